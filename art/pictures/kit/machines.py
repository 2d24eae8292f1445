"""Vehicles, earthmovers, cranes and conveyors."""
from math import cos, radians, sin

from .palette import CONCRETE, INK, ORANGE, PAPER, SAND, STEEL
from .steel import base_plate, end_plate, ladder, lattice, rail


def wheel(m, x, y, radius=.5, width=.35, hub=PAPER):
    """Wheel standing at x, y, axle along y."""
    m.rod((x, y - width / 2, radius), (x, y + width / 2, radius), radius, INK, 24)
    m.rod((x, y - width / 2 - .03, radius), (x, y + width / 2 + .03, radius), radius * .5, hub, 14)


def side_body(m, outline, width, mat, y=0.0):
    """Body whose side view is outline (x, z), `width` across."""
    m.sweep(outline, [(0, y - width / 2, 0), (0, y + width / 2, 0)], mat)


def pickup(m, mat=PAPER):
    """Pick-up, 5.3 m, nose at +x."""
    side_body(m, [(-2.6, .55), (2.5, .55), (2.6, .95), (2.3, 1.12), (1.2, 1.2), (.6, 1.75), (-.7, 1.78), (-.95,
        1.15), (-2.6, 1.12)], 1.8, mat)
    side_body(m, [(-.75, 1.22), (1.05, 1.22), (.56, 1.68), (-.62, 1.7)], 1.84, INK)
    m.box(-1.75, 0, 1.0, 1.5, 1.5, .14, INK)
    for x in (-1.6, 1.6):
        for y in (-.82, .82):
            wheel(m, x, y, .4, .26)


def cab(m, mat=PAPER):
    """Lorry cab, front at x = 0, body towards -x."""
    side_body(m, [(0, .6), (.05, 1.6), (-.2, 3.0), (-2.2, 3.1), (-2.2, .6)], 2.45, mat)
    side_body(m, [(.07, 1.75), (-.12, 2.75), (-.2, 2.8), (-.2, 1.75)], 2.1, INK)
    side_body(m, [(-.35, 1.75), (-.42, 2.7), (-1.2, 2.7), (-1.2, 1.75)], 2.5, INK)
    m.box(.05, 0, .55, .25, 2.4, .4, STEEL)


def tipper(m, mat=PAPER, skip=SAND, raised=0):
    """Three-axle tipper, 8.5 m, nose at x = 0."""
    cab(m, mat)
    m.box(-5.2, 0, .8, 6.6, 1.1, .35, STEEL)
    with m.at(-8.2, 0, 1.2, roll=-raised):
        side_body(m, [(0, 0), (5.4, 0), (5.5, 1.5), (5.9, 1.75), (-.2, 1.5)], 2.45, skip)
        m.box(2.7, 0, 1.46, 5.0, 2.1, .12, 'earth')
        for i in range(5):
            m.box(.6 + i * 1.15, 0, .1, .12, 2.56, 1.3, skip)
    for x in (-1.2, -5.6, -7.0):
        for y in (-1.02, 1.02):
            wheel(m, x, y, .52, .4)


def mixer(m, mat=PAPER, drum=PAPER):
    """Transit mixer, nose at x = 0."""
    cab(m, mat)
    m.box(-5.2, 0, .8, 6.6, 1.1, .35, STEEL)
    with m.at(-8.0, 0, 2.7, roll=78):
        m.lathe([(.3, -.4), (.75, 0), (1.25, 2.0), (1.25, 3.2), (.85, 5.0), (.2, 5.2)], drum, 32)
        for z in (.5, 1.6, 3.0):
            m.ring(.85 + .16 * z if z < 2 else 1.27, .05, z, STEEL)
    m.box(-8.4, 0, 2.2, .9, 1.4, 1.1, STEEL)
    for x in (-1.2, -5.8, -7.2):
        for y in (-1.02, 1.02):
            wheel(m, x, y, .52, .4)


