"""What surrounds the works: concrete, earthworks, roads, scaffolds, protection, the yard."""
from math import atan2, cos, degrees, hypot, pi, sin

from .palette import ASPHALT, CONCRETE, EARTH, INK, ORANGE, PAPER, SAND, STEEL
from .pipework import flange
from .steel import ladder


def bars(m, x0, x1, y0, y1, z, step=.4, mat=STEEL, radius=.03):
    """Rebar mat in two directions."""
    n = int((x1 - x0) / step)
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        m.rod((x, y0, z), (x, y1, z), radius, mat, 6)
    n = int((y1 - y0) / step)
    for i in range(n + 1):
        y = y0 + (y1 - y0) * i / n
        m.rod((x0, y, z + radius * 2), (x1, y, z + radius * 2), radius, mat, 6)


def starter(m, x, y, z, dx, dy, height=1.2, mat=STEEL, step=.25, links=True):
    """Starter bars of a column or wall, with links."""
    nx, ny = max(1, round(dx / step)), max(1, round(dy / step))
    for i in range(nx + 1):
        for j in range(ny + 1):
            if i in (0, nx) or j in (0, ny):
                p = x - dx / 2 + dx * i / nx, y - dy / 2 + dy * j / ny
                m.rod((*p, z - .2), (*p, z + height), .022, mat, 6)
    if links:
        h = z + .2
        while h < z + height - .1:
            c = [(x - dx / 2, y - dy / 2, h), (x + dx / 2, y - dy / 2, h), (x + dx / 2, y + dy / 2, h),
                (x - dx / 2, y + dy / 2, h)]
            for a, b in zip(c, c[1:] + c[:1]):
                m.rod(a, b, .016, mat, 5)
            h += .25


def form(m, length, height, mat=SAND, steel=STEEL, props=True, panel=1.2):
    """Wall form along x from 0, face at y = 0, backing towards -y: panels, walings, raking props."""
    n = max(1, round(length / panel))
    for i in range(n):
        m.box(length * (i + .5) / n, -.05, 0, length / n - .02, .1, height, mat)
        for k in (.15, .5, .85):
            m.box(length * (i + k) / n, -.16, 0, .08, .12, height, steel)
    for z in (height * .2, height * .5, height * .82):
        for s in (-.07, .07):
            m.box(length / 2, -.3, z + s - .05, length, .16, .09, steel)
        for i in range(n):
            m.rod((length * (i + .5) / n, -.45, z), (length * (i + .5) / n, 0, z), .03, steel, 6)
    if props:
        for i in range(0, n + 1, 2):
            x = min(length - .1, length * i / n + .1)
            m.rod((x, -.4, height * .82), (x, -.4 - height * .62, .1), .05, steel, 8)
            m.rod((x, -.4, height * .3), (x, -.4 - height * .62, .1), .04, steel, 8)
            m.box(x, -.4 - height * .62, 0, .4, .4, .1, steel)


def prop(m, x, y, z0, z1, mat=STEEL):
    """Adjustable steel prop."""
    m.rod((x, y, z0), (x, y, z0 + (z1 - z0) * .55), .05, mat, 8)
    m.rod((x, y, z0 + (z1 - z0) * .55), (x, y, z1), .036, mat, 8)
    m.box(x, y, z0, .25, .25, .03, mat)
    m.box(x, y, z1 - .03, .25, .25, .03, mat)


def slab(m, x0, x1, y0, y1, z, thick=.3, mat=CONCRETE):
    """Slab whose top is at z."""
    m.box((x0 + x1) / 2, (y0 + y1) / 2, z - thick, x1 - x0, y1 - y0, thick, mat)


def plinth(m, x, y, dx, dy, height, mat=CONCRETE, bolts=True, steel=STEEL):
    """Equipment foundation with holding-down bolts."""
    m.box(x, y, 0, dx + .8, dy + .8, .25, mat)
    m.box(x, y, .25, dx, dy, height - .25, mat)
    if bolts:
        for i in (-1, 1):
            for j in (-1, 1):
                m.rod((x + i * dx * .36, y + j * dy * .36, height - .1), (x + i * dx * .36, y + j * dy * .36,
                    height + .35), .045, steel, 6)


