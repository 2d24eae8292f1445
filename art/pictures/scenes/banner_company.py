"""Banners of the pages about the company."""
from math import cos, pi, sin

from kit import buildings, machines, pipework, process, sheet, sitework, steel
from kit.palette import CONCRETE, INK, MIST, ORANGE, PAPER, SAND, STEEL
from kit.scene import BANNER, beside, scene

WIRE = .055              # radius of a drawn line in metres


def drawn_box(m, x0, y0, x1, y1, z0, z1):
    """Edges of a block as thin lines."""
    for x in (x0, x1):
        for y in (y0, y1):
            m.rod((x, y, z0), (x, y, z1), WIRE, PAPER, 6)
    for z in (z0, z1):
        for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
            m.rod((*a, z), (*b, z), WIRE, PAPER, 6)


def drawn_shell(m, radius, low, high, rings=3, lines=12):
    """Edges of an upright shell as thin lines."""
    for k in range(rings + 1):
        m.ring(radius, WIRE, low + (high - low) * k / rings, PAPER, sides=64)
    for i in range(lines):
        t = 2 * pi * i / lines
        m.rod((radius * cos(t), radius * sin(t), low), (radius * cos(t), radius * sin(t), high), WIRE, PAPER, 6)


def drawn_tank(m, radius, height):
    """A tank as lines, with its cone roof."""
    drawn_shell(m, radius, .1, height, 4, 16)
    for i in range(16):
        t = 2 * pi * i / 16
        m.rod((radius * cos(t), radius * sin(t), height), (0, 0, height + radius * .16), WIRE, PAPER, 6)


def drawn_column(m, radius, low, high):
    """A column as lines, with its head and two platforms."""
    drawn_shell(m, radius, low, high, max(2, int((high - low) / 3)), 8)
    for i in range(4):
        t = pi * i / 4
        m.tube([(radius * cos(a) * cos(t), radius * cos(a) * sin(t), high + radius * .6 * sin(a))
            for a in (pi * k / 12 for k in range(13))], WIRE, PAPER, 0, 6)
    for z in (low + 3, high - 1.5):
        if low < z < high:
            m.ring(radius + 1.2, WIRE, z, PAPER, sides=48)
            m.ring(radius + 1.2, WIRE, z + 1.1, PAPER, sides=48)


def drawn_rack(m, x0, x1):
    """The rack's bents and lines as edges only."""
    x = x0
    while x <= x1:
        for y in (-3, 3):
            m.rod((x, y, 0), (x, y, 7.6), WIRE, PAPER, 6)
        for z in (5, 7.5):
            m.rod((x, -3, z), (x, 3, z), WIRE, PAPER, 6)
        x += 6
    for y in (-3, 3):
        for z in (5, 7.5):
            m.rod((x0, y, z), (x1, y, z), WIRE, PAPER, 6)
    for y, z in ((-1.8, 5.4), (-.4, 5.4), (1.4, 5.4), (-1.2, 7.9), (.8, 7.9)):
        m.rod((x0, y, z), (x1, y, z), WIRE, PAPER, 6)


