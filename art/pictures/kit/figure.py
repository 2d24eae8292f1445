"""Scale figures of people: cast forms blended from round parts, folds in their cloth, no features.

A figure stands on the origin, 1.75 m tall, and looks towards -y; its left side is at +x. A form is a signed distance
field: negative inside, metres.
"""
from dataclasses import dataclass
from typing import Callable

import numpy as np

from .palette import EARTH, INK, MIST, ORANGE, PAPER, SAND, STEEL
from .sitework import boot, helmet

BLOCK = 6                # grid points on the edge of a block that is sampled at once


@dataclass
class Form:
    field: Callable        # distance at points (x, y, z)
    low: np.ndarray
    high: np.ndarray


def cone(a, b, ra, rb=None):
    """Round bar from a to b whose radius goes from ra to rb."""
    a, b, rb = np.asarray(a, float), np.asarray(b, float), ra if rb is None else rb
    along = b - a
    length = float(along @ along)

    def field(p):
        t = np.clip((p - a) @ along / length, 0, 1)
        return np.linalg.norm(p - a - t[..., None] * along, axis=-1) - (ra + (rb - ra) * t)
    r = max(ra, rb)
    return Form(field, np.minimum(a, b) - r, np.maximum(a, b) + r)


def egg(centre, radii):
    """Ellipsoid."""
    c, r = np.asarray(centre, float), np.asarray(radii, float)
    return Form(lambda p: (np.linalg.norm((p - c) / r, axis=-1) - 1) * r.min(), c - r, c + r)


def loft(rings, folds=None, square=2.3):
    """Body through rings (height, half width, half depth, shift along y), lowest first.

    folds: metres added to the radius, a function of angle and height.
    """
    rings = np.array([(*r, 0)[:4] for r in rings], float)
    fine = np.linspace(rings[0, 0], rings[-1, 0], 160)
    slope = np.gradient(rings[:, 1:], rings[:, 0], axis=0)
    k = np.clip(np.searchsorted(rings[:, 0], fine) - 1, 0, len(rings) - 2)
    h = rings[k + 1, 0] - rings[k, 0]
    t = ((fine - rings[k, 0]) / h)[:, None]
    h = h[:, None]
    curve = ((2 * t ** 3 - 3 * t ** 2 + 1) * rings[k, 1:] + (t ** 3 - 2 * t ** 2 + t) * h * slope[k]
        + (-2 * t ** 3 + 3 * t ** 2) * rings[k + 1, 1:] + (t ** 3 - t ** 2) * h * slope[k + 1])

    def field(p):
        z = p[..., 2]
        ax, ay, dy = (np.interp(z, fine, curve[:, i]) for i in range(3))
        y = p[..., 1] - dy
        if folds:
            grow = folds(np.arctan2(p[..., 0], -y), z)
            ax, ay = ax + grow, ay + grow
        q = ((np.abs(p[..., 0]) / ax) ** square + (np.abs(y) / ay) ** square) ** (1 / square)
        return np.maximum((q - 1) * np.minimum(ax, ay), np.maximum(z - fine[-1], fine[0] - z))
    wide, deep = curve[:, 0].max() + .04, curve[:, 1].max() + np.abs(curve[:, 2]).max() + .04
    return Form(field, np.array([-wide, -deep, fine[0]]), np.array([wide, deep, fine[-1]]))


def join(forms, soft=.03):
    """Union whose seams are filled over `soft` metres."""
    def field(p):
        out = forms[0].field(p)
        for form in forms[1:]:
            d = form.field(p)
            h = np.clip(.5 + .5 * (d - out) / soft, 0, 1)
            out = d + (out - d) * h - soft * h * (1 - h)
        return out
    return Form(field, np.min([f.low for f in forms], axis=0), np.max([f.high for f in forms], axis=0))


def cut(form, *others, soft=.008):
    """The form without the others; the edge is rounded over `soft` metres."""
    def field(p):
        out = form.field(p)
        for other in others:
            d = -other.field(p)
            h = np.clip(.5 - .5 * (d - out) / soft, 0, 1)
            out = d + (out - d) * h + soft * h * (1 - h)
        return out
    return Form(field, form.low, form.high)


