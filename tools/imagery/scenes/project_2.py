"""Tank farm extension: four cone-roof tanks in a paved bund, foam lines in orange up every shell."""
from math import cos, radians, sin

from kit import firewater, piping, roads, sheet, tanks, vehicles
from kit.palette import CONCRETE, ORANGE, PAPER

LIGHT, SUN, SIZE = 'day', -34, (1280, 960)
CAMERA = dict(look=(1, -2, 4), span=112, azimuth=-50, elevation=35, lens=55)
ALT = 'Four white cone-roof tanks two by two in a bund, foam lines in orange, a pipe way and a road along the wall.'
FOCUS = (0.5, 0.45)


def build(m):
    sheet.grid(m, -150, 150, -150, 150, 10, .08)
    m.box(0, 6, 0, 76, 74, .15, CONCRETE)
    tanks.bund(m, -38, -31, 38, 43, 1.6)
    m.box(0, 6, 0, .3, 73, 1.0, CONCRETE)
    m.box(0, 6, 0, 75, .3, 1.0, CONCRETE)
    for x in (-19, 19):
        for y in (-12, 24):
            with m.at(x, y, .15):
                tanks.tank(m, 12, 13.5, stair=-150 if x < 0 else -110)
                foam(m)
            m.tube([(x, y - 12.3, 1.4), (x, y - 16, 1.4), (x, -33, 1.4) if y < 0 else (x, y - 16, .8), (x, -35.5,
                1.4) if y < 0 else (x * 1.8, y - 16, .8)], .35, PAPER, .9)
    ring_main(m)
    for k, y in enumerate((-36, -37.2, -38.4)):
        m.rod((-90, y, .9), (90, y, .9), .3, PAPER, 20)
        for x in range(-84, 90, 12):
            piping.flange(m, (x + 3 * k, y, .9), (1, 0, 0), .3, PAPER)
    for x in range(-84, 90, 6):
        m.box(x, -37.2, 0, .4, 3.4, .58, CONCRETE)
    roads.road(m, (-120, -46), (120, -46), 8)
    roads.road(m, (50, -41), (50, 120), 7)
    with m.at(8, -44, .06, turn=180):
        vehicles.tipper(m)


def foam(m):
    """Two foam lines up the shell with chambers at the top."""
    for t in (-75, -15, 45, 165):
        c, s = cos(radians(t)), sin(radians(t))
        m.tube([(13.6 * c, 13.6 * s, .4), (12.45 * c, 12.45 * s, .4), (12.45 * c, 12.45 * s, 12.6)], .2, ORANGE, .4, 12)
        m.rod((12.45 * c, 12.45 * s, 12.2), (12.45 * c, 12.45 * s, 13.3), .4, ORANGE, 16)


def ring_main(m):
    """Foam main round the outside of the bund with risers and monitors."""
    corners = [(-40, -33, .6), (40, -33, .6), (40, 45, .6), (-40, 45, .6)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        m.rod(a, b, .24, ORANGE, 16)
    for c in corners:
        m.ball(*c, .3, ORANGE, 16)
    for x, y, t in ((-40, -10, 0), (40, -10, 180), (0, -33, 90), (40, 26, 180)):
        firewater.monitor(m, x, y, t)
