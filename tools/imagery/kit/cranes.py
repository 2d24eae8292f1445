"""Cranes: crawler with lattice boom, mobile telescopic, overhead travelling, tower; hooks and slings."""
from math import cos, radians, sin

from .palette import INK, ORANGE, PAPER, STEEL
from .steel import ladder, lattice, rail


def hook(m, x, y, z, size=1.0, mat=STEEL, rope=None):
    """Hook block whose hook ends at height z; `rope` is the height its falls go up to."""
    s = size
    m.box(x, y, z + .75 * s, .5 * s, .3 * s, .7 * s, mat)
    m.rod((x, y - .2 * s, z + 1.2 * s), (x, y + .2 * s, z + 1.2 * s), .3 * s, mat, 20)
    m.rod((x, y, z + .4 * s), (x, y, z + .8 * s), .09 * s, mat, 8)
    curve = [(x + .2 * s * sin(radians(a)), y, z + .25 * s + .2 * s * cos(radians(a))) for a in range(0, 260, 20)]
    m.tube([(x, y, z + .5 * s)] + curve, .07 * s, mat, 0, 8)
    if rope:
        for i in (-1, 1):
            m.rod((x + i * .16 * s, y, z + 1.2 * s), (x + i * .16 * s, y, rope), max(.025, .025 * s), INK, 6)


def slings(m, point, ends, mat=INK, radius=.03):
    """Slings from the hook point to lifting points."""
    for e in ends:
        m.rod(point, e, radius, mat, 6)


def tracks(m, length, gauge, width, height, mat=STEEL):
    """Pair of crawler tracks along x with pads and rollers."""
    for s in (-1, 1):
        y = s * gauge / 2
        r = height / 2
        outline = [(length / 2 - r + r * cos(radians(a)), r + r * sin(radians(a))) for a in range(-90, 91, 15)]
        outline += [(-length / 2 + r + r * cos(radians(a)), r + r * sin(radians(a))) for a in range(90, 271, 15)]
        m.sweep([(-px, pz) for px, pz in outline], [(0, y - width / 2, 0), (0, y + width / 2, 0)], mat)
        n = int(length / .55)
        for i in range(n):
            x = -length / 2 + r + (length - 2 * r) * (i + .5) / n
            m.box(x, y, height - .01, .38, width + .16, .08, mat)
        for i in range(6):
            x = -length / 2 + r + (length - 2 * r) * i / 5
            m.rod((x, y - width / 2 - .06, r), (x, y + width / 2 + .06, r), r * .55, PAPER, 16)
    m.box(0, 0, height * .35, length * .28, gauge, height * .6, mat)


