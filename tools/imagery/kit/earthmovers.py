"""Large machines of earthworks and mines: motor grader, haul truck."""
from .palette import INK, PAPER, SAND, STEEL
from .vehicles import side_body, wheel


def grader(m, mat=PAPER, blade=-32):
    """Motor grader, 9 m, nose at +x; the blade hangs askew under its arched frame."""
    for x in (-3.4, -1.9, 3.6):
        for y in (-.95, .95):
            wheel(m, x, y, .66, .42, mat)
    m.box(-2.65, 0, .6, 3.0, 1.1, .45, STEEL)
    m.rod((3.6, -.9, .66), (3.6, .9, .66), .12, STEEL, 10)
    side_body(m, [(-4.2, 1.0), (-1.2, 1.0), (-1.2, 2.0), (-3.9, 2.0), (-4.2, 1.7)], 1.5, mat)
    for i in range(5):
        m.box(-3.8 + i * .32, 0, 1.2, .16, 1.54, .55, STEEL, 0)
    m.box(-4.3, 0, 1.05, .16, 1.3, .7, STEEL)
    frame = [(-1.2, 0, 1.6), (-.2, 0, 1.75), (1.6, 0, 1.8), (3.0, 0, 1.35), (3.75, 0, .95)]
    for a, b in zip(frame, frame[1:]):
        m.bar(a, b, .42, .42, mat)
    m.box(3.8, 0, .7, .5, .7, .6, mat)
    m.box(4.15, 0, .75, .18, 1.1, .55, STEEL)
    for y in (-.5, .5):
        m.box(-.6, y * 1.3, 1.75, 1.5, .07, 1.7, mat, 0)
    m.box(-.6, 0, 2.0, 1.42, 1.5, 1.35, INK)
    m.box(-.6, 0, 3.4, 1.75, 1.7, .12, mat)
    m.rod((-2.6, -.45, 2.0), (-2.6, -.45, 2.9), .08, STEEL, 12)
    for y in (-.55, .55):
        m.bar((3.3, 0, 1.1), (.9, y, .95), .14, .16, mat)
    for y in (-.75, .75):
        m.rod((1.3, y * .5, 2.1), (.9, y * 1.1, .9), .07, STEEL, 10)
        m.rod((1.3, y * .5, 1.85), (1.3, y * .5, 2.35), .11, STEEL, 12)
    with m.at(.85, 0, .62, turn=blade):
        m.rod((0, 0, .18), (0, 0, .34), .78, STEEL, 36)
        m.box(-.35, 0, -.05, .3, 1.0, .3, STEEL)
        m.sweep([(.1, -.56), (.02, -.4), (-.02, -.16), (.05, .08), (.12, .08), (.06, -.16), (.1, -.38), (.17, -.54)],
            [(.2, -1.95, 0), (.2, 1.95, 0)], mat)
    for y in (-.8, .8):
        m.rod((4.0, y * .6, 1.3), (4.0, y * .6, 2.6), .02, STEEL, 6)
    m.rod((.95, 1.2, .8), (.95, 1.2, 3.2), .035, STEEL, 8)
    with m.at(.95, 1.2, 3.2):
        m.lathe([(.16, 0), (.16, .08), (.05, .14), (0, .14)], PAPER, 20)


def haul_truck(m, mat=PAPER, body=STEEL, load=SAND):
    """Mine truck of 220 t, 14 m long and 8.5 m wide, nose at +x."""
    for x, pair in ((3.9, (3.3,)), (-2.6, (2.05, 3.35))):
        for y in pair:
            for s in (-1, 1):
                m.rod((x, s * y - .58, 1.75), (x, s * y + .58, 1.75), 1.75, INK, 40)
                m.rod((x, s * y - .61, 1.75), (x, s * y + .61, 1.75), .9, mat, 28)
                m.rod((x, s * y - .63, 1.75), (x, s * y + .63, 1.75), .3, STEEL, 16)
    m.box(.6, 0, 1.7, 11.4, 2.2, 1.0, STEEL)
    m.rod((-2.6, -2.6, 1.75), (-2.6, 2.6, 1.75), .7, STEEL, 20)
    m.rod((3.9, -2.6, 1.75), (3.9, 2.6, 1.75), .45, STEEL, 20)
    m.box(5.9, 0, 1.5, 1.0, 4.6, 2.9, mat)
    for i in range(7):
        m.box(6.42, 0, 1.8 + i * .34, .06, 3.0, .16, STEEL, 0)
    m.box(5.0, 0, 4.3, 3.4, 7.6, .25, mat)
    m.box(4.9, 2.2, 4.55, 2.2, 2.2, 1.9, mat)
    m.box(4.9, 2.2, 5.2, 2.26, 2.26, .8, INK)
    m.box(4.6, -2.4, 4.55, 1.6, 1.6, .9, mat)
    side_body(m, [(-6.6, 4.0), (-1.6, 3.0), (3.0, 3.2), (3.9, 6.7), (6.4, 6.9), (6.4, 7.15), (3.2, 7.0), (-6.4, 5.9)],
        7.4, body)
    for i in range(6):
        x = -5.6 + i * 1.55
        m.box(x, 0, 3.9 if i < 2 else 3.5, .22, 7.62, 2.0 if i < 2 else 2.6, body, 0)
    points = [(-5.9, -3.2, 5.95), (2.9, -3.2, 6.95), (2.9, 3.2, 6.95), (-5.9, 3.2, 5.95), (-3.6, -.8, 7.6), (1.2, -.8,
        8.2), (1.2, .8, 8.2), (-3.6, .8, 7.6)]
    m.add((points, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]), load)
    for y in (-3.6, 3.6):
        for z in (5.2, 5.75):
            m.rod((3.4, y, z), (6.6, y, z), .05, mat, 6)
        for x in (3.4, 5, 6.6):
            m.rod((x, y, 4.5), (x, y, 5.75), .05, mat, 6)
    m.bar((6.7, -2.9, .9), (6.7, -2.9, 4.4), .9, .08, STEEL)
    for i in range(9):
        m.box(6.72, -2.9, 1.0 + i * .4, .16, .9, .06, STEEL, 0)
