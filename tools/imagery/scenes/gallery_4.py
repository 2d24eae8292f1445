"""Hook and beam: a plate girder in slings over its seat, tag lines down, the hook block orange."""
from kit import cranes, sheet, steel, yard
from kit.palette import ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1000, 1000)
CAMERA = dict(look=(0, 0, 3.4), span=14.5, azimuth=-58, elevation=28, lens=55)
ALT = 'A white steel girder hanging level in slings from an orange hook block above a bolted frame.'
FOCUS = (0.5, 0.45)


def build(m):
    sheet.grid(m, -30, 30, -30, 30, 2, .02)
    steel.frame(m, [-4.4, 4.4, 13], [0, 5], [3.2], STEEL, .4, .5)
    m.beam((-3.9, -.9, 4.3), (3.9, -.9, 4.3), PAPER, .7, .36)
    for x in (-3.9, 3.9):
        steel.end_plate(m, x, -.9, 4.3, 0, PAPER, (.4, .8))
    for i in range(7):
        m.box(-3 + i, -.9, 3.98, .04, .34, .62, PAPER, 0)
    cranes.hook(m, 0, -.9, 6.4, 1.1, ORANGE, 30)
    cranes.slings(m, (0, -.9, 6.5), [(-2.2, -.9, 4.65), (2.2, -.9, 4.65)], STEEL, .035)
    for x in (-2.2, 2.2):
        m.box(x, -.9, 4.6, .16, .4, .14, STEEL)
    for s in (-1, 1):
        m.tube([(s * 3.7, -.9, 4.0), (s * 4.1, -2.0, 1.6), (s * 4.9, -3.6, .05), (s * 5.6, -4, .03)], .02, STEEL, .6, 6)
    yard.beams(m, -1, -4.6, 4, 7)
    with m.at(6.5, -3):
        yard.pallet(m, 0, 0, 15)