def within(form, other):
    """The part of the form inside the other."""
    return Form(lambda p: np.maximum(form.field(p), other.field(p)), form.low, form.high)


def grown(form, by):
    """The form with its skin moved outwards by metres."""
    return Form(lambda p: form.field(p) - by, form.low - by, form.high + by)


def creased(form, depth=.004, pitch=.055, seed=0):
    """The form with slack folds across it, as in worn cloth."""
    def field(p):
        x, y, z = p[..., 0], p[..., 1], p[..., 2]
        a = np.sin((z + .45 * x + .3 * y) * 2 * np.pi / pitch + seed + 2.2 * np.sin(9 * x + seed))
        b = np.sin((z * .7 - .8 * x + .5 * y) * 2 * np.pi / (pitch * 1.7) + 1.9 * seed)
        return form.field(p) - depth * (.6 * a + .6 * b) * (.5 + .5 * np.sin(11 * z + 5 * y + seed))
    return Form(field, form.low - depth, form.high + depth)


def sampled(form, low, step, blocks):
    """Distances on a grid; blocks that the surface cannot reach have that of their centre."""
    wide = step * BLOCK
    centres = np.stack(np.meshgrid(*(a + wide * (np.arange(n) + .5) - step / 2 for a, n in zip(low, blocks)),
        indexing='ij'), axis=-1)
    rough = form.field(centres)
    near = np.abs(rough) < wide * 1.5 + .012
    offset = np.stack(np.meshgrid(*(np.arange(BLOCK) * step,) * 3, indexing='ij'), axis=-1)
    corner = centres[near] - wide / 2 + step / 2
    fine = np.broadcast_to(rough[..., None, None, None], (*rough.shape, *(BLOCK,) * 3)).copy()
    fine[near] = form.field(corner[:, None, None, None] + offset)
    return fine.transpose(0, 3, 1, 4, 2, 5).reshape([n * BLOCK for n in blocks])


def cast(m, form, mat, step=.008):
    """Add the surface of a form, as quads on a grid of this step (surface nets)."""
    low, high = form.low - 2 * step, form.high + 2 * step
    value = sampled(form, low, step, np.ceil((high - low) / step / BLOCK).astype(int))
    inside = value < 0
    shape = tuple(n - 1 for n in value.shape)
    total, count = np.zeros((*shape, 3)), np.zeros(shape)
    corner = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]

    def part(array, c):
        return array[tuple(slice(c[d], c[d] + shape[d]) for d in range(3))]
    for a in corner:
        for axis in range(3):
            if a[axis]:
                continue
            b = tuple(1 if d == axis else a[d] for d in range(3))
            va, vb = part(value, a), part(value, b)
            cross = (va < 0) != (vb < 0)
            t = np.where(cross, va / np.where(cross, va - vb, 1), 0)
            for d in range(3):
                total[..., d] += np.where(cross, a[d] + (t if d == axis else 0), 0)
            count += cross
    used = count > 0
    number = np.full(shape, -1)
    number[used] = np.arange(used.sum())
    cell = np.argwhere(used)
    points = (cell + total[used] / count[used][:, None]) * step + low
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        first = np.take(inside, range(value.shape[axis] - 1), axis)
        last = np.take(inside, range(1, value.shape[axis]), axis)
        for sign in (True, False):
            at = np.argwhere((first != last) & (first == sign))
            at = at[(at[:, u] > 0) & (at[:, v] > 0) & (at[:, u] < shape[u]) & (at[:, v] < shape[v])]
            quad = []
            for du, dv in ((1, 1), (0, 1), (0, 0), (1, 0)):
                c = at.copy()
                c[:, u] -= du
                c[:, v] -= dv
                quad.append(number[tuple(c.T)])
            quad = np.stack(quad if sign else quad[::-1], axis=1)
            faces.append(quad)
    m.add((points, np.concatenate(faces).tolist()), mat)