@scene(
    light='day', paper='sea', sun=-24, size=BANNER,
    camera=beside((4, 6, 7.2), 88, -61, 29, share=.66),
    alt='White line drawing on petrol: a plant whose right half is built and whose left half is only its frame; a column is solid orange below and lines above.',
    focus=(0.78, 0.5),
)
def banner_vision(m):
    """The plant of 2030: one half built, the other still a drawing in space; the orange column is both."""
    sheet.grid(m, -160, 120, -80, 140, 6, .06)
    for x in (-24, -12, 0, 12, 24, 36):
        sheet.axis(m, (x, -18), (x, 34), 1.4, .08)
    m.box(22, 5, 0, 36, 30, .15, CONCRETE)
    drawn_rack(m, -26, 4)
    with m.at(4, 0, .15):
        pipework.rack(m, 30, 6, 6, (5, 7.5))
        pipework.pipes(m, 30, 5, [(-1.8, .26), (-.4, .3), (1.4, .22)], spacing=6)
        pipework.pipes(m, 30, 7.5, [(-1.2, .34), (.8, .26)], spacing=6)
    with m.at(1.5, 9.5):
        m.lathe([(2.5, 0), (2.5, .5), (2.0, .5), (2.0, 11.5)], ORANGE)
        for z in (4, 7.5, 11):
            m.lathe([(2.0, z - .1), (2.06, z - .06), (2.06, z + .06), (2.0, z + .1)], ORANGE)
        steel.ring_platform(m, 2.0, 3.2, 6, -150, 110, STEEL, STEEL)
        steel.ladder(m, 3.0, 0, .1, 6, 0, STEEL)
        drawn_column(m, 2.0, 11.5, 19)
    with m.at(12, 10, .15):
        process.column(m, 1.4, 16, (7, 14.5), turn=-40)
    with m.at(18.5, 11, .15):
        process.column(m, 1.8, 12, (6, 10.5), turn=-40)
    with m.at(29, 12, .15):
        process.tank(m, 6.2, 9, stair=-110)
    with m.at(14, -9, .15):
        process.air_cooler(m, 12, 5, 3.4, 3)
    with m.at(32, -9, .15):
        process.drum(m, 9, 1.4, 2.8)
    with m.at(-9, 12):
        drawn_column(m, 1.5, 0, 17)
    with m.at(-19, 12):
        drawn_tank(m, 6, 8)
    drawn_box(m, -22, -13, -10, -6.5, .05, 4.5)
    for i in range(3):
        with m.at(-20 + i * 4, -9.75):
            m.ring(1.5, WIRE, 5.2, PAPER)
    drawn_box(m, -6, -12, 4, -8.5, .05, 3.2)


def foundation(m):
    """Octagonal pad with its bolts, shim packs, and the nuts and washers laid ready on a board."""
    sitework.pad(m, 0, 0, 3.6, 1.1, CONCRETE, 8, 0)
    m.box(0, 0, -.04, 11, 11, .1, SAND, 0)
    n = 16
    for i in range(n):
        t = 2 * pi * (i + .5) / n
        x, y = 2.1 * cos(t), 2.1 * sin(t)
        m.rod((x, y, 1.0), (x, y, 1.72), .055, STEEL, 10)
        if i % 2:
            m.box(2.0 * cos(t + .2), 2.0 * sin(t + .2), 1.1, .3, .3, .1, STEEL, 0)
    m.box(-4.6, -4.2, .06, 1.9, 1.2, .06, MIST, 0)
    for i in range(8):
        for j in range(2):
            with m.at(-5.35 + i * .215, -4.5 + j * .5, .12):
                m.lathe([(.085, 0), (.085, .12), (.045, .12), (.045, 0)], STEEL, 6)
    m.bar((-5.3, -3.3, .16), (-3.9, -3.45, .16), .1, .06, STEEL)


def hung_vessel(m, lift):
    """The vessel `lift` metres above the pad, in slings from a spreader beam whose hook leaves the frame."""
    with m.at(0, 0, 1.1 + lift):
        m.lathe([(2.45, 0), (2.45, .14), (1.9, .16), (1.9, 1.1), (2.35, 1.12), (2.35, 1.24), (1.82, 1.26), (1.8, 2.6)],
            ORANGE, 64)
        m.lathe([(1.8, 2.55)] + process.head(1.8, 7.4), ORANGE, 64)
        for i in range(16):
            t = 2 * pi * i / 16
            m.bar((1.9 * cos(t), 1.9 * sin(t), .65), (2.4 * cos(t), 2.4 * sin(t), .65), .05, 1.0, ORANGE)
        for z, turn, size in ((3.6, -75, .32), (4.9, -20, .2), (5.6, -110, .24), (6.6, -50, .16)):
            process.nozzle(m, 1.8, z, turn, size, ORANGE, .35, blind=True)
        for z in (3.1, 5.0, 6.9):
            m.lathe([(1.8, z - .07), (1.85, z - .05), (1.85, z + .05), (1.8, z + .07)], ORANGE, 64)
        for s in (-1, 1):
            m.rod((s * 1.7, 0, 6.7), (s * 2.3, 0, 6.7), .22, STEEL, 20)
            m.rod((s * 2.3, 0, 6.7), (s * 2.38, 0, 6.7), .34, STEEL, 20)
            m.rod((s * 2.15, 0, 6.7), (s * 2.15, 0, 10.2), .06, INK, 8)
            m.rod((s * 2.15, 0, 10.5), (0, 0, 12.6), .05, INK, 8)
            m.box(s * 2.15, 0, 10.1, .4, .3, .5, STEEL)
        m.rod((-2.5, 0, 10.35), (2.5, 0, 10.35), .17, STEEL, 16)
        machines.hook(m, 0, 0, 12.5, 1.5, STEEL, 40)