def pad(m, x, y, r, height, mat=CONCRETE, sides=8, bolts=16, steel=STEEL):
    """Octagonal column foundation with a bolt circle."""
    plan = [(x + r * cos(2 * pi * (i + .5) / sides), y + r * sin(2 * pi * (i + .5) / sides)) for i in range(sides)]
    m.prism(plan, 0, height, mat, .05)
    for i in range(bolts):
        t = 2 * pi * i / bolts
        m.rod((x + r * .62 * cos(t), y + r * .62 * sin(t), height - .1), (x + r * .62 * cos(t),
            y + r * .62 * sin(t), height + .4), .05, steel, 6)


def block(m, x0, x1, y0, y1, depth, mat=EARTH, top=SAND, crust=.25):
    """Block of ground standing on the table, its upper crust lighter; surface at `depth`."""
    m.box((x0 + x1) / 2, (y0 + y1) / 2, 0, x1 - x0, y1 - y0, depth - crust, mat, .02)
    m.box((x0 + x1) / 2, (y0 + y1) / 2, depth - crust, x1 - x0, y1 - y0, crust, top, .02)


def trenched(m, x0, x1, y0, y1, depth, trench_y, wide=2.0, slope=.5, floor=.35, mat=EARTH, top=SAND, crust=.25):
    """Block of ground with a trench along x: battered sides, flat floor."""
    w, t = wide / 2, wide / 2 + slope * (depth - floor)
    outline = [(y0, 0), (y1, 0), (y1, depth - crust), (trench_y + t - slope * crust, depth - crust), (trench_y + w,
        floor),
               (trench_y - w, floor), (trench_y - t + slope * crust, depth - crust), (y0, depth - crust)]
    m.sweep([(-y, z) for y, z in outline][::-1], [(x0, 0, 0), (x1, 0, 0)], mat)
    for a, b in (((y0, trench_y - t + slope * crust), (y0, trench_y - t)), ((trench_y + t - slope * crust, y1),
        (trench_y + t, y1))):
        o = [(a[0], depth - crust), (a[1], depth - crust), (b[1], depth), (b[0], depth)]
        m.sweep([(-y, z) for y, z in o][::-1], [(x0, 0, 0), (x1, 0, 0)], top)


def heap(m, x, y, radius, height, mat=EARTH, sides=28, z=0.0):
    """Spoil heap: cone with an uneven foot."""
    points, faces = [(x, y, z + height)], []
    rows = 6
    for k in range(1, rows + 1):
        f = k / rows
        for i in range(sides):
            t = 2 * pi * i / sides
            wob = 1 + .09 * sin(3 * t + x) + .06 * sin(5 * t + y * 2) + .03 * sin(9 * t)
            drop = height * (1 - f ** 1.15)
            points.append((x + radius * f * wob * cos(t), y + radius * f * wob * sin(t), z + drop if k < rows else z))
    faces += [(0, 1 + i, 1 + (i + 1) % sides) for i in range(sides)]
    for k in range(rows - 1):
        for i in range(sides):
            a, b = 1 + k * sides, 1 + (k + 1) * sides
            faces.append((a + i, b + i, b + (i + 1) % sides, a + (i + 1) % sides))
    m.add((points, faces), mat)