def waves(depth, count, top, bottom, turn=0.0):
    """Hanging folds for loft(): none at height `top`, `depth` metres at `bottom`."""
    def folds(angle, z):
        share = np.clip((top - z) / (top - bottom), 0, 1) ** 1.3
        return depth * share * (np.sin(count * angle + turn + 1.3 * np.sin(3 * z + turn))
            + .5 * np.sin((count * 2 - 5) * angle + 2.1 * turn + 2 * z))
    return folds


def mirror(points):
    """The same points on the other side."""
    return [(-x, y, z) for x, y, z in points]


SIDE = [(.19, .01, 1.395), (.255, .03, 1.13), (.235, -.05, .90)]                 # an arm that hangs
FRONT = [(.19, .01, 1.395), (.265, .0, 1.14), (.05, -.19, 1.05)]                 # a hand before the body


def sleeve(arm, upper=.058, elbow=.054, cuff=.048, reach=.93):
    """Sleeve over an arm of three points (shoulder, elbow, wrist)."""
    a, b, c = (np.asarray(p, float) for p in arm)
    neck = np.array([a[0] * .3, .014, 1.475])
    return join([cone(neck, a, .034, upper), cone(a, b, upper, elbow), cone(b, b + (c - b) * reach, elbow, cuff)], .03)


def hand(m, arm, mat=EARTH, curl=.35, step=.006):
    """Hand beyond the wrist of an arm: palm, closed fingers, thumb."""
    _, b, c = (np.asarray(p, float) for p in arm)
    d = (c - b) / np.linalg.norm(c - b)
    side = np.cross(d, (0, 0, 1.0))
    side = side / (np.linalg.norm(side) or 1)
    down = np.cross(side, d)
    knuckle = c + d * .075
    tip = knuckle + d * .07 * (1 - curl) - down * .07 * curl
    wide = side * .016 if abs(d[2]) < .8 else np.array([0, .016, 0])
    thumb = c + d * .03 + np.sign(c[0] or 1) * np.array([-.03, -.012, 0])
    cast(m, join([cone(c - d * .03, c, .026, .028), cone(c + wide, knuckle + wide, .024, .021),
        cone(c - wide, knuckle - wide, .024, .021), cone(knuckle + wide, tip + wide, .018, .013),
        cone(knuckle - wide, tip - wide, .018, .013), cone(c + d * .015, thumb + d * .05, .015, .011)], .018), mat,
        step)


def head(m, mat=EARTH, step=.006):
    """Head and neck: skull, jaw, brow and nose as one cast form."""
    cast(m, join([egg((0, .012, 1.655), (.076, .094, .098)), egg((0, -.022, 1.588), (.056, .064, .062)),
        cone((0, .02, 1.46), (0, .012, 1.58), .056, .052), cone((0, -.086, 1.648), (0, -.104, 1.612), .009, .014),
        cone((-.04, -.072, 1.668), (.04, -.072, 1.668), .016), cone((-.074, .012, 1.645), (-.078, .016, 1.61), .016),
        cone((.074, .012, 1.645), (.078, .016, 1.61), .016)], .02), mat, step)


BODY = [(.78, .165, .118, .0), (.92, .172, .122, .0), (1.08, .16, .108, -.005), (1.27, .19, .118, -.005),
    (1.38, .197, .105, .0), (1.44, .15, .09, .008),
    (1.48, .088, .074, .014), (1.51, .066, .064, .016)]


def thobe(m, arms, mat=PAPER, step=.008):
    """Long shirt to the ankles with its sleeves, a stand collar and a placket."""
    robe = loft([(.06, .215, .17), (.3, .198, .158), (.6, .182, .14)] + BODY[1:], waves(.016, 7, 1.1, .06, .8))
    cloth = join([robe] + [creased(sleeve(a), .003, .085, i) for i, a in enumerate(arms)], .045)
    cast(m, cloth, mat, step)
    cast(m, cut(cone((0, .016, 1.49), (0, .014, 1.535), .066), cone((0, .016, 1.46), (0, .012, 1.62), .057)), mat, step)
    m.sweep([(-.014, -.004), (.014, -.004), (.014, .005), (-.014, .005)], [(0, -.116, 1.13), (0, -.1245, 1.26),
        (0, -.117, 1.36), (0, -.096, 1.44)], mat)
    for s in (-1, 1):
        with m.at(s * .1, -.12, .0, turn=-90 - s * -8):
            boot(m, EARTH, INK)


