"""Fired heaters and flare stacks."""

from .palette import PAPER, STEEL
from .steel import deck, ladder, lattice, ring_platform, stair


def heater(m, length=11, width=6, mat=PAPER, steel=STEEL, stack=32):
    """Box heater along x: radiant box on legs, convection bank, stack, burner platform."""
    for x in (-length * .45, -length * .15, length * .15, length * .45):
        for y in (-width * .45, width * .45):
            m.box(x, y, 0, .35, .35, 2.4, steel)
    m.box(0, 0, 2.4, length, width, 7.5, mat)
    for i in range(6):
        x = -length / 2 + .3 + i * (length - .6) / 5
        m.box(x, 0, 2.4, .22, width + .3, 7.5, steel)
    m.prism([(-length / 2, -width / 2), (length / 2, -width / 2), (length / 2, width / 2), (-length / 2,
        width / 2)], 9.9, 10.2, steel)
    with m.at(0, 0, 10.2):
        points = [(s * length / 2, t * width / 2, 0) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        points += [(s * length * .32, t * width * .22, 2.2) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        m.add((points, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]), mat)
        m.box(0, 0, 2.2, length * .64, width * .44, 3.2, mat)
        for i in range(4):
            m.box(0, 0, 2.5 + i * .8, length * .64 + .2, width * .44 + .2, .14, steel)
        m.lathe([(1.5, 5.4), (1.1, 7.2), (1.1, stack - 10.2), (1.0, stack - 10.2), (1.0, stack - 11)], mat, 36)
        ring_platform(m, 1.1, 2.3, stack - 16, 0, 360, steel, steel)
        ladder(m, 0, -2.1, 5, stack - 16, -90, steel)
    deck(m, 0, -width / 2 - .8, 5.6, length, 1.4, steel, steel, 'sew')
    deck(m, 0, -width / 2 - .8, 10.2, length, 1.4, steel, steel, 'sew')
    stair(m, (-length / 2 - 6.5, -width / 2 - .8, 0), (-length / 2 - .2, -width / 2 - .8, 5.6), .9, steel)
    ladder(m, length * .4, -width / 2 - 1.4, 5.6, 10.2, -90, steel)


def flare(m, height=60, width=7, mat=STEEL, pipe=PAPER):
    """Flare stack in a tapering three- or four-legged lattice."""
    lattice(m, (0, 0, 0), (0, 0, height * .94), width, mat, .16, None, .25)
    m.rod((0, 0, 0), (0, 0, height), .45, pipe, 20)
    with m.at(z=height):
        m.lathe([(.45, 0), (.7, .5), (.7, 2), (.6, 2)], mat, 24)
    for f in (.35, .65, .9):
        with m.at(z=height * f):
            m.lathe([(.5, 0), (width * (1 - .75 * f) * .55, 0)], mat, 12)
