"""Banners of the services pages."""
from kit import buildings, machines, pipework, process, sheet, sitework, steel
from kit.palette import CONCRETE, INK, MIST, ORANGE, PAPER, SAND, STEEL
from kit.scene import BANNER, beside, scene


def bottles(m):
    """Rack of twelve nitrogen bottles with its manifold."""
    m.box(0, 0, 0, 1.9, 1.2, .12, STEEL)
    for i in range(4):
        for j in range(3):
            with m.at(-.66 + i * .44, -.36 + j * .36, .12):
                m.lathe([(.15, 0), (.15, 1.35), (.05, 1.5), (.05, 1.6), (0, 1.6)], PAPER if j else MIST, 22)
    for x in (-.92, .92):
        for y in (-.56, .56):
            m.box(x, y, .1, .07, .07, 1.5, STEEL, 0)
    for z in (.7, 1.5):
        for y in (-.56, .56):
            m.box(0, y, z, 1.9, .06, .08, STEEL, 0)
    m.rod((-.8, -.36, 1.72), (1.1, -.36, 1.72), .035, STEEL, 8)


def flushing(m):
    """Flushing unit on a skid: tank, pump, filter housing."""
    m.box(0, 0, 0, 3.6, 1.7, .2, STEEL)
    with m.at(-1.0, 0, .2):
        m.lathe([(.7, 0), (.7, 1.6), (.62, 1.6), (.62, 1.2), (0, 1.2)], PAPER, 40)
    with m.at(.6, -.2, .2):
        process.pump(m, .55, guard=STEEL)
    with m.at(1.4, .45, .2):
        m.lathe([(.28, 0), (.28, 1.3), (.36, 1.32), (.36, 1.42), (0, 1.5)], MIST, 28)


def loop(m):
    """The system under test, marked from pump to vessel: suction, discharge, by-pass."""
    z = 1.3
    for path, r in (([(-1.2, -.6, .98), (-3.4, -.6, .98), (-3.4, 4.2, .98), (-3.4, 4.2, 4.6), (1.2, 4.2, 4.6)], .2),
            ([(-.55, -.15, 1.7), (-.55, -.15, 2.7), (5.4, -.15, 2.7), (5.4, -.15, z), (9.6, -.15, z), (9.6, 3.4, z),
            (9.6, 3.4, 5.6), (4.6, 3.4, 5.6)], .2)):
        m.tube(path, r, ORANGE, .5, 24)
    for p, d in (((-3.4, 1.8, .98), (0, 1, 0)), ((2.4, -.15, 2.7), (1, 0, 0)), ((7.6, -.15, z), (1, 0, 0)),
            ((9.6, 3.4, 3.2), (0, 0, 1)), ((-3.4, 4.2, 2.6), (0, 0, 1))):
        pipework.flange(m, p, d, .2, ORANGE)


@scene(
    light='day', sun=-130, zenith=52, size=BANNER,
    camera=dict(look=(3.6, 0, 3.1), span=25, azimuth=-90, elevation=9, flat=True),
    alt='Elevation of one system of a plant by day, drawn out like a flow diagram: an orange loop from pump to vessel, flushing unit and nitrogen bottles connected to it.',
    focus=(0.5, 0.5),
)
def banner_pre_commissioning(m):
    """One system walked and marked: its loop orange, flushing skid and bottles coupled to it, the rest still white."""
    sheet.grid(m, -60, 60, -40, 60, 3, .03)
    m.box(3.6, 3, 0, 18, 14, .15, CONCRETE)
    with m.at(0, 0, .15):
        with m.at(0, -.45):
            process.pump(m, 1.0, guard=STEEL)
        with m.at(0, -3.4):
            process.pump(m, 1.0, guard=STEEL)
        loop(m)
        steel.frame(m, [-.6, 3.4, 7.4], [2.0, 6.4], [3.4], STEEL, .26, .32)
        steel.deck(m, 3.4, 4.2, 3.5, 8.8, 5.2, STEEL, STEEL)
        with m.at(3.4, 4.2, 3.5):
            process.drum(m, 5.6, .95, 1.5, top=False)
        steel.stair(m, (12.0, 6.0, 0), (7.9, 6.0, 3.5), .9, STEEL)
        for x, y, top in ((-3.4, 1.2, .8), (6.6, -.15, 1.12), (8.9, -.15, 1.12)):
            m.box(x, y, 0, .35, .5, top, CONCRETE)
        m.rod((-3.4, -3.4, 1.05), (-1.3, -3.4, 1.05), .17, PAPER, 20)
        pipework.flange(m, (-3.4, -3.4, 1.05), (1, 0, 0), .17, PAPER, blind=True)
        m.box(-2.9, -3.4, 0, .3, .5, .88, CONCRETE)
        with m.at(6.2, -3.2):
            flushing(m)
        m.tube([(5.4, -2.6, 1.0), (4.6, -1.9, .1), (3.8, -1.2, .1), (3.6, -.5, 1.4), (3.6, -.15, 2.6)], .07, INK, .4, 10)
        with m.at(10.8, -1.8, turn=-15):
            bottles(m)
        m.tube([(10.0, -1.9, 1.72), (9.6, -1.6, .1), (8.6, -1.0, .1), (8.6, -.15, 1.15)], .04, INK, .3, 8)


