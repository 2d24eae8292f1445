"""Banners of the compliance pages."""
from math import cos, pi, radians, sin

from kit import buildings, documents, machines, pipework, process, sheet, sitework
from kit.palette import ASPHALT, CONCRETE, INK, LINE, MIST, ORANGE, PAPER, SAND, STEEL
from kit.scene import BANNER, beside, scene


def workshop(m):
    """Fabrication shop with half its roof off; plates, spools and rolled shells on its floor."""
    m.box(9, 15, 0, 24, 36, .15, CONCRETE)
    with m.at(0, 0, .15):
        buildings.hall(m, 30, 18, 8, 10.5, 6, clad=.6, roof=.55)
        for i in range(3):
            sitework.plates(m, 4, 3 + i * 3.2, 6 - i, 5, 2.2)
            with m.at(13, 2.5 + i * 4, 0, turn=90 * (i % 2)):
                sitework.trestle(m, -1.5, 0)
                sitework.trestle(m, 1.5, 0)
                sitework.spool(m, [(-2.6, 0, 1.2), (1.6, 0, 1.2), (1.6, 0, 2.4)], .28)


def vessel_out(m):
    """The finished vessel before the shop, on its saddles."""
    with m.at(8, -9, .15):
        process.drum(m, 13, 1.9, 2.6, ORANGE, top=False)


def loaded(m, load):
    """Lorry, nose at x = 0, its bed carrying plates, pipes or a spool."""
    machines.lowboy(m, 8)
    with m.at(-12, 0, .95):
        if load == 'plates':
            for i in range(5):
                m.box(0, 0, i * .12, 6.4, 2.3, .1, STEEL, 0)
        elif load == 'pipes':
            for y in (-.8, 0, .8):
                m.rod((-3.8, y, .42), (3.8, y, .42), .38, PAPER, 20)
            for y in (-.4, .4):
                m.rod((-3.8, y, 1.08), (3.8, y, 1.08), .38, PAPER, 20)
        else:
            m.box(-2.2, 0, 0, .3, 2, .25, SAND)
            m.box(2.0, 0, 0, .3, 2, .25, SAND)
            sitework.spool(m, [(-3.2, 0, .6), (2.6, 0, .6), (2.6, 0, 2.0)], .34, MIST)


def neighbour(m, kind, hall, stock):
    """A supplier's yard: a small hall and what it makes; hall, stock: where they begin."""
    sheet.plot(m, -17, -14, 17, 14, .2)
    with m.at(hall, -10):
        buildings.hall(m, 18, 11, 5.5, 7, 6, clad=1, roof=1, purlins=False, rails=False)
        m.box(5.5, -.4, .2, 10.6, .2, 5.4, PAPER)
    for j in range(3):
        for i in range(2):
            with m.at(stock + i * 9, -9 + j * 8):
                if kind == 'plates':
                    sitework.plates(m, 0, 0, 5 + 2 * j, 7, 4)
                elif kind == 'pipes':
                    sitework.pipe_stack(m, 7.5, .36, (5, 4, 3))
                else:
                    for k in range(3):
                        m.rod((k * 1.9 - 1.9, 2.4, 1.0), (k * 1.9 - .5, 2.4, 1.0), 1.0, PAPER, 32)


