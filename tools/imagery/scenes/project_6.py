"""Compressor house: table-top foundation with its machines, building steel over it, half clad, crane girder orange."""
from kit import buildings, cranes, piping, pumps, scaffold, sheet, steel, vehicles, yard
from kit.palette import CONCRETE, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -36, (1280, 960)
CAMERA = dict(look=(9, 12, 4.6), span=53, azimuth=-52, elevation=32, lens=55)
ALT = 'A compressor house half clad: machines on a table-top foundation of concrete, an orange overhead crane above them.'
FOCUS = (0.5, 0.45)


def build(m):
    sheet.grid(m, -60, 80, -60, 80, 5, .04)
    m.box(9, 18, 0, 24, 42, .2, CONCRETE)
    with m.at(z=.2):
        buildings.hall(m, 36, 18, 13, 15.4, 6, clad=.52, roof=.55)
        for s in (.9, 17.1):
            m.beam((s, -.3, 10.2), (s, 36, 10.2), STEEL, .7, .36)
            for j in range(7):
                m.box(s + (.1 if s < 5 else -.1), j * 6, 9.4, 1.0, .35, .45, STEEL)
        with m.at(9, 0, turn=90):
            cranes.overhead(m, 16, 10.6, 9, -.1, 9.4)
        table(m)
    suction(m)
    with m.at(21.5, 22, turn=90):
        scaffold.straight(m, 10, 1.3, 5, 2, 2)
    yard.beams(m, -8, 8, 4, 8, 80)
    with m.at(-9, 22, turn=85):
        vehicles.lowboy(m, 7)
    for k in range(3):
        m.box(24.5 + k * .2, 6 + k * 3.4, .1, 2.4, 3, .35, PAPER, .01)


def table(m):
    """Table-top on columns with two compressor trains."""
    for x in (4.6, 9, 13.4):
        for y in (2.5, 8, 13.5):
            m.box(x, y, 0, 1.1, 1.1, 4.2, CONCRETE)
    m.box(9, 8, 4.2, 11, 13.4, 1.1, CONCRETE)
    steel.rail(m, [(3.6, 1.4, 5.3), (14.4, 1.4, 5.3), (14.4, 14.6, 5.3)])
    steel.rail(m, [(3.6, 1.4, 5.3), (3.6, 14.6, 5.3)])
    for y in (4.6, 11):
        with m.at(9, y, 5.3):
            m.box(-.4, 0, 0, 9.4, 2.2, .3, STEEL)
            with m.at(-4, 0, 1.6):
                pumps.casing_half(m, 3.2, 1.05, PAPER, True)
                pumps.casing_half(m, 3.2, 1.05, PAPER, False)
                m.rod((-.5, 0, 0), (4.6, 0, 0), .2, STEEL, 20)
                for x in (.7, 2.4):
                    m.rod((x, 0, -.6), (x, 0, -3.2), .35, PAPER, 24)
            m.box(.7, 0, .3, 1.3, 1.6, 1.8, PAPER)
            with m.at(1.6, 0, 1.6):
                pumps.motor(m, 2.4, .95, STEEL)
            m.box(2.6, 0, .3, 1.8, 1.4, .5, STEEL)
    steel.stair(m, (16.4, -6.5, 0), (16.4, 1.0, 5.2))


def suction(m):
    """Headers that leave under the table."""
    for x in (5.7, 7.4):
        m.tube([(x, 4.6, 3.0), (x, -3, 3.0), (x, -3, 1.2), (x, -9, 1.2)], .45, PAPER, 1.0)
        piping.flange(m, (x, -5.6, 1.2), (0, 1, 0), .45, PAPER, 16, STEEL)
        piping.flange(m, (x, -9, 1.2), (0, 1, 0), .45, PAPER, 16, STEEL, blind=True)
        m.box(x, -7.2, 0, .9, .9, .7, CONCRETE)
