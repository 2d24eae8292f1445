"""A slab poured from a boom pump: mixer at the hopper, rebar ahead of the concrete, the boom in orange."""
from kit import concrete, sheet, vehicles, yard
from kit.palette import CONCRETE, INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(3, 1, 2.6), span=42, azimuth=-54, elevation=33, lens=55)
ALT = 'A concrete pump with an orange boom places concrete on a slab whose far half still shows its reinforcement; a mixer stands at the hopper.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -50, 60, -50, 60, 4, .04)
    m.box(6, 6, 0, 20.4, 12.4, .15, SAND)
    m.prism([(-3.8, .2), (6.5, .2), (7.4, 3), (6.8, 6), (8, 9), (7.2, 11.8), (-3.8, 11.8)], .15, .62, CONCRETE, .03)
    for z in (.3, .52):
        concrete.bars(m, 5, 15.8, .3, 11.7, z, .4, STEEL, .022)
    for x in (-3.9, 15.9):
        m.box(x, 6, .15, .1, 12, .55, SAND)
    for y in (.05, 11.95):
        m.box(6, y, .15, 20, .1, .55, SAND)
        for i in range(11):
            m.bar((-3.5 + i * 1.9, y, .6), (-3.5 + i * 1.9, y + (-.9 if y < 1 else .9), .02), .07, .07, SAND)
    for x in (0, 6, 12):
        for y in (2, 10):
            concrete.starter(m, x, y, .6, .5, .5, 1.4, STEEL, .16)
    pump(m)
    with m.at(-17.5, -7.4, 0, turn=180):
        vehicles.mixer(m)
    for k in range(5):
        m.box(11, -5, .1 + k * .1, 3.2, 1.3, .08, SAND, .01)
    concrete.bars(m, 15, 18.5, -7, -4, .1, .35, STEEL, .022)
    yard.pallet(m, 6.2, -5.4, 12)


def pump(m):
    """Lorry with outriggers and a four-part boom unfolding over the slab."""
    with m.at(1.5, -7.4):
        vehicles.cab(m)
        m.box(-5.4, 0, .8, 7.4, 1.1, .4, STEEL)
        m.box(-6.2, 0, 1.2, 5.0, 2.2, .9, PAPER)
        m.box(-9.4, 0, .9, 1.3, 1.9, .9, STEEL)
        for x in (-1.2, -6.6, -7.9):
            for y in (-1.02, 1.02):
                vehicles.wheel(m, x, y, .52, .4)
        for x, y in ((-2.2, 3.6), (-2.2, -3.6), (-8.2, 3.2), (-8.2, -3.2)):
            m.bar((x, 0, 1.1), (x, y, 1.1), .35, .3, PAPER)
            m.rod((x, y, .1), (x, y, 1.2), .12, STEEL, 10)
            m.box(x, y, 0, 1.0, 1.0, .12, SAND)
        m.rod((-3.2, 0, 1.6), (-3.2, 0, 3.4), .55, STEEL, 24)
        joints = [(-3.2, 0, 3.3), (-4.6, 1.6, 11.4), (-1.2, 6.0, 13.4), (4.4, 11.2, 9.0), (6.6, 13.2, 4.2)]
        for k, (a, b) in enumerate(zip(joints, joints[1:])):
            size = .62 - .1 * k
            m.bar(a, b, size * .8, size, ORANGE)
            m.rod((a[0], a[1] - .3, a[2]), (a[0], a[1] + .3, a[2]), size * .55, STEEL, 18)
        m.tube([joints[-1], (6.9, 13.5, 3.0), (6.7, 13.4, 1.1)], .14, INK, .8, 12)
