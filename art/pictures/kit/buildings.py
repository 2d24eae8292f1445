"""Industrial buildings, houses and solar panels."""
from math import cos, pi, radians, sin

from .palette import CONCRETE, INK, MIST, PAPER, SAGE, SAND, STEEL
from .steel import base_plate, rail


def storey_frame(m, nx, ny, floors, bay=6, height=3.6, mat=CONCRETE, column=.6, slab=.3, edge=.5):
    """Concrete frame: columns on a grid, flat slabs. Starts at the origin, grows along +x and +y."""
    for k in range(floors):
        for i in range(nx + 1):
            for j in range(ny + 1):
                m.box(i * bay, j * bay, k * height, column, column, height - slab, mat)
        m.box(nx * bay / 2, ny * bay / 2, (k + 1) * height - slab, nx * bay + 2 * edge, ny * bay + 2 * edge, slab, mat)


def office(m, dx, dy, floors, height=3.6, wall=PAPER, glass=INK, fin=PAPER, module=1.5, parapet=1.0, core=True):
    """Office block standing on the origin's corner: bands, glass set back, upright fins, roof plant."""
    top = floors * height
    m.box(dx / 2, dy / 2, 0, dx - .5, dy - .5, top, glass)
    for k in range(floors + 1):
        m.box(dx / 2, dy / 2, k * height - (.45 if k else 0), dx, dy, .9 if 0 < k < floors else .45, wall)
    m.box(dx / 2, dy / 2, top - .2, dx, dy, .3, wall)
    for a, b, c, d in ((dx / 2, .1, dx, .2), (dx / 2, dy - .1, dx, .2)):
        m.box(a, b, top, c, d, parapet, wall)
    for x in (.1, dx - .1):
        m.box(x, dy / 2, top, .2, dy - .4, parapet, wall)
    for i in range(int(dx / module) + 1):
        for y in (-.02, dy + .02):
            m.box(i * dx / int(dx / module), y, .4, .14, .36, top - .4, fin)
    for j in range(int(dy / module) + 1):
        for x in (-.02, dx + .02):
            m.box(x, j * dy / int(dy / module), .4, .36, .14, top - .4, fin)
    if core:
        m.box(dx * .7, dy * .5, top, dx * .18, dy * .4, 2.4, wall)
        for i in range(3):
            m.box(dx * .18 + i * 2.4, dy * .5, top + .1, 1.8, 1.8, 1.3, STEEL)
            with m.at(dx * .18 + i * 2.4, dy * .5, top + 1.4):
                m.lathe([(.75, 0), (.7, .2), (.6, .2), (.6, .02), (0, .02)], INK, 24)


def portal(m, y, span, eaves, ridge, mat=STEEL, feet=True):
    """Portal frame across x from 0 to span at y, haunched."""
    for x in (0, span):
        m.beam((x, y, 0), (x, y, eaves), mat, .6, .3, 0)
        if feet:
            base_plate(m, x, y, 0, mat, .8)
    for s in (0, span):
        m.beam((s, y, eaves - .1), (span / 2, y, ridge), mat, .55, .28)
        inward = 2.6 if s == 0 else -2.6
        slope = (ridge - eaves) / (span / 2)
        m.bar((s, y, eaves - .75), (s + inward, y, eaves - .2 + slope * 2.6), .14, .5, mat)


def hall(m, length, span, eaves=9, ridge=11.5, bay=6, mat=STEEL, purlins=True, rails=True, clad=0.0, cladding=PAPER,
         roof=0.0, ridge_vent=False):
    """Hall along +y from 0: portals, purlins, sheeting rails; clad and roof are the shares already sheeted."""
    n = round(length / bay)
    for i in range(n + 1):
        portal(m, i * bay, span, eaves, ridge, mat)
    slope = (ridge - eaves) / (span / 2)
    count = max(3, round(span / 2 / 1.7))
    for s in (-1, 1):
        for k in range(count + 1):
            x = span / 2 + s * (span / 2) * k / count
            z = ridge - slope * abs(x - span / 2) + .38
            if purlins and (k or s < 0):          # one purlin only at the ridge
                m.bar((x, -.3, z), (x, length + .3, z), .1, .2, mat)
        if roof:
            a, b = (span / 2, ridge + .55), (span / 2 + s * (span / 2 + .5), eaves + .55 - slope * .5)
            sheet_run(m, a, b, length * (1 - roof), length + .5, cladding)
    if rails:
        for x in (-.38, span + .38):
            for k in range(int(eaves / 1.8)):
                m.bar((x, 0, 1.2 + k * 1.8), (x, length, 1.2 + k * 1.8), .1, .18, mat)
    if clad:
        for x in (-.5, span + .5):
            wall_sheet(m, x, length * (1 - clad), length + .3, eaves + .2, cladding)
    for i in (0, n - 1):
        y0, y1 = i * bay, (i + 1) * bay
        for x in (0, span):
            m.rod((x, y0, .5), (x, y1, eaves - .5), .05, mat, 8)
            m.rod((x, y1, .5), (x, y0, eaves - .5), .05, mat, 8)