def crawler(m, boom=48, angle=68, slew=0, hook_at=12, body=PAPER, boom_mat=ORANGE, steel=STEEL, jib=0, jib_angle=40,
            scale=1.0, backmast=True):
    """Crawler crane at the origin; boom in metres, angle in degrees, slew about z.

    Returns the hook point (x, y, z) in the crane's own place. `jib` adds a luffing jib.
    """
    k = scale
    tracks(m, 9 * k, 6.6 * k, 1.3 * k, 1.35 * k, steel)
    m.rod((0, 0, 1.0 * k), (0, 0, 1.75 * k), 1.6 * k, steel, 32)
    with m.at(turn=slew):
        m.box(-1.6 * k, 0, 1.7 * k, 8.6 * k, 3.1 * k, .5 * k, steel)
        m.box(-2.4 * k, 0, 2.2 * k, 5.2 * k, 2.9 * k, 1.7 * k, body)
        for i in range(6):
            m.box(-4.2 * k + i * .55 * k, -1.47 * k, 2.6 * k, .32 * k, .06, .9 * k, steel)
        m.box(1.7 * k, 2.15 * k, 1.9 * k, 2.0 * k, 1.25 * k, 2.1 * k, body)
        m.box(1.95 * k, 2.15 * k, 2.75 * k, 1.62 * k, 1.29 * k, .95 * k, INK)
        for i in range(5):
            m.box(-5.6 * k, 0, (1.6 + i * .5) * k, 1.5 * k, 4.6 * k, .46 * k, body)
        for y in (-.7, 0, .7):
            m.rod((-.4 * k, y * k - .25, 4.1 * k), (-.4 * k, y * k + .25, 4.1 * k), .42 * k, steel, 18)
        deck_z = 3.92 * k
        rail(m, [(-4.8 * k, 1.35 * k, deck_z), (.1 * k, 1.35 * k, deck_z)], steel, .025)
        c, s = cos(radians(angle)), sin(radians(angle))
        foot = (1.9 * k, 0, 2.2 * k)
        w = max(1.5, boom / 26) * k
        def along(t, lift=0):
            return (foot[0] + c * t - s * lift, 0, foot[2] + s * t + c * lift)
        a, b = w * 2.2, boom - w * 2.2
        for y in (-1, 1):
            m.bar((foot[0], y * w * .5, foot[2]), (along(a)[0], y * w * .5, along(a)[2]), .22 * k, .3 * k, boom_mat)
        for t in (.3, .65):
            p = along(a * t)
            m.rod((p[0], -w * .5, p[2]), (p[0], w * .5, p[2]), .1 * k, boom_mat, 8)
        lattice(m, along(a), along(b), w, boom_mat, .075 * k)
        lattice(m, along(b), along(boom), w, boom_mat, .07 * k, 3, .45)
        tip = along(boom)
        m.rod((tip[0], -w * .3, tip[2]), (tip[0], w * .3, tip[2]), .55 * k, steel, 20)
        mast = (-5.2 * k, 0, 9.5 * k)
        if backmast:
            for y in (-1, 1):
                m.bar((-.2 * k, y * .9 * k, 2.4 * k), (mast[0], y * .7 * k, mast[2]), .22 * k, .28 * k, steel)
                m.rod((mast[0], y * .7 * k, mast[2]), (-5.4 * k, y * .9 * k, 3.6 * k), .05 * k, steel, 6)
                m.rod((mast[0], y * .65 * k, mast[2]), (tip[0] - s * .4, y * w * .25, tip[2] + c * .4), .04 * k,
                    steel, 6)
            m.rod((mast[0], -.9 * k, mast[2]), (mast[0], .9 * k, mast[2]), .22 * k, steel, 10)
        end = tip
        if jib:
            jc, js = cos(radians(jib_angle)), sin(radians(jib_angle))
            end = (tip[0] + jc * jib, 0, tip[2] + js * jib)
            lattice(m, tip, end, w * .62, boom_mat, .06 * k, None, .5)
            strut = (tip[0] - 3.5 * k * s, 0, tip[2] + 6 * k)
            m.rod(tip, strut, .14 * k, steel, 8)
            for y in (-.5, .5):
                m.rod((strut[0], y, strut[2]), (end[0], y * .4, end[2]), .04 * k, steel, 6)
                m.rod((strut[0], y, strut[2]), (mast[0], y * .7 * k, mast[2]), .04 * k, steel, 6)
            m.rod((end[0], -w * .2, end[2]), (end[0], w * .2, end[2]), .4 * k, steel, 18)
        x = end[0] + .5 * k
        hook(m, x, 0, hook_at, 1.3 * k, steel, end[2])
        h = radians(slew)
        return (x * cos(h), x * sin(h), hook_at)


def mobile(m, boom=36, angle=62, slew=90, hook_at=8, body=PAPER, boom_mat=ORANGE, steel=STEEL):
    """Telescopic crane on a carrier along x with outriggers out. Returns its hook point."""
    m.box(0, 0, .9, 12, 2.7, .5, steel)
    m.box(5.2, 0, 1.2, 1.9, 2.7, 1.9, body)
    m.box(5.6, 0, 2.1, 1.2, 2.74, .75, INK)
    m.box(0, 0, 1.4, 8, 2.4, .35, body)
    for x in (-4.6, -3.1, 1.6, 3.0, 4.9):
        for y in (-1.2, 1.2):
            m.rod((x, y - .25, .65), (x, y + .25, .65), .65, INK, 24)
            m.rod((x, y - .28, .65), (x, y + .28, .65), .3, PAPER, 16)
    for x in (-5.3, 2.3):
        m.box(x, 0, 1.0, .5, 7.4, .4, body)
        for y in (-3.6, 3.6):
            m.rod((x, y, .1), (x, y, 1.3), .14, steel, 10)
            m.box(x, y, 0, 1.1, 1.1, .14, steel)
    with m.at(-1.2, 0, 1.75, turn=slew):
        m.rod((0, 0, -.1), (0, 0, .35), 1.1, steel, 32)
        m.box(-.9, 0, .3, 4.6, 2.3, .8, body)
        m.box(-3.0, 0, .3, 1.3, 2.7, 1.5, steel)
        m.box(1.0, 1.5, .2, 1.7, 1.0, 1.7, body)
        m.box(1.25, 1.5, .95, 1.3, 1.04, .75, INK)
        c, s = cos(radians(angle)), sin(radians(angle))
        foot = (-1.8, 0, 1.6)
        def p(t):
            return (foot[0] + c * t, 0, foot[2] + s * t)
        cuts = [0, .36, .6, .82, 1.0]
        for i in range(4):
            size = 1.0 - .16 * i
            m.bar(p(boom * max(0, cuts[i] - .02)), p(boom * cuts[i + 1]), size * .8, size, boom_mat)
            m.bar(p(boom * cuts[i + 1] - .3), p(boom * cuts[i + 1]), size * .8 + .1, size + .1, steel)
        m.rod((.7, 0, .9), p(boom * .26), .22, steel, 14)
        tip = p(boom)
        m.box(tip[0] + .2, 0, tip[2] - .6, .9, .5, .9, steel)
        m.rod((tip[0] + .45, -.3, tip[2] - .2), (tip[0] + .45, .3, tip[2] - .2), .35, steel, 18)
        x = tip[0] + .8
        hook(m, x, 0, hook_at - 1.75, .9, steel, tip[2] - .2)
    h = radians(slew)
    return (-1.2 + x * cos(h), x * sin(h), hook_at)


