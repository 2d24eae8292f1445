"""Morning shift at night's end: crew buses at the gate of the camp, cabins in rows, one bus orange."""
from kit import buildings, roads, sheet, steel, vehicles, yard
from kit.palette import CONCRETE, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'night', -24, (2400, 900)
CAMERA = dict(look=(-9, 4, 1), span=74, azimuth=-58, elevation=31, lens=55)
ALT = 'A site camp at night: cabins in rows, a training frame of steel, crew buses in line at the stop, one of them orange.'
FOCUS = (0.68, 0.5)


def build(m):
    sheet.grid(m, -120, 100, -60, 100, 5, .06)
    roads.road(m, (-120, -12), (120, -12), 8)
    m.box(14, -5.6, 0, 48, 4.4, .15, CONCRETE)
    for k, x in enumerate((-2, 11, 24)):
        with m.at(x, -10, .06):
            vehicles.bus(m, ORANGE if k == 0 else PAPER)
    shelter(m)
    for j in range(3):
        for i in range(3):
            with m.at(8 + i * 11.4, 5 + j * 8, 0):
                yard.cabin(m, PAPER, STEEL)
    training(m)
    for i in range(8):
        buildings.tree(m, -24 + i * 8.6, -19, 4.6)
    for x in (-14, 22):
        with m.at(x, -3):
            yard.mast(m, 11)
    with m.at(-30, -13.6, .06, turn=0):
        vehicles.pickup(m)


def shelter(m):
    """Roof over the stop."""
    for x in (2, 10, 18, 26):
        for y in (-6.8, -4.2):
            m.rod((x, y, .15), (x, y, 3.0), .08, STEEL, 10)
    m.box(14, -5.5, 3.0, 28, 3.6, .14, PAPER)
    for x in (6, 14, 22):
        m.box(x, -4.6, .15, 4.5, .45, .45, SAND)


def training(m):
    """Frame where crews learn bolting and rigging."""
    with m.at(-12, 8):
        m.box(3, 3, 0, 9, 9, .15, CONCRETE)
        steel.frame(m, [0, 3, 6], [0, 6], [3, 6], STEEL, .25, .3)
        steel.deck(m, 3, 3, 3.1, 6.4, 6.4, STEEL, STEEL)
        steel.stair(m, (-4, .8, 0), (-.2, .8, 3.1), .9, STEEL)
