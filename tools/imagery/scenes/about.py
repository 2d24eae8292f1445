"""The fabrication shop with its roof lifted: portal frames, travelling crane, spools on the yard."""
from kit import buildings, cranes, roads, sheet, vehicles, yard
from kit.palette import CONCRETE, PAPER, STEEL

LIGHT, SUN, SIZE = 'night', -20, (1440, 1080)
CAMERA = dict(look=(12, 19, 3.4), span=74, azimuth=-55, elevation=34, lens=55)
ALT = 'A fabrication shop as a scale model at night, roof half open, an orange travelling crane over pipe spools and plate.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -100, 120, -80, 120, 10, .07)
    m.box(12, 21, 0, 27, 46, .2, CONCRETE)
    with m.at(z=.2):
        buildings.hall(m, 42, 24, 9.5, 12, 6, clad=.45, roof=.42)
        shop_floor(m)
        for s in (1.0, 23.0):
            m.beam((s, 0, 7.2), (s, 42, 7.2), STEEL, .7, .35)
            for j in range(8):
                m.box(s + (.25 if s < 5 else -.25), j * 6, 6.4, .9, .35, .45, STEEL)
        with m.at(12, 0, turn=90):
            cranes.overhead(m, 22, 7.5, 13, .12, 3.2)
    yard_front(m)


def shop_floor(m):
    """Work under the crane."""
    for i in range(3):
        for x in (6, 8.2):
            yard.trestle(m, x, 4 + i * 3.2)
        yard.spool(m, [(4.8, 4 + i * 3.2, 1.15), (9.4, 4 + i * 3.2, 1.15), (9.4, 4 + i * 3.2, 2.4)], .25)
    yard.plates(m, 17, 6, 8, 6, 2.4)
    yard.plates(m, 17, 10, 4, 6, 2.4)
    yard.beams(m, 17.5, 17, 5, 8)
    m.tube([(8, 12.6, 3.1), (14, 12.6, 3.1)], .5, PAPER)
    cranes.slings(m, (9.4, 13, 3.4), [(8.4, 12.6, 3.1), (10.6, 12.6, 3.1)])


def yard_front(m):
    """Pipe stacks, containers and a lorry before the shop."""
    for k, x in enumerate((-10, -10)):
        with m.at(x, 4 + k * 9):
            yard.pipe_stack(m, 12, .32, (6, 5, 4))
    with m.at(-10, 22):
        yard.pipe_stack(m, 12, .2, (8, 7, 6, 5))
    for i in range(3):
        with m.at(34 + (i % 2) * .3, 4 + i * 3.4):
            yard.container(m, PAPER if i != 1 else STEEL)
    roads.road(m, (-60, -11), (110, -11), 8)
    with m.at(20, -9.2, .06, turn=180):
        vehicles.lowboy(m, 8)
        yard.plates(m, -11.5, 0, 14, 7, 2.2, mat=STEEL)
    with m.at(2, -12.8, .06):
        vehicles.pickup(m)
    with m.at(31, 26, turn=90):
        yard.cabin(m)
    for x in (-18, 38):
        with m.at(x, -5):
            yard.mast(m, 13)
    for i in range(4):
        with m.at(30 + i * 2.2, -2.5, turn=90):
            yard.cable_drum(m)