def ridge(m, a, b, width, height, mat=EARTH):
    """Long spoil bank from a to b (x, y)."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    n = max(6, int(length / 1.2))
    with m.at(a[0], a[1], 0, turn=degrees(atan2(b[1] - a[1], b[0] - a[0]))):
        points, faces = [], []
        cross = 7
        for i in range(n + 1):
            f = i / n
            end = min(1, 4 * f * length / max(length, 1e-6), 4 * (1 - f)) ** .6
            w = width * (1 + .08 * sin(i * 1.7)) * max(end, .05)
            h = height * (1 + .1 * sin(i * 2.3 + 1)) * max(end, .01)
            for k in range(cross):
                u = -1 + 2 * k / (cross - 1)
                points.append((length * f, u * w / 2, h * (1 - abs(u) ** 1.4)))
        for i in range(n):
            for k in range(cross - 1):
                p = i * cross + k
                faces.append((p, p + cross, p + cross + 1, p + 1))
        m.add((points, faces), mat)


def manhole(m, x, y, low, high, radius=.75, mat=CONCRETE, cover=STEEL):
    """Precast manhole of rings with taper and cover, from low to high."""
    with m.at(x, y):
        z, profile = low, []
        while z < high - 1.0:
            profile += [(radius, z + .02), (radius, min(z + .75, high - .9)), (radius - .03, min(z + .77, high - .88))]
            z += .77
        profile += [(radius, high - .85), (radius * .55, high - .15), (radius * .55, high), (radius * .45, high),
            (0, high)]
        m.lathe([(radius, low)] + profile, mat, 36)
        m.lathe([(radius * .44, high + .03), (0, high + .03)], cover, 28)


def chamber(m, x, y, z, size=1.0, mat=CONCRETE, cover=STEEL):
    """Square inspection chamber, frame and cover at ground level z."""
    m.box(x, y, z - .02, size, size, .14, mat)
    m.box(x, y, z + .1, size * .7, size * .7, .05, cover)


def road(m, a, b, width=7.5, mat=ASPHALT, lines=PAPER, kerb=CONCRETE, z=0.0, dashes=True):
    """Straight road from a to b (x, y)."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    with m.at(a[0], a[1], z, turn=degrees(atan2(b[1] - a[1], b[0] - a[0]))):
        m.box(length / 2, 0, -.2, length, width, .26, mat, 0)
        for s in (-1, 1):
            if kerb:
                m.box(length / 2, s * (width / 2 + .15), -.2, length, .3, .4, kerb, .03)
            m.box(length / 2, s * (width / 2 - .35), .06, length, .12, .008, lines, 0)
        if dashes:
            x = 1.5
            while x < length - 3:
                m.box(x + 1.5, 0, .06, 3, .12, .008, lines, 0)
                x += 9


def layers(m, length, width, edges, side=1):
    """Pavement build-up along x: edges is a list of (start, thickness, material) from the bottom up."""
    z = 0
    for k, (start, thick, mat) in enumerate(edges):
        m.box((start + length) / 2, 0, z, length - start, width - k * .7, thick, mat, .02)
        z += thick
    return z


def girder(m, a, b, mat=CONCRETE, depth=1.6, width=.9):
    """Precast I-girder from a to b, heights are of its underside."""
    w, d = width / 2, depth
    outline = [(-w * .75, 0), (w * .75, 0), (w * .75, d * .14), (w * .22, d * .28), (w * .22, d * .78), (w,
        d * .88), (w, d), (-w, d), (-w, d * .88), (-w * .22, d * .78), (-w * .22, d * .28), (-w * .75, d * .14)]
    m.sweep(outline, [a, b], mat)
    n = 9
    for i in range(n):
        f = (i + .5) / n
        p = [a[k] + (b[k] - a[k]) * f for k in range(3)]
        for s in (-.2, .2):
            m.rod((p[0], p[1] + s, p[2] + depth - .05), (p[0], p[1] + s, p[2] + depth + .22), .025, STEEL, 6)


def pier(m, x, y, height, width=11, mat=CONCRETE, columns=2, cap=1.3):
    """Bridge pier across y: pile cap, round columns, crosshead with bearings."""
    m.box(x, y, 0, 3.4, width * .85, 1.0, mat)
    for i in range(columns):
        yy = y + (i - (columns - 1) / 2) * width * .5
        m.rod((x, yy, .9), (x, yy, height - cap), .7, mat, 32)
    outline = [(-width / 2, height), (-width / 2, height - cap * .55), (-width * .36, height - cap), (width * .36,
        height - cap), (width / 2, height - cap * .55), (width / 2, height)]
    m.sweep([(-s, u) for s, u in outline], [(x - .95, y, 0), (x + .95, y, 0)], mat)


def deck_slab(m, x0, x1, y, width, z, mat=CONCRETE, surface=None, parapet=True):
    """Bridge deck along x with parapets and surfacing."""
    m.box((x0 + x1) / 2, y, z, x1 - x0, width, .3, mat)
    if surface:
        m.box((x0 + x1) / 2, y, z + .3, x1 - x0, width - 1.2, .1, surface, 0)
    if parapet:
        for s in (-1, 1):
            outline = [(-.25, 0), (.25, 0), (.25, .1), (.1, .4), (.08, 1.0), (-.12, 1.0), (-.12, .4), (-.25, .1)]
            m.sweep(outline, [(x0, y + s * (width / 2 - .3), z + .3), (x1, y + s * (width / 2 - .3), z + .3)], mat)