def sheet_run(m, a, b, y0, y1, mat, pitch=.5):
    """Ribbed roof sheeting between ridge a and eaves b (x, z), from y0 to y1."""
    n = max(1, round((y1 - y0) / 1.0))
    step = (y1 - y0) / n
    for i in range(n):
        y = y0 + (i + .5) * step
        m.bar((a[0], y, a[1]), (b[0], y, b[1]), step - .02, .06, mat)
        m.bar((a[0], y - step * .25, a[1] + .06), (b[0], y - step * .25, b[1] + .06), .1, .1, mat)
        m.bar((a[0], y + step * .25, a[1] + .06), (b[0], y + step * .25, b[1] + .06), .1, .1, mat)


def wall_sheet(m, x, y0, y1, height, mat):
    """Upright ribbed wall sheeting in the plane x."""
    n = max(1, round((y1 - y0) / 1.0))
    step = (y1 - y0) / n
    for i in range(n):
        y = y0 + (i + .5) * step
        m.box(x, y, .3, .06, step - .02, height, mat, 0)
        for s in (-.25, .25):
            m.box(x, y + s * step, .3, .2, .1, height, mat, 0)


def precast(m, length, height, thick=.25, mat=PAPER, window=None, glass=INK, joint=.03, width=3.0):
    """Precast wall along x from 0 in panels with joints; window: (sill, height, width)."""
    n = max(1, round(length / width))
    w = length / n
    for i in range(n):
        x = (i + .5) * w
        if window:
            sill, wh, ww = window
            m.box(x, 0, 0, w - joint, thick, sill, mat)
            m.box(x, 0, sill + wh, w - joint, thick, height - sill - wh - joint, mat)
            side = (w - joint - ww) / 2
            for s in (-1, 1):
                m.box(x + s * (ww + side) / 2, 0, sill, side, thick, wh, mat)
            m.box(x, thick * .2, sill, ww, .06, wh, glass)
            m.box(x, -thick * .3, sill - .06, ww + .1, thick * .9, .06, mat)
        else:
            m.box(x, 0, 0, w - joint, thick, height - joint, mat)


def tree(m, x, y, height=6, mat='sage'):
    """Date palm as a model maker cuts it: trunk and a crown of fronds."""
    with m.at(x, y, 0, turn=x * 37 + y * 71):
        m.lathe([(.24, 0), (.17, height)], SAND, 10)
        for i in range(17):
            t, drop = 2 * pi * i / 17, (.15, .9, .5, 1.2)[i % 4]
            path = [(0, 0, height), (1.1 * cos(t), 1.1 * sin(t), height + .75 - drop * .3), (2.1 * cos(t),
                2.1 * sin(t), height + .35 - drop), (2.7 * cos(t), 2.7 * sin(t), height - .5 - drop)]
            m.sweep([(-.15, -.06), (0, .04), (.15, -.06), (0, .01)], path, mat)


def bush(m, x, y, radius=.7, mat='sage'):
    """Clipped bush."""
    m.ball(x, y, radius * .55, radius, mat, 14)


def volume(m, x0, y0, x1, y1, z0, z1, mat=PAPER, parapet=.7, roof=None):
    """Block with a parapet round its flat roof."""
    m.box((x0 + x1) / 2, (y0 + y1) / 2, z0, x1 - x0, y1 - y0, z1 - z0, mat)
    if parapet:
        t = .22
        for a, b, dx, dy in (((x0 + x1) / 2, y0 + t / 2, x1 - x0, t), ((x0 + x1) / 2, y1 - t / 2, x1 - x0, t),
                             (x0 + t / 2, (y0 + y1) / 2, t, y1 - y0 - 2 * t), (x1 - t / 2, (y0 + y1) / 2, t,
                             y1 - y0 - 2 * t)):
            m.box(a, b, z1 - .05, dx, dy, parapet, mat)
        m.box((x0 + x1) / 2, (y0 + y1) / 2, z1, x1 - x0 - .5, y1 - y0 - .5, .04, roof or SAND, 0)


def window(m, x, y, z, width, height, face='s', frame=PAPER, glass=INK, sill=True):
    """Window on the face s, n, e or w of a wall that stands at x, y."""
    d = .1
    flat = face in 'sn'
    dx, dy = (width, d) if flat else (d, width)
    m.box(x, y, z, dx, dy, height, glass, 0)
    n = max(1, round(width / 1.2))
    for i in range(n + 1):
        o = -width / 2 + width * i / n
        m.box(x + (o if flat else 0), y + (0 if flat else o), z, .07 if flat else d + .06,
            d + .06 if flat else .07, height, frame, 0)
    for h in (z - .04, z + height):
        m.box(x, y, h, dx + (.12 if flat else .08), dy + (.08 if flat else .12), .07, frame, 0)


