"""Effluent pumping station and rising main: wet well cut open, surge vessels, pipe laid into its trench in orange."""
from kit import earthworks, piping, sheet, steel, vehicles, vessels, yard
from kit.palette import CONCRETE, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(4, -3.4, 2), span=44, azimuth=-50, elevation=34, lens=55)
ALT = 'A pumping station with round wet well and surge vessels; the orange rising main runs from it into an open trench.'
FOCUS = (0.5, 0.5)
G = 2.6


def build(m):
    sheet.grid(m, -60, 70, -60, 70, 5, .04)
    earthworks.block(m, -16, 12, -1.8, 16, G)
    earthworks.trenched(m, -16, 26, -9.5, -1.8, G, -5.6, 1.6, .5)
    earthworks.block(m, 12, 26, -1.8, 16, G)
    well(m)
    station(m)
    trench(m)
    with m.at(18.5, 2.4, G, turn=-115):
        vehicles.excavator(m, arm=PAPER, swing=20)
    earthworks.ridge(m, (-14, -12.4), (10, -12.4), 4.2, 1.7)
    with m.at(19, -12.6, 0, turn=4):
        yard.pipe_stack(m, 8, .36, (4, 3, 2))


def well(m):
    """Round wet well standing proud, cover slab half open, pump guide rails."""
    with m.at(-6, 6, G):
        m.lathe([(4.4, 0), (4.4, 1.4), (4.0, 1.4), (4.0, .5)], CONCRETE, 72)
        m.lathe([(4.0, .6), (0, .6)], MIST, 72)
        m.prism([(-4.1, 0), (4.1, 0), (3.5, 2.1), (2, 3.6), (0, 4.1), (-2, 3.6), (-3.5, 2.1)], 1.4, 1.65, CONCRETE, .03)
        for x in (-1.5, 1.5):
            for d in (-.2, .2):
                m.rod((x + d, -.5, .6), (x + d, -.5, 2.6), .05, STEEL, 8)
            m.tube([(x, -1.2, .6), (x, -1.2, 2.2), (x, -6.2, 2.2), (x, -6.2, .9)], .26, PAPER, .6)
            piping.valve(m, (x, -3.8, 2.2), (0, 1, 0), .26, STEEL, STEEL, up=(0, 0, 1))
        steel.ring_rail(m, 4.2, 1.4, 185, 355)
        m.rod((-3, 1.2, 1.65), (-3, 1.2, 4.4), .14, STEEL, 12)
        m.beam((-3, 1.2, 4.4), (2.2, -.4, 4.4), STEEL, .25, .15)


def station(m):
    """Surge vessels and the valve slab."""
    m.box(4, 5.6, G, 9, 10, .2, CONCRETE)
    for x in (2, 6):
        with m.at(x, 7.2, G + .2, turn=90):
            vessels.drum(m, 6.4, 1.05, 1.9, top=False)
        m.tube([(x, 3.4, G + 1.1), (x, 2.0, G + 1.1), (x, .2, G + 1.1), (x, .2, G + .3)], .24, PAPER, .5)
    m.tube([(-9, -.2, G + .9), (9.6, -.2, G + .9), (9.6, -5.6, G + .9), (9.6, -5.6, .95), (12, -5.6, .95)], .36,
        ORANGE, .9)
    piping.flange(m, (-9, -.2, G + .9), (1, 0, 0), .36, ORANGE, blind=True)
    for x in (-2.6, 3.8):
        piping.flange(m, (x, -.2, G + .9), (1, 0, 0), .36, ORANGE)
    for x in (-6.2, 0.6, 6.4):
        m.box(x, -.2, G, .6, .8, .52, CONCRETE)
    piping.valve(m, (9.6, -2.2, G + .9), (0, 1, 0), .36, STEEL, STEEL)
    m.box(-13.4, 11.6, G, 4, 5, 3, PAPER)
    m.box(-13.4, 11.6, G + 3, 4.4, 5.4, .25, PAPER)
    m.box(-13.4, 9.08, G + .1, 1.2, .08, 2.1, STEEL)


def trench(m):
    """Main in the trench with sockets, one length waiting on the bank."""
    m.rod((12, -5.6, .95), (26, -5.6, .95), .36, ORANGE, 32)
    x = 13
    while x < 26:
        m.rod((x, -5.6, .95), (x + .35, -5.6, .95), .46, ORANGE, 32)
        x += 5
    m.box(5, -5.6, .35, 42, 1.2, .22, SAND, 0)
