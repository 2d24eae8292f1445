"""A street of new villas ready to hand over, one front door in orange."""
from kit import buildings, houses, roads, sheet, vehicles
from kit.palette import CONCRETE, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -26, (1280, 960)
CAMERA = dict(look=(6, 4, 2), span=48, azimuth=-58, elevation=32, lens=55)
ALT = 'A row of four new white villas with walled forecourts; one front door is orange.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -60, 70, -60, 70, 4, .04)
    for i in range(-2, 5):
        with m.at(i * 12.5):
            villa(m, ORANGE if i == 0 else STEEL, i)
    roads.road(m, (-80, -12), (90, -12), 7)
    m.box(0, -7.4, 0, 170, 1.8, .15, CONCRETE)
    for i in range(9):
        buildings.tree(m, -30 + i * 9, -17.2, 4.6)
    with m.at(12, -10.6, .06, turn=180):
        vehicles.pickup(m)


def villa(m, door, i):
    """Two-storey villa on a plot 12.5 m wide."""
    houses.garden_wall(m, .1, -6, 12.2, 16, gate=(3.2, 3.4), height=1.7)
    houses.volume(m, 1.2, 0, 11, 11, 0, 3.5)
    houses.volume(m, 1.2 + (i % 2) * 2.4, 1.4, 8.6 + (i % 2) * 2.4, 11, 3.5, 6.9)
    m.box(3.2, -.06, 0, 1.3, .12, 2.4, door)
    m.box(3.2, -.9, 2.7, 2.4, 1.8, .2, PAPER)
    houses.window(m, 7.4, 0, .9, 3.0, 1.8)
    houses.window(m, 4.4 + (i % 2) * 2.4, 1.4, 4.3, 1.4, 1.7)
    houses.window(m, 6.9 + (i % 2) * 2.4, 1.4, 4.3, 1.4, 1.7)
    houses.window(m, 11, 4, .9, 1.6, 1.6, 'e')
    m.box(3.2, -3, 0, 3.2, 5.6, .06, CONCRETE)
    buildings.bush(m, 9.6, -3.6, .7)
    buildings.bush(m, 7.6, -4.2, .55)
    m.box(9.6 if i % 2 else 3, 8, 7.0 if i % 2 == 0 else 3.6, 1.4, 1.2, 1.0, STEEL)
