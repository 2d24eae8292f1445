"""Surface preparation and painting: girders on trestles go from blasted steel to primer to orange finish."""
from kit import sheet, steel, vehicles, yard
from kit.palette import CONCRETE, INK, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -32, (1280, 960)
CAMERA = dict(look=(1.2, .4, 1.2), span=27, azimuth=-52, elevation=34, lens=55)
ALT = 'Steel girders on trestles in rows: bare, blasted, primed, and the nearest painted orange to half its length; blast pot and hoses beside.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -40, 50, -40, 50, 2, .03)
    m.box(0, 1.5, 0, 19, 14, .12, CONCRETE)
    stages = [(-3.4, None), (-.6, PAPER), (2.2, MIST), (5.0, STEEL), (7.4, INK)]
    for y, mat in stages:
        if mat:
            girder(m, -7, 7, y, mat)
        else:
            girder(m, -7, .4, y, ORANGE)
            girder(m, .4, 7, y, PAPER)
        for x in (-5, 5):
            yard.trestle(m, x, y, .92, 1.3, STEEL)
    pots(m)
    screens(m)
    painter_cart(m, 1.4, -5.6)
    yard.drums(m, 8.2, -5.6, 4, 2, PAPER)
    yard.drums(m, 6.6, -6.6, 1, 1, STEEL)


def girder(m, x0, x1, y, mat):
    """Plate girder with stiffeners on the trestles."""
    m.beam((x0, y, 1.62), (x1, y, 1.62), mat, 1.4, .62)
    n = round((x1 - x0) / 1.4)
    for i in range(n + 1):
        x = x0 + .1 + (x1 - x0 - .2) * i / n
        m.box(x, y, 1.04, .05, .58, 1.15, mat, 0)
    for x in (x0, x1):
        if abs(x) > 6:
            steel.end_plate(m, x, y, 1.62, 0, mat, (.66, 1.44))


def pots(m):
    """Blast pots, compressor and hoses."""
    for k, (x, y) in enumerate(((11.5, 3.4), (11.5, 5.6))):
        with m.at(x, y, .15):
            m.lathe([(0, .5), (.15, .5), (.6, 1.0), (.6, 2.0), (.4, 2.25), (0, 2.32)], PAPER, 32)
            for t in range(3):
                with m.at(turn=120 * t):
                    m.rod((.5, 0, 0), (.5, 0, 1.2), .04, STEEL, 8)
            m.rod((-.1, 0, 2.3), (-.1, 0, 2.6), .12, STEEL, 12)
        m.tube([(x, y, .6), (x - 1.2, y - .4, .3), (x - 2.4, y - .2, .16), (x - 4, y + .7, .16), (8.2 - 2 * k,
            6.2 - k * 2.4, .16), (6.2 - 2 * k, 6.2 - 2.4 * k, .9)], .06, INK, .6, 10)
    m.box(13.4, -.2, .5, 2.6, 1.6, 1.4, PAPER)
    for i in range(5):
        m.box(12.5 + i * .45, -1.02, .9, .25, .05, .7, STEEL, 0)
    for y in (-.85, .5):
        vehicles.wheel(m, 13.4, y - .1, .35, .2)
    m.tube([(12.1, .2, .8), (11.6, 1.4, .3), (11.5, 2.8, .4), (11.5, 3.2, .7)], .06, INK, .4, 10)


def screens(m):
    """Sheeted frame behind and beside the blasting bay."""
    for x in (-9, -4.5, 0, 4.5, 9):
        m.rod((x, 9.6, 0), (x, 9.6, 3.6), .06, STEEL, 8)
        m.rod((x, 9.6, 3.4), (x, 11.2, .1), .04, STEEL, 8)
    for z in (.3, 1.9, 3.5):
        m.rod((-9, 9.6, z), (9, 9.6, z), .04, STEEL, 8)
    for i in range(36):
        m.box(-8.75 + i * .5, 9.5 + .08 * (i % 2), .2, .5, .04, 3.3, SAND, 0)


def painter_cart(m, x, y):
    """Airless spray set with hose to the painted edge."""
    with m.at(x, y, 0):
        m.box(0, 0, .45, .9, .5, .4, STEEL)
        m.rod((-.2, 0, .85), (-.2, 0, 1.3), .12, PAPER, 14)
        for s in (-.3, .3):
            vehicles.wheel(m, .2, s, .22, .08)
        m.rod((-.4, 0, .8), (-.9, 0, 1.1), .03, STEEL, 6)
    with m.at(x - 1.2, y):
        m.lathe([(.26, 0), (.28, .55), (.25, .55), (.25, .45), (0, .45)], STEEL, 24)
    m.tube([(x, y, .6), (x + 1.2, y - .4, .1), (x + 2.2, y + .6, .06), (x + .4, y + 1.5, .06), (x - .6, y + 1.5,
        1.0), (x - .75, y + 1.72, 1.3)], .04, INK, .5, 8)