@scene(
    light='night', sun=-26, size=BANNER,
    camera=beside((15, 4, 0), 124, -56, 35),
    alt='A workshop with an orange vessel before its doors at night; roads bring lorries with plate, pipe and spools from three neighbouring yards.',
    focus=(0.8, 0.5),
)
def banner_iktva(m):
    """Local supply: a workshop between three neighbouring yards, lorries on the roads, its finished vessel orange."""
    sheet.grid(m, -240, 200, -160, 240, 12, .1)
    workshop(m)
    m.box(9, -9, 0, 24, 12, .15, CONCRETE)
    vessel_out(m)
    sitework.road(m, (-240, -21), (240, -21), 8)
    sitework.road(m, (-12, -17), (-12, 200), 7, z=.02)
    sitework.road(m, (31, -17), (31, 200), 7, z=.02)
    for x in (-12, 31):
        m.box(x, -20.5, 0, 7.6, 8.9, .1, ASPHALT, 0)
    for x, y, kind, hall, stock in ((-33, 24, 'pipes', -14, 3), (54, 4, 'plates', 4, -12), (54, 40, 'heads', 4, -12)):
        with m.at(x, y):
            neighbour(m, kind, hall, stock)
    for x, y, turn, load in ((2, -19, 0, 'plates'), (-10.4, 2, -90, 'pipes'), (32.6, 14, -90, 'spool'),
            (50, -23, 180, 'spool'), (-40, -19, 0, 'pipes')):
        with m.at(x, y, .06, turn=turn):
            loaded(m, load)
    for x in (-18, 25):
        with m.at(x, -14):
            sitework.mast(m, 12)


def booth(m, mat=PAPER, test=PAPER):
    """Welding booth 3 m square, open towards -y: screens, a pipe coupon held at 45 degrees, rod oven, power source."""
    for x in (-1.5, 1.5):
        m.box(x, 0, .15, .06, 3, 1.9, mat, 0)
        m.box(x, -1.5, 0, .1, .1, 2.1, STEEL)
    m.box(0, 1.5, .15, 3.06, .06, 1.9, mat, 0)
    m.rod((0, .2, 0), (0, .2, 1.0), .07, test if test == ORANGE else STEEL, 12)
    m.box(0, .2, 0, .8, .8, .05, test if test == ORANGE else STEEL)
    m.rod((0, .2, 1.0), (0, 0, 1.2), .06, STEEL, 10)
    for a, b in (((-.55, -.1, .75), (-.02, -.1, 1.28)), ((.02, -.1, 1.32), (.55, -.1, 1.85))):
        m.rod(a, b, .3, test, 28)
    m.rod((-.1, -.1, 1.2), (.1, -.1, 1.4), .26, STEEL, 24)
    m.box(1.0, .9, 0, .6, .8, .75, STEEL)
    m.box(-1.05, 1.0, 0, .5, .5, .9, mat)
    m.tube([(.9, .5, .3), (.9, -.2, .05), (.3, -.6, .05), (.1, -.3, .9)], .03, INK, .25, 6)


def bolting(m):
    """Frame with four flange joints at which crews learn to tighten in sequence."""
    m.box(0, 0, 0, 6.4, 2.2, .12, CONCRETE)
    for x in (-2.8, 2.8):
        m.beam((x, 0, .12), (x, 0, 2.2), STEEL, .24, .24)
    m.beam((-2.8, 0, 2.3), (2.8, 0, 2.3), STEEL, .26, .2)
    for k, r in enumerate((.3, .22, .36)):
        x = -1.6 + k * 1.6
        m.rod((x, 0, .12), (x, 0, 2.17), r, PAPER, 28)
        pipework.flange(m, (x, 0, 1.25), (0, 0, 1), r, PAPER, bolt_mat=STEEL)


@scene(
    light='day', sun=-22, size=BANNER,
    camera=beside((4.4, 4.2, .8), 28, -58, 36),
    alt='A training bay from above: two rows of welding booths, a pipe at forty-five degrees in each, the one under test in orange; bolting frames beside.',
    focus=(0.8, 0.5),
)
def banner_saudization(m):
    """Apprentices' bay by day, its roof off: booths with inclined test pipes, one pipe orange, bolting frames before."""
    sheet.grid(m, -60, 60, -40, 60, 3, .03)
    m.box(7, 4.6, 0, 25, 19, .15, CONCRETE)
    with m.at(0, 0, .15):
        for row, (y, turn) in enumerate(((4.5, 0), (7.8, 180))):
            for i in range(6):
                with m.at(-2 + i * 3.2, y, 0, turn=turn):
                    booth(m, PAPER if (i + row) % 2 else MIST, ORANGE if (row, i) == (0, 2) else PAPER)
        for x in range(-4, 19, 4):
            m.rod((x - .1, 6.15, 0), (x - .1, 6.15, 2.7), .06, STEEL, 8)
        pipework.round_duct(m, [(-5, 6.15, 3.0), (18, 6.15, 3.0)], .3, STEEL)
        for i in range(3):
            with m.at(-.2 + i * 7, -1.6, 0):
                bolting(m)
        for i in range(4):
            buildings.table(m, -2 + i * 5.2, 12.4, 0, 2.4, 1.0, .8, PAPER)
            with m.at(-2 + i * 5.2, 12.4, .8, turn=30 * i):
                sitework.helmet(m, PAPER)