def tripod(m, x, y, turn):
    """Survey instrument on its tripod."""
    with m.at(x, y, 0, turn=turn):
        for k in range(3):
            t = 2 * pi * k / 3
            m.rod((.55 * cos(t), .55 * sin(t), 0), (.08 * cos(t), .08 * sin(t), 1.4), .035, SAND, 8)
        m.rod((0, 0, 1.38), (0, 0, 1.46), .14, STEEL, 20)
        m.box(0, 0, 1.5, .16, .22, .26, PAPER)
        m.rod((-.16, 0, 1.64), (.18, 0, 1.64), .06, INK, 14)


@scene(
    light='day', sun=-150, zenith=56, size=BANNER,
    camera=beside((1.4, 0, 4.3), 31, -60, 26, share=.7),
    alt='An orange vessel hangs in slings a hand above its concrete foundation, over a ring of anchor bolts; survey instruments stand on two sides.',
    focus=(0.72, 0.5),
)
def banner_mission(m):
    """A lift at the moment of setting: the vessel's skirt just above its bolts, nuts laid ready."""
    sheet.grid(m, -60, 60, -40, 60, 3, .03)
    for a, b in (((-14, 0), (14, 0)), ((0, -14), (0, 16))):
        sheet.dashes(m, a, b, 1.2, .05)
    foundation(m)
    hung_vessel(m, .5)
    tripod(m, -9.5, -.2, 0)
    tripod(m, 6.4, -.2, 180)
    for x, y in ((9.5, 5.5), (15.5, 5.5)):
        sitework.pad(m, x, y, 2.2, 1.0, CONCRETE, 8, 12)
    with m.at(9.5, 5.5, 1.0):
        process.column(m, 1.1, 9.5, (5.2, 8.4), turn=-30, overhead=False)


def yard(m, width, depth):
    """Paved plot with its outline."""
    m.box(0, 0, 0, width, depth, .12, CONCRETE)
    sheet.plot(m, -width / 2 - 1.5, -depth / 2 - 1.5, width / 2 + 1.5, depth / 2 + 1.5, .16)


def civil(m):
    """The first company: sand heaps, a silo, formwork, a mixer."""
    yard(m, 22, 20)
    for x, y, r, h in ((-6, 4, 4.2, 2.6), (0, 6, 3.2, 2.0)):
        sitework.heap(m, x, y, r, h, SAND, z=.12)
    with m.at(6, 5, .12):
        for i in range(4):
            t = pi / 4 + i * pi / 2
            m.rod((1.3 * cos(t), 1.3 * sin(t), 0), (1.3 * cos(t), 1.3 * sin(t), 4.6), .14, STEEL, 8)
        m.lathe([(.3, 2.6), (1.5, 4.4), (1.5, 9), (0, 9.5)], PAPER, 32)
    with m.at(8, -4, .12, turn=180):
        machines.mixer(m)
    with m.at(-4, -6, .12):
        sitework.cabin(m)


def steelwork(m):
    """The second: a small shop with beams before it."""
    yard(m, 26, 26)
    with m.at(-11, -2, .12):
        buildings.hall(m, 12, 14, 6, 8, 6, clad=1, roof=1, purlins=False, rails=False)
        m.box(7, -.4, .2, 13.4, .2, 5.6, PAPER)
    for i in range(3):
        sitework.beams(m, -7 + i * 6, -8.5, 5, 9, 90)
    with m.at(8, 4, .12):
        steel.frame(m, [0, 4], [0, 4, 8], [4], STEEL, .35, .4)


