"""Four tanks, four stages: ring wall, first courses, full shell, roof on. The crane sets an orange plate course."""
from math import cos, radians, sin

from kit import cranes, roads, scaffold, sheet, tanks, vehicles, yard
from kit.palette import CONCRETE, EARTH, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'night', -12, (2400, 1200)
CAMERA = dict(look=(20, 6, 9), span=140, azimuth=-97, elevation=29, lens=55)
ALT = 'Four storage tanks as a scale model at night, from bare ring wall to finished roof, while a crane lowers an orange shell plate.'
FOCUS = (0.7, 0.5)


def ring_wall(m, r):
    """Foundation ring with its sand pad."""
    m.lathe([(r + .7, 0), (r + .7, .6), (r - .5, .6), (r - .5, .4), (0, .5)], CONCRETE, 96)
    m.lathe([(r - .5, .45), (0, .62)], EARTH, 96)
    sheet.circle(m, 0, 0, r + 3, .15)


def build(m):
    sheet.grid(m, -200, 200, -120, 200, 20)
    r = 12.5
    spots = [(-18, -12), (14, 0), (46, 12), (78, 24)]
    for x, y in spots:
        sheet.dashes(m, (x - 22, y), (x + 22, y), 3, .14)
        sheet.dashes(m, (x, y - 22), (x, y + 22), 3, .14)
    with m.at(*spots[0]):
        ring_wall(m, r)
    with m.at(*spots[1]):
        ring_wall(m, r)
        with m.at(z=.6):
            tanks.courses(m, r, 4.8, 2.4)
            tanks.courses(m, r, 0.01, 2.4)
            with m.at(z=4.8):
                tanks.courses(m, r, 2.4, 2.4, start=0, end=200)
            scaffold.round_scaffold(m, r + .35, 3, 2, 1.1, 30, 0, 230)
    with m.at(*spots[2]):
        ring_wall(m, r)
        with m.at(z=.6):
            tanks.courses(m, r, 14.4, 2.4)
            scaffold.round_scaffold(m, r + .35, 7, 2, 1.1, 30, 150, 330)
            for k in range(24):
                t = radians(15 * k)
                m.beam((1.6 * cos(t), 1.6 * sin(t), 15.9), (r * cos(t), r * sin(t), 14.5), STEEL, .3, .2)
            m.rod((0, 0, 0), (0, 0, 16), .35, STEEL)
            m.ring(1.6, .15, 15.9, STEEL)
            m.ring(7, .1, 15.2, STEEL)
    for x, y in (spots[3], (110, 36)):
        with m.at(x, y):
            tanks.tank(m, r, 14.4)
    with m.at(-6, 25, turn=0):
        tip = cranes.crawler(m, 41, 60, -30, 17, boom_mat=PAPER)
    plate(m, (tip[0] - 6, tip[1] + 25, tip[2]), r)
    yard.plates(m, -24, 12, 6, 8, 2.6, 20)
    yard.plates(m, -34, 10, 4, 8, 2.6, 20)
    with m.at(-2, -36, .06, turn=21):
        vehicles.lowboy(m, 9)
        yard.plates(m, -12.5, 0, 14, 8, 2.4)
    roads.road(m, (-160, -93.5), (200, 41.5), 9)
    with m.at(46, -17.3, .06, turn=201):
        vehicles.pickup(m)


def plate(m, hook, r):
    """Rolled plate hanging from a spreader."""
    x, y, z = hook
    m.rod((x - 2.4, y, z - 2.2), (x + 2.4, y, z - 2.2), .16, STEEL, 10)
    cranes.slings(m, (x, y, z + .3), [(x - 2.4, y, z - 2.1), (x + 2.4, y, z - 2.1)], STEEL, .05)
    for s in (-2.4, 2.4):
        m.rod((x + s, y, z - 2.2), (x + s, y, z - 3.3), .05, STEEL, 6)
    with m.at(x, y + r - .6, z - 6.2):
        m.lathe([(r, 0), (r, 2.9), (r - .16, 2.9), (r - .16, 0), (r, 0)], ORANGE, 240, 252, 288)
