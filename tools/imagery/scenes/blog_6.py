"""Setting out: tripod and staff over anchor bolts in their templates, axes printed on the ground."""
from kit import concrete, sheet
from kit.palette import INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -24, (1280, 960)
CAMERA = dict(look=(2.6, 1.6, .7), span=15.5, azimuth=-54, elevation=34, lens=55)
ALT = 'Foundations with anchor bolts in steel templates, axis lines across the ground and an orange survey instrument on its tripod.'
FOCUS = (0.45, 0.5)


def build(m):
    sheet.grid(m, -24, 30, -24, 30, 1, .012)
    for i in range(3):
        sheet.axis(m, (i * 4, -4), (i * 4, 12), .45, .03)
    for j in range(3):
        sheet.axis(m, (-3, j * 4), (13, j * 4), .45, .03)
    sheet.dimension(m, (0, -2.2), (4, -2.2), .25, .02)
    sheet.dimension(m, (4, -2.2), (8, -2.2), .25, .02)
    for i in range(3):
        for j in range(3):
            concrete.plinth(m, i * 4, j * 4, 1.1, 1.1, .75)
            if (i + j) % 2:
                template(m, i * 4, j * 4)
    instrument(m, -1.6, -2.6)
    m.rod((8, -.9, 0), (8, -.9, 2.6), .03, PAPER, 8)
    for k in range(7):
        m.rod((8, -.9, .2 + k * .36), (8, -.9, .38 + k * .36), .034, STEEL, 8)
    m.rod((8, -.95, 2.5), (8, -.85, 2.5), .12, STEEL, 20)
    for x, y in ((-1.4, 9), (10, -2)):
        m.box(x, y, 0, .06, .06, .6, SAND, 0)
    for y in (4, 8):
        m.rod((-1.2, y, .5), (9.4, y, .5), .012, INK, 5)
    for x in (-1.2, 9.4):
        for y in (4, 8):
            m.box(x, y, 0, .08, .08, .62, SAND, 0)


def template(m, x, y):
    """Bolt template of flats on the four bolts."""
    for s in (-.4, .4):
        m.box(x, y + s, .95, 1.1, .1, .04, STEEL, 0)
        m.box(x + s, y, .99, .1, 1.1, .04, STEEL, 0)
    m.box(x, y, .97, 1.0, .06, .03, STEEL, 0)


def instrument(m, x, y):
    """Total station on its tripod."""
    top = 1.5
    for k in range(3):
        with m.at(x, y, turn=120 * k + 30):
            m.bar((.12, 0, top), (.75, 0, .02), .07, .05, SAND)
            m.rod((.68, 0, .12), (.76, 0, 0), .03, STEEL, 6)
    with m.at(x, y, top):
        m.lathe([(.2, 0), (.2, .06), (.1, .08), (.1, .16)], STEEL, 24)
        m.box(0, 0, .16, .3, .24, .1, ORANGE)
        for s in (-.13, .13):
            m.box(s, 0, .26, .06, .2, .34, ORANGE, .015)
        m.rod((0, -.17, .42), (0, .17, .42), .085, ORANGE, 20)
        m.rod((0, -.19, .42), (0, -.17, .42), .06, INK, 20)
        m.box(0, 0, .6, .3, .12, .05, ORANGE)
