"""Yard and site furniture: containers, pipe stacks, cable drums, barriers, masts, cabins, pallets."""
from math import cos, hypot, pi, sin

from .palette import CONCRETE, INK, ORANGE, PAPER, SAND, STEEL
from .piping import flange


def container(m, mat=PAPER, length=6.06):
    """Freight container along x, corrugated sides and lock rods."""
    m.box(0, 0, .12, length, 2.44, 2.45, mat)
    n = int(length / .4)
    for i in range(n):
        m.box(-length / 2 + .3 + i * (length - .6) / (n - 1), 0, .3, .14, 2.5, 2.1, mat, 0)
    for y in (-.7, -.25, .25, .7):
        m.rod((length / 2 + .04, y, .25), (length / 2 + .04, y, 2.45), .03, STEEL, 6)
    for x in (-length / 2 + .1, length / 2 - .1):
        for y in (-1.15, 1.15):
            m.box(x, y, 0, .22, .2, 2.62, STEEL)


def cabin(m, mat=PAPER, trim=STEEL, length=9):
    """Site office on skids along x, windows and steps towards -y."""
    m.box(0, 0, .35, length, 3, 2.7, mat)
    m.box(0, 0, 3.05, length + .3, 3.3, .12, trim)
    for i in range(3):
        x = -length / 2 + 1.4 + i * (length - 3.6) / 2
        m.box(x, -1.5, 1.4, 1.3, .08, 1.0, INK)
    m.box(length / 2 - .9, -1.5, .4, .95, .08, 2.1, trim)
    m.box(length / 2 - .9, -2.1, 0, 1.4, 1.2, .36, trim)
    for x in (-length / 2 + .5, length / 2 - .5):
        m.box(x, 0, 0, .3, 3, .35, CONCRETE)
    m.box(-length / 2 + 1.2, 1.75, 1.6, .9, .5, .7, trim)


def pipe_stack(m, length=12, radius=.3, rows=(5, 4, 3), mat=PAPER, sleepers=SAND):
    """Pipes stacked along x on sleepers, held by stakes."""
    for x in (-length * .35, 0, length * .35):
        m.box(x, 0, 0, .3, rows[0] * radius * 2.1 + .6, .2, sleepers)
        for s in (-1, 1):
            m.box(x, s * (rows[0] * radius * 1.02 + .1), .2, .14, .14, .7, sleepers)
    for k, n in enumerate(rows):
        z = .2 + radius + k * radius * 1.74
        for i in range(n):
            y = (i - (n - 1) / 2) * radius * 2.02
            path = [(-length / 2, y, z), (length / 2, y, z)]
            m.rod(*path, radius, mat, 24)
            for x in (-length / 2 - .002, length / 2 + .002):
                m.rod((x - .001, y, z), (x + .001, y, z), radius * .86, INK, 24)


def spool(m, shape, radius=.25, mat=PAPER, ends=True):
    """Prefabricated spool along points with flanged ends."""
    m.tube(shape, radius, mat, radius * 3)
    if ends:
        for a, b in ((shape[0], shape[1]), (shape[-1], shape[-2])):
            d = [b[k] - a[k] for k in range(3)]
            flange(m, a, d, radius, mat)


def trestle(m, x, y, height=.9, width=1.2, mat=STEEL):
    """Pipe stand across y."""
    m.box(x, y, height - .1, .14, width, .1, mat)
    for s in (-1, 1):
        for t in (-1, 1):
            m.rod((x, y + s * width * .4, height - .1), (x + t * .3, y + s * width * .48, 0), .035, mat, 6)


def cable_drum(m, radius=1.1, width=1.2, mat=SAND, core=STEEL):
    """Cable drum lying ready to roll along x."""
    for y in (-width / 2, width / 2):
        m.rod((0, y - .06, radius), (0, y + .06, radius), radius, mat, 36)
        m.rod((0, y - .09, radius), (0, y + .09, radius), radius * .3, core, 20)
    m.rod((0, -width / 2, radius), (0, width / 2, radius), radius * .72, core, 36)


