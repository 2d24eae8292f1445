"""Rebar cage in its form: mat, starters, panels with walings and raking props; one panel orange."""
from kit import concrete, sheet
from kit.palette import CONCRETE, ORANGE, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -35, (1000, 1000)
CAMERA = dict(look=(4, 2.6, .8), span=13, azimuth=-55, elevation=36, lens=55)
ALT = 'A foundation raft before the pour: two mats of bars, column starters, and wall forms with one orange panel.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -20, 24, -20, 24, 2, .02)
    m.box(4, 3, 0, 10, 8, .12, CONCRETE)
    for z in (.22, .75):
        concrete.bars(m, -.6, 8.6, -.6, 6.6, z, .3, STEEL, .02)
    for x in (1.2, 4, 6.8):
        for y in (1, 5):
            concrete.starter(m, x, y, .5, .6, .6, 1.6, STEEL, .2)
    with m.at(8.8, 6.9, turn=180):
        concrete.form(m, 9.6, 1.5)
    with m.at(8.9, -.8, turn=90):
        concrete.form(m, 7.6, 1.5)
    with m.at(-.9, 7, turn=-90):
        concrete.form(m, 2.4, 1.5, ORANGE)
    for i in range(6):
        m.rod((-2.2 - i * .1, -2, .06), (-2.2 - i * .1, 3.4, .06), .03, STEEL, 6)
    for k in range(5):
        m.box(2.5, -2.8, k * .12, 2.4, 1.2, .1, SAND, .01)
    m.box(6, -2.6, 0, .8, .5, .5, STEEL)
