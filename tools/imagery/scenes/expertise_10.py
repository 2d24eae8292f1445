"""Irrigation: pump and filters, a main in its trench, laterals with drip rings at rows of palms and shrubs."""
from kit import buildings, piping, pumps, sheet, tanks, vehicles, water
from kit.palette import CONCRETE, EARTH, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -28, (1280, 960)
CAMERA = dict(look=(5, 2.5, 1.4), span=46, azimuth=-56, elevation=34, lens=55)
ALT = 'An irrigation field with rows of palms and shrubs: pump, filters and valves at its head, the orange main and laterals between the rows.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -50, 60, -50, 60, 5, .04)
    m.box(12, 8, 0, 32, 26, .3, EARTH, .03)
    m.box(12, 8, .3, 31.6, 25.6, .12, SAND, .03)
    for i in range(6):
        row(m, 16.8 - i * 4.4, i)
    main(m)
    head_works(m)
    with m.at(-8.5, 15, turn=20):
        tanks.tank(m, 4, 5, wind=1, stair=-130)
    with m.at(19, -9.5, turn=172):
        vehicles.pickup(m)
    coil(m, 9, -9)
    coil(m, 11.8, -9.6)


def row(m, y, k):
    """One planted row: bed, lateral with drippers, palms or shrubs."""
    m.box(12, y, .42, 28, 1.7, .12, EARTH, .03)
    m.rod((-1.4, y + .55, .58), (25.6, y + .55, .58), .06, ORANGE, 8)
    for i in range(7 if k % 2 else 14):
        step = 4.2 if k % 2 else 2.1
        x = .2 + i * step
        with m.at(x, y, .54):
            m.ring(.55, .035, .03, ORANGE, sides=24)
            m.rod((0, .55, .03), (0, .5, .03), .03, ORANGE, 6)
        if k % 2:
            with m.at(z=.5):
                buildings.tree(m, x, y, 3.4 + (i * 5 % 4) * .25)
        else:
            buildings.bush(m, x, y + 0, .55 + (i * 3 % 4) * .06)
    m.rod((-1.4, y + .55, .58), (-1.4, y + .55, .2), .06, ORANGE, 8)


def main(m):
    """Main along the field's end with a valve box at each row."""
    m.box(-2.1, 8, .0, 3.6, 28, .1, EARTH, .02)
    m.rod((-2.2, -6.4, .4), (-2.2, 20.4, .4), .2, ORANGE, 24)
    for y in range(-6, 21, 4):
        m.rod((-2.2, y, .4), (-2.2, y + .3, .4), .25, ORANGE, 24)
    for i in range(6):
        y = 16.8 - i * 4.4 + .55
        m.rod((-2.2, y, .4), (-1.4, y, .4), .08, ORANGE, 12)
        piping.valve(m, (-1.75, y, .4), (1, 0, 0), .08, STEEL, STEEL)
    m.box(-2.2, 20.6, .0, .8, .8, .8, CONCRETE)


def head_works(m):
    """Filters and pumps on a slab at the near end."""
    m.box(-8.5, -4.2, 0, 10, 8.4, .25, CONCRETE)
    for i in range(3):
        with m.at(-11.4 + i * 2.9, -1.6, .25):
            water.filter_vessel(m, .95, 1.9)
    for i in range(2):
        with m.at(-11 + i * 3.2, -6.4, .25):
            pumps.pump(m, .8, guard=STEEL)
    m.tube([(-12.4, -3.2, .9), (-4.2, -3.2, .9), (-4.2, -6.2, .9), (-2.2, -6.2, .9), (-2.2, -6.2, .5)], .18,
        ORANGE, .35)
    piping.valve(m, (-4.2, -4.8, .9), (0, 1, 0), .18, STEEL, STEEL)
    piping.flange(m, (-12.4, -3.2, .9), (1, 0, 0), .18, ORANGE, blind=True)
    for x in (-10.5, -7):
        m.box(x, -3.2, .25, .35, .35, .5, CONCRETE)
    m.box(-5.2, -.6, .25, 1.0, .5, 1.7, PAPER)


def coil(m, x, y):
    """Coil of pipe waiting on its side."""
    with m.at(x, y):
        for k in range(5):
            m.ring(1.05, .06, .08 + k * .12, STEEL, sides=40)
            m.ring(.92, .06, .08 + k * .12, STEEL, sides=40)