def barrier(m, a, b, mat=PAPER, accent=ORANGE, post=2.0, height=1.1):
    """Edge barrier: posts on feet with two tubes between a and b (x, y)."""
    n = max(1, round(hypot(b[0] - a[0], b[1] - a[1]) / post))
    for i in range(n + 1):
        x, y = (a[k] + (b[k] - a[k]) * i / n for k in (0, 1))
        m.rod((x, y, 0), (x, y, height), .045, mat, 8)
        m.box(x, y, 0, .4, .4, .08, mat)
    for h in (height * .55, height):
        m.rod((*a, h), (*b, h), .045, accent, 8)


def jersey(m, x, y, turn=0, n=1, mat=CONCRETE, gap=3.05):
    """Row of concrete safety barriers."""
    outline = [(-.3, 0), (.3, 0), (.3, .1), (.14, .35), (.08, .85), (-.08, .85), (-.14, .35), (-.3, .1)]
    with m.at(x, y, 0, turn=turn):
        for i in range(n):
            m.sweep(outline, [(i * gap, 0, 0), (i * gap + 2.95, 0, 0)], mat)


def mast(m, height=18, mat=STEEL, heads=6):
    """Floodlight mast: unlit, only its shape."""
    m.lathe([(.3, 0), (.12, height)], mat, 14)
    m.ring(.9, .05, height - .2, mat, sides=20)
    for i in range(heads):
        t = 2 * pi * i / heads
        m.rod((0, 0, height - .2), (.9 * cos(t), .9 * sin(t), height - .2), .04, mat, 6)
        m.box(.95 * cos(t), .95 * sin(t), height - .4, .4, .4, .3, PAPER)


def cone(m, x, y, mat=ORANGE):
    """Traffic cone."""
    with m.at(x, y):
        m.box(0, 0, 0, .4, .4, .04, mat)
        m.lathe([(.16, .04), (.03, .7), (0, .7)], mat, 14)


def pallet(m, x, y, turn=0, mat=SAND, load=PAPER, boxes=((.55, .45, .6), (-.3, -.1, .8))):
    """Loaded pallet."""
    with m.at(x, y, 0, turn=turn):
        for s in (-.5, 0, .5):
            m.box(0, s, 0, 1.2, .12, .12, mat)
        m.box(0, 0, .12, 1.2, 1.1, .04, mat)
        m.box(0, 0, .16, 1.1, 1.0, .75, load)
        m.box(0, 0, .5, 1.12, 1.02, .06, STEEL)


def drums(m, x, y, nx=3, ny=2, mat=STEEL):
    """Oil drums standing in rows."""
    for i in range(nx):
        for j in range(ny):
            with m.at(x + i * .65, y + j * .65):
                m.lathe([(.29, 0), (.29, .88), (.27, .88), (.27, .85), (0, .85)], mat, 24)
                for z in (.3, .58):
                    m.ring(.295, .02, z, mat, sides=24)


def plates(m, x, y, n=5, length=6, width=2.2, turn=0, mat=STEEL):
    """Stack of plates on bearers."""
    with m.at(x, y, 0, turn=turn):
        for s in (-.35, .35):
            m.box(length * s, 0, 0, .2, width, .15, SAND)
        for i in range(n):
            m.box(.04 * (i % 3), .03 * (i % 2), .15 + i * .07, length, width, .05, mat, 0)


def beams(m, x, y, n=5, length=9, turn=0, mat=STEEL, depth=.45, tiers=2):
    """Rolled beams laid out on sleepers."""
    with m.at(x, y, 0, turn=turn):
        for k in range(tiers):
            z = .18 + k * (depth + .15)
            for s in (-.35, .35):
                m.box(length * s, 0, z - .16, .2, n * .5 + .2, .14, SAND)
            for i in range(n - k):
                yy = (i - (n - k - 1) / 2) * .5
                m.beam((-length / 2, yy, z + depth / 2), (length / 2, yy, z + depth / 2), mat, depth, .3)
