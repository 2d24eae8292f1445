"""The gate's helmet rack: three shelves of helmets, two places empty; one orange helmet beside its buddy's."""
from kit import documents, protection, sheet
from kit.palette import INK, MIST, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(2.4, -.6, 4.2), span=39, azimuth=-56, elevation=32, lens=55)
ALT = 'A rack of white helmets at a site gate; on the bench before it an orange one stands beside a white one, over two pairs of boots.'
FOCUS = (0.5, 0.5)
PLACES = (-1.0, -.6, -.2, .2, .6, 1.0)


def build(m):
    sheet.grid(m, -60, 60, -60, 60, 4, .03)
    with m.at(scale=10):
        rack(m)
        bench(m)
        plan(m)


def rack(m):
    """Stepped rack of three shelves on angle frames."""
    for k in range(3):
        y, z = .2 + k * .34, .55 + k * .27
        m.box(0, y, z - .03, 2.56, .36, .03, SAND, .004)
        m.box(0, y - .191, z - .06, 2.6, .02, .058, STEEL, .003)
        for i, x in enumerate(PLACES):
            if (k, i) in ((0, 2), (0, 3)):
                m.rod((x, y, z), (x, y, z + .012), .06, STEEL, 24)
                continue
            with m.at(x, y, z, turn=-90 + ((i * 5 + k * 3) % 5 - 2) * 3):
                protection.helmet(m, STEEL if (k, i) in ((1, 1), (2, 3)) else PAPER)
    for x in (-1.22, 0, 1.22):
        for y, top in ((.06, .52), (.4, .79), (.74, 1.06), (1.06, 1.06)):
            m.box(x, y, 0, .05, .05, top, STEEL, .004)
            m.box(x, y, 0, .1, .1, .012, STEEL, 0)
        m.bar((x, .06, .12), (x, 1.06, .12), .04, .05, STEEL)
        m.bar((x, .06, .4), (x, 1.06, .98), .03, .05, STEEL)
    m.bar((-1.22, 1.06, .3), (0, 1.06, .95), .03, .04, STEEL)
    m.bar((1.22, 1.06, .3), (0, 1.06, .95), .03, .04, STEEL)


def bench(m):
    """Bench in front with the two helmets, gloves, and two pairs of boots beneath."""
    for y in (-.62, -.5, -.38):
        m.box(0, y, .4, 1.7, .1, .035, SAND, .004)
    for x in (-.7, .7):
        m.box(x, -.5, .36, .06, .36, .04, STEEL, .004)
        for y in (-.65, -.35):
            m.bar((x, y * .94 - .03, .37), (x, y, .012), .045, .045, STEEL)
            m.box(x, y, 0, .11, .11, .014, STEEL, 0)
    m.bar((-.7, -.5, .16), (.7, -.5, .16), .03, .04, STEEL)
    with m.at(-.12, -.5, .435, turn=-72):
        protection.helmet(m, ORANGE)
    with m.at(.26, -.49, .435, turn=-108):
        protection.helmet(m, PAPER)
    with m.at(0, 0, .435):
        protection.glove(m, .56, -.45, 64)
        protection.glove(m, .67, -.53, 100)
    for x in (-.28, -.14, .16, .31):
        with m.at(x, -.56 - (.03 if x in (-.14, .31) else 0), 0, turn=-88 + x * 18):
            protection.boot(m, STEEL if x < 0 else INK)


def plan(m):
    """The walkway plan on an easel: a path across a grid, moved once."""
    with m.at(1.42, -.52, 0, turn=-16):
        m.box(0, 0, 0, .9, .66, .03, MIST, .006)
        documents.sheet_of_paper(m, .84, .594, PAPER, .03, STEEL, .02)
        for x in (-.3, -.12, .06):
            m.box(x, .08, .0315, .005, .36, .001, STEEL, 0)
        for y in (-.1, .08, .26):
            m.box(-.1, y, .0315, .56, .005, .001, STEEL, 0)
        for a, b in (((-.36, -.2), (-.02, -.2)), ((-.02, -.2), (-.02, .17)), ((-.02, .17), (.3, .17))):
            m.bar((*a, .033), (*b, .033), .02, .002, INK)
        for x, y in ((-.4, .28), (.4, .28), (-.4, -.28)):
            m.rod((x, y, .03), (x, y, .05), .016, STEEL, 16)
