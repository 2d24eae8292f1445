"""Berth over the sea: trestle and jetty head, loading arms, monitors on towers; the fire-water main in orange."""
from kit import firewater, marine, piping, sheet, steel, vehicles, yard
from kit.palette import CONCRETE, EARTH, INK, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -34, (1280, 960)
CAMERA = dict(look=(-2, 4, 3.2), span=73, azimuth=-56, elevation=34, lens=55)
ALT = 'A jetty head on piles at the end of a trestle, with loading arms and monitor towers; the orange fire-water main runs out and round it.'
FOCUS = (0.5, 0.5)
SEA, TOP = .4, 6.0
X0, X1, Y0, Y1 = -12, 22, -6, 12


def build(m):
    water(m)
    with m.at(z=SEA):
        marine.piled_deck(m, X0, X1, Y0, Y1, TOP)
        trestle(m)
        berth(m)
        product(m)
        fire(m)
        with m.at(2, 22.5, .2, turn=-3):
            barge(m)


def water(m):
    """Sea with a printed grid, shore and rock slope far left."""
    s = 600
    m.add(([(-s, -s, SEA), (s, -s, SEA), (s, s, SEA), (-s, s, SEA)], [(0, 1, 2, 3)]), MIST)
    with m.at(z=SEA):
        sheet.grid(m, -200, 200, -200, 200, 10, .07, STEEL)
    m.box(-150, 0, 0, 150, 600, 5.0, SAND)
    for k in range(4):
        for i in range(70):
            y = -70 + i * 2.1 + (k % 2)
            with m.at(-74.4 + k * 1.6, y, 4.6 - k * 1.3, turn=(i * 47 + k * 31) % 90, tip=(i * 13) % 30 - 15):
                m.box(0, 0, -.7, 1.7 + .5 * ((i + k) % 3) / 2, 1.5, 1.2, (CONCRETE, EARTH, PAPER)[(i * 5 + k) % 3], .2)


def trestle(m):
    """Roadway on two-pile bents from the shore, pipe bents on its far side."""
    for i in range(7):
        x = -17 - i * 9
        marine.piles(m, (x,), (-1.6, 3.2, 7.6), TOP - 1.3)
        m.box(x, 3.0, TOP - 1.3, 1.0, 11.4, .75, CONCRETE)
        m.box(x, 6.4, TOP - .55, .35, 5.6, .55, STEEL)
        gantry(m, x, 6.9)
    m.box(-43, .6, TOP - .55, 62, 5.4, .55, CONCRETE)
    for y in (-1.9, 3.1):
        m.box(-43, y, TOP, 62, .25, .3, CONCRETE, .03)
        steel.rail(m, [(-74, y, TOP + .3), (X0, y, TOP + .3)])
    with m.at(-33, .6, TOP, turn=0):
        vehicles.pickup(m)


def gantry(m, x, y):
    """Low goal-post that carries the product lines above the fire-water ring."""
    for s in (-1.15, 1.15):
        m.beam((x, y + s, TOP), (x, y + s, TOP + 1.15), STEEL, .2, .2)
    m.beam((x, y - 1.3, TOP + 1.08), (x, y + 1.3, TOP + 1.08), STEEL, .24, .2)


def product(m):
    """Two product lines with a loop on the trestle, to the manifold before the arms."""
    z = TOP + 1.55
    for k, y in enumerate((6.3, 7.5)):
        r, far = .34, 11.2 + k * 1.2
        loop = [(-80, y, z), (-37 - k * 1.3, y, z), (-37 - k * 1.3, far, z), (-28 + k * 1.3, far, z), (-28 + k * 1.3, y,
            z), (6.5 + k * 5, y, z), (6.5 + k * 5, -.4, z)]
        m.tube(loop, r, PAPER, .9, 20)
        for x in range(-72, -40, 9):
            piping.flange(m, (x + 3 * k, y, z), (1, 0, 0), r, PAPER)
        for x in (-20, -8, 2):
            piping.flange(m, (x + 1.5 * k, y, z), (1, 0, 0), r, PAPER)
        for x in (-4, 4):
            m.box(x, y, TOP, .7, .8, 1.24, CONCRETE)
        x = 6.5 + k * 5
        piping.valve(m, (x, 3.0, z), (0, 1, 0), r, STEEL, STEEL)
        piping.flange(m, (x, .9, z), (0, 1, 0), r, PAPER)
        m.box(x, 4.9, TOP, .8, .7, 1.24, CONCRETE)
    for x in (-38.3, -32.6, -26.7):
        marine.piles(m, (x,), (11.8,), TOP - .6)
        m.box(x, 9.8, TOP - .6, .5, 5.4, .6, STEEL)
        gantry(m, x, 11.8)
    m.rod((3.5, -.4, z), (16.5, -.4, z), .42, PAPER, 24)
    for x in (3.4, 16.6):
        piping.flange(m, (x, -.4, z), (1, 0, 0), .42, PAPER, blind=True)
    for x in (4.6, 14.6):
        m.tube([(x, -.4, z), (x, -1.6, z), (x, -3.6, z)], .3, PAPER, .6)
        piping.valve(m, (x, -1.9, z), (0, 1, 0), .3, STEEL, STEEL)
        with m.at(x, -3.9, TOP):
            marine.loading_arm(m)
    for x in (8, 12):
        m.box(x, -.4, TOP, .7, .8, 1.16, CONCRETE)


