"""Buildings: concrete frames, precast walls, glazed offices, halls with portal frames and cladding."""
from math import cos, pi, sin

from .palette import CONCRETE, INK, PAPER, SAND, STEEL
from .steel import base_plate


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
