"""The bands at the head of pages."""
from kit import buildings, documents, machines, pipework, process, sheet, sitework, steel
from kit.palette import ASPHALT, CONCRETE, INK, MIST, ORANGE, PAPER, SAND, STEEL
from kit.scene import BANNER, beside, scene


def shelter(m):
    """Roof over the stop."""
    for x in (2, 10, 18, 26):
        for y in (-6.8, -4.2):
            m.rod((x, y, .15), (x, y, 3.0), .08, STEEL, 10)
    m.box(14, -5.5, 3.0, 28, 3.6, .14, PAPER)
    for x in (6, 14, 22):
        m.box(x, -4.6, .15, 4.5, .45, .45, SAND)


def training(m):
    """Frame where crews learn bolting and rigging."""
    with m.at(-12, 8):
        m.box(3, 3, 0, 9, 9, .15, CONCRETE)
        steel.frame(m, [0, 3, 6], [0, 6], [3, 6], STEEL, .25, .3)
        steel.deck(m, 3, 3, 3.1, 6.4, 6.4, STEEL, STEEL)
        steel.stair(m, (-4, .8, 0), (-.2, .8, 3.1), .9, STEEL)


@scene(
    light='night', sun=-24, size=(2400, 900),
    camera=dict(look=(-9, 4, 1), span=74, azimuth=-58, elevation=31, lens=55),
    alt='A site camp at night: cabins in rows, a training frame of steel, crew buses in line at the stop, one of them orange.',
    focus=(0.68, 0.5),
)
def banner_careers(m):
    """Morning shift at night's end: crew buses at the gate of the camp, cabins in rows, one bus orange."""
    sheet.grid(m, -120, 100, -60, 100, 5, .06)
    sitework.road(m, (-120, -12), (120, -12), 8)
    m.box(14, -5.6, 0, 48, 4.4, .15, CONCRETE)
    for k, x in enumerate((-2, 11, 24)):
        with m.at(x, -10, .06):
            machines.bus(m, ORANGE if k == 0 else PAPER)
    shelter(m)
    for j in range(3):
        for i in range(3):
            with m.at(8 + i * 11.4, 5 + j * 8, 0):
                sitework.cabin(m, PAPER, STEEL)
    training(m)
    for i in range(8):
        buildings.tree(m, -24 + i * 8.6, -19, 4.6)
    for x in (-14, 22):
        with m.at(x, -3):
            sitework.mast(m, 11)
    with m.at(-30, -13.6, .06, turn=0):
        machines.pickup(m)


