"""Banners of the safety pages."""
from math import cos, pi, sin

from kit import buildings, documents, machines, pipework, process, sheet, sitework
from kit.palette import CONCRETE, EARTH, INK, LINE, MIST, ORANGE, PAPER, SAND, STEEL
from kit.scene import BANNER, beside, scene

MONTHS, YEARS = 12, 5


def hours(year, month):
    """Height of a month's column in metres: hours worked, growing from year to year."""
    return .5 + .42 * year + .1 * ((year * 5 + month * 7) % 4) + .03 * month


@scene(
    light='day', sun=-160, zenith=74, size=BANNER, exposure=1.0,
    camera=beside((6.4, 2.0, 1.5), 15.5, -90, 12, share=.63, flat=True),
    alt='Blocks in five rows in low morning sun, seen almost from the front like a bar chart: one for each month, higher from year to year; the latest one is orange.',
    focus=(0.75, 0.5),
)
def banner_incident_free(m):
    """Hours as blocks: a row for each year, a block for each month, the month that runs now in orange."""
    sheet.grid(m, -40, 50, -30, 40, 1, .012)
    for year in range(YEARS):
        y = year * 1.7
        m.box(5.5, y, 0, 13, 1.3, .1, STEEL)
        for month in range(MONTHS):
            if (year, month) > (YEARS - 1, 9):
                m.box(month, y, .1, .8, .8, .02, LINE, 0)
                continue
            last = (year, month) == (YEARS - 1, 9)
            m.box(month, y, .1, .8, .8, hours(year, month), ORANGE if last else (PAPER if month % 3 else SAND), .04)
        m.box(-1.4, y, 0, .6, 1.3, .1, STEEL)
    sheet.dimension(m, (-.4, -1.6), (11.4, -1.6), .25, .025)
    sheet.dimension(m, (-2.4, -.6), (-2.4, 7.4), .25, .025)


def fire_engine(m, mat=ORANGE):
    """Fire engine, 8.5 m, nose at x = 0: cab, pump bay, lockers, ladder on the roof, monitor."""
    machines.cab(m, mat)
    machines.side_body(m, [(-2.2, .6), (-2.2, 3.05), (-4.0, 3.05), (-4.0, .6)], 2.45, mat)
    machines.side_body(m, [(-2.4, 1.75), (-2.4, 2.7), (-3.8, 2.7), (-3.8, 1.75)], 2.5, INK)
    m.box(-6.3, 0, .75, 4.5, 2.45, 2.1, mat)
    for s in (-1.24, 1.24):
        for i in range(3):
            x = -4.85 + i * -1.4
            m.box(x, s, 1.35 if i == 1 else .95, 1.2, .06, 1.3 if i == 1 else 1.7, PAPER, 0)
            for k in range(7):
                m.box(x, s * 1.01, 1.45 + k * .16, 1.16, .06, .02, STEEL, 0)
        m.box(-6.3, s, .62, 4.5, .05, .1, PAPER, 0)
    m.box(-6.3, 0, 2.85, 4.4, 2.3, .1, STEEL)
    for y in (-.95, -.45):
        m.bar((-8.5, y, 3.25), (-2.6, y, 3.45), .07, .12, PAPER)
    for i in range(14):
        x = -8.3 + i * .42
        z = 3.25 + (x + 8.5) / 5.9 * .2
        m.rod((x, -.95, z), (x, -.45, z), .03, PAPER, 6)
    for x, z in ((-8, 2.95), (-3, 3.05)):
        m.box(x, -.7, z, .12, .7, .32, STEEL, 0)
    m.rod((-6.4, .6, 2.9), (-6.4, .6, 3.5), .12, STEEL, 14)
    m.tube([(-6.4, .6, 3.5), (-6.1, .6, 3.7), (-4.9, .6, 4.0)], .1, STEEL, .15, 12)
    m.box(-.9, 0, 3.1, .35, 1.7, .18, PAPER)
    for x in (-1.2, -6.4):
        for y in (-1.02, 1.02):
            machines.wheel(m, x, y, .52, .4)
    m.rod((-8.55, -.6, 1.2), (-8.75, -.6, 1.2), .14, PAPER, 16)
    m.rod((-8.55, .1, 1.2), (-8.75, .1, 1.2), .14, PAPER, 16)


