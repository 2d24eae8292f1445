"""Warehouse park: two long halls with dock doors, lorries backed up, one dock shelter row in orange."""
from kit import buildings, roads, sheet, vehicles, yard
from kit.palette import ASPHALT, CONCRETE, INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -28, (1280, 960)
CAMERA = dict(look=(0, 2, 3), span=118, azimuth=-52, elevation=34, lens=55)
ALT = 'Two long white warehouses with dock levellers; lorries stand at the doors, the dock shelters are orange.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -140, 150, -140, 150, 10, .08)
    m.box(4, -6, 0, 100, 40, .15, ASPHALT, 0)
    warehouse(m, 10)
    warehouse(m, 58)
    docks(m)
    fleet(m)
    roads.road(m, (-160, -34), (160, -34), 9)
    for i in range(9):
        buildings.tree(m, -46 + i * 12, -42, 5)
    for x in (-40, -8, 24, 56):
        with m.at(x, -25):
            yard.mast(m, 14)


def warehouse(m, y):
    """Hall along x, roof with rows of lights, eaves and ridge vents."""
    with m.at(52, y, .1, turn=90):
        buildings.hall(m, 96, 36, 9.5, 12, 8, clad=1, roof=1, purlins=False, rails=False)
        for i in range(12):
            for x in (9, 27):
                z = 12.55 - abs(x - 18) * 2.5 / 18
                m.box(x, 4 + i * 8, z, 3.2, 1.4, .28, 'mist')
        for i in range(8):
            with m.at(18, 8 + i * 11.4, 12.5):
                m.lathe([(.5, 0), (.5, .5), (.85, .6), (.85, 1.0), (.3, 1.3), (0, 1.3)], STEEL, 20)
    for i in range(48):
        m.box(-43 + i * 2, y - .42, .3, 1.96, .1, 9.6, PAPER, 0)
    gable(m, 52.5, y)


def gable(m, x, y):
    """Gable wall towards +x with a roller door."""
    m.add(([(x, y, .2), (x, y + 36, .2), (x, y + 36, 9.9), (x, y + 18, 12.5), (x, y, 9.9)], [(0, 1, 2, 3, 4)]), PAPER)
    for d in (9, 27):
        m.box(x + .06, y + d, .2, .14, 5, 5.6, STEEL)
        for k in range(10):
            m.box(x + .15, y + d, .4 + k * .55, .06, 4.9, .06, PAPER, 0)


def docks(m):
    """Twelve dock doors with shelters and levellers along the front of the first hall."""
    for i in range(12):
        x = -40 + i * 7.6
        m.box(x, 9.2, .15, 3.4, 1.0, 1.2, CONCRETE)
        m.box(x, 9.35, 1.35, 2.6, .3, 3.1, INK)
        for s in (-1.55, 1.55):
            m.box(x + s, 9.0, 1.35, .5, .9, 3.6, ORANGE)
        m.box(x, 9.0, 4.5, 3.6, .9, .5, ORANGE)
        for s in (-1.9, 1.9):
            m.box(x + s, 4.5, .15, .1, 12, .015, PAPER, 0)


def fleet(m):
    """Lorries at the doors and one arriving."""
    for i in (1, 2, 5, 6, 8, 11):
        x = -40 + i * 7.6
        with m.at(x, -6.0, .15, turn=-90):
            vehicles.cab(m, PAPER if i % 3 else STEEL)
            m.box(-8.6, 0, 1.1, 12.4, 2.5, 2.8, PAPER if i % 2 else SAND)
            for w in (-1.2, -3.6, -11.4, -12.6, -13.8):
                for s in (-1, 1):
                    vehicles.wheel(m, w, s, .5, .4)
    with m.at(-14, -31.8, .06, turn=180):
        vehicles.cab(m)
        m.box(-8.6, 0, 1.1, 12.4, 2.5, 2.8, PAPER)
        for w in (-1.2, -3.6, -11.4, -12.6, -13.8):
            for s in (-1, 1):
                vehicles.wheel(m, w, s, .5, .4)
    for i in range(7):
        with m.at(40 + (i % 4) * 3, -14 - (i // 4) * 6, .15, turn=90):
            vehicles.pickup(m, PAPER if i % 3 else STEEL)
