"""Water and wastewater: two clarifiers with turning bridges, one orange, aeration basins, filters and pump house."""
from kit import buildings, piping, roads, sheet, tanks, vehicles, water
from kit.palette import CONCRETE, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -26, (1280, 960)
CAMERA = dict(look=(3, 2, 0), span=72, azimuth=-54, elevation=35, lens=55)
ALT = 'A water treatment works: round clarifiers, one with an orange scraper bridge, aeration basins with walkways, filters and a pump house.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -90, 90, -90, 90, 10, .06)
    with m.at(-2, -9):
        water.clarifier(m, 10, 2.4, -155, ORANGE)
    with m.at(22, -2):
        water.clarifier(m, 10, 2.4, 35)
    with m.at(-24, 12):
        water.basin(m, 34, 15, 3, 4)
        for i in range(4):
            for y in (4.2, 11):
                water.aerator(m, 4.25 + i * 8.5, y, 2.45)
    for i in range(5):
        with m.at(16 + i * 4.4, 16):
            water.filter_vessel(m, 1.6, 3.4)
    m.box(25, 16, 0, 24, 7, .2, CONCRETE)
    pump_house(m)
    pipes(m)
    with m.at(-28, -8):
        tanks.tank(m, 6, 7, roof='dome', wind=1)
    roads.road(m, (-90, -24.5), (90, -24.5), 6, dashes=False)
    with m.at(18, -23.2, .06):
        vehicles.pickup(m)
    for x in (-30, -21, -12, -3, 6, 15, 24, 33):
        buildings.tree(m, x, -29.5 + (x % 2), 4.4)


def pump_house(m):
    """Low building with the pumps in front."""
    m.box(20, 27, 0, 18, 8, 4.4, PAPER)
    m.box(20, 27, 4.4, 18.6, 8.6, .3, PAPER)
    for i in range(5):
        m.box(13.4 + i * 3.3, 22.95, 1.2, 1.8, .12, 2.0, STEEL)
    for i in range(3):
        m.box(15 + i * 5, 27, 4.7, 1.8, 1.8, .9, STEEL)


def pipes(m):
    """Pipes between the works."""
    m.tube([(-2, 1, .7), (-2, 6.5, .7), (-6, 6.5, .7), (-6, 11.8, .7)], .5, PAPER, 1.4)
    m.tube([(22, 8, .7), (22, 10, .7), (6, 10, .7), (6, 11.8, .7)], .5, PAPER, 1.4)
    piping.flange(m, (12, 10, .7), (1, 0, 0), .5, PAPER)
    m.tube([(10, 15, .8), (13, 15, .8), (13, 13.9, .8), (36, 13.9, .8)], .35, PAPER, .9)
    for i in range(5):
        piping.flange(m, (18 + i * 4.4, 13.9, .8), (1, 0, 0), .35, PAPER)
    m.tube([(-22, -8, .8), (-12.4, -8, .8)], .4, PAPER)
    piping.valve(m, (-17, -8, .8), (1, 0, 0), .4, STEEL, STEEL)
    for x in (-20, -14):
        m.box(x, -8, 0, .8, .8, .4, CONCRETE)