def ghutra(m, mat=PAPER, cord=INK, over=0, step=.006):
    """Head cloth over the shoulders, with its doubled cord; `over` metres wider above other clothes."""
    dome = egg((0, .016, 1.665), (.094, .112, .115))
    fall = loft([(1.28, .17 + over, .128 + over, .02), (1.36, .182 + over, .128 + over, .016), (1.45, .15 + over,
        .118 + over, .016), (1.54, .113, .112, .014), (1.62, .098, .112, .014), (1.7, .09, .106, .014)],
        waves(.012, 9, 1.62, 1.3, .4))
    gap = join([cone((0, -.135, 1.668), (0, -.14, 1.6), .066, .078), cone((0, -.14, 1.6), (0, -.17, 1.25), .08,
        .115)], .05)
    cast(m, cut(join([dome, fall], .03), gap, soft=.02), mat, step)
    for k in (0, 1):
        turn = [2 * np.pi * i / 48 for i in range(49)]
        path = [((.0875 - k * .0055) * np.cos(t), .016 + (.1045 - k * .006) * np.sin(t),
            1.706 + k * .017 + .012 * np.sin(t)) for t in turn]
        m.tube(path, .0092, cord, 0, 10)


def hard_hat(m, mat=PAPER):
    """Helmet on the head."""
    with m.at(0, .012, 1.672, turn=-90, scale=.93):
        helmet(m, mat)
    m.tube([(-.083, .0, 1.68), (-.072, -.04, 1.6), (0, -.05, 1.522), (.072, -.04, 1.6), (.083, .0, 1.68)], .005, INK,
        .05, 8)


def shirt(m, arms, mat=MIST, step=.007):
    """Work shirt with sleeves and collar, to be worn in trousers."""
    cloth = join([loft(BODY)] + [creased(sleeve(a, .058, .052, .043), .003, .08, i) for i, a in enumerate(arms)], .04)
    cast(m, cloth, mat, step)
    ring = cut(loft([(1.475, .082, .08, .016), (1.53, .07, .07, .014)]), cone((0, .016, 1.4), (0, .012, 1.62), .058),
        egg((0, -.09, 1.54), (.022, .05, .06)))
    cast(m, ring, mat, step)


def vest(m, mat=ORANGE, band=PAPER, step=.006):
    """Warning vest over a shirt: open neck, arm holes, two bands round it and one over each shoulder."""
    body = grown(loft([(.8, .172, .125, .0)] + BODY[1:-1]), .014)
    holes = [cone((s * .225, .01, 1.44), (s * .26, .01, 1.16), .075, .062) for s in (-1, 1)]
    neck = join([cone((0, -.0, 1.52), (0, -.1, 1.47), .083, .07), cone((0, -.13, 1.46), (0, -.16, 1.26), .05,
        .008)], .04)
    slit = cone((0, -.14, 1.26), (0, -.14, .76), .005)
    whole = cut(creased(body, .003, .09, 2), *holes, neck, slit, soft=.012)
    cast(m, whole, mat, step)
    bands = [loft([(z, .3, .3), (z + .045, .3, .3)]) for z in (.93, 1.1)]
    for b in bands:
        cast(m, within(grown(whole, .004), b), band, step * .8)
    for s in (-1, 1):
        strap = Form(lambda p, s=s: np.maximum(np.abs(p[..., 0] - s * .112) - .021, 1.145 - p[..., 2]),
            np.array([-.3, -.3, 1.1]), np.array([.3, .3, 1.6]))
        cast(m, within(grown(whole, .004), strap), band, step * .8)


