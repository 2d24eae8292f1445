"""Between two shifts at night: the notice board of a site with pinned notes, one orange; a table before it."""
from kit import documents, protection, sheet, yard
from kit.palette import CONCRETE, INK, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'night', -24, (2400, 900)
CAMERA = dict(look=(-2.6, .3, 1.15), span=17.4, azimuth=-62, elevation=28, lens=55)
ALT = 'A notice board on a site at night with rows of pinned notes, one of them orange; before it a table with helmets and an open file.'
FOCUS = (0.66, 0.5)


def build(m):
    sheet.grid(m, -40, 40, -30, 40, 2, .025)
    m.box(1.4, -.4, 0, 8.6, 5.2, .12, CONCRETE)
    with m.at(1.2, 1.3, .12):
        board(m)
    with m.at(1.4, -1.1, .12, turn=-4):
        table(m)
    urn(m)
    with m.at(6.0, 5.0):
        yard.cabin(m, PAPER, STEEL, 6)
    yard.pallet(m, -3.9, 3.0, 12)
    yard.pallet(m, -2.5, 3.6, -8)


def board(m):
    """Three rows of notes, as they came in."""
    documents.notice_board(m, 4.2, .85, 2.75)
    sizes = ((.34, .46), (.34, .46), (.5, .36), (.34, .46), (.42, .56), (.3, .42), (.34, .46))
    for row, z in enumerate((2.38, 1.82, 1.24)):
        x = -1.86
        for i in range(8):
            w, h = sizes[(i * 3 + row * 2) % 7]
            w, h = w * .92, min(h, .5)
            if x + w > 1.98 or (row, i) == (2, 4):
                x += w + .12
                continue
            orange = (row, i) == (1, 3)
            mat = ORANGE if orange else (PAPER, PAPER, MIST, PAPER, SAND)[(i + row * 2) % 5]
            documents.pinned(m, x + w / 2, z, w * (1.12 if orange else 1), h * (1.1 if orange else 1), mat,
                8, ((i * 7 + row * 5) % 5 - 2) * 1.1, INK if orange else STEEL)
            x += w + .12


def table(m):
    """Trestle table with benches, helmets, an open file, cups."""
    for y in (-.3, -.1, .1, .3):
        m.box(0, y, .72, 2.6, .185, .04, SAND, .006)
    for s in (-1, 1):
        for y in (-.85, .85):
            m.bar((s * 1.05, y * .32, .7), (s * 1.05, y * .48, 0), .07, .07, STEEL)
        m.box(s * 1.05, 0, .66, .08, .8, .06, STEEL, .008)
        for y in (-.78, .78):
            m.box(0, y + s * .08, .42, 2.6, .15, .04, SAND, .006)
            m.box(s * 1.05, y, .38, .07, .32, .04, STEEL, .006)
            m.box(s * 1.05, y, 0, .07, .07, .38, STEEL, .006)
        m.bar((s * 1.05, -.78, .12), (s * 1.05, .78, .12), .05, .06, STEEL)
    m.bar((-1.05, 0, .15), (1.05, 0, .15), .05, .06, STEEL)
    with m.at(z=.76):
        with m.at(-.25, -.02, 0, turn=8):
            documents.open_binder(m)
        for x, y, t, mat in ((.62, .14, -120, PAPER), (.98, -.1, -60, PAPER), (-.95, .12, 40, STEEL)):
            with m.at(x, y, 0, turn=t):
                protection.helmet(m, mat)
        for x, y in ((.28, -.24), (.36, .3), (-.7, -.22)):
            with m.at(x, y):
                m.lathe([(.032, 0), (.04, .1), (.036, .1), (.03, .01), (0, .01)], PAPER, 24)
    for x, y in ((.1, -.78), (-.72, .76)):
        with m.at(x, y, .46, turn=x * 90):
            protection.helmet(m, PAPER)


def urn(m):
    """Water urn on its stand, with cups."""
    with m.at(4.6, 1.2, .12, turn=-12):
        for x in (-.24, .24):
            for y in (-.24, .24):
                m.box(x, y, 0, .05, .05, .8, STEEL, .004)
        m.box(0, 0, .78, .6, .6, .04, STEEL, .006)
        with m.at(z=.82):
            m.lathe([(.22, 0), (.24, .03), (.24, .52), (.26, .54), (.26, .58), (.2, .62), (.06, .64), (.06, .68), (0,
                .68)], PAPER, 40)
            m.rod((0, -.22, .1), (0, -.33, .1), .02, STEEL, 12)
            m.rod((0, -.31, .1), (0, -.31, .02), .016, STEEL, 10)
            for z in (.14, .42):
                m.ring(.243, .008, z, STEEL, sides=40)
