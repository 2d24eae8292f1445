"""House with a pool: a long roof over the terrace, water, loungers, orange parasol."""
from kit import buildings, houses, sheet
from kit.palette import ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -20, (1280, 960)
CAMERA = dict(look=(5.4, 1, 1.2), span=30, azimuth=-58, elevation=34, lens=55)
ALT = 'A single-storey white house with a long roof over its terrace and a pool before it; a parasol is orange.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -40, 50, -40, 50, 2, .03)
    m.box(6, -1, 0, 21, 17, .08, SAND, .02)
    houses.volume(m, -1, 2.5, 13, 10, .08, 3.5)
    houses.volume(m, 4, 4, 11, 10, 3.5, 6.4)
    m.box(5, .9, 3.0, 14, 3.6, .22, PAPER)
    for x in (-1.2, 3.0, 7.2, 11.4):
        m.box(x, -.6, .08, .22, .22, 2.95, PAPER)
    houses.window(m, 2.2, 2.5, .1, 5, 2.6)
    houses.window(m, 9, 2.5, .1, 5, 2.6)
    houses.window(m, 7.5, 4, 4.2, 4.6, 1.8)
    houses.window(m, 13, 6, .9, 2.2, 1.6, 'e')
    houses.pool(m, 5, -4.8, 11, 4.2, .08)
    m.rod((-.9, -3.8, .2), (-.9, -3.8, 1.0), .03, STEEL, 8)
    for i in range(3):
        x = 12.0
        with m.at(x, -7 + i * 1.7, .08, turn=90):
            m.box(0, 0, .25, .7, 1.5, .1, PAPER)
            m.bar((0, .7, .3), (0, 1.25, .8), .7, .08, PAPER)
            for s in (-.3, .3):
                for t in (-.6, .6):
                    m.box(s, t, 0, .05, .05, .25, STEEL, 0)
    parasol(m, 13.4, -2.3)
    houses.table(m, 1.6, .9, .08, 2.2, 1.0, chairs=6)
    houses.sofa(m, 9, 1.4, .08)
    for x, y in ((-3.4, -7), (-3.2, 0), (15.2, 4.4), (15.4, -8.6), (-3, 8)):
        buildings.tree(m, x, y, 4.8)
    for i in range(8):
        buildings.bush(m, -2.6 + i * 1.2, -8.7, .5)


def parasol(m, x, y, mat=ORANGE):
    """Parasol with its stand."""
    with m.at(x, y, .08):
        m.lathe([(.35, 0), (.35, .1), (.04, .12), (.04, 2.5)], STEEL, 20)
        m.lathe([(1.7, 2.2), (0, 2.75), (0, 2.68), (1.66, 2.14), (1.7, 2.2)], mat, 8)
