"""Cranes and hoists: an orange travelling crane in a cut-open bay, a jib crane and a monorail hoist below."""
from kit import cranes, sheet, steel, vehicles, yard, pumps
from kit.palette import CONCRETE, INK, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(0, 9.8, 4.3), span=42, azimuth=-50, elevation=32, lens=55)
ALT = 'A workshop bay cut open to show an orange double-girder travelling crane on its runway, a slewing jib crane and machines under the hook.'
FOCUS = (0.5, 0.45)


def build(m):
    sheet.grid(m, -50, 60, -50, 70, 4, .04)
    m.box(0, 12, 0, 22, 32, .2, CONCRETE)
    for k in range(6):
        sheet.axis(m, (-15, k * 5), (-11, k * 5), .7, .04)
    with m.at(z=.2):
        runway(m)
        with m.at(0, 0, 0, turn=90):
            cranes.overhead(m, 18, 7.6, 10, -.12, 3.4)
        load(m)
        jib(m)
        floor(m)
        walls(m)


def runway(m):
    """Columns with brackets, runway beams, rails, end stops."""
    for k in range(6):
        y = k * 5
        for s in (-1, 1):
            x = s * 9.7
            m.beam((x, y, 0), (x, y, 10.4), STEEL, .5, .4)
            steel.base_plate(m, x, y, 0, STEEL, .8)
            m.box(s * 9.2, y, 6.5, 1.1, .35, .4, STEEL)
            m.bar((s * 9.6, y, 5.6), (s * 8.9, y, 6.5), .2, .25, STEEL)
    for s in (-1, 1):
        m.beam((s * 9.0, -.5, 7.25), (s * 9.0, 25.5, 7.25), STEEL, .75, .4)
        m.box(s * 9.0, 12.5, 7.63, .12, 26, .1, INK, 0)
        for y in (-.4, 25.4):
            m.box(s * 9.0, y, 7.65, .4, .25, .7, STEEL)
        m.beam((s * 9.7, 0, 10.2), (s * 9.7, 25, 10.2), STEEL, .3, .2)
    for a, b in ((0, 5), (20, 25)):
        for s in (-1, 1):
            steel.brace(m, (s * 9.7, a, .4), (s * 9.7, b, 6.2), (s * 9.7, b, .4), (s * 9.7, a, 6.2), STEEL, .12)
    for y in (15, 20, 25):
        m.beam((-9.7, y, 10.3), (0, y, 11.9), STEEL, .4, .22)
        m.beam((9.7, y, 10.3), (0, y, 11.9), STEEL, .4, .22)
    for i in range(13):
        x = -9.6 + i * 1.6
        m.bar((x, 14.5, 12.2 - abs(x) * .165), (x, 25.4, 12.2 - abs(x) * .165), .1, .18, STEEL)


def load(m):
    """Motor in slings under the hook."""
    x, y = 2.46, 10
    with m.at(x - .9, y, 2.2):
        pumps.motor(m, 1.8, .75, PAPER)
    m.beam((x - 1.1, y, 3.3), (x + 1.1, y, 3.3), STEEL, .2, .14)
    for s in (-.7, .7):
        m.rod((x + s, y, 2.8), (x + s, y, 3.3), .03, INK, 6)
    cranes.slings(m, (x, y, 4.0), [(x - .9, y, 3.35), (x + .9, y, 3.35)], INK, .03)


def jib(m):
    """Pillar jib crane with chain hoist."""
    with m.at(-6.2, 3):
        m.rod((0, 0, 0), (0, 0, 4.6), .28, PAPER, 24)
        m.box(0, 0, 0, 1.2, 1.2, .1, PAPER)
        with m.at(0, 0, 0, turn=-25):
            m.beam((-.3, 0, 4.3), (4.6, 0, 4.3), PAPER, .36, .22)
            m.bar((.1, 0, 3.3), (1.4, 0, 4.2), .14, .18, PAPER)
            m.box(3.4, 0, 3.75, .55, .4, .4, STEEL)
            cranes.hook(m, 3.4, 0, 1.9, .45, STEEL, 3.8)


def floor(m):
    """Benches, machines, a lorry being loaded."""
    with m.at(5.2, 21, 0, turn=-90):
        vehicles.forklift(m)
    for y in (15, 18.5, 22):
        with m.at(-4.5, y):
            pumps.pump(m, 1.1, guard=STEEL)
    yard.plates(m, 5.8, 4, 6, 4.5, 2)
    for x in (-1.2, 1.0):
        yard.trestle(m, x, 4.4, .8, 1.4)
    m.rod((-2.4, 4.4, 1.1), (2.2, 4.4, 1.1), .3, PAPER, 28)
    for s in (-2.8, 3.6):
        m.box(s, 12.5, 0, .12, 25, .012, PAPER, 0)
    for k in range(3):
        yard.pallet(m, 6.4, 8 + k * 1.7, 5 * k)


def walls(m):
    """Back wall and the far side wall of sheeting up to sill height."""
    for i in range(20):
        m.box(-9.5 + i, 25.6, 0, .98, .1, 6.2, PAPER, 0)
    for i in range(11):
        m.box(-10.1, 14.7 + i, 0, .1, .98, 6.2, PAPER, 0)