def lowboy(m, bed=10, mat=PAPER, deck=STEEL, axles=4):
    """Tractor and low-bed semi-trailer, nose at x = 0; bed centred at x = -(6 + bed / 2), top at 0.95 m."""
    cab(m, mat)
    m.box(-4.2, 0, .8, 4.6, 1.1, .35, STEEL)
    for x in (-1.2, -4.2, -5.5):
        for y in (-1.02, 1.02):
            wheel(m, x, y, .52, .4)
    side_body(m, [(-3.6, 1.25), (-3.6, 1.6), (-7.3, 1.6), (-8.0, .95), (-8.0 - bed, .95), (-8.6 - bed, 1.2),
                  (-9.2 - bed - axles * 1.3, 1.2), (-9.2 - bed - axles * 1.3, .9), (-8.4 - bed, .9), (-8.0 - bed,
                  .55), (-7.8, .55), (-7.0, 1.25)][::-1], 2.7, deck)
    for i in range(axles):
        for y in (-.95, .95):
            wheel(m, -9.2 - bed - i * 1.25, y, .42, .5)


def spmt(m, axles=8, mat=STEEL, deck=PAPER, power=True, length=1.4):
    """Self-propelled modular trailer along x centred at 0, 2.4 m wide, deck at 1.25 m."""
    total = axles * length
    m.box(0, 0, .95, total, 2.43, .3, deck)
    for i in range(axles + 1):
        m.box(-total / 2 + i * length, 0, 1.0, .08, 2.47, .27, mat)
    for i in range(axles):
        x = -total / 2 + (i + .5) * length
        for y in (-.72, .72):
            for w in (-.26, .26):
                m.rod((x, y + w - .13, .37), (x, y + w + .13, .37), .37, INK, 18)
            m.box(x, y, .35, .3, .2, .65, mat)
    if power:
        m.box(total / 2 + 1.1, 0, .6, 2.0, 2.43, .85, deck)
        for i in range(6):
            m.box(total / 2 + .4 + i * .28, 0, .7, .1, 2.47, .6, mat)


def excavator(m, mat=PAPER, arm=ORANGE, swing=0, reach=0.0):
    """Tracked excavator at the origin, boom towards +x before the swing."""
    tracks(m, 4.4, 2.5, .6, .95, STEEL)
    m.rod((0, 0, .8), (0, 0, 1.15), .8, STEEL, 24)
    with m.at(0, 0, 1.1, turn=swing):
        m.box(-.8, -.1, 0, 3.6, 2.6, .9, mat)
        m.box(-1.9, 0, .9, 1.3, 2.5, .5, mat)
        m.box(-2.55, 0, .05, .5, 2.6, 1.3, STEEL)
        m.box(.6, .85, .4, 1.5, 1.0, 1.6, mat)
        m.box(.7, .85, 1.0, 1.34, 1.04, .8, INK)
        boom = [(.9, .5), (3.2, 3.4), (5.4 + reach, 3.1)]
        for a, b in zip(boom, boom[1:]):
            m.bar((a[0], -.2, a[1]), (b[0], -.2, b[1]), .42, .55, arm)
        m.rod((3.2, -.45, 3.4), (3.2, .05, 3.4), .34, arm, 16)
        tip = (6.3 + reach, .2)
        m.bar((5.0 + reach, -.2, 3.7), (*[tip[0]], -.2, tip[1]), .34, .42, arm)
        m.rod((1.6, -.2, .4), (3.0, -.2, 2.8), .12, STEEL, 10)
        m.rod((3.6, -.2, 3.9), (5.0 + reach, -.2, 3.8), .1, STEEL, 10)
        side_body(m, [(tip[0] + .25, .35), (tip[0] + .1, -.5), (tip[0] - .5, -.85), (tip[0] - 1.0, -.6),
            (tip[0] - .85, -.1), (tip[0] - .2, .3)], 1.2, STEEL, -.2)
        for i in range(5):
            m.box(tip[0] - 1.0, -.65 + i * .23, -.75, .3, .07, .1, STEEL, 0)


def roller(m, mat=PAPER, drum=STEEL):
    """Tandem road roller along x."""
    for x in (-1.7, 1.7):
        m.rod((x, -.85, .6), (x, .85, .6), .6, drum, 36)
        for y in (-.92, .92):
            m.box(x, y, .5, 1.2, .1, .5, mat)
    side_body(m, [(-2.2, .95), (2.2, .95), (2.2, 1.35), (.9, 1.45), (-.9, 1.45), (-2.2, 1.35)], 1.7, mat)
    for x in (-.7, .7):
        for y in (-.7, .7):
            m.rod((x, y, 1.4), (x, y, 2.6), .05, STEEL, 8)
    m.box(0, 0, 2.6, 1.9, 1.8, .1, mat)
    m.box(-.2, 0, 1.45, .5, .6, .45, INK)


