"""Belt conveyors: truss galleries with walkway, belt and idlers; bents that carry them; transfer towers."""
from .palette import CONCRETE, INK, PAPER, STEEL
from .steel import base_plate, end_plate, rail


def gallery(m, length, width=4.4, height=3.8, panel=3.0, truss=STEEL, clad=PAPER, walls=0.45, roof=True):
    """Gallery along x from 0, its bottom chords at z = 0: two trusses, floor, belt, walkway, roof, side sheeting.

    walls: share of the height that is sheeted, from the eaves down.
    """
    n = max(2, round(length / panel))
    step = length / n
    y = width / 2
    for s in (-1, 1):
        for z in (.15, height):
            m.beam((0, s * y, z), (length, s * y, z), truss, .34, .3)
        for i in range(n + 1):
            m.beam((i * step, s * y, .15), (i * step, s * y, height), truss, .2, .2)
            if i < n:
                a, b = (.2, height - .1) if i % 2 else (height - .1, .2)
                m.rod((i * step, s * y, a), ((i + 1) * step, s * y, b), .09, truss, 8)
            for z in (.15, height):
                m.box(i * step, s * (y + .17), z - .32, .62, .04, .64, truss, 0)
                for dx in (-.2, .2):
                    for dz in (-.18, .18):
                        m.rod((i * step + dx, s * (y + .15), z + dz), (i * step + dx, s * (y + .23), z + dz), .045,
                            truss, 6)
        for x in (0, length):
            end_plate(m, x, s * y, .15, 0, truss, (.4, .5))
    for i in range(n + 1):
        m.beam((i * step, -y, .1), (i * step, y, .1), truss, .24, .16)
        m.beam((i * step, -y, height), (i * step, y, height), truss, .22, .16)
    m.box(length / 2, y * .52, .22, length, width * .42, .06, STEEL, 0)
    rail(m, [(0, y * .06, .28), (length, y * .06, .28)], STEEL, .025)
    trough = [(-.85, 1.25), (-.45, 1.0), (.45, 1.0), (.85, 1.25), (.82, 1.3), (.43, 1.06), (-.43, 1.06), (-.82, 1.3)]
    m.sweep([(-(s - y * .45), u) for s, u in trough], [(0, 0, 0), (length, 0, 0)], INK)
    for i in range(n * 2):
        x = (i + .5) * step / 2
        m.box(x, -y * .45, .25, .12, 1.9, .1, truss, 0)
        for s in (-.8, .8):
            m.box(x, -y * .45 + s, .25, .1, .08, .85, truss, 0)
    if roof:
        m.box(length / 2, 0, height + .2, length, width + .9, .1, clad)
        for i in range(round(length / 1.0)):
            m.box(.5 + i * length / round(length), 0, height + .3, .12, width + .9, .06, clad, 0)
    if walls:
        low = height * (1 - walls)
        for s in (-1, 1):
            m.box(length / 2, s * (y + .26), low, length, .05, height - low + .2, clad, 0)
            for i in range(round(length / 1.5)):
                m.box(.75 + i * length / round(length / 1.5), s * (y + .3), low, .14, .05, height - low + .2, clad, 0)


def bent(m, height, width=4.4, spread=.16, mat=STEEL):
    """Trestle bent across y under a gallery: two raking legs, bracing, footings, cap beam whose top is at height."""
    y, foot = width / 2, width / 2 + height * spread
    for s in (-1, 1):
        for x in (-.7, .7):
            m.beam((x, s * foot, .5), (x, s * y, height - .4), mat, .34, .34)
        m.box(0, s * foot, 0, 3.0, 1.5, .5, CONCRETE)
        for x in (-.7, .7):
            base_plate(m, x, s * foot, .5, mat, .6)
    bays = max(2, round(height / 4.5))
    for k in range(bays):
        z0, z1 = .7 + (height - 1.3) * k / bays, .7 + (height - 1.3) * (k + 1) / bays
        w0, w1 = (foot + (y - foot) * (z - .5) / (height - .9) for z in (z0, z1))
        for x in (-.7, .7):
            m.rod((x, -w0, z0), (x, w1, z1), .08, mat, 8)
            m.rod((x, w0, z0), (x, -w1, z1), .08, mat, 8)
            m.beam((x, -w1, z1), (x, w1, z1), mat, .22, .18)
        for s in (-1, 1):
            m.rod((-.7, s * w0, z0), (.7, s * w1, z1), .06, mat, 6)
            m.rod((-.7, s * w1, z1), (.7, s * w1, z1), .06, mat, 6)
    m.box(0, 0, height - .4, 2.0, width + .8, .4, mat)
