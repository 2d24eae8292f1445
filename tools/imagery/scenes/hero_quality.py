"""A process module ready for its test: every flange bolted, one line in orange from end to end."""
from kit import exchangers, piping, pumps, sheet, steel, vessels
from kit.palette import CONCRETE, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'night', -15, (2400, 1200)
CAMERA = dict(look=(-3.5, 0, 3.4), span=54, azimuth=-58, elevation=30, lens=55)
ALT = 'A pipe module as a matte scale model at night: drums, exchangers and valves in a bolted frame, one test line picked out in orange.'
FOCUS = (0.9, 0.5)


def build(m):
    sheet.grid(m, -80, 60, -60, 60, 5, .05)
    sheet.dimension(m, (-6, -10.5), (18, -10.5), .7, .07)
    for x in (-6, 0, 6, 12, 18):
        sheet.axis(m, (x, -13), (x, 14), .7, .05)
    m.box(6, 0, 0, 27, 9.5, .25, CONCRETE)
    steel.frame(m, [-6, 0, 6, 12, 18], [-4, 4], [5, 9.5], STEEL, .35, .4)
    steel.deck(m, 6, 0, 5.1, 24.6, 8.6)
    steel.deck(m, 12, 0, 9.6, 12.6, 8.6)
    steel.stair(m, (-12.5, 3.2, 0), (-6.4, 3.2, 5.1))
    steel.ladder(m, 6.0, -4.45, 5.1, 9.6, -90)
    steel.brace(m, (-6, -4, .6), (0, -4, 4.6), (-6, -4, 4.6), (0, -4, .6))
    ground_floor(m)
    upper_floor(m)
    test_line(m)


def ground_floor(m):
    """Pumps and exchangers under the deck."""
    for x in (-3, 1.5, 14):
        with m.at(x, -1.4, .25, turn=-90):
            pumps.pump(m, 1.1, guard=STEEL)
    for y in (-2, 1.8):
        with m.at(8.6, y, .25):
            exchangers.exchanger(m, 6, .65, 1.5)


def upper_floor(m):
    """Drum, exchangers and headers on the decks."""
    with m.at(0, .8, 5.1):
        vessels.drum(m, 8.5, 1.25, 2.2, top=False)
    with m.at(12, 1.6, 9.6):
        exchangers.exchanger(m, 8, .75, 1.7)
    with m.at(12, -1.2, 9.6):
        exchangers.exchanger(m, 8, .75, 1.7)
    for y, r in ((3.1, .22), (2.4, .16)):
        piping.run(m, [(6, y, 6), (17, y, 6), (17, y, 8.6), (21, y, 8.6)], r, PAPER, 4)
        piping.flange(m, (21, y, 8.6), (1, 0, 0), r, PAPER, blind=True)
    with m.at(15, -1, 5.1):
        vessels.drum(m, 4, .8, 1.5, top=False)


def test_line(m):
    """The orange line: up from the pump, along the deck edge, over and down, valves on the way."""
    points = [(-3, -5.4, .45), (-3, -5.4, 6.4), (10, -5.4, 6.4), (10, -5.4, 11.2), (20.2, -5.4, 11.2), (20.2, -5.4,
        1.1), (24.5, -5.4, 1.1)]
    piping.run(m, points, .3, ORANGE, 3.2, .9)
    for x in (1.5, 6.5, 14.5):
        z = 6.4 if x < 10 else 11.2
        piping.valve(m, (x, -5.4, z), (1, 0, 0), .3, STEEL, STEEL)
    piping.flange(m, (24.6, -5.4, 1.1), (1, 0, 0), .3, ORANGE, blind=True)
    for x, z in ((-1, 6.4), (4, 6.4), (9, 6.4), (12, 11.2), (17.5, 11.2)):
        m.bar((x, -4, z - .5), (x, -5.7, z - .5), .14, .2, STEEL)
        piping.shoe(m, (x, -5.4, z), (1, 0, 0), .3, .42)
    m.box(22.5, -5.4, 0, .5, .5, .6, CONCRETE)
    piping.shoe(m, (22.5, -5.4, 1.1), (1, 0, 0), .3, .5)
    m.box(-3, -5.4, 0, .9, .9, .5, CONCRETE)