def paver(m, mat=ORANGE, screed=STEEL):
    """Asphalt paver, hopper at +x, screed at -x."""
    tracks(m, 3.4, 2.2, .4, .8, STEEL)
    m.box(-.4, 0, .75, 3.2, 2.5, .95, mat)
    side_body(m, [(1.2, .5), (3.2, .5), (3.5, 1.4), (1.2, 1.4)], .12, mat, -1.5)
    side_body(m, [(1.2, .5), (3.2, .5), (3.5, 1.4), (1.2, 1.4)], .12, mat, 1.5)
    m.box(2.3, 0, .55, 2.1, 2.9, .2, INK)
    m.box(2.2, 0, .7, 1.7, 2.6, .35, 'asphalt')
    for x in (-1.4, .4):
        for y in (-.9, .9):
            m.rod((x, y, 1.7), (x, y, 3.1), .05, STEEL, 8)
    m.box(-.5, 0, 3.1, 2.4, 2.3, .1, mat)
    m.box(-.9, 0, 1.7, .4, 1.5, .5, INK)
    m.box(-3.1, 0, .08, .9, 5.4, .5, screed)
    m.box(-3.5, 0, .45, .5, 5.4, .06, screed)
    for y in (-1.35, 1.35):
        m.bar((.8, y, .7), (-3.0, y, .45), .14, .24, screed)
    for i in range(6):
        m.rod((-3.7, -2.5 + i, .5), (-3.7, -2.5 + i, 1.3), .025, screed, 6)
    m.rod((-3.7, -2.5, 1.3), (-3.7, 2.5, 1.3), .025, screed, 6)


def forklift(m, mat=PAPER, lift=1.0):
    """Fork-lift, forks towards +x."""
    m.box(-.3, 0, .35, 2.0, 1.2, .8, mat)
    m.box(-1.2, 0, .4, .5, 1.25, 1.0, STEEL)
    for x in (-.8, .7):
        for y in (-.55, .55):
            m.rod((x, y, .95), (x, y, 2.15), .04, STEEL, 6)
            wheel(m, x * 1.05, y, .36, .25)
    m.box(-.05, 0, 2.15, 1.7, 1.2, .07, mat)
    for y in (-.35, .35):
        m.box(.95, y, .1, .12, .1, 3.0, STEEL)
        m.box(1.6, y, lift, 1.2, .14, .06, INK)
    m.box(1.05, 0, lift, .08, 1.0, .6, STEEL)


def bus(m, mat=PAPER):
    """Crew bus, 11 m, nose at +x."""
    side_body(m, [(-5.5, .4), (5.4, .4), (5.5, 1.5), (5.2, 3.1), (-5.5, 3.1)], 2.5, mat)
    m.box(-.3, 0, 1.6, 10.0, 2.54, 1.0, INK)
    for i in range(6):
        m.box(-4.6 + i * 1.8, 0, 1.55, .12, 2.58, 1.1, mat)
    for x in (-3.4, 3.4):
        for y in (-1.1, 1.1):
            wheel(m, x, y, .5, .35)


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


def hook(m, x, y, z, size=1.0, mat=STEEL, rope=None):
    """Hook block whose hook ends at height z; `rope` is the height its falls go up to."""
    s = size
    m.box(x, y, z + .75 * s, .5 * s, .3 * s, .7 * s, mat)
    m.rod((x, y - .2 * s, z + 1.2 * s), (x, y + .2 * s, z + 1.2 * s), .3 * s, mat, 20)
    m.rod((x, y, z + .4 * s), (x, y, z + .8 * s), .09 * s, mat, 8)
    curve = [(x + .2 * s * sin(radians(a)), y, z + .25 * s + .2 * s * cos(radians(a))) for a in range(0, 260, 20)]
    m.tube([(x, y, z + .5 * s)] + curve, .07 * s, mat, 0, 8)
    if rope:
        for i in (-1, 1):
            m.rod((x + i * .16 * s, y, z + 1.2 * s), (x + i * .16 * s, y, rope), max(.025, .025 * s), INK, 6)


