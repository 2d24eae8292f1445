"""Nine valves on the test bench at night, gauges on every one, the one under test in orange."""
from kit import piping, sheet
from kit.palette import CONCRETE, INK, ORANGE, PAPER, STEEL

LIGHT, SUN, SIZE = 'night', -20, (2400, 900)
CAMERA = dict(look=(-3.6, .4, .9), span=20, azimuth=-57, elevation=30, lens=55)
ALT = 'Valves in a row on a test bench at night, each with blind flanges and a gauge; the one under test is orange.'
FOCUS = (0.68, 0.5)


def build(m):
    sheet.grid(m, -30, 30, -20, 30, 1.5, .018)
    for row, y in enumerate((0, 3.0)):
        m.box(3.6, y, 0, 15, 1.5, .12, CONCRETE)
        for s in (-.45, .45):
            m.beam((-3.6, y + s, .72), (10.8, y + s, .72), STEEL, .22, .16)
        for i in range(7):
            x = -3.4 + i * 2.35
            for s in (-.45, .45):
                m.rod((x, y + s, .12), (x, y + s, .62), .06, STEEL, 8)
        for i in range(6):
            x = -2.6 + i * 2.4
            hot = row == 0 and i == 2
            test_piece(m, x, y, ORANGE if hot else (PAPER if (i + row) % 3 else STEEL))
    bench(m)


def test_piece(m, x, y, mat):
    """Valve between blind flanges on its saddles, gauge on the bonnet side."""
    z = 1.35
    piping.valve(m, (x, y, z), (0, 1, 0), .24, mat, STEEL)
    for s in (-1, 1):
        m.rod((x, y + s * .5, z), (x, y + s * .82, z), .24, mat, 28)
        piping.flange(m, (x, y + s * .86, z), (0, 1, 0), .24, PAPER, blind=True, bolt_mat=STEEL)
        m.box(x, y + s * .45, .83, .3, .12, .3, STEEL)
    m.tube([(x + .2, y - .7, z + .15), (x + .55, y - .7, z + .3), (x + .55, y - .7, z + .75)], .025, STEEL, .1, 8)
    m.rod((x + .55, y - .66, z + .85), (x + .55, y - .76, z + .85), .13, PAPER, 24)
    m.rod((x + .55, y - .765, z + .85), (x + .55, y - .77, z + .85), .1, INK, 24)
    m.bar((x + .55, y - .775, z + .85), (x + .61, y - .775, z + .9), .012, .02, ORANGE if mat == ORANGE else PAPER)


def bench(m):
    """Test pump, hose manifold and racks of blind flanges behind."""
    m.rod((-3.8, -1.15, .3), (11, -1.15, .3), .07, STEEL, 12)
    for i in range(6):
        x = -2.6 + i * 2.4
        m.tube([(x + .3, -1.15, .3), (x + .3, -1.15, .8), (x + .3, -.95, 1.2), (x + .1, -.98, 1.35)], .035, STEEL,
            .15, 8)
    with m.at(-5.2, -.4, turn=8):
        m.box(0, 0, .15, 1.3, .9, .7, PAPER)
        m.box(0, 0, .85, .9, .6, .25, STEEL)
        m.rod((-.2, -.3, 1.1), (-.2, -.3, 1.5), .03, STEEL, 8)
        m.rod((-.2, -.26, 1.55), (-.2, -.36, 1.55), .13, PAPER, 20)
    for i in range(5):
        with m.at(-.5 + i * 1.6, 5.6):
            for k in range(4 - i % 2):
                m.lathe([(.42, k * .1), (.42, k * .1 + .08), (0, k * .1 + .08)], PAPER if (i + k) % 2 else STEEL, 36)
