"""Two external floating-roof tanks: shells with wind girders, roofs afloat at two levels, one rim seal orange."""
from math import cos, pi, radians, sin

from kit import firewater, piping, roads, sheet, steel, tanks, vehicles, yard
from kit.palette import CONCRETE, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -36, (1280, 960)
CAMERA = dict(look=(4.5, 1, 5), span=124, azimuth=-54, elevation=42, lens=55)
ALT = 'Two large tanks seen from above, their roofs afloat inside the shells with rolling ladders; the seal round one roof is orange.'
FOCUS = (0.5, 0.5)
R, H = 26, 15
PLACES = ((-26, -2), (31, 12))


def build(m):
    sheet.grid(m, -200, 200, -200, 200, 10, .08)
    m.box(4, 5, 0, 152, 98, .15, CONCRETE)
    tanks.bund(m, -72, -44, 80, 54, 1.7)
    m.box(3, 5, 0, .4, 97, 1.2, CONCRETE)
    for k, (x, y) in enumerate(PLACES):
        with m.at(x, y, .15):
            tanks.tank(m, R, H, roof='open', stair=-118, wind=2)
            with m.at(z=.4):
                tanks.floating_roof(m, R, H * (.78 if k == 0 else .55), H, seal=ORANGE if k == 0 else STEEL,
                    turn=40 if k == 0 else 30)
            rings(m)
            benchmarks(m)
        sheet.circle(m, x, y, R + 5, .1)
    lines(m)
    roads.road(m, (-220, -58), (220, -58), 8)
    with m.at(-12, -55.9, .06):
        vehicles.tipper(m)
    with m.at(34, -60, .06, turn=180):
        vehicles.pickup(m)


def rings(m):
    """Cooling rings on brackets and foam pourers at the top of the shell."""
    for z in (6.4, 13.1):
        m.ring(R + .75, .11, z, PAPER, sides=96)
    for i in range(12):
        t = radians(30 * i + 12)
        x, y = (R + .75) * cos(t), (R + .75) * sin(t)
        m.bar((R * cos(t), R * sin(t), 6.4), (x, y, 6.4), .1, .12, STEEL)
        if i % 3 == 0:
            m.rod((x, y, .4), (x, y, 13.1), .11, PAPER, 12)
        u = radians(30 * i)
        m.box((R - .2) * cos(u), (R - .2) * sin(u), H + .3, .7, .7, .9, PAPER)


def benchmarks(m):
    """Sixteen settlement points on the ring wall, a peg before each."""
    for i in range(16):
        t = 2 * pi * i / 16
        m.rod(((R + .5) * cos(t), (R + .5) * sin(t), .4), ((R + .5) * cos(t), (R + .5) * sin(t), .75), .14, STEEL, 10)
        m.box((R + 3) * cos(t), (R + 3) * sin(t), 0, .22, .22, 1.1, SAND)


def lines(m):
    """Inlet lines to the pipe way over the bund, valves at the wall, hydrants along the road."""
    for k, y in enumerate((-50, -51.6, -53.2)):
        m.rod((-200, y, 1.0), (200, y, 1.0), .42, PAPER, 20)
        for x in range(-190, 200, 18):
            piping.flange(m, (x + 5 * k, y, 1.0), (1, 0, 0), .42, PAPER)
            m.box(x + 4, y, 0, .7, 1.0, .6, CONCRETE)
    for x, y, end in ((-30, -29.4, -50), (-24, -29.4, -51.6), (28, -15.6, -50), (34, -15.6, -51.6)):
        m.tube([(x, y + 3, 2.3), (x, end, 2.3), (x, end, 1.2)], .42, PAPER, .9)
        for v in (y - 5.5, -39.5):
            piping.valve(m, (x, v, 2.3), (0, 1, 0), .42, STEEL, STEEL)
        for s in (y - 2, y - 9, -41.5, -46.8):
            m.box(x, s, 0, 1.1, .7, 1.86, CONCRETE)
    steel.stair(m, (-44, -47.6, 0), (-44, -44.4, 1.9), 1.2)
    steel.stair(m, (-44, -40.6, .15), (-44, -43.6, 1.9), 1.2)
    steel.deck(m, -44, -44, 1.95, 1.3, 1.1, STEEL, STEEL, 'ew')
    for x in (-62, -8, 46, 90):
        firewater.hydrant(m, x, -47.4, PAPER)
    with m.at(68, -47.6):
        yard.cabin(m)
