"""Houses of a desert city and their rooms: villas, flats, pools, courtyards, furniture for cut-aways."""
from .palette import CONCRETE, INK, MIST, PAPER, SAGE, SAND, STEEL
from .steel import rail


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
