"""Water works: clarifiers with scraper bridges, rectangular basins, filters, penstocks."""
from math import cos, pi, sin

from .columns import head
from .palette import CONCRETE, MIST, ORANGE, PAPER, STEEL
from .piping import flange
from .steel import rail, ring_rail


def clarifier(m, radius=10, depth=2.2, bridge=20, arm=STEEL, wall=CONCRETE, water=MIST, full=True, steel=STEEL):
    """Round clarifier: wall, launder with weir, water, turning bridge from centre to wall at `bridge` degrees."""
    m.lathe([(radius + .35, 0), (radius + .35, depth), (radius, depth), (radius, .15), (1.6, .02)], wall, 96)
    m.lathe([(radius - .02, depth - 1.0), (radius - .95, depth - 1.0), (radius - .95, depth - .32), (radius - .8,
        depth - .32), (radius - .8, depth - .85), (radius, depth - .85)], wall, 96)
    n = int(radius * 8)
    for i in range(n):
        t = 2 * pi * i / n
        c, s = cos(t), sin(t)
        m.bar(((radius - .97) * c, (radius - .97) * s, depth - .32), ((radius - .78) * c, (radius - .78) * s,
            depth - .32), .12, .14, PAPER)
    if full:
        m.lathe([(radius - .96, depth - .42), (0, depth - .42)], water, 96)
        m.lathe([(radius - .05, depth - .7), (radius - .8, depth - .7)], water, 96)
    m.rod((0, 0, 0), (0, 0, depth + .5), .55, wall, 32)
    m.lathe([(2.0, depth - 1.1), (2.0, depth + .05), (1.92, depth + .05), (1.92, depth - 1.1)], steel, 48)
    with m.at(0, 0, depth + .5, turn=bridge):
        for y in (-.6, .6):
            m.bar((-.8, y, 0), (radius + .2, y, 0), .12, .5, arm)
        m.box(radius / 2 - .2, 0, .05, radius + 1.2, 1.2, .08, arm)
        for y in (-.6, .6):
            rail(m, [(-.8, y, .12), (radius + .2, y, .12)], arm)
        m.box(0, 0, .12, .9, .9, .7, steel)
        m.rod((0, 0, .8), (0, 0, 1.3), .28, steel, 20)
        for y in (-.55, .55):
            m.rod((radius + .17, y - .1, -.26), (radius + .17, y + .1, -.26), .25, steel, 18)
        m.bar((2.2, -.45, -.95), (radius - 1.1, -.45, -.95), .06, .5, arm)
        for i in range(3):
            x = 3 + i * (radius - 5) / 2
            m.rod((x, -.45, -.2), (x, -.45, -1.0), .05, arm, 6)
    ring_rail(m, radius + .3, depth, bridge + 6, bridge + 354, steel)


def basin(m, length, width, height=3, cells=3, wall=CONCRETE, water=MIST, level=.55, thick=.35, steel=STEEL):
    """Rectangular basin along x, divided into cells, with walkway and rails on the dividing walls."""
    for y in (0, width):
        m.box(length / 2, y, 0, length + thick, thick, height, wall)
    for i in range(cells + 1):
        m.box(length * i / cells, width / 2, 0, thick, width - thick, height, wall)
        if 0 < i < cells:
            m.box(length * i / cells, width / 2, height, 1.3, width + .4, .12, wall)
            for s in (-.58, .58):
                rail(m, [(length * i / cells + s, .3, height + .12), (length * i / cells + s, width - .3,
                    height + .12)], steel)
    m.box(length / 2, width / 2, 0, length, width, height - level, water, 0)


def aerator(m, x, y, z, mat=STEEL, radius=1.3):
    """Floating surface aerator: float ring, motor, spray ring of still water."""
    with m.at(x, y, z):
        for r, h in ((radius * 1.9, .03), (radius * 1.5, .07), (radius * 1.1, .12)):
            m.lathe([(r, 0), (r - .2, h), (r - .45, 0)], PAPER, 36)
        for k in range(3):
            t = 2 * pi * k / 3
            m.rod((.2 * cos(t), .2 * sin(t), .4), (radius * cos(t), radius * sin(t), .12), .05, mat, 8)
            m.rod((radius * cos(t), radius * sin(t), 0), (radius * cos(t), radius * sin(t), .3), .28, mat, 16)
        m.rod((0, 0, .1), (0, 0, 1.2), .24, mat, 18)


def filter_vessel(m, radius=1.3, height=3.2, mat=PAPER, steel=STEEL):
    """Upright pressure filter on legs with face piping on -y."""
    legs = 1.0
    m.lathe(head(radius, legs, up=False) + head(radius, legs + height), mat, 48)
    for i in range(4):
        t = pi / 4 + i * pi / 2
        m.box(radius * .82 * cos(t), radius * .82 * sin(t), 0, .18, .18, legs + .3, steel)
    y = -radius - .55
    m.tube([(0, -radius * .8, legs + height * .9), (0, y, legs + height * .9), (0, y, .6), (0, -radius * .5, .6)],
        .13, mat, .25)
    for z in (1.4, legs + height * .55):
        flange(m, (0, y, z), (0, 0, 1), .13, mat)
    m.rod((0, -radius, legs + height * .6), (0, -radius - .08, legs + height * .6), .3, mat, 24)


def penstock(m, x, y, z, width=1.2, mat=STEEL, wheel=ORANGE, turn=0):
    """Penstock with frame and hand wheel, gate below z."""
    with m.at(x, y, z, turn=turn):
        for s in (-1, 1):
            m.box(s * width / 2, 0, -1.4, .1, .12, 2.6, mat)
        m.box(0, 0, 1.15, width + .2, .2, .14, mat)
        m.box(0, 0, -1.3, width, .06, 1.2, mat)
        m.rod((0, 0, -.2), (0, 0, 1.7), .04, mat, 8)
        m.ring(.3, .03, 1.6, wheel, sides=24)
        for i in range(2):
            t = i * pi / 2
            m.rod((-.3 * cos(t), -.3 * sin(t), 1.6), (.3 * cos(t), .3 * sin(t), 1.6), .02, wheel, 6)