def maintenance(m):
    """The third: exchangers and bundles, scaffold tubes, a crane."""
    yard(m, 28, 28)
    for i in range(3):
        with m.at(-7, -8 + i * 4.5, .12):
            process.exchanger(m, 8, .9, 1.9)
    with m.at(4, -8, 1.6):
        process.bundle(m, 7, .75)
    for x in (5.5, 9.5):
        m.box(x, -8, .12, .4, 1.6, .75, SAND)
    with m.at(-12, 7.5, .12):
        buildings.hall(m, 6, 22, 6.5, 8.5, 6, clad=1, roof=1, purlins=False, rails=False)
        m.box(11, -.4, .2, 21.4, .2, 6.2, PAPER)
    with m.at(8, 1, .12):
        machines.mobile(m, 13, 18, 150, 3.2, PAPER, PAPER)


def utilities(m):
    """The fourth: tanks, pumps, treatment."""
    yard(m, 30, 30)
    for x in (-8, 4):
        with m.at(x, 7, .12):
            process.tank(m, 5, 7)
    for i in range(3):
        with m.at(-9 + i * 5, -5, .12, turn=-90):
            process.pump(m, 1.4)
    m.tube([(-14, -1.8, 1.0), (11, -1.8, 1.0), (11, 10, 1.0)], .3, PAPER, .8)
    with m.at(10, -8, .12):
        sitework.cabin(m)


def joint_yard(m):
    """The company of the four: the large shop, its roof orange, with crane and cabins."""
    yard(m, 52, 44)
    with m.at(-18, -12, .12):
        buildings.hall(m, 30, 24, 11, 14, 6, clad=1, roof=1, cladding=ORANGE, purlins=False, rails=False)
        m.box(12, -.4, .2, 23.4, .2, 10.6, PAPER)
        for x in (-.62, 24.62):
            m.box(x, 15, .3, .1, 30.4, 10.8, PAPER, 0)
        for x in (6, 18):
            m.box(x, -.55, .2, 6, .1, 6.5, STEEL, 0)
    with m.at(16, 4, .12):
        machines.crawler(m, 30, 60, 120, 8, PAPER, PAPER)
    for i in range(2):
        with m.at(16, -14 + i * 5, .12):
            sitework.cabin(m)


@scene(
    light='day', sun=-24, size=BANNER,
    camera=beside((28, 8, 1), 196, -58, 34, share=.66),
    alt='Four yards along a road, each larger than the one before, lead to a fifth whose great workshop has an orange roof.',
    focus=(0.95, 0.5),
)
def banner_our_history(m):
    """Four companies along a road, and the one they founded together, under an orange roof."""
    sheet.grid(m, -360, 320, -240, 360, 20, .14)
    sitework.road(m, (-320, -22), (320, -22), 9)
    for draw, x, y in ((civil, -64, -2), (steelwork, -36, 1), (maintenance, -4, 2), (utilities, 30, 3)):
        with m.at(x, y):
            draw(m)
    with m.at(74, 12):
        joint_yard(m)
    for x, turn, draw in ((-76, 0, machines.tipper), (-22, 0, machines.lowboy), (44, 180, machines.tipper)):
        with m.at(x, -20 if turn == 0 else -24, .06, turn=turn):
            draw(m)
    for i in range(9):
        buildings.tree(m, -84 + i * 19, -29.5, 6 + i % 3)


def axes(m, x):
    """Stage one: the axes and the excavated pits."""
    for i in range(3):
        sheet.axis(m, (x - 4 + i * 4, -8), (x - 4 + i * 4, 7), .7, .07)
    for j in range(2):
        sheet.axis(m, (x - 7, -3 + j * 6), (x + 6.5, -3 + j * 6), .7, .07)