def slings(m, point, ends, mat=INK, radius=.03):
    """Slings from the hook point to lifting points."""
    for e in ends:
        m.rod(point, e, radius, mat, 6)


def tracks(m, length, gauge, width, height, mat=STEEL):
    """Pair of crawler tracks along x with pads and rollers."""
    for s in (-1, 1):
        y = s * gauge / 2
        r = height / 2
        outline = [(length / 2 - r + r * cos(radians(a)), r + r * sin(radians(a))) for a in range(-90, 91, 15)]
        outline += [(-length / 2 + r + r * cos(radians(a)), r + r * sin(radians(a))) for a in range(90, 271, 15)]
        m.sweep([(-px, pz) for px, pz in outline], [(0, y - width / 2, 0), (0, y + width / 2, 0)], mat)
        n = int(length / .55)
        for i in range(n):
            x = -length / 2 + r + (length - 2 * r) * (i + .5) / n
            m.box(x, y, height - .01, .38, width + .16, .08, mat)
        for i in range(6):
            x = -length / 2 + r + (length - 2 * r) * i / 5
            m.rod((x, y - width / 2 - .06, r), (x, y + width / 2 + .06, r), r * .55, PAPER, 16)
    m.box(0, 0, height * .35, length * .28, gauge, height * .6, mat)


def crawler(m, boom=48, angle=68, slew=0, hook_at=12, body=PAPER, boom_mat=ORANGE, steel=STEEL, jib=0, jib_angle=40,
            scale=1.0, backmast=True):
    """Crawler crane at the origin; boom in metres, angle in degrees, slew about z.

    Returns the hook point (x, y, z) in the crane's own place. `jib` adds a luffing jib.
    """
    k = scale
    tracks(m, 9 * k, 6.6 * k, 1.3 * k, 1.35 * k, steel)
    m.rod((0, 0, 1.0 * k), (0, 0, 1.75 * k), 1.6 * k, steel, 32)
    with m.at(turn=slew):
        m.box(-1.6 * k, 0, 1.7 * k, 8.6 * k, 3.1 * k, .5 * k, steel)
        m.box(-2.4 * k, 0, 2.2 * k, 5.2 * k, 2.9 * k, 1.7 * k, body)
        for i in range(6):
            m.box(-4.2 * k + i * .55 * k, -1.47 * k, 2.6 * k, .32 * k, .06, .9 * k, steel)
        m.box(1.7 * k, 2.15 * k, 1.9 * k, 2.0 * k, 1.25 * k, 2.1 * k, body)
        m.box(1.95 * k, 2.15 * k, 2.75 * k, 1.62 * k, 1.29 * k, .95 * k, INK)
        for i in range(5):
            m.box(-5.6 * k, 0, (1.6 + i * .5) * k, 1.5 * k, 4.6 * k, .46 * k, body)
        for y in (-.7, 0, .7):
            m.rod((-.4 * k, y * k - .25, 4.1 * k), (-.4 * k, y * k + .25, 4.1 * k), .42 * k, steel, 18)
        deck_z = 3.92 * k
        rail(m, [(-4.8 * k, 1.35 * k, deck_z), (.1 * k, 1.35 * k, deck_z)], steel, .025)
        c, s = cos(radians(angle)), sin(radians(angle))
        foot = (1.9 * k, 0, 2.2 * k)
        w = max(1.5, boom / 26) * k
        def along(t, lift=0):
            return (foot[0] + c * t - s * lift, 0, foot[2] + s * t + c * lift)
        a, b = w * 2.2, boom - w * 2.2
        for y in (-1, 1):
            m.bar((foot[0], y * w * .5, foot[2]), (along(a)[0], y * w * .5, along(a)[2]), .22 * k, .3 * k, boom_mat)
        for t in (.3, .65):
            p = along(a * t)
            m.rod((p[0], -w * .5, p[2]), (p[0], w * .5, p[2]), .1 * k, boom_mat, 8)
        lattice(m, along(a), along(b), w, boom_mat, .075 * k)
        lattice(m, along(b), along(boom), w, boom_mat, .07 * k, 3, .45)
        tip = along(boom)
        m.rod((tip[0], -w * .3, tip[2]), (tip[0], w * .3, tip[2]), .55 * k, steel, 20)
        mast = (-5.2 * k, 0, 9.5 * k)
        if backmast:
            for y in (-1, 1):
                m.bar((-.2 * k, y * .9 * k, 2.4 * k), (mast[0], y * .7 * k, mast[2]), .22 * k, .28 * k, steel)
                m.rod((mast[0], y * .7 * k, mast[2]), (-5.4 * k, y * .9 * k, 3.6 * k), .05 * k, steel, 6)
                m.rod((mast[0], y * .65 * k, mast[2]), (tip[0] - s * .4, y * w * .25, tip[2] + c * .4), .04 * k,
                    steel, 6)
            m.rod((mast[0], -.9 * k, mast[2]), (mast[0], .9 * k, mast[2]), .22 * k, steel, 10)
        end = tip
        if jib:
            jc, js = cos(radians(jib_angle)), sin(radians(jib_angle))
            end = (tip[0] + jc * jib, 0, tip[2] + js * jib)
            lattice(m, tip, end, w * .62, boom_mat, .06 * k, None, .5)
            strut = (tip[0] - 3.5 * k * s, 0, tip[2] + 6 * k)
            m.rod(tip, strut, .14 * k, steel, 8)
            for y in (-.5, .5):
                m.rod((strut[0], y, strut[2]), (end[0], y * .4, end[2]), .04 * k, steel, 6)
                m.rod((strut[0], y, strut[2]), (mast[0], y * .7 * k, mast[2]), .04 * k, steel, 6)
            m.rod((end[0], -w * .2, end[2]), (end[0], w * .2, end[2]), .4 * k, steel, 18)
        x = end[0] + .5 * k
        hook(m, x, 0, hook_at, 1.3 * k, steel, end[2])
        h = radians(slew)
        return (x * cos(h), x * sin(h), hook_at)


