"""The stair that winds up a tank, seen close: treads, rail, wind girder, nozzles; hand rail orange."""
from kit import sheet, tanks
from kit.palette import ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -5, (1000, 1000)
CAMERA = dict(look=(2.5, -8, 5.0), span=25, azimuth=-62, elevation=30, lens=55)
ALT = 'A storage tank with a stair winding up its shell; stair and roof rail are orange.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -40, 40, -40, 40, 5, .03)
    with m.at(0, 0):
        tanks.tank(m, 11, 11, PAPER, STEEL, stair=-140, rails=STEEL, stair_mat=ORANGE)
    sheet.circle(m, 0, 0, 14, .04)
    for t in (-4, 0, 4):
        m.rod((t, -13.4, .6), (t, -30, .6), .25, PAPER, 20)
