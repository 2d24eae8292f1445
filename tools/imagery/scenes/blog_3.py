"""Rigging gear laid out for inspection: shackles, slings, hook block; the spreader beam in orange."""
from math import cos, radians, sin

from kit import cranes, sheet
from kit.palette import INK, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -28, (1280, 960)
CAMERA = dict(look=(.7, -.2, .3), span=13.6, azimuth=-56, elevation=38, lens=55)
ALT = 'Lifting gear in rows before a lift: shackles by size, coiled slings, a hook block and an orange spreader beam.'
FOCUS = (0.5, 0.5)


def shackle(m, x, y, size, mat=STEEL):
    """Bow shackle lying on its side."""
    with m.at(x, y, size * .14, tip=0):
        bow = [(size * .5 * cos(radians(a)), size * .62 * sin(radians(a)) + size * .3, 0) for a in range(-25, 206, 11)]
        m.tube([(size * .38, -size * .35, 0)] + bow + [(-size * .38, -size * .35, 0)], size * .11, mat, 0, 14)
        m.rod((-size * .62, -size * .38, 0), (size * .62, -size * .38, 0), size * .13, mat, 16)
        m.rod((size * .56, -size * .38, 0), (size * .72, -size * .38, 0), size * .22, mat, 6)
        for s in (-1, 1):
            m.rod((s * size * .3, -size * .38, 0), (s * size * .46, -size * .38, 0), size * .22, mat, 18)


def coil(m, x, y, r, mat, turns=4):
    """Sling coiled flat with its two eyes."""
    with m.at(x, y):
        for k in range(turns):
            m.ring(r - k * .06, .05, .05, mat, sides=56)
        for k in range(turns - 1):
            m.ring(r - .03 - k * .06, .05, .13, mat, sides=56)
        for s in (-1, 1):
            m.tube([(s * r * .2, -r, .2), (s * r * .5, -r - .5, .08), (s * r * .1, -r - .85, .06), (s * r * .02,
                -r - .45, .08), (s * r * .15, -r + .1, .2)], .045, mat, .14, 10)


def build(m):
    sheet.grid(m, -20, 20, -20, 20, 1, .012)
    m.box(.2, -1.5, 0, 9.4, 3.6, .03, MIST, 0)
    for i, s in enumerate((.32, .4, .5, .6, .72, .86)):
        shackle(m, -3.9 + i * .7 + i * i * .11, -.6, s)
        shackle(m, -3.9 + i * .7 + i * i * .11, -2.2, s)
    for i in range(3):
        coil(m, 5.8 + i * .15, -2.6 + i * 2.3, .75, (INK, PAPER, STEEL)[i])
    for x in (-2.6, 2.2):
        m.box(x, 2.0, 0, .3, 1.4, .4, SAND)
    m.beam((-4.2, 2.0, .72), (3.8, 2.0, .72), ORANGE, .62, .36)
    for x in (-3.9, -2.0, 1.6, 3.5):
        m.box(x, 2.0, 1.03, .36, .08, .3, ORANGE)
        m.box(x, 2.0, .2, .36, .08, .24, ORANGE)
    for i in range(9):
        m.box(-3.6 + i * .85, 2.0, .44, .04, .34, .56, ORANGE, 0)
    with m.at(-5.4, 3.2, .42, turn=25, tip=90):
        cranes.hook(m, 0, 0, 0, 1.3, PAPER)
    m.box(-5.0, 2.2, 0, 1.4, 1.9, .14, SAND)
    for i in range(5):
        with m.at(-4.2 + i * .5, 4.2):
            m.ring(.32, .06, .06, STEEL, sides=28)
