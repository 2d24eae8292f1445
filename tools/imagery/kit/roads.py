"""Roads and bridges: ribbons with kerbs and lines, pavement layers, girders, piers, parapets."""
from math import atan2, degrees, hypot

from .palette import ASPHALT, CONCRETE, EARTH, PAPER, STEEL


def road(m, a, b, width=7.5, mat=ASPHALT, lines=PAPER, kerb=CONCRETE, z=0.0, dashes=True):
    """Straight road from a to b (x, y)."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    with m.at(a[0], a[1], z, turn=degrees(atan2(b[1] - a[1], b[0] - a[0]))):
        m.box(length / 2, 0, -.2, length, width, .26, mat, 0)
        for s in (-1, 1):
            if kerb:
                m.box(length / 2, s * (width / 2 + .15), -.2, length, .3, .4, kerb, .03)
            m.box(length / 2, s * (width / 2 - .35), .06, length, .12, .008, lines, 0)
        if dashes:
            x = 1.5
            while x < length - 3:
                m.box(x + 1.5, 0, .06, 3, .12, .008, lines, 0)
                x += 9


def layers(m, length, width, edges, side=1):
    """Pavement build-up along x: edges is a list of (start, thickness, material) from the bottom up."""
    z = 0
    for k, (start, thick, mat) in enumerate(edges):
        m.box((start + length) / 2, 0, z, length - start, width - k * .7, thick, mat, .02)
        z += thick
    return z


def girder(m, a, b, mat=CONCRETE, depth=1.6, width=.9):
    """Precast I-girder from a to b, heights are of its underside."""
    w, d = width / 2, depth
    outline = [(-w * .75, 0), (w * .75, 0), (w * .75, d * .14), (w * .22, d * .28), (w * .22, d * .78), (w,
        d * .88), (w, d), (-w, d), (-w, d * .88), (-w * .22, d * .78), (-w * .22, d * .28), (-w * .75, d * .14)]
    m.sweep(outline, [a, b], mat)
    n = 9
    for i in range(n):
        f = (i + .5) / n
        p = [a[k] + (b[k] - a[k]) * f for k in range(3)]
        for s in (-.2, .2):
            m.rod((p[0], p[1] + s, p[2] + depth - .05), (p[0], p[1] + s, p[2] + depth + .22), .025, STEEL, 6)


def pier(m, x, y, height, width=11, mat=CONCRETE, columns=2, cap=1.3):
    """Bridge pier across y: pile cap, round columns, crosshead with bearings."""
    m.box(x, y, 0, 3.4, width * .85, 1.0, mat)
    for i in range(columns):
        yy = y + (i - (columns - 1) / 2) * width * .5
        m.rod((x, yy, .9), (x, yy, height - cap), .7, mat, 32)
    outline = [(-width / 2, height), (-width / 2, height - cap * .55), (-width * .36, height - cap), (width * .36,
        height - cap), (width / 2, height - cap * .55), (width / 2, height)]
    m.sweep([(-s, u) for s, u in outline], [(x - .95, y, 0), (x + .95, y, 0)], mat)


def deck_slab(m, x0, x1, y, width, z, mat=CONCRETE, surface=None, parapet=True):
    """Bridge deck along x with parapets and surfacing."""
    m.box((x0 + x1) / 2, y, z, x1 - x0, width, .3, mat)
    if surface:
        m.box((x0 + x1) / 2, y, z + .3, x1 - x0, width - 1.2, .1, surface, 0)
    if parapet:
        for s in (-1, 1):
            outline = [(-.25, 0), (.25, 0), (.25, .1), (.1, .4), (.08, 1.0), (-.12, 1.0), (-.12, .4), (-.25, .1)]
            m.sweep(outline, [(x0, y + s * (width / 2 - .3), z + .3), (x1, y + s * (width / 2 - .3), z + .3)], mat)


def embankment(m, x0, x1, y, top, height, z0=0, mat=EARTH):
    """Earth embankment along x with 1:1.5 slopes; `top` is its crown width."""
    w, f = top / 2, top / 2 + height * 1.5
    m.sweep([(-f, z0), (f, z0), (w, z0 + height), (-w, z0 + height)], [(x0, y, 0), (x1, y, 0)], mat)
