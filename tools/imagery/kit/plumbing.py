"""Sanitary ware and drainage: basins, closets, showers, stacks with branches, water heaters."""

from .palette import ORANGE, PAPER, STEEL


def closet(m, x, y, z, turn=0, mat=PAPER):
    """Water closet with cistern; its back is at -y."""
    with m.at(x, y, z, turn=turn):
        m.box(0, -.22, .38, .42, .2, .45, mat)
        with m.at(0, .16, 0):
            m.lathe([(.16, 0), (.15, .2), (.23, .38), (.24, .42), (.17, .42), (.12, .3), (0, .26)], mat, 24)
        m.box(0, -.05, 0, .26, .35, .38, mat)


def washbasin(m, x, y, z, turn=0, mat=PAPER, tap=STEEL):
    """Wash basin on the wall at -y, with tap and trap."""
    with m.at(x, y, z, turn=turn):
        m.box(0, 0, .78, .62, .46, .1, mat)
        with m.at(0, .03, .89):
            m.lathe([(.2, 0), (.13, -.06), (0, -.08)], STEEL, 20)
        m.tube([(0, -.18, .88), (0, -.18, 1.1), (0, -.02, 1.08)], .02, tap, .06, 8)
        m.tube([(0, 0, .78), (0, 0, .5), (0, -.25, .5)], .03, tap, .08, 8)


def shower(m, x, y, z, turn=0, mat=PAPER, tap=STEEL):
    """Shower tray with riser rail at -y."""
    with m.at(x, y, z, turn=turn):
        m.box(0, 0, 0, .95, .95, .12, mat)
        m.box(0, 0, .1, .8, .8, .03, STEEL, 0)
        m.tube([(0, -.42, .9), (0, -.42, 2.1), (0, -.1, 2.15)], .02, tap, .1, 8)
        m.rod((0, -.1, 2.15), (0, -.1, 2.1), .1, tap, 14)


def sink(m, x, y, z, turn=0, mat=PAPER):
    """Bench with double sink."""
    with m.at(x, y, z, turn=turn):
        m.box(0, 0, 0, 1.8, .6, .85, mat)
        for s in (-.4, .4):
            m.box(s, 0, .855, .5, .4, .01, STEEL, 0)
        m.tube([(0, -.22, .86), (0, -.22, 1.15), (0, .02, 1.12)], .02, STEEL, .08, 8)


def stack(m, x, y, low, high, radius=.08, mat=ORANGE):
    """Soil stack with sockets and vent cowl."""
    m.rod((x, y, low), (x, y, high), radius, mat, 16)
    z = low + .6
    while z < high - .3:
        m.rod((x, y, z), (x, y, z + .14), radius * 1.25, mat, 16)
        z += 1.45
    m.rod((x, y, high), (x, y, high + .12), radius * 1.4, mat, 16)


def heater(m, x, y, z, mat=PAPER):
    """Upright water heater with connections."""
    with m.at(x, y, z):
        m.lathe([(.3, .1), (.32, .15), (.32, 1.35), (.25, 1.45), (0, 1.48)], mat, 28)
        for s in (-.12, .12):
            m.rod((s, 0, 1.4), (s, 0, 1.75), .02, STEEL, 6)