def embosser(m):
    """Desk press that embosses a seal: base, curved arm, lever."""
    m.box(0, 0, 0, .2, .085, .018, ORANGE, .004)
    m.lathe([(.001, .018), (.03, .018), (.03, .024), (0, .024)], STEEL, 32)
    arm = [(-.085, 0, .015), (-.088, 0, .1), (-.06, 0, .15), (.0, 0, .155)]
    m.tube(arm, .017, ORANGE, .05, 20)
    m.rod((0, 0, .185), (0, 0, .06), .021, ORANGE, 28)
    m.rod((0, 0, .062), (0, 0, .038), .03, STEEL, 32)
    m.tube([(-.05, 0, .155), (.02, 0, .2), (.19, 0, .225)], .0105, ORANGE, .05, 16)
    m.ball(.2, 0, .2265, .02, ORANGE, 24)


def seal(m, x, y, z, size=.024, mat=STEEL, ribbons=True):
    """Embossed wafer with two ribbon ends on a sheet."""
    n = 48
    with m.at(x, y, z):
        if ribbons:
            for s in (-1, 1):
                m.bar((0, 0, .0012), (s * size * .8, -size * 2.6, .0012), size * .62, .0012, mat)
        m.prism([(size * (1 + .07 * cos(24 * pi * 2 * i / (2 * n))) * cos(2 * pi * i / (2 * n)),
            size * (1 + .07 * cos(24 * pi * 2 * i / (2 * n))) * sin(2 * pi * i / (2 * n))) for i in range(2 * n)],
            .001, .0042, mat)
        for r in (.78, .5):
            m.ring(size * r, .0009, .0044, PAPER if mat != PAPER else LINE, sides=40)


def deed(m, x, y, turn, z=0.0, mat=PAPER, rows=9, wafer=STEEL):
    """Certificate: sheet with its frame, ruled lines and a seal, in lieu of any lettering."""
    with m.at(x, y, z, turn=turn):
        documents.sheet_of_paper(m, .21, .297, mat, inset=.014)
        m.box(0, .1, .0014, .11, .009, .0005, STEEL, 0)
        for i in range(rows):
            w = .14 if i % 3 else .1
            m.box((w - .14) / 2, .07 - i * .013, .0014, w, .0032, .0005, LINE, 0)
        seal(m, .052, -.085, .001, mat=wafer)


def stamp(m, x, y, mat=STEEL):
    """Hand stamp on its foot."""
    with m.at(x, y):
        m.lathe([(.026, 0), (.026, .016), (.012, .026), (.01, .05), (.019, .075), (.016, .095), (0, .1)], mat, 32)


