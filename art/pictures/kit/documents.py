"""Paper of a site, in true size (a scene of it scales its place up): binders, sheets, boards, a die."""
from math import cos, pi, sin

from .palette import INK, LINE, MIST, PAPER, SAND, STEEL


def binder(m, mat=STEEL, thick=.075, height=.315, label=PAPER):
    """Lever-arch file standing upright, spine towards -y, centred on its spine's foot."""
    deep, t = .285, .004
    for s in (-1, 1):
        m.box(s * (thick - t) / 2, (deep + t) / 2, 0, t, deep - t, height, mat, 0)
    m.box(0, t / 2, 0, thick, t, height, mat, 0)
    m.box(0, deep / 2 - .006, .004, thick - 2 * t - .004, deep - .03, height - .022, PAPER, 0)
    m.box(0, -.0008, height * .44, thick * .66, .0014, height * .42, label, 0)
    m.rod((0, -.003, height * .14), (0, 0, height * .14), .0125, LINE, 20)
    m.rod((0, -.004, height * .14), (0, 0, height * .14), .009, INK, 20)


def open_binder(m, mat=STEEL, thick=.07):
    """Lever-arch file lying open, spine along y through the origin, pages rising on both sides."""
    page_h, page_w, t = .297, .21, .004
    m.box(0, 0, 0, thick, .315, t, mat, 0)
    for s, pile in ((-1, .022), (1, .034)):
        m.box(s * (thick / 2 + .142), 0, 0, .284, .315, t, mat, 0)
        inner = thick * .16
        line = [(inner + (page_w + .02 - inner) * i / 12, t + pile * (1 - .62 * (1 - min(1, i / 5)) ** 2))
            for i in range(13)]
        outline = [(s * x, z) for x, z in [(inner, t), *line, (line[-1][0] + .004, t)]]
        m.sweep(outline, [(0, -page_h / 2, 0), (0, page_h / 2, 0)], PAPER)
        for i in range(16):
            z = t + pile + .0006
            y = page_h / 2 - .03 - i * .0155
            length = page_w * (.72 if i % 5 else .42)
            m.box(s * .135 + (0 if i % 5 else -page_w * .15), y, z, length, .0035, .0008, LINE, 0)
    for y in (-.04, .04):
        ring = [(.03 * cos(pi * k / 12), y, .02 + .036 * sin(pi * k / 12)) for k in range(13)]
        m.tube([(.03, y, t)] + ring + [(-.03, y, t)], .0028, INK, 0, 8)
    m.bar((0, -.08, t + .003), (0, .08, t + .003), .03, .006, STEEL)
    m.bar((.022, .09, .012), (.03, .09, .06), .008, .004, INK)


def sheet_of_paper(m, width, height, mat=PAPER, z=0.0, frame=LINE, inset=.012):
    """Drawing sheet lying flat about the origin, with its printed frame and title block."""
    m.box(0, 0, z, width, height, .0012, mat, 0)
    z += .0013
    w, h = width / 2 - inset, height / 2 - inset
    for x0, y0, x1, y1 in ((-w, -h, w, -h), (w, -h, w, h), (w, h, -w, h), (-w, h, -w, -h), (w - width * .26, -h,
            w - width * .26, -h + height * .2), (w - width * .26, -h + height * .2, w, -h + height * .2),
            (w - width * .26, -h + height * .1, w, -h + height * .1)):
        m.box((x0 + x1) / 2, (y0 + y1) / 2, z, abs(x1 - x0) + .0016, abs(y1 - y0) + .0016, .0004, frame, 0)


def die(m, size=.03, mat=PAPER, pip=INK):
    """Die standing on z = 0, six uppermost; five towards -y, three towards +x."""
    m.box(0, 0, 0, size, size, size, mat, size * .14)
    r, d, e = size * .085, size * .24, .0004
    for i in (-1, 1):
        for j in (-1, 0, 1):
            m.rod((i * d, j * d, size - e), (i * d, j * d, size + e), r, pip, 14)
    for x, z in ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)):
        m.rod((x * d, -size / 2 - e, size / 2 + z * d), (x * d, -size / 2 + e, size / 2 + z * d), r, pip, 14)
    for k in (-1, 0, 1):
        m.rod((size / 2 - e, k * d, size / 2 + k * d), (size / 2 + e, k * d, size / 2 + k * d), r, pip, 14)


def pin(m, x, y, z=0.0, mat=STEEL, height=.024):
    """Map pin stuck upright."""
    with m.at(x, y, z):
        m.rod((0, 0, 0), (0, 0, height), .0014, mat, 8)
        m.lathe([(.002, height * .45), (.0055, height * .5), (.004, height * .62), (.004, height * .85),
            (.0065, height * .95), (.006, height * 1.08), (0, height * 1.1)], mat, 18)


def notice_board(m, width=4.2, low=1.0, high=2.7, board=SAND, frame=STEEL):
    """Outdoor board along x facing -y, on three posts with feet, under a little roof; its face is at y = 0."""
    for x in (-width / 2 - .08, 0, width / 2 + .08):
        m.box(x, .1, 0, .1, .1, high + .3, frame, .01)
        m.box(x, .1, 0, .42, .42, .07, MIST, .015)
        m.bar((x, .14, .05), (x, .8, .05), .08, .06, frame)
        m.rod((x, .14, 1.3), (x, .78, .08), .03, frame, 8)
    m.box(0, .03, low, width, .06, high - low, board, .008)
    for z in (low - .04, high):
        m.box(0, .02, z, width + .3, .1, .06, frame, .01)
    for x in (-width / 2 - .02, width / 2 + .02):
        m.box(x, .02, low, .05, .1, high - low, frame, .01)
    m.bar((0, -.5, high + .42), (0, .55, high + .22), width + .7, .05, frame)
    for x in (-width / 2 - .08, 0, width / 2 + .08):
        m.bar((x, -.44, high + .36), (x, .5, high + .2), .07, .07, frame)


def pinned(m, x, z, width=.3, height=.42, mat=PAPER, lines=8, tilt=0, ink=LINE, pins=STEEL):
    """Sheet pinned to a board whose face is at y = 0, its centre at x, z; ruled, never lettered."""
    with m.at(x, 0, z, roll=tilt):
        m.box(0, -.006, -height / 2, width, .004, height, mat, 0)
        for i in range(lines):
            w = width * (.74 if i % 4 else .5)
            m.box((w - width * .74) / 2, -.0085, height * (.34 - .72 * i / lines), w, .002, height * .028, ink, 0)
        for s in (-1, 1):
            m.rod((s * width * .42, -.03, height * .45), (s * width * .42, 0, height * .45), .013, pins, 10)
