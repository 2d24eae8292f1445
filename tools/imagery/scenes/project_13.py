"""Conveyor over a haul road: two crawlers hold the orange span above its bents while a mine truck waits below."""
from kit import conveyors, cranes, earthmovers, earthworks, sheet, steel, vehicles, yard
from kit.palette import CONCRETE, INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(0, 2, 10), span=98, azimuth=-60, elevation=29, lens=55)
ALT = 'Two crawler cranes hold an orange truss span over a haul road, between white conveyor galleries on bents; a mine truck stands below.'
FOCUS = (0.5, 0.5)
SLOPE, HANG = 6.84, 3.0


def level(x):
    """Height of the gallery's bottom chord at x."""
    return 14.2 - .12 * x


def build(m):
    sheet.grid(m, -150, 150, -150, 150, 10, .08)
    road(m)
    line(m)
    span(m)
    crusher(m)
    with m.at(.6, -17, .06, turn=-90):
        earthmovers.haul_truck(m)
    with m.at(-17, -21, 0, turn=24):
        vehicles.pickup(m)
    for i in range(5):
        yard.pallet(m, -31 + (i % 3) * 1.9, -16 - (i // 3) * 1.9, 7 * i)
    yard.beams(m, -24, -12, 5, 11, 4)
    with m.at(20, -17, turn=8):
        yard.container(m, STEEL)


def road(m):
    """Haul road with its berms."""
    m.box(0, 0, -.2, 19, 400, .26, 'line', 0)
    for s in (-1, 1):
        for a, b in ((-90, -34), (-34, -10), (30, 70)) if s > 0 else ((-90, -40), (-40, -8), (30, 70)):
            earthworks.ridge(m, (s * 11.2, a), (s * 11.2, b), 3.4, 1.7)
    for s in (-3.4, 3.4):
        m.box(s - .9, 0, .06, .5, 400, .004, SAND, 0)
        m.box(s + .9, 0, .06, .5, 400, .004, SAND, 0)


def line(m):
    """Galleries that stand, and the bents at their ends."""
    for x0, x1 in ((-99, -63), (-63, -27), (27, 45)):
        with m.at(x0, 0, level(x0), roll=SLOPE):
            conveyors.gallery(m, (x1 - x0) * 1.0072 - .1)
    for x in (-63, -27, 27):
        with m.at(x, 0, 0):
            conveyors.bent(m, level(x) - .1)


def span(m):
    """Span over the road on two hooks, guide pins below it, tag lines down to the ground."""
    lift = HANG
    with m.at(-27, 0, level(-27) + lift, roll=SLOPE):
        conveyors.gallery(m, 54 * 1.0072 - .2, truss=ORANGE, walls=0)
    for x, s in ((-27, 1), (27, -1)):
        for y in (-2.2, 2.2):
            m.rod((x + s * .5, y, level(x) - .2), (x + s * .5, y, level(x) + .9), .16, STEEL, 12)
    for x in (-16, 16):
        top = level(x) + lift + 4.0
        with m.at(x, 17.9):
            hook = cranes.crawler(m, 44, 70, -90, top + 4.6, PAPER, PAPER)
        hx, hy, hz = hook[0] + x, hook[1] + 17.9, hook[2]
        m.rod((hx, -2.6, top + 1.9), (hx, 2.6, top + 1.9), .18, STEEL, 12)
        cranes.slings(m, (hx, hy, hz + .3), [(hx, -2.5, top + 2), (hx, 2.5, top + 2)], INK, .06)
        for y in (-2.45, 2.45):
            for d in (-1.5, 1.5):
                m.rod((hx, y, top + 1.9), (hx + d, y, level(hx + d) + lift + 3.9), .05, INK, 6)
        for i in range(8):
            m.box(x - 4.6 + i * 1.3, 17.9, 0, 1.22, 9.6, .02, SAND, 0)
    for x, e in ((-26, -34), (26, 33)):
        m.rod((x, -2.2, level(x) + lift), (e, -13, .05), .035, INK, 6)


def crusher(m):
    """Crusher house: frame partly sheeted, floors with rails, machine frame apart inside."""
    with m.at(45, -6):
        m.box(6, 6, 0, 16, 16, .4, CONCRETE)
        with m.at(z=.4):
            steel.frame(m, [0, 6, 12], [0, 6, 12], [6, 12, 17], STEEL, .45, .5)
            for z in (6, 12):
                steel.deck(m, 6, 6, z + .1, 12.6, 12.6, STEEL, STEEL, 'sw')
            m.box(6, 6, 17, 13.4, 13.4, .3, PAPER)
            m.box(6, 12.3, 0, 12.4, .12, 17, PAPER)
            m.box(12.3, 6, 0, .12, 12.4, 17, PAPER)
            for x in (3, 9):
                for y in (3, 9):
                    m.box(x, y, 0, 1.4, 1.4, 5.4, CONCRETE)
            steel.stair(m, (-6.4, .8, 0), (-.4, .8, 6.1), 1.1)
