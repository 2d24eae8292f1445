"""Close-ups of the gallery."""
from kit import machines, pipework, process, sheet, sitework, steel
from kit.palette import CONCRETE, ORANGE, PAPER, SAND, STEEL
from kit.scene import scene


@scene(
    light='day', sun=-20, size=(1000, 1000),
    camera=dict(look=(.2, 0, .75), span=6.4, azimuth=-52, elevation=34, lens=55),
    alt='A bolted flange joint on a large pipe, with a valved branch; the spool beyond the joint is orange.',
    focus=(0.5, 0.5),
)
def gallery_1(m):
    """Flange joint close to: studs, gasket gap, branch with valve, one spool in orange."""
    sheet.grid(m, -12, 12, -12, 12, 1, .015)
    m.rod((-9, 0, 1), (.1, 0, 1), .55, PAPER, 64)
    m.tube([(.1, 0, 1), (4, 0, 1), (4, 6, 1)], .55, ORANGE, 1.5, 64)
    pipework.flange(m, (.1, 0, 1), (1, 0, 0), .55, PAPER, 20, STEEL)
    m.rod((-1.6, 0, 1), (-1.6, 0, 1.9), .2, PAPER, 32)
    pipework.valve(m, (-1.6, 0, 2.5), (0, 0, 1), .2, PAPER, STEEL, up=(0, -1, 0))
    for x in (-3.2, 2.2):
        m.box(x, 0, 0, .7, 1.6, .3, CONCRETE)
        pipework.shoe(m, (x, 0, 1), (1, 0, 0), .55, .7)
    for x, y, r in ((-.4, -2.2, .28), (.9, -2.4, .28)):
        with m.at(x, y):
            m.lathe([(.5, 0), (.5, .09), (r, .09), (r, 0)], PAPER, 48)
    for i in range(5):
        m.rod((-2.6, -1.6 - i * .16, .05), (-1.9, -1.6 - i * .16, .05), .05, STEEL, 6)
    sheet.dimension(m, (-3.2, -1.25), (.1, -1.25), .14, .015)


@scene(
    light='day', sun=-35, size=(1000, 1000),
    camera=dict(look=(4, 2.6, .8), span=13, azimuth=-55, elevation=36, lens=55),
    alt='A foundation raft before the pour: two mats of bars, column starters, and wall forms with one orange panel.',
    focus=(0.5, 0.5),
)
def gallery_2(m):
    """Rebar cage in its form: mat, starters, panels with walings and raking props; one panel orange."""
    sheet.grid(m, -20, 24, -20, 24, 2, .02)
    m.box(4, 3, 0, 10, 8, .12, CONCRETE)
    for z in (.22, .75):
        sitework.bars(m, -.6, 8.6, -.6, 6.6, z, .3, STEEL, .02)
    for x in (1.2, 4, 6.8):
        for y in (1, 5):
            sitework.starter(m, x, y, .5, .6, .6, 1.6, STEEL, .2)
    with m.at(8.8, 6.9, turn=180):
        sitework.form(m, 9.6, 1.5)
    with m.at(8.9, -.8, turn=90):
        sitework.form(m, 7.6, 1.5)
    with m.at(-.9, 7, turn=-90):
        sitework.form(m, 2.4, 1.5, ORANGE)
    for i in range(6):
        m.rod((-2.2 - i * .1, -2, .06), (-2.2 - i * .1, 3.4, .06), .03, STEEL, 6)
    for k in range(5):
        m.box(2.5, -2.8, k * .12, 2.4, 1.2, .1, SAND, .01)
    m.box(6, -2.6, 0, .8, .5, .5, STEEL)


@scene(
    light='day', sun=-25, size=(1000, 1000),
    camera=dict(look=(.5, 0, 3.6), span=15, azimuth=-50, elevation=33, lens=55),
    alt='A boarded scaffold with couplers, ladders and orange guard rails in front of a white vessel.',
    focus=(0.5, 0.45),
)
def gallery_3(m):
    """Scaffold tower round a chimney base: couplers, boards, ladders; the top guard rails orange."""
    sheet.grid(m, -30, 30, -30, 30, 2, .02)
    with m.at(1, 1.5):
        m.lathe([(2.6, 0), (2.6, .3), (2.2, .3), (2.2, 7)] + process.head(2.2, 7), PAPER, 72)
        process.nozzle(m, 2.2, 4, -70, .3, PAPER)
        process.manway(m, 2.2, 5.2, -25)
    with m.at(-3, -3.0):
        sitework.straight(m, 8, 1.3, 3, 2, 2, guard=ORANGE)
    with m.at(5.0, -1.5, turn=90):
        sitework.straight(m, 6, 1.3, 2, 2, 2, guard=ORANGE)
    for k in range(6):
        m.box(-4.5, -5.6, .05 + k * .07, 4, 1.0, .05, SAND, 0)
    for i in range(8):
        m.rod((0, -5 - i * .11, .05), (4, -5 - i * .11, .05), .05, STEEL, 8)
    sitework.pallet(m, 6.6, -4.2, 20)


