"""The widest view: a process unit at night, pipe rack on the diagonal, one column in orange."""
from kit import columns, cranes, exchangers, heaters, piperack, pumps, roads, sheet, steel, tanks, vehicles, vessels, yard
from kit.palette import ASPHALT, CONCRETE, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'night', -18, (2400, 1200)
CAMERA = dict(look=(9, 13, 9), span=178, azimuth=-62, elevation=29, lens=55)
ALT = 'A process unit as a matte scale model at night: columns, spheres, tanks and a long pipe rack, with one tall column in orange.'
FOCUS = (0.45, 0.45)


def build(m):
    sheet.grid(m, -220, 220, -140, 260, 20)
    racks(m)
    unit(m)
    front(m)
    storage(m)
    with m.at(-106, 30):
        cranes.crawler(m, 36, 46, 75, 12, boom_mat=PAPER)
    roads.road(m, (-220, -60), (240, -60), 9)
    roads.road(m, (-220, 56), (240, 56), 8)
    for x in (-110, -50, 12, 74):
        with m.at(x, -54):
            yard.mast(m, 15)
    for x in (-60, 0, 40, 120):
        with m.at(x, 63):
            yard.mast(m, 15)


def racks(m):
    """Main rack along x, a second one branching to the tank farm."""
    with m.at(-128, -14):
        piperack.rack(m, 272, 8, 8, (6, 9.2))
        piperack.pipes(m, 272, 6, [(-3, .3), (-2, .22), (-1.1, .22), (0, .35), (1.2, .25), (2.3, .3), (3.1, .2)])
        piperack.pipes(m, 272, 9.2, [(-2.8, .45), (-1.3, .3), (0, .25), (.9, .25), (2.4, .5)])
    with m.at(48.5, -8, turn=90):
        piperack.rack(m, 56, 8, 6, (6.0, 8.6))
        piperack.pipes(m, 59, 6.0, [(-2, .3), (-.9, .25), (.4, .35), (1.7, .25)], start=-3)
        piperack.pipes(m, 59, 8.6, [(-1.8, .4), (-.2, .3), (1.4, .4)], start=-3)
        for y, r in ((-2, .3), (-.9, .25), (.4, .35), (1.7, .25)):
            m.tube([(56, y, 6.14 + r), (58.5, y, 6.14 + r), (58.5, y, .3), (64, y, .3)], r, PAPER)


def pad(m, x0, y0, x1, y1):
    """Paved area with a kerb."""
    m.box((x0 + x1) / 2, (y0 + y1) / 2, 0, x1 - x0, y1 - y0, .15, ASPHALT, .03)
    tanks.bund(m, x0, y0, x1, y1, .35, CONCRETE, .25)


def unit(m):
    """Heater, columns, reactors and the structure with its drums."""
    pad(m, -50, -6, 44, 33)
    pad(m, -82, -7, -53, 33)
    with m.at(-66, 20, 0):
        heaters.heater(m, 13, 7)
    with m.at(-80, -1):
        exchangers.air_cooler(m, 24, 8, 7, 4)
    with m.at(-40, 12):
        columns.column(m, 2.4, 27, (7, 13, 19, 25), turn=-60, reboiler=True)
    with m.at(-27, 24):
        columns.column(m, 1.4, 38, (8, 15, 22, 29, 36), turn=-40)
    with m.at(-6, 14):
        columns.column(m, 2.1, 46, (8, 15, 22, 29, 36, 43), turn=-50, shell=ORANGE, neck=(24, 1.6))
    with m.at(10, 25):
        columns.column(m, 1.7, 32, (8, 15, 22, 29), turn=-40)
    for x in (23, 35):
        with m.at(x, 10):
            vessels.reactor(m, 2.4, 13, 6)
    with m.at(-24, 0):
        steel.frame(m, [0, 6, 12], [-2, 4], [5, 10], STEEL, .35, .4)
        for z in (5.1, 10.1):
            steel.deck(m, 6, 1, z, 13, 7)
            with m.at(6, 1, z):
                vessels.drum(m, 8, 1.1, 1.9, top=False)
        steel.stair(m, (-7, -2.5, 0), (-.5, -2.5, 5.1))
    for x, y in ((-40, 12), (-6, 14), (10, 25)):
        m.tube([(x + 3, y - 2, 3.5), (x + 3, y - 8, 3.5), (x + 3, y - 8, 10.2), (x + 3, -12, 10.2)], .3, PAPER)
        for d in (-1, 1):
            m.beam((x + 3 + d, y - 10, 0), (x + 3 + d, y - 10, 9.9), STEEL, .25, .25)
        m.beam((x + 1.8, y - 10, 9.75), (x + 4.2, y - 10, 9.75), STEEL, .3, .2)
    for x in (23, 35):
        m.tube([(x, 7.6, 4.2), (x, 3, 4.2), (x, 3, 7.0), (x, -10.5, 7.0)], .28, PAPER)


def front(m):
    """Exchangers, pumps, drums and coolers before the rack."""
    pad(m, -92, -41, -1, -21)
    for i in range(11):
        x = -86 + i * 8
        with m.at(x, -31, turn=90):
            exchangers.exchanger(m, 8, .9, 2.2)
        m.tube([(x, -28.2, 3.2), (x, -28.2, 5), (x, -19, 5), (x, -18.2, 5)], .2, PAPER)
    pad(m, 3, -27, 46, -19)
    for i in range(10):
        with m.at(6 + i * 4.1, -23, turn=-90):
            pumps.pump(m, 1.15, guard=STEEL)
    pad(m, 8, -49, 36, -31)
    for y in (-36, -44):
        with m.at(22, y):
            vessels.drum(m, 17, 2, 4.2)
    with m.at(52, -33):
        exchangers.air_cooler(m, 24, 8, 6, 4)
    with m.at(84, -37):
        vessels.drum(m, 12, 1.8, 3.8)
    with m.at(-24, -58, .06, turn=180):
        vehicles.lowboy(m, 9)
    with m.at(40, -61.8, .06):
        vehicles.pickup(m)
    with m.at(-60, -61.8, .06):
        vehicles.tipper(m)


def storage(m):
    """Spheres and tanks in their bunds."""
    tanks.bund(m, 54, 6, 116, 46, .9)
    for x in (68, 98):
        with m.at(x, 26):
            vessels.sphere(m, 9)
    tanks.bund(m, 0, 66, 138, 104, 1.4)
    for k, x in enumerate((18, 52, 86, 120)):
        with m.at(x, 85):
            tanks.tank(m, 13, 15, roof='dome' if k == 2 else 'cone')
    tanks.bund(m, -112, 66, -6, 104, 1.4)
    for x in (-94, -60, -26):
        with m.at(x, 85):
            tanks.tank(m, 12, 11, roof='floating', wind=2)
