"""API 650 storage tanks, finished and under erection."""
from math import cos, pi, radians, sin

from .palette import CONCRETE, PAPER, STEEL
from .piping import flange
from .steel import POST, TOP, ring_rail


def spiral_stair(m, radius, height, start=-90, sweep=110, mat=STEEL):
    """Stair that winds up the shell with its outer rail."""
    steps = int(height / .24)
    outer = []
    for i in range(steps + 1):
        t = radians(start + sweep * i / steps)
        z = height * i / steps
        a, b = radius + .05, radius + 1.0
        m.bar((a * cos(t), a * sin(t), z), (b * cos(t), b * sin(t), z), .28, .05, mat)
        outer.append((b * cos(t), b * sin(t), z))
    for h in (-.08, .55, TOP):
        m.tube([(x, y, z + h) for x, y, z in outer[::2]], .035 if h > 0 else .08, mat, 0, 6)
    for x, y, z in outer[::5]:
        m.rod((x, y, z), (x, y, z + TOP), POST, mat, 6)


def courses(m, radius, height, course=2.4, mat=PAPER, joints=STEEL, plates=14, start=0, end=360, sides=96):
    """Shell of plate courses whose joints show as fine steps and upright seams."""
    n = max(1, round(height / course))
    for k in range(n):
        z0, z1 = height * k / n, height * (k + 1) / n
        r = radius - .02 * (k % 2)
        m.lathe([(r, z0), (r, z1), (r - .12, z1), (r - .12, z0), (r, z0)], mat, sides, start, end)
        for i in range(plates):
            t = radians(360 * (i + .5 * (k % 2)) / plates)
            if start <= (360 * (i + .5 * (k % 2)) / plates) % 360 <= end:
                m.bar((r * cos(t), r * sin(t), z0 + .02), (r * cos(t), r * sin(t), z1 - .02), .06, .03, mat)


def tank(m, radius=12, height=14, mat=PAPER, steel=STEEL, roof='cone', stair=-90, wind=2, rails=None, stair_mat=None):
    """Finished tank: ring wall, courses, wind girders, roof, stair, rail, nozzles."""
    rails = rails or steel
    m.lathe([(radius + .7, 0), (radius + .7, .4), (radius - .5, .4)], CONCRETE, 96)
    with m.at(z=.4):
        courses(m, radius, height, mat=mat)
        for i in range(wind):
            z = height * (.62 + .3 * i) if wind > 1 else height * .9
            m.lathe([(radius, z), (radius + .5, z), (radius + .5, z + .12), (radius, z + .12)], mat, 96)
        if roof == 'cone':
            m.lathe([(radius + .15, height - .15), (radius + .15, height), (radius, height + .02), (0,
                height + radius * .09)], mat, 96)
            m.rod((0, 0, height), (0, 0, height + radius * .09 + .7), .3, mat)
            flange(m, (0, 0, height + radius * .09 + .6), (0, 0, 1), .3, mat)
        elif roof == 'dome':
            arc = [(radius * cos(t), height + radius * .28 * sin(t)) for t in (pi / 2 * i / 12 for i in range(13))]
            m.lathe([(radius + .15, height - .15), (radius + .15, height)] + arc, mat, 96)
        elif roof == 'floating':
            z = height * .7
            m.lathe([(0, z), (radius * .86, z), (radius * .86, z + .5), (radius - .15, z + .5)], mat, 96)
            m.bar((radius * .98 * cos(.4), radius * .98 * sin(.4), height), (0, -radius * .2, z + .3), .9, .12, steel)
        ring_rail(m, radius + .05, height, 0, 360, rails)
        spiral_stair(m, radius, height, stair, 69 * height / radius, stair_mat or steel)
        for t, r in ((stair - 40, .35), (stair - 55, .3), (stair + 150, .4)):
            with m.at(0, 0, 1.1, turn=t):
                m.rod((radius - .2, 0, 0), (radius + .7, 0, 0), r, mat, 16)
                flange(m, (radius + .7, 0, 0), (1, 0, 0), r, mat, blind=True)
        with m.at(0, 0, 1.3, turn=stair - 20):
            m.rod((radius - .2, 0, 0), (radius + .4, 0, 0), .42, mat, 18)
            flange(m, (radius + .4, 0, 0), (1, 0, 0), .42, mat, blind=True)


def bund(m, x0, y0, x1, y1, height=1.2, mat=CONCRETE, thick=.3):
    """Bund wall round tanks, with a paved floor line."""
    for a, b, dx, dy in (((x0 + x1) / 2, y0, x1 - x0 + thick, thick), ((x0 + x1) / 2, y1, x1 - x0 + thick, thick),
                         (x0, (y0 + y1) / 2, thick, y1 - y0 - thick), (x1, (y0 + y1) / 2, thick, y1 - y0 - thick)):
        m.box(a, b, 0, dx, dy, height, mat, .04)
