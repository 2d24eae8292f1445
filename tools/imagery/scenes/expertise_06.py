"""Plumbing and drainage: two floors cut open, sanitary ware and pipes, stacks and drains in orange to the manholes."""
from kit import earthworks, plumbing, sheet
from kit.palette import CONCRETE, EARTH, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -20, (1280, 960)
CAMERA = dict(look=(4.9, 0, 3.5), span=18.5, azimuth=-63, elevation=30, lens=55)
ALT = 'A two-storey cut-away with wash-rooms; orange soil stacks run down the wall and through the ground to two manholes.'
FOCUS = (0.5, 0.5)
G = 1.8          # ground level above the table


def build(m):
    sheet.grid(m, -30, 40, -30, 40, 2, .02)
    earthworks.block(m, -1, 9.5, 0, 6.5, G)
    earthworks.block(m, 9.5, 15, 0, 6.5, G)
    for k, z in enumerate((G, G + 3.2)):
        floor(m, z, k)
    m.box(4.25, 4.6, G + 6.32, 10.5, .25, .5, PAPER)
    stacks(m)
    drains(m)


def floor(m, z, k):
    """Slab, back and end wall, partitions and ware of one storey."""
    m.box(4.25, 2.3, z - (.25 if k else 0), 10.5, 4.8, .27, CONCRETE)
    z += .02 if k else .27
    high = 2.95 if k == 0 else 3.1
    m.box(4.25, 4.6, z, 10.5, .2, high, PAPER)
    m.box(-.9, 2.3, z, .2, 4.6, high, PAPER)
    for x in (2.6, 6.0):
        m.box(x, 3.4, z, .12, 2.4, high - .2, PAPER)
    for i, x in enumerate((.0, 1.2)):
        plumbing.closet(m, x, 4.1, z, 180)
        m.box(x + .6, 3.8, z, .04, 1.3, 1.7, SAND)
    for x in (3.3, 4.2, 5.1):
        plumbing.washbasin(m, x, 4.25, z, 180)
        m.box(x, 4.48, z + 1.25, .6, .03, .8, MIST)
    if k:
        plumbing.shower(m, 6.7, 3.95, z, 180)
        plumbing.shower(m, 7.9, 3.95, z, 180)
    else:
        plumbing.sink(m, 7.4, 4.15, z, 180)
    plumbing.heater(m, 9.0, 4.0, z)
    m.box(1.2, 2.0, z, 3.4, 3.4, .01, SAND, 0)
    for y, mat in ((.5, STEEL), (.62, STEEL)):
        m.rod((3.0, 4.48 - y * .02, z + .55 + y * .3), (9.0, 4.45 - y * .02, z + .55 + y * .3), .03, mat, 8)
    m.rod((9.0, 4.0, z + 1.75), (9.0, 4.5, z + 1.75), .02, STEEL, 6)


def stacks(m):
    """Soil stacks down the open edge, branches under each floor."""
    for x in (2.6, 6.0):
        plumbing.stack(m, x, -.12, .75, G + 7.4, .13)
        for z in (G + 2.75, ):
            m.tube([(x, 4.0, z + .1), (x, -.12, z - .1)], .09, ORANGE, 0)
            for d in (-1.4, 1.2) if x < 4 else (-1.2, 1.4):
                m.tube([(x + d, 4.0, z + .34), (x + d, 4.0, z + .12), (x + d, 3.4, z + .12), (x, 2.6, z + .05)],
                    .06, ORANGE, .1)
        m.tube([(x, -.12, .85), (x, -.12, .62), (x, -2.2, .58)], .13, ORANGE, .2)
        for z in (G + 1.2, G + 4.4):
            m.box(x, -.02, z, .4, .06, .08, STEEL, 0)


def drains(m):
    """Drain in the trench from manhole to manhole."""
    m.rod((-.9, -2.2, .55), (14.6, -2.2, .55), .17, ORANGE, 24)
    x = 0
    while x < 14:
        m.rod((x, -2.2, .55), (x + .2, -2.2, .55), .22, ORANGE, 24)
        x += 1.6
    m.box(7, -2.2, 0, 16, 1.5, .3, EARTH, .02)
    m.box(7, -2.2, .3, 16, .7, .12, SAND, .02)
    for x in (-.1, 10.6):
        earthworks.manhole(m, x, -2.2, .3, G + .25, .62)
    earthworks.chamber(m, 12.6, 1.6, G, 1.2)
    m.rod((12.6, .3, .7), (12.6, -2.2, .58), .13, ORANGE, 18)
