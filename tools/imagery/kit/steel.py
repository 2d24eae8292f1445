"""Access steel and framing: rails, ladders with cages, stairs, platforms, frames, lattices."""
from math import cos, hypot, pi, radians, sin

import numpy as np

from .palette import ORANGE, STEEL

POST, TOP, MID = 0.03, 1.1, 0.55   # rail: bar radius and heights in metres


def rail(m, points, mat=STEEL, bar=POST, spacing=1.5):
    """Guard rail with posts, top and middle rail and toe board along points (x, y, z)."""
    for a, b in zip(points, points[1:]):
        n = max(1, round(hypot(b[0] - a[0], b[1] - a[1]) / spacing))
        for i in range(n + 1):
            x, y, z = (a[k] + (b[k] - a[k]) * i / n for k in range(3))
            m.rod((x, y, z), (x, y, z + TOP), bar, mat, 6)
        for h in (MID, TOP):
            m.rod((a[0], a[1], a[2] + h), (b[0], b[1], b[2] + h), bar, mat, 6)
        m.bar((a[0], a[1], a[2] + 0.1), (b[0], b[1], b[2] + 0.1), 0.02, 0.18, mat)


def ring_rail(m, radius, z, start=0, end=360, mat=STEEL, bar=POST):
    """Guard rail round a platform edge."""
    n = max(4, round(2 * pi * radius * (end - start) / 360 / 1.4))
    for i in range(n + 1):
        t = radians(start + (end - start) * i / n)
        x, y = radius * cos(t), radius * sin(t)
        m.rod((x, y, z), (x, y, z + TOP), bar, mat, 6)
    for h in (MID, TOP):
        m.ring(radius, bar, z + h, mat, start, end)
    m.lathe([(radius, z), (radius, z + 0.16)], mat, 48, start, end)


def ring_platform(m, inner, outer, z, start=0, end=360, mat=STEEL, rails=STEEL, brackets=True):
    """Round platform on brackets with its rail; inner, outer are radii."""
    m.lathe([(inner, z), (outer, z), (outer, z + 0.1), (inner, z + 0.1), (inner, z)], mat, 48, start, end)
    ring_rail(m, outer - 0.06, z + 0.1, start, end, rails)
    if brackets:
        n = max(3, round((end - start) / 45))
        for i in range(n + 1):
            t = radians(start + (end - start) * (i + 0.1) / (n + 0.2))
            c, s = cos(t), sin(t)
            m.bar((inner * c, inner * s, z - 0.9), ((outer - .2) * c, (outer - .2) * s, z - 0.05), 0.1, 0.12, mat)
            m.bar((inner * c, inner * s, z - 0.08), ((outer - .1) * c, (outer - .1) * s, z - 0.08), 0.1, 0.14, mat)


def ladder(m, x, y, low, high, facing=0, mat=STEEL, cage=True):
    """Upright ladder at x, y whose climber looks against `facing` (degrees); cage above 2.3 m."""
    with m.at(x, y, 0, turn=facing):
        for s in (-0.22, 0.22):
            m.rod((0, s, low), (0, s, high + 1.0), 0.03, mat, 6)
        for i in range(int((high - low) / 0.4)):
            m.rod((0, -0.22, low + 0.3 + i * 0.4), (0, 0.22, low + 0.3 + i * 0.4), 0.018, mat, 5)
        if cage and high - low > 3:
            z, hoops = low + 2.3, []
            while z < high + 0.9:
                hoops.append(z)
                with m.at(0.32, 0, z):
                    m.lathe([(0.38, -0.03), (0.38, 0.03)], mat, 18, -140, 140)
                z += 0.9
            for t in (-100, -50, 0, 50, 100):
                p = 0.32 + 0.38 * cos(radians(t)), 0.38 * sin(radians(t))
                m.rod((*p, low + 2.3), (*p, hoops[-1]), 0.018, mat, 5)


def deck(m, x, y, z, dx, dy, mat=STEEL, rails=STEEL, sides='nesw'):
    """Platform of dx × dy centred on x, y with rails on the named sides (n is +y)."""
    m.box(x, y, z - 0.12, dx, dy, 0.12, mat)
    w, d = dx / 2 - 0.05, dy / 2 - 0.05
    edge = {'n': ((x - w, y + d, z), (x + w, y + d, z)), 's': ((x - w, y - d, z), (x + w, y - d, z)),
            'e': ((x + w, y - d, z), (x + w, y + d, z)), 'w': ((x - w, y - d, z), (x - w, y + d, z))}
    for s in sides:
        rail(m, edge[s], rails)