def second(m):
    """Behind: trailers, crawler crane, containers, cabins."""
    with m.at(-6, 21, .1):
        machines.spmt(m, 10)
    with m.at(33, 24, .1, turn=0):
        machines.crawler(m, 30, 44, 20, 6, PAPER, PAPER)
    for i in range(5):
        with m.at(9 + (i % 2) * 7, 21 + (i // 2) * 3.4, .1):
            sitework.container(m, PAPER if i % 2 else STEEL)
    for x in (-20, 46):
        with m.at(x, 14):
            sitework.mast(m, 12)


@scene(
    light='day', paper='steel', sun=-150, zenith=64, size=(2400, 900),
    camera=dict(look=(16, 4, 6), span=84, azimuth=-90, elevation=16, flat=True),
    alt='White line drawing on blue: lorries, rollers, excavators and cranes parked in a row, seen from the front; one mobile crane is orange.',
    focus=(0.5, 0.5),
)
def banner_company(m):
    """The plant register drawn up in one line at night: lorries, cranes, excavators, one crane in orange."""
    sheet.grid(m, -140, 140, -80, 140, 10, .08)
    m.box(18, 6, 0, 74, 40, .1, ASPHALT, 0)
    for i in range(13):
        m.box(-16 + i * 5.6, 2, .1, .12, 15, .012, PAPER, 0)
    slots = [-13.2 + i * 5.6 for i in range(12)]
    for k, draw in enumerate((machines.pickup, machines.tipper, machines.tipper, machines.mixer)):
        with m.at(slots[k], -2 if k else -1, .1, turn=-90):
            draw(m)
    with m.at(slots[4], 0, .1, turn=-90):
        machines.excavator(m, arm=PAPER)
    with m.at(slots[5], 0, .1, turn=-90):
        machines.roller(m)
    with m.at(slots[6], 1, .1, turn=-90):
        machines.mobile(m, 13, 14, 180, 3.2, ORANGE, ORANGE)
    with m.at(slots[8], 0, .1, turn=-90):
        machines.forklift(m)
    with m.at(slots[9], 0, .1, turn=-90):
        machines.paver(m, PAPER)
    for k in (10, 11):
        with m.at(slots[k], -4, .1, turn=-90):
            machines.lowboy(m, 7)
    second(m)


def test_piece(m, x, y, mat):
    """Valve between blind flanges on its saddles, gauge on the bonnet side."""
    z = 1.35
    pipework.valve(m, (x, y, z), (0, 1, 0), .24, mat, STEEL)
    for s in (-1, 1):
        m.rod((x, y + s * .5, z), (x, y + s * .82, z), .24, mat, 28)
        pipework.flange(m, (x, y + s * .86, z), (0, 1, 0), .24, PAPER, blind=True, bolt_mat=STEEL)
        m.box(x, y + s * .45, .83, .3, .12, .3, STEEL)
    m.tube([(x + .2, y - .7, z + .15), (x + .55, y - .7, z + .3), (x + .55, y - .7, z + .75)], .025, STEEL, .1, 8)
    m.rod((x + .55, y - .66, z + .85), (x + .55, y - .76, z + .85), .13, PAPER, 24)
    m.rod((x + .55, y - .765, z + .85), (x + .55, y - .77, z + .85), .1, INK, 24)
    m.bar((x + .55, y - .775, z + .85), (x + .61, y - .775, z + .9), .012, .02, ORANGE if mat == ORANGE else PAPER)


def bench(m):
    """Test pump, hose manifold and racks of blind flanges behind."""
    m.rod((-3.8, -1.15, .3), (11, -1.15, .3), .07, STEEL, 12)
    for i in range(6):
        x = -2.6 + i * 2.4
        m.tube([(x + .3, -1.15, .3), (x + .3, -1.15, .8), (x + .3, -.95, 1.2), (x + .1, -.98, 1.35)], .035, STEEL,
            .15, 8)
    with m.at(-5.2, -.4, turn=8):
        m.box(0, 0, .15, 1.3, .9, .7, PAPER)
        m.box(0, 0, .85, .9, .6, .25, STEEL)
        m.rod((-.2, -.3, 1.1), (-.2, -.3, 1.5), .03, STEEL, 8)
        m.rod((-.2, -.26, 1.55), (-.2, -.36, 1.55), .13, PAPER, 20)
    for i in range(5):
        with m.at(-.5 + i * 1.6, 5.6):
            for k in range(4 - i % 2):
                m.lathe([(.42, k * .1), (.42, k * .1 + .08), (0, k * .1 + .08)], PAPER if (i + k) % 2 else STEEL, 36)


@scene(
    light='day', paper='pine', sun=-40, zenith=42, size=BANNER,
    camera=dict(look=(3.4, 1.75, 0), span=17, azimuth=-90, elevation=90, flat=True),
    alt='White line drawing on green: two rows of valves on a test bench seen straight from above, their hand wheels as circles; the one under test is orange.',
    focus=(0.5, 0.5),
)
def banner_compliance(m):
    """Nine valves on the test bench at night, gauges on every one, the one under test in orange."""
    sheet.grid(m, -30, 30, -20, 30, 1.5, .018)
    for row, y in enumerate((0, 3.0)):
        m.box(3.6, y, 0, 15, 1.5, .12, CONCRETE)
        for s in (-.45, .45):
            m.beam((-3.6, y + s, .72), (10.8, y + s, .72), STEEL, .22, .16)
        for i in range(7):
            x = -3.4 + i * 2.35
            for s in (-.45, .45):
                m.rod((x, y + s, .12), (x, y + s, .62), .06, STEEL, 8)
        for i in range(6):
            x = -2.6 + i * 2.4
            hot = row == 0 and i == 2
            test_piece(m, x, y, ORANGE if hot else (PAPER if (i + row) % 3 else STEEL))
    bench(m)


@scene(
    light='day', paper='white', sun=-152, zenith=66, size=(2400, 900),
    camera=beside((31, 12, 7), 104, -90, 13, share=.7, flat=True),
    alt='Ink drawing of an office building from the front, with palms and parked pick-ups before it and an orange entrance canopy.',
    focus=(0.75, 0.5),
)
def banner_contact(m):
    """The office by the road at dusk, palms along the kerb, the entrance canopy in orange."""
    sheet.grid(m, -160, 160, -80, 160, 10, .08)
    m.box(22, 18, 0, 62, 46, .15, CONCRETE)
    with m.at(6, 12, .15):
        buildings.office(m, 33, 15, 4)
        with m.at(-14, 2):
            buildings.office(m, 14, 11, 2, core=False)
        m.box(18, -3.2, 4.2, 9, 6.4, .45, ORANGE, .05)
        for x in (14.2, 21.8):
            m.rod((x, -5.8, 0), (x, -5.8, 4.2), .18, STEEL)
    for i in range(3):
        m.box(24, 9.6 - i * .5, .15, 9, .5, .45 - i * .15, PAPER)
    for i in range(10):
        buildings.tree(m, -14 + i * 7.4, -9.5, 6 + (i * 5 % 3) * .6)
    for i in range(9):
        x = -4 + i * 3
        m.box(x - 1.5, 1, .15, .1, 5, .02, PAPER, 0)
        if i not in (2, 6):
            with m.at(x, 1, .15, turn=90 if i % 3 else -90):
                machines.pickup(m, PAPER if i % 4 else STEEL)
    sitework.road(m, (-160, -16), (160, -16), 9)
    sitework.road(m, (60, -11), (60, 120), 7)
    with m.at(-30, -13.8, .06, turn=180):
        machines.bus(m)
    with m.at(44, -18, .06):
        machines.pickup(m)
    with m.at(78, 30, turn=90):
        buildings.hall(m, 30, 18, 8, 10, 6, clad=1, roof=1)
    for x in (-24, 56):
        with m.at(x, -8):
            sitework.mast(m, 12, heads=4)


def board(m):
    """Three rows of notes of different sizes."""
    documents.notice_board(m, 4.2, .85, 2.75)
    sizes = ((.34, .46), (.34, .46), (.5, .36), (.34, .46), (.42, .56), (.3, .42), (.34, .46))
    for row, z in enumerate((2.38, 1.82, 1.24)):
        x = -1.86
        for i in range(8):
            w, h = sizes[(i * 3 + row * 2) % 7]
            w, h = w * .92, min(h, .5)
            if x + w > 1.98 or (row, i) == (2, 4):
                x += w + .12
                continue
            orange = (row, i) == (1, 3)
            mat = ORANGE if orange else (PAPER, PAPER, MIST, PAPER, SAND)[(i + row * 2) % 5]
            documents.pinned(m, x + w / 2, z, w * (1.12 if orange else 1), h * (1.1 if orange else 1), mat,
                8, ((i * 7 + row * 5) % 5 - 2) * 1.1, INK if orange else STEEL)
            x += w + .12


def table(m):
    """Trestle table with benches, helmets, an open file, cups."""
    for y in (-.3, -.1, .1, .3):
        m.box(0, y, .72, 2.6, .185, .04, SAND, .006)
    for s in (-1, 1):
        for y in (-.85, .85):
            m.bar((s * 1.05, y * .32, .7), (s * 1.05, y * .48, 0), .07, .07, STEEL)
        m.box(s * 1.05, 0, .66, .08, .8, .06, STEEL, .008)
        for y in (-.78, .78):
            m.box(0, y + s * .08, .42, 2.6, .15, .04, SAND, .006)
            m.box(s * 1.05, y, .38, .07, .32, .04, STEEL, .006)
            m.box(s * 1.05, y, 0, .07, .07, .38, STEEL, .006)
        m.bar((s * 1.05, -.78, .12), (s * 1.05, .78, .12), .05, .06, STEEL)
    m.bar((-1.05, 0, .15), (1.05, 0, .15), .05, .06, STEEL)
    with m.at(z=.76):
        with m.at(-.25, -.02, 0, turn=8):
            documents.open_binder(m)
        for x, y, t, mat in ((.62, .14, -120, PAPER), (.98, -.1, -60, PAPER), (-.95, .12, 40, STEEL)):
            with m.at(x, y, 0, turn=t):
                sitework.helmet(m, mat)
        for x, y in ((.28, -.24), (.36, .3), (-.7, -.22)):
            with m.at(x, y):
                m.lathe([(.032, 0), (.04, .1), (.036, .1), (.03, .01), (0, .01)], PAPER, 24)
    for x, y in ((.1, -.78), (-.72, .76)):
        with m.at(x, y, .46, turn=x * 90):
            sitework.helmet(m, PAPER)


def urn(m):
    """Water urn on its stand, with cups."""
    with m.at(4.6, 1.2, .12, turn=-12):
        for x in (-.24, .24):
            for y in (-.24, .24):
                m.box(x, y, 0, .05, .05, .8, STEEL, .004)
        m.box(0, 0, .78, .6, .6, .04, STEEL, .006)
        with m.at(z=.82):
            m.lathe([(.22, 0), (.24, .03), (.24, .52), (.26, .54), (.26, .58), (.2, .62), (.06, .64), (.06, .68), (0,
                .68)], PAPER, 40)
            m.rod((0, -.22, .1), (0, -.33, .1), .02, STEEL, 12)
            m.rod((0, -.31, .1), (0, -.31, .02), .016, STEEL, 10)
            for z in (.14, .42):
                m.ring(.243, .008, z, STEEL, sides=40)


@scene(
    light='night', sun=-24, size=(2400, 900),
    camera=dict(look=(-2.6, .3, 1.15), span=17.4, azimuth=-62, elevation=28, lens=55),
    alt='A notice board on a site at night with rows of pinned notes, one of them orange; before it a table with helmets and an open file.',
    focus=(0.66, 0.5),
)
def banner_notes(m):
    """Between two shifts at night: the notice board of a site with pinned notes, one orange; a table before it."""
    sheet.grid(m, -40, 40, -30, 40, 2, .025)
    m.box(1.4, -.4, 0, 8.6, 5.2, .12, CONCRETE)
    with m.at(1.2, 1.3, .12):
        board(m)
    with m.at(1.4, -1.1, .12, turn=-4):
        table(m)
    urn(m)
    with m.at(6.0, 5.0):
        sitework.cabin(m, PAPER, STEEL, 6)
    sitework.pallet(m, -3.9, 3.0, 12)
    sitework.pallet(m, -2.5, 3.6, -8)


def lot(m, x, y, i, j):
    """What lies on plot i, j."""
    kind = (i * 2 + j * 3) % 5
    with m.at(x, y):
        if (i, j) == (1, 1):
            sitework.pipe_stack(m, 11, .34, (6, 5, 4), ORANGE)
        elif kind == 0:
            sitework.pipe_stack(m, 11, .34, (6, 5, 4))
        elif kind == 1:
            sitework.beams(m, 0, 0, 7, 11)
        elif kind == 2:
            for k in range(3):
                sitework.plates(m, -4 + k * 4, 0, 6 + k, 3.4, 5)
        elif kind == 3:
            for a in range(5):
                for b in range(3):
                    sitework.pallet(m, -4.4 + a * 2.2, -2 + b * 2, 0)
        else:
            sitework.pipe_stack(m, 11, .18, (10, 9, 8, 7))


@scene(
    light='day', paper='sea', sun=-32, zenith=66, size=(2400, 900),
    camera=dict(look=(-10, 3.2, 0), span=94, azimuth=-90, elevation=90, flat=True),
    alt='White line drawing on petrol: a storage yard seen straight from above, pipes, beams, drums and crates on a grid of plots; one stack of pipes is orange.',
    focus=(0.75, 0.5),
)
def banner_policies(m):
    """A laydown yard in perfect order at night: pipes, plates, beams and crates on their plots, one stack orange."""
    sheet.grid(m, -120, 100, -80, 100, 7.5, .07)
    for i in range(5):
        for j in range(4):
            x, y = -8 + i * 15, -10 + j * 9
            sheet.plot(m, x - 6.6, y - 3.4, x + 6.6, y + 3.4, .12)
            lot(m, x, y, i, j)
    sitework.road(m, (-120, -19), (120, -19), 6, dashes=False)
    with m.at(18, -17.6, .06, turn=180):
        machines.pickup(m)
    with m.at(-17.5, 3, 0, turn=20):
        machines.forklift(m)
    for x in (-16, 29):
        with m.at(x, -14.8):
            sitework.mast(m, 11)


def tank_farm(m, mat=PAPER):
    """Four tanks in a bund."""
    process.bund(m, -25, -22, 25, 22, 1.4)
    for x in (-13, 12):
        for y in (-10.5, 11):
            with m.at(x, y):
                process.tank(m, 8.5, 10, mat)


def orange_farm(m):
    """The highlighted plot."""
    tank_farm(m, ORANGE)


def unit(m):
    """Columns, heater and coolers behind a rack."""
    with m.at(-24, -14):
        pipework.rack(m, 48, 8, 6, (5, 7.5))
        pipework.pipes(m, 48, 5, [(-2, .3), (-.5, .35), (1.4, .3)])
        pipework.pipes(m, 48, 7.5, [(-1.6, .4), (.2, .3), (1.8, .4)])
    for x, r, h in ((-18, 1.8, 22), (-9, 1.3, 30), (0, 2.1, 26), (9, 1.4, 19)):
        with m.at(x, 2):
            process.column(m, r, h, tuple(range(7, int(h), 6)), turn=-40)
    with m.at(18, 8):
        process.heater(m, 11, 6, stack=26)
    with m.at(-18, 16):
        process.air_cooler(m, 24, 7, 5, 4)


def halls(m):
    """Two clad halls."""
    for y in (-18, 3):
        with m.at(22, y, turn=90):
            buildings.hall(m, 44, 16, 8, 10.5, 11, clad=1, roof=1, purlins=False, rails=False)
            m.box(8, 44.3, .2, 15.5, .2, 8, PAPER)
            for x in (8,):
                m.box(x, -.4, .2, 15.8, .2, 8.2, PAPER)


def spheres(m):
    """Four spheres in a bund."""
    process.bund(m, -25, -22, 25, 22, 1.0)
    for x in (-13, 12):
        for y in (-10, 11):
            with m.at(x, y):
                process.sphere(m, 7.5)


@scene(
    light='night', sun=-28, zenith=60, size=(2400, 900),
    camera=beside((30, 10, 0), 330, -90, 90, share=.7, flat=True),
    alt='An industrial city at night, seen straight from above: plots with tanks, columns, halls and spheres between roads; one tank farm is orange.',
    focus=(0.68, 0.5),
)
def banner_portfolio(m):
    """An industrial city from high up at night: plots with plants of all sizes, one plot in orange."""
    sheet.grid(m, -400, 300, -200, 400, 20, .15)
    for x in (-62, 2, 66, 130, 194):
        sitework.road(m, (x, -200), (x, 300), 9, dashes=False)
    for y in (-58, 2, 62, 122):
        sitework.road(m, (-66.5, y), (400, y), 9, dashes=False, z=.03)
        for x in (-62, 2, 66, 130, 194):
            m.box(x, y, 0, 9.1, 9.1, .25, ASPHALT, 0)
    plots = {(0, 0): tank_farm, (1, 0): unit, (2, 0): halls, (0, 1): halls, (1, 1): orange_farm, (2, 1): spheres,
             (0, 2): unit, (1, 2): halls, (2, 2): tank_farm, (3, 1): unit, (3, 0): spheres, (3, 2): tank_farm}
    for (i, j), draw in plots.items():
        with m.at(-30 + i * 64, -28 + j * 60):
            sheet.plot(m, -26, -23, 26, 23, .25)
            draw(m)


@scene(
    light='night', sun=-20, size=(2400, 900),
    camera=dict(look=(-5.5, 1, 2.6), span=64, azimuth=-60, elevation=30, lens=55),
    alt='Steel frame, tank, exchangers, drum and pumps joined by pipework at night, the line that runs through all of them in orange.',
    focus=(0.7, 0.5),
)
def banner_services(m):
    """Five trades side by side on one plate at night: steel, tank, exchanger, pipe, pump; the valve between them orange."""
    sheet.grid(m, -90, 90, -60, 90, 5, .05)
    m.box(8, 3, 0, 40, 16, .2, CONCRETE)
    with m.at(-7, 4, .2):
        process.tank(m, 4.2, 6.5, wind=1, stair=-130)
    with m.at(2.5, 1, .2):
        steel.frame(m, [0, 5], [0, 5], [3.2, 6.4], STEEL, .28, .34)
        steel.deck(m, 2.5, 2.5, 3.3, 5.4, 5.4)
        with m.at(2.5, 2.5, 3.3):
            process.drum(m, 4.4, .9, 1.5, top=False)
        steel.stair(m, (-4.2, .6, 0), (-.3, .6, 3.3))
    for y in (0, 2.8):
        with m.at(14, y, .2):
            process.exchanger(m, 6, .7, 1.6)
    with m.at(13, 7.5, .2):
        process.column(m, 1.2, 13, (6, 11.5), turn=-40)
    for x in (20.5, 23.6, 26.7):
        with m.at(x, 1.2, .2, turn=-90):
            process.pump(m, 1.0, guard=STEEL)
    z = .85
    m.tube([(-7, -1, z), (-7, -3.4, z), (18.4, -3.4, z), (18.4, -3.4, 2.4), (24, -3.4, 2.4), (24, -3.4, z), (40,
        -3.4, z)], .26, ORANGE, .7, 24)
    for x in (-4, 1.6, 12):
        pipework.flange(m, (x, -3.4, z), (1, 0, 0), .26, ORANGE)
        m.box(x + 1.2, -3.4, .2, .5, .6, .42, CONCRETE)
    for x in (5.5, 30):
        pipework.valve(m, (x, -3.4, z), (1, 0, 0), .26, STEEL, STEEL)
    for x in (20.5, 23.0):
        pipework.flange(m, (x, -3.4, 2.4), (1, 0, 0), .26, ORANGE)
