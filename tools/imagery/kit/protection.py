"""What a person wears on site, in true size (a scene of them scales its place up): helmets, boots, gloves."""
from math import cos, pi, sin

from .palette import INK, PAPER, STEEL


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