def embankment(m, x0, x1, y, top, height, z0=0, mat=EARTH):
    """Earth embankment along x with 1:1.5 slopes; `top` is its crown width."""
    w, f = top / 2, top / 2 + height * 1.5
    m.sweep([(-f, z0), (f, z0), (w, z0 + height), (-w, z0 + height)], [(x0, y, 0), (x1, y, 0)], mat)


def coupler(m, x, y, z, mat=STEEL):
    """Coupler where tubes cross."""
    m.box(x, y, z - .07, .15, .15, .14, mat, 0)


def straight(m, length, width=1.2, lifts=4, lift=2.0, bay=2.0, mat=STEEL, boards=SAND, guard=STEEL, braces=True,
             boarded=None):
    """Independent scaffold along x from 0; y from 0 to width. boarded: lifts that carry boards."""
    n = max(1, round(length / bay))
    bay = length / n
    top = lifts * lift
    t = .035
    for i in range(n + 1):
        x = i * bay
        for y in (0, width):
            m.rod((x, y, 0), (x, y, top + 1.25), t, mat, 7)
            m.box(x, y, 0, .22, .22, .03, mat)
        for k in range(1, lifts + 1):
            z = k * lift
            m.rod((x, -.25, z - .1), (x, width + .25, z - .1), t, mat, 6)
            for y in (0, width):
                coupler(m, x, y, z - .1, mat)
    for k in range(lifts + 1):
        z = max(.25, k * lift)
        for y in (0, width):
            m.rod((-.2, y, z - .17), (length + .2, y, z - .17), t, mat, 6)
    for k in (range(1, lifts + 1) if boarded is None else boarded):
        z = k * lift
        count = 4
        for j in range(count):
            m.box(length / 2, width * (j + .5) / count, z - .06, length + .3, width / count - .03, .05, boards, 0)
        for h in (.5, 1.0):
            m.rod((-.2, -.02, z + h), (length + .2, -.02, z + h), t, guard, 6)
            m.rod((-.2, width + .02, z + h), (length + .2, width + .02, z + h), t, guard, 6)
            for x in (0, length):
                m.rod((x, 0, z + h), (x, width, z + h), t, guard, 6)
        m.box(length / 2, -.03, z, length, .03, .18, boards, 0)
    if braces:
        for i in range(0, n, 3):
            for k in range(lifts):
                a, b = (i, i + 1) if k % 2 else (i + 1, i)
                m.rod((a * bay, -.05, k * lift + .1), (b * bay, -.05, (k + 1) * lift), t, mat, 6)
    for k in range(lifts):
        x = bay * (.5 + k % 2 * .9)
        if x < length:
            ladder(m, x, width * .5, k * lift + .1, (k + 1) * lift, 0, mat, cage=False)


