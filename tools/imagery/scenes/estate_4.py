"""Tower of flats over a podium: fins, sky terrace, the terrace soffit in orange."""
from kit import buildings, houses, roads, sheet, vehicles
from kit.palette import CONCRETE, ORANGE, PAPER

LIGHT, SUN, SIZE = 'day', -25, (1280, 960)
CAMERA = dict(look=(9, 8, 16), span=74, azimuth=-54, elevation=27, lens=55)
ALT = 'A slender white apartment tower on a low podium with palms, one open terrace floor lined in orange.'
FOCUS = (0.5, 0.45)


def build(m):
    sheet.grid(m, -90, 100, -90, 100, 5, .05)
    m.box(12, 6, 0, 46, 34, .2, CONCRETE)
    with m.at(-6, -4, .2):
        buildings.office(m, 32, 22, 2, 4.2, core=False, module=2)
    with m.at(2, 1, 8.6):
        buildings.office(m, 14, 13, 5, 3.4, core=False, module=1.75, parapet=.2)
    m.box(9, 7.5, 25.6, 10, 9, 3.6, ORANGE)
    for x in (2.4, 9, 15.6):
        for y in (1.4, 13.6):
            m.box(x, y, 25.6, .6, .6, 3.7, PAPER)
    with m.at(2, 1, 29.2):
        buildings.office(m, 14, 13, 3, 3.4, module=1.75)
    for k in range(5):
        for x in (5.4, 12.6):
            houses.balcony(m, x, .9, 12 + k * 3.4 - 3.2, 3.0, 1.3)
    houses.pool(m, 21, 6, 4, 9, 8.7)
    for x, y in ((-3, -1), (-3, 6), (-3, 13), (18, 15), (24, 0)):
        with m.at(z=8.4):
            buildings.tree(m, x, y, 3.6)
    roads.road(m, (-90, -17), (120, -17), 8)
    for i in range(7):
        buildings.tree(m, -8 + i * 6.6, -8.6, 5)
    for x in (4, 22):
        with m.at(x, -15.2, .06, turn=180):
            vehicles.pickup(m)
