"""Ground cut open: trenches with pipes, spoil heaps, manholes, pits. The table top is cut by raising the ground."""
from math import atan2, cos, degrees, hypot, pi, sin

from .palette import CONCRETE, EARTH, SAND, STEEL


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
