"""Ducting and ventilation: a plant floor with the roof off, supply duct in orange from air handler to diffusers."""
from kit import hvac, sheet
from kit.palette import CONCRETE, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -22, (1280, 960)
CAMERA = dict(look=(13.4, 4.2, 1.2), span=33.5, azimuth=-54, elevation=35, lens=55)
ALT = 'Ventilation of a hall with its roof off: an air handling unit, an orange supply duct with branches and diffusers, white return ducts, chillers outside.'
FOCUS = (0.5, 0.5)
Z = 4.0


def build(m):
    sheet.grid(m, -40, 50, -40, 50, 2, .03)
    m.box(8, 5, 0, 21, 14, .25, CONCRETE)
    m.box(8, 11.8, .25, 21, .25, 4.6, PAPER)
    m.box(-2.4, 5, .25, .25, 14, 4.6, PAPER)
    for x in (2, 7.5, 13):
        m.box(x, 11.72, 1.4, 3, .2, 1.8, MIST)
    frame(m)
    plant(m)
    supply(m)
    back(m)
    with m.at(22.6, 5, turn=90):
        hvac.chiller(m, 7)
    with m.at(26.4, 5, turn=90):
        hvac.chiller(m, 7)
    water(m)


def frame(m):
    """Roof steel the ducts hang from, only every second beam drawn."""
    for x in (-1.8, 4.8, 11.4, 18):
        for y in (-1.6, 11.3):
            m.beam((x, y, .25), (x, y, 5.4), STEEL, .25, .25)
        m.beam((x, -1.6, 5.4), (x, 11.3, 5.4), STEEL, .35, .2)
    for y in (-1.6, 4.8, 11.3):
        m.beam((-1.8, y, 5.35), (18, y, 5.35), STEEL, .28, .16)


def plant(m):
    """Air handler on its plinth inside the corner."""
    m.box(1.4, 9.4, .25, 6.8, 2.6, .2, CONCRETE)
    with m.at(1.4, 9.4, .45):
        hvac.handler(m, 6.2, 2.1, 2.3)
    for x in (8, 11, 14):
        m.box(x, 8.6, .25, 1.8, 1.0, 1.0, SAND)
        m.box(x, 3, .25, 2.2, 1.4, 1.2, SAND)
        m.box(x, 3, 1.45, 1.4, .8, .35, STEEL)


def water(m):
    """Chilled water, flow and return, round the hall on posts and along its back wall to the air handler."""
    for k in (0, 1):
        near, side, back, end = 1.6 + k * .6, 19.3 - k * .4, 10.9 - k * .4, 3.9 - k * .7
        m.tube([(22, near, .9), (20.4, near, .9), (20.4, near, 3.2), (side, near, 3.2), (side, back, 3.2),
            (end, back, 3.2), (end, back, 1.6), (end, 10.3, 1.6)], .14, PAPER, .3)
    for y in (3.4, 6.2, 9.0):
        m.beam((19.1, y, 0), (19.1, y, 3.0), STEEL, .16, .16)
        m.box(19.1, y, 2.96, .9, .16, .1, STEEL)
    for x in (6.5, 10, 14.2):
        m.box(x, 11.0, 2.96, .1, 1.4, .1, STEEL)


def supply(m):
    """Main, branches, drops and diffusers."""
    hvac.duct(m, (4.4, 9.4, 1.9), (5.2, 9.4, 1.9), 1.1, 1.1, ORANGE)
    m.bar((5.7, 9.4, 1.4), (5.7, 9.4, Z + .4), 1.0, 1.1, ORANGE)
    hvac.duct(m, (5.7, 9.0, Z), (5.7, 5.2, Z), 1.0, .8, ORANGE)
    m.box(5.7, 4.7, Z - .4, 1.1, 1.1, .8, ORANGE)
    hvac.duct(m, (6.2, 4.7, Z), (12, 4.7, Z), 1.0, .7, ORANGE)
    hvac.reducer(m, (12, 4.7, Z), (12.8, 4.7, Z), 1.0, .7, .7, .5, ORANGE)
    hvac.duct(m, (12.8, 4.7, Z), (17, 4.7, Z), .7, .5, ORANGE)
    hvac.duct(m, (5.2, 4.7, Z), (-.6, 4.7, Z), .7, .5, ORANGE)
    for x in (-.2, 2.6, 8, 11, 14, 16.6):
        for s in (-1, 1):
            y = 4.7 + s * 2.9
            hvac.round_duct(m, [(x, 4.7 + s * .3, Z), (x, y, Z), (x, y, Z - .55)], .2, ORANGE)
            hvac.diffuser(m, x, y, Z - 1.0, .8)
    for x in (1, 7.4, 9.8, 13.6, 15.6):
        hvac.hanger(m, x, 4.7, Z - .38, 5.3, 1.25)


def back(m):
    """Return ducts along the front bay, white."""
    hvac.duct(m, (-1.2, -.2, Z + .2), (17.6, -.2, Z + .2), .9, .6, PAPER)
    for x in (1.5, 6, 10.5, 15):
        m.box(x, -.7, Z + .02, 1.0, .12, .4, STEEL)
        for k in range(4):
            m.box(x, -.78, Z + .06 + k * .1, 1.0, .06, .03, PAPER, 0)
    for x in (0, 4, 8, 12, 16):
        hvac.hanger(m, x, -.2, Z - .15, 5.25, 1.1)
