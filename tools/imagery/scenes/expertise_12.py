"""Overhaul: a compressor opened on its skid, the orange rotor lifted clear, casing half and tools laid out."""
from kit import cranes, piping, pumps, sheet, yard
from kit.palette import INK, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -26, (1280, 960)
CAMERA = dict(look=(-.2, -.7, 1.9), span=18.5, azimuth=-54, elevation=33, lens=55)
ALT = 'A split-casing compressor opened for overhaul: the orange rotor hangs over the lower half, the upper casing and tools lie in rows beside it.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -20, 24, -20, 24, 1, .015)
    z = pumps.skid(m, 10.4, 3.4)
    machine(m, z)
    rotor(m, z)
    aside(m)


def machine(m, z):
    """Lower casing on its feet, bearing blocks, gear and motor."""
    with m.at(-3.6, 0, z + 1.25):
        pumps.casing_half(m, 3.4, 1.0, PAPER, upper=False)
        for x in (-.6, 3.7):
            m.box(x + .1, 0, -1.2, .5, 1.2, 1.05, PAPER)
            m.sweep([(-.6, -.16), (.6, -.16), (.6, .0), (.3, .0), (.22, -.1), (-.22, -.1), (-.3, .0), (-.6, .0)],
                [(x - .15, 0, 0), (x + .35, 0, 0)], PAPER)
        for x in (.5, 2.9):
            m.box(x, 0, -1.25, .5, 1.8, .5, STEEL)
        for x in (.8, 2.6):
            m.rod((x, 0, -.6), (x, -2.0, -.6), .28, PAPER, 24)
            piping.flange(m, (x, -1.5, -.6), (0, 1, 0), .28, PAPER, 16, STEEL)
            m.tube([(x, -1.5, -.6), (x, -2.9, -.6), (x, -2.9, -2.1)], .28, PAPER, .6)
    m.box(1.5, 0, z, 1.5, 1.7, 1.75, PAPER)
    m.box(1.5, 0, z + 1.3, 1.56, 1.9, .1, STEEL)
    m.rod((.55, 0, z + 1.25), (2.6, 0, z + 1.25), .14, STEEL, 18)
    with m.at(2.75, 0, z + 1.25):
        pumps.motor(m, 2.2, .8, STEEL)
    m.box(3.8, 0, z, 1.9, 1.3, .5, STEEL)
    m.box(4.8, 1.35, z, .5, .5, 1.3, PAPER)
    for y in (1.3, 1.5):
        m.tube([(-4.6, y, z + .2), (1.6, y, z + .2), (1.6, y - .4, z + .2)], .06, MIST, .2, 10)


def rotor(m, z):
    """Rotor in slings over the casing."""
    up = z + 3.15
    with m.at(-3.6, 0, up):
        pumps.rotor(m, 3.4, 1.0, 5, STEEL, ORANGE)
    top = up + 1.9
    m.beam((-4.0, 0, top), (.2, 0, top), STEEL, .22, .16)
    for x in (-3.75, -.05):
        m.rod((x, 0, top), (x, 0, up + .2), .03, INK, 6)
        m.box(x, 0, up - .22, .12, .5, .5, INK)
    cranes.hook(m, -1.9, 0, top + .9, .55, STEEL, 30)
    cranes.slings(m, (-1.9, 0, top + 1.0), [(-3.8, 0, top + .1), (0, 0, top + .1)], INK, .025)


def aside(m):
    """Upper casing on stands, cover, bearings, bolts and tools on cloths."""
    for x in (-6.6, -4.4):
        m.box(x + .9, -4.9, 0, .25, 2.6, .35, SAND)
    with m.at(-6.9, -4.9, .37):
        pumps.casing_half(m, 3.4, 1.0, PAPER, upper=True)
    m.box(1.2, -4.9, 0, 5.2, 2.0, .03, MIST, 0)
    for i in range(10):
        m.rod((-1.1 + i * .22, -5.6, .09), (-1.1 + i * .22, -4.9, .09), .045, STEEL, 6)
    for i in range(4):
        with m.at(1.6 + i * .55, -5.35, .03):
            m.lathe([(.22, 0), (.22, .2), (.15, .2), (.15, 0)], STEEL, 28)
    for i in range(3):
        with m.at(1.7 + i * .75, -4.45, .03):
            m.lathe([(.3, 0), (.3, .08), (.1, .1), (.1, 0)], PAPER, 28)
    for i in range(5):
        m.bar((-.9 + i * .28, -4.55, .06), (-.9 + i * .28, -4.1, .06), .06, .04, INK)
    m.box(5.6, -4.2, 0, 1.1, .6, .95, STEEL)
    for k in range(3):
        m.box(5.6, -4.52, .15 + k * .27, 1.0, .04, .2, PAPER)
    yard.trestle(m, 4.2, -2.9, .7, 1.0)
