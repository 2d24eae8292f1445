"""Pump sets on one skid: suction and discharge headers, valves, coupling guards in orange."""
from kit import piping, pumps, sheet
from kit.palette import PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -25, (1000, 1000)
CAMERA = dict(look=(.2, -.2, 1.0), span=10.5, azimuth=-50, elevation=35, lens=55)
ALT = 'Three pump sets on a skid with headers, valves and hand wheels; the coupling guards are orange.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -20, 20, -20, 20, 1, .015)
    z = pumps.skid(m, 8.4, 4.6)
    for x in (-2.7, 0, 2.7):
        with m.at(x, .1, z, turn=-90):
            pumps.pump(m, 1.0, base=STEEL)
        m.tube([(x, 1.45, z + 1.05), (x, 2.9, z + 1.05)], .17, PAPER)
        piping.valve(m, (x, 1.95, z + 1.05), (0, 1, 0), .15, STEEL, STEEL)
        m.tube([(x + .3, .93, z + 1.9), (x + .3, .93, z + 2.6), (x + .3, 2.4, z + 2.6)], .13, PAPER)
        piping.valve(m, (x + .3, 1.6, z + 2.6), (0, 1, 0), .12, STEEL, STEEL)
    m.rod((-4.3, 2.9, z + 1.05), (6.5, 2.9, z + 1.05), .28, PAPER, 32)
    m.rod((-4.3, 2.4, z + 2.6), (6.5, 2.4, z + 2.6), .22, PAPER, 32)
    for x in (-3.9, -1.3, 1.3, 3.9):
        m.bar((x, 2.65, z), (x, 2.65, z + 2.35), .12, .12, STEEL)
    for y, h, r in ((2.9, 1.05, .28), (2.4, 2.6, .22)):
        piping.flange(m, (-4.3, y, z + h), (1, 0, 0), r, PAPER, blind=True)
        piping.flange(m, (4.6, y, z + h), (1, 0, 0), r, PAPER)
    m.box(-4.7, -1.5, 0, .5, .8, 1.7, PAPER)
    m.box(-4.7, -1.92, .9, .35, .05, .5, STEEL)
