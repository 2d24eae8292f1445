"""Site vehicles: pick-ups, tippers, lowboys, modular trailers, excavator, roller, paver, forklift."""

from .cranes import tracks
from .palette import INK, ORANGE, PAPER, SAND, STEEL


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
