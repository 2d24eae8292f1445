"""Apartment block of five storeys: balconies, screens, shops below; one awning row in orange."""
from kit import buildings, houses, roads, sheet, vehicles
from kit.palette import CONCRETE, INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -22, (1280, 960)
CAMERA = dict(look=(12, 4, 6.2), span=56, azimuth=-54, elevation=30, lens=55)
ALT = 'A five-storey apartment block with balconies and shaded windows, shops at street level under orange awnings.'
FOCUS = (0.5, 0.45)


def build(m):
    sheet.grid(m, -60, 80, -60, 80, 5, .04)
    m.box(13, 3, 0, 36, 25, .15, CONCRETE)
    houses.volume(m, 0, 0, 26, 12, .15, 17.5, parapet=.9)
    for k in range(4):
        z = 4.2 + k * 3.3
        m.box(13, 0, z - .35, 26.3, .3, .2, SAND)
        for i in range(6):
            x = 2.4 + i * 4.25
            houses.window(m, x, 0, z + .1, 2.4, 2.2)
            if (i + k) % 3:
                houses.balcony(m, x, 0, z, 3.2, 1.5)
            else:
                houses.screen(m, x - 1.4, x + 1.4, -.3, z, z + 2.7, SAND, .22)
        for y in (3, 6.5, 10):
            houses.window(m, 26, y, z + .6, 1.3, 1.6, 'e')
    for i in range(5):
        x = 3 + i * 5
        m.box(x, -.05, .4, 3.8, .12, 2.8, INK, 0)
        m.add(([(x - 2.1, -.05, 3.5), (x + 2.1, -.05, 3.5), (x + 2.1, -1.9, 2.8), (x - 2.1, -1.9, 2.8)],
            [(0, 1, 2, 3)]), ORANGE)
        m.box(x, -1.88, 2.6, 4.2, .05, .22, ORANGE, 0)
    houses.volume(m, 9, 3, 15, 9, 17.5, 20.4, parapet=.4)
    for i in range(4):
        m.box(17.6 + i * 1.9, 6, 17.6, 1.3, 1.1, 1.0, STEEL)
    with m.at(4, 6, 17.55):
        m.lathe([(1.1, 0), (1.1, 1.8), (.4, 2.1), (0, 2.1)], PAPER, 32)
    roads.road(m, (-70, -13.5), (90, -13.5), 7)
    for i in range(6):
        buildings.tree(m, -2 + i * 6.2, -7.6, 5.2)
    for x, t in ((6, 0), (19, 180)):
        with m.at(x, -12 if t else -15.2, .06, turn=t):
            vehicles.pickup(m)
