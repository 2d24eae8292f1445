"""Piping: a two-level rack with one orange line, spools on stands ready to go up, a spool in slings."""
from kit import piperack, piping, sheet, vehicles, yard
from kit.palette import CONCRETE, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(6, -.5, 3.0), span=35, azimuth=-50, elevation=32, lens=55)
ALT = 'A pipe rack on a diagonal with flanged lines and valves, one line orange, and prefabricated spools on stands before it.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -50, 60, -50, 60, 4, .04)
    with m.at(-14, 4):
        piperack.rack(m, 54, 6, 6, (4.2, 6.6), braced=True)
        piperack.pipes(m, 54, 4.2, [(-2.2, .22), (-1.4, .16), (-.6, .3), (.5, .2), (1.3, .26), (2.2, .16)],
            spacing=6, every=9)
        piperack.pipes(m, 54, 6.6, [(-2.1, .32, ORANGE), (-.9, .24), (0, .18), (.9, .3), (2.1, .24)], spacing=6,
            every=9)
    drops(m)
    spools(m)


def drops(m):
    """Branches that come down from the rack to the battery limit, with valves."""
    for x, r, z, mat in ((6, .2, 4.56, PAPER), (9.2, .16, 4.56, PAPER)):
        y = 1.8 if x == 6 else 2.6
        m.tube([(x, y, z), (x, y, z + .9), (x, -.4, z + .9), (x, -.4, 1.0), (x, -3.4, 1.0)], r, PAPER)
        piping.flange(m, (x, -.4, 3.8), (0, 0, 1), r, PAPER)
        piping.valve(m, (x, -.4, 2.6), (0, 0, 1), r, STEEL, STEEL, up=(0, -1, 0))
        piping.flange(m, (x, -3.4, 1.0), (0, 1, 0), r, PAPER, blind=True)
        m.box(x, -2.2, 0, .5, .5, .55, CONCRETE)
        piping.shoe(m, (x, -2.2, 1.0), (0, 1, 0), r, .45)
    x, r = 13, .32
    y, z = 1.9, 6.6 + r + .14
    m.tube([(x, y, z), (x, y, z + 1.1), (x, -.9, z + 1.1), (x, -.9, 1.2), (x, -4.2, 1.2)], r, ORANGE)
    for p in ((x, -.9, 6.0), (x, -.9, 2.6)):
        piping.flange(m, p, (0, 0, 1), r, ORANGE)
    piping.valve(m, (x, -.9, 4.3), (0, 0, 1), r, STEEL, STEEL, up=(0, -1, 0))
    piping.flange(m, (x, -4.2, 1.2), (0, 1, 0), r, ORANGE, blind=True)
    m.box(x, -2.6, 0, .7, .7, .6, CONCRETE)
    piping.shoe(m, (x, -2.6, 1.2), (0, 1, 0), r, .6)


def spools(m):
    """Spools on trestles, marked out by dimension lines."""
    shapes = [([(-6, -7, 1.2), (-1, -7, 1.2), (-1, -7, 2.9)], .26),
              ([(-6, -9.6, 1.15), (-2.4, -9.6, 1.15), (-2.4, -11.6, 1.15), (-.6, -11.6, 1.15)], .2),
              ([(2.5, -7.5, 1.25), (8.2, -7.5, 1.25), (8.2, -9.3, 1.25)], .3),
              ([(3, -11, 1.1), (5.6, -11, 1.1), (5.6, -11, 2.3), (8.2, -11, 2.3)], .16)]
    for shape, r in shapes:
        yard.spool(m, shape, r)
    for x, y, h in ((-5, -7, .94), (-2.2, -7, .94), (-5.2, -9.6, .95), (-3.2, -9.6, .95), (-1.4, -11.6, .95),
                    (3.4, -7.5, .95), (6.8, -7.5, .95), (3.6, -11, .94), (5, -11, .94)):
        yard.trestle(m, x, y, h)
    yard.trestle(m, 7.5, -11, 2.14)
    sheet.dimension(m, (2.5, -6.4), (8.5, -6.4), .35, .03)
    sheet.dimension(m, (-6, -5.8), (-.7, -5.8), .35, .03)
    piping.valve(m, (11, -9, .6), (1, 0, 0), .26, STEEL, STEEL)
    piping.valve(m, (12.6, -9.6, .6), (1, 0, 0), .26, STEEL, STEEL)
    for x, y in ((11, -9), (12.6, -9.6)):
        m.box(x, y, 0, 1.5, .8, .16, SAND)
    with m.at(16.5, -6.5, turn=115):
        vehicles.forklift(m)
    with m.at(-11, -5):
        yard.pipe_stack(m, 7, .26, (5, 4, 3))
