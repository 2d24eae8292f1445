"""Ground for a solar field: tracks on a grid, cable trench, lined storm channel with culverts; the grader in orange."""
from kit import earthmovers, earthworks, sheet, solar, vehicles, yard
from kit.palette import CONCRETE, EARTH, INK, ORANGE, PAPER, SAND

LIGHT, SUN, SIZE = 'day', -32, (1280, 960)
CAMERA = dict(look=(3, 2, 1), span=62, azimuth=-54, elevation=38, lens=55)
ALT = 'A solar field on a gravel plain: an orange grader on a new track beside an open cable trench, a rock-lined channel, rows of panels and piles.'
FOCUS = (0.5, 0.5)
G = 1.9          # height of the plain over the table
EDGE = (-80, 90)


def build(m):
    sheet.grid(m, -120, 120, -120, 120, 5, .05)
    strips(m)
    tracks(m)
    channel(m)
    trench(m)
    field(m)
    with m.at(7.5, -2.6, G + .12, turn=180):
        earthmovers.grader(m, ORANGE)
    with m.at(-15, -2.2, G + .12, turn=180):
        vehicles.roller(m)
    with m.at(19.5, -11.6, G + .12, turn=94):
        vehicles.pickup(m)


def strips(m):
    """The plain in strips along x, with the channel and the trench cut in."""
    a, b = EDGE
    earthworks.trenched(m, a, b, -50, -8.2, G, -15.5, 3.0, 1.5, .3)
    earthworks.block(m, a, b, -8.2, 2.6, G)
    earthworks.trenched(m, a, b, 2.6, 8.0, G, 5.0, 2.0, .6, .8)
    earthworks.block(m, a, b, 8.0, 130, G)


def tracks(m):
    """Long track with crowned edges, cross track over channel and trench, windrow before the blade."""
    a, b = EDGE
    m.sweep([(-3.2, 0), (3.2, 0), (2.9, .12), (-2.9, .12)], [(a, -2.6, G), (b, -2.6, G)], 'line')
    m.sweep([(-3.2, 0), (3.2, 0), (2.9, .125), (-2.9, .125)], [(20, -50, G), (20, 130, G)], 'line')
    with m.at(0, 0, G + .11):
        earthworks.ridge(m, (8.6, -.8), (16.6, -.7), .9, .34)
    for y in (-6.4, 1.2):
        for i in range(9):
            x = -40 + i * 9
            if abs(x - 20) > 4:
                m.box(x, y, G, .07, .07, .8, PAPER, 0)


def channel(m):
    """Storm channel: rock on both banks, three culverts and head walls under the cross track."""
    for side in (-1, 1):
        for k in range(4):
            y = -15.5 + side * (1.7 + k * .58)
            z = .42 + k * .37
            i = 0
            x = -46.0
            while x < 60:
                if abs(x - 20) > 4.0:
                    size = .42 + .13 * ((i * 7 + k * 3) % 4) / 3
                    with m.at(x, y, z, turn=(i * 47 + k * 31) % 90, tip=(i * 13) % 24 - side * 20):
                        m.box(0, 0, -.2, size * 1.3, size, .4, (CONCRETE, SAND, PAPER)[(i * 5 + k) % 3], .07)
                x += .74
                i += 1
    m.box(20, -15.5, .3, 6.6, 11, G - .32, EARTH, 0)
    m.box(20, -15.5, G - .1, 6.4, 11.2, .1, 'line', 0)
    for s in (-1, 1):
        x = 20 + s * 3.45
        m.box(x, -15.5, .2, .35, 9.4, G + .25, CONCRETE)
        for y in (-17.2, -15.5, -13.8):
            m.rod((x - .25, y, 1.05), (x + .25, y, 1.05), .72, CONCRETE, 32)
            m.rod((x - .26, y, 1.05), (x + .26, y, 1.05), .58, INK, 32)


def trench(m):
    """Open trench: cables on sand, tape above where it is being closed, duct bank under the cross track."""
    for y in (4.4, 4.8, 5.2, 5.6):
        m.rod((-60, y, .91), (16.4, y, .91), .11, INK, 10)
    m.box(20, 5.0, .8, 7.4, 2.0, .75, CONCRETE)
    m.box(20, 5.0, 1.5, 7.0, 3.6, G - 1.5 + .02, EARTH, 0)
    m.box(20, 5.0, G - .04, 6.4, 4.4, .1, 'line', 0)
    for s in (-1, 1):
        for y in (4.4, 4.8, 5.2, 5.6):
            for z in (.91, 1.3):
                m.rod((20 + s * 3.6, y, z), (20 + s * 3.74, y, z), .15, INK, 16)
    m.sweep([(-1, .8), (1, .8), (1.6, G - .06), (-1.6, G - .06)], [(23.6, 5, 0), (EDGE[1], 5, 0)], SAND)
    with m.at(0, 0, G):
        earthworks.ridge(m, (-46, 9.4), (14, 9.4), 2.2, .8)
    with m.at(11.0, 1.7, G, turn=90):
        yard.cable_drum(m, 1.05, 1.1)
    with m.at(13.6, 1.7, G, turn=90):
        yard.cable_drum(m, 1.05, 1.1)


def field(m):
    """Rows of panels behind, rows of bare piles on the near right, one inverter station."""
    for j in range(6):
        y = 14 + j * 6.2
        for i, x in enumerate((-50, -27, -4)):
            with m.at(x, y, G):
                solar.row(m, 20.5, panels=not (i == 2 and j < 2))
        for x in (25, 48):
            with m.at(x, y, G):
                solar.row(m, 20.5, panels=j > 2)
    with m.at(31.5, 8.4, G):
        solar.inverter(m)