def mobile(m, boom=36, angle=62, slew=90, hook_at=8, body=PAPER, boom_mat=ORANGE, steel=STEEL):
    """Telescopic crane on a carrier along x with outriggers out. Returns its hook point."""
    m.box(0, 0, .9, 12, 2.7, .5, steel)
    m.box(5.2, 0, 1.2, 1.9, 2.7, 1.9, body)
    m.box(5.6, 0, 2.1, 1.2, 2.74, .75, INK)
    m.box(0, 0, 1.4, 8, 2.4, .35, body)
    for x in (-4.6, -3.1, 1.6, 3.0, 4.9):
        for y in (-1.2, 1.2):
            m.rod((x, y - .25, .65), (x, y + .25, .65), .65, INK, 24)
            m.rod((x, y - .28, .65), (x, y + .28, .65), .3, PAPER, 16)
    for x in (-5.3, 2.3):
        m.box(x, 0, 1.0, .5, 7.4, .4, body)
        for y in (-3.6, 3.6):
            m.rod((x, y, .1), (x, y, 1.3), .14, steel, 10)
            m.box(x, y, 0, 1.1, 1.1, .14, steel)
    with m.at(-1.2, 0, 1.75, turn=slew):
        m.rod((0, 0, -.1), (0, 0, .35), 1.1, steel, 32)
        m.box(-.9, 0, .3, 4.6, 2.3, .8, body)
        m.box(-3.0, 0, .3, 1.3, 2.7, 1.5, steel)
        m.box(1.0, 1.5, .2, 1.7, 1.0, 1.7, body)
        m.box(1.25, 1.5, .95, 1.3, 1.04, .75, INK)
        c, s = cos(radians(angle)), sin(radians(angle))
        foot = (-1.8, 0, 1.6)
        def p(t):
            return (foot[0] + c * t, 0, foot[2] + s * t)
        cuts = [0, .36, .6, .82, 1.0]
        for i in range(4):
            size = 1.0 - .16 * i
            m.bar(p(boom * max(0, cuts[i] - .02)), p(boom * cuts[i + 1]), size * .8, size, boom_mat)
            m.bar(p(boom * cuts[i + 1] - .3), p(boom * cuts[i + 1]), size * .8 + .1, size + .1, steel)
        m.rod((.7, 0, .9), p(boom * .26), .22, steel, 14)
        tip = p(boom)
        m.box(tip[0] + .2, 0, tip[2] - .6, .9, .5, .9, steel)
        m.rod((tip[0] + .45, -.3, tip[2] - .2), (tip[0] + .45, .3, tip[2] - .2), .35, steel, 18)
        x = tip[0] + .8
        hook(m, x, 0, hook_at - 1.75, .9, steel, tip[2] - .2)
    h = radians(slew)
    return (-1.2 + x * cos(h), x * sin(h), hook_at)