def tile_items():
    """The sixteen trades as one object each; kit parts at a scale that fits a tile 5 m square."""
    def frame_corner(m):
        buildings.storey_frame(m, 1, 1, 1, 2.4, 1.6, CONCRETE, .3, .18, .2)

    def girder(m):
        sitework.girder(m, (-1.8, 0, .5), (1.8, 0, .5), depth=1.1, width=.8)
        for x in (-1.4, 1.4):
            m.box(x, 0, 0, .5, 1.1, .5, CONCRETE)

    def steel_node(m):
        m.beam((0, 0, 0), (0, 0, 2.8), STEEL, .6, .6)
        for a, b in (((.3, 0, 1.9), (2.0, 0, 1.9)), ((0, -.3, 1.9), (0, -2.0, 1.9))):
            m.beam(a, b, STEEL, .55, .34)

    def portal(m):
        with m.at(-1.7, 1.6, scale=.28):
            buildings.portal(m, 0, 12, 6, 8)
        with m.at(-1.7, -1.2, scale=.28):
            buildings.portal(m, 0, 12, 6, 8)

    def spool(m):
        m.tube([(-1.8, 0, .5), (1.2, 0, .5), (1.2, 0, 2.4)], .38, PAPER, .9, 28)
        for p, d in (((-1.8, 0, .5), (1, 0, 0)), ((1.2, 0, 2.4), (0, 0, 1))):
            pipework.flange(m, p, d, .38, PAPER, bolt_mat=STEEL)
        m.box(-.6, 0, 0, .4, .9, .14, SAND)

    def basin(m):
        with m.at(0, -.4, 0, scale=2.0):
            pipework.washbasin(m, 0, 0, -.3)

    def duct(m):
        pipework.duct(m, (-1.9, 0, .9), (1.9, 0, .9), 1.4, 1.1, PAPER, 1.2)
        for x in (-1, 1):
            m.box(x, 0, 0, .2, 1.5, .34, STEEL)

    def hydrant(m):
        with m.at(scale=2.0):
            pipework.hydrant(m, 0, 0, PAPER)

    def tank(m):
        with m.at(scale=.22):
            process.tank(m, 8, 10)

    def palm(m):
        buildings.tree(m, 0, 0, 3.0)
        m.box(0, 0, 0, 1.3, 1.3, .4, SAND)

    def exchanger(m):
        with m.at(scale=.55):
            process.exchanger(m, 6, 1.1, 2.2)

    def pump(m):
        with m.at(scale=1.15):
            process.pump(m, guard=STEEL)

    def pots(m):
        for k, (x, y) in enumerate(((-.9, .5), (.3, .9), (.9, -.5), (-.5, -.8))):
            with m.at(x, y):
                m.lathe([(.55, 0), (.55, 1.0), (.48, 1.0), (.48, .86), (0, .86)], (PAPER, STEEL, PAPER, MIST)[k], 36)

    def hook(m):
        m.lathe([(1.0, 0), (1.0, .2), (.2, .3), (.2, .5), (0, .5)], STEEL, 40)
        m.rod((0, 0, .4), (0, 0, 1.0), .14, STEEL, 14)
        machines.hook(m, 0, 0, .8, 1.9, ORANGE)

    def valve(m):
        for x in (-.95, .95):
            m.box(x, 0, 0, .3, .9, .34, SAND)
        pipework.valve(m, (0, 0, .95), (1, 0, 0), .4, STEEL, PAPER)

    def drum(m):
        sitework.cable_drum(m, 1.3, 1.4)

    return (frame_corner, girder, steel_node, portal, spool, basin, duct, hydrant, tank, palm, exchanger, pump, pots,
            hook, valve, drum)


@scene(
    light='night', sun=-140, zenith=58, size=BANNER,
    camera=dict(look=(18.9, 4.3, .6), span=44.5, azimuth=-90, elevation=47, flat=True),
    alt='Sixteen tiles in two rows at night, one object of a trade on each: girder, spool, pump, valve, cable drum; the hook block is orange.',
    focus=(0.5, 0.5),
)
def banner_area_of_expertise(m):
    """The sixteen trades, one object to a tile; the hook block orange."""
    sheet.grid(m, -60, 80, -50, 80, 5.4, .04)
    for k, draw in enumerate(tile_items()):
        x, y = (k % 8) * 5.4, (1 - k // 8) * 8.2
        m.box(x, y, 0, 4.9, 7.6, .3, (PAPER, SAND)[(k + k // 8) % 2], .05)
        with m.at(x - (1.2 if draw.__name__ == 'frame_corner' else 0), y - (1.2 if k == 0 else 0), .3):
            draw(m)