def round_scaffold(m, inner, lifts=5, lift=2.0, width=1.2, sides=12, start=0, end=360, mat=STEEL, boards=SAND,
                   guard=STEEL):
    """Scaffold round a column or tank of radius a little under `inner`."""
    t = .035
    step = (end - start) / sides
    closed = end - start >= 360
    angles = [(start + i * step) * pi / 180 for i in range(sides if closed else sides + 1)]
    top = lifts * lift
    outer = inner + width
    for i, a in enumerate(angles):
        c, s = cos(a), sin(a)
        for r in (inner, outer):
            m.rod((r * c, r * s, 0), (r * c, r * s, top + 1.2), t, mat, 7)
        for k in range(1, lifts + 1):
            z = k * lift
            m.rod(((inner - .2) * c, (inner - .2) * s, z - .1), ((outer + .2) * c, (outer + .2) * s, z - .1), t, mat, 6)
            for r in (inner, outer):
                coupler(m, r * c, r * s, z - .1, mat)
    pairs = list(zip(angles, angles[1:] + angles[:1])) if closed else list(zip(angles, angles[1:]))
    for i, (a, b) in enumerate(pairs):
        for k in range(lifts + 1):
            z = max(.25, k * lift)
            for r in (inner, outer):
                m.rod((r * cos(a), r * sin(a), z - .16), (r * cos(b), r * sin(b), z - .16), t, mat, 6)
            if k:
                quad = [(inner * cos(a), inner * sin(a)), (outer * cos(a), outer * sin(a)),
                        (outer * cos(b), outer * sin(b)), (inner * cos(b), inner * sin(b))]
                m.prism(quad, z - .06, z - .01, boards)
                for h in (.5, 1.0):
                    m.rod((outer * cos(a), outer * sin(a), z + h), (outer * cos(b), outer * sin(b), z + h), t, guard, 6)
        if i % 3 == 0:
            for k in range(lifts):
                p, q = (a, b) if k % 2 else (b, a)
                m.rod((outer * cos(p), outer * sin(p), k * lift + .1), (outer * cos(q), outer * sin(q),
                    (k + 1) * lift), t, mat, 6)
    for k in range(lifts):
        a = angles[1 + k % 2] + .12
        r = (inner + outer) / 2
        ladder(m, r * cos(a), r * sin(a), k * lift, (k + 1) * lift, a * 180 / pi, mat, cage=False)


def shell(rings, sides=40):
    """Faces of a body from rings of points, bottom first, closed at its top."""
    points = [p for ring in rings for p in ring]
    faces = [(r * sides + k, r * sides + (k + 1) % sides, (r + 1) * sides + (k + 1) % sides, (r + 1) * sides + k)
             for r in range(len(rings) - 1) for k in range(sides)]
    faces.append(tuple(range((len(rings) - 1) * sides, len(rings) * sides)))
    return points, faces


def helmet(m, mat=PAPER, band=INK):
    """Helmet 0.3 m long, peak towards +x, standing on its rim at z = 0: shell, brim, three ribs, band within."""
    sides, a, b, h, foot = 40, .132, .108, .135, .022
    turns = [2 * pi * k / sides for k in range(sides)]

    def rim(grow, z):
        out = []
        for t in turns:
            peak = max(0.0, cos(t)) ** 3 * grow * 1.7
            out.append(((a + grow) * cos(t) + peak, (b + grow) * sin(t), z - peak * .22))
        return out
    rings = [rim(.006, foot + .004), rim(.024, foot - .004), rim(.028, foot + .004), rim(.024, foot + .011),
             rim(.004, foot + .018)]
    for i in range(1, 11):
        f = pi / 2 * i / 10.5
        wide = cos(f) ** .72
        rings.append([(a * wide * cos(t), b * wide * sin(t), foot + .018 + h * sin(f)) for t in turns])
    m.add(shell(rings, sides), mat)
    for y in (-.042, 0, .042):
        path = []
        for i in range(15):
            t = pi * (.16 + .68 * i / 14)
            side = (1 - (y / b) ** 2) ** .5
            path.append((a * 1.0 * side * abs(cos(t)) ** .72 * (1 if cos(t) > 0 else -1), y,
                foot + .02 + h * side ** .72 * sin(t) + (.003 if y == 0 else 0)))
        m.tube(path, .011 if y == 0 else .007, mat, 0, 8)
    m.lathe([(.098, 0), (.1, .03), (.096, .03), (.094, 0), (.098, 0)], band, 32)


def boot(m, mat=STEEL, sole=INK):
    """Ankle boot 0.3 m long, toe towards +x."""
    def foot(grow):
        out = []
        for k in range(28):
            t = 2 * pi * k / 28
            wide = .052 + .008 * cos(t)
            out.append(((.15 + grow) * cos(t), (wide + grow) * sin(t)))
        return out
    m.prism(foot(.004), 0, .022, sole)
    m.prism(foot(0), .022, .085, mat, .02)
    with m.at(-.075, 0, .06):
        m.lathe([(.062, 0), (.06, .1), (.066, .16), (.07, .165), (.066, .17), (.056, .165), (.05, .1), (0, .08)], mat,
            28)
    for i in range(5):
        m.rod((-.03 + i * .021, -.03, .115 - i * .007), (-.03 + i * .021, .03, .115 - i * .007), .005, sole, 6)