@scene(
    light='night', sun=-28, size=BANNER,
    camera=beside((.7, .7, .8), 13.2, -60, 32),
    alt='Documents on a table at night: sheets with seals and ribbons, files upright behind them, and an orange embossing press.',
    focus=(0.88, 0.5),
)
def banner_registration(m):
    """The registrations as objects on the table: sealed sheets, files, stamps, the press that seals them orange."""
    sheet.grid(m, -30, 30, -20, 30, 1, .012)
    with m.at(scale=10):
        deed(m, -.2, -.02, 12)
        deed(m, .06, -.13, -6, .0016)
        deed(m, .06, -.13, -3, 0)
        with m.at(.16, .1, turn=-22):
            embosser(m)
        for k in range(9):
            m.box(.46, -.02, k * .0018, .21, .297, .0015, PAPER if k % 2 else SAND, 0)
        deed(m, .46, -.02, 0, .0165, wafer=MIST)
        for i in range(8):
            with m.at(.02 + i * .083, .32):
                documents.binder(m, (STEEL, PAPER, STEEL, MIST)[i % 4], label=PAPER if i % 4 != 1 else SAND)
        for k in range(3):
            stamp(m, -.02 - k * .075, .2 + .012 * k, STEEL if k % 2 else PAPER)
        deed(m, -.5, .2, 24)
        m.rod((-.44, -.06, .006), (-.37, -.2, .006), .0055, STEEL, 14)


def gauge(m, x, y, z, radius=.16, face=-90):
    """Pressure gauge on its stem, face towards the given direction."""
    with m.at(x, y, z, turn=face + 90):
        m.rod((0, 0, 0), (0, 0, .2), .025, STEEL, 8)
        m.rod((0, .05, .2 + radius), (0, -.05, .2 + radius), radius, PAPER, 32)
        m.rod((0, -.05, .2 + radius), (0, -.056, .2 + radius), radius * .84, INK, 32)
        m.bar((0, -.06, .2 + radius), (radius * .5, -.06, .2 + radius * 1.45), .014, .02, PAPER)


def test_pump(m):
    """Hydrotest pump on a two-wheeled frame: tank, plunger pump, motor, gauge."""
    for y in (-.5, .5):
        m.bar((-1.1, y, .4), (1.1, y, .4), .1, .12, ORANGE)
        m.rod((.7, y * 1.3 - .08, .34), (.7, y * 1.3 + .08, .34), .34, INK, 28)
        m.rod((.7, y * 1.3 - .1, .34), (.7, y * 1.3 + .1, .34), .15, PAPER, 18)
        m.tube([(-1.1, y, .4), (-1.7, y, .5), (-1.9, y * .8, .95)], .04, ORANGE, .15, 10)
        m.rod((-.9, y, 0), (-.9, y, .36), .05, STEEL, 8)
    m.rod((-1.9, -.4, .95), (-1.9, .4, .95), .04, ORANGE, 10)
    m.box(.35, 0, .46, 1.3, 1.0, .95, PAPER)
    m.box(.35, 0, 1.41, 1.34, 1.04, .06, STEEL)
    with m.at(-.95, .15, .85):
        process.motor(m, .7, .24, STEEL)
    m.box(-.7, -.3, .46, .7, .35, .45, ORANGE)
    for i in range(3):
        m.rod((-.9 + i * .2, -.3, .9), (-.9 + i * .2, -.3, 1.12), .07, STEEL, 14)
    gauge(m, -.45, -.32, .9, .2)


def bench_table(m, length):
    """Inspection table of steel, its top at 0.9 m."""
    m.box(0, 0, .82, length, 1.5, .08, STEEL)
    for x in (-length / 2 + .2, 0, length / 2 - .2):
        for y in (-.6, .6):
            m.box(x, y, 0, .12, .12, .82, STEEL, 0)
        m.box(x, 0, .2, .08, 1.2, .08, STEEL, 0)


