"""The plant register drawn up in one line at night: lorries, cranes, excavators, one crane in orange."""
from kit import cranes, sheet, vehicles, yard
from kit.palette import ASPHALT, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'night', -24, (2400, 900)
CAMERA = dict(look=(-6, 3, 3.5), span=92, azimuth=-62, elevation=29, lens=55)
ALT = 'The company fleet drawn up in a row at night as a scale model: lorries, rollers, excavators and cranes, one mobile crane in orange.'
FOCUS = (0.68, 0.5)


def build(m):
    sheet.grid(m, -140, 140, -80, 140, 10, .08)
    m.box(18, 6, 0, 74, 40, .1, ASPHALT, 0)
    for i in range(13):
        m.box(-16 + i * 5.6, 2, .1, .12, 15, .012, PAPER, 0)
    slots = [-13.2 + i * 5.6 for i in range(12)]
    for k, draw in enumerate((vehicles.pickup, vehicles.tipper, vehicles.tipper, vehicles.mixer)):
        with m.at(slots[k], -2 if k else -1, .1, turn=-90):
            draw(m)
    with m.at(slots[4], 0, .1, turn=-90):
        vehicles.excavator(m, arm=PAPER)
    with m.at(slots[5], 0, .1, turn=-90):
        vehicles.roller(m)
    with m.at(slots[6], 1, .1, turn=-90):
        cranes.mobile(m, 13, 14, 180, 3.2, ORANGE, ORANGE)
    with m.at(slots[8], 0, .1, turn=-90):
        vehicles.forklift(m)
    with m.at(slots[9], 0, .1, turn=-90):
        vehicles.paver(m, PAPER)
    for k in (10, 11):
        with m.at(slots[k], -4, .1, turn=-90):
            vehicles.lowboy(m, 7)
    second(m)


def second(m):
    """Behind: trailers, crawler crane, containers, cabins."""
    with m.at(-6, 21, .1):
        vehicles.spmt(m, 10)
    with m.at(33, 24, .1, turn=0):
        cranes.crawler(m, 30, 44, 20, 6, PAPER, PAPER)
    for i in range(5):
        with m.at(9 + (i % 2) * 7, 21 + (i // 2) * 3.4, .1):
            yard.container(m, PAPER if i % 2 else STEEL)
    for x in (-20, 46):
        with m.at(x, 14):
            yard.mast(m, 12)