def hose(m, points):
    """Hose laid on the ground."""
    m.tube([(x, y, .08) for x, y in points], .085, PAPER, 2.4, 10)


def muster_point(m):
    """Paved square with rows of standing marks, a post with four arrows towards its middle, a roll-call desk."""
    m.box(0, 0, 0, 13, 10, .1, CONCRETE)
    for i in range(6):
        for j in range(4):
            m.box(-4.6 + i * 1.4, -2.2 + j * 1.5, .1, .6, .6, .02, PAPER, 0)
    m.rod((5, -3.2, .1), (5, -3.2, 4.2), .09, STEEL, 12)
    m.box(5, -3.3, 2.4, 2.1, .1, 2.1, STEEL, .02)
    for s, t in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        m.bar((5 + s * .85, -3.38, 3.45 + t * .85), (5 + s * .38, -3.38, 3.45 + t * .38), .05, .24, PAPER)
    m.rod((5, -3.36, 3.45), (5, -3.4, 3.45), .26, PAPER, 24)
    buildings.table(m, 4.4, 3, .1, 1.8, .9, .8, PAPER)


@scene(
    light='night', sun=-32, zenith=58, size=BANNER,
    camera=beside((15, 5.6, 0), 70, -90, 90, flat=True),
    alt='An orange fire engine at a hydrant at night, seen straight from above: hoses run out to two monitors before a sphere; a marked muster point lies apart.',
    focus=(0.85, 0.5),
)
def banner_emergency_response(m):
    """A drill at night: engine at the hydrant, hoses out to monitors, the muster point marked and empty."""
    sheet.grid(m, -120, 100, -60, 100, 5, .05)
    sitework.road(m, (-100, -6.5), (100, -6.5), 8)
    with m.at(12.5, -5, .06):
        fire_engine(m)
    pipework.hydrant(m, 1.6, -1.2, STEEL)
    hose(m, [(1.9, -1.2), (2.6, -2.6), (4.2, -4.6)])
    hose(m, [(3.6, -3.0), (3.0, 2.0), (6.0, 4.4), (9.6, 4.6)])
    hose(m, [(3.9, -3.2), (7, 1.4), (14, .2), (17.6, 2.6), (18.2, 4.6)])
    for x, y, turn in ((10, 4.6, 60), (18.4, 5.0, 95)):
        with m.at(x, y):
            for k in range(3):
                t = 2 * pi * k / 3
                m.rod((.9 * cos(t), .9 * sin(t), 0), (0, 0, .5), .05, STEEL, 8)
            with m.at(scale=.8):
                pipework.monitor(m, 0, 0, turn, PAPER, STEEL)
    process.bund(m, 3, 8.2, 36, 36, .9)
    with m.at(16, 23):
        process.sphere(m, 7)
    with m.at(-11, 7):
        muster_point(m)
    for x in (-3.5, 26):
        with m.at(x, 3.0):
            sitework.mast(m, 11)
    for i in range(4):
        sitework.cone(m, 14.5 + i * 2.6, -9.6 + .8 * i, PAPER)


def laid_out(m):
    """What a new worker receives, in a grid: three rows of eight pieces."""
    for j in range(3):
        for i in range(8):
            with m.at(i * .46, j * .46):
                m.box(0, 0, 0, .42, .42, .012, SAND if (i + j) % 2 else PAPER, 0)
                with m.at(z=.012):
                    piece(m, i, j)


