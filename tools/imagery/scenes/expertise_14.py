"""Rigging and haulage: two crawlers lift an orange vessel off the modular trailer."""
from kit import columns, concrete, cranes, sheet, vehicles, yard
from kit.palette import INK, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(1.5, 2, 9.6), span=68, azimuth=-60, elevation=28, lens=55)
ALT = 'Two crawler cranes lift a long orange vessel in tandem from a modular trailer beside its foundation.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -80, 80, -80, 80, 5, .05)
    left = crane(m, -15, 9, -50)
    right = crane(m, 19, 10, -129)
    vessel(m, left, right)
    with m.at(0, 0, 0):
        vehicles.spmt(m, 12, power=False)
    with m.at(10.4, 0, .0):
        m.box(-.8, 0, .6, 2.0, 2.43, .85, PAPER)
        for i in range(6):
            m.box(-1.5 + i * .28, 0, .7, .1, 2.47, .6, STEEL)
    for x in (-5.4, 5.4):
        m.box(x, 0, 1.25, .8, 2.6, .5, SAND)
    mats(m)
    concrete.pad(m, 2, -14, 2.6, .9)
    sheet.circle(m, 2, -14, 4.2, .06)
    for i in range(4):
        with m.at(-24, -6 - i * 1.4):
            m.box(0, 0, 0, 6, 1.2, .3, SAND)
    with m.at(27, -8, turn=160):
        vehicles.pickup(m)


def crane(m, x, y, slew):
    """One crawler on mats; returns its hook point."""
    with m.at(x, y, .3):
        h = cranes.crawler(m, 34, 71, slew, 11.6, PAPER, PAPER)
    for i in range(9):
        m.box(x - 5.2 + i * 1.3, y, 0, 1.22, 9.4, .3, SAND)
    return (h[0] + x, h[1] + y, h[2] + .3)


def vessel(m, left, right):
    """Vessel hanging level in slings from both hooks."""
    z, r = 5.4, 1.9
    y = (left[1] + right[1]) / 2
    x0, x1 = left[0], right[0]
    half = (x1 - x0) / 2 + 1.8
    with m.at((x0 + x1) / 2 - half, y, z, roll=90):
        m.lathe(columns.head(r, 0, up=False) + columns.head(r, 2 * half), ORANGE, 64)
        for k in range(1, 6):
            p = 2 * half * k / 6
            m.lathe([(r, p - .1), (r + .05, p - .06), (r + .05, p + .06), (r, p + .1)], ORANGE, 64)
        for p in (half * .5, half, half * 1.55):
            m.rod((-r * .9, 0, p), (-r - .6, 0, p), .3, ORANGE, 20)
    for hook in (left, right):
        x, hy, hz = hook
        for s in (-1, 1):
            m.rod((x, y + s * (r - .1), z + .1), (x, y + s * (r + .45), z + .1), .26, STEEL, 20)
            m.rod((x, y + s * (r + .35), z + .1), (x, y + s * (r + .35), z + 3.6), .05, INK, 6)
        m.rod((x, y - r - .5, z + 3.6), (x, y + r + .5, z + 3.6), .16, STEEL, 12)
        cranes.slings(m, (x, hy, hz + .3), [(x, y - r - .35, z + 3.7), (x, y + r + .35, z + 3.7)], INK, .05)
    with m.at((x0 + x1) / 2, y, z):
        for s in (-half * .95, half * .95):
            m.tube([(s, -.6, -1.8), (s * 1.05, -2.0, -3.4), (s * 1.2, -5.5, -5.35)], .025, INK, .6, 6)


def mats(m):
    """Timber mats and rigging laid out."""
    for i in range(5):
        m.rod((12 + i * .5, -10.4, .06), (15 + i * .5, -10.4 + .6, .06), .05, STEEL, 8)
    for k in range(3):
        with m.at(9 + k * 1.4, -12, .05):
            m.ring(.5, .06, .05, INK, sides=24)
            m.ring(.4, .06, .14, INK, sides=24)
    with m.at(22, -15.5):
        yard.container(m, STEEL)
