"""Rotating equipment: pump sets, compressors open and closed, skids, motors."""
from math import cos, pi, radians, sin

from .palette import CONCRETE, INK, ORANGE, PAPER, STEEL
from .piping import disc, flange


def motor(m, length=1.3, radius=.36, mat=STEEL):
    """Finned motor along x from 0, centre line at z = 0."""
    m.rod((0, 0, 0), (length, 0, 0), radius * .86, mat, 28)
    for i in range(20):
        t = 2 * pi * i / 20
        c, s = cos(t) * radius * .92, sin(t) * radius * .92
        m.bar((length * .1, c, s), (length * .85, c, s), .025, .05, mat)
    disc(m, (length * .87, 0, 0), (1, 0, 0), radius, length * .15, mat, 28)
    disc(m, (0, 0, 0), (1, 0, 0), radius, .06, mat, 28)
    m.box(length * .45, -radius * 1.0, -.1, .4, .3, .3, mat)


def pump(m, scale=1.0, mat=PAPER, drive=STEEL, base=CONCRETE, guard=ORANGE, skid=STEEL):
    """Horizontal process pump set on a baseplate and plinth, about 3 m long at scale 1."""
    with m.at(scale=scale):
        m.box(0, 0, 0, 3.3, 1.3, .35, base)
        for s in (-.45, .45):
            m.beam((-1.5, s, .45), (1.5, s, .45), skid, .2, .16)
        m.box(0, 0, .55, 3.0, 1.05, .05, skid)
        with m.at(-1.0, 0, 1.05):
            m.rod((0, 0, 0), (.35, 0, 0), .42, mat, 32)
            m.rod((.05, 0, 0), (.3, 0, 0), .5, mat, 32)
            m.rod((-.35, 0, 0), (0, 0, 0), .17, mat, 20)
            flange(m, (-.35, 0, 0), (1, 0, 0), .17, mat)
            m.tube([(.18, .3, 0), (.18, .3, .85)], .13, mat, 0)
            flange(m, (.18, .3, .8), (0, 0, 1), .13, mat)
            m.rod((.35, 0, 0), (.85, 0, 0), .17, mat, 20)
            m.box(.2, 0, -.45, .3, .6, .3, mat)
        m.box(.0, 0, .85, .34, .34, .38, guard)
        m.rod((-.2, 0, 1.05), (.3, 0, 1.05), .06, INK, 10)
        with m.at(.25, 0, 1.05):
            motor(m, 1.2, .36, drive)
        m.box(.8, 0, .6, .9, .6, .14, drive)


def casing_half(m, length, radius, mat=PAPER, upper=True, stages=5):
    """Half of a horizontally split casing along x, split face at z = 0, bolted flange both sides."""
    a, b = (0, 180) if upper else (180, 360)
    n = 24
    arc = [(radians(a + (b - a) * i / n)) for i in range(n + 1)]
    outer = [(radius * cos(t), radius * sin(t)) for t in arc]
    inner = [(radius * .72 * cos(t), radius * .72 * sin(t)) for t in arc[::-1]]
    m.sweep(outer + inner, [(0, 0, 0), (length, 0, 0)], mat)
    rib = [(radius * 1.08 * cos(t), radius * 1.08 * sin(t)) for t in arc] + \
          [(radius * .6 * cos(t), radius * .6 * sin(t)) for t in arc[::-1]]
    for k in range(stages + 1):
        x = length * (k + .04) / (stages + .08)
        m.sweep(rib, [(x - .05, 0, 0), (x + .05, 0, 0)], mat)
    lip = -.14 if upper is False else 0
    for s in (-1, 1):
        m.box(length / 2, s * (radius + .1), lip, length, .34, .14, mat)
        for k in range(int(length / .3)):
            x = .18 + k * .3
            if upper:
                m.rod((x, s * (radius + .14), -.02), (x, s * (radius + .14), .24), .045, STEEL, 6)
            else:
                m.rod((x, s * (radius + .14), -.04), (x, s * (radius + .14), .3), .03, STEEL, 6)


def rotor(m, length, radius, stages=5, shaft=STEEL, wheels=ORANGE):
    """Rotor along x with impellers; overhangs the casing by 0.9 m at both ends."""
    m.rod((-.9, 0, 0), (length + .9, 0, 0), radius * .16, shaft, 24)
    m.rod((-.2, 0, 0), (length + .2, 0, 0), radius * .22, shaft, 24)
    for k in range(stages):
        x = length * (k + .55) / (stages + .1)
        with m.at(x, 0, 0, roll=90):
            m.lathe([(radius * .2, -.2), (radius * .34, -.18), (radius * .42, -.05), (radius * .68, .02),
                (radius * .68, .1), (radius * .2, .14)], wheels, 36)
        for j in range(14):
            t = 2 * pi * j / 14
            m.bar((x - .13, radius * .34 * cos(t), radius * .34 * sin(t)), (x - .02, radius * .66 * cos(t + .4),
                radius * .66 * sin(t + .4)), .03, .05, wheels)
    for x in (-.75, length + .75):
        disc(m, (x, 0, 0), (1, 0, 0), radius * .3, .1, shaft, 24)


def skid(m, length, width, mat=STEEL, height=.5, base=CONCRETE):
    """Skid of rolled sections on a plinth; its deck is at 0.3 + height + 0.06 m."""
    m.box(0, 0, 0, length + 1, width + 1, .3, base)
    z = .3 + height / 2
    for s in (-1, 1):
        m.beam((-length / 2, s * width / 2, z), (length / 2, s * width / 2, z), mat, height, .25)
    n = max(2, round(length / 2))
    for i in range(n + 1):
        x = -length / 2 + .1 + (length - .2) * i / n
        m.beam((x, -width / 2, z), (x, width / 2, z), mat, height * .8, .2)
    m.box(0, 0, .3 + height, length, width, .06, mat)
    return .36 + height
