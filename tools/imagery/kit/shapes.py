"""Plain shapes as (points, faces): box, sweep, lathe, prism, and the outlines they use."""
from math import acos, cos, pi, radians, sin, tan

import numpy as np


def circle(radius, sides=12):
    return [(radius * cos(2 * pi * i / sides), radius * sin(2 * pi * i / sides)) for i in range(sides)]


def rectangle(width, depth):
    w, d = width / 2, depth / 2
    return [(-w, -d), (w, -d), (w, d), (-w, d)]


def i_section(width, depth, spin=0):
    """Rolled section, flanges a ninth of the depth thick so that they show in a model."""
    w, d, t, f = width / 2, depth / 2, width / 10, depth / 11
    points = [(-w, -d), (w, -d), (w, -d + f), (t, -d + f), (t, d - f), (w, d - f),
              (w, d), (-w, d), (-w, d - f), (-t, d - f), (-t, -d + f), (-w, -d + f)]
    c, s = cos(radians(spin)), sin(radians(spin))
    return [(c * x - s * y, s * x + c * y) for x, y in points]


def box(x, y, z, dx, dy, dz, bevel=None):
    """Box with its edges broken; small boxes (under 0.1 m) stay sharp."""
    small = min(dx, dy, dz)
    b = bevel if bevel is not None else (0 if small < 0.1 else min(0.04, small * 0.12))
    hx, hy, hz, cz = dx / 2, dy / 2, dz / 2, z + dz / 2
    if b <= 0:
        points = [(x + i * hx, y + j * hy, cz + k * hz) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
        return points, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    points, index = [], {}
    for i in (-1, 1):
        for j in (-1, 1):
            for k in (-1, 1):
                for axis in range(3):
                    h = [hx - b, hy - b, hz - b]
                    h[axis] += b
                    index[i, j, k, axis] = len(points)
                    points.append((x + i * h[0], y + j * h[1], cz + k * h[2]))
    faces = []
    loop = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    for axis in range(3):
        u, v = [a for a in range(3) if a != axis]
        for s in (-1, 1):
            def key(a, b):
                corner = [0, 0, 0]
                corner[axis], corner[u], corner[v] = s, a, b
                return tuple(corner)
            faces.append([index[key(a, b) + (axis,)] for a, b in loop])
        for a, b in loop:
            ends = []
            for s in (-1, 1):
                corner = [0, 0, 0]
                corner[axis], corner[u], corner[v] = s, a, b
                ends.append(tuple(corner))
            faces.append([index[ends[0] + (u,)], index[ends[1] + (u,)], index[ends[1] + (v,)], index[ends[0] + (v,)]])
    for i in (-1, 1):
        for j in (-1, 1):
            for k in (-1, 1):
                faces.append([index[i, j, k, axis] for axis in range(3)])
    return points, outward(points, faces)


def outward(points, faces):
    """Turn every face of a convex body so that it looks outwards."""
    points = np.asarray(points)
    centre = points.mean(axis=0)
    out = []
    for f in faces:
        p = points[f]
        normal = np.cross(p[1] - p[0], p[2] - p[0])
        out.append(list(f) if normal @ (p.mean(axis=0) - centre) > 0 else list(f)[::-1])
    return out


def rounded(points, radius, steps=5):
    """Path with its corners replaced by arcs."""
    points = [np.asarray(p, float) for p in points]
    out = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        a, b = before - corner, after - corner
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        a, b = a / la, b / lb
        angle = acos(max(-1, min(1, float(a @ b))))
        if angle > pi - 0.02 or radius <= 0:
            out.append(corner)
            continue
        cut = min(radius / tan(angle / 2), la * 0.5, lb * 0.5)
        r = cut * tan(angle / 2)
        middle = (a + b) / np.linalg.norm(a + b)
        centre = corner + middle * (r / sin(angle / 2))
        p, q = corner + a * cut - centre, corner + b * cut - centre
        sweep_angle = pi - angle
        for i in range(steps + 1):
            t = i / steps
            out.append(centre + (p * sin((1 - t) * sweep_angle) + q * sin(t * sweep_angle)) / sin(sweep_angle))
    out.append(points[-1])
    return out


def sweep(outline, path, closed=False):
    """Outline (side, up) carried along a path; ends capped unless the path is closed."""
    path = [np.asarray(p, float) for p in path]
    if closed:
        path = path[:-1]
    n, m = len(path), len(outline)
    points = []
    for i, p in enumerate(path):
        before = path[i - 1] if i or closed else p
        after = path[(i + 1) % n] if i < n - 1 or closed else p
        d1, d2 = p - before, after - p
        l1, l2 = np.linalg.norm(d1), np.linalg.norm(d2)
        d = (d1 / l1 if l1 > 1e-9 else 0) + (d2 / l2 if l2 > 1e-9 else 0)
        d = d / np.linalg.norm(d)
        if i == 0:
            up = np.array([0, 0, 1.0]) if abs(d[2]) < 0.95 else np.array([0, 1.0, 0])
        up = up - d * (up @ d)
        up = up / np.linalg.norm(up)
        side = np.cross(d, up)
        points += [p + side * s + up * u for s, u in outline]
    faces = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        for k in range(m):
            l = (k + 1) % m
            faces.append((i * m + k, j * m + k, j * m + l, i * m + l))
    if not closed:
        faces += [tuple(range(m)), tuple(range((n - 1) * m, n * m))[::-1]]
    return points, faces


def lathe(profile, sides=48, start=0, end=360):
    """Profile of (radius, height) turned about z; open at the ends of an arc."""
    full = abs(end - start) >= 360
    n = max(3, int(sides * abs(end - start) / 360))
    count = n if full else n + 1
    points = []
    for i in range(count):
        t = radians(start + (end - start) * i / n)
        points += [(max(r, 1e-4) * cos(t), max(r, 1e-4) * sin(t), z) for r, z in profile]
    m = len(profile)
    faces = []
    for i in range(n):
        j = (i + 1) % count
        faces += [(i * m + k, j * m + k, j * m + k + 1, i * m + k + 1) for k in range(m - 1)]
    return points, faces


def prism(outline, low, high, bevel=0.0):
    """Plan outline raised from low to high; `bevel` breaks the top edge."""
    outline = [np.asarray(p, float) for p in outline]
    m = len(outline)
    rings = [(outline, low), (outline, high)]
    if bevel > 0:
        inner = []
        for a, b, c in zip(outline[-1:] + outline[:-1], outline, outline[1:] + outline[:1]):
            n1, n2 = (np.array([-(q - p)[1], (q - p)[0]]) / np.linalg.norm(q - p) for p, q in ((a, b), (b, c)))
            inner.append(b + (n1 + n2) / max(0.3, 1 + n1 @ n2) * bevel)
        rings = [(outline, low), (outline, high - bevel), (inner, high)]
    points = [(p[0], p[1], z) for ring, z in rings for p in ring]
    faces = [tuple(range(m))[::-1]]
    for r in range(len(rings) - 1):
        faces += [(r * m + k, r * m + (k + 1) % m, (r + 1) * m + (k + 1) % m, (r + 1) * m + k) for k in range(m)]
    faces.append(tuple(range((len(rings) - 1) * m, len(rings) * m)))
    return points, faces
