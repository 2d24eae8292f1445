"""Kitchen and dining as a cut-away: units along two walls, island with stools, long table; pendant lamps orange."""
from kit import houses, sheet
from kit.palette import CONCRETE, INK, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -26, (1280, 960)
CAMERA = dict(look=(3.9, 2.4, .7), span=12.5, azimuth=-54, elevation=36, lens=55)
ALT = 'A kitchen and dining room cut open: units on two walls, an island with stools, a table for six under orange lamps.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -14, 22, -14, 22, 1, .012)
    with m.at(z=.25):
        houses.room(m, 8, 5.4, 2.7, CONCRETE)
        units(m)
        m.box(2.7, 2.5, .02, 2.2, .9, .86, STEEL)
        m.box(2.7, 2.5, .88, 2.4, 1.05, .05, PAPER)
        for x in (2.0, 2.7, 3.4):
            with m.at(x, 1.6, .02):
                m.lathe([(.18, 0), (.18, .02), (.025, .04), (.025, .66), (.17, .68), (.17, .73), (0, .73)], STEEL, 24)
        houses.rug(m, 6.1, 2.5, 2.2, 3.2, .02, SAND, PAPER)
        with m.at(6.1, 2.5, .02, turn=90):
            houses.table(m, 0, 0, 0, 2.2, .95, .74, PAPER, 6)
        for y in (1.8, 2.5, 3.2):
            m.rod((6.1, y, 1.75), (6.1, y, 2.75), .012, INK, 6)
            with m.at(6.1, y, 1.55):
                m.lathe([(.17, 0), (.05, .2), (0, .22)], ORANGE, 28)
        m.rod((6.1, 1.5, 2.75), (6.1, 3.5, 2.75), .02, STEEL, 6)
        m.rod((6.1, 3.5, 2.75), (6.1, 5.4, 2.75), .02, STEEL, 6)
        houses.pot(m, 7.5, 4.9, .02, 1.2)
        m.box(5.9, 5.39, 1.0, 2.2, .05, 1.3, MIST, 0)
        for k in range(4):
            m.box(4.85 + k * .7, 5.36, 1.0, .06, .06, 1.3, PAPER, 0)


def units(m):
    """Base and wall units, hob, sink, tall fridge."""
    for i in range(6):
        m.box(.95 + i * .62, 5.08, .02, .6, .6, .86, PAPER)
    m.box(2.5, 5.06, .88, 3.8, .66, .05, STEEL)
    for i in range(4):
        m.box(1.3 + i * .72, 5.22, 1.5, .7, .34, .7, PAPER)
    m.box(1.6, 5.05, .93, .7, .42, .01, INK, 0)
    m.box(3.4, 5.05, .93, .6, .4, .01, INK, 0)
    m.tube([(3.4, 5.28, .92), (3.4, 5.28, 1.25), (3.4, 5.1, 1.22)], .018, PAPER, .06, 8)
    m.box(.34, 4.4, .02, .66, .9, 2.1, SAND)
    m.box(.34, 3.4, .02, .66, .9, 2.1, PAPER)
    for y in (4.05, 3.75):
        m.rod((.7, y, 1.0), (.7, y, 1.3), .014, STEEL, 6)
