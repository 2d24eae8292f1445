"""Courtyard house seen from above: rooms round a shaded court with a basin; the front door in orange."""
from kit import buildings, houses, sheet
from kit.palette import CONCRETE, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(8, 7.6, 1.4), span=33, azimuth=-52, elevation=40, lens=55)
ALT = 'A courtyard house from above: white wings round a paved court with a water basin and palms; the front door is orange.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -40, 50, -40, 50, 4, .03)
    wings = [(0, 0, 16, 4.2, 3.4), (0, 4.2, 4.4, 12, 3.4), (11.6, 4.2, 16, 12, 3.4), (0, 12, 16, 16.5, 6.4)]
    for x0, y0, x1, y1, h in wings:
        houses.volume(m, x0, y0, x1, y1, 0, h)
    m.box(8, 8.1, 0, 7.2, 7.8, .06, SAND, 0)
    for i in range(5):
        m.box(8, 4.6 + i * 1.75, .06, 7.2, .04, .01, PAPER, 0)
    with m.at(8, 8.1, .06):
        m.prism([(1.6, 0), (1.13, 1.13), (0, 1.6), (-1.13, 1.13), (-1.6, 0), (-1.13, -1.13), (0, -1.6), (1.13,
            -1.13)], 0, .45, PAPER, .04)
        m.lathe([(1.2, .46), (0, .46)], MIST, 8)
        m.lathe([(.18, .4), (.14, .9), (.5, 1.05), (.5, 1.12), (0, 1.08)], PAPER, 24)
    arcade(m)
    for x, y in ((5.4, 5.4), (10.6, 10.8)):
        buildings.tree(m, x, y, 4.4)
    for x in (3, 8, 13):
        houses.window(m, x, 0, 1.2, 1.4, 1.4)
    for y in (4, 9, 14):
        houses.window(m, 16, y, 1.2, 1.4, 1.4, 'e')
    for x in (3.5, 12.5):
        houses.screen(m, x - 1.1, x + 1.1, 11.8, 4.0, 5.9, STEEL, .2)
    m.box(5.6, -.06, 0, 1.4, .12, 2.5, ORANGE)
    m.box(5.6, -1.6, 0, 2.6, 3.2, .06, CONCRETE)
    for x, y in ((-2.4, -2), (18.6, -1.4), (18.8, 9), (-2.6, 10)):
        buildings.tree(m, x, y, 5)
    m.box(14, 14.2, 6.5, 1.3, 1.1, 1.0, STEEL)


def arcade(m):
    """Posts and beams round the court with the doors behind."""
    for y in (5.2, 7.1, 9.0, 10.9):
        m.box(11.0, y, 0, .25, .25, 2.7, PAPER)
    m.box(11.0, 8.1, 2.7, .3, 7.6, .25, PAPER)
    for i in range(14):
        m.box(11.3, 4.6 + i * .54, 2.8, .9, .1, .16, SAND, 0)
    for x in (6, 8, 10):
        m.box(x, 11.94, 0, 1.1, .1, 2.4, STEEL)
    for y in (6.2, 9.6):
        m.box(4.46, y, 0, .1, 1.1, 2.4, STEEL)