def piece(m, i, j):
    """The piece on one square."""
    kind = (i + 2 * j) % 6
    if kind == 0:
        sitework.helmet(m, ORANGE if (i, j) == (2, 2) else PAPER)
    elif kind == 1:
        for y in (-.075, .075):
            with m.at(0, y):
                sitework.boot(m, STEEL)
    elif kind == 2:
        sitework.glove(m, 0, -.08, 0, PAPER)
        sitework.glove(m, 0, .09, 0, PAPER)
    elif kind == 3:
        for y in (-.07, .07):
            with m.at(0, y, .035, tip=0):
                m.lathe([(.055, -.035), (.062, 0), (.05, .03), (0, .036)], STEEL, 28)
        m.tube([(0, -.07, .03), (.13, -.06, .02), (.13, .06, .02), (0, .07, .03)], .009, INK, .07, 8)
    elif kind == 4:
        m.tube([(-.1, -.12, .02), (-.02, -.14, .02), (.02, -.03, .02), (.02, .03, .02), (-.02, .14, .02),
            (-.1, .12, .02)], .008, STEEL, .04, 8)
        for y in (-.07, .07):
            m.box(.03, y, 0, .045, .1, .04, MIST, .012)
    else:
        for k in range(4):
            m.ring(.13 - .02 * k, .011, .012 + .012 * k, MIST, sides=40)
        m.tube([(.13, 0, .02), (.17, .06, .015), (.15, .13, .015)], .01, STEEL, .03, 8)
        m.box(.14, .15, 0, .03, .07, .02, STEEL, .004)


@scene(
    light='day', sun=-142, zenith=54, size=BANNER,
    camera=dict(look=(16.1, 4.6, 0), span=37.4, azimuth=-90, elevation=90, flat=True),
    alt='Protective equipment laid out in a grid, seen straight from above: helmets, boots, gloves, goggles and lines; one helmet is orange.',
    focus=(0.5, 0.5),
)
def banner_staff_safety(m):
    """What a newcomer receives on the first day, laid out square by square; one helmet orange."""
    sheet.grid(m, -40, 60, -30, 40, 2.3, .025)
    with m.at(scale=10):
        laid_out(m)


def entry(m):
    """Tripod with winch over the manway of a vault, its blower, duct and attendant's desk."""
    apex = (0, 0, 3.1)
    for k in range(3):
        t = 2 * pi * k / 3 + .5
        m.rod((1.5 * cos(t), 1.5 * sin(t), .5), apex, .055, ORANGE, 12)
        m.box(1.5 * cos(t), 1.5 * sin(t), .42, .24, .24, .08, ORANGE)
        u = 2 * pi * (k + 1) / 3 + .5
        m.rod((1.42 * cos(t), 1.42 * sin(t), .62), (1.42 * cos(u), 1.42 * sin(u), .62), .02, STEEL, 6)
    m.rod((0, -.12, 3.0), (0, .12, 3.0), .14, STEEL, 24)
    m.rod((0, 0, 3.0), (0, 0, 1.5), .018, INK, 6)
    machines.hook(m, 0, 0, 1.2, .32, STEEL)
    t = .5
    m.box(.95 * cos(t), .95 * sin(t), 1.35, .3, .34, .4, ORANGE)


