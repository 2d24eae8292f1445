"""Welding bay: a large pipe on rollers under the manipulator, joint ring in orange, spools waiting."""
from kit import piping, sheet, yard
from kit.palette import CONCRETE, INK, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'day', -25, (1280, 960)
CAMERA = dict(look=(.4, .2, 1.5), span=17, azimuth=-55, elevation=32, lens=55)
ALT = 'A pipe on turning rollers below a welding manipulator; the joint being welded is orange, finished spools stand behind.'
FOCUS = (0.5, 0.5)


def build(m):
    sheet.grid(m, -24, 26, -24, 26, 2, .02)
    m.box(.5, 1, 0, 15, 8, .12, CONCRETE)
    m.rod((-5, 0, 1.75), (5.5, 0, 1.75), .8, PAPER, 64)
    m.rod((.25, 0, 1.75), (.4, 0, 1.75), .86, ORANGE, 64)
    for x in (-5, 5.5):
        piping.flange(m, (x, 0, 1.75), (1, 0, 0), .8, PAPER, 24, STEEL)
    for x in (-3.6, -1.4, 2.2, 4.2):
        m.box(x, 0, .12, .6, 1.9, .28, STEEL)
        for y in (-.62, .62):
            m.rod((x - .22, y, .85), (x + .22, y, .85), .36, INK, 28)
            for d in (-.27, .27):
                m.box(x + d, y, .4, .05, .3, .5, STEEL)
    manipulator(m)
    for k, y in enumerate((4.6, 6.2)):
        yard.spool(m, [(-4 + k, y, 1.05), (.5 + k, y, 1.05), (.5 + k, y, 2.4)], .3)
        for x in (-3 + k, -.6 + k):
            yard.trestle(m, x, y, .75, 1.0)
    machine(m)
    for i in range(4):
        with m.at(5.6 + (i % 2) * .6, 4.6 + (i // 2) * .6, .12):
            m.lathe([(.18, 0), (.18, 1.2), (.07, 1.38), (.07, 1.5), (0, 1.5)], PAPER if i % 2 else STEEL, 20)


def manipulator(m):
    """Column and boom carrying the torch over the joint."""
    m.box(.32, 2.6, .12, 1.6, 1.5, .3, STEEL)
    m.box(.32, 2.6, .4, .5, .5, 4.4, PAPER)
    for s in (-.27, .27):
        m.box(.32 + s, 2.34, .5, .06, .06, 4.2, STEEL, 0)
    m.box(.32, 2.3, 3.2, .75, .35, .8, STEEL)
    m.bar((.32, 3.8, 3.6), (.32, -.35, 3.6), .34, .4, PAPER)
    m.rod((.32, -.2, 3.5), (.32, -.08, 2.75), .08, STEEL, 14)
    with m.at(.32, -.2, 3.8):
        m.rod((-.12, .5, .35), (.12, .5, .35), .32, STEEL, 28)
        m.rod((-.14, .5, .35), (.14, .5, .35), .1, PAPER, 16)


def machine(m):
    """Power source, cable, flux hopper."""
    m.box(4.2, 2.4, .12, .7, 1.1, 1.0, PAPER)
    m.box(4.2, 1.84, .5, .5, .04, .4, INK)
    m.tube([(4.2, 2.4, 1.12), (4.2, 2.6, 1.6), (2.4, 3.2, .3), (1.2, 3.0, .3), (.6, 3.0, 2.0), (.45, 3.0, 3.4)],
        .045, INK, .4, 8)
    m.box(-3.2, -2.8, .0, 2.2, .9, .85, STEEL)
    for i in range(6):
        m.rod((-4 + i * .3, -2.95, .88), (-4 + i * .3, -2.55, .88), .03, PAPER, 6)
    with m.at(1.6, -2.4, .12):
        m.lathe([(.5, 0), (.5, .08), (.34, .08), (.34, 0)], PAPER, 36)
