"""A laydown yard in perfect order at night: pipes, plates, beams and crates on their plots, one stack orange."""
from kit import roads, sheet, vehicles, yard
from kit.palette import ORANGE

LIGHT, SUN, SIZE = 'night', -22, (2400, 900)
CAMERA = dict(look=(-12, 2, 0), span=82, azimuth=-58, elevation=33, lens=55)
ALT = 'A storage yard at night with pipes, beams, drums and crates in straight rows, one stack of pipes in orange.'
FOCUS = (0.68, 0.5)


def build(m):
    sheet.grid(m, -120, 100, -80, 100, 7.5, .07)
    for i in range(5):
        for j in range(4):
            x, y = -8 + i * 15, -10 + j * 9
            sheet.plot(m, x - 6.6, y - 3.4, x + 6.6, y + 3.4, .12)
            lot(m, x, y, i, j)
    roads.road(m, (-120, -19), (120, -19), 6, dashes=False)
    with m.at(18, -17.6, .06, turn=180):
        vehicles.pickup(m)
    with m.at(-17.5, 3, 0, turn=20):
        vehicles.forklift(m)
    for x in (-16, 29):
        with m.at(x, -14.8):
            yard.mast(m, 11)


def lot(m, x, y, i, j):
    """What lies on plot i, j."""
    kind = (i * 2 + j * 3) % 5
    with m.at(x, y):
        if (i, j) == (1, 1):
            yard.pipe_stack(m, 11, .34, (6, 5, 4), ORANGE)
        elif kind == 0:
            yard.pipe_stack(m, 11, .34, (6, 5, 4))
        elif kind == 1:
            yard.beams(m, 0, 0, 7, 11)
        elif kind == 2:
            for k in range(3):
                yard.plates(m, -4 + k * 4, 0, 6 + k, 3.4, 5)
        elif kind == 3:
            for a in range(5):
                for b in range(3):
                    yard.pallet(m, -4.4 + a * 2.2, -2 + b * 2, 0)
        else:
            yard.pipe_stack(m, 11, .18, (10, 9, 8, 7))
