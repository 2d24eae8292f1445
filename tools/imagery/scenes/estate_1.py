"""Villa in its garden: two white volumes, screen over the entrance, orange door, palms and wall."""
from kit import buildings, houses, sheet, vehicles
from kit.palette import CONCRETE, ORANGE, PAPER, SAND

LIGHT, SUN, SIZE = 'day', -24, (1280, 960)
CAMERA = dict(look=(6, 3.4, 2.2), span=36, azimuth=-55, elevation=32, lens=55)
ALT = 'A white two-storey villa with roof terrace behind a garden wall, palms at its sides and an orange front door.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -40, 50, -40, 50, 4, .03)
    houses.garden_wall(m, -5, -8, 18, 15, gate=(5.4, 4))
    m.box(6.5, 3.5, 0, 22.6, 22.6, .05, SAND, 0)
    houses.volume(m, 0, 0, 13, 10, 0, 3.6)
    houses.volume(m, 0, 2.4, 8, 10, 3.6, 7.2)
    m.box(10.4, 1.8, 5.9, 4.6, 3.2, .18, PAPER)
    for x in (8.4, 12.4):
        m.box(x, .4, 3.6, .25, .25, 2.3, PAPER)
    houses.screen(m, .6, 3.6, 2.2, 4.2, 6.6)
    houses.window(m, 6.2, 2.4, 4.5, 2.2, 1.7)
    houses.window(m, 2.0, 0, .9, 2.6, 1.9)
    houses.window(m, 10.2, 0, .4, 4.2, 2.6)
    houses.window(m, 13, 5.5, .4, 4.2, 2.6, 'e')
    houses.window(m, 8, 6, 4.5, 2.4, 1.7, 'e')
    m.box(5.4, -.08, 0, 1.5, .14, 2.6, ORANGE)
    m.box(5.4, -1.2, 2.9, 3.4, 2.4, .22, PAPER)
    m.box(5.4, -4.2, .05, 3.6, 7.2, .06, CONCRETE)
    for x, y in ((-3, -5), (-2.6, 3), (16, -5.4), (15.6, 4), (16, 12), (-3, 11)):
        buildings.tree(m, x, y, 5.2)
    for i in range(6):
        buildings.bush(m, -.6 + i * .1 + (i if i < 3 else i + 5.5), -2.2, .55)
    houses.table(m, 10.4, 1.8, 3.62, 1.6, .9, chairs=4)
    with m.at(5.4, -12.4, 0, turn=180):
        vehicles.pickup(m)
