"""Pump station: house of steel with its roof off, pump sets in line, station piping and headers, the discharge in orange."""
from kit import buildings, firewater, piping, pumps, sheet, tanks, vehicles, yard
from kit.palette import CONCRETE, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -32, (1280, 960)
CAMERA = dict(look=(4, 1, 2), span=54, azimuth=-54, elevation=34, lens=55)
ALT = 'A pipeline pump station: four pump sets in an open steel house, valves and headers outside, the discharge line in orange leaving on a diagonal.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -70, 80, -70, 80, 5, .05)
    m.box(4, 9, 0, 30, 16, .25, CONCRETE)
    with m.at(-10, 16.5, .25, turn=-90):
        buildings.hall(m, 28, 15, 6.5, 8.2, 7, purlins=False, rails=False)
    for i in range(4):
        x = -6 + i * 6.6
        with m.at(x, 9, .25, turn=-90):
            pumps.pump(m, 2.0, guard=STEEL)
        m.tube([(x, 11.7, 2.35), (x, 14.2, 2.35), (x, 14.2, 1.0), (x, 18.6, 1.0)], .34, PAPER, .8)
        m.tube([(x + .6, 10.6, 4), (x + .6, 10.6, 5), (x + .6, 6.0, 5), (x + .6, 6.0, 1.2), (x + .6, -4, 1.2)],
            .27, PAPER, .7)
        piping.valve(m, (x + .6, 0, 1.2), (0, 1, 0), .27, STEEL, STEEL)
        piping.flange(m, (x + .6, -2.6, 1.2), (0, 1, 0), .27, PAPER)
        m.box(x + .6, 2.4, 0, .6, .6, .75, CONCRETE)
    m.rod((-9, 18.6, 1.0), (34, 18.6, 1.0), .5, PAPER, 32)
    m.tube([(-8, -4, 1.2), (25, -4, 1.2), (25, -30, 1.2), (25, -60, 1.2)], .5, ORANGE, 1.6)
    piping.flange(m, (-8, -4, 1.2), (1, 0, 0), .5, ORANGE, blind=True)
    for x in (-2, 8, 17):
        piping.flange(m, (x, -4, 1.2), (1, 0, 0), .5, ORANGE)
        m.box(x + 1.6, -4, 0, .9, 1.2, .65, CONCRETE)
    for y in (-9, -16, -24):
        m.box(25, y, 0, 1.2, .9, .65, CONCRETE)
    piping.valve(m, (25, -12, 1.2), (0, 1, 0), .5, STEEL, STEEL)
    with m.at(-17, 6):
        tanks.tank(m, 5, 6.5, wind=1, stair=-120)
    for x in (-12, 2, 14):
        firewater.hydrant(m, x, -7.6, PAPER)
    with m.at(-9, -12, turn=6):
        yard.cabin(m)
    with m.at(10, -13, turn=170):
        vehicles.pickup(m)
    pig_trap(m)


def pig_trap(m):
    """Launcher beside the outgoing line."""
    m.tube([(25, -6.5, 1.2), (30, -11.5, 1.2), (30, -15, 1.2)], .5, ORANGE, 1.5)
    m.rod((30, -15, 1.2), (30, -19, 1.2), .7, PAPER, 36)
    piping.flange(m, (30, -19, 1.2), (0, 1, 0), .7, PAPER, 20, STEEL)
    piping.valve(m, (30, -13.6, 1.2), (0, 1, 0), .5, STEEL, STEEL)
    m.box(30, -17, 0, 1.0, .8, .55, CONCRETE)
