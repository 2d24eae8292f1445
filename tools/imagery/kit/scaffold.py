"""Tube-and-coupler scaffold: standards, ledgers, braces, couplers, boards, guard rails, ladders."""
from math import cos, pi, sin

from .palette import SAND, STEEL
from .steel import ladder


def coupler(m, x, y, z, mat=STEEL):
    """Coupler where tubes cross."""
    m.box(x, y, z - .07, .15, .15, .14, mat, 0)


def straight(m, length, width=1.2, lifts=4, lift=2.0, bay=2.0, mat=STEEL, boards=SAND, guard=STEEL, braces=True,
             boarded=None):
    """Independent scaffold along x from 0; y from 0 to width. boarded: lifts that carry boards."""
    n = max(1, round(length / bay))
    bay = length / n
    top = lifts * lift
    t = .035
    for i in range(n + 1):
        x = i * bay
        for y in (0, width):
            m.rod((x, y, 0), (x, y, top + 1.25), t, mat, 7)
            m.box(x, y, 0, .22, .22, .03, mat)
        for k in range(1, lifts + 1):
            z = k * lift
            m.rod((x, -.25, z - .1), (x, width + .25, z - .1), t, mat, 6)
            for y in (0, width):
                coupler(m, x, y, z - .1, mat)
    for k in range(lifts + 1):
        z = max(.25, k * lift)
        for y in (0, width):
            m.rod((-.2, y, z - .17), (length + .2, y, z - .17), t, mat, 6)
    for k in (range(1, lifts + 1) if boarded is None else boarded):
        z = k * lift
        count = 4
        for j in range(count):
            m.box(length / 2, width * (j + .5) / count, z - .06, length + .3, width / count - .03, .05, boards, 0)
        for h in (.5, 1.0):
            m.rod((-.2, -.02, z + h), (length + .2, -.02, z + h), t, guard, 6)
            m.rod((-.2, width + .02, z + h), (length + .2, width + .02, z + h), t, guard, 6)
            for x in (0, length):
                m.rod((x, 0, z + h), (x, width, z + h), t, guard, 6)
        m.box(length / 2, -.03, z, length, .03, .18, boards, 0)
    if braces:
        for i in range(0, n, 3):
            for k in range(lifts):
                a, b = (i, i + 1) if k % 2 else (i + 1, i)
                m.rod((a * bay, -.05, k * lift + .1), (b * bay, -.05, (k + 1) * lift), t, mat, 6)
    for k in range(lifts):
        x = bay * (.5 + k % 2 * .9)
        if x < length:
            ladder(m, x, width * .5, k * lift + .1, (k + 1) * lift, 0, mat, cage=False)


def round_scaffold(m, inner, lifts=5, lift=2.0, width=1.2, sides=12, start=0, end=360, mat=STEEL, boards=SAND,
                   guard=STEEL):
    """Scaffold round a column or tank of radius a little under `inner`."""
    t = .035
    step = (end - start) / sides
    closed = end - start >= 360
    angles = [(start + i * step) * pi / 180 for i in range(sides if closed else sides + 1)]
    top = lifts * lift
    outer = inner + width
    for i, a in enumerate(angles):
        c, s = cos(a), sin(a)
        for r in (inner, outer):
            m.rod((r * c, r * s, 0), (r * c, r * s, top + 1.2), t, mat, 7)
        for k in range(1, lifts + 1):
            z = k * lift
            m.rod(((inner - .2) * c, (inner - .2) * s, z - .1), ((outer + .2) * c, (outer + .2) * s, z - .1), t, mat, 6)
            for r in (inner, outer):
                coupler(m, r * c, r * s, z - .1, mat)
    pairs = list(zip(angles, angles[1:] + angles[:1])) if closed else list(zip(angles, angles[1:]))
    for i, (a, b) in enumerate(pairs):
        for k in range(lifts + 1):
            z = max(.25, k * lift)
            for r in (inner, outer):
                m.rod((r * cos(a), r * sin(a), z - .16), (r * cos(b), r * sin(b), z - .16), t, mat, 6)
            if k:
                quad = [(inner * cos(a), inner * sin(a)), (outer * cos(a), outer * sin(a)),
                        (outer * cos(b), outer * sin(b)), (inner * cos(b), inner * sin(b))]
                m.prism(quad, z - .06, z - .01, boards)
                for h in (.5, 1.0):
                    m.rod((outer * cos(a), outer * sin(a), z + h), (outer * cos(b), outer * sin(b), z + h), t, guard, 6)
        if i % 3 == 0:
            for k in range(lifts):
                p, q = (a, b) if k % 2 else (b, a)
                m.rod((outer * cos(p), outer * sin(p), k * lift + .1), (outer * cos(q), outer * sin(q),
                    (k + 1) * lift), t, mat, 6)
    for k in range(lifts):
        a = angles[1 + k % 2] + .12
        r = (inner + outer) / 2
        ladder(m, r * cos(a), r * sin(a), k * lift, (k + 1) * lift, a * 180 / pi, mat, cage=False)
