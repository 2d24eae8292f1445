"""Concrete works: foundations, rebar mats and cages, formwork panels, walls, slabs on props."""
from math import cos, pi, sin

from .palette import CONCRETE, SAND, STEEL


def bars(m, x0, x1, y0, y1, z, step=.4, mat=STEEL, radius=.03):
    """Rebar mat in two directions."""
    n = int((x1 - x0) / step)
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        m.rod((x, y0, z), (x, y1, z), radius, mat, 6)
    n = int((y1 - y0) / step)
    for i in range(n + 1):
        y = y0 + (y1 - y0) * i / n
        m.rod((x0, y, z + radius * 2), (x1, y, z + radius * 2), radius, mat, 6)


def starter(m, x, y, z, dx, dy, height=1.2, mat=STEEL, step=.25, links=True):
    """Starter bars of a column or wall, with links."""
    nx, ny = max(1, round(dx / step)), max(1, round(dy / step))
    for i in range(nx + 1):
        for j in range(ny + 1):
            if i in (0, nx) or j in (0, ny):
                p = x - dx / 2 + dx * i / nx, y - dy / 2 + dy * j / ny
                m.rod((*p, z - .2), (*p, z + height), .022, mat, 6)
    if links:
        h = z + .2
        while h < z + height - .1:
            c = [(x - dx / 2, y - dy / 2, h), (x + dx / 2, y - dy / 2, h), (x + dx / 2, y + dy / 2, h),
                (x - dx / 2, y + dy / 2, h)]
            for a, b in zip(c, c[1:] + c[:1]):
                m.rod(a, b, .016, mat, 5)
            h += .25


def form(m, length, height, mat=SAND, steel=STEEL, props=True, panel=1.2):
    """Wall form along x from 0, face at y = 0, backing towards -y: panels, walings, raking props."""
    n = max(1, round(length / panel))
    for i in range(n):
        m.box(length * (i + .5) / n, -.05, 0, length / n - .02, .1, height, mat)
        for k in (.15, .5, .85):
            m.box(length * (i + k) / n, -.16, 0, .08, .12, height, steel)
    for z in (height * .2, height * .5, height * .82):
        for s in (-.07, .07):
            m.box(length / 2, -.3, z + s - .05, length, .16, .09, steel)
        for i in range(n):
            m.rod((length * (i + .5) / n, -.45, z), (length * (i + .5) / n, 0, z), .03, steel, 6)
    if props:
        for i in range(0, n + 1, 2):
            x = min(length - .1, length * i / n + .1)
            m.rod((x, -.4, height * .82), (x, -.4 - height * .62, .1), .05, steel, 8)
            m.rod((x, -.4, height * .3), (x, -.4 - height * .62, .1), .04, steel, 8)
            m.box(x, -.4 - height * .62, 0, .4, .4, .1, steel)


def prop(m, x, y, z0, z1, mat=STEEL):
    """Adjustable steel prop."""
    m.rod((x, y, z0), (x, y, z0 + (z1 - z0) * .55), .05, mat, 8)
    m.rod((x, y, z0 + (z1 - z0) * .55), (x, y, z1), .036, mat, 8)
    m.box(x, y, z0, .25, .25, .03, mat)
    m.box(x, y, z1 - .03, .25, .25, .03, mat)


def slab(m, x0, x1, y0, y1, z, thick=.3, mat=CONCRETE):
    """Slab whose top is at z."""
    m.box((x0 + x1) / 2, (y0 + y1) / 2, z - thick, x1 - x0, y1 - y0, thick, mat)


def plinth(m, x, y, dx, dy, height, mat=CONCRETE, bolts=True, steel=STEEL):
    """Equipment foundation with holding-down bolts."""
    m.box(x, y, 0, dx + .8, dy + .8, .25, mat)
    m.box(x, y, .25, dx, dy, height - .25, mat)
    if bolts:
        for i in (-1, 1):
            for j in (-1, 1):
                m.rod((x + i * dx * .36, y + j * dy * .36, height - .1), (x + i * dx * .36, y + j * dy * .36,
                    height + .35), .045, steel, 6)


def pad(m, x, y, r, height, mat=CONCRETE, sides=8, bolts=16, steel=STEEL):
    """Octagonal column foundation with a bolt circle."""
    plan = [(x + r * cos(2 * pi * (i + .5) / sides), y + r * sin(2 * pi * (i + .5) / sides)) for i in range(sides)]
    m.prism(plan, 0, height, mat, .05)
    for i in range(bolts):
        t = 2 * pi * i / bolts
        m.rod((x + r * .62 * cos(t), y + r * .62 * sin(t), height - .1), (x + r * .62 * cos(t),
            y + r * .62 * sin(t), height + .4), .05, steel, 6)