def footings(m):
    """Foundations of one plot with their bolts."""
    for x in (-4, 0, 4):
        for y in (-3, 3):
            sitework.plinth(m, x, y, 1.1, 1.1, .7)


def standing(m):
    """Frame on its foundations."""
    footings(m)
    with m.at(0, 0, .7):
        steel.frame(m, [-4, 0, 4], [-3, 3], [3.6, 7.2], STEEL, .36, .4)


def equipped(m):
    """Frame with decks, drums and a stair."""
    standing(m)
    for z in (3.6, 7.2):
        steel.deck(m, 0, 0, .7 + z + .1, 8.8, 6.6, STEEL, STEEL)
    with m.at(0, .6, .8 + 3.6):
        process.drum(m, 5.6, .9, 1.5, top=False)
    with m.at(0, 0, .8 + 7.2):
        process.drum(m, 6, 1.1, 1.8, top=False)


@scene(
    light='night', sun=-22, size=BANNER,
    camera=beside((20, 1, 3.4), 98, -57, 30, share=.66),
    alt='Five plots in a line at night show one structure grow: axes, foundations, steel frame, vessels, and at last its orange pipework.',
    focus=(0.95, 0.5),
)
def banner_what_we_do(m):
    """The steps of a job, one plot each: set out, found, erect, equip, and pipe; the pipes orange."""
    sheet.grid(m, -160, 160, -80, 120, 8, .07)
    xs = [-26 + i * 17 for i in range(5)]
    for x in xs:
        if x > xs[0]:
            m.box(x, 0, 0, 14, 12, .04, CONCRETE, 0)
        sheet.plot(m, x - 7.4, -6.4, x + 7.4, 6.4, .12)
    axes(m, xs[0])
    for x, draw in zip(xs[1:], (footings, standing, equipped, equipped)):
        with m.at(x, 0, .04):
            draw(m)
    with m.at(xs[4], 0, .04):
        m.tube([(1.9, 0, 11.2), (1.9, 0, 12.2), (1.9, -4.3, 12.2), (1.9, -4.3, 1.5), (70, -4.3, 1.5)], .34, ORANGE, .8)
        m.tube([(-1.9, 0, 11.2), (-1.9, 0, 12.6), (-1.9, 4.4, 12.6), (-1.9, 4.4, 1.6), (70, 4.4, 1.6)], .26, ORANGE, .8)
        for z in (4, 8):
            pipework.flange(m, (1.9, -4.3, z), (0, 0, 1), .34, ORANGE)
        for x in (5, 9, 16):
            pipework.flange(m, (x, -4.3, 1.5), (1, 0, 0), .34, ORANGE)
            m.box(x - 1, -4.3, 0, .5, .8, 1.16, CONCRETE)
    with m.at(xs[2] + 3, 13, 0, turn=180):
        machines.mobile(m, 24, 58, 90, 10, PAPER, PAPER)
    with m.at(xs[1] - 1, 12, 0, turn=10):
        machines.mixer(m)
    with m.at(xs[0] + 2, 11, 0):
        machines.excavator(m, arm=PAPER, swing=-120)
    with m.at(xs[3] - 2, -11.5, 0):
        machines.forklift(m)
    sitework.beams(m, xs[2] - 2, -11.5, 5, 8)