def trousers(m, mat=STEEL, shoe=INK, apart=.1, step=.007, boots=True):
    """Trousers with a crease over each knee, and boots."""
    legs = []
    for s in (-1, 1):
        x = s * apart
        legs.append(creased(join([cone((s * .083, 0, .88), (x * .98, -.012, .5), .096, .072),
            cone((x * .98, -.012, .5), (x, .012, .12), .072, .064)], .03), .0045, .11, s + 2))
    cast(m, join([loft([(.8, .165, .12), (.9, .17, .122), (.96, .166, .118)]), *legs], .03), mat, step)
    for s in (-1, 1):
        with m.at(s * apart, -.03, 0, turn=-90 + s * 9):
            boot(m, shoe, INK)


def jacket(m, arms, mat=STEEL, shirt_mat=PAPER, tie=ORANGE, step=.006):
    """Suit jacket with lapels over shirt and tie."""
    body = grown(loft([(.74, .178, .132, .0), (.8, .178, .13, .0)] + BODY[1:-1]), .012)
    gap = join([cone((0, -.16, 1.52), (0, -.16, 1.44), .07, .062), cone((0, -.16, 1.44), (0, -.175, 1.1), .062,
        .012)], .03)
    hem = cone((0, -.17, .98), (0, -.17, .7), .012, .075)
    neck = cone((0, .0, 1.46), (0, .02, 1.6), .07, .074)
    cloth = join([body] + [creased(sleeve(a, .062, .056, .048), .0025, .09, i) for i, a in enumerate(arms)], .035)
    whole = cut(cloth, gap, hem, neck, soft=.012)
    cast(m, whole, mat, step)
    cast(m, loft(BODY[2:]), shirt_mat, step)
    cast(m, cut(loft([(1.475, .08, .078, .016), (1.53, .068, .068, .014)]), cone((0, .016, 1.4), (0, .012, 1.62), .056),
        egg((0, -.09, 1.545), (.016, .05, .05))), shirt_mat, step)
    for s in (-1, 1):
        edge = [(s * .062, -.104, 1.475), (s * .066, -.128, 1.40), (s * .052, -.14, 1.3), (s * .014, -.136, 1.12)]
        m.sweep([(-.021, -.003), (.021, -.003), (.021, .004), (-.021, .004)], edge, mat)
    if tie:
        m.sweep([(-.021, -.004), (.021, -.004), (.014, .006), (-.014, .006)], [(0, -.098, 1.47), (0, -.122, 1.36),
            (0, -.128, 1.25), (0, -.125, 1.1)], tie)
        m.ball(0, -.09, 1.478, .018, tie, 16)


def abaya(m, arms, mat=STEEL, veil=MIST, step=.007):
    """Long coat with wide sleeves, and a veil round head and neck that falls over the chest."""
    robe = loft([(.05, .25, .2), (.35, .225, .178), (.7, .196, .15), (.95, .184, .134), (1.1, .172, .118), (1.27, .188,
        .12), (1.37, .192, .105), (1.44, .125, .085, .012), (1.5, .07, .068, .016)], waves(.016, 8, 1.15, .05, .3))
    slit = cone((0, -.19, 1.5), (0, -.24, .0), .03, .05)
    cloth = join([robe] + [creased(sleeve(a, .06, .064, .078), .003, .09, i + 1) for i, a in enumerate(arms)], .05)
    cast(m, cut(cloth, slit, soft=.02), mat, step)
    hood = join([egg((0, .016, 1.66), (.09, .108, .11)), loft([(1.35, .16, .13, -.002), (1.42, .142, .118, .002),
        (1.5, .092, .1, .008), (1.58, .088, .1, .014), (1.66, .088, .104, .014)], waves(.012, 6, 1.56, 1.34,
        1.4))], .03)
    face = egg((0, -.125, 1.626), (.065, .09, .08))
    cast(m, cut(hood, face, soft=.016), veil, step * .85)
    for s in (-1, 1):
        with m.at(s * .09, -.14, .0, turn=-90 + s * 6):
            boot(m, INK, INK)


