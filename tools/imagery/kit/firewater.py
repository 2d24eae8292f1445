"""Fire fighting: sprinkler mains and branches, heads, alarm valves, hydrants, monitors, hose cabinets."""

from .palette import ORANGE, PAPER, STEEL
from .piping import flange, valve


def head(m, x, y, z, mat=ORANGE, down=True):
    """Pendent sprinkler head with its deflector, hanging from height z."""
    s = -1 if down else 1
    m.rod((x, y, z), (x, y, z + s * .25), .035, mat, 8)
    m.rod((x, y, z + s * .34), (x, y, z + s * .36), .14, mat, 14)
    for t in (-.06, .06):
        m.rod((x + t, y, z + s * .25), (x + t * .3, y, z + s * .35), .014, mat, 5)


def grid(m, x0, x1, ys, z, main_y, mat=ORANGE, heads=3.0, main=.14, branch=.07, hang=None, steel=STEEL):
    """Main along x at main_y with branch lines along y to the ends in ys = (low, high)."""
    m.rod((x0, main_y, z), (x1, main_y, z), main, mat, 20)
    n = max(1, round((x1 - x0) / heads))
    for i in range(n + 1):
        x = x0 + .4 + (x1 - x0 - .8) * i / n
        m.rod((x, ys[0], z + main), (x, ys[1], z + main), branch, mat, 12)
        m.rod((x, main_y, z), (x, main_y, z + main + branch), branch * 1.5, mat, 12)
        k = max(1, round((ys[1] - ys[0]) / heads))
        for j in range(k + 1):
            y = ys[0] + .2 + (ys[1] - ys[0] - .4) * j / k
            head(m, x, y, z + main - branch, mat)
            m.rod((x, y, z + main - branch * 1.2), (x, y, z + main + branch * 1.2), branch * 1.45, mat, 10)
            if hang and j % 2 == 0:
                m.rod((x, y + .4, z + main), (x, y + .4, hang), .016, steel, 5)
    i = x0 + 3
    while i < x1:
        m.rod((i - .1, main_y, z), (i + .1, main_y, z), main * 1.3, mat, 20)
        i += 6


def alarm_valve(m, x, y, height, radius=.16, mat=ORANGE, trim=STEEL):
    """Riser with alarm check valve, gate valve, gauges and drain."""
    m.rod((x, y, 0), (x, y, height), radius, mat, 24)
    valve(m, (x, y, 1.0), (0, 0, 1), radius, trim, trim, up=(0, -1, 0))
    m.rod((x, y, 1.95), (x, y, 2.5), radius * 1.7, mat, 24)
    for z in (1.95, 2.5):
        flange(m, (x, y, z), (0, 0, 1), radius * 1.1, mat)
    m.tube([(x, y, 2.25), (x - .55, y, 2.25), (x - .55, y, .2)], .05, trim, .15, 8)
    for z in (2.1, 2.4):
        m.rod((x, y - radius, z), (x, y - radius - .28, z), .02, trim, 6)
        m.rod((x, y - radius - .28, z), (x, y - radius - .34, z), .09, PAPER, 16)
    with m.at(x + .5, y, 2.3):
        m.rod((-.3, 0, 0), (0, 0, 0), .03, trim, 6)
        m.rod((0, -.06, 0), (0, .06, 0), .16, mat, 20)


def hydrant(m, x, y, mat=ORANGE):
    """Pillar hydrant with two outlets."""
    with m.at(x, y):
        m.lathe([(.3, 0), (.3, .08), (.14, .1), (.14, .85), (.19, .9), (.19, 1.0), (.1, 1.15), (.05, 1.25), (0,
            1.25)], mat, 20)
        for s in (-1, 1):
            m.rod((0, 0, .75), (0, s * .3, .75), .07, mat, 12)
            m.rod((0, s * .3, .75), (0, s * .36, .75), .1, mat, 12)


def monitor(m, x, y, turn=0, mat=ORANGE, base=STEEL):
    """Water monitor on a stand."""
    with m.at(x, y, 0, turn=turn):
        m.rod((0, 0, 0), (0, 0, 1.2), .1, base, 12)
        flange(m, (0, 0, 1.0), (0, 0, 1), .1, base)
        m.tube([(0, 0, 1.2), (0, 0, 1.6), (.35, 0, 1.7), (1.5, 0, 2.3)], .08, mat, .2, 12)
        m.rod((1.5, 0, 2.3), (1.85, 0, 2.48), .11, mat, 14)


def cabinet(m, x, y, turn=0, mat=ORANGE):
    """Hose cabinet on legs."""
    with m.at(x, y, 0, turn=turn):
        m.box(0, 0, .7, .9, .35, 1.0, mat)
        for s in (-.35, .35):
            m.box(s, 0, 0, .08, .08, .7, STEEL, 0)
        m.box(0, -.19, .8, .7, .03, .8, PAPER)