@scene(
    light='day', paper='white', sun=-138, zenith=58, size=BANNER,
    camera=dict(look=(26, 0, 17.5), span=142, azimuth=-90, elevation=7, flat=True),
    alt='Ink elevation of four of the largest works to one scale: a tank, an orange column, a hall and a bridge, with a lorry and a levelling staff.',
    focus=(0.5, 0.5),
)
def banner_experience(m):
    """The largest work of each kind, side by side to one scale, dimension lines before them; the column orange."""
    sheet.grid(m, -300, 300, -160, 300, 15, .12)
    with m.at(-16, 8):
        process.tank(m, 17, 17, stair=-120)
    with m.at(13, 6):
        process.column(m, 2.8, 36, (9, 17, 25, 34), turn=-40, shell=ORANGE, line=ORANGE, reboiler=False)
    with m.at(24, 2):
        buildings.hall(m, 30, 24, 12, 15.5, 6, clad=.7, roof=.7)
    for x in (58, 84):
        sitework.pier(m, x, 8, 12, 14)
    for i in range(5):
        sitework.girder(m, (57.5, 3.2 + i * 2.4, 12.1), (84.5, 3.2 + i * 2.4, 12.1))
    sitework.deck_slab(m, 57, 86, 8, 13.6, 13.8)
    for a, b in ((-33, 1), (9.5, 16.5), (24, 48), (57, 86)):
        sheet.dimension(m, (a, -16), (b, -16), 1.6, .2)
    with m.at(6, -10):
        machines.tipper(m)
    for x in (-38, 91):
        m.rod((x, 0, 0), (x, 0, 40), .18, STEEL, 10)
        for z in range(0, 41, 2):
            m.box(x, 0, z - .1, 2.6 if z % 10 == 0 else 1.3, .2, .2, STEEL, 0)


def layer(m, z):
    """Four pins that carry one layer of the exploded skid at height z."""
    for x in (-4.4, 4.4):
        for y in (-2.4, 2.4):
            m.rod((x, y, 0), (x, y, z), .05, PAPER, 8)


@scene(
    light='day', paper='steel', sun=-26, size=BANNER, calm=.47,
    camera=beside((4.6, 0, 7.2), 50, -58, 25),
    alt='White line drawing on blue: a process skid taken apart upwards on thin pins, base, pumps, pipework, deck and an orange drum on top; beside it one assembled.',
    focus=(0.85, 0.5),
)
def banner_organizational_chart(m):
    """A skid in its layers, each above the one that carries it; the drum at the head orange."""
    sheet.grid(m, -80, 60, -40, 60, 4, .035)
    sheet.plot(m, -6, -4, 6, 4, .06)
    layer(m, 12.2)
    process.skid(m, 9.6, 5.2)
    with m.at(z=3.4):
        m.box(0, 0, -.1, 9.2, 5.0, .1, STEEL)
        for x in (-3, 0, 3):
            with m.at(x, 0, 0, turn=-90):
                process.pump(m, .95, guard=STEEL)
    with m.at(z=6.6):
        for y, r in ((-1.8, .26), (1.8, .2)):
            m.rod((-4.6, y, 0), (4.6, y, 0), r, PAPER, 24)
            for x in (-4.6, 4.6):
                pipework.flange(m, (x, y, 0), (1, 0, 0), r, PAPER, blind=True)
        for x in (-3, 0, 3):
            m.tube([(x, -1.8, 0), (x, -1.8, 1.0), (x, 1.8, 1.0), (x, 1.8, 0)], .16, PAPER, .4, 18)
            pipework.valve(m, (x, 0, 1.0), (0, 1, 0), .16, STEEL, STEEL)
        for x in (-4.4, 4.4):
            m.rod((x, -2.4, 0), (x, 2.4, 0), .05, STEEL, 8)
    with m.at(z=9.6):
        steel.deck(m, 0, 0, 0, 9.4, 5.4, STEEL, STEEL)
    with m.at(z=12.1):
        for y in (-2.4, 2.4):
            m.beam((-4.6, y, .1), (4.6, y, .1), STEEL, .2, .14)
        for x in (-2.1, 2.1):
            m.beam((x, -2.4, .1), (x, 2.4, .1), STEEL, .2, .14)
        with m.at(z=.2):
            process.drum(m, 7, 1.1, 1.7, ORANGE, top=False, saddles=ORANGE)
    with m.at(15, 2):
        process.skid(m, 9.6, 5.2)
        for x in (-3, 0, 3):
            with m.at(x, 0, .86, turn=-90):
                process.pump(m, .95, guard=STEEL)
        with m.at(z=.86):
            steel.frame(m, [-4.4, 4.4], [-2.4, 2.4], [3.2], STEEL, .2, .2)
            steel.deck(m, 0, 0, 3.3, 9.4, 5.4, STEEL, STEEL)
            with m.at(z=3.3):
                process.drum(m, 7, 1.1, 1.7, PAPER, top=False)