def screen(m, x0, x1, y, z0, z1, mat=STEEL, step=.3):
    """Mashrabiya: slats along x in front of a wall."""
    n = int((x1 - x0) / step)
    for i in range(n + 1):
        m.box(x0 + (x1 - x0) * i / n, y, z0, .08, .12, z1 - z0, mat, 0)
    for z in (z0, (z0 + z1) / 2, z1 - .08):
        m.box((x0 + x1) / 2, y, z, x1 - x0 + .1, .1, .08, mat, 0)


def garden_wall(m, x0, y0, x1, y1, gate=None, height=2.2, mat=SAND):
    """Wall round a plot; gate: (x, width) of an opening in the front (y0)."""
    t = .3
    spans = [(x0, x1)] if not gate else [(x0, gate[0] - gate[1] / 2), (gate[0] + gate[1] / 2, x1)]
    for a, b in spans:
        m.box((a + b) / 2, y0, 0, b - a, t, height, mat)
    m.box((x0 + x1) / 2, y1, 0, x1 - x0, t, height, mat)
    for x in (x0, x1):
        m.box(x, (y0 + y1) / 2, 0, t, y1 - y0, height, mat)


def pool(m, x, y, dx, dy, z=0.0, coping=PAPER, water=MIST):
    """Pool with coping; water a hand below."""
    for a, b, w, d in ((x, y - dy / 2 - .25, dx + 1, .5), (x, y + dy / 2 + .25, dx + 1, .5), (x - dx / 2 - .25, y,
        .5, dy), (x + dx / 2 + .25, y, .5, dy)):
        m.box(a, b, z, w, d, .22, coping)
    m.box(x, y, z, dx, dy, .1, water, 0)


def balcony(m, x, y, z, width, depth, mat=PAPER, rails=STEEL):
    """Balcony slab projecting towards -y from a wall at y."""
    m.box(x, y - depth / 2, z - .2, width, depth, .2, mat)
    a, b = x - width / 2 + .08, x + width / 2 - .08
    rail(m, [(a, y, z), (a, y - depth + .08, z), (b, y - depth + .08, z), (b, y, z)], rails, .025)


def sofa(m, x, y, z=0.0, turn=0, seats=3, mat=SAND):
    """Sofa facing -y."""
    w = seats * .75 + .4
    with m.at(x, y, z, turn=turn):
        m.box(0, 0, .1, w, .9, .32, mat, .05)
        m.box(0, .36, .3, w, .2, .5, mat, .06)
        for s in (-1, 1):
            m.box(s * (w / 2 - .1), 0, .3, .2, .9, .28, mat, .05)
        for i in range(seats):
            m.box((i - (seats - 1) / 2) * .75, -.06, .42, .7, .7, .12, mat, .05)


def table(m, x, y, z=0.0, dx=1.8, dy=.95, height=.74, mat=PAPER, chairs=0, chair=STEEL):
    """Table, with chairs along its long sides."""
    m.box(x, y, z + height - .06, dx, dy, .06, mat)
    for i in (-1, 1):
        for j in (-1, 1):
            m.box(x + i * (dx / 2 - .08), y + j * (dy / 2 - .08), z, .07, .07, height - .06, mat, 0)
    n = chairs // 2
    for k in range(n):
        for s in (-1, 1):
            cx, cy = x + (k - (n - 1) / 2) * dx / n, y + s * (dy / 2 + .28)
            m.box(cx, cy, z + .42, .44, .44, .06, chair)
            m.box(cx, cy + s * .2, z + .46, .44, .05, .45, chair, 0)
            for i in (-1, 1):
                for j in (-1, 1):
                    m.box(cx + i * .18, cy + j * .18, z, .04, .04, .42, chair, 0)


def bed(m, x, y, z=0.0, turn=0, width=1.8, mat=PAPER, cover=MIST):
    """Bed, head towards +y."""
    with m.at(x, y, z, turn=turn):
        m.box(0, 0, .12, width, 2.1, .3, SAND, .03)
        m.box(0, -.02, .4, width - .06, 2.02, .18, mat, .06)
        m.box(0, -.35, .5, width + .06, 1.4, .12, cover, .04)
        m.box(0, 1.08, 0, width + .2, .1, 1.1, SAND)
        for s in (-1, 1):
            m.box(s * width * .25, .72, .56, width * .4, .42, .14, mat, .06)
            m.box(s * (width / 2 + .35), .85, 0, .45, .42, .45, SAND)
            m.rod((s * (width / 2 + .35), .85, .45), (s * (width / 2 + .35), .85, .7), .03, STEEL, 8)
            with m.at(s * (width / 2 + .35), .85, .7):
                m.lathe([(.16, 0), (.11, .22), (0, .22)], mat, 20)


