"""Bedroom as a cut-away: bed, wardrobes, desk by the window; the bed cover in orange."""
from kit import houses, sheet
from kit.palette import INK, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(2.9, 2.2, .7), span=10.5, azimuth=-54, elevation=36, lens=55)
ALT = 'A bedroom cut open: a wide bed with an orange cover, wardrobes along the wall and a desk by the window.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -14, 20, -14, 20, 1, .012)
    with m.at(z=.25):
        houses.room(m, 6, 4.8, 2.7)
        houses.rug(m, 3.3, 2.6, 3.2, 2.4, .02, SAND, PAPER)
        houses.bed(m, 3.3, 3.5, .02, 0, 1.8, PAPER, ORANGE)
        for i in range(4):
            m.box(.34, .75 + i * .82, .02, .62, .8, 2.2, PAPER)
            m.rod((.67, 1.0 + i * .82, 1.0), (.67, 1.0 + i * .82, 1.25), .012, STEEL, 6)
        houses.table(m, 5.45, 1.3, .02, .65, 1.4, .74)
        m.box(5.5, 1.4, .76, .08, .6, .38, INK, 0)
        m.box(4.8, 1.3, .44, .44, .44, .06, STEEL)
        m.box(4.6, 1.3, .5, .05, .44, .42, STEEL, 0)
        for i in (-1, 1):
            for j in (-1, 1):
                m.box(4.8 + i * .18, 1.3 + j * .18, .02, .04, .04, .42, STEEL, 0)
        m.box(3.3, 4.78, 1.35, 1.5, .05, .9, PAPER, 0)
        m.box(3.3, 4.75, 1.42, 1.36, .05, .76, MIST, 0)
        houses.pot(m, 5.5, 4.3, .02, 1.1)
        m.box(3.3, 2.1, .02, 1.5, .45, .42, SAND, .04)