@scene(
    light='day', sun=-24, size=BANNER,
    camera=beside((.9, .8, 1.0), 14.5, -62, 31),
    alt='An inspection table with a flanged pipe spool, callipers and gauges by day; an orange test pump is joined to the spool by a hose.',
    focus=(0.68, 0.5),
)
def banner_quality_management(m):
    """Inspection: spools on the table, gauges and templates laid out, the hydrotest pump in orange."""
    sheet.grid(m, -30, 30, -20, 30, 1.5, .016)
    m.box(2.5, 1.2, -.06, 13, 8.5, .08, CONCRETE, 0)
    with m.at(1.6, .3):
        bench_table(m, 6.4)
        with m.at(0, .15, .9):
            for x in (-1.9, .9):
                m.box(x, 0, 0, .2, .7, .14, SAND)
            z = .42
            sitework.spool(m, [(-2.6, 0, z), (1.7, 0, z), (1.7, 0, 1.5)], .26, PAPER)
            for p, d in (((-2.68, 0, z), (1, 0, 0)), ((1.7, 0, 1.56), (0, 0, 1))):
                pipework.flange(m, p, d, .26, PAPER, blind=True, bolt_mat=STEEL)
            m.rod((-.5, 0, z), (-.5, 0, z + .5), .11, PAPER, 18)
            pipework.flange(m, (-.5, 0, z + .5), (0, 0, 1), .11, PAPER, blind=True)
            gauge(m, -.5, 0, z + .6, .17)
            for x in (-1.35, .55):
                m.rod((x - .02, 0, z), (x + .02, 0, z), .275, MIST, 32)
            for k in range(6):
                m.box(-2.6 + k * .22, -.6, 0, .16, .05 + .03 * k, .03, PAPER, 0)
            m.bar((-.9, -.62, .02), (.2, -.66, .02), .06, .025, PAPER)
            for x, h in ((-.86, .2), (-.55, .2)):
                m.bar((x, -.64, .02), (x, -.64 + h, .02), .045, .02, PAPER)
            with m.at(2.55, -.3, 0, turn=-12):
                m.box(0, 0, 0, .55, .4, .02, SAND, 0)
                m.box(0, 0, .02, .46, .33, .006, PAPER, 0)
    m.tube([(-1.3, -2.3, .9), (-1.6, -1.9, .9), (-2.4, -1.2, .04), (-2.6, -.2, .04), (-2.3, .45, .6),
        (-1.55, .45, 1.32), (-1.15, .45, 1.32)], .045, ORANGE, .4, 12)
    with m.at(-.6, -2.2, .02, turn=-14):
        test_pump(m)
    for i in range(4):
        x = -2.4 + i * 2.4
        sitework.trestle(m, x - .5, 3.2)
        sitework.trestle(m, x + .6, 3.2)
        sitework.spool(m, [(x - 1.0, 3.2, 1.12), (x + .8, 3.2, 1.12), (x + .8, 3.2, 2.0 + .2 * (i % 2))], .2,
            PAPER if i % 2 else MIST)


def bay(m, x, levels, seed, hot=None):
    """One bay of racking 2.8 m wide: beams, two pallets a level, a blank plate at each place."""
    for k in range(levels):
        z = .15 + k * 1.75
        for y in (-.55, .55):
            if k:
                m.box(x, y, z - .14, 2.7, .08, .14, STEEL, 0)
        for i in (-1, 1):
            m.box(x + i * .66, -.6, z - .12 if k else .02, .3, .03, .1, PAPER, 0)
            full = (seed * 7 + k * 5 + i * 3) % 6
            if (k, i) == hot:
                m.box(x + i * .66, 0, z, 1.1, 1.05, .12, SAND)
                m.box(x + i * .66, 0, z + .12, 1.05, 1.0, 1.25, ORANGE)
            elif full:
                m.box(x + i * .66, 0, z, 1.1, 1.05, .12, SAND)
                m.box(x + i * .66, 0, z + .12, 1.05, 1.0, .5 + .16 * full, (PAPER, PAPER, MIST, SAND)[(full + seed) % 4])


def racking(m, bays, levels, seed, hot=None):
    """Row of racking along x from 0; hot: bay, level and side of the orange pallet."""
    top = levels * 1.75 - .3
    for i in range(bays + 1):
        for y in (-.55, .55):
            m.box(i * 2.8, y, 0, .1, .1, top, STEEL, 0)
        for k in range(levels * 2 - 1):
            z = .2 + k * .87
            a, b = (-.55, .55) if k % 2 else (.55, -.55)
            m.rod((i * 2.8, a, z), (i * 2.8, b, min(top, z + .87)), .025, STEEL, 6)
    for i in range(bays):
        bay(m, 1.4 + i * 2.8, levels, seed + i, hot[1:] if hot and hot[0] == i else None)