def overhead(m, span=22, rail_z=11, at=0.0, trolley=0.2, hook_at=4, girder=ORANGE, body=PAPER, steel=STEEL):
    """Double-girder travelling crane: girders along y over `span`, standing at x = at."""
    for s in (-1, 1):
        m.box(at + s * 1.3, 0, rail_z + .35, .6, span - .6, 1.3, girder)
        m.box(at, s * span / 2, rail_z + .1, 4.6, .5, .65, girder)
        for x in (-1.8, 1.8):
            m.rod((at + x, s * span / 2 - .12, rail_z + .22), (at + x, s * span / 2 + .12, rail_z + .22), .26,
                steel, 20)
        m.box(at + s * 1.3, 0, rail_z + 1.65, .12, span - 1, .1, steel)
    rail(m, [(at - 2.0, -span / 2 + .6, rail_z + .9), (at - 2.0, span / 2 - .6, rail_z + .9)], steel)
    m.box(at - 1.85, 0, rail_z + .8, .6, span - 1, .08, steel)
    y = trolley * span
    m.box(at, y, rail_z + 1.8, 3.2, 2.6, .3, body)
    m.rod((at - .9, y - .3, rail_z + 2.5), (at + .9, y - .3, rail_z + 2.5), .45, steel, 24)
    m.box(at + 1.1, y + .5, rail_z + 2.1, .7, .9, .7, body)
    m.box(at - 1.0, y + .7, rail_z + 2.1, .8, .6, .5, body)
    hook(m, at, y - .3, hook_at, 1.1, steel, rail_z + 2.4)
    return (at, y - .3, hook_at)


def tower(m, height=45, reach=40, slew=0, hook_at=20, trolley=.7, mast=PAPER, boom_mat=ORANGE, steel=STEEL):
    """Tower crane with a flat jib. Returns its hook point."""
    m.box(0, 0, 0, 5, 5, 1.0, 'concrete')
    lattice(m, (0, 0, 1), (0, 0, height), 1.9, mast, .1)
    ladder(m, .3, 0, 1, height, 0, steel, cage=False)
    with m.at(z=height, turn=slew):
        m.box(0, 0, 0, 2.4, 2.4, 1.0, steel)
        m.box(1.5, -1.5, -.6, 1.6, 1.2, 2.0, mast)
        m.box(1.8, -1.5, .2, 1.1, 1.24, .9, INK)
        lattice(m, (1, 0, 1.8), (reach, 0, 1.8), 1.4, boom_mat, .08)
        lattice(m, (-1, 0, 1.8), (-reach * .3, 0, 1.8), 1.4, boom_mat, .08)
        lattice(m, (0, 0, 1), (0, 0, 7.5), 1.3, boom_mat, .08, None, .4)
        for x in (reach * .45, reach * .82, -reach * .28):
            m.rod((0, 0, 7.5), (x, 0, 2.5), .05, steel, 6)
        for i in range(3):
            m.box(-reach * .27 + i * .7, 0, -1.2, .6, 1.7, 2.6, 'concrete')
        x = reach * trolley
        m.box(x, 0, .8, 1.4, 1.5, .3, steel)
        hook(m, x, 0, hook_at - height, .9, steel, .8)
    h = radians(slew)
    return (x * cos(h), x * sin(h), hook_at)


