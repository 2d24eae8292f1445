"""Structure steel erection: a frame going up bay by bay, the crane setting an orange beam."""
from kit import cranes, sheet, steel, yard
from kit.palette import CONCRETE, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -28, (1280, 960)
CAMERA = dict(look=(10.5, 5, 7.6), span=54, azimuth=-57, elevation=30, lens=55)
ALT = 'A three-storey steel frame under erection; a mobile crane lowers an orange beam between two columns.'
FOCUS = (0.5, 0.45)


def build(m):
    sheet.grid(m, -60, 80, -60, 80, 6, .05)
    xs, ys = [0, 7, 14, 21, 28], [0, 7, 14]
    for x in xs:
        sheet.axis(m, (x, -7), (x, 20), .8, .05)
    for y in ys:
        sheet.axis(m, (-5, y), (34, y), .8, .05)
    for x in xs:
        for y in ys:
            m.box(x, y, 0, 1.7, 1.7, .35, CONCRETE)
    with m.at(z=.35):
        steel.frame(m, xs[2:], ys, [4.2, 8.4, 12.6], STEEL, .42, .5)
        columns_only(m, ys)
        deck(m)
        steel.brace(m, (21, 14, .4), (28, 14, 3.7), (28, 14, .4), (21, 14, 3.7))
        steel.brace(m, (28, 0, .4), (28, 7, 3.7), (28, 7, .4), (28, 0, 3.7))
        steel.brace(m, (28, 0, 4.6), (28, 7, 7.9), (28, 7, 4.6), (28, 0, 7.9))
    lift(m)
    yard.beams(m, 6, -10, 5, 7)
    yard.beams(m, 16, -10.5, 4, 7, 4)
    with m.at(22, 21):
        yard.container(m)


def columns_only(m, ys):
    """Two lines of columns with the first tier of beams on one side."""
    for x in (0, 7):
        for y in ys:
            m.beam((x, y, 0), (x, y, 12.6), STEEL, .42, .42)
            steel.base_plate(m, x, y, 0, STEEL, .8)
            for z in (4.2, 8.4, 12.6):
                for s in (-1, 1):
                    m.box(x + s * .27, y, z - .45, .12, .3, .4, STEEL)
    for a, b in ((0, 7), (7, 14)):
        for y in ys:
            if not (a == 0 and y == 0):
                beam(m, (a, y, 3.95), (b, y, 3.95))
    for y in ys[1:]:
        beam(m, (7, y, 8.15), (14, y, 8.15))
    for x in (0, 7):
        for a, b in zip(ys, ys[1:]):
            m.beam((x, a + .21, 3.95), (x, b - .21, 3.95), STEEL, .5, .25)


def beam(m, a, b, mat=STEEL):
    """Beam along x with bolted end plates."""
    m.beam((a[0] + .21, a[1], a[2]), (b[0] - .21, b[1], b[2]), mat, .5, .25)
    steel.end_plate(m, a[0] + .25, a[1], a[2], 0, mat, (.3, .55))
    steel.end_plate(m, b[0] - .25, b[1], b[2], 0, mat, (.3, .55))


def deck(m):
    """Ribbed floor decking on the finished bays, with edge rails."""
    for z in (4.2, 8.4):
        for i in range(23):
            m.box(21.3 + i * .3, 7, z, .16, 13.6, .08, SAND, 0)
        m.box(24.6, 7, z - .02, 6.8, 13.6, .05, SAND, 0)
        steel.rail(m, [(21.2, .3, z + .05), (27.7, .3, z + .05)])


def lift(m):
    """Crane in front of the open bay, beam in slings just over its seats."""
    with m.at(-9, 2.5):
        hook = cranes.mobile(m, 30, 60, -10.3, 11.6, PAPER, PAPER)
    x, y, z = hook[0] - 9, hook[1] + 2.5, hook[2]
    cranes.slings(m, (x, y, z + .2), [(x - 1.9, y, 9.1), (x + 1.9, y, 9.1)], STEEL, .04)
    beam(m, (x - 3.5, y, 8.85), (x + 3.5, y, 8.85), ORANGE)
