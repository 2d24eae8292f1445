"""Turbine block: table-top foundation struck on one side, bolt template in orange, transformer bays, pipe rack."""
from kit import concrete, piperack, roads, sheet, steel, vehicles, yard
from kit.palette import CONCRETE, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -32, (1280, 960)
CAMERA = dict(look=(-1.5, 1.5, 3.6), span=60, azimuth=-54, elevation=33, lens=55)
ALT = 'A turbine foundation, a concrete table on columns with an orange bolt template on top, before a pipe rack and transformer bays.'
FOCUS = (0.5, 0.5)
TOP, THICK = 9.2, 2.0
COLUMNS = (-12.4, -4.4, 3.2, 11.4)


def build(m):
    sheet.grid(m, -80, 80, -80, 80, 5, .05)
    m.box(-.5, 0, 0, 31, 13.4, .6, CONCRETE)
    table(m)
    template(m)
    formwork(m)
    access(m)
    transformers(m)
    raft(m)
    roads.road(m, (-26, -80), (-26, 80), 6.4)
    with m.at(-54, 18.5):
        piperack.rack(m, 112, 8, 6.4, (5.6, 8.2))
        piperack.pipes(m, 112, 5.6, [(-2.3, .26), (-1.4, .18), (-.4, .34), (.8, .24), (1.9, .3)], every=14)
        piperack.pipes(m, 112, 8.2, [(-2.2, .34), (-.9, .24), (.2, .3)], every=18)
        for y in (1.4, 2.5):
            m.box(56, y, 8.25, 112, .8, .08, STEEL, 0)
            for s in (-.4, .4):
                m.box(56, y + s, 8.25, 112, .05, .3, STEEL, 0)


def table(m):
    """Columns, longitudinal and cross beams with the openings between them, bearing blocks with bolts."""
    for x in COLUMNS:
        for y in (-4.1, 4.1):
            m.box(x, y, .6, 1.8, 1.8, TOP - THICK - .6, CONCRETE)
    x0, x1 = COLUMNS[0] - 1.5, COLUMNS[-1] + 1.5
    for y in (-4.1, 4.1):
        m.box((x0 + x1) / 2, y, TOP - THICK, x1 - x0, 2.5, THICK, CONCRETE)
    for x, w in ((COLUMNS[0], 3.0), (COLUMNS[1], 2.6), (COLUMNS[2], 2.4), (COLUMNS[3], 3.0)):
        m.box(x, 0, TOP - THICK, w, 5.7, THICK, CONCRETE)
    for x in COLUMNS[:3]:
        m.box(x, 0, TOP, 1.5, 3.0, .7, CONCRETE)
        for s in (-.45, .45):
            for y in (-1.1, 1.1):
                m.rod((x + s, y, TOP + .6), (x + s, y, TOP + 1.15), .07, STEEL, 8)
    for x in (-10.2, -8.4, -6.6, -2.4, -.6, 1.2):
        for y in (-3.4, 3.4):
            m.box(x, y, TOP, .9, .7, .22, CONCRETE)
            for s in (-.28, .28):
                m.rod((x + s, y, TOP + .2), (x + s, y, TOP + .62), .05, STEEL, 8)


def template(m):
    """Bolt template of the generator: two long beams, cross beams, bolts hanging in them, levelling feet."""
    z = TOP + .75
    for y in (-3.5, 3.5):
        m.beam((2.4, y, z), (12.4, y, z), ORANGE, .42, .3)
        for x in (3.2, 5.2, 7.2, 9.2, 11.2):
            m.rod((x, y - .3, TOP - .1), (x, y - .3, z + .5), .06, STEEL, 8)
            m.rod((x, y + .3, TOP - .1), (x, y + .3, z + .5), .06, STEEL, 8)
            m.box(x, y, z + .21, .34, .95, .07, ORANGE, 0)
            for s in (-.3, .3):
                m.rod((x, y + s, z + .28), (x, y + s, z + .4), .12, STEEL, 6)
    for x in (2.6, 7.2, 12.0):
        m.beam((x, -3.5, z), (x, 3.5, z), ORANGE, .36, .26)
    for a, b in (((2.6, -3.3), (7.0, 3.3)), ((7.4, -3.3), (11.8, 3.3))):
        m.rod((*a, z), (*b, z), .08, ORANGE, 8)
    for x in (2.6, 12.0):
        for y in (-4.4, 4.4):
            m.bar((x, y * .84, z), (x, y, z), .2, .3, ORANGE)
            m.rod((x, y, TOP), (x, y, z + .3), .09, STEEL, 8)


