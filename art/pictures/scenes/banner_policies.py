"""Banners of the policies."""
from math import cos, pi, sin

from kit import buildings, documents, pipework, sheet, sitework
from kit.figure import SIDE, mirror, worker
from kit.palette import CONCRETE, INK, LINE, MIST, ORANGE, PAPER, SAND, STEEL
from kit.scene import BANNER, beside, scene


def locked_wheel(m, x, z, radius):
    """Two-part cover over a hand wheel, with padlock and tag towards -y."""
    with m.at(x, 0, z):
        m.lathe([(0, -.1), (radius - .05, -.1), (radius, -.05), (radius, .05), (radius - .05, .1), (.2, .12), (.2, .2),
            (0, .2)], ORANGE, 48)
        m.box(0, -radius - .02, -.06, .3, .12, .12, ORANGE)
        m.tube([(-.08, -radius - .08, -.2), (-.08, -radius - .08, .04), (.08, -radius - .08, .04),
            (.08, -radius - .08, -.2)], .022, STEEL, .06, 8)
        m.box(0, -radius - .08, -.46, .26, .12, .27, ORANGE)
        m.box(0, -radius - .17, -.85, .24, .02, .34, PAPER, 0)


def broken_line(m):
    """The line with its joint taken out: blinds on both ends, a drip tray below, a locked valve on either side."""
    z, r = 1.35, .32
    for a, b in ((-30, -.5), (.5, 30)):
        m.rod((a, 0, z), (b, 0, z), r, PAPER, 32)
    for s in (-1, 1):
        pipework.flange(m, (s * .56, 0, z), (1, 0, 0), r, PAPER, blind=True, bolt_mat=STEEL)
        pipework.valve(m, (s * 3.0, 0, z), (1, 0, 0), r, STEEL, STEEL)
        locked_wheel(m, s * 3.0, z + r * 5 + .25, .66)
        for x in (1.5, 5.4, 9.5, 14):
            m.box(s * x, 0, 0, .7, .9, .18, CONCRETE)
            m.box(s * x, 0, .18, .2, .5, .78, STEEL)
            m.box(s * x, 0, .94, .5, .6, .08, STEEL)
        pipework.flange(m, (s * 8.0, 0, z), (1, 0, 0), r, PAPER)
        m.tube([(s * 4.35, 0, z + r), (s * 4.35, 0, z + .75), (s * 4.35, -.5, z + .75)], .06, STEEL, .12, 10)
        pipework.valve(m, (s * 4.35, 0, z + .55), (0, 0, 1), .06, STEEL, PAPER, up=(0, -1, 0))
    m.box(0, 0, .02, 1.6, 1.1, .05, STEEL, 0)
    for y in (-.55, .55):
        m.box(0, y, .02, 1.6, .05, .2, STEEL, 0)
    for x in (-.8, .8):
        m.box(x, 0, .02, .05, 1.1, .2, STEEL, 0)
    for y, r2 in ((2.6, .24), (3.5, .3), (4.5, .2)):
        m.rod((-30, y, 1.1), (30, y, 1.1), r2, STEEL if y == 3.5 else PAPER, 24)
    for x in range(-28, 30, 5):
        m.box(x, 3.5, 0, .3, 3.2, .8, CONCRETE)


def permit_board(m):
    """Where the permits of the shift hang: board, pocket sheets, a box of keys with one lock for each crew."""
    documents.notice_board(m, 2.6, 1.0, 2.35)
    for i in range(4):
        for j in range(2):
            documents.pinned(m, -.93 + i * .62, 2.02 - j * .64, .42, .52, PAPER if (i + j) % 3 else MIST, 7)
    with m.at(-2.3, -.1):
        m.box(0, 0, 0, .5, .5, .06, STEEL)
        m.rod((0, 0, .06), (0, 0, 1.0), .05, STEEL, 10)
        m.box(0, 0, 1.0, .8, .4, .5, PAPER)
        for i in range(4):
            m.tube([(-.27 + i * .18, -.24, 1.2), (-.27 + i * .18, -.24, 1.31), (-.19 + i * .18, -.24, 1.31),
                (-.19 + i * .18, -.24, 1.2)], .014, STEEL, .03, 6)
            m.box(-.23 + i * .18, -.24, 1.08, .13, .06, .13, STEEL, 0)