def overhead(m, span=22, rail_z=11, at=0.0, trolley=0.2, hook_at=4, girder=ORANGE, body=PAPER, steel=STEEL):
    """Double-girder travelling crane: girders along y over `span`, standing at x = at."""
    for s in (-1, 1):
        m.box(at + s * 1.3, 0, rail_z + .35, .6, span - .6, 1.3, girder)
        m.box(at, s * span / 2, rail_z + .1, 4.6, .5, .65, girder)
        for x in (-1.8, 1.8):
            m.rod((at + x, s * span / 2 - .12, rail_z + .22), (at + x, s * span / 2 + .12, rail_z + .22), .26,
                steel, 20)
        m.box(at + s * 1.3, 0, rail_z + 1.65, .12, span - 1, .1, steel)
    rail(m, [(at - 2.0, -span / 2 + .6, rail_z + .9), (at - 2.0, span / 2 - .6, rail_z + .9)], steel)
    m.box(at - 1.85, 0, rail_z + .8, .6, span - 1, .08, steel)
    y = trolley * span
    m.box(at, y, rail_z + 1.8, 3.2, 2.6, .3, body)
    m.rod((at - .9, y - .3, rail_z + 2.5), (at + .9, y - .3, rail_z + 2.5), .45, steel, 24)
    m.box(at + 1.1, y + .5, rail_z + 2.1, .7, .9, .7, body)
    m.box(at - 1.0, y + .7, rail_z + 2.1, .8, .6, .5, body)
    hook(m, at, y - .3, hook_at, 1.1, steel, rail_z + 2.4)
    return (at, y - .3, hook_at)


def tower(m, height=45, reach=40, slew=0, hook_at=20, trolley=.7, mast=PAPER, boom_mat=ORANGE, steel=STEEL):
    """Tower crane with a flat jib. Returns its hook point."""
    m.box(0, 0, 0, 5, 5, 1.0, 'concrete')
    lattice(m, (0, 0, 1), (0, 0, height), 1.9, mast, .1)
    ladder(m, .3, 0, 1, height, 0, steel, cage=False)
    with m.at(z=height, turn=slew):
        m.box(0, 0, 0, 2.4, 2.4, 1.0, steel)
        m.box(1.5, -1.5, -.6, 1.6, 1.2, 2.0, mast)
        m.box(1.8, -1.5, .2, 1.1, 1.24, .9, INK)
        lattice(m, (1, 0, 1.8), (reach, 0, 1.8), 1.4, boom_mat, .08)
        lattice(m, (-1, 0, 1.8), (-reach * .3, 0, 1.8), 1.4, boom_mat, .08)
        lattice(m, (0, 0, 1), (0, 0, 7.5), 1.3, boom_mat, .08, None, .4)
        for x in (reach * .45, reach * .82, -reach * .28):
            m.rod((0, 0, 7.5), (x, 0, 2.5), .05, steel, 6)
        for i in range(3):
            m.box(-reach * .27 + i * .7, 0, -1.2, .6, 1.7, 2.6, 'concrete')
        x = reach * trolley
        m.box(x, 0, .8, 1.4, 1.5, .3, steel)
        hook(m, x, 0, hook_at - height, .9, steel, .8)
    h = radians(slew)
    return (x * cos(h), x * sin(h), hook_at)