def gallery(m, length, width=4.4, height=3.8, panel=3.0, truss=STEEL, clad=PAPER, walls=0.45, roof=True):
    """Gallery along x from 0, its bottom chords at z = 0: two trusses, floor, belt, walkway, roof, side sheeting.

    walls: share of the height that is sheeted, from the eaves down.
    """
    n = max(2, round(length / panel))
    step = length / n
    y = width / 2
    for s in (-1, 1):
        for z in (.15, height):
            m.beam((0, s * y, z), (length, s * y, z), truss, .34, .3)
        for i in range(n + 1):
            m.beam((i * step, s * y, .15), (i * step, s * y, height), truss, .2, .2)
            if i < n:
                a, b = (.2, height - .1) if i % 2 else (height - .1, .2)
                m.rod((i * step, s * y, a), ((i + 1) * step, s * y, b), .09, truss, 8)
            for z in (.15, height):
                m.box(i * step, s * (y + .17), z - .32, .62, .04, .64, truss, 0)
                for dx in (-.2, .2):
                    for dz in (-.18, .18):
                        m.rod((i * step + dx, s * (y + .15), z + dz), (i * step + dx, s * (y + .23), z + dz), .045,
                            truss, 6)
        for x in (0, length):
            end_plate(m, x, s * y, .15, 0, truss, (.4, .5))
    for i in range(n + 1):
        m.beam((i * step, -y, .1), (i * step, y, .1), truss, .24, .16)
        m.beam((i * step, -y, height), (i * step, y, height), truss, .22, .16)
    m.box(length / 2, y * .52, .22, length, width * .42, .06, STEEL, 0)
    rail(m, [(0, y * .06, .28), (length, y * .06, .28)], STEEL, .025)
    trough = [(-.85, 1.25), (-.45, 1.0), (.45, 1.0), (.85, 1.25), (.82, 1.3), (.43, 1.06), (-.43, 1.06), (-.82, 1.3)]
    m.sweep([(-(s - y * .45), u) for s, u in trough], [(0, 0, 0), (length, 0, 0)], INK)
    for i in range(n * 2):
        x = (i + .5) * step / 2
        m.box(x, -y * .45, .25, .12, 1.9, .1, truss, 0)
        for s in (-.8, .8):
            m.box(x, -y * .45 + s, .25, .1, .08, .85, truss, 0)
    if roof:
        m.box(length / 2, 0, height + .2, length, width + .9, .1, clad)
        for i in range(round(length / 1.0)):
            m.box(.5 + i * length / round(length), 0, height + .3, .12, width + .9, .06, clad, 0)
    if walls:
        low = height * (1 - walls)
        for s in (-1, 1):
            m.box(length / 2, s * (y + .26), low, length, .05, height - low + .2, clad, 0)
            for i in range(round(length / 1.5)):
                m.box(.75 + i * length / round(length / 1.5), s * (y + .3), low, .14, .05, height - low + .2, clad, 0)


def bent(m, height, width=4.4, spread=.16, mat=STEEL):
    """Trestle bent across y under a gallery: two raking legs, bracing, footings, cap beam whose top is at height."""
    y, foot = width / 2, width / 2 + height * spread
    for s in (-1, 1):
        for x in (-.7, .7):
            m.beam((x, s * foot, .5), (x, s * y, height - .4), mat, .34, .34)
        m.box(0, s * foot, 0, 3.0, 1.5, .5, CONCRETE)
        for x in (-.7, .7):
            base_plate(m, x, s * foot, .5, mat, .6)
    bays = max(2, round(height / 4.5))
    for k in range(bays):
        z0, z1 = .7 + (height - 1.3) * k / bays, .7 + (height - 1.3) * (k + 1) / bays
        w0, w1 = (foot + (y - foot) * (z - .5) / (height - .9) for z in (z0, z1))
        for x in (-.7, .7):
            m.rod((x, -w0, z0), (x, w1, z1), .08, mat, 8)
            m.rod((x, w0, z0), (x, -w1, z1), .08, mat, 8)
            m.beam((x, -w1, z1), (x, w1, z1), mat, .22, .18)
        for s in (-1, 1):
            m.rod((-.7, s * w0, z0), (.7, s * w1, z1), .06, mat, 6)
            m.rod((-.7, s * w1, z1), (.7, s * w1, z1), .06, mat, 6)
    m.box(0, 0, height - .4, 2.0, width + .8, .4, mat)