def rug(m, x, y, dx, dy, z=0.0, mat=MIST, border=STEEL):
    """Rug of dx × dy with a border."""
    m.box(x, y, z, dx, dy, .015, border, 0)
    m.box(x, y, z + .002, dx - .2, dy - .2, .018, mat, 0)


def room(m, dx, dy, height=2.8, floor=SAND, wall=PAPER, thick=.2):
    """Open-topped room: floor, back wall (+y) and left wall (-x)."""
    m.box(dx / 2, dy / 2, -.25, dx + 2 * thick, dy + 2 * thick, .25, CONCRETE, .02)
    m.box(dx / 2, dy / 2, 0, dx, dy, .02, floor, 0)
    m.box(dx / 2, dy + thick / 2, 0, dx + 2 * thick, thick, height, wall)
    m.box(-thick / 2, dy / 2, 0, thick, dy, height, wall)


def pot(m, x, y, z=0.0, size=1.0, leaf=SAGE, mat=PAPER):
    """Potted plant."""
    with m.at(x, y, z, scale=size):
        m.lathe([(.16, 0), (.22, .4), (.19, .4), (.18, .34), (0, .34)], mat, 24)
        for k in range(9):
            with m.at(0, 0, .34, turn=k * 40, tip=0):
                m.sweep([(-.05, -.02), (0, .02), (.05, -.02)], [(0, 0, 0), (.18, 0, .4),
                    (.42, 0, .62 + .1 * (k % 3)), (.6, 0, .5 + .12 * (k % 3))], leaf)


def row(m, length=20, tilt=22, height=1.5, wide=3.9, panels=True, frame=STEEL, glass=INK):
    """Row of panels along x from 0, tilted towards -y on one line of piles; without panels only piles and purlins."""
    n = max(2, round(length / 4))
    c, s = cos(radians(tilt)), sin(radians(tilt))
    out, up = wide * .4 * c, wide * .4 * s
    for i in range(n + 1):
        x = .3 + (length - .6) * i / n
        m.beam((x, 0, 0), (x, 0, height - .12), frame, .18, .14)
        m.bar((x, -out, height - up - .1), (x, out, height + up - .1), .09, .1, frame)
        m.rod((x, -wide * .3 * c, height - wide * .3 * s - .1), (x, -.02, height * .42), .035, frame, 6)
    for f in (-.32, .32):
        m.bar((0, wide * f * c, height + wide * f * s - .01), (length, wide * f * c, height + wide * f * s - .01), .07,
            .08, frame)
    if not panels:
        return
    count = round(length / 1.15)
    step = length / count
    for i in range(count):
        for k in (-.25, .25):
            with m.at((i + .5) * step, wide * k * c, height + wide * k * s + .05, tip=tilt):
                m.box(0, 0, 0, step - .05, wide / 2 - .05, .045, PAPER, 0)
                m.box(0, 0, .012, step - .13, wide / 2 - .13, .04, glass, 0)


def inverter(m, mat=PAPER, trim=STEEL):
    """Inverter station along x: pad with cable entries, two cabinets, transformer with fins between."""
    m.box(0, 0, 0, 9.4, 4.2, .35, CONCRETE)
    for x in (-2.9, 2.9):
        m.box(x, 0, .35, 2.7, 2.3, 2.5, mat)
        m.box(x, 0, 2.85, 2.9, 2.5, .1, trim)
        for s in (-.62, .62):
            m.box(x + s, -1.16, .55, 1.1, .05, 2.1, mat, 0)
            for i in range(6):
                m.box(x + s, -1.2, 1.7 + i * .13, .8, .04, .06, trim, 0)
            m.box(x + s * .25, -1.2, 1.2, .05, .05, .3, trim, 0)
    m.box(0, 0, .35, 1.7, 1.5, 1.7, trim)
    for s in (-1, 1):
        for i in range(8):
            m.box(-.7 + i * .2, s * .95, .55, .07, .5, 1.25, trim, 0)
    for i in range(3):
        with m.at(-.5 + i * .5, .2):
            m.lathe([(.07, 2.0), (.11, 2.1), (.06, 2.16), (.11, 2.24), (.06, 2.3), (.1, 2.38), (.04, 2.5), (0, 2.5)],
                MIST, 14)
    for x in (-3.6, -3.2, -2.8, 2.8, 3.2, 3.6):
        m.tube([(x, -1.5, .36), (x, -1.5, .9), (x, -1.15, .9)], .07, INK, .12, 8)