@scene(
    light='day', sun=-40, size=BANNER,
    camera=beside((6.2, 1.2, 1.9), 28, -50, 30),
    alt='A store with rows of racks by day, a blank plate at every place; one pallet on the third level is orange.',
    focus=(0.75, 0.5),
)
def banner_sap_numbers(m):
    """The store as an index: every place coded, one pallet found and orange."""
    sheet.grid(m, -60, 80, -50, 80, 2.8, .03)
    m.box(8.4, 5, 0, 24, 20, .06, CONCRETE, 0)
    for j in range(4):
        with m.at(0, -2.4 + j * 4.6, .06):
            racking(m, 6, 4 if j else 3, 3 * j + 1, (2, 2, 1) if j == 0 else None)
    with m.at(4.6, -5.4, .06, turn=50):
        machines.forklift(m, PAPER, 1.5)
    for i in range(3):
        sitework.pallet(m, 10 + i * 2.2, -6.4, 4 * i)


def tent(m):
    """Lead-curtained tent over the roller bed: frame and the half of its cover that is closed."""
    for x in (-3.2, -1.1, 1.0, 3.1):
        for y in (-2, 2):
            m.rod((x, y, 0), (x, y, 3), .06, STEEL, 10)
            m.rod((x, y, 3), (x, 0, 4), .06, STEEL, 10)
    for y, z in ((-2, 3), (2, 3), (0, 4), (-2, 1.6), (2, 1.6)):
        if (y, z) != (-2, 1.6):
            m.rod((-3.2, y, z), (3.1, y, z), .05, STEEL, 8)
    m.add(([(1.0, -2.06, 3.02), (3.15, -2.06, 3.02), (3.15, 0, 4.06), (1.0, 0, 4.06)], [(0, 1, 2, 3)]), PAPER)
    for i in range(11):
        m.box(1.1 + i * .2, -2.08, .1, .17, .04, 2.92, PAPER if i % 2 else SAND, 0)
    m.add(([(-3.2, 0, 4.06), (3.15, 0, 4.06), (3.15, 2.06, 3.02), (-3.2, 2.06, 3.02)], [(0, 1, 2, 3)]), PAPER)
    m.box(0, 2.06, .1, 6.35, .04, 2.95, PAPER, 0)
    m.box(3.15, 0, .1, .04, 4.1, 2.95, PAPER, 0)
    m.add(([(3.16, -2.06, 3.03), (3.16, 2.06, 3.03), (3.16, 0, 4.06)], [(0, 1, 2)]), PAPER)


