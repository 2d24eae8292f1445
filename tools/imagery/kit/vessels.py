"""Horizontal drums, bullets, spheres and reactors."""
from math import cos, pi, radians, sin

from .columns import head, manway, nozzle
from .palette import CONCRETE, PAPER, STEEL
from .piping import flange
from .steel import deck, ladder, ring_platform, stair


def saddle(m, x, radius, centre, mat=CONCRETE, foot=None):
    """Saddle across a drum lying along x: concrete plinth cut to the shell."""
    w = radius * 0.85
    n = 12
    cup = [(radius * 1.01 * sin(t), centre - radius * 1.01 * cos(t))
           for t in (radians(58 - 116 * i / n) for i in range(n + 1))]
    outline = [(-w, 0), (w, 0)] + cup
    m.sweep([(s, u) for s, u in outline], [(x - 0.25, 0, 0), (x + 0.25, 0, 0)], mat)
    m.box(x, 0, 0, 0.9, w * 2 + 0.6, 0.35, mat)


def drum(m, length=12, radius=1.5, centre=3.2, mat=PAPER, top=True, steel=STEEL, saddles=CONCRETE):
    """Drum lying along x on two saddles, centre line at height `centre`."""
    half = length / 2
    with m.at(-half, 0, centre, roll=90):
        arc = head(radius, 0, up=False)
        m.lathe([(r, z) for r, z in arc] + [(r, z) for r, z in head(radius, length)], mat)
        for z in (length * .2, length * .5, length * .8):
            m.lathe([(radius, z - .08), (radius + .035, z - .06), (radius + .035, z + .06), (radius, z + .08)], mat)
    for s in (-0.3, 0.3):
        saddle(m, length * s, radius, centre, saddles)
    for x, size in ((-length * .32, .18), (length * .05, .3), (length * .36, .14)):
        m.rod((x, 0, centre + radius * .9), (x, 0, centre + radius + .55), size, mat, 16)
        flange(m, (x, 0, centre + radius + .55), (0, 0, 1), size, mat, blind=True)
    with m.at(half + radius * .3, 0, centre - .1, roll=0):
        m.rod((-.2, 0, 0), (.45, 0, 0), .3, mat, 18)
        flange(m, (.45, 0, 0), (1, 0, 0), .3, mat, blind=True)
    if top:
        z = centre + radius + 0.25
        deck(m, -length * .12, 0, z, length * .42, 2.2, steel, steel)
        ladder(m, -length * .12, -1.35, 0, z, -90, steel)


def sphere(m, radius=8, legs=10, mat=PAPER, steel=STEEL):
    """Pressure sphere on legs with a crown platform and a stair that winds round it."""
    centre = radius * 1.22
    m.ball(0, 0, centre, radius, mat, 72)
    m.ring(radius + .03, .07, centre, mat, sides=72)
    for i in range(legs):
        t = 2 * pi * i / legs
        x, y = radius * .96 * cos(t), radius * .96 * sin(t)
        m.rod((x, y, 0), (x, y, centre + radius * .18), .32, mat, 16)
        m.box(x, y, 0, 1.2, 1.2, .5, CONCRETE)
        u = 2 * pi * (i + 1) / legs
        q = radius * .96 * cos(u), radius * .96 * sin(u)
        m.rod((x, y, .8), (*q, centre * .72), .05, steel, 6)
        m.rod((*q, .8), (x, y, centre * .72), .05, steel, 6)
    with m.at(0, 0, centre):
        ring_platform(m, .4, 2.4, radius + .1, 0, 360, steel, steel, brackets=False)
        m.rod((0, 0, radius * .95), (0, 0, radius + 1.3), .28, mat, 16)
        flange(m, (0, 0, radius + 1.3), (0, 0, 1), .28, mat, blind=True)
        steps, first = 70, 2.2
        track = []
        for i in range(steps + 1):
            f = i / steps
            lift = -0.15 + 1.32 * f                      # latitude in radians
            t = radians(-120 + 200 * f)
            r = (radius + .75) * cos(lift)
            track.append((max(r, first) * cos(t), max(r, first) * sin(t), (radius + .2) * sin(lift)))
        for p, q in zip(track, track[1:]):
            m.bar(p, q, 0.95, 0.07, steel)
        for h in (.55, 1.1):
            m.tube([(x * 1.045, y * 1.045, z + h) for x, y, z in track], .035, steel, 0, 6)
        for x, y, z in track[::3]:
            m.rod((x * 1.045, y * 1.045, z), (x * 1.045, y * 1.045, z + 1.1), .03, steel, 6)
        low = track[0]
    foot = (low[0] - 3.2, low[1] - (centre + low[2]) * 0.9, 0)
    stair(m, foot, (low[0], low[1], centre + low[2]), .95, steel)


def reactor(m, radius=2.2, height=14, legs=6.0, mat=PAPER, steel=STEEL, rails=STEEL):
    """Upright vessel in a skirted ring on legs."""
    for i in range(6):
        t = radians(60 * i)
        m.rod((radius * cos(t), radius * sin(t), 0), (radius * cos(t), radius * sin(t), legs + 1), .2, steel, 10)
    m.lathe(head(radius, legs, up=False) + head(radius, legs + height), mat)
    m.lathe([(radius, legs + .8), (radius + .3, legs + .8), (radius + .3, legs + 1.1), (radius, legs + 1.1)], steel)
    ring_platform(m, radius, radius + 1.3, legs + height * .5, -150, 150, steel, rails)
    ring_platform(m, radius, radius + 1.3, legs + height * .97, 0, 360, steel, rails)
    ladder(m, 0, -(radius + 1.0), 0, legs + height * .5, -90, rails)
    ladder(m, 0, radius + 1.0, legs + height * .5, legs + height * .97, 90, rails)
    manway(m, radius, legs + height * .5 + 1.1, -40, mat)
    nozzle(m, radius, legs + height * .3, 200, .3, mat)
    m.rod((0, 0, legs - radius * .45), (0, 0, legs - radius * .5 - 1.2), .3, mat, 16)
    flange(m, (0, 0, legs - radius * .5 - 1.0), (0, 0, 1), .3, mat)