STOP = [(.19, .01, 1.395), (.31, -.04, 1.6), (.27, -.08, 1.9)]       # a hand above the head


def fence(m):
    """Barriers round the place of work, open towards the board."""
    for a, b in (((-6, -2.2), (3.0, -2.2)), ((-6, -1.6), (-6, 1.4)), ((6.6, -1.6), (6.6, 1.4))):
        sitework.barrier(m, a, b, PAPER, PAPER, 2.3)


@scene(
    light='night', sun=-30, size=BANNER,
    camera=beside((.3, -1.2, .95), 14.5, -63, 27, share=.66),
    alt='A pipe opened at a flange for work at night, blinds on both ends; the locked covers on its two valves are orange, and a scale figure at the barrier raises a hand.',
    focus=(0.95, 0.5),
)
def banner_hse_policy(m):
    """A line break at night, isolated: the two valves locked under orange covers, permits on the board beside."""
    sheet.grid(m, -40, 40, -30, 40, 2, .022)
    m.box(0, .8, -.06, 26, 10, .08, CONCRETE, 0)
    broken_line(m)
    fence(m)
    with m.at(5.6, -3.5, .02, turn=-8):
        permit_board(m)
    with m.at(-3.9, -3.2, .02, turn=20):
        m.box(0, 0, 0, 1.1, .5, .5, STEEL)
        m.box(0, 0, .5, 1.14, .54, .08, PAPER)
    worker(m, -1.4, -3.1, 20, [STOP, mirror(SIDE)], PAPER, PAPER)


def dormitory(m, mat, cover):
    """Room for two, roof off: beds, lockers, a desk at the window, a basin."""
    buildings.room(m, 5.2, 5.4, 2.6, wall=mat)
    for x, made in ((1.2, cover), (4.1, MIST)):
        buildings.bed(m, x, 4.0, 0, 0, 1.1, PAPER, made)
    buildings.table(m, 2.65, 4.7, 0, .6, .7, .74, PAPER)
    for i in range(2):
        m.box(.35, .6 + i * .75, 0, .6, .7, 1.9, STEEL if i else MIST)
        m.box(.66, .6 + i * .75, .9, .03, .06, .2, PAPER, 0)
    pipework.washbasin(m, 4.9, 1.4, 0, 90)
    buildings.rug(m, 2.6, 2.4, 1.3, 2.0, .02)


@scene(
    light='day', paper='white', sun=-34, zenith=48, size=BANNER,
    camera=dict(look=(6.6, 2.6, 0), span=31, azimuth=-90, elevation=90, flat=True),
    alt='Ink plan of an accommodation without roofs: two beds, lockers, desk and basin in each room, tables in the court; one bed is orange.',
    focus=(0.5, 0.5),
)
def banner_privacy_policy(m):
    """Where people live: rooms for two, a shaded court before them, one bed made in orange."""
    sheet.grid(m, -60, 60, -40, 60, 3, .03)
    m.box(8, 0, -.2, 26, 19, .22, CONCRETE, 0)
    for i in range(4):
        with m.at(-3 + i * 5.4, 2.4 + .004 * (i % 2), .1 + .004 * (i % 2)):
            dormitory(m, PAPER, ORANGE if i == 1 else MIST)
    m.box(18.5, 5.1, .1, .2, 5.4, 2.6, PAPER)
    for i in range(4):
        x = -3 + i * 5.4
        m.box(x + .95, 2.3, .1, 1.9, .18, 1.0, PAPER)
        m.box(x + 4.15, 2.3, .1, 2.1, .18, 1.0, PAPER)
        buildings.pot(m, x + 3.3, 1.5, .02, 1.3)
    for x in (1.5, 9.0):
        buildings.table(m, x, -1.6, .02, 2.4, 1.1, .74, PAPER, 4)
    for x in (5.2, 12.6):
        m.box(x, -1.8, .02, 2.6, .5, .45, SAND)
    for x, y in ((-9.5, 3), (-8.5, -4)):
        buildings.tree(m, x, y, 4.0)
    with m.at(15.6, -1.2, .02):
        m.box(0, 0, 0, .5, .5, 1.2, PAPER)
        m.lathe([(.16, 1.2), (.19, 1.3), (.19, 1.6), (.06, 1.68), (0, 1.68)], MIST, 28)