def berth(m):
    """Breasting dolphins, catwalks to the mooring dolphins, gangway tower, cabin."""
    for x in (-7, 17):
        marine.dolphin(m, x, -8.6, TOP + .2)
    for x, y in ((-36, -9), (44, -1)):
        marine.dolphin(m, x, y, TOP - .4, 3.4, fender=False)
    marine.catwalk(m, (-9, -8, TOP + .2), (-34.4, -8.8, TOP - .3))
    marine.catwalk(m, (X1, 2, TOP + .1), (42.4, -.6, TOP - .3))
    with m.at(-6, -2.6, TOP):
        steel.frame(m, [0, 2.6], [0, 2.6], [3, 6, 9], STEEL, .22, .24, feet=False)
        for z in (3, 6, 9):
            steel.deck(m, 1.3, 1.3, z + .1, 2.9, 2.9, STEEL, STEEL)
        m.bar((1.3, 0, 9.2), (1.3, -5.4, 9.9), 1.0, .12, PAPER)
        for s in (.8, 1.8):
            steel.rail(m, [(s, 0, 9.25), (s, -5.4, 9.95)])
    with m.at(-4.4, 2.6, TOP):
        yard.cabin(m, PAPER, STEEL, 6)


def fire(m):
    """Fire-water main along the trestle, ring round the head, risers of the tower monitors, hydrants on tees."""
    z = TOP + .55
    r = .36
    m.rod((-80, 4.7, z), (-10.4, 4.7, z), r, ORANGE, 20)
    m.tube([(-10.4, 4.7, z), (-10.4, 10.9, z), (20.6, 10.9, z), (20.6, -4.9, z), (-10.4, -4.9, z), (-10.4, 4.7, z)], r,
        ORANGE, 1.0, 20)
    for x in range(-72, -14, 9):
        piping.flange(m, (x, 4.7, z), (1, 0, 0), r, ORANGE)
        piping.shoe(m, (x + 1, 4.7, z), (1, 0, 0), r, .55)
    for x in (-6, 2, 9, 16):
        for y in (-4.9, 10.9):
            m.box(x, y, TOP, .7, .9, .2, CONCRETE)
    for y in (-1, 6):
        m.box(20.6, y, TOP, .9, .7, .2, CONCRETE)
    for x in (0, 12):
        piping.flange(m, (x, -4.9, z), (1, 0, 0), r, ORANGE)
        piping.flange(m, (x, 10.9, z), (1, 0, 0), r, ORANGE)
    for x, y in ((18.8, 8.6), (18.8, -2.6)):
        with m.at(x, y, TOP):
            marine.tower_monitor(m, 9.5, STEEL, ORANGE, PAPER)
        m.tube([(20.6, y, z), (x, y, z), (x, y, z + .8)], .2, ORANGE, .4)
    for x in (-2.5, 7, 10):
        with m.at(x, -4.9, TOP):
            firewater.hydrant(m, 0, .9, PAPER)


def barge(m):
    """Work barge with a cabin, spools and a crane."""
    marine.barge(m, 24, 9)
    with m.at(-7.4, .4, 1.58):
        yard.cabin(m, PAPER, STEEL, 5)
    for y in (-2.4, -1.4):
        m.rod((-1, y, 2.1), (9, y, 2.1), .34, PAPER, 24)
        for x in (-1, 9):
            piping.flange(m, (x, y, 2.1), (1, 0, 0), .34, PAPER)
    for x in (1, 7):
        m.box(x, -1.9, 1.58, .4, 2.4, .2, SAND)
    m.rod((5, 2, 1.58), (5, 2, 4.2), .5, PAPER, 24)
    m.bar((5, 2, 4.0), (-1.5, .4, 9.4), .5, .6, PAPER)
    m.rod((-1.5, .4, 9.3), (-1.5, .4, 5.0), .03, INK, 6)
    m.box(-1.5, .4, 4.6, .3, .3, .4, STEEL)