def glove(m, x, y, turn=0, mat=PAPER, cuff=STEEL):
    """Glove lying flat."""
    with m.at(x, y, 0, turn=turn):
        m.box(0, 0, .0, .1, .1, .022, mat, .009)
        for k in range(4):
            m.rod((.045, -.036 + k * .024, .012), (.115 - abs(k - 1.4) * .012, -.038 + k * .0255, .012), .0115, mat, 8)
        m.rod((-.02, -.045, .012), (.045, -.082, .012), .0115, mat, 8)
        m.box(-.075, 0, .0, .06, .115, .026, cuff, .009)


def container(m, mat=PAPER, length=6.06):
    """Freight container along x, corrugated sides and lock rods."""
    m.box(0, 0, .12, length, 2.44, 2.45, mat)
    n = int(length / .4)
    for i in range(n):
        m.box(-length / 2 + .3 + i * (length - .6) / (n - 1), 0, .3, .14, 2.5, 2.1, mat, 0)
    for y in (-.7, -.25, .25, .7):
        m.rod((length / 2 + .04, y, .25), (length / 2 + .04, y, 2.45), .03, STEEL, 6)
    for x in (-length / 2 + .1, length / 2 - .1):
        for y in (-1.15, 1.15):
            m.box(x, y, 0, .22, .2, 2.62, STEEL)


def cabin(m, mat=PAPER, trim=STEEL, length=9):
    """Site office on skids along x, windows and steps towards -y."""
    m.box(0, 0, .35, length, 3, 2.7, mat)
    m.box(0, 0, 3.05, length + .3, 3.3, .12, trim)
    for i in range(3):
        x = -length / 2 + 1.4 + i * (length - 3.6) / 2
        m.box(x, -1.5, 1.4, 1.3, .08, 1.0, INK)
    m.box(length / 2 - .9, -1.5, .4, .95, .08, 2.1, trim)
    m.box(length / 2 - .9, -2.1, 0, 1.4, 1.2, .36, trim)
    for x in (-length / 2 + .5, length / 2 - .5):
        m.box(x, 0, 0, .3, 3, .35, CONCRETE)
    m.box(-length / 2 + 1.2, 1.75, 1.6, .9, .5, .7, trim)


def pipe_stack(m, length=12, radius=.3, rows=(5, 4, 3), mat=PAPER, sleepers=SAND):
    """Pipes stacked along x on sleepers, held by stakes."""
    for x in (-length * .35, 0, length * .35):
        m.box(x, 0, 0, .3, rows[0] * radius * 2.1 + .6, .2, sleepers)
        for s in (-1, 1):
            m.box(x, s * (rows[0] * radius * 1.02 + .1), .2, .14, .14, .7, sleepers)
    for k, n in enumerate(rows):
        z = .2 + radius + k * radius * 1.74
        for i in range(n):
            y = (i - (n - 1) / 2) * radius * 2.02
            path = [(-length / 2, y, z), (length / 2, y, z)]
            m.rod(*path, radius, mat, 24)
            for x in (-length / 2 - .002, length / 2 + .002):
                m.rod((x - .001, y, z), (x + .001, y, z), radius * .86, INK, 24)


def spool(m, shape, radius=.25, mat=PAPER, ends=True):
    """Prefabricated spool along points with flanged ends."""
    m.tube(shape, radius, mat, radius * 3)
    if ends:
        for a, b in ((shape[0], shape[1]), (shape[-1], shape[-2])):
            d = [b[k] - a[k] for k in range(3)]
            flange(m, a, d, radius, mat)


def trestle(m, x, y, height=.9, width=1.2, mat=STEEL):
    """Pipe stand across y."""
    m.box(x, y, height - .1, .14, width, .1, mat)
    for s in (-1, 1):
        for t in (-1, 1):
            m.rod((x, y + s * width * .4, height - .1), (x + t * .3, y + s * width * .48, 0), .035, mat, 6)


def cable_drum(m, radius=1.1, width=1.2, mat=SAND, core=STEEL):
    """Cable drum lying ready to roll along x."""
    for y in (-width / 2, width / 2):
        m.rod((0, y - .06, radius), (0, y + .06, radius), radius, mat, 36)
        m.rod((0, y - .09, radius), (0, y + .09, radius), radius * .3, core, 20)
    m.rod((0, -width / 2, radius), (0, width / 2, radius), radius * .72, core, 36)


