"""Flat roofs with solar panels: a villa roof seen from above, one row of panels in orange frames."""
from kit import buildings, houses, sheet
from kit.palette import CONCRETE, INK, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(5, 4.5, 3), span=31, azimuth=-52, elevation=37, lens=55)
ALT = 'A villa with solar panels on its flat roof; tank, condensers and stair head stand beside them, one panel is orange.'
FOCUS = (0.5, 0.45)


def panel(m, x, y, z, mat=INK):
    """Tilted panel on its prop."""
    with m.at(x, y, z, tip=18):
        m.box(0, 0, .15, 1.05, 1.7, .05, PAPER, 0)
        m.box(0, 0, .19, .98, 1.62, .03, mat, 0)
        for k in (-.4, 0, .4):
            m.box(0, k, .221, .98, .02, .004, PAPER, 0)
    m.box(x, y + .6, z, .9, .06, .42, STEEL, 0)


def build(m):
    sheet.grid(m, -40, 50, -40, 50, 2, .03)
    houses.garden_wall(m, -4, -6, 17, 16, gate=(7, 3))
    houses.volume(m, 0, 0, 11, 11, 0, 6.6)
    houses.volume(m, 11, 3, 14, 10, 0, 3.3)
    for x in (2.2, 5.4, 8.6):
        houses.window(m, x, 0, 1.0, 1.8, 1.6)
        houses.window(m, x, 0, 4.2, 1.8, 1.6)
    for y in (2, 8):
        houses.window(m, 11, y, 4.2, 1.6, 1.6, 'e')
    houses.screen(m, 4.2, 6.6, -.25, 3.9, 6.2)
    for i in range(6):
        for j in range(3):
            panel(m, 2.0 + i * 1.25, 1.9 + j * 2.2, 6.64, ORANGE if (i, j) == (4, 0) else INK)
    houses.volume(m, 8.2, 7.8, 10.6, 10.6, 6.6, 9.2, parapet=.3)
    m.box(9.4, 7.76, 6.7, 1.0, .08, 2.0, STEEL)
    with m.at(2.0, 9.4, 6.64):
        m.lathe([(.8, 0), (.8, 1.4), (.3, 1.6), (0, 1.6)], PAPER, 32)
    for x in (4.4, 5.9):
        m.box(x, 9.5, 6.64, 1.0, .8, 1.0, PAPER)
        with m.at(x, 9.5, 7.64):
            m.lathe([(.36, 0), (.36, .06), (0, .02)], STEEL, 24)
    for x, y in ((-2, -3), (-2, 4), (15, -3), (13, 13), (3, 14), (-2.2, 12)):
        buildings.tree(m, x, y, 4.6)
    m.box(7, -3, 0, 3, 6, .06, CONCRETE)
