"""The office by the road at dusk, palms along the kerb, the entrance canopy in orange."""
from kit import buildings, roads, sheet, vehicles, yard
from kit.palette import CONCRETE, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'night', -22, (2400, 900)
CAMERA = dict(look=(-4, 12, 3), span=108, azimuth=-60, elevation=30, lens=55)
ALT = 'The head office as a scale model at night, palms and parked pick-ups before it, the entrance canopy in orange.'
FOCUS = (0.68, 0.5)


def build(m):
    sheet.grid(m, -160, 160, -80, 160, 10, .08)
    m.box(22, 18, 0, 62, 46, .15, CONCRETE)
    with m.at(6, 12, .15):
        buildings.office(m, 33, 15, 4)
        with m.at(-14, 2):
            buildings.office(m, 14, 11, 2, core=False)
        m.box(18, -3.2, 4.2, 9, 6.4, .45, ORANGE, .05)
        for x in (14.2, 21.8):
            m.rod((x, -5.8, 0), (x, -5.8, 4.2), .18, STEEL)
    for i in range(3):
        m.box(24, 9.6 - i * .5, .15, 9, .5, .45 - i * .15, PAPER)
    for i in range(10):
        buildings.tree(m, -14 + i * 7.4, -9.5, 6 + (i * 5 % 3) * .6)
    for i in range(9):
        x = -4 + i * 3
        m.box(x - 1.5, 1, .15, .1, 5, .02, PAPER, 0)
        if i not in (2, 6):
            with m.at(x, 1, .15, turn=90 if i % 3 else -90):
                vehicles.pickup(m, PAPER if i % 4 else STEEL)
    roads.road(m, (-160, -16), (160, -16), 9)
    roads.road(m, (60, -11), (60, 120), 7)
    with m.at(-30, -13.8, .06, turn=180):
        vehicles.bus(m)
    with m.at(44, -18, .06):
        vehicles.pickup(m)
    with m.at(78, 30, turn=90):
        buildings.hall(m, 30, 18, 8, 10, 6, clad=1, roof=1)
    for x in (-24, 56):
        with m.at(x, -8):
            yard.mast(m, 12, heads=4)
