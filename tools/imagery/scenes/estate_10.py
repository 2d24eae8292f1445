"""A street of the desert city: villas, flats, palms down the middle, one gate orange."""
from kit import buildings, houses, roads, sheet, vehicles
from kit.palette import CONCRETE, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -24, (1280, 960)
CAMERA = dict(look=(4, 6, 2), span=84, azimuth=-50, elevation=34, lens=55)
ALT = 'A street with palms down its middle between white villas and apartment blocks, cars at the kerb, one gate in orange.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -100, 110, -100, 110, 10, .06)
    for y in (-5, 5):
        roads.road(m, (-120, y), (130, y), 7, dashes=False)
    m.box(0, 0, 0, 250, 2.4, .2, SAND)
    for i in range(16):
        buildings.tree(m, -60 + i * 8, 0, 5.2)
    for s, y in ((1, 10.6), (-1, -10.6)):
        m.box(0, y, 0, 250, 3.2, .15, CONCRETE)
    for i in range(-4, 6):
        with m.at(i * 15, 13):
            villa(m, i)
    for i in range(-3, 5):
        with m.at(i * 18, -30):
            block(m, i)
    for x, y, t in ((-20, 6.6, 0), (-4, 6.6, 0), (22, 3.4, 180), (8, -3.4, 0), (30, -6.6, 180), (-14, -6.6, 180)):
        with m.at(x, y, .06, turn=t):
            vehicles.pickup(m, PAPER if x % 3 else STEEL)


def villa(m, i):
    """Villa on the far side."""
    houses.garden_wall(m, 0, 0, 14, 18, gate=(7, 3.2), height=1.8)
    houses.volume(m, 2, 4, 12, 14, 0, 3.6)
    houses.volume(m, 2 + i % 2 * 3, 5.4, 9 + i % 2 * 3, 14, 3.6, 7)
    for x in (4, 10):
        houses.window(m, x, 4, 1, 1.8, 1.6)
    houses.window(m, 5.4 + i % 2 * 3, 5.4, 4.4, 2.6, 1.6)
    houses.window(m, 12, 9, 1, 2, 1.6, 'e')
    m.box(7, 3.94, 0, 1.2, .12, 2.4, STEEL)
    if i == 0:
        m.box(7, 0, 2.5, 4.4, 2.2, .25, ORANGE)
        for x in (5.2, 8.8):
            m.box(x, 0, 0, .35, .5, 2.5, ORANGE)


def block(m, i):
    """Low flats on the near side, fronts to the street at +y."""
    h = 10.4 if i % 2 else 7
    houses.volume(m, 0, 0, 15, 14, 0, h)
    for k in range(int(h // 3.4)):
        for x in (3, 7.5, 12):
            houses.window(m, x, 0, 1 + k * 3.4, 2, 1.6)
        for y in (3, 7, 11):
            houses.window(m, 15, y, 1 + k * 3.4, 1.6, 1.6, 'e')
    m.box(4, 7, h, 2.6, 3, 2.4, PAPER)
    for k in range(3):
        m.box(9 + k * 1.8, 8, h, 1.2, 1.0, .9, STEEL)