@scene(
    light='night', sun=-38, size=BANNER,
    camera=beside((.8, .2, 1.5), 21, -64, 29),
    alt='A pipe spool on rollers under a half open radiography tent at night, an orange film band round its weld; posts with lines keep a distance.',
    focus=(0.7, 0.5),
)
def banner_thirdparty_inspection(m):
    """Radiography for the third party: the weld under its film band, the tent half open, the distance roped off."""
    sheet.grid(m, -50, 40, -30, 40, 2, .024)
    m.box(0, 0, 0, 8.4, 6, .1, CONCRETE)
    with m.at(z=.1):
        tent(m)
        for x in (-2.4, .4):
            m.box(x, 0, 0, .7, 1.8, .3, STEEL)
            for y in (-.45, .45):
                m.rod((x - .25, y, .5), (x + .25, y, .5), .22, INK, 24)
        z = 1.28
        m.rod((-4.6, 0, z), (2.2, 0, z), .62, PAPER, 48)
        m.rod((-1.35, 0, z), (-.75, 0, z), .66, ORANGE, 48)
        pipework.flange(m, (-4.7, 0, z), (1, 0, 0), .62, PAPER, 20, STEEL)
        m.rod((-4.9, 0, z), (-4.92, 0, z), .52, INK, 40)
        m.rod((-3.3, 0, z + .5), (-3.3, 0, z + 1.05), .2, PAPER, 24)
        pipework.flange(m, (-3.3, 0, z + 1.1), (0, 0, 1), .2, PAPER, blind=True)
    with m.at(-3.4, -2.9, 0, turn=14):
        m.box(0, 0, 0, .7, .42, .5, STEEL)
        m.tube([(-.25, 0, .5), (-.25, 0, .68), (.25, 0, .68), (.25, 0, .5)], .03, PAPER, .06, 8)
        m.tube([(.35, 0, .25), (1.0, .1, .06), (2.0, .9, .06), (2.4, 2.0, .3), (2.3, 2.3, .75)], .035, INK, .4, 8)
        m.tube([(-.35, 0, .25), (-1.2, -.2, .06), (-2.6, -1.0, .06)], .03, INK, .3, 8)
    ring = [(7.6 * cos(radians(t)), 5.4 * sin(radians(t))) for t in range(0, 360, 24)]
    for a, b in zip(ring, ring[1:] + ring[:1]):
        m.rod((*a, 0), (*a, 1.05), .045, PAPER, 8)
        with m.at(*a):
            m.lathe([(.26, 0), (.24, .06), (.05, .1), (0, .1)], STEEL, 20)
        m.rod((*a, .98), (*b, .98), .025, PAPER, 6)
    with m.at(-9.6, -2.0, turn=10):
        m.box(0, 0, 0, 1.0, .7, .8, PAPER)


@scene(
    light='day', sun=-28, size=BANNER,
    camera=beside((.75, -.15, .92), 9.8, -66, 25),
    alt='Three plinths by day: on them an orange valve with a gauge, a young palm in its tub, and a white safety helmet on a stand.',
    focus=(0.85, 0.5),
)
def banner_certification(m):
    """The three standards as three plinths: quality a gauged valve, environment a palm, safety a helmet."""
    sheet.grid(m, -20, 20, -15, 20, .8, .009)
    for k, h in enumerate((.9, .65, .42)):
        x = -1.05 + k * 1.65
        m.box(x, .3 - k * .35, 0, 1.15, 1.15, h, (PAPER, SAND, PAPER)[k], .02)
        m.box(x, .3 - k * .35, h, 1.2, 1.2, .06, STEEL)
    with m.at(-1.05, .3, .96):
        for x in (-.27, .27):
            m.box(x, 0, 0, .07, .3, .17, SAND)
        pipework.valve(m, (0, 0, .33), (1, 0, 0), .12, ORANGE, ORANGE)
        for s in (-1, 1):
            m.rod((s * .26, 0, .33), (s * .44, 0, .33), .12, ORANGE, 28)
            pipework.flange(m, (s * .46, 0, .33), (1, 0, 0), .12, PAPER, blind=True, bolt_mat=STEEL)
        gauge(m, -.36, -.02, .44, .085)
    with m.at(.6, -.05, .71):
        m.lathe([(.24, 0), (.3, .3), (.27, .3), (.26, .25), (0, .25)], PAPER, 40)
        with m.at(0, 0, .25, scale=.25):
            buildings.tree(m, 0, 0, 3.2)
    with m.at(2.25, -.4, .48):
        m.lathe([(.2, 0), (.18, .05), (.05, .08), (.05, .4), (.14, .46), (0, .47)], STEEL, 36)
        with m.at(0, 0, .46, turn=-75, scale=2.3):
            sitework.helmet(m, PAPER)


def gate(m, x, up):
    """Boom barrier across a lane from its housing at x, y = 0: raised or down."""
    m.box(x, 0, 0, .7, .7, 1.3, PAPER)
    m.box(x, 0, 1.3, .76, .76, .08, STEEL)
    with m.at(x, -.1, 1.1, tip=-up):
        for i in range(8):
            m.box(0, -.45 - i * .8 - .1, -.1, .2, .8, .34, PAPER if i in (3, 6) else ORANGE, 0)
        m.box(0, .5, -.15, .3, .6, .34, STEEL)


