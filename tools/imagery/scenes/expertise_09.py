"""Tank erection: shell courses rising inside a ring of scaffold, an orange plate coming in on the hook."""
from math import cos, radians, sin

from kit import cranes, scaffold, sheet, tanks, yard
from kit.palette import CONCRETE, INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -35, (1280, 960)
CAMERA = dict(look=(.2, -1.2, 4.4), span=52, azimuth=-62, elevation=34, lens=55)
ALT = 'A storage tank half erected: shell plates in courses, roof rafters on a centre mast, scaffold round the wall and an orange plate on the hook.'
FOCUS = (0.5, 0.5)
R, COURSE = 11, 2.4


def build(m):
    sheet.grid(m, -60, 70, -60, 70, 5, .04)
    sheet.circle(m, 0, 0, R + 3.4, .06)
    sheet.dashes(m, (-22, 0), (22, 0), 1.6, .05)
    sheet.dashes(m, (0, -22), (0, 22), 1.6, .05)
    m.lathe([(R + .8, 0), (R + .8, .5), (R - .6, .5)], CONCRETE, 96)
    m.lathe([(R, .52), (0, .6)], SAND, 96)
    floor_plates(m)
    shell(m)
    inside(m)
    scaffold.round_scaffold(m, R + .35, 3, 2.2, 1.2, 20, -130, 110)
    crane(m)
    for k, (x, y) in enumerate(((-17, -13), (-20, -4))):
        rolled(m, x, y)
    yard.plates(m, 17, -12, 7, 8, 2.4, 12)
    with m.at(20, -2):
        yard.container(m, STEEL)


def floor_plates(m):
    """Lap joints of the bottom plates."""
    for i in range(-4, 5):
        half = (R ** 2 - (i * 2.3) ** 2) ** .5 - .4
        m.box(0, i * 2.3, .54, half * 2, .08, .06, STEEL, 0)
        for j in range(-3, 4):
            x = j * 5 + (2.5 if i % 2 else 0)
            if abs(x) < half - .5:
                m.box(x, i * 2.3 + 1.15, .54, .07, 2.25, .05, STEEL, 0)


def shell(m):
    """Two full courses, the third three quarters round, the fourth begun; key plates on the seams."""
    with m.at(z=.5):
        tanks.courses(m, R, 2 * COURSE, COURSE, plates=12)
        with m.at(z=2 * COURSE):
            tanks.courses(m, R, COURSE, COURSE, plates=12, start=15, end=285)
        with m.at(z=3 * COURSE):
            tanks.courses(m, R, COURSE, COURSE, plates=12, start=60, end=180)
    for k, (a, b) in enumerate(((0, 360), (0, 360), (15, 285))):
        z = .5 + (k + 1) * COURSE
        for i in range(60):
            t = a + (b - a) * i / 60
            with m.at(turn=t):
                m.box(R - .2, 0, z - .15, .12, .06, .3, STEEL, 0)
    for i in range(5):
        with m.at(turn=62 + i * 29):
            m.rod((R - .15, 0, .5 + 4 * COURSE - .3), (R - 3.6, 0, .62), .05, STEEL, 6)


def inside(m):
    """Centre mast and the first rafters."""
    m.rod((0, 0, .6), (0, 0, 11.5), .28, STEEL, 20)
    m.lathe([(1.3, 11.3), (1.3, 11.6), (0, 11.7)], STEEL, 32)
    for i in range(5):
        t = radians(66 + i * 26)
        m.beam((1.2 * cos(t), 1.2 * sin(t), 11.4), ((R - .1) * cos(t), (R - .1) * sin(t), 10.2), STEEL, .28, .16)
    for i in range(3):
        t = radians(120 * i + 30)
        m.rod((0, 0, 8), (4.5 * cos(t), 4.5 * sin(t), .62), .04, STEEL, 6)
    yard.pallet(m, 4, -5, 20)


def rolled(m, x, y):
    """Rolled plates lying in a cradle."""
    for k in range(3):
        with m.at(x, y, R - .1 + .2 + k * .2, turn=0, tip=90):
            m.lathe([(R, -1.2), (R, 1.2), (R - .12, 1.2), (R - .12, -1.2), (R, -1.2)], PAPER, 260, 254, 286)
    for s in (-2.1, 0, 2.1):
        m.box(x + s, y, 0, .25, 2.6, .22 + abs(s) * .06, SAND)


def crane(m):
    """Crawler crane with the plate on a spreader."""
    with m.at(-21, 9):
        hook = cranes.crawler(m, 33, 62, -40, 14, PAPER, PAPER)
    x, y, z = hook[0] - 21, hook[1] + 9, hook[2]
    m.rod((x - 2.2, y, z - 1.6), (x + 2.2, y, z - 1.6), .12, STEEL, 10)
    cranes.slings(m, (x, y, z + .3), [(x - 2.1, y, z - 1.5), (x + 2.1, y, z - 1.5)], INK, .04)
    for s in (-2.1, 2.1):
        m.rod((x + s, y, z - 1.6), (x + s, y, z - 2.4), .04, INK, 6)
    with m.at(x, y + R - .35, z - 4.8):
        m.lathe([(R, 0), (R, COURSE), (R - .14, COURSE), (R - .14, 0), (R, 0)], ORANGE, 240, 256, 284)
