"""Wide pictures inside text pages: a detail of the work, or the place of a banner seen from near."""
from kit import documents, pipework, sheet, sitework, steel
from kit.figure import FRONT, HOLDING, RAISED, REACHING, SIDE, STANDING, mirror, worker
from kit.palette import CONCRETE, INK, MIST, ORANGE, PAPER, SAND, STEEL
from kit.scene import BANNER, scene

from .banner_company import banner_our_history, banner_vision
from .banner_compliance import deed, stamp
from .hero import hero_safety


@scene(
    light='day', sun=-30, size=BANNER,
    camera=dict(look=(10.6, -4, 13.2), span=17, azimuth=-66, elevation=14, lens=55),
    alt='Three lifts of a scaffold round a vessel from near: boards, orange guard rails and toe boards; two scale figures work on them.',
)
def scaffold_bay(m):
    """The scaffold round the column from near, with its crew."""
    hero_safety(m)
    with m.at(0, 0, 13.28):
        worker(m, 7.2, -3.6, 150, [REACHING, mirror(REACHING)], MIST)
        worker(m, 10.2, -3.2, -150, [RAISED, mirror(SIDE)], PAPER)


@scene(
    light='day', sun=-34, size=BANNER,
    camera=dict(look=(.2, .6, 1.05), span=14.4, azimuth=-64, elevation=22, lens=55),
    alt='Scale figures in helmets bolt flanges on three pipe stands in front of a steel frame; one of them has an orange vest.',
)
def training_bay(m):
    """Apprentices at flanges on stands, the instructor between them."""
    sheet.grid(m, -30, 30, -20, 40, 1, .014)
    m.box(0, 1.5, 0, 17, 8, .1, CONCRETE)
    with m.at(-6, 2.6, .1):
        steel.frame(m, [0, 4, 8, 12], [0, 3], [3.4], STEEL, .22, .28)
    for x in (-4.4, .6, 5.2):
        for dx in (-1.1, 1.1):
            sitework.trestle(m, x + dx, 0, .66, .9)
        pipework.run(m, [(x - 1.7, 0, .98), (x + 1.7, 0, .98)], .24, PAPER, 40)
        for dx in (0, -1.75, 1.75):
            pipework.flange(m, (x + dx, 0, .98), (1, 0, 0), .24, STEEL)
        worker(m, x - .1, -.68, 180, [REACHING, mirror(REACHING)], MIST, PAPER)
    worker(m, -2.1, -.9, 130, [RAISED, mirror(FRONT)], ORANGE, PAPER)
    worker(m, 3.2, -.5, 150, HOLDING, MIST, PAPER)
    worker(m, 1.7, .75, 20, [REACHING, mirror(SIDE)], MIST, PAPER)
    m.box(-6.9, -1.2, .1, .9, .5, .85, STEEL)
    m.box(7.4, -1.0, .1, 1.6, .7, .8, SAND)
    for i in range(4):
        m.bar((6.9 + i * .32, -1.2, .92), (6.9 + i * .32, -.8, .92), .05, .03, INK)


@scene(
    light='day', sun=-50, zenith=60, size=BANNER,
    camera=dict(look=(0, .3, .1), span=17.6, azimuth=-90, elevation=68, lens=85),
    alt='Six sealed sheets in a row on a table, seen from above; behind them a row of files, one of them orange, and three stamps.',
)
def six_documents(m):
    """The six documents of a supplier before they go into his file."""
    sheet.grid(m, -30, 30, -20, 30, 1, .012)
    with m.at(scale=10):
        for i, (turn, mat) in enumerate(((3, STEEL), (-2, MIST), (1, STEEL), (-3, STEEL), (2, MIST), (-1, STEEL))):
            deed(m, -.64 + i * .256, -.12, turn, wafer=mat)
        for i in range(7):
            with m.at(-.42 + i * .083, .19):
                documents.binder(m, ORANGE if i == 4 else (STEEL, PAPER, MIST)[i % 3], label=SAND if i == 4 else PAPER)
        for x in (.42, .52, .62):
            stamp(m, x, .16)


@scene(
    light='day', sun=-32, size=BANNER,
    camera=dict(look=(.4, .2, 1.15), span=11.5, azimuth=-62, elevation=18, lens=55),
    alt='A scale figure in an orange vest raises a hand at the flange of a pipe; two fitters wait behind it, a fourth figure stands apart.',
)
def hold_point(m):
    """A hold point: the inspector has stopped the joint, the fitters wait."""
    sheet.grid(m, -30, 30, -20, 40, 1, .014)
    for x in (-5, -1.6, 1.9, 5.2):
        sitework.trestle(m, x, .6, .72, 1.0)
    pipework.run(m, [(-12, .6, 1.0), (12, .6, 1.0)], .3, PAPER, 44)
    pipework.flange(m, (.2, .6, 1.0), (1, 0, 0), .3, STEEL)
    pipework.valve(m, (-3.4, .6, 1.0), (1, 0, 0), .3, STEEL, STEEL)
    m.box(.2, .16, .62, .26, .012, .36, ORANGE)
    worker(m, 1.25, -.45, -62, [RAISED, mirror(FRONT)], ORANGE, PAPER)
    worker(m, -1.1, -.5, 96, [SIDE, mirror(SIDE)], MIST, PAPER)
    worker(m, -1.9, -1.3, 78, HOLDING, MIST, PAPER)
    worker(m, 3.5, -.55, -120, STANDING, PAPER, PAPER)
    m.box(2.6, -1.5, 0, .9, .42, .38, STEEL)
    sitework.pallet(m, -4.6, -1.8, 12, load=SAND)
    with m.at(1, 4.6):
        sitework.pipe_stack(m, 9, .3, (5, 4, 3))


@scene(
    light='night', sun=200, size=BANNER,
    camera=dict(look=(2, 8, 6.4), span=58, azimuth=118, elevation=20, lens=55),
    alt='The plant of the banner from behind at night: thin lines on the right become built columns, drums and pipe racks on the left.',
)
def plant_half_built(m):
    """The plant of the vision from the side of its tanks."""
    banner_vision(m)


@scene(
    light='day', sun=-40, size=BANNER,
    camera=dict(look=(62, 8, 3), span=94, azimuth=-48, elevation=22, lens=55),
    alt='A large workshop with an orange roof and a crawler crane in its yard; smaller yards follow along the road behind it.',
)
def joint_yard(m):
    """The yard of the company that the four founded."""
    banner_our_history(m)
