"""Shell-and-tube exchangers, pulled bundles and air coolers."""
from math import cos, pi, sin

from .columns import head
from .palette import CONCRETE, MIST, PAPER, STEEL
from .piping import flange
from .steel import deck, frame
from .vessels import saddle


def exchanger(m, length=7, radius=.7, centre=1.7, mat=PAPER, cover=True, steel=STEEL, nozzles=True):
    """Exchanger along x on saddles; its channel end is at +x. Without cover the tube sheet shows."""
    half = length / 2
    with m.at(-half, 0, centre, roll=90):
        m.lathe(head(radius, 0, up=False) + [(radius, length)], mat, 40)
    flange(m, (half, 0, centre), (1, 0, 0), radius, mat, 24, steel)
    if cover:
        m.rod((half, 0, centre), (half + 1.1, 0, centre), radius, mat, 40)
        flange(m, (half + 1.15, 0, centre), (1, 0, 0), radius, mat, 24, steel)
    flange(m, (-half + .1, 0, centre), (1, 0, 0), radius, mat, 24, steel)
    for s in (-.28, .28):
        saddle(m, length * s, radius, centre, CONCRETE)
    if nozzles:
        for x, up in ((-length * .36, 1), (length * .3, -1), (half + .55, 1), (half + .55, -1)):
            if x > half and not cover:
                continue
            m.rod((x, 0, centre), (x, 0, centre + up * (radius + .4)), .2, mat, 14)
            flange(m, (x, 0, centre + up * (radius + .35)), (0, 0, 1), .2, mat)


def bundle(m, length=7, radius=.62, mat=MIST, sheet=STEEL, baffles=9):
    """Tube bundle along x from 0, centre line at z = 0: tube sheet, tubes in rows, baffles, tie rods."""
    flange(m, (0, 0, 0), (1, 0, 0), radius * .72, sheet, 20)
    m.rod((-.1, 0, 0), (.06, 0, 0), radius * 1.12, sheet, 40)
    pitch = radius / 6.5
    for i in range(-6, 7):
        for j in range(-6, 7):
            y, z = (i + .5 * (j % 2)) * pitch, j * pitch * .92
            r = (y * y + z * z) ** .5
            if radius * .5 < r < radius * .95:
                m.rod((-.14, y, z), (length, y, z), pitch * .36, mat, 6)
    for k in range(baffles):
        x = length * (k + 1) / (baffles + .5)
        cut = 1 if k % 2 else -1
        half = [(radius * sin(t), cut * radius * cos(t)) for t in (-2.0 + 4.0 * i / 22 for i in range(23))]
        m.sweep(half[::-cut], [(x - .03, 0, 0), (x + .03, 0, 0)], sheet)


def air_cooler(m, length=12, width=6, height=5, bays=3, mat=PAPER, steel=STEEL, fan=STEEL):
    """Bank of air coolers along x: frame, header boxes, fan rings with blades, walkway."""
    bay = length / bays
    xs = [i * bay for i in range(bays + 1)]
    frame(m, xs, [-width / 2, width / 2], [height], steel, .3, .35)
    m.box(length / 2, 0, height, length, width, .9, mat)
    for s in (-1, 1):
        m.box(length / 2, s * (width / 2 + .25), height + .1, length, .5, .7, mat)
    for i in range(bays):
        for y in (-width / 4, width / 4):
            with m.at((i + .5) * bay, y, height + .9):
                r = min(bay, width / 2) * .42
                m.lathe([(r + .12, 0), (r, .25), (r, .8), (r - .08, .8), (r - .08, .05)], mat, 40)
                m.lathe([(r - .1, .2), (0, .2)], fan, 40)
                m.rod((0, 0, .2), (0, 0, .7), .2, mat)
                for k in range(5):
                    t = 2 * pi * k / 5
                    m.bar((.1 * cos(t), .1 * sin(t), .55), (r * .92 * cos(t), r * .92 * sin(t), .55), .3, .06, mat)
    deck(m, length / 2, -width / 2 - 1.1, height, length, 1.1, steel, steel, 'sew')
