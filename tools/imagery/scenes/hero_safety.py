"""A column in scaffold at night: the guard rails of its scaffold in orange, the lift area fenced."""
from math import cos, pi, sin

from kit import columns, scaffold, sheet, steel, vehicles, vessels, yard
from kit.palette import ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'night', -14, (2400, 1200)
CAMERA = dict(look=(-6, 0, 10), span=68, azimuth=-60, elevation=28, lens=55)
ALT = 'A vessel inside a boarded scaffold as a scale model at night; its guard rails are orange, the work area is fenced.'
FOCUS = (0.72, 0.5)


def build(m):
    sheet.grid(m, -100, 80, -80, 80, 5, .05)
    for r in (9, 14):
        sheet.circle(m, 8, 0, r, .1)
    with m.at(8, 0):
        columns.column(m, 2.3, 24, (22.5,), turn=-40)
        scaffold.round_scaffold(m, 3.0, 9, 2.2, 1.3, 12, guard=ORANGE)
        toe_boards(m, 4.3, 9, 2.2, 12)
    stair_tower(m, 13.2, -1.2)
    with m.at(19, 12):
        columns.column(m, 1.5, 22, (8, 14, 20), turn=-40)
    with m.at(30, 4):
        vessels.reactor(m, 2, 10, 5)
    corners = [(-1, -9), (19, -9), (19, 7), (-1, 7)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        yard.barrier(m, a, b, PAPER, PAPER)
    for i in range(5):
        yard.pallet(m, -4.5 + (i % 2) * 1.8, -3 + (i // 2) * 1.8, 8 * i, load=SAND)
    rack_of_tubes(m)
    with m.at(-8.4, -11.2, turn=14):
        vehicles.pickup(m)
    with m.at(14, -15):
        yard.container(m)
    with m.at(21.5, -15):
        yard.container(m, STEEL)


def toe_boards(m, radius, lifts, lift, sides):
    """Boards on edge under the guard rails, one round on each lift."""
    turn = [2 * pi * i / sides for i in range(sides + 1)]
    for k in range(1, lifts + 1):
        for a, b in zip(turn, turn[1:]):
            m.bar((radius * cos(a), radius * sin(a), k * lift + .1), (radius * cos(b), radius * sin(b), k * lift + .1),
                .04, .22, ORANGE)


def stair_tower(m, x, y):
    """Scaffold stair tower beside the column."""
    with m.at(x, y):
        for i in (0, 3.2):
            for j in (0, 1.9):
                m.rod((i, j, 0), (i, j, 21.2), .05, STEEL, 8)
        for k in range(9):
            z = 2.2 * (k + 1)
            a, b = ((.5, .45, z - 2.2), (2.7, .45, z)) if k % 2 == 0 else ((2.7, 1.4, z - 2.2), (.5, 1.4, z))
            steel.stair(m, a, b, .75, STEEL)
            steel.deck(m, 1.6, .95, z, 3.4, 2.0, SAND, ORANGE, 'es')
            for j in (0, 1.9):
                m.rod((0, j, z - .3), (3.2, j, z - .3), .04, STEEL, 6)
            for i in (0, 3.2):
                m.rod((i, 0, z - .3), (i, 1.9, z - .3), .04, STEEL, 6)


def rack_of_tubes(m):
    """Scaffold tubes and boards, stacked ready."""
    for k in range(4):
        for i in range(9 - k):
            m.rod((-9, -6 + i * .12 + k * .06, .2 + k * .11), (-3.5, -6 + i * .12 + k * .06, .2 + k * .11), .05,
                STEEL, 8)
    for x in (-8.2, -6.2, -4.2):
        m.box(x, -5.5, 0, .2, 1.5, .14, SAND)
    for k in range(7):
        m.box(-6.2, -8, .1 + k * .08, 4, 1.0, .06, SAND, 0)
