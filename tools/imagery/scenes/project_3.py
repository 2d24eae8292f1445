"""Seawater intake: sheet-piled pit at the shore, screen chambers, two outfall lines, one pipe length orange on the hook."""
from kit import cranes, vehicles, water, yard
from kit.palette import CONCRETE, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -40, (1280, 960)
CAMERA = dict(look=(3, 1, 2.4), span=50, azimuth=-56, elevation=35, lens=55)
ALT = 'A seawater intake at the shore: sheet-piled pit with concrete screen chambers, two large outfall pipes running into the water, one orange length on the hook.'
FOCUS = (0.5, 0.5)
TOP = 3.0


def build(m):
    land(m)
    sea(m)
    pit(m)
    outfall(m)
    with m.at(-9, 13.5, TOP):
        hook = cranes.crawler(m, 27, 60, -33, 5.6, PAPER, PAPER, scale=.85)
    x, y, z = hook[0] - 9, hook[1] + 13.5, hook[2] + TOP
    m.rod((x - 3.4, y, z - 2.4), (x + 3.4, y, z - 2.4), .8, ORANGE, 40)
    for s in (-3.4, 3.1):
        m.rod((x + s, y, z - 2.4), (x + s + .3, y, z - 2.4), .88, ORANGE, 40)
    cranes.slings(m, (x, y, z + .3), [(x - 1.8, y, z - 1.6), (x + 1.8, y, z - 1.6)], STEEL, .04)
    with m.at(-13, -13, TOP, turn=6):
        yard.pipe_stack(m, 8, .8, (3, 2))
    with m.at(-19, 2, TOP, turn=70):
        vehicles.excavator(m, arm=PAPER, swing=-40)
    with m.at(-6, -19, TOP, turn=160):
        vehicles.pickup(m)


def land(m):
    """Filled ground with its slope to the water."""
    outline = [(-60, 0), (-60, TOP), (10, TOP), (15.5, 0)]
    m.sweep([(-x, z) for x, z in outline], [(0, 60, 0), (0, 6.5, 0)], SAND)
    m.sweep([(-x, z) for x, z in outline], [(0, -6.5, 0), (0, -60, 0)], SAND)
    m.box(-31, 0, 0, 58, 13, TOP, SAND, 0)
    for i in range(150):
        x = 11 + (i * 37 % 100) / 26
        y = -26 + i * .36
        if abs(y) > 7.4:
            z = TOP - (x - 10) * TOP / 5.5
            with m.at(x, y, max(0, z - .25), turn=i * 47, tip=i * 31 % 40):
                m.box(0, 0, 0, .8 + i % 3 * .2, .7, .6, CONCRETE)


def sea(m):
    """Still water."""
    m.box(76, 0, -.2, 130, 240, .55, MIST, 0)


def pit(m):
    """Sheet piles round the pit, walings, struts and the chambers inside."""
    for s in (-1, 1):
        piles(m, -2, 17, s * 6.5)
        for z in (1.6, 3.4):
            m.beam((-2, s * 6.1, z), (17, s * 6.1, z), STEEL, .45, .3)
    for i in range(21):
        m.box(-2.1 + .12 * (i % 2), -6 + i * .6, -.0, .2, .6, TOP + 1.2, STEEL, 0)
    for x in (2.2, 7.2, 12.2):
        m.rod((x, -5.9, 3.4), (x, 5.9, 3.4), .25, STEEL, 16)
    m.box(7.5, 0, 0, 18.6, 12, .25, CONCRETE, .02)
    for k in range(4):
        y = -4.2 + k * 2.8
        m.box(6.6, y, .25, 10, .45, 2.5, CONCRETE)
    m.box(1.6, 0, .25, .45, 8.8, 2.5, CONCRETE)
    m.box(3.2, 0, 2.75, 3.6, 8.9, .25, CONCRETE)
    for k in range(3):
        water.penstock(m, 8, -2.8 + k * 2.8, 2.2, 2.0, STEEL, STEEL, 90)
        for i in range(7):
            m.box(11, -3.75 + k * 2.8 + i * .32, .25, .1, .06, 2.3, STEEL, 0)


def piles(m, x0, x1, y):
    """Sheet pile wall along x."""
    n = int((x1 - x0) / .6)
    for i in range(n):
        m.box(x0 + (i + .5) * .6, y + (.12 if i % 2 else -.12), 0, .6, .18, TOP + 1.2, STEEL, 0)
        m.box(x0 + i * .6, y, 0, .12, .4, TOP + 1.2, STEEL, 0)


def outfall(m):
    """Two lines on blocks from the land into the sea."""
    for y in (-12.5, -15.2):
        m.tube([(-2, y, TOP + 1.0), (9, y, TOP + 1.0), (20, y, -.6), (30, y, -1.2)], .8, PAPER, 4, 40)
        for x in (0, 4.5, 8.4):
            m.box(x, y, TOP, .9, 2.0, .45, CONCRETE)
            m.rod((x + 1.5, y, TOP + 1.0), (x + 1.8, y, TOP + 1.0), .9, PAPER, 40)
