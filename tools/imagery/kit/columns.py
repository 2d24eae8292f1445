"""Process columns: skirt, shell, heads, platforms, ladders, overhead line, nozzles, manways."""
from math import cos, pi, radians, sin

from .palette import PAPER, STEEL
from .piping import flange
from .steel import ladder, ring_platform


def head(radius, z, up=True, ratio=0.5, steps=10):
    """Profile of an elliptical head (2:1 by default) standing on height z."""
    arc = [(radius * cos(pi / 2 * i / steps), z + (1 if up else -1) * ratio * radius * sin(pi / 2 * i / steps))
           for i in range(steps + 1)]
    return arc if up else arc[::-1]


def nozzle(m, radius, z, turn, size, mat=PAPER, reach=0.5, blind=False):
    """Flanged nozzle of the given pipe radius on a shell."""
    with m.at(0, 0, z, turn=turn):
        m.rod((radius * 0.9, 0, 0), (radius + reach, 0, 0), size, mat, 16)
        flange(m, (radius + reach, 0, 0), (1, 0, 0), size, mat, blind=blind)


def manway(m, radius, z, turn, mat=PAPER):
    """Manway with davit arm."""
    nozzle(m, radius, z, turn, 0.32, mat, 0.3, blind=True)
    with m.at(0, 0, z, turn=turn):
        m.tube([(radius + 0.1, 0.62, -0.3), (radius + 0.1, 0.62, 0.75), (radius + 0.42, 0.1, 0.75)], 0.035, mat, 0.2, 8)


def column(m, radius=1.6, height=38, platforms=(8, 14, 20, 26, 32), turn=0, shell=PAPER, deck=STEEL,
           rails=STEEL, overhead=True, line=PAPER, neck=None, reboiler=False):
    """Column of the given radius and tangent height, standing on a skirt.

    platforms: heights; neck: (height, radius) above which the shell is slimmer;
    turn: where the ladder side faces.
    """
    skirt = radius * 1.6
    with m.at(turn=turn):
        m.lathe([(radius * 1.25, 0), (radius * 1.25, 0.5), (radius * 1.06, 0.5), (radius * 1.02, skirt)], shell)
        m.lathe([(radius * 1.25, 0), (radius * 1.25, .12), (radius * 1.12, .12)], deck)
        profile = [(radius * 1.0, skirt - 0.02)]
        top = radius
        if neck:
            z, top = neck
            profile += [(radius, z), (top, z + (radius - top) * 2)]
        profile += head(top, height)
        m.lathe(profile, shell)
        for z in [skirt + 0.1] + [h for h in platforms]:
            r = top if neck and z > neck[0] + 2 else radius
            m.lathe([(r + 0.001, z - 2.6), (r + 0.05, z - 2.55), (r + 0.05, z - 2.35), (r + 0.001, z - 2.3)], shell)
        last = 0.0
        for i, z in enumerate(platforms):
            r = top if neck and z > neck[0] + 2 else radius
            wide = 1.25
            start, end = (0, 360) if z > height - 3 else ((-100, 150) if i % 2 else (-150, 100))
            ring_platform(m, r, r + wide, z, start, end, deck, rails)
            side = -75 if i % 2 else 75
            reach = max(r, radius if neck and last < neck[0] else r) + wide - 0.25
            ladder(m, reach * cos(radians(side)), reach * sin(radians(side)), last + 0.05, z, side, rails)
            manway(m, r, z + 1.0, 20 if i % 2 else -25, shell)
            nozzle(m, r, z - 1.6, 160 + 25 * (i % 3), 0.16, shell, 0.45)
            last = z
        if overhead:
            pipe = max(0.22, top * 0.22)
            x = radius + 1.0
            m.tube([(0, 0, height + top * 0.4), (0, 0, height + top * .5 + 1.1), (-x, 0, height + top * .5 + 1.1),
                    (-x, 0, 3.2), (-x - 3.5, 0, 3.2)], pipe, line, pipe * 3)
            flange(m, (0, 0, height + top * .5 + 0.35), (0, 0, 1), pipe, line)
            z = 6
            while z < height - 2:
                m.bar((-radius, 0, z), (-x, 0, z), 0.12, 0.16, deck)
                if z % 12 < 6:
                    flange(m, (-x, 0, z + 3), (0, 0, 1), pipe, line)
                z += 6
            m.rod((-x - 3.3, 0, 0), (-x - 3.3, 0, 3.0), 0.12, deck, 8)
        if reboiler:
            with m.at(radius + 3.2, 0, 0):
                m.lathe([(0.01, 2)] + [(0.8, 2.3), (0.8, 7.5)] + head(0.8, 7.5), shell)
                for s in (-0.6, 0.6):
                    m.rod((s, s, 0), (s, s, 2.6), 0.12, deck, 8)
            m.tube([(radius * .8, 0, 8.6), (radius + 3.2, 0, 8.6), (radius + 3.2, 0, 7.6)], 0.45, line, 0.8)
            m.tube([(radius * .8, 0, 3.2), (radius + 2.6, 0, 3.2)], 0.3, line, 0.8)
