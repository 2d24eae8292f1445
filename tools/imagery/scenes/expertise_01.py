"""Building construction with finishing: from bare frame to finished front, a precast panel on the hook."""
from kit import buildings, concrete, cranes, scaffold, sheet, vehicles, yard
from kit.palette import CONCRETE, INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -25, (1280, 960)
CAMERA = dict(look=(13, 5, 8.6), span=60, azimuth=-56, elevation=31, lens=55)
ALT = 'A four-storey building from bare frame with props and starter bars to finished precast front, an orange panel hanging from the crane.'
FOCUS = (0.5, 0.5)
BAY, STOREY = 6, 3.6


def build(m):
    sheet.grid(m, -60, 90, -60, 90, 6, .05)
    for i in range(6):
        sheet.axis(m, (i * BAY, -9), (i * BAY, 20), .9, .06)
    m.box(15, 6, 0, 34, 15.5, .2, CONCRETE)
    with m.at(z=.2):
        buildings.storey_frame(m, 5, 2, 3, BAY, STOREY)
        with m.at(2 * BAY, 0, 3 * STOREY):
            buildings.storey_frame(m, 3, 2, 1, BAY, STOREY)
        rising(m)
        finished(m)
        inside(m)
    site(m)


def rising(m):
    """The two bays under construction: props, starters, edge forms, guard rails."""
    top = 3 * STOREY
    for i in range(3):
        for j in range(3):
            concrete.starter(m, i * BAY, j * BAY, top, .45, .45, 1.5, STEEL, .15)
    for i in range(9):
        for j in range(9):
            concrete.prop(m, .9 + i * 1.25, .9 + j * 1.3, 2 * STOREY, 3 * STOREY - .3)
    concrete.bars(m, -.2, 5.4, .3, 11.7, top + .08, .35, STEEL, .018)
    with m.at(-.6, -2.0, -.2):
        scaffold.straight(m, 11.4, 1.2, 6, 2, 2, boards=SAND)


def finished(m):
    """Precast front on the three right bays, parapet, glass; end wall with joints."""
    for k in range(4):
        with m.at(12 + .1 + (0 if k < 3 else 6), -.62, k * STOREY):
            buildings.precast(m, 18.6 - .1 - (0 if k < 3 else 6), STOREY, window=(1.0, 1.9, 1.9))
        with m.at(30.62, -.5, k * STOREY, turn=90):
            buildings.precast(m, 13, STOREY, width=4.3)
    with m.at(18, -.62, 4 * STOREY):
        buildings.precast(m, 12.6, 1.0)
    with m.at(30.62, -.5, 4 * STOREY, turn=90):
        buildings.precast(m, 13, 1.0, width=4.3)
    m.box(24, 6, 4 * STOREY, 5, 5, 2.4, PAPER)
    for i in range(2):
        m.box(28, 3 + i * 4, 4 * STOREY, 1.8, 1.8, 1.2, STEEL)


def inside(m):
    """Block walls and boards seen in the bays that are still open."""
    for k in range(2):
        m.box(6, 6, k * STOREY, 11.4, .2, STOREY - .35, SAND)
        m.box(9, 9, k * STOREY, .2, 5.6, STOREY - .35, SAND)
    m.box(3, 3, 0, 1.2, 1, .8, PAPER)


def site(m):
    """Crane, lorry, stacks of panels and the panel in the air."""
    with m.at(5, 22):
        hook = cranes.tower(m, 25, 30, -67.4, 18.4, .867, PAPER, PAPER)
    x, y, z = hook[0] + 5, hook[1] + 22, hook[2]
    cranes.slings(m, (x, y, z + .2), [(x - 2.2, y, z - 2), (x + 2.2, y, z - 2)], INK, .04)
    with m.at(x - 2.95, y, z - 5.7):
        buildings.precast(m, 5.9, 3.6, window=(1.0, 1.9, 1.9), mat=ORANGE, width=2.95)
    for k in range(5):
        with m.at(19.5 + k * .55, -12, .15, tip=0):
            m.box(0, 0, 0, .22, 4.6, 2.9, PAPER)
    m.box(20.6, -13.6, 0, 3.6, .2, .15, SAND)
    m.box(20.6, -10.4, 0, 3.6, .2, .15, SAND)
    for s in (19.1, 22.2):
        m.bar((s, -12, 0), (s, -12, 2.6), .12, .12, STEEL)
    with m.at(8, -10, 0, turn=184):
        vehicles.mixer(m)
    for i in range(3):
        yard.pallet(m, 27 + i * 1.8, -8, 10 * i)