@scene(
    light='night', sun=-20, size=BANNER,
    camera=beside((6.4, .6, 2.0), 40, -52, 29),
    alt='The gatehouse of a works at night; the striped orange barrier is raised for a lorry with a pipe spool, the next waits behind it.',
    focus=(0.85, 0.5),
)
def banner_iso_certifications(m):
    """Admitted: the gatehouse, its barrier up in orange, lorries in line with their papers checked."""
    sheet.grid(m, -140, 100, -80, 100, 6, .06)
    sitework.road(m, (-140, -4), (120, -4), 9, dashes=False)
    sitework.road(m, (-140, 9), (120, 9), 9, dashes=False)
    m.box(4, 2.5, 0, 26, 3.8, .25, CONCRETE)
    with m.at(2, 2.6, .25):
        m.box(0, 0, 0, 6, 2.8, 3, PAPER)
        for y in (-1.42, 1.42):
            m.box(0, y, 1.2, 5, .06, 1.1, INK, 0)
            for x in (-2.5, -.85, .85, 2.5):
                m.box(x, y * 1.01, 1.15, .1, .1, 1.2, PAPER, 0)
    m.box(2, 2.6, 3.25, 8, 4.6, .35, STEEL)
    with m.at(8.6, 1.3, .25):
        gate(m, 0, 62)
    with m.at(8.6, 3.7, .25, turn=180):
        gate(m, 0, 0)
    for x, load in ((6.5, 'spool'), (-21, 'plates'), (-48, 'pipes')):
        with m.at(x, -4, .06):
            loaded(m, load)
    with m.at(26, 9, .06):
        machines.pickup(m)
    for i in range(30):
        m.rod((12 + i * 3, 16.5, 0), (12 + i * 3, 16.5, 2.6), .07, STEEL, 6)
    for z in (.3, 1.4, 2.5):
        m.rod((12, 16.5, z), (99, 16.5, z), .04, STEEL, 6)
    with m.at(46, 30, turn=90):
        buildings.hall(m, 36, 20, 8, 10, 6, clad=1, roof=1, purlins=False, rails=False)
    for x in (-18, 24):
        with m.at(x, 15):
            sitework.mast(m, 11)


@scene(
    light='day', sun=-34, size=BANNER,
    camera=beside((1.0, -.4, 1.25), 14.8, -80, 25, share=.66),
    alt='A long row of files upright on a shelf by day, seen from the front; one orange file is drawn out, a list with tick boxes lies before it.',
    focus=(0.75, 0.5),
)
def banner_prequalification(m):
    """The questionnaire answered: a row of files, one orange and drawn out, the list of questions before it."""
    sheet.grid(m, -30, 30, -20, 30, 1, .01)
    m.box(1.2, .5, 0, 10.4, 5.0, .22, SAND, .03)
    m.box(1.2, 3.05, 0, 10.4, .12, 4.2, STEEL)
    for x in (-4.05, 6.45):
        m.box(x, 1.6, 0, .12, 3.0, 4.2, STEEL)
    with m.at(0, 0, .22, scale=10):
        for i in range(12):
            if i == 5:
                continue
            with m.at(-.355 + i * .084, .02):
                documents.binder(m, (PAPER, STEEL, MIST, PAPER, SAND)[i % 5] if i % 5 else STEEL, label=PAPER)
        with m.at(-.355 + 5 * .084, -.13):
            documents.binder(m, ORANGE)
    with m.at(3.4, -1.15, .22, turn=8, scale=6.5):
        documents.sheet_of_paper(m, .21, .297, PAPER)
        for k in range(9):
            y = .11 - k * .024
            m.box(-.075, y, .0014, .012, .012, .001, STEEL, 0)
            m.box(-.075, y, .0022, .008, .008, .0006, PAPER if k > 4 else STEEL, 0)
            m.box(.015 - (.01 if k % 3 else 0), y, .0014, .13 - (.02 if k % 3 else 0), .0035, .0006, LINE, 0)
