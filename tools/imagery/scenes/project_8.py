"""Interchange earthworks: embankment with ramps, a row of box culverts going in, retaining wall, one culvert orange."""
from kit import cranes, earthworks, roads, sheet, vehicles, yard
from kit.palette import ASPHALT, CONCRETE, ORANGE, PAPER, SAND, STEEL

LIGHT, SUN, SIZE = 'day', -30, (1280, 960)
CAMERA = dict(look=(2, -2, 2), span=62, azimuth=-54, elevation=34, lens=55)
ALT = 'A road embankment in layers over a line of box culverts; one culvert unit in orange hangs over its bed, tippers and rollers at work.'
FOCUS = (0.5, 0.5)
H = 5.4


def culvert(m, x, y, z, mat=CONCRETE, width=3.6, height=3.0, length=1.9, cells=1):
    """Box culvert unit, bore along y."""
    t = .3
    o = [(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]
    i = [(-width / 2 + t, t), (width / 2 - t, t), (width / 2 - t, height - t), (-width / 2 + t, height - t)]
    for k in range(4):
        a, b = k, (k + 1) % 4
        m.sweep([(px, pz + z) for px, pz in (o[a], o[b], i[b], i[a])], [(x, y - length / 2, 0),
            (x, y + length / 2, 0)], mat)


def build(m):
    sheet.grid(m, -80, 90, -80, 90, 5, .05)
    roads.embankment(m, -70, -6.4, 8, 11, H)
    for k, z in enumerate((1.7, 3.5)):
        m.box(-38, 8, z, 63.4, 11.4 + (H - z) * 3, .05, SAND, 0)
    roads.embankment(m, 13, 70, 8, 11, H - 1.8)
    roads.embankment(m, 21, 70, 8, 11, 1.8, H - 1.8)
    road_on_top(m)
    bed(m)
    wall(m)
    crane(m)
    plant(m)


def road_on_top(m):
    """Sub-base and first asphalt on the finished side."""
    m.box(-42, 8, H, 68, 10, .2, SAND, .02)
    m.box(-46, 8, H + .2, 56, 9, .15, ASPHALT, .02)
    m.box(-46, 8, H + .35, 56, .14, .01, PAPER, 0)
    with m.at(-13, 9.6, H + .2):
        vehicles.roller(m)


def bed(m):
    """Blinding and two lines of culverts under the gap, headwall behind."""
    m.box(3.2, 4, 0, 12, 26, .3, CONCRETE, .03)
    for line, x in enumerate((1.0, 5.2)):
        for i in range(13):
            y = 15.8 - i * 1.95
            if line == 1 and i > 7 or line == 0 and i > 10:
                continue
            culvert(m, x, y, .3)
    for i in range(5):
        culvert(m, -16 + i * 4.3, -13.5, 0, length=1.9)


def wall(m):
    """Stepped retaining wall with weep holes along the near toe."""
    for i in range(9):
        x = 16 + i * 3
        h = 2.2 + min(i, 4) * .45
        m.box(x, -4.6, 0, 2.95, .4, h, CONCRETE)
        m.box(x, -4.0, 0, 2.95, 2.6, .35, CONCRETE)
        for d in (-.8, .8):
            m.rod((x + d, -4.84, .7), (x + d, -4.75, .7), .08, STEEL, 10)


def crane(m):
    """Mobile crane with a culvert over its place."""
    with m.at(14.8, -10.5, turn=90):
        hook = cranes.mobile(m, 17, 58, 60, 8.2, PAPER, PAPER)
    x, y, z = 14.8 - hook[1], -10.5 + hook[0], hook[2]
    culvert(m, x, y, z - 5.4, ORANGE)
    cranes.slings(m, (x, y, z + .2), [(x + a, y + b, z - 2.4) for a in (-1.5, 1.5) for b in (-.7, .7)], STEEL, .035)


def plant(m):
    """Tipper, excavator, spoil."""
    with m.at(33, 8, H, turn=180):
        vehicles.tipper(m, raised=28)
    earthworks.heap(m, 43, 8, 3, 1.6, z=H)
    with m.at(17, 8.6, H - 1.8, turn=20):
        vehicles.roller(m)
    with m.at(-24, -7.4, 0, turn=-16):
        vehicles.excavator(m, arm=PAPER, swing=35)
    earthworks.heap(m, -16.6, -4.6, 3.4, 2.0)
    for i in range(6):
        yard.cone(m, 11 - i * 2.6, -18, STEEL)