def microphone(m):
    """Desk microphone on a round foot, its neck bent towards -y."""
    m.lathe([(.06, 0), (.06, .012), (.045, .022), (.013, .028), (.011, .05), (0, .05)], STEEL, 48)
    m.tube([(0, 0, .04), (0, 0, .17), (0, -.05, .22)], .007, STEEL, .05, 14)
    with m.at(0, -.045, .215, tip=48):
        m.lathe([(.009, -.005), (.018, .03), (.03, .09), (.036, .096), (.036, .106)], ORANGE, 40)
        m.ball(0, 0, .128, .042, ORANGE, 40)
        for z in (.108, .128, .148):
            m.ring((.0425 ** 2 - (z - .128) ** 2) ** .5, .0016, z, INK, sides=40)
        for k in range(4):
            t = pi * k / 4
            m.tube([(.0425 * cos(a) * cos(t), .0425 * cos(a) * sin(t), .128 + .0425 * sin(a))
                for a in (pi * i / 14 for i in range(15))], .0012, INK, 0, 6)


def padlocked(m):
    """Closed document case with a padlock on its hasp."""
    m.box(0, 0, 0, .34, .25, .085, STEEL, .008)
    m.box(0, 0, .046, .344, .254, .004, INK, 0)
    m.box(0, -.128, .03, .03, .006, .04, PAPER, 0)
    m.tube([(-.01, -.136, .028), (-.01, -.136, .044), (.01, -.136, .044), (.01, -.136, .028)], .003, STEEL, .008, 8)
    m.box(0, -.136, .004, .034, .014, .026, PAPER, .003)
    m.tube([(-.05, -.126, .06), (-.05, -.15, .066), (.05, -.15, .066), (.05, -.126, .06)], .006, STEEL, .015, 8)


@scene(
    light='night', sun=-34, size=BANNER,
    camera=beside((.5, -.4, 1.3), 12.4, -64, 28),
    alt='An orange microphone on a table at night, printed sheets fanned out before it and a locked document case behind.',
    focus=(0.88, 0.5),
)
def banner_public_statement(m):
    """What is said and what is kept: the microphone orange, the sheets open, the case behind it locked."""
    sheet.grid(m, -20, 20, -15, 20, 1, .009)
    with m.at(scale=10):
        with m.at(.06, .02, turn=-22):
            microphone(m)
        for k in range(4):
            with m.at(-.03 + .035 * k, -.2 + .008 * k, .0014 * k, turn=26 - 13 * k):
                documents.sheet_of_paper(m, .148, .21, PAPER, inset=.01)
                for i in range(7):
                    m.box(-.01 if i % 3 else 0, .06 - i * .013, .0014, .1 if i % 3 == 0 else .08, .003, .0006,
                        STEEL if i == 0 else LINE, 0)
        with m.at(.3, .22, turn=-14):
            padlocked(m)
        for k in range(7):
            m.box(.36, -.1, k * .0018, .148, .21, .0015, PAPER if k % 2 else SAND, 0)
        with m.at(-.2, .14, turn=35):
            m.box(0, 0, 0, .1, .14, .012, MIST, .003)
            m.rod((.07, -.05, .005), (.07, .07, .005), .0045, STEEL, 12)
