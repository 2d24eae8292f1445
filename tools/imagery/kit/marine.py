"""Harbour works: piled decks, dolphins with fenders, catwalks, loading arms, tower monitors, a barge."""
from math import cos, radians, sin

from .firewater import monitor
from .palette import CONCRETE, INK, PAPER, SAND, STEEL
from .piping import flange
from .steel import deck, ladder, lattice, rail


def piles(m, xs, ys, top, mat=STEEL, radius=.4, collar=PAPER):
    """Tubular piles with a coating collar at the water and an anode sleeve."""
    for x in xs:
        for y in ys:
            m.rod((x, y, 0), (x, y, top), radius, mat, 20)
            m.rod((x, y, top - 1.6), (x, y, top - .4), radius + .05, collar, 20)


def piled_deck(m, x0, x1, y0, y1, top, bay=6, thick=.7, mat=CONCRETE):
    """Concrete deck with cross beams on piles; kerb round its edge."""
    nx, ny = max(1, round((x1 - x0 - 3) / bay)), max(1, round((y1 - y0 - 3) / bay))
    xs = [x0 + 1.5 + (x1 - x0 - 3) * i / nx for i in range(nx + 1)]
    ys = [y0 + 1.5 + (y1 - y0 - 3) * j / ny for j in range(ny + 1)]
    piles(m, xs, ys, top - thick)
    for x in xs:
        m.box(x, (y0 + y1) / 2, top - thick - .7, 1.1, y1 - y0, .7, mat)
    m.box((x0 + x1) / 2, (y0 + y1) / 2, top - thick, x1 - x0, y1 - y0, thick, mat)
    for y in (y0 + .15, y1 - .15):
        m.box((x0 + x1) / 2, y, top, x1 - x0, .3, .3, mat, .03)


def dolphin(m, x, y, top, size=3.6, fender=True, bollard=PAPER):
    """Dolphin on four piles; a fender panel towards -y, a quick-release hook on top."""
    piles(m, (x - size * .32, x + size * .32), (y - size * .3, y + size * .32), top - 1.2)
    m.box(x, y, top - 1.2, size, size, 1.2, CONCRETE)
    if fender:
        for s in (-.8, .8):
            with m.at(x + s, y - size / 2, top - .75, tip=90):
                m.lathe([(.55, 0), (.38, .5), (.5, .9)], INK, 24)
        m.box(x, y - size / 2 - 1.05, top - 2.9, 2.7, .3, 3.2, STEEL)
        for i in range(3):
            m.box(x, y - size / 2 - 1.24, top - 2.75 + i * 1.02, 2.5, .1, .9, SAND)
        for s in (-1.1, 1.1):
            m.rod((x + s, y - size / 2, top - .2), (x + s, y - size / 2 - 1.0, top - 1.4), .04, INK, 6)
    with m.at(x, y + .3, top):
        m.lathe([(.45, 0), (.45, .08), (.26, .12), (.24, .55), (.42, .65), (.4, .8), (0, .84)], bollard, 24)
    m.rod((x - size * .42, y - size * .42, top), (x - size * .42, y - size * .42, top + 1.1), .03, STEEL, 6)


def catwalk(m, a, b, width=1.2, mat=STEEL):
    """Walkway between two points at one level, on a shallow truss with rails."""
    lattice(m, (a[0], a[1], a[2] - .55), (b[0], b[1], b[2] - .55), .9, mat, .06)
    m.bar(a, b, width, .1, mat)
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = (dx * dx + dy * dy) ** .5
    for s in (-width / 2, width / 2):
        ox, oy = -dy / n * s, dx / n * s
        rail(m, [(a[0] + ox, a[1] + oy, a[2]), (b[0] + ox, b[1] + oy, b[2])], mat)


def loading_arm(m, mat=PAPER, steel=STEEL, reach=38, counter=STEEL):
    """Marine loading arm folded at rest, outboard towards -y: riser, two limbs, counterweight, triple swivel."""
    m.box(0, 0, 0, 1.7, 1.7, .4, CONCRETE)
    m.rod((0, 0, .4), (0, 0, 6.2), .34, mat, 24)
    flange(m, (0, 0, 1.2), (0, 0, 1), .34, mat)
    m.rod((-.5, 0, 6.2), (.8, 0, 6.2), .46, steel, 24)
    e = radians(74)
    knee = (.45, -8.2 * cos(e), 6.2 + 8.2 * sin(e))
    back = (.45, 2.6 * cos(e), 6.2 - 2.6 * sin(e))
    m.rod(back, knee, .27, mat, 20)
    m.box(back[0], back[1], back[2] - .5, .9, .7, 1.2, counter)
    m.rod((.1, knee[1], knee[2]), (.95, knee[1], knee[2]), .55, steel, 28)
    e = radians(-reach - 40)
    tip = (.8, knee[1] - 7.4 * cos(e), knee[2] + 7.4 * sin(e))
    m.rod((.8, knee[1], knee[2]), tip, .24, mat, 20)
    m.rod((.8, knee[1] + 1.5 * cos(e), knee[2] - 1.5 * sin(e)), (.8, knee[1], knee[2]), .3, counter, 16)
    m.tube([tip, (.8, tip[1] - .3, tip[2] - .75), (.8, tip[1] - 1.1, tip[2] - .9)], .24, mat, .3)
    flange(m, (.8, tip[1] - 1.1, tip[2] - .9), (0, 1, 0), .24, steel)
    m.rod((.2, .3, 5.6), (.45, knee[1] * .6, 6.2 + (knee[2] - 6.2) * .55), .06, steel, 8)


def tower_monitor(m, height=11, mat=STEEL, pipe=PAPER, gun=PAPER, turn=-90):
    """Remote fire monitor on a lattice tower with its riser and ladder."""
    for s in (-.8, .8):
        for t in (-.8, .8):
            m.box(s, t, 0, .6, .6, .25, CONCRETE)
    lattice(m, (0, 0, .25), (0, 0, height), 1.6, mat, .08)
    ladder(m, 1.05, 0, .1, height, 0, mat)
    deck(m, 0, 0, height + .1, 2.9, 2.9, mat, mat)
    m.rod((0, 0, .6), (0, 0, height + .4), .17, pipe, 20)
    with m.at(0, 0, height):
        monitor(m, 0, 0, turn, gun, gun)


def barge(m, length=22, width=9, hull=STEEL):
    """Flat work barge along x, centred, floating on z = 0: bulwark tyres, bollards, spuds."""
    half, w = length / 2, width / 2
    outline = [(-half, .1), (-half + 1.6, -.6), (half - 1.6, -.6), (half, .1), (half, 1.5), (-half, 1.5)]
    m.sweep(outline, [(0, -w, 0), (0, w, 0)], hull)
    m.box(0, 0, 1.5, length - .2, width - .2, .08, SAND, 0)
    for i in range(6):
        with m.at(-half + 2 + i * (length - 4) / 5, -w - .02, .8, tip=90):
            m.ring(.38, .16, .1, INK, sides=20)
    for x in (-half + 1, half - 1):
        for y in (-w + .8, w - .8):
            for s in (-.25, .25):
                m.rod((x + s, y, 1.5), (x + s, y, 2.0), .12, PAPER, 12)
    for x in (-half + 2.6, half - 2.6):
        m.rod((x, w + .25, -.5), (x, w + .25, 7.5), .3, PAPER, 18)
        m.box(x, w + .2, .9, 1.0, .8, .8, hull)
