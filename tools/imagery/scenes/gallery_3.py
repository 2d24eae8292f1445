"""Scaffold tower round a chimney base: couplers, boards, ladders; the top guard rails orange."""
from kit import columns, scaffold, sheet, yard
from kit.palette import ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -25, (1000, 1000)
CAMERA = dict(look=(.5, 0, 3.6), span=15, azimuth=-50, elevation=33, lens=55)
ALT = 'A boarded scaffold with couplers, ladders and orange guard rails in front of a white vessel.'
FOCUS = (0.5, 0.45)


def build(m):
    sheet.grid(m, -30, 30, -30, 30, 2, .02)
    with m.at(1, 1.5):
        m.lathe([(2.6, 0), (2.6, .3), (2.2, .3), (2.2, 7)] + columns.head(2.2, 7), PAPER, 72)
        columns.nozzle(m, 2.2, 4, -70, .3, PAPER)
        columns.manway(m, 2.2, 5.2, -25)
    with m.at(-3, -3.0):
        scaffold.straight(m, 8, 1.3, 3, 2, 2, guard=ORANGE)
    with m.at(5.0, -1.5, turn=90):
        scaffold.straight(m, 6, 1.3, 2, 2, 2, guard=ORANGE)
    for k in range(6):
        m.box(-4.5, -5.6, .05 + k * .07, 4, 1.0, .05, SAND, 0)
    for i in range(8):
        m.rod((0, -5 - i * .11, .05), (4, -5 - i * .11, .05), .05, STEEL, 8)
    yard.pallet(m, 6.6, -4.2, 20)
