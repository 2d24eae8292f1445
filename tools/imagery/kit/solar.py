"""Solar field: tables of panels on driven piles, inverter stations."""
from math import cos, radians, sin

from .palette import CONCRETE, INK, MIST, PAPER, STEEL


def row(m, length=20, tilt=22, height=1.5, wide=3.9, panels=True, frame=STEEL, glass=INK):
    """Row of panels along x from 0, tilted towards -y on one line of piles; without panels only piles and purlins."""
    n = max(2, round(length / 4))
    c, s = cos(radians(tilt)), sin(radians(tilt))
    out, up = wide * .4 * c, wide * .4 * s
    for i in range(n + 1):
        x = .3 + (length - .6) * i / n
        m.beam((x, 0, 0), (x, 0, height - .12), frame, .18, .14)
        m.bar((x, -out, height - up - .1), (x, out, height + up - .1), .09, .1, frame)
        m.rod((x, -wide * .3 * c, height - wide * .3 * s - .1), (x, -.02, height * .42), .035, frame, 6)
    for f in (-.32, .32):
        m.bar((0, wide * f * c, height + wide * f * s - .01), (length, wide * f * c, height + wide * f * s - .01), .07,
            .08, frame)
    if not panels:
        return
    count = round(length / 1.15)
    step = length / count
    for i in range(count):
        for k in (-.25, .25):
            with m.at((i + .5) * step, wide * k * c, height + wide * k * s + .05, tip=tilt):
                m.box(0, 0, 0, step - .05, wide / 2 - .05, .045, PAPER, 0)
                m.box(0, 0, .012, step - .13, wide / 2 - .13, .04, glass, 0)


def inverter(m, mat=PAPER, trim=STEEL):
    """Inverter station along x: pad with cable entries, two cabinets, transformer with fins between."""
    m.box(0, 0, 0, 9.4, 4.2, .35, CONCRETE)
    for x in (-2.9, 2.9):
        m.box(x, 0, .35, 2.7, 2.3, 2.5, mat)
        m.box(x, 0, 2.85, 2.9, 2.5, .1, trim)
        for s in (-.62, .62):
            m.box(x + s, -1.16, .55, 1.1, .05, 2.1, mat, 0)
            for i in range(6):
                m.box(x + s, -1.2, 1.7 + i * .13, .8, .04, .06, trim, 0)
            m.box(x + s * .25, -1.2, 1.2, .05, .05, .3, trim, 0)
    m.box(0, 0, .35, 1.7, 1.5, 1.7, trim)
    for s in (-1, 1):
        for i in range(8):
            m.box(-.7 + i * .2, s * .95, .55, .07, .5, 1.25, trim, 0)
    for i in range(3):
        with m.at(-.5 + i * .5, .2):
            m.lathe([(.07, 2.0), (.11, 2.1), (.06, 2.16), (.11, 2.24), (.06, 2.3), (.1, 2.38), (.04, 2.5), (0, 2.5)],
                MIST, 14)
    for x in (-3.6, -3.2, -2.8, 2.8, 3.2, 3.6):
        m.tube([(x, -1.5, .36), (x, -1.5, .9), (x, -1.15, .9)], .07, INK, .12, 8)
