"""The widest view: a process unit at night, pipe rack on the diagonal, one column just set."""
from kit import columns, cranes, exchangers, piperack, pumps, roads, sheet, steel, tanks, vehicles, vessels, yard
from kit.palette import ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'night', -18, (2400, 1200)
CAMERA = dict(look=(10, 12, 9), span=176, azimuth=-62, elevation=29, lens=55)
ALT = 'A process unit as a matte scale model at night: columns, spheres, tanks and a long pipe rack, with one orange column just set by a lattice crane.'
FOCUS = (0.5, 0.42)


def build(m):
    sheet.grid(m, -220, 220, -140, 260, 20)
    with m.at(-120, -14):
        piperack.rack(m, 256, 8, 8, (6, 9.2))
        piperack.pipes(m, 256, 6, [(-3, .3), (-2, .22), (-1.1, .22), (0, .35), (1.2, .25), (2.3, .3), (3.1, .2)])
        piperack.pipes(m, 256, 9.2, [(-2.8, .45), (-1.3, .3), (0, .25), (.9, .25), (2.4, .5)])
    unit(m)
    front(m)
    with m.at(-76, 26):
        cranes.crawler(m, 40, 52, -6, 18, boom_mat=PAPER)
    for x, y in ((64, 26), (88, 26)):
        with m.at(x, y):
            vessels.sphere(m, 9)
    for x, y in ((50, 74), (84, 78), (118, 82), (16, 78)):
        with m.at(x, y):
            tanks.tank(m, 13, 15, roof='cone' if x != 84 else 'dome')
    roads.road(m, (-200, -60), (220, -60), 9)
    roads.road(m, (-200, 54), (220, 54), 8)
    for x in (-90, -30, 30, 90):
        with m.at(x, -54):
            yard.mast(m, 16)


def unit(m):
    """Columns and the drums beside them."""
    with m.at(-38, 12):
        columns.column(m, 2.4, 27, (7, 13, 19, 25), turn=-60, reboiler=True)
    with m.at(-25, 22):
        columns.column(m, 1.4, 38, (8, 15, 22, 29, 36), turn=-40)
    with m.at(-6, 14):
        columns.column(m, 2.1, 46, (8, 15, 22, 29, 36, 43), turn=-50, shell=ORANGE, neck=(24, 1.6))
    with m.at(11, 24):
        columns.column(m, 1.7, 32, (8, 15, 22, 29), turn=-40)
    for x in (25, 37):
        with m.at(x, 12):
            vessels.reactor(m, 2.4, 13, 6)
    with m.at(-68, 2):
        exchangers.air_cooler(m, 24, 8, 7, 4)
    with m.at(-20, 0):
        steel.frame(m, [0, 6, 12], [-2, 4], [5, 10], STEEL, .35, .4)
        steel.deck(m, 6, 1, 10.1, 13, 7)
        steel.deck(m, 6, 1, 5.1, 13, 7)
        for z in (5.1, 10.1):
            with m.at(6, 1, z):
                vessels.drum(m, 8, 1.1, 1.9, top=False)
        steel.stair(m, (-7, -2.5, 0), (-.5, -2.5, 5.1))


def front(m):
    """Exchangers, pumps and drums before the rack."""
    for i in range(8):
        with m.at(-62 + i * 8, -31, turn=90):
            exchangers.exchanger(m, 8, .9, 2.2)
        m.tube([(-62 + i * 8, -28, 3.2), (-62 + i * 8, -28, 5), (-62 + i * 8, -19, 5), (-62 + i * 8, -17.5, 5)], .2, PAPER)
    for i in range(9):
        with m.at(6 + i * 4.2, -23, turn=-90):
            pumps.pump(m, 1.15, guard=STEEL)
    for y in (-36, -44):
        with m.at(22, y):
            vessels.drum(m, 17, 2, 4.2)
    with m.at(56, -34):
        exchangers.air_cooler(m, 18, 8, 6, 3)
    with m.at(-20, -58, .06, turn=180):
        vehicles.lowboy(m, 9)
    with m.at(28, -61.8, .06):
        vehicles.pickup(m)
