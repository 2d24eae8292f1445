"""An industrial city from high up at night: plots with plants of all sizes, one plot in orange."""
from kit import buildings, columns, exchangers, heaters, piperack, roads, sheet, tanks, vessels
from kit.palette import ASPHALT, ORANGE, PAPER

LIGHT, SUN, SIZE = 'night', -20, (2400, 900)
CAMERA = dict(look=(-40, 10, 0), span=330, azimuth=-60, elevation=34, lens=55)
ALT = 'An industrial city at night as a scale model: plots with tanks, columns, halls and spheres between roads, one tank farm in orange.'
FOCUS = (0.68, 0.5)


def build(m):
    sheet.grid(m, -400, 300, -200, 400, 20, .15)
    for x in (-62, 2, 66, 130, 194):
        roads.road(m, (x, -200), (x, 300), 9, dashes=False)
    for y in (-58, 2, 62, 122):
        roads.road(m, (-400, y), (400, y), 9, dashes=False, z=.03)
        for x in (-62, 2, 66, 130, 194):
            m.box(x, y, 0, 9.1, 9.1, .25, ASPHALT, 0)
    plots = {(0, 0): tank_farm, (1, 0): unit, (2, 0): halls, (0, 1): halls, (1, 1): orange_farm, (2, 1): spheres,
             (0, 2): unit, (1, 2): halls, (2, 2): tank_farm, (3, 1): unit, (3, 0): spheres, (3, 2): tank_farm}
    for (i, j), draw in plots.items():
        with m.at(-30 + i * 64, -28 + j * 60):
            sheet.plot(m, -26, -23, 26, 23, .25)
            draw(m)


def tank_farm(m, mat=PAPER):
    """Four tanks in a bund."""
    tanks.bund(m, -25, -22, 25, 22, 1.4)
    for x in (-13, 12):
        for y in (-10.5, 11):
            with m.at(x, y):
                tanks.tank(m, 8.5, 10, mat)


def orange_farm(m):
    """The plot the picture is about."""
    tank_farm(m, ORANGE)


def unit(m):
    """Columns, heater and coolers behind a rack."""
    with m.at(-24, -14):
        piperack.rack(m, 48, 8, 6, (5, 7.5))
        piperack.pipes(m, 48, 5, [(-2, .3), (-.5, .35), (1.4, .3)])
        piperack.pipes(m, 48, 7.5, [(-1.6, .4), (.2, .3), (1.8, .4)])
    for x, r, h in ((-18, 1.8, 22), (-9, 1.3, 30), (0, 2.1, 26), (9, 1.4, 19)):
        with m.at(x, 2):
            columns.column(m, r, h, tuple(range(7, int(h), 6)), turn=-40)
    with m.at(18, 8):
        heaters.heater(m, 11, 6, stack=26)
    with m.at(-18, 16):
        exchangers.air_cooler(m, 24, 7, 5, 4)


def halls(m):
    """Two clad halls."""
    for y in (-18, 3):
        with m.at(22, y, turn=90):
            buildings.hall(m, 44, 16, 8, 10.5, 11, clad=1, roof=1, purlins=False, rails=False)
            m.box(8, 44.3, .2, 15.5, .2, 8, PAPER)
            for x in (8,):
                m.box(x, -.4, .2, 15.8, .2, 8.2, PAPER)


def spheres(m):
    """Four spheres in a bund."""
    tanks.bund(m, -25, -22, 25, 22, 1.0)
    for x in (-13, 12):
        for y in (-10, 11):
            with m.at(x, y):
                vessels.sphere(m, 7.5)
