"""Turnaround: an exchanger opened and its orange bundle drawn out on the puller, scaffold round the column behind."""
from kit import columns, cranes, exchangers, piping, scaffold, sheet, vehicles, yard
from kit.palette import CONCRETE, INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(4.2, -.2, 3.3), span=33, azimuth=-48, elevation=31, lens=55)
ALT = 'A turnaround: an exchanger stands open and its orange tube bundle is drawn half out on a puller, channel head and cover laid aside.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -40, 50, -40, 50, 2, .03)
    m.box(-2, 3.5, 0, 16, 12, .2, CONCRETE)
    with m.at(-2, 0, .2):
        exchangers.exchanger(m, 8, 1.0, 2.6, cover=False)
    for y in (4, 7.4):
        with m.at(-2, y, .2):
            exchangers.exchanger(m, 8, 1.0, 2.6)
    with m.at(3.9, 0, 2.8):
        exchangers.bundle(m, 6.2, .9, ORANGE, STEEL)
    puller(m)
    laid_aside(m)
    behind(m)
    rig(m)


def puller(m):
    """Bundle puller: beam on legs with chain jack, carrying the drawn half of the bundle."""
    for y in (-.75, .75):
        m.beam((1.9, y, 1.35), (11.4, y, 1.35), STEEL, .4, .26)
    for x in (2.6, 6.5, 10.8):
        m.box(x, 0, 1.0, .3, 2.6, .3, STEEL)
        for y in (-1.1, 1.1):
            m.rod((x, y, 0), (x, y, 1.0), .14, STEEL, 12)
            m.box(x, y, 0, .6, .6, .08, STEEL)
    for x in (4.6, 6.6, 8.6):
        m.sweep([(-.9, -1.3), (.9, -1.3), (.9, -.75), (.6, -.82), (0, -.96), (-.6, -.82), (-.9, -.75)],
            [(x - .12, 0, 2.8), (x + .12, 0, 2.8)], STEEL)
    m.box(11.2, 0, 1.55, .4, 1.9, 1.9, STEEL)
    for y in (-.4, .4):
        m.rod((10.3, y, 2.8), (11.2, y, 2.8), .1, STEEL, 10)
    m.box(12.0, 0, .9, 1.2, 1.4, 1.2, PAPER)


def laid_aside(m):
    """Channel, cover and studs on timber."""
    for x in (1.0, 4.2):
        m.box(x, -6.0, 0, 2.0, .25, .2, SAND)
        m.box(x, -7.2, 0, 2.0, .25, .2, SAND)
    with m.at(1.0, -6.6, .2):
        m.lathe([(1.0, 0), (1.0, 1.3), (.9, 1.3), (.9, .1), (0, .1)], PAPER, 48)
        m.lathe([(1.55, 0), (1.55, .24), (1.0, .24)], PAPER, 48)
        m.lathe([(1.55, 1.06), (1.55, 1.3), (.95, 1.3), (.95, 1.06), (1.55, 1.06)], PAPER, 48)
        m.rod((.9, 0, .65), (1.5, 0, .65), .2, PAPER, 16)
        piping.flange(m, (1.5, 0, .65), (1, 0, 0), .2, PAPER)
    with m.at(4.2, -6.6, .2):
        m.lathe([(1.55, 0), (1.55, .26), (1.1, .3), (0, .34)], PAPER, 48)
        for i in range(24):
            with m.at(turn=15 * i):
                m.rod((1.33, 0, .2), (1.33, 0, .285), .07, STEEL, 8)
    m.box(7.4, -6.4, 0, 2.6, 1.6, .05, STEEL)
    for i in range(12):
        m.rod((6.4 + i * .18, -7.0, .1), (6.4 + i * .18, -6.2, .1), .045, INK, 6)
    for k in range(2):
        with m.at(6.8 + k * 1.1, -5.95, .06):
            m.lathe([(.32, 0), (.32, .06), (.2, .06), (.2, 0)], INK, 24)


def behind(m):
    """Column in scaffold, pipes to the neighbours."""
    with m.at(-7, 13, .2):
        columns.column(m, 1.5, 15, (13.5,), turn=-40)
        scaffold.round_scaffold(m, 2.1, 6, 2, 1.2, 10)
    for y in (4, 7.4):
        m.tube([(-4.88, y, 4.2), (-4.88, y, 5.6), (-4.88, 10.5, 5.6)], .2, PAPER, .5)
        m.tube([(2.55, y, 4.25), (2.55, y, 6.2), (-2, y, 6.2), (-2, 10.5, 6.2)], .2, PAPER, .5)
    for y in (10.2,):
        for x in (-5.4, -1.4):
            m.beam((x, y, .2), (x, y, 6.4), STEEL, .25, .25)
        for z in (5.3, 5.9):
            m.beam((-5.4, y, z), (-1.4, y, z), STEEL, .22, .16)
    piping.disc(m, (-4.88, 0, 4.2), (0, 0, 1), .34, .08, STEEL)


def rig(m):
    """Hook over the bundle, from a crane out of the picture; cleaning rig behind."""
    cranes.hook(m, 8.4, 0, 6.2, 1.0, STEEL, 40)
    for x in (6.2, 10.2):
        cranes.slings(m, (8.4, 0, 6.4), [(x, -.9, 2.8), (x, .9, 2.8)], INK, .03)
    with m.at(10.5, 8, turn=15):
        yard.container(m, STEEL)
    with m.at(13.5, -6, turn=120):
        vehicles.forklift(m)
    for i in range(7):
        yard.cone(m, -1.2 + i * 2.4, -9, STEEL)
