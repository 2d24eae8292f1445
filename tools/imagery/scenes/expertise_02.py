"""Roads, bridges, infrastructure: a girder bridge over a road shown in its layers, paver at work."""
from kit import cranes, roads, sheet, vehicles, yard
from kit.palette import ASPHALT, CONCRETE, EARTH, INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -15, (1280, 960)
CAMERA = dict(look=(3, 1, 2.5), span=70, azimuth=-52, elevation=33, lens=55)
ALT = 'A girder bridge half decked over a road whose base, binder and asphalt layers step back; one girder is orange.'
FOCUS = (0.5, 0.5)
TOP = 7.2


def build(m):
    sheet.grid(m, -90, 90, -90, 90, 10, .06)
    lower_road(m)
    bridge(m)
    with m.at(-17, 3.5, turn=0):
        cranes.mobile(m, 21, 58, -30, 13, PAPER, PAPER)
    yard.jersey(m, -6.6, -31, 90, 7)
    for i in range(7):
        yard.cone(m, 7.2, -34 + i * 4, STEEL)


def bridge(m):
    """Three spans along x: deck done on the right, girders bare on the left."""
    for x in (-11.5, 11.5):
        roads.pier(m, x, 16, TOP)
    ys = [11.2 + i * 2.4 for i in range(5)]
    for y in ys:
        roads.girder(m, (-11, y, TOP + .12), (11, y, TOP + .12), ORANGE if y == ys[0] else CONCRETE)
        roads.girder(m, (12, y, TOP + .12), (34, y, TOP + .12))
        if y > ys[1]:
            roads.girder(m, (-34, y, TOP + .12), (-12, y, TOP + .12))
        for x in (-12.2, -10.8, 10.8, 12.2):
            m.box(x, y, TOP, .5, .6, .12, INK)
    roads.deck_slab(m, 2.5, 52, 16, 12.4, TOP + 1.8, surface=None)
    m.box(31, 16, TOP + 2.1, 42, 11, .1, ASPHALT, 0)
    for y in (12, 16, 20):
        m.box(33, y, TOP + 2.2, 38, .14, .01, PAPER, 0)
    earthworks_end(m)


def earthworks_end(m):
    """Abutment and approach on the right."""
    m.box(35.5, 16, 0, 2.4, 13, TOP, CONCRETE)
    m.box(36.4, 16, TOP, 1.0, 13, 2.0, CONCRETE)
    for y in (9.6, 22.4):
        m.prism([(36, y - .25), (50, y - .25), (50, y + .25), (36, y + .25)], 0, TOP + 1.6, CONCRETE)
    m.box(45, 16, 0, 17, 12.4, TOP + 1.8, EARTH)


def lower_road(m):
    """Road under the bridge along y: subgrade, base, binder, wearing course, each set back."""
    with m.at(0, -46, turn=90):
        roads.layers(m, 130, 12.5, [(0, .3, EARTH), (12, .22, SAND), (20, .16, CONCRETE)])
        m.box(80, 0, .68, 100, 9.6, .1, ASPHALT, .01)
        for y in (-4.4, 4.4):
            m.box(86, y, .78, 88, .14, .01, PAPER, 0)
        x = 44
        while x < 128:
            m.box(x, 0, .78, 3, .14, .01, PAPER, 0)
            x += 8
        with m.at(28, 0, .68, turn=180):
            vehicles.paver(m, PAPER)
        with m.at(36, -2.2, .78):
            vehicles.roller(m)
        with m.at(45, 2.4, .78):
            vehicles.roller(m)
        with m.at(15.6, 0, .5, turn=180):
            vehicles.tipper(m, raised=24)