def stair(m, a, b, width=1.0, mat=STEEL, rails=True):
    """Straight flight from a (foot) up to b (head), rails on both sides."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = hypot(dx, dy)
    sx, sy = -dy / n * width / 2, dx / n * width / 2
    steps = max(2, round((b[2] - a[2]) / 0.22))
    for i in range(steps):
        p = [a[k] + (b[k] - a[k]) * (i + 0.5) / steps for k in range(3)]
        m.bar((p[0] - sx, p[1] - sy, p[2]), (p[0] + sx, p[1] + sy, p[2]), 0.26, 0.04, mat)
    for s in (-1, 1):
        p, q = (a[0] + s * sx, a[1] + s * sy, a[2]), (b[0] + s * sx, b[1] + s * sy, b[2])
        m.bar(p, q, 0.05, 0.25, mat)
        if rails:
            rail(m, (p, q), mat)


def end_plate(m, x, y, z, along=0, mat=STEEL, size=(0.3, 0.55)):
    """Bolted end plate at the end of a beam; `along` is the beam's direction in degrees."""
    with m.at(x, y, z, turn=along):
        m.box(0, 0, -size[1] / 2, 0.05, size[0], size[1], mat)
        for i in (-1, 1):
            for j in (-1, 0, 1):
                m.rod((-0.06, i * size[0] * 0.32, j * size[1] * 0.36), (0.06, i * size[0] * 0.32, j * size[1] * 0.36), 0.03, mat, 6)


def base_plate(m, x, y, z=0.0, mat=STEEL, size=0.7):
    """Column foot: plate, four anchor bolts and grout."""
    m.box(x, y, z, size, size, 0.08, mat)
    for i in (-1, 1):
        for j in (-1, 1):
            m.rod((x + i * size * .36, y + j * size * .36, z), (x + i * size * .36, y + j * size * .36, z + 0.22), 0.035, mat, 6)


def frame(m, xs, ys, levels, mat=STEEL, column=0.4, beam=0.4, feet=True):
    """Bolted frame on grid lines xs × ys with beams at the given levels."""
    for x in xs:
        for y in ys:
            m.beam((x, y, 0), (x, y, levels[-1]), mat, column, column)
            if feet:
                base_plate(m, x, y, 0, mat, column * 1.8)
    for z in levels:
        for y in ys:
            for a, b in zip(xs, xs[1:]):
                m.beam((a + column / 2, y, z - beam / 2), (b - column / 2, y, z - beam / 2), mat, beam, beam * 0.5)
                for x, s in ((a, 1), (b, -1)):
                    end_plate(m, x + s * (column / 2 + 0.03), y, z - beam / 2, 0, mat, (beam * .6, beam * 1.1))
        for x in xs:
            for a, b in zip(ys, ys[1:]):
                m.beam((x, a + column / 2, z - beam / 2), (x, b - column / 2, z - beam / 2), mat, beam, beam * 0.5)


def brace(m, a, b, c, d, mat=STEEL, size=0.12):
    """Cross bracing a–b and c–d with a gusset where they meet."""
    m.rod(a, b, size / 2, mat, 8)
    m.rod(c, d, size / 2, mat, 8)
    x, y, z = ((a[k] + b[k]) / 2 for k in range(3))
    m.ball(x, y, z, size, mat, 10)


def lattice(m, a, b, width, mat=ORANGE, chord=0.08, bays=None, taper=1.0, sides=4):
    """Lattice boom from a to b: four chords and zigzag lacing; `taper` scales the width at b."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    d = b - a
    length = np.linalg.norm(d)
    d = d / length
    up = np.array([0, 0, 1.0]) if abs(d[2]) < 0.98 else np.array([0, 1.0, 0])
    up = up - d * (up @ d)
    up /= np.linalg.norm(up)
    side = np.cross(d, up)
    bays = bays or max(2, round(length / width))
    corner = [(-1, -1), (1, -1), (1, 1), (-1, 1)]

    def at(i, k):
        w = width / 2 * (1 + (taper - 1) * i / bays)
        s, u = corner[k % 4]
        return a + d * (length * i / bays) + side * (s * w) + up * (u * w)
    for k in range(4):
        m.rod(at(0, k), at(bays, k), chord, mat, 8)
        for i in range(bays):
            p, q = (k, k + 1) if i % 2 else (k + 1, k)
            m.rod(at(i, p), at(i + 1, q), chord * 0.55, mat, 6)
    for i in (0, bays):
        for k in range(4):
            m.rod(at(i, k), at(i, k + 1), chord * 0.8, mat, 6)
