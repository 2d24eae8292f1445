"""Living room as a cut-away: sofas round a table, shelves, large window; one armchair in orange."""
from kit import houses, sheet
from kit.palette import MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -28, (1280, 960)
CAMERA = dict(look=(3.4, 2.3, .7), span=11.5, azimuth=-52, elevation=36, lens=55)
ALT = 'A living room cut open: two sofas, low table, shelves and a rug, with one orange armchair.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -14, 20, -14, 20, 1, .012)
    with m.at(z=.25):
        houses.room(m, 7, 5.2, 2.7)
        houses.rug(m, 3.4, 2.5, 3.6, 2.6, .02)
        houses.sofa(m, 3.4, 4.3, .02, 0, 3)
        houses.sofa(m, 1.0, 2.5, .02, 90, 2)
        houses.sofa(m, 5.8, 2.2, .02, -75, 1, ORANGE)
        houses.table(m, 3.4, 2.5, .03, 1.3, .75, .38)
        m.box(3.1, 2.5, .41, .34, .24, .04, STEEL, 0)
        with m.at(3.8, 2.6, .41):
            m.lathe([(.07, 0), (.1, .12), (.05, .26), (.06, .3)], PAPER, 20)
        shelves(m)
        m.box(3.4, 5.19, 1.1, 1.7, .05, 1.0, MIST)
        m.box(3.4, 5.15, 1.06, 1.78, .04, 1.08, STEEL, 0)
        m.box(3.4, 5.12, 1.12, 1.6, .03, .96, PAPER, 0)
        m.box(-.02, 2.6, .9, .05, 2.4, 1.5, MIST, 0)
        for k in range(4):
            m.box(.02, 1.4 + k * .8, .9, .06, .06, 1.5, PAPER, 0)
        houses.pot(m, .55, 4.7, .02, 1.2)
        houses.pot(m, 6.5, .5, .02, .9)
        lamp(m, 5.6, 4.6)


def shelves(m):
    """Bookcase on the back wall."""
    for k in range(5):
        m.box(6.3, 5.0, .02 + k * .52, 1.2, .32, .04, SAND, 0)
    for x in (5.7, 6.9):
        m.box(x, 5.0, .02, .04, .32, 2.12, SAND, 0)
    for k in range(4):
        for i in range(8):
            if (i * 3 + k * 5) % 7:
                m.box(5.8 + i * .13, 5.0, .06 + k * .52, .08, .22, .26 + .05 * ((i + k) % 3), (STEEL, PAPER,
                    MIST)[(i + k) % 3], 0)


def lamp(m, x, y):
    """Standing lamp."""
    with m.at(x, y, .02):
        m.lathe([(.16, 0), (.16, .03), (.015, .04), (.015, 1.5)], STEEL, 20)
        m.lathe([(.24, 1.4), (.17, 1.75), (0, 1.75)], PAPER, 28)
