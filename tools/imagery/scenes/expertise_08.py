"""Fire fighting: pump set, alarm valves and the sprinkler grid of a store, all its water in orange."""
from kit import firewater, piping, pumps, sheet, tanks
from kit.palette import CONCRETE, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -24, (1280, 960)
CAMERA = dict(look=(7.2, 4.6, 2.4), span=33, azimuth=-50, elevation=33, lens=55)
ALT = 'A store with its roof off: an orange sprinkler grid over racks of goods, fed by alarm valves, pumps and a water tank.'
FOCUS = (0.5, 0.5)
Z = 5.2


def build(m):
    sheet.grid(m, -40, 50, -40, 50, 2, .03)
    m.box(9, 6, 0, 21, 15, .2, CONCRETE)
    m.box(9, 13.2, .2, 21, .25, 5.6, PAPER)
    m.box(19.3, 6, .2, .25, 14.6, 5.6, PAPER)
    for x in (-.8, 5.8, 12.4, 19):
        for y in (-1.0, 13.0):
            m.beam((x, y, .2), (x, y, 6.3), STEEL, .26, .26)
        m.beam((x, -1, 6.3), (x, 13, 6.3), STEEL, .36, .2)
    for y in (-1, 6, 13):
        m.beam((-.8, y, 6.2), (19, y, 6.2), STEEL, .26, .16)
    for y in (1.2, 5.0, 8.8, 11.8):
        racking(m, 3, y)
    firewater.grid(m, .2, 18.6, (-.4, 12.6), Z, 3.1, heads=2.6, hang=6.2)
    firewater.alarm_valve(m, .2, 3.1, Z, .16)
    firewater.alarm_valve(m, -1.6, 3.1, 3.4, .16)
    m.tube([(.2, 3.1, .5), (-6.6, 3.1, .5)], .18, ORANGE, .4)
    m.tube([(-1.6, 3.1, 3.4), (-1.6, 3.1, 3.9), (-1.6, -1.8, 3.9), (-1.6, -1.8, .6), (14, -1.8, .6)], .14, ORANGE, .4)
    pump_house(m)
    firewater.hydrant(m, 14.2, -1.8, PAPER)
    firewater.cabinet(m, 11.6, -1.9, mat=STEEL)
    firewater.monitor(m, 17.5, -3.2, -60, PAPER)
    m.tube([(14, -1.8, .6), (17.5, -1.8, .6), (17.5, -3.2, .6)], .1, ORANGE, .3)


def pump_house(m):
    """Two pumps and the tank that feeds them."""
    m.box(-7, 3.5, 0, 6.4, 9, .2, CONCRETE)
    for y in (1.4, 5.4):
        with m.at(-6.6, y, .2):
            pumps.pump(m, 1.15, guard=STEEL)
        m.tube([(-7.6, y + .35, 2.2), (-7.6, y + .35, 2.7), (-5.2, 3.1 if y < 3 else 3.1, 2.7)], .14, ORANGE, .3)
    m.tube([(-5.2, 3.1, 2.7), (-4.2, 3.1, 2.7), (-4.2, 3.1, .5)], .18, ORANGE, .4)
    piping.valve(m, (-3.0, 3.1, .5), (1, 0, 0), .18, STEEL, STEEL)
    with m.at(-10, 12.5):
        tanks.tank(m, 3.6, 6, stair=-120, wind=1)
    for y in (1.4, 5.4):
        m.tube([(-8.2, y, 1.4), (-9.2, y, 1.4), (-9.2, y, .7), (-9.2, 9.2, .7)], .16, PAPER, .3)


def racking(m, x0, y):
    """Pallet racking along x with three levels of goods."""
    n = 5
    for i in range(n + 1):
        x = x0 + i * 2.8
        for d in (-.5, .5):
            m.box(x, y + d, .2, .1, .1, 3.7, STEEL, 0)
        m.rod((x, y - .5, .5), (x, y + .5, 1.7), .025, STEEL, 5)
        m.rod((x, y + .5, 1.8), (x, y - .5, 3.0), .025, STEEL, 5)
    for z in (1.4, 2.7):
        for d in (-.5, .5):
            m.box(x0 + n * 1.4, y + d, z, n * 2.8, .07, .12, STEEL, 0)
    for k, z in enumerate((.2, 1.52, 2.82)):
        for i in range(n * 2):
            if (i * 7 + k * 5 + int(y)) % 5:
                h = .6 + .12 * ((i * 3 + k) % 4)
                m.box(x0 + .75 + i * 1.4 - .05, y, z, 1.15, 1.0, .12, SAND)
                m.box(x0 + .75 + i * 1.4 - .05, y, z + .12, 1.05, .95, h, PAPER if (i + k) % 3 else SAND)
