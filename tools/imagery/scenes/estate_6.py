"""Smart house: panels, battery, charging car port; the lines between them drawn in orange."""
from kit import buildings, houses, sheet, vehicles
from kit.palette import INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -24, (1280, 960)
CAMERA = dict(look=(6.4, 2.2, 2), span=33, azimuth=-56, elevation=34, lens=55)
ALT = 'A compact white house with roof panels, car port, charger and battery, the conduit that joins them in orange.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -40, 50, -40, 50, 2, .03)
    m.box(7, 2, 0, 24, 20, .06, SAND, 0)
    houses.volume(m, 0, 0, 9, 9, .06, 3.6)
    houses.volume(m, 0, 2, 6.4, 9, 3.6, 6.8)
    houses.window(m, 2.8, 0, .6, 3.2, 2.2)
    houses.window(m, 3.2, 2, 4.3, 3.4, 1.8)
    houses.window(m, 9, 3, .8, 2.4, 1.8, 'e')
    m.box(6.8, -.05, .06, 1.2, .12, 2.4, STEEL)
    for i in range(4):
        for j in range(2):
            with m.at(1.1 + i * 1.35, 4.2 + j * 2.3, 6.9, tip=16):
                m.box(0, 0, .3, 1.2, 1.9, .06, INK, 0)
                m.box(0, 0, .28, 1.26, 1.96, .05, PAPER, 0)
    port(m)
    lines(m)
    for x, y in ((-2.6, -4), (-2.8, 4), (17.6, -5), (17.4, 8.4), (11, 11)):
        buildings.tree(m, x, y, 4.6)
    for i in range(5):
        buildings.bush(m, -.2 + i * 1.15, -1.3, .45)


def port(m):
    """Car port with a car under it and its charger."""
    for x in (10.4, 15.6):
        for y in (0, 6):
            m.box(x, y, .06, .18, .18, 2.7, STEEL)
    m.box(13, 3, 2.76, 6, 7, .16, PAPER)
    for i in range(4):
        for j in range(3):
            m.box(11 + i * 1.35, 1.0 + j * 2.05, 2.94, 1.25, 1.9, .05, INK, 0)
    with m.at(13, 2.8, .06, turn=90):
        vehicles.pickup(m)


def lines(m):
    """Conduit: roof, battery, charger, ground loop."""
    m.tube([(6.5, 6, 7.9), (6.5, 6, 3.8), (9.12, 6, 3.8), (9.12, 6, 4.5), (9.2, 6, 4.5), (9.2, 6, 1.9)], .08,
        ORANGE, .1, 10)
    m.box(9.25, 6, .5, .3, 1.5, 1.4, ORANGE)
    m.tube([(9.2, 6, .6), (9.2, 6, .14), (9.6, 6, .14), (9.6, 7.4, .14), (12.6, 7.4, .14), (15.6, 7.4, .14), (15.6,
        6.2, .14), (15.6, 6.2, 1.0)], .07, ORANGE, .2, 10)
    m.box(15.6, 6.16, 1.0, .35, .25, .6, ORANGE)
    m.tube([(15.5, 6.0, 1.1), (14.9, 5.6, .3), (14.2, 5.3, .8)], .04, INK, .2, 8)
    m.tube([(9.5, 5.4, .14), (9.9, 5.4, .14), (9.9, -4, .14), (4, -4, .14), (4, -6.4, .14)], .07, ORANGE, .2, 10)
    m.box(4, -6.6, .06, .6, .4, 1.2, PAPER)
