"""Ventilation: rectangular and round ducts with joints, diffusers, air handlers, chillers, hangers."""
from math import cos, pi, sin

from .palette import PAPER, STEEL


def duct(m, a, b, width, depth, mat=PAPER, joint=1.5, frames=True):
    """Rectangular duct from a to b with flanged joints every `joint` metres."""
    m.bar(a, b, width, depth, mat)
    if not frames:
        return
    length = sum((b[k] - a[k]) ** 2 for k in range(3)) ** .5
    n = max(1, round(length / joint))
    for i in range(n + 1):
        p = [a[k] + (b[k] - a[k]) * i / n for k in range(3)]
        d = [(b[k] - a[k]) / length * .03 for k in range(3)]
        m.bar([p[k] - d[k] for k in range(3)], [p[k] + d[k] for k in range(3)], width + .1, depth + .1, mat)


def elbow(m, x, y, z, width, depth, turn=0, mat=PAPER, radius=None):
    """Quarter bend from +x towards +y, starting at x, y."""
    r = radius or width
    steps = 8
    with m.at(x, y, z, turn=turn):
        path = [(r * sin(pi / 2 * i / steps), r - r * cos(pi / 2 * i / steps), 0) for i in range(steps + 1)]
        w, d = width / 2, depth / 2
        m.sweep([(-w, -d), (w, -d), (w, d), (-w, d)], path, mat)


def reducer(m, a, b, w1, d1, w2, d2, mat=PAPER):
    """Taper along x between two rectangular sections."""
    p = []
    for q, w, d in ((a, w1, d1), (b, w2, d2)):
        p += [(q[0], q[1] + s * w / 2, q[2] + u * d / 2) for s, u in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    m.add((p, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]), mat)


def round_duct(m, points, radius, mat=PAPER, bands=1.2):
    """Spiral duct with bands."""
    m.tube(points, radius, mat, radius * 2, 24)
    for a, b in zip(points, points[1:]):
        length = sum((b[k] - a[k]) ** 2 for k in range(3)) ** .5
        for i in range(1, int(length / bands)):
            p = [a[k] + (b[k] - a[k]) * i * bands / length for k in range(3)]
            d = [(b[k] - a[k]) / length * .025 for k in range(3)]
            m.rod([p[k] - d[k] for k in range(3)], [p[k] + d[k] for k in range(3)], radius + .025, mat, 24)


def diffuser(m, x, y, z, size=.6, mat=PAPER, dark=STEEL):
    """Square ceiling diffuser hanging from a short neck; its face is at z."""
    for k in range(4):
        s = size * (1 - .22 * k)
        m.box(x, y, z + .03 * k, s, s, .035, mat if k % 2 == 0 else dark, 0)
    m.rod((x, y, z + .1), (x, y, z + .5), size * .36, mat, 20)


def hanger(m, x, y, low, high, width, mat=STEEL):
    """Trapeze: two rods and a bearer across y."""
    for s in (-1, 1):
        m.rod((x, y + s * width / 2, low), (x, y + s * width / 2, high), .018, mat, 6)
    m.box(x, y, low - .05, .06, width + .15, .06, mat, 0)


def handler(m, length=6, width=2.2, height=2.2, mat=PAPER, trim=STEEL, accent=None):
    """Air handling unit along x: base frame, sections with doors, handles, fresh-air louvre."""
    m.box(0, 0, 0, length, width, .18, trim)
    n = max(2, round(length / 1.5))
    w = length / n
    for i in range(n):
        x = -length / 2 + (i + .5) * w
        m.box(x, 0, .18, w - .03, width, height - .18, accent if accent and i == n - 1 else mat)
        m.box(x, -width / 2, .4, w * .68, .06, height - .65, mat)
        m.box(x + w * .26, -width / 2 - .05, height * .5, .05, .06, .22, trim)
    for i in range(9):
        m.box(-length / 2 - .02, 0, .45 + i * .17, .08, width * .8, .07, trim, 0)


def chiller(m, length=6, mat=PAPER, trim=STEEL, fans=5):
    """Air-cooled chiller along x: V-coils, compressors below, fans on top."""
    for s in (-1, 1):
        m.beam((-length / 2, s * .95, .35), (length / 2, s * .95, .35), trim, .25, .14)
    for i in range(fans + 1):
        x = -length / 2 + length * i / fans
        for s in (-1, 1):
            m.box(min(max(x, -length / 2 + .06), length / 2 - .06), s * 1.02, .45, .1, .1, 1.9, trim, 0)
    for s in (-1, 1):
        m.bar((-length / 2, s * .7, 1.75), (length / 2, s * .7, 1.75), .1, 1.1, mat)
    m.rod((-length * .4, 0, .85), (length * .1, 0, .85), .34, mat, 24)
    m.rod((length * .18, 0, .85), (length * .42, 0, .85), .3, trim, 20)
    m.box(0, 0, 2.3, length, 2.15, .14, mat)
    for i in range(fans):
        with m.at(-length / 2 + (i + .5) * length / fans, 0, 2.44):
            for y in (-.52, .52):
                with m.at(0, y):
                    m.lathe([(.5, 0), (.46, .22), (.42, .22), (.42, .03), (0, .03)], mat, 28)
                    for k in range(5):
                        t = 2 * pi * k / 5
                        m.bar((.05, 0, .1), (.4 * cos(t), .4 * sin(t), .1), .14, .03, trim)
