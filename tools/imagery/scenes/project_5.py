"""Crude unit turnaround: scaffolded column, exchangers open, bundles on the ground, one column section orange on the hook."""
from kit import columns, cranes, exchangers, piperack, scaffold, sheet, yard
from kit.palette import CONCRETE, INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -32, (1280, 960)
CAMERA = dict(look=(2, 3, 8), span=60, azimuth=-58, elevation=29, lens=55)
ALT = 'A refinery turnaround: a column in full scaffold, a row of opened exchangers with bundles drawn, an orange head on the crane hook.'
FOCUS = (0.45, 0.45)


def build(m):
    sheet.grid(m, -80, 90, -80, 90, 5, .05)
    m.box(-4, 4, 0, 46, 17, .2, CONCRETE)
    main_column(m)
    with m.at(10, 12.2, .2):
        columns.column(m, 1.5, 21, (7, 13, 19), turn=-40)
    with m.at(-17, 8, .2):
        columns.column(m, 1.8, 17, (7, 13, 15.6), turn=-50)
    row(m)
    with m.at(-50, 18):
        piperack.rack(m, 104, 8, 6, (5.5, 8))
        piperack.pipes(m, 104, 5.5, [(-2, .25), (-1, .3), (.2, .22), (1.4, .35)])
        piperack.pipes(m, 104, 8, [(-1.8, .35), (-.4, .25), (1.2, .4)])
    with m.at(21, 6):
        hook = cranes.crawler(m, 36, 48, 175.6, 26.4, PAPER, PAPER)
    x, y, z = hook[0] + 21, hook[1] + 6, hook[2]
    with m.at(x, y, z - 4.4):
        m.lathe([(2.3, 0), (2.3, .8)] + columns.head(2.3, .8), ORANGE, 56)
        m.lathe([(2.32, 0), (2.45, 0), (2.45, .2), (2.3, .2)], ORANGE, 56)
        m.rod((0, 0, 1.8), (0, 0, 2.3), .4, ORANGE, 20)
        cranes.slings(m, (0, 0, 4.6), [(1.3, 0, 1.6), (-1.3, 0, 1.6), (0, 1.3, 1.6), (0, -1.3, 1.6)], INK, .04)
    for k in range(3):
        with m.at(-26, -4 - k * 3.2):
            yard.container(m, STEEL if k == 1 else PAPER)


def main_column(m):
    """Column without its top head, in scaffold to full height."""
    with m.at(-5, 8, .2):
        m.lathe([(2.9, 0), (2.9, .5), (2.45, .5), (2.3, 3.6), (2.3, 19), (2.2, 19), (2.2, 14)], PAPER, 64)
        m.lathe([(2.3, 18.8), (2.46, 18.8), (2.46, 19), (2.3, 19)], PAPER, 64)
        scaffold.round_scaffold(m, 3.0, 8, 2.3, 1.3, 12)
        for z in (6, 11, 16):
            columns.nozzle(m, 2.3, z, 30, .3, PAPER)


def row(m):
    """Exchangers in line, channel off, bundles out on timbers."""
    for i in range(5):
        x = -16 + i * 5.6
        with m.at(x, -2, 0, turn=-90):
            exchangers.exchanger(m, 6.5, .8, 1.9, cover=i not in (1, 3))
        if i in (1, 3):
            with m.at(x, -8.6, .95, turn=-90):
                exchangers.bundle(m, 5.6, .72, PAPER, STEEL)
            for y in (-10, -13):
                m.box(x, y, 0, 2.0, .3, .25, SAND)
            with m.at(x + 2.6, -8, 0):
                m.lathe([(1.2, 0), (1.2, .2), (.8, .2), (.8, 1.0), (1.2, 1.0), (1.2, 1.2), (.7, 1.2)], PAPER, 40)
