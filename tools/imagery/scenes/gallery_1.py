"""Flange joint close to: studs, gasket gap, branch with valve, one spool in orange."""
from kit import piping, sheet
from kit.palette import CONCRETE, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -20, (1000, 1000)
CAMERA = dict(look=(.2, 0, .75), span=6.4, azimuth=-52, elevation=34, lens=55)
ALT = 'A bolted flange joint on a large pipe, with a valved branch; the spool beyond the joint is orange.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -12, 12, -12, 12, 1, .015)
    m.rod((-9, 0, 1), (.1, 0, 1), .55, PAPER, 64)
    m.tube([(.1, 0, 1), (4, 0, 1), (4, 6, 1)], .55, ORANGE, 1.5, 64)
    piping.flange(m, (.1, 0, 1), (1, 0, 0), .55, PAPER, 20, STEEL)
    m.rod((-1.6, 0, 1), (-1.6, 0, 1.9), .2, PAPER, 32)
    piping.valve(m, (-1.6, 0, 2.5), (0, 0, 1), .2, PAPER, STEEL, up=(0, -1, 0))
    for x in (-3.2, 2.2):
        m.box(x, 0, 0, .7, 1.6, .3, CONCRETE)
        piping.shoe(m, (x, 0, 1), (1, 0, 0), .55, .7)
    for x, y, r in ((-.4, -2.2, .28), (.9, -2.4, .28)):
        with m.at(x, y):
            m.lathe([(.5, 0), (.5, .09), (r, .09), (r, 0)], PAPER, 48)
    for i in range(5):
        m.rod((-2.6, -1.6 - i * .16, .05), (-1.9, -1.6 - i * .16, .05), .05, STEEL, 6)
    sheet.dimension(m, (-3.2, -1.25), (.1, -1.25), .14, .015)
