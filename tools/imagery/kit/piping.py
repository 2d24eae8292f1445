"""Pipe fittings: flanges with bolts, valves, shoes, runs with flange pairs."""
from math import cos, pi, sin

import numpy as np

from .palette import ORANGE, PAPER, STEEL
from .shapes import circle, sweep


def basis(d):
    """Two directions square to d."""
    d = np.asarray(d, float)
    d = d / np.linalg.norm(d)
    up = np.array([0, 0, 1.0]) if abs(d[2]) < 0.95 else np.array([0, 1.0, 0])
    up = up - d * (up @ d)
    up = up / np.linalg.norm(up)
    return d, up, np.cross(d, up)


def disc(m, p, d, radius, thick, mat, sides=24):
    """Flat disc of the given thickness starting at p along d."""
    d, _, _ = basis(d)
    p = np.asarray(p, float)
    m.add(sweep(circle(radius, sides), [p, p + d * thick]), mat)


def flange(m, p, d, radius, mat=PAPER, bolts=None, bolt_mat=None, blind=False):
    """Bolted flange pair at p on a pipe of the given radius running along d."""
    d, up, side = basis(d)
    p = np.asarray(p, float)
    big, t = radius * 1.55 + 0.03, radius * 0.28 + 0.02
    disc(m, p - d * t * 1.1, d, big, t, mat)
    disc(m, p + d * t * 0.1, d, big, t, mat)
    if blind:
        disc(m, p + d * t * 1.1, d, radius * 0.6, t * 0.3, mat)
    n = bolts or (8 if radius < 0.35 else 16)
    ring = (radius + big) / 2 + 0.01
    for i in range(n):
        c, s = cos(2 * pi * (i + .5) / n), sin(2 * pi * (i + .5) / n)
        q = p + up * (c * ring) + side * (s * ring)
        m.rod(q - d * t * 1.75, q + d * t * 1.75, max(0.012, radius * 0.09), bolt_mat or mat, 6)


def valve(m, p, d, radius, mat=STEEL, wheel=ORANGE, up=None, stem=None):
    """Gate valve with flanged ends and hand wheel at p on a pipe along d."""
    d, u, side = basis(d)
    if up is not None:
        u = np.asarray(up, float)
        side = np.cross(d, u)
    p = np.asarray(p, float)
    r = radius
    for s in (-1, 1):
        flange(m, p + d * s * r * 2.2, d, r, mat)
    m.rod(p - d * r * 2.2, p + d * r * 2.2, r * 1.05, mat, 20)
    m.ball(*p, r * 1.45, mat, 20)
    height = stem or r * 5 + 0.25
    m.rod(p, p + u * r * 2.3, r * 0.85, mat, 16)
    disc(m, p + u * r * 2.2, u, r * 1.25, r * 0.35, mat, 20)
    m.rod(p, p + u * height, r * 0.22 + 0.01, mat, 8)
    hub, big = p + u * height, r * 1.5 + 0.06
    n = 24
    loop = [hub + (d * cos(2 * pi * i / n) + side * sin(2 * pi * i / n)) * big for i in range(n + 1)]
    m.add(sweep(circle(r * 0.16 + 0.012, 8), loop, closed=True), wheel)
    for i in range(4):
        t = pi / 2 * i + .3
        m.rod(hub, hub + (d * cos(t) + side * sin(t)) * big, r * 0.11 + 0.008, wheel, 6)


def shoe(m, p, d, radius, drop, mat=STEEL):
    """Pipe shoe: T under the pipe, `drop` metres from the pipe's centre to the steel below."""
    d, up, side = basis(d)
    p = np.asarray(p, float)
    m.bar(p - d * 0.25 - up * (drop / 2), p + d * 0.25 - up * (drop / 2), 0.05, drop, mat)
    m.bar(p - d * 0.3 - up * (drop - .03), p + d * 0.3 - up * (drop - .03), radius * 1.1 + .08, 0.05, mat)


def run(m, points, radius, mat=PAPER, every=12, bend=None, flanges=True):
    """Pipe run with a flange pair every so many metres on its straights."""
    m.tube(points, radius, mat, bend)
    if not flanges:
        return
    for a, b in zip(points, points[1:]):
        a, b = np.asarray(a, float), np.asarray(b, float)
        length = np.linalg.norm(b - a)
        n = int(length // every)
        for i in range(n):
            flange(m, a + (b - a) * (i + 0.5) / n, b - a, radius, mat)
