"""A dossier tested on the table: one orange cord ties a weld to its drawing, its page and its binder; a die lies by."""
from math import cos, radians, sin

from kit import documents, piping, shapes, sheet
from kit.palette import INK, LINE, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -34, (1280, 960)
CAMERA = dict(look=(1.2, .9, .8), span=17, azimuth=-58, elevation=38, lens=55)
ALT = 'A flanged pipe spool, a drawing, an open binder and a row of files, tied together by one orange cord; a white die shows six.'
FOCUS = (0.5, 0.5)
WELD = (.34, .34, .098)
ON_SHEET, ON_PAGE, ON_FILE = (.3, -.08), (-.17, .02), (-.2, .36)


def build(m):
    sheet.grid(m, -30, 30, -30, 30, 1, .012)
    with m.at(scale=10):
        files(m)
        with m.at(-.3, 0, 0, turn=6):
            documents.open_binder(m)
        drawing(m)
        spool(m)
        table(m)
        cord(m)


def files(m):
    """Row of files between two book-ends, one pulled forward."""
    for i, (mat, thick) in enumerate(((STEEL, .075), (STEEL, .075), (PAPER, .075), (STEEL, .05), (STEEL, .075),
                                      (PAPER, .05), (STEEL, .075), (MIST, .075))):
        x = -.58 + i * .078
        with m.at(x, .36 if i == 5 else .4, 0):
            documents.binder(m, mat, thick)
    for x, s in ((-.65, 1), (.02, -1)):
        m.box(x, .52, 0, .004, .16, .18, INK, 0)
        m.box(x - s * .05, .52, 0, .1, .16, .004, INK, 0)


def drawing(m):
    """Isometric of the spool: axes, pipe line, weld marks, dimension ticks."""
    with m.at(.32, -.13, 0, turn=-7):
        documents.sheet_of_paper(m, .5, .36, PAPER)
        z, c, s = .0018, cos(radians(30)), sin(radians(30))

        def iso(x, y, h):
            return ((x - y) * c - .02, (x + y) * s * .8 + h - .07, z)
        run = [iso(-.15, 0, 0), iso(.03, 0, 0), iso(.03, 0, .1), iso(.03, -.1, .1), iso(.13, -.1, .1)]
        for a, b in zip(run, run[1:]):
            m.bar(a, b, .006, .0008, INK)
        for a in run[1:-1]:
            m.rod((*a[:2], z), (*a[:2], z + .0008), .0075, INK, 18)
        for a, b in ((iso(-.15, -.04, 0), iso(.03, -.04, 0)), (iso(.07, 0, 0), iso(.07, 0, .1))):
            m.bar(a, b, .0018, .0006, LINE)
        for k in range(6):
            m.box(-.135, .125 - k * .013, z, .15, .0016, .0004, LINE, 0)
        for x in (-.21, -.155, -.06):
            m.box(x, .0925, z, .0016, .068, .0004, LINE, 0)


def spool(m):
    """Spool of an elbow and two flanges on V-blocks, its welds to be seen."""
    r, z = .057, .098
    path = shapes.rounded([(.12, .34, z), (.62, .34, z), (.62, .34, .42)], .13, 16)
    m.sweep(shapes.circle(r, 48), path, PAPER)
    piping.flange(m, (.13, .34, z), (1, 0, 0), r, PAPER, 8, STEEL)
    piping.flange(m, (.62, .34, .4), (0, 0, 1), r, PAPER, 8, STEEL)
    for x in (.2, .34, .485):
        with m.at(x, .34, z, roll=90):
            m.ring(r, .0045, 0, STEEL, sides=40)
    for h in (.235, .35):
        with m.at(.62, .34, h):
            m.ring(r, .0045, 0, STEEL, sides=40)
    for x in (.26, .44):
        v = [(-.08, 0), (.08, 0), (.08, .075), (.045, .075), (0, .032), (-.045, .075), (-.08, .075)]
        m.sweep(v, [(x - .03, .34, 0), (x + .03, .34, 0)], SAND)


def table(m):
    """Die, weld gauge, pencil, film and its marker, the certificate."""
    with m.at(.02, -.34, 0, turn=24):
        documents.die(m, .062)
    with m.at(-.1, -.42, 0, turn=-20):
        m.prism([(0, 0), (.07, 0), (.085, .02), (.085, .05), (.05, .075), (.012, .06), (0, .03)], 0, .003, STEEL)
        m.rod((.042, .036, .003), (.042, .036, .0065), .012, INK, 24)
        m.prism([(.03, .03), (.11, .044), (.112, .052), (.03, .044)], .003, .005, INK)
    with m.at(.5, -.37, .006, turn=14):
        m.rod((-.09, 0, 0), (.07, 0, 0), .0055, STEEL, 6)
        with m.at(.07, 0, 0, roll=90):
            m.lathe([(.0055, 0), (.0012, .02), (0, .021)], SAND, 6)
    with m.at(-.34, -.35, 0, turn=-9):
        documents.sheet_of_paper(m, .3, .21, PAPER, 0, LINE, .01)
        for k in range(3):
            m.box(0, .055 - k * .034, .0014 + k * .0003, .24, .026, .002, INK, 0)
            for i in range(5):
                m.box(-.1 + i * .05, .055 - k * .034, .0036 + k * .0003, .003, .02, .0006, MIST, 0)
    with m.at(.78, .05, 0, turn=20):
        m.rod((0, 0, 0), (0, 0, .1), .036, PAPER, 36)
        m.rod((0, 0, .0995), (0, 0, .1005), .032, INK, 36)
        m.tube([(.034, 0, .078), (.062, 0, .078), (.062, 0, .028), (.034, 0, .028)], .005, PAPER, .02, 10)


def cord(m):
    """Weld, pin in the drawing, pin in the page, ring of the file: one cord through all four."""
    r = .0055
    x, y, z = WELD
    with m.at(x - .014, y, z, roll=90):
        for k in (0, .011):
            m.ring(.0635, r, k, ORANGE, sides=40)
    (sx, sy), (px, py), (fx, fy) = ON_SHEET, ON_PAGE, ON_FILE
    page = .0375
    documents.pin(m, sx, sy, .0012, STEEL, .034)
    documents.pin(m, px, py, page - .003, STEEL, .034)
    for a, b, h in ((sx, sy, .012), (px, py, page + .008)):
        with m.at(a, b, h):
            m.ring(.008, r, 0, ORANGE, sides=20)
    m.tube([(x - .012, y - .055, z - .03), (x - .014, y - .085, .012), (sx + .02, sy + .14, .0065), (sx + .008, sy,
        .012)], r, ORANGE, .06, 12)
    m.tube([(sx - .004, sy - .008, .012), (sx - .16, sy - .02, .0065), (px + .2, py - .035, .008), (px + .152, py - .01,
        .032), (px, py - .008, page + .008)], r, ORANGE, .05, 12)
    m.tube([(px - .008, py, page + .008), (px - .012, py + .12, page + .006), (px - .014, py + .158,
        page + .002), (px - .014, py + .2, .0065), (fx + .01, fy - .07, .0065), (fx + .008, fy - .012, .035), (fx,
        fy + .006, .0445)], r, ORANGE, .03, 12)
