"""Hand-over at the flange: three lines with tagged valves, one joint spread round an orange spectacle blind."""
from math import cos, pi, sin

from kit import exchangers, piping, sheet
from kit.palette import CONCRETE, INK, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -32, (1280, 960)
CAMERA = dict(look=(1.4, 1.3, 1.3), span=12.6, azimuth=-54, elevation=31, lens=55)
ALT = 'Three pipelines with tagged valves in a shutdown; one flange stands open on its studs round an orange spectacle blind.'
FOCUS = (0.5, 0.5)
R, Z = .26, 1.15
BLIND = 1.9


def build(m):
    sheet.grid(m, -30, 30, -30, 30, 1, .015)
    m.box(0, 2.3, 0, 60, 8.4, .12, CONCRETE)
    for k, (y, at) in enumerate(((0, -.9), (1.7, .9), (3.4, -.2))):
        line(m, y, at, k)
    spectacle(m, BLIND, 0)
    for y, x in ((1.7, 3.6), (3.4, 2.2)):
        piping.flange(m, (x, y, Z), (1, 0, 0), R, PAPER, 12, STEEL)
        paddle(m, x, y)
    tools(m)
    behind(m)


def line(m, y, at, k):
    """One line: pipe, gate valve with its tag, flange pair, sleepers."""
    if k:
        m.rod((-30, y, Z), (30, y, Z), R, PAPER, 36)
    else:
        m.rod((-30, y, Z), (BLIND - .2, y, Z), R, PAPER, 36)
        m.rod((BLIND + .2, y, Z), (30, y, Z), R, PAPER, 36)
    piping.valve(m, (at, y, Z), (1, 0, 0), R, STEEL, STEEL)
    hang = at + .3
    wheel = Z + R * 5 + .25
    m.rod((hang, y - .34, wheel), (hang, y - .36, wheel - .3), .008, INK, 5)
    m.box(hang, y - .36, wheel - .62, .2, .014, .34, PAPER, 0)
    m.box(hang, y - .368, wheel - .4, .14, .004, .05, STEEL, 0)
    m.tube([(at - .1, y - .44, wheel + .03), (at - .3, y - .38, wheel - .2), (at - .12, y - .2, wheel - .45), (at - .05,
        y - .08, wheel - .5)], .018, INK, .1, 6)
    for x in (-7.4, -3.2, 4.6, 8.8):
        m.box(x, y, 0, .55, .8, Z - R - .2, CONCRETE)
        piping.shoe(m, (x, y, Z), (1, 0, 0), R, R + .2)
    for x in (-5.2, 6.6):
        piping.flange(m, (x, y, Z), (1, 0, 0), R, PAPER, 12, STEEL)


def spectacle(m, x, y):
    """Joint spread on its studs: two flanges, gaskets, figure-eight blind with its open ring upwards."""
    big, t = R * 1.62 + .03, .11
    for s in (-1, 1):
        piping.disc(m, (x + s * .11, y, Z), (s, 0, 0), big, t, PAPER, 48)
        piping.disc(m, (x + s * .22, y, Z), (s, 0, 0), R * 1.2, .1, PAPER, 36)
        piping.disc(m, (x + s * .06, y, Z), (s, 0, 0), R * 1.16, .02, MIST, 36)
    ring = (R + big) / 2 + .03
    for i in range(12):
        a = 2 * pi * (i + .5) / 12
        if i in (10, 11, 0, 1):
            continue
        py, pz = y + ring * sin(a), Z + ring * cos(a)
        m.rod((x - .34, py, pz), (x + .34, py, pz), .026, STEEL, 8)
        for s in (-.26, .26):
            m.rod((x + s - .028, py, pz), (x + s + .028, py, pz), .052, STEEL, 6)
    wide, step = R * 1.28, R * 3.15
    piping.disc(m, (x - .035, y, Z), (1, 0, 0), wide, .07, ORANGE, 48)
    m.box(x, y, Z + wide * .8, .07, .17, step - wide * 1.6, ORANGE, .01)
    n = 40
    inner, outer = R * .92, wide
    with m.at(x, y, Z + step, roll=90):
        m.lathe([(inner, -.035), (outer, -.035), (outer, .035), (inner, .035), (inner, -.035)], ORANGE, n)


def paddle(m, x, y):
    """Handle of a blind that sits in a closed joint."""
    m.box(x, y, Z + R * 1.2, .05, .1, R * 1.5, STEEL, .008)
    with m.at(x, y, Z + R * 2.8, roll=90):
        m.lathe([(.05, -.025), (.1, -.025), (.1, .025), (.05, .025), (.05, -.025)], STEEL, 20)


def tools(m):
    """Cloth with studs and gaskets, torque wrench, bucket; a lamp on its tripod, cold by day."""
    m.box(2.1, -2.9, 0, 2.7, 1.4, .02, MIST, 0)
    for i in range(6):
        m.rod((1.0 + i * .17, -3.3, .05), (1.0 + i * .17, -2.75, .05), .026, STEEL, 8)
        for y in (-3.2, -2.85):
            m.rod((1.0 + i * .17, y - .028, .05), (1.0 + i * .17, y + .028, .05), .052, STEEL, 6)
    for x in (2.4, 3.12):
        with m.at(x, -2.75, .02):
            m.lathe([(R * .95, 0), (R * 1.25, 0), (R * 1.25, .02), (R * .95, .02), (R * .95, 0)], PAPER, 40)
    m.rod((1.1, -2.42, .05), (2.2, -2.36, .05), .028, INK, 8)
    m.rod((1.0, -2.425, .0), (1.0, -2.425, .12), .075, STEEL, 16)
    m.rod((2.2, -2.36, .05), (2.5, -2.345, .05), .036, STEEL, 10)
    with m.at(.1, -2.5):
        m.lathe([(.17, 0), (.21, .36), (.2, .36), (.16, .03), (0, .03)], STEEL, 28)
        m.ring(.21, .012, .36, STEEL, sides=28)
    for k in range(3):
        with m.at(-2.0, -1.15, .12, turn=120 * k + 20):
            m.rod((0, 0, 1.2), (.62, 0, 0), .024, STEEL, 8)
    m.rod((-2.0, -1.15, .62), (-2.0, -1.15, 2.5), .03, STEEL, 10)
    m.box(-2.0, -1.15, 2.45, .9, .05, .06, STEEL, 0)
    for x in (-2.26, -1.74):
        with m.at(x, -1.15, 2.62, turn=35, roll=28):
            m.box(0, 0, -.15, .12, .42, .32, PAPER)
            m.box(.065, 0, -.11, .01, .36, .25, INK, 0)
    m.box(4.6, -1.35, .12, 1.2, .7, .06, SAND)
    m.box(4.6, -1.35, .18, 1.05, .5, .42, STEEL)
    m.box(4.6, -1.35, .6, 1.08, .53, .05, STEEL)
    m.tube([(4.3, -1.35, .65), (4.3, -1.35, .84), (4.9, -1.35, .84), (4.9, -1.35, .65)], .02, INK, .06, 8)


def behind(m):
    """Exchanger open at its channel end: the tube sheet shows."""
    with m.at(-1.4, 8.6):
        exchangers.exchanger(m, 7, .95, 1.9, cover=False)
        with m.at(3.78, 0, 1.9):
            m.rod((-.2, 0, 0), (.06, 0, 0), .95, STEEL, 48)
            for i in range(-5, 6):
                for j in range(-5, 6):
                    y, z = (i + .5 * (j % 2)) * .15, j * .14
                    if (y * y + z * z) ** .5 < .8:
                        m.rod((.05, y, z), (.075, y, z), .042, INK, 10)