def cut_ground(m, top, low, left, right, neck):
    """Ground in section, its face at y = 0: a cavity between left and right above height low, open at the neck."""
    y, deep = 4, 8
    roof = top - .62
    for x0, x1, z0, z1 in ((-12, left, 0, top), (right, 17, 0, top), (left, right, 0, low), (left, neck[0], roof, top),
            (neck[1], right, roof, top)):
        m.box((x0 + x1) / 2, y, z0, x1 - x0, deep, z1 - z0, EARTH, 0)
    m.box((left + right) / 2, y + 1.4, low, right - left, deep - 2.8, roof - low, EARTH, 0)
    for x0, x1 in ((-12, neck[0]), (neck[1], 17)):
        m.box((x0 + x1) / 2, y, top, x1 - x0, deep + .02, .12, CONCRETE, 0)
    for x, s in ((left + .5, -1), (right - .5, 1)):
        for t in (-1, 1):
            middle, r = (low + roof) / 2, (roof - low) / 2
            arc = [(x + s * .5 * sin(a), -middle - t * r * cos(a)) for a in (pi / 2 * k / 16 for k in range(17))]
            corner = (x + s * .5, -middle - t * r)
            with m.at(tip=-90):
                m.prism([*arc, corner][::s * t], 0, 1.5, EARTH)
    for k in range(60):
        x, z = -11.5 + (k * 7.31) % 27, .2 + (k * 1.37) % (top - .5)
        if not left - .3 < x < right + .3 or z < low - .2:
            m.ball(x, 0, z, .05 + .03 * (k % 3), CONCRETE if k % 2 else SAND, 12)


def cut_drum(m, length, radius):
    """Buried drum along x, its near half cut away: shell, heads, the edges of the cut in steel."""
    with m.at(roll=90):
        m.lathe([(radius, 0), (radius, length)], PAPER, 96, 0, 180)
        m.lathe([(radius + .04, 0), (radius + .04, length)], STEEL, 96, 0, 180)
        for z, s in ((0, -1), (length, 1)):
            m.lathe([(radius * cos(a), z + s * radius * .5 * sin(a)) for a in (pi / 2 * k / 12 for k in range(13))], PAPER,
                96, 0, 180)
    for s in (-1, 1):
        m.bar((0, -.02, s * (radius + .02)), (length, -.02, s * (radius + .02)), .09, .09, STEEL)
    for x, s in ((0, -1), (length, 1)):
        arc = [(x + s * radius * .5 * sin(t), -.02, radius * cos(t)) for t in (pi * k / 24 for k in range(25))]
        m.tube(arc, .05, STEEL, .01, 8)
    for x in (length * .26, length * .74):
        with m.at(x, 0, 0, roll=90):
            m.ring(radius - .03, .035, 0, STEEL, 0, 180, 64)


@scene(
    light='day', sun=-118, zenith=46, size=BANNER,
    camera=dict(look=(2.2, 0, 2.75), span=17.6, azimuth=-90, elevation=8, flat=True),
    alt='Section through the ground: a buried vessel cut open, an orange rescue tripod over its manway with a line hanging into it, air duct and blower beside.',
    focus=(0.45, 0.5),
)
def banner_aramco_safety(m):
    """Entry under permit in section: tripod over the manway, its line in the vessel, air blown in and gas tested."""
    top, axis, r = 3.0, 1.35, 1.0
    cut_ground(m, top, axis - r - .06, -2.1, 6.3, (.35, 1.65))
    with m.at(-1.6, 0, axis):
        cut_drum(m, 7.4, r)
    with m.at(1.0, 0, 0):
        m.lathe([(.6, axis + .86), (.6, top + .55), (.85, top + .55), (.85, top + .45)], PAPER, 64, 0, 180)
        for s in (-1, 1):
            m.box(s * .62, -.02, axis + .86, .07, .09, top - axis - .31, STEEL, 0)
            m.box(s * .73, -.02, top + .45, .28, .12, .1, STEEL, 0)
        with m.at(0, 0, top - .42):
            entry(m)
        m.rod((0, 0, top + .9), (0, 0, axis - .4), .018, INK, 6)
        m.box(0, 0, axis - .62, .16, .16, .24, ORANGE)
    m.tube([(4.6, .6, top + .55), (2.6, .6, top + .55), (2.0, .4, top + 1.25), (1.32, .18, top + .95), (1.32, .18, axis + .2)],
        .15, MIST, .5, 24)
    with m.at(5.0, .6, top + .12):
        m.rod((-.35, 0, .45), (.35, 0, .45), .42, PAPER, 40)
        for s in (-1, 1):
            m.box(s * .25, 0, 0, .1, .7, .14, STEEL)
        m.box(0, 0, .85, .5, .25, .18, STEEL)
    with m.at(0, 0, top + .12):
        sitework.barrier(m, (-3.4, 2.2), (8.6, 2.2), PAPER, STEEL, 2.0)
        with m.at(-2.4, .7, 0):
            buildings.table(m, 0, 0, 0, 1.5, .8, .8, PAPER)
            m.box(.35, 0, .8, .22, .12, .3, STEEL)
            with m.at(-.3, 0, .8, turn=20):
                documents.open_binder(m)
        for k in range(3):
            with m.at(7.2 + k * .42, .9):
                m.lathe([(.14, 0), (.14, 1.1), (.05, 1.25), (.05, 1.34), (0, 1.34)], (PAPER, STEEL, PAPER)[k], 24)
    m.tube([(-2.05, .7, top + 1.0), (-1.2, .5, top + .3), (.2, .3, top + 1.0), (.66, .16, top + .4), (.66, .16, axis - .2)],
        .03, STEEL, .3, 8)


