"""Five trades side by side on one plate at night: steel, tank, exchanger, pipe, pump; the valve between them orange."""
from kit import columns, exchangers, piping, pumps, sheet, steel, tanks, vessels
from kit.palette import CONCRETE, ORANGE, STEEL

LIGHT, SUN, SIZE = 'night', -20, (2400, 900)
CAMERA = dict(look=(-5.5, 1, 2.6), span=64, azimuth=-60, elevation=30, lens=55)
ALT = 'Steel frame, tank, exchangers, drum and pumps joined by pipework at night, the line that runs through all of them in orange.'
FOCUS = (0.7, 0.5)


def build(m):
    sheet.grid(m, -90, 90, -60, 90, 5, .05)
    m.box(8, 3, 0, 40, 16, .2, CONCRETE)
    with m.at(-7, 4, .2):
        tanks.tank(m, 4.2, 6.5, wind=1, stair=-130)
    with m.at(2.5, 1, .2):
        steel.frame(m, [0, 5], [0, 5], [3.2, 6.4], STEEL, .28, .34)
        steel.deck(m, 2.5, 2.5, 3.3, 5.4, 5.4)
        with m.at(2.5, 2.5, 3.3):
            vessels.drum(m, 4.4, .9, 1.5, top=False)
        steel.stair(m, (-4.2, .6, 0), (-.3, .6, 3.3))
    for y in (0, 2.8):
        with m.at(14, y, .2):
            exchangers.exchanger(m, 6, .7, 1.6)
    with m.at(13, 7.5, .2):
        columns.column(m, 1.2, 13, (6, 11.5), turn=-40)
    for x in (20.5, 23.6, 26.7):
        with m.at(x, 1.2, .2, turn=-90):
            pumps.pump(m, 1.0, guard=STEEL)
    z = .85
    m.tube([(-7, -1, z), (-7, -3.4, z), (18.4, -3.4, z), (18.4, -3.4, 2.4), (24, -3.4, 2.4), (24, -3.4, z), (40,
        -3.4, z)], .26, ORANGE, .7, 24)
    for x in (-4, 1.6, 12):
        piping.flange(m, (x, -3.4, z), (1, 0, 0), .26, ORANGE)
        m.box(x + 1.2, -3.4, .2, .5, .6, .42, CONCRETE)
    for x in (5.5, 30):
        piping.valve(m, (x, -3.4, z), (1, 0, 0), .26, STEEL, STEEL)
    for x in (20.5, 23.0):
        piping.flange(m, (x, -3.4, 2.4), (1, 0, 0), .26, ORANGE)
