"""API 650 storage tanks, finished and under erection."""
from math import cos, pi, radians, sin

from .palette import CONCRETE, PAPER, SAND, STEEL
from .piping import flange
from .steel import POST, TOP, ring_rail, stair


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
            floating_roof(m, radius, height * .7, height, steel)
        ring_rail(m, radius + .05, height, 0, 360, rails)
        spiral_stair(m, radius, height, stair, 69 * height / radius, stair_mat or steel)
        for t, r in ((stair - 40, .35), (stair - 55, .3), (stair + 150, .4)):
            with m.at(0, 0, 1.1, turn=t):
                m.rod((radius - .2, 0, 0), (radius + .7, 0, 0), r, mat, 16)
                flange(m, (radius + .7, 0, 0), (1, 0, 0), r, mat, blind=True)
        with m.at(0, 0, 1.3, turn=stair - 20):
            m.rod((radius - .2, 0, 0), (radius + .4, 0, 0), .42, mat, 18)
            flange(m, (radius + .4, 0, 0), (1, 0, 0), .42, mat, blind=True)


def floating_roof(m, radius, z, top, steel=STEEL, mat=PAPER, deck=SAND, seal=None, turn=0):
    """Single-deck roof floating at height z in a shell open at `top`: pontoons, legs, rim seal, rolling ladder."""
    rim, inner = radius * .965 - .1, radius * .84
    with m.at(turn=turn):
        m.lathe([(0, z), (inner, z)], deck, 96)
        m.lathe([(inner, z), (inner, z + .55), (rim, z + .62), (rim, z - .3)], mat, 96)
        m.lathe([(rim, z + .3), (rim, z + .6), (radius - .13, z + .95), (radius - .13, z + .3)], seal or steel, 96)
        m.lathe([(rim - .5, z + .6), (rim - .5, z + .95), (rim - .58, z + .95), (rim - .58, z + .6)], steel, 96)
        n = max(12, round(radius))
        for i in range(n):
            with m.at(turn=360 * (i + .5) / n):
                m.box((rim + inner) / 2, 0, z + .56, rim - inner - .3, .1, .08, mat, 0)
                m.rod(((rim + inner) / 2, .9, z + .5), ((rim + inner) / 2, .9, z + .85), .3, mat, 16)
                m.rod((inner + .5, -.7, z + .4), (inner + .5, -.7, z + 1.5), .06, steel, 8)
        for k, r in enumerate((.24, .44, .64)):
            m.lathe([(radius * r + .05, z + .01), (radius * r, z + .05), (radius * r - .05, z + .01)], deck, 72)
            for i in range(5 + 4 * k):
                t = 2 * pi * (i + .3 * k) / (5 + 4 * k)
                m.rod((radius * (r + .08) * cos(t), radius * (r + .08) * sin(t), z), (radius * (r + .08) * cos(t),
                    radius * (r + .08) * sin(t), z + .9), .06, steel, 8)
        m.rod((0, 0, z - .2), (0, 0, z + .5), .55, mat, 20)
        for y in (-.6, .6):
            m.bar((-radius * .2, y, z + .12), (radius * .62, y, z + .12), .1, .14, steel)
        head, foot = (radius + .1, 0, top + .1), (radius * .2, 0, z + .4)
        stair(m, foot, head, .95, steel)
        m.rod((foot[0], -.6, z + .3), (foot[0], .6, z + .3), .2, steel, 16)
        with m.at(radius + .75, 0, top):
            m.box(0, 0, -.12, 1.9, 2.4, .12, steel)
        for s in (-.55, .55):
            m.rod((radius - .5, 2.2 + s, z), (radius - .5, 2.2 + s, top + 1.1), .12, mat, 12)


def bund(m, x0, y0, x1, y1, height=1.2, mat=CONCRETE, thick=.3):
    """Bund wall round tanks, with a paved floor line."""
    for a, b, dx, dy in (((x0 + x1) / 2, y0, x1 - x0 + thick, thick), ((x0 + x1) / 2, y1, x1 - x0 + thick, thick),
                         (x0, (y0 + y1) / 2, thick, y1 - y0 - thick), (x1, (y0 + y1) / 2, thick, y1 - y0 - thick)):
        m.box(a, b, 0, dx, dy, height, mat, .04)