def cloak(m, arms, mat=STEEL, trim=SAND, step=.007):
    """Cloak over the shoulders and upper arms, open in front, with a braid along its edges."""
    robe = loft([(.16, .3, .2, .02), (.5, .28, .185, .02), (.9, .27, .165, .02), (1.15, .262, .15, .018), (1.33, .236,
        .13, .016), (1.42, .185, .112, .016), (1.47, .12, .094, .018), (1.51, .085, .084, .02)], waves(.014, 6, 1.3,
        .16, 2))
    body = join([robe] + [cone(a[0], a[1], .078, .085) for a in arms], .05)
    gap = join([cone((0, -.12, 1.6), (0, -.19, 1.3), .07, .09), cone((0, -.19, 1.3), (0, -.26, .1), .09, .16)], .04)
    cast(m, cut(body, gap, grown(body, -.02), soft=.01), mat, step)
    braid = Form(lambda p: np.abs(gap.field(p) - .004) - .016, body.low, body.high)
    front = Form(lambda p: p[..., 1] + .02, body.low, body.high)
    cast(m, within(within(cut(grown(body, .006), grown(body, -.014)), braid), front), trim, step * .7)


def hair(m, mat=INK, beard=True, step=.006):
    """Short hair, and a trimmed beard."""
    cap = cut(egg((0, .022, 1.665), (.082, .097, .098)), cone((0, -.14, 1.6), (0, -.1, 1.52), .1, .12), egg((0, -.115,
        1.655), (.07, .06, .062)), soft=.014)
    low = Form(lambda p: 1.6 - p[..., 2] + .25 * np.maximum(0, -p[..., 1] - .02), cap.low, cap.high)
    cast(m, within(cap, low), mat, step)
    if beard:
        jaw = join([egg((0, -.021, 1.583), (.061, .07, .064)), cone((-.066, .0, 1.63), (-.05, -.03, 1.575), .016, .02),
            cone((.066, .0, 1.63), (.05, -.03, 1.575), .016, .02)], .02)
        cast(m, cut(jaw, egg((0, -.1, 1.628), (.05, .06, .038)), cone((0, .0, 1.5), (0, .03, 1.3), .1), soft=.012), mat,
            step)


def roll(m, a, b, radius=.035, mat=PAPER, band=ORANGE):
    """Rolled drawing from a to b with a band round it."""
    m.rod(a, b, radius, mat, 28)
    a, b = np.asarray(a, float), np.asarray(b, float)
    m.rod(tuple(a), tuple(a - (b - a) * .002), radius * .72, INK, 24)
    m.rod(tuple(a + (b - a) * .46), tuple(a + (b - a) * .54), radius * 1.06, band, 28)


STANDING = [SIDE, mirror(SIDE)]
HOLDING = [FRONT, mirror(FRONT)]
RAISED = [(.19, .01, 1.395), (.25, -.16, 1.27), (.17, -.36, 1.5)]                # a hand at eye level before the body
REACHING = [(.19, .01, 1.395), (.24, -.14, 1.16), (.16, -.42, 1.1)]              # a hand at work before the body


def worker(m, x, y, turn=0, arms=None, cover=MIST, hat=PAPER, seat=None, step=.013):
    """Site worker at x, y: coverall, vest, helmet; seated on a height in metres if `seat` is given."""
    arms = arms or STANDING
    with m.at(x, y, 0, turn=turn):
        with m.at(z=seat - .8 if seat else 0):
            shirt(m, arms, STEEL, step)
            vest(m, cover, MIST if cover == PAPER else PAPER, step)
            for a in arms:
                hand(m, a, EARTH, step=step * .8)
            head(m, step=step * .8)
            if hat:
                hard_hat(m, hat)
            else:
                cast(m, egg((0, .022, 1.682), (.082, .096, .082)), INK, step)
        if seat is None:
            trousers(m, STEEL, INK, step=step)
            return
        legs = [join([cone((s * .085, .02, seat + .06), (s * .1, -.4, seat + .04), .096, .075),
            cone((s * .1, -.4, seat + .04), (s * .1, -.38, .12), .07, .06)], .03) for s in (-1, 1)]
        cast(m, join([egg((0, .02, seat + .1), (.17, .13, .13)), *legs], .03), STEEL, step)
        for s in (-1, 1):
            with m.at(s * .1, -.42, 0, turn=-90 + s * 9):
                boot(m, INK, INK)
