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
    light='night', sun=24, zenith=70, size=BANNER,
    camera=beside((1.5, .1, .2), 8.6, -90, 82, share=.66),
    alt='Two sheets with embossed seals and ribbons close up at night, seen from above; an orange embossing press throws a long shadow.',
    focus=(0.75, 0.5),
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


def butt_weld(m):
    """Two pipes of one metre along x, joined at x = 0 by a bead of overlapping drops; a scribed line on either side."""
    for s in (-1, 1):
        with m.at(roll=90 * s):
            m.lathe([(.5, 6), (.5, .05), (.478, .028), (.3, .028)], PAPER, 240)
        for x in (.42, .95):
            m.rod((s * x - .003, 0, 0), (s * x + .003, 0, 0), .5016, STEEL, 240)
    n = 150
    for i in range(n):
        t = 2 * pi * i / n
        with m.at(.004 * ((i * 7) % 3 - 1), .492 * cos(t), .492 * sin(t)):
            m.ball(0, 0, 0, .05 + .002 * ((i * 5) % 3), ORANGE, 20)


def weld_gauge(m):
    """Cam gauge standing on the pipe of radius 0.5: body across the seam, slide with its pointer, screw."""
    with m.at(0, 0, .5, tip=90):
        m.prism([(-.42, 0), (-.13, 0), (-.1, .06), (.06, .06), (.1, 0), (.3, 0), (.3, .3), (.16, .44), (-.26, .44),
            (-.42, .28)], -.014, .014, STEEL, .003)
        m.prism([(-.05, .055), (-.02, .055), (.06, .2), (.06, .56), (-.05, .56)], .014, .03, MIST, .002)
        m.rod((.01, .36, .0), (.01, .36, .05), .045, PAPER, 32)
        for k in range(9):
            m.box(-.36 + k * .032, .2, .014, .004, .05 if k % 4 else .08, .003, PAPER, 0)


@scene(
    light='day', sun=-20, zenith=72, size=BANNER, exposure=1.05,
    camera=dict(look=(.1, -.3, .6), span=2.15, azimuth=-68, elevation=34, lens=80),
    alt='A weld seam close up: an orange bead round a pipe that fills the picture, a steel weld gauge set across it, scribed lines on either side.',
    focus=(0.5, 0.5),
)
def banner_quality_management(m):
    """A butt weld close up: the orange bead, a gauge set across it to read its height."""
    butt_weld(m)
    with m.at(.2, 0, 0, tip=38):
        weld_gauge(m)
    m.box(0, 4, 0, 30, .1, .5, CONCRETE, 0)


def tag(m, number, mat=PAPER):
    """Metal tag hung on its rail at the origin: plate, ring, and a hole in each of ten columns for a digit."""
    w, h = .46, .27
    m.prism([(-w / 2, -h), (w / 2, -h), (w / 2, -.03), (w / 2 - .05, 0), (-w / 2 + .05, 0), (-w / 2, -.03)], -.008,
        .008, mat, .004)
    for s in (-1, 1):
        m.rod((s * (w / 2 - .055), -.05, .0), (s * (w / 2 - .055), -.05, .012), .02, STEEL, 20)
    m.box(0, -.055, .008, .2, .03, .003, STEEL if mat != STEEL else PAPER, 0)
    for column in range(10):
        digit = number // 10 ** column % 10
        for k in range(4):
            if digit >> k & 1 or (k == 0 and digit == 0):
                m.rod((.18 - column * .04, -.12 - k * .037, .0), (.18 - column * .04, -.12 - k * .037, .0105), .011, INK, 14)


@scene(
    light='day', sun=-150, zenith=58, size=BANNER,
    camera=dict(look=(0, 0, 1.1), span=5.2, azimuth=-90, elevation=6, flat=True),
    alt='Metal tags in three rows on rails, seen close up from the front, each with a pattern of punched holes instead of figures; one tag is orange.',
    focus=(0.5, 0.5),
)
def banner_sap_numbers(m):
    """The vendor number as a metal tag: three rails of tags, the one that is ours orange."""
    m.box(0, .5, 0, 12, .1, 4, SAND, 0)
    for row in range(3):
        z = 1.66 - row * .52
        m.box(0, .34, z + .09, 12, .22, .09, STEEL)
        for i in range(12):
            x = -2.92 + i * .53 + .08 * (row % 2)
            mine = (row, i) == (1, 6)
            m.tube([(x, .2, z + .1), (x, .2, z + .01), (x, .235, z - .02)], .008, INK, .01, 8)
            with m.at(x, .2 - .03 * mine, z, tip=90 - 3 * ((i * 5 + row) % 3), turn=2 * ((i * 7 + row * 3) % 3 - 1)):
                tag(m, 1_300_041_786 + 7_911_357 * (row * 12 + i), ORANGE if mine else
                    (PAPER, PAPER, MIST, PAPER, SAND, PAPER, STEEL)[(i * 3 + row * 5) % 7])


