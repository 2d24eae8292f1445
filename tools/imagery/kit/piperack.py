"""Pipe racks: bents with levels, longitudinal beams, bracing, pipes on shoes, flanges."""
from .palette import PAPER, STEEL
from .piping import flange, shoe
from .steel import base_plate, end_plate


def rack(m, length=96, spacing=8, width=7, levels=(6.0, 9.0), mat=STEEL, feet=True, braced=True):
    """Rack along x from 0, bents every `spacing`, beams across at the levels."""
    n = round(length / spacing)
    top = levels[-1] + 0.6
    for i in range(n + 1):
        x = i * spacing
        for y in (-width / 2, width / 2):
            m.beam((x, y, 0.4), (x, y, top), mat, .36, .36)
            if feet:
                m.box(x, y, 0, 1.1, 1.1, .4, 'concrete')
                base_plate(m, x, y, .4, mat, .62)
        for z in levels:
            m.beam((x, -width / 2 + .18, z - .2), (x, width / 2 - .18, z - .2), mat, .4, .24)
            for s in (-1, 1):
                end_plate(m, x, s * (width / 2 - .2), z - .2, 90, mat, (.26, .44))
        if braced and i % 4 == 1 and i < n:
            for y in (-width / 2, width / 2):
                m.rod((x, y, 1.0), (x + spacing, y, levels[0] - .5), .06, mat, 8)
                m.rod((x + spacing, y, 1.0), (x, y, levels[0] - .5), .06, mat, 8)
    for z in levels:
        for y in (-width / 2, width / 2):
            m.beam((0, y, z - .9), (n * spacing, y, z - .9), mat, .3, .18)


def pipes(m, length, level, lines, start=0.0, spacing=8, mat=PAPER, every=24):
    """Pipes on a rack level: lines is a list of (y, radius[, material])."""
    for k, entry in enumerate(lines):
        y, r = entry[:2]
        colour = entry[2] if len(entry) > 2 else mat
        z = level + r + .14
        m.rod((start, y, z), (start + length, y, z), r, colour, 24)
        x = start + 5 + (k * 7) % every
        while x < start + length - 1:
            flange(m, (x, y, z), (1, 0, 0), r, colour)
            x += every
        first = -(-start // spacing) * spacing
        x = first
        while x <= start + length:
            shoe(m, (x, y, z), (1, 0, 0), r, r + .14)
            x += spacing