@scene(
    light='day', sun=-30, size=(1000, 1000),
    camera=dict(look=(0, 0, 3.4), span=14.5, azimuth=-58, elevation=28, lens=55),
    alt='A white steel girder hanging level in slings from an orange hook block above a bolted frame.',
    focus=(0.5, 0.45),
)
def gallery_4(m):
    """Hook and beam: a plate girder in slings over its seat, tag lines down, the hook block orange."""
    sheet.grid(m, -30, 30, -30, 30, 2, .02)
    steel.frame(m, [-4.4, 4.4, 13], [0, 5], [3.2], STEEL, .4, .5)
    m.beam((-3.9, -.9, 4.3), (3.9, -.9, 4.3), PAPER, .7, .36)
    for x in (-3.9, 3.9):
        steel.end_plate(m, x, -.9, 4.3, 0, PAPER, (.4, .8))
    for i in range(7):
        m.box(-3 + i, -.9, 3.98, .04, .34, .62, PAPER, 0)
    machines.hook(m, 0, -.9, 6.4, 1.1, ORANGE, 30)
    machines.slings(m, (0, -.9, 6.5), [(-2.2, -.9, 4.65), (2.2, -.9, 4.65)], STEEL, .035)
    for x in (-2.2, 2.2):
        m.box(x, -.9, 4.6, .16, .4, .14, STEEL)
    for s in (-1, 1):
        m.tube([(s * 3.7, -.9, 4.0), (s * 4.1, -2.0, 1.6), (s * 4.9, -3.6, .05), (s * 5.6, -4, .03)], .02, STEEL, .6, 6)
    sitework.beams(m, -1, -4.6, 4, 7)
    with m.at(6.5, -3):
        sitework.pallet(m, 0, 0, 15)


@scene(
    light='day', sun=-25, size=(1000, 1000),
    camera=dict(look=(.2, -.2, 1.0), span=10.5, azimuth=-50, elevation=35, lens=55),
    alt='Three pump sets on a skid with headers, valves and hand wheels; the coupling guards are orange.',
    focus=(0.5, 0.5),
)
def gallery_5(m):
    """Pump sets on one skid: suction and discharge headers, valves, coupling guards in orange."""
    sheet.grid(m, -20, 20, -20, 20, 1, .015)
    z = process.skid(m, 8.4, 4.6)
    for x in (-2.7, 0, 2.7):
        with m.at(x, .1, z, turn=-90):
            process.pump(m, 1.0, base=STEEL)
        m.tube([(x, 1.45, z + 1.05), (x, 2.9, z + 1.05)], .17, PAPER)
        pipework.valve(m, (x, 1.95, z + 1.05), (0, 1, 0), .15, STEEL, STEEL)
        m.tube([(x + .3, .93, z + 1.9), (x + .3, .93, z + 2.6), (x + .3, 2.4, z + 2.6)], .13, PAPER)
        pipework.valve(m, (x + .3, 1.6, z + 2.6), (0, 1, 0), .12, STEEL, STEEL)
    m.rod((-4.3, 2.9, z + 1.05), (6.5, 2.9, z + 1.05), .28, PAPER, 32)
    m.rod((-4.3, 2.4, z + 2.6), (6.5, 2.4, z + 2.6), .22, PAPER, 32)
    for x in (-3.9, -1.3, 1.3, 3.9):
        m.bar((x, 2.65, z), (x, 2.65, z + 2.35), .12, .12, STEEL)
    for y, h, r in ((2.9, 1.05, .28), (2.4, 2.6, .22)):
        pipework.flange(m, (-4.3, y, z + h), (1, 0, 0), r, PAPER, blind=True)
        pipework.flange(m, (4.6, y, z + h), (1, 0, 0), r, PAPER)
    m.box(-4.7, -1.5, 0, .5, .8, 1.7, PAPER)
    m.box(-4.7, -1.92, .9, .35, .05, .5, STEEL)


@scene(
    light='day', sun=-5, size=(1000, 1000),
    camera=dict(look=(2.5, -8, 5.0), span=25, azimuth=-62, elevation=30, lens=55),
    alt='A storage tank with a stair winding up its shell; stair and roof rail are orange.',
    focus=(0.5, 0.5),
)
def gallery_6(m):
    """The stair that winds up a tank, seen close: treads, rail, wind girder, nozzles; hand rail orange."""
    sheet.grid(m, -40, 40, -40, 40, 5, .03)
    with m.at(0, 0):
        process.tank(m, 11, 11, PAPER, STEEL, stair=-140, rails=STEEL, stair_mat=ORANGE)
    sheet.circle(m, 0, 0, 14, .04)
    for t in (-4, 0, 4):
        m.rod((t, -13.4, .6), (t, -30, .6), .25, PAPER, 20)