def formwork(m):
    """Forms still on the right end, props under the last bay, panels struck and stacked."""
    with m.at(13.05, 5.5, TOP - THICK - .15, turn=-90):
        concrete.form(m, 11, THICK + .35, props=False)
    with m.at(4.8, -5.4, TOP - THICK - .15):
        concrete.form(m, 8.1, THICK + .35, props=False)
    for x in (5.2, 6.6, 8.0, 9.4):
        for y in (-4.8, -3.5, 3.5, 4.8):
            concrete.prop(m, x, y, .6, TOP - THICK - .2)
        m.box(x, -4.1, TOP - THICK - .2, .16, 2.7, .18, SAND)
        m.box(x, 4.1, TOP - THICK - .2, .16, 2.7, .18, SAND)
    for k in range(6):
        m.box(6.5, -11.2, .1 + k * .16, 4.2, 1.9, .13, SAND, .01)
    for x in (5, 8):
        m.box(x, -11.2, 0, .2, 2, .1, STEEL)


def access(m):
    """Rails round the struck part, stair tower at the left end."""
    x0 = COLUMNS[0] - 1.4
    steel.rail(m, [(1.6, -5.25, TOP), (x0, -5.25, TOP), (x0, 5.25, TOP), (1.6, 5.25, TOP)])
    with m.at(x0 - 4.3, -3.4):
        for x in (0, 4.0):
            for y in (-.2, 2.4):
                m.beam((x, y, 0), (x, y, TOP + 1.1), STEEL, .2, .2)
                m.box(x, y, 0, .7, .7, .2, CONCRETE)
        for k in range(3):
            z = TOP * (k + 1) / 3
            a, b = ((.6, .4), (3.4, .4)) if k % 2 == 0 else ((3.4, 1.7), (.6, 1.7))
            steel.stair(m, (*a, z - TOP / 3), (*b, z), .9)
            steel.deck(m, 3.7 if k % 2 == 0 else .3, 1.1, z, 1.0, 2.6, STEEL, STEEL, 'e' if k == 0 else 'w')
        steel.deck(m, 2.2, 1.1, TOP, 3.9, 2.6, STEEL, STEEL, 'sn')


def transformers(m):
    """Three bays between fire walls with stone beds; one transformer set."""
    for k in range(4):
        m.box(-20.4 + k * 7.6, -13.6, 0, .5, 8.4, 5.6, CONCRETE)
    m.box(-9, -9.3, 0, 23.3, .5, 5.6, CONCRETE)
    for k in range(3):
        x = -16.6 + k * 7.6
        m.box(x, -13.8, 0, 6.6, 7.6, .3, CONCRETE)
        m.box(x, -13.8, .05, 5.9, 6.9, .3, SAND)
        for s in (-1.1, 1.1):
            m.box(x, -13.8 + s, .3, 5.2, .7, .35, CONCRETE)
            m.box(x, -13.8 + s, .65, 5.2, .12, .12, STEEL)
    transformer(m, -9.0, -13.8, .77)


def transformer(m, x, y, z):
    """Tank with radiators, conservator and three bushings."""
    with m.at(x, y, z):
        m.box(0, 0, 0, 3.4, 2.2, 2.5, PAPER)
        m.box(0, 0, 2.5, 3.6, 2.4, .12, STEEL)
        for s in (-1, 1):
            for i in range(9):
                m.box(-1.4 + i * .35, s * 1.45, .35, .1, .7, 1.9, STEEL, 0)
            m.rod((-1.5, s * 1.45, 2.3), (1.5, s * 1.45, 2.3), .09, STEEL, 8)
        m.rod((-1.9, 0, 3.5), (.2, 0, 3.5), .42, PAPER, 28)
        for i in (-1.6, -.2):
            m.box(i, 0, 2.6, .14, .5, .6, STEEL)
        for i in range(3):
            with m.at(.7 + i * .45, .5 - i * .5, 2.6):
                m.lathe([(.14, 0)] + [(.2 if k % 2 else .11, .12 + k * .11) for k in range(11)] + [(.04, 1.35), (0,
                    1.4)], SAND, 16)


def raft(m):
    """Raft of the next block: blinding, mat of bars, column starters."""
    m.box(22.5, -9.6, 0, 11, 9, .2, CONCRETE)
    for z in (.35, .75):
        concrete.bars(m, 17.6, 27.4, -13.6, -5.6, z, .42, STEEL, .035)
    for x in (19.6, 25.4):
        for y in (-11.6, -7.6):
            concrete.starter(m, x, y, .6, 1.3, 1.3, 2.0, STEEL, .3)
    for i in range(7):
        m.rod((17.6, -15 - i * .16, .1), (27, -15 - i * .16, .1), .05, STEEL, 6)
    with m.at(8.4, -17.6, turn=166):
        vehicles.pickup(m)
    yard.pallet(m, 13, -11.8, 14)
    yard.pallet(m, 14.8, -12.6, -4)
