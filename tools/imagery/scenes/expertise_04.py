"""Structural steel building: portals, purlins and rails, sheeting going on bay by bay, one sheet strip orange."""
from kit import buildings, scaffold, sheet, steel, vehicles, yard
from kit.palette import CONCRETE, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -40, (1280, 960)
CAMERA = dict(look=(13, 20, 4.2), span=66, azimuth=-50, elevation=34, lens=55)
ALT = 'A steel hall seen half framed, half clad: portal frames, purlins and wall rails, with one strip of sheeting in orange.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -60, 90, -60, 100, 6, .05)
    m.box(13, 24, 0, 30, 52, .25, CONCRETE)
    for i in range(9):
        sheet.axis(m, (-7, i * 6), (-3, i * 6), .8, .05)
    with m.at(z=.25):
        buildings.hall(m, 48, 26, 8.5, 11.8, 6, clad=.5, roof=.5, cladding=PAPER)
        ridge, eaves, slope = 11.8 + .55, 8.5 + .55, 3.3 / 13
        for s in (-1, 1):
            buildings.sheet_run(m, (13, ridge), (13 + s * 13.5, eaves - slope * .5), 20.6, 23.9, ORANGE)
        buildings.wall_sheet(m, 26.5, 18, 24, 4.2, PAPER)
        buildings.wall_sheet(m, -.5, 18, 24, 4.2, PAPER)
        m.bar((13, 21, ridge + .16), (13, 48.5, ridge + .16), .8, .06, PAPER)
        for x in (6, 13, 20):
            m.beam((x, 0, 0), (x, 0, 8.4 + (3 - abs(x - 13) * .254)), STEEL, .4, .25)
        mezzanine(m)
    for k in range(4):
        m.box(32.5, 8 + k * 3.2, .1, 2.2, 2.9, .25 + .1 * k, PAPER, .01)
    with m.at(33, 24, turn=90):
        vehicles.forklift(m)
    with m.at(31.5, 32, turn=90):
        scaffold.straight(m, 4, 1.3, 3, 2, 2)
    with m.at(-6, -5, turn=8):
        yard.pipe_stack(m, 6, .12, (8, 7, 6))
    yard.beams(m, 6, -6, 5, 9)
    with m.at(17, -5):
        boom_lift(m)


def mezzanine(m):
    """Floor and stair inside the open half."""
    steel.frame(m, [4, 10], [4, 10, 16], [4], STEEL, .3, .4, feet=False)
    steel.deck(m, 7, 10, 4.1, 7, 13)
    steel.stair(m, (14.5, 5, 0), (10.5, 5, 4.1))


def boom_lift(m):
    """Access platform on wheels."""
    m.box(0, 0, .5, 2.6, 2.0, .7, PAPER)
    for x in (-.9, .9):
        for y in (-1, 1):
            vehicles.wheel(m, x, y, .5, .35)
    m.bar((-.6, 0, 1.3), (2.6, .6, 5.2), .35, .4, PAPER)
    m.bar((2.6, .6, 5.2), (.6, 3.2, 8.2), .26, .3, PAPER)
    steel.deck(m, .4, 3.8, 8.0, 1.8, 1.0)