def award(m, kind, mat=PAPER):
    """An award on its foot: plate, disc, pyramid, column with ball, helmet."""
    m.box(0, 0, 0, .3, .3, .06, STEEL)
    with m.at(z=.06):
        if kind == 'plate':
            m.box(0, .02, 0, .3, .04, .42, mat, .008)
            m.box(0, -.004, .1, .2, .006, .22, LINE, 0)
        elif kind == 'disc':
            m.box(0, 0, 0, .12, .08, .06, STEEL)
            m.rod((0, .025, .24), (0, -.025, .24), .19, mat, 48)
            m.rod((0, -.026, .24), (0, -.03, .24), .14, MIST, 48)
        elif kind == 'obelisk':
            m.prism([(-.11, -.11), (.11, -.11), (.11, .11), (-.11, .11)], 0, .5, mat, .05)
        elif kind == 'ball':
            m.lathe([(.1, 0), (.06, .05), (.04, .2), (.07, .27), (0, .28)], STEEL, 28)
            m.ball(0, 0, .38, .12, mat, 32)
        else:
            with m.at(turn=-70):
                sitework.helmet(m, mat)


@scene(
    light='night', sun=-62, size=BANNER,
    camera=beside((.75, .1, 1.1), 6.4, -82, 20, share=.74),
    alt='A cabinet of open shelves at night with awards of different shape on their feet; in its middle stands an orange helmet.',
    focus=(0.8, 0.5),
)
def banner_safety_awards(m):
    """Shelves of awards seen almost from the front, an orange helmet in the middle."""
    sheet.grid(m, -20, 20, -15, 20, .6, .007)
    kinds = ('plate', 'disc', 'obelisk', 'ball')
    with m.at(.75, .2):
        m.box(0, .3, 0, 3.5, .04, 2.12, STEEL)
        for x in (-1.75, -.6, .6, 1.75):
            m.box(x, -.01, 0, .06, .68, 2.13, STEEL)
        for k, z in enumerate((.1, .78, 1.46, 2.1)):
            m.box(0, 0, z - .05, 3.5, .64, .05, STEEL)
            if k == 3:
                continue
            for c in range(3):
                for i in range(2):
                    middle = (k, c) == (1, 1)
                    if middle and i:
                        continue
                    with m.at((c - 1) * 1.17 + (0 if middle else -.26 + .52 * i), -.06, z):
                        if middle:
                            m.box(0, 0, 0, .4, .4, .08, PAPER)
                            with m.at(z=.08, turn=-65, scale=1.35):
                                sitework.helmet(m, ORANGE)
                        else:
                            award(m, kinds[(k * 3 + c * 2 + i) % 4], (PAPER, SAND, MIST)[(k + c + i) % 3])
