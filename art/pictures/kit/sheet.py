"""The drawing table under the model: ground, printed grid, plot lines, dimension lines."""
from math import atan2, cos, degrees, hypot, radians, sin

from .palette import GROUND, LINE


def ground(m, size=4000):
    """The table top, far larger than any frame."""
    m.add(([(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)]), GROUND)


def line(m, a, b, width=0.12, mat=LINE):
    """Printed line from a to b (x, y); each a hair higher than the last, so that crossings stay clean."""
    z = 0.003 + 0.0005 * (sum(int(abs(c) * f) for c, f in zip((*a, *b), (70, 130, 170, 190))) % 11)
    length = hypot(b[0] - a[0], b[1] - a[1])
    with m.at(a[0], a[1], 0, turn=degrees(atan2(b[1] - a[1], b[0] - a[0]))):
        w = width / 2
        m.add(([(0, -w, z), (length, -w, z), (length, w, z), (0, w, z)], [(0, 1, 2, 3)]), mat)


def dashes(m, a, b, dash=2.0, width=0.12, mat=LINE):
    """Centre line: long dashes from a to b."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    for i in range(int(length / (dash * 1.5))):
        s = i * dash * 1.5
        line(m, (a[0] + ux * s, a[1] + uy * s), (a[0] + ux * (s + dash), a[1] + uy * (s + dash)), width, mat)


def grid(m, x0, x1, y0, y1, step=10, width=0.08, mat=LINE):
    """Printed survey grid."""
    for i in range(int((x1 - x0) / step) + 1):
        line(m, (x0 + i * step, y0), (x0 + i * step, y1), width, mat)
    for i in range(int((y1 - y0) / step) + 1):
        line(m, (x0, y0 + i * step), (x1, y0 + i * step), width, mat)


def plot(m, x0, y0, x1, y1, width=0.12, mat=LINE):
    """Outline of a plot."""
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        line(m, a, b, width, mat)


def dimension(m, a, b, tick=1.2, width=0.1, mat=LINE):
    """Dimension line with oblique ticks at both ends."""
    line(m, a, b, width, mat)
    t = atan2(b[1] - a[1], b[0] - a[0]) + radians(55)
    for x, y in (a, b):
        dx, dy = cos(t) * tick, sin(t) * tick
        line(m, (x - dx, y - dy), (x + dx, y + dy), width * 1.6, mat)
        nx, ny = -(b[1] - a[1]), b[0] - a[0]
        n = hypot(nx, ny) / (tick * 1.6)
        line(m, (x - nx / n, y - ny / n), (x + nx / n, y + ny / n), width, mat)


def circle(m, x, y, radius, width=0.1, mat=LINE, sides=72):
    """Printed circle."""
    with m.at(x, y):
        m.lathe([(radius + width / 2, 0.004), (radius - width / 2, 0.004)], mat, sides)


def axis(m, a, b, bubble=1.2, width=0.08, mat=LINE):
    """Grid axis with a bubble at its start, as on a column plan."""
    dashes(m, a, b, 1.6, width, mat)
    n = hypot(b[0] - a[0], b[1] - a[1])
    circle(m, a[0] - (b[0] - a[0]) / n * bubble, a[1] - (b[1] - a[1]) / n * bubble, bubble, width, mat)