def barrier(m, a, b, mat=PAPER, accent=ORANGE, post=2.0, height=1.1):
    """Edge barrier: posts on feet with two tubes between a and b (x, y)."""
    n = max(1, round(hypot(b[0] - a[0], b[1] - a[1]) / post))
    for i in range(n + 1):
        x, y = (a[k] + (b[k] - a[k]) * i / n for k in (0, 1))
        m.rod((x, y, 0), (x, y, height), .045, mat, 8)
        m.box(x, y, 0, .4, .4, .08, mat)
    for h in (height * .55, height):
        m.rod((*a, h), (*b, h), .045, accent, 8)


def jersey(m, x, y, turn=0, n=1, mat=CONCRETE, gap=3.05):
    """Row of concrete safety barriers."""
    outline = [(-.3, 0), (.3, 0), (.3, .1), (.14, .35), (.08, .85), (-.08, .85), (-.14, .35), (-.3, .1)]
    with m.at(x, y, 0, turn=turn):
        for i in range(n):
            m.sweep(outline, [(i * gap, 0, 0), (i * gap + 2.95, 0, 0)], mat)


def mast(m, height=18, mat=STEEL, heads=6):
    """Floodlight mast: unlit, only its shape."""
    m.lathe([(.3, 0), (.12, height)], mat, 14)
    m.ring(.9, .05, height - .2, mat, sides=20)
    for i in range(heads):
        t = 2 * pi * i / heads
        m.rod((0, 0, height - .2), (.9 * cos(t), .9 * sin(t), height - .2), .04, mat, 6)
        m.box(.95 * cos(t), .95 * sin(t), height - .4, .4, .4, .3, PAPER)


def cone(m, x, y, mat=ORANGE):
    """Traffic cone."""
    with m.at(x, y):
        m.box(0, 0, 0, .4, .4, .04, mat)
        m.lathe([(.16, .04), (.03, .7), (0, .7)], mat, 14)


def pallet(m, x, y, turn=0, mat=SAND, load=PAPER, boxes=((.55, .45, .6), (-.3, -.1, .8))):
    """Loaded pallet."""
    with m.at(x, y, 0, turn=turn):
        for s in (-.5, 0, .5):
            m.box(0, s, 0, 1.2, .12, .12, mat)
        m.box(0, 0, .12, 1.2, 1.1, .04, mat)
        m.box(0, 0, .16, 1.1, 1.0, .75, load)
        m.box(0, 0, .5, 1.12, 1.02, .06, STEEL)


def drums(m, x, y, nx=3, ny=2, mat=STEEL):
    """Oil drums standing in rows."""
    for i in range(nx):
        for j in range(ny):
            with m.at(x + i * .65, y + j * .65):
                m.lathe([(.29, 0), (.29, .88), (.27, .88), (.27, .85), (0, .85)], mat, 24)
                for z in (.3, .58):
                    m.ring(.295, .02, z, mat, sides=24)


def plates(m, x, y, n=5, length=6, width=2.2, turn=0, mat=STEEL):
    """Stack of plates on bearers."""
    with m.at(x, y, 0, turn=turn):
        for s in (-.35, .35):
            m.box(length * s, 0, 0, .2, width, .15, SAND)
        for i in range(n):
            m.box(.04 * (i % 3), .03 * (i % 2), .15 + i * .07, length, width, .05, mat, 0)


def beams(m, x, y, n=5, length=9, turn=0, mat=STEEL, depth=.45, tiers=2):
    """Rolled beams laid out on sleepers."""
    with m.at(x, y, 0, turn=turn):
        for k in range(tiers):
            z = .18 + k * (depth + .15)
            for s in (-.35, .35):
                m.box(length * s, 0, z - .16, .2, n * .5 + .2, .14, SAND)
            for i in range(n - k):
                yy = (i - (n - k - 1) / 2) * .5
                m.beam((-length / 2, yy, z + depth / 2), (length / 2, yy, z + depth / 2), mat, depth, .3)