def dial_gauge(m, reading, pointer):
    """Pressure gauge of one metre radius about the origin, its face towards -y; reading in degrees from the top."""
    with m.at(tip=90):
        m.lathe([(0, -.34), (.9, -.34), (.98, -.26), (1.02, .06), (1.1, .1), (1.1, .2), (1.0, .23), (.95, .14)], STEEL, 160)
        m.lathe([(.97, .13), (0, .13)], PAPER, 120)
        for k in range(51):
            t = radians(225 - k * 5.4)
            long = k % 10 == 0
            for r0, r1 in ((.86 if k % 5 else .78, .9),):
                m.bar((r0 * cos(t), r0 * sin(t), .13), (r1 * cos(t), r1 * sin(t), .13), .026 if long else .011, .01, INK)
        for k in range(8):
            t = radians(-14 - k * 4)
            m.bar((.915 * cos(t), .915 * sin(t), .13), (.945 * cos(t), .945 * sin(t), .13), .066, .01, MIST)
        t = radians(90 - reading)
        m.prism([(.82 * cos(t), .82 * sin(t))] + [(r * cos(t + a), r * sin(t + a)) for r, a in ((.05, 1.6), (.3, pi - .16),
            (.3, pi + .16), (.05, -1.6))], .165, .18, pointer, .004)
        m.rod((0, 0, .13), (0, 0, .2), .075, INK, 40)
    m.rod((0, 0, -1.05), (0, 0, -1.32), .2, STEEL, 6)


@scene(
    light='night', sun=-18, zenith=62, size=BANNER,
    camera=dict(look=(.5, 0, 1.8), span=6.1, azimuth=-76, elevation=14, lens=80),
    alt='A pressure gauge close up at night, its dial without figures, the orange pointer at the test pressure, a wire with a lead seal at its rim; a second gauge behind it.',
    focus=(0.5, 0.5),
)
def banner_thirdparty_inspection(m):
    """The witnessed pressure: a gauge that fills the picture, sealed with a wire, its pointer orange; a second behind."""
    sheet.grid(m, -30, 30, -20, 30, 1, .012)
    for x, y, z, turn, reading, pointer in ((.55, 0, 1.95, -3, 48, ORANGE), (2.9, 1.7, 1.75, 6, 46, STEEL)):
        with m.at(x, y, z, turn=turn):
            dial_gauge(m, reading, pointer)
            m.rod((0, 0, -1.3), (0, 0, -z), .13, PAPER, 32)
            pipework.flange(m, (0, 0, -1.62), (0, 0, 1), .13, PAPER, bolt_mat=STEEL)
    m.rod((-8, 0, .1), (8, 0, .1), .42, PAPER, 64)
    m.rod((-8, 1.7, 0), (8, 1.7, 0), .42, STEEL, 64)
    with m.at(.55, 0, 1.95, turn=-3):
        m.tube([(-.84, -.12, -.7), (-1.12, -.2, -.78), (-1.28, -.16, -.86), (-1.3, -.2, -.98)], .012, SAND, .1, 10)
        m.tube([(-.84, -.1, -.7), (-1.08, -.26, -.84), (-1.24, -.24, -.92), (-1.3, -.2, -.98)], .012, SAND, .1, 10)
        m.rod((-1.3, -.24, -1.06), (-1.3, -.15, -1.06), .1, MIST, 36)


@scene(
    light='day', sun=-148, zenith=66, size=BANNER,
    camera=dict(look=(.62, 0, 1.07), span=7.2, azimuth=-90, elevation=5, flat=True),
    alt='Three plinths before a wall in low sun, seen from the front: an orange valve with a gauge, a palm in its tub and a white safety helmet; their shadows fall on the wall.',
    focus=(0.5, 0.5),
)
def banner_certification(m):
    """The three standards as three plinths: quality a gauged valve, environment a palm, safety a helmet."""
    sheet.grid(m, -20, 20, -15, 20, .8, .009)
    m.box(0, 1.75, 0, 30, .2, 12, SAND, 0)
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
    light='day', sun=-150, zenith=74, size=BANNER, exposure=1.0,
    camera=dict(look=(5.6, 0, 3.1), span=24, azimuth=-76, elevation=9, lens=70),
    alt='The gate of a works in low morning sun: a lorry with a pipe spool at the gatehouse, the striped orange barrier raised.',
    focus=(0.75, 0.5),
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
