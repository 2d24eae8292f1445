"""Key persons as scale figures on the drawing table, to the waist, some beside a piece of the work."""
from kit import documents, figure, pipework, sheet, sitework
from kit.figure import FRONT, SIDE, mirror
from kit.palette import CONCRETE, INK, MIST, ORANGE, PAPER, SAND, STEEL
from kit.scene import scene

PORTRAIT = dict(light='day', sun=-4, size=(720, 720), folder='marks/portraits',
    camera=dict(look=(-.08, 0, 1.405), span=.95, azimuth=-72, elevation=12, lens=135))


def body(m, arms, draw, *worn, **hair):
    """Hands, head, face and clothes of one figure."""
    for part in (draw, *worn):
        part(m)
    for arm in arms:
        figure.hand(m, arm)
    figure.head(m)
    figure.face(m, **hair)


@scene(**PORTRAIT)
def vice_president(m):
    """Thobe and ghutra, the hands folded."""
    sheet.grid(m, -6, 6, -6, 8, .5, .008)
    arms = [FRONT, mirror(FRONT)]
    with m.at(-.1, 0, 0, turn=16):
        body(m, arms, lambda m: figure.thobe(m, arms, CONCRETE), figure.ghutra, beard=True)


@scene(**PORTRAIT)
def director_of_projects(m):
    """Helmet and vest, a rolled drawing in the right hand."""
    sheet.grid(m, -6, 6, -6, 8, .5, .008)
    arms = [[(.19, .01, 1.395), (.29, .07, 1.17), (.17, -.06, .99)], mirror(FRONT)]
    with m.at(-.06, 0, 0, turn=40):
        body(m, arms, lambda m: figure.shirt(m, arms), figure.vest, figure.trousers, figure.hard_hat, moustache=True)
        figure.roll(m, (-.2, -.21, .86), (.12, -.27, 1.3), .03, PAPER, STEEL)
    for x in (.42, 1.7):
        sitework.trestle(m, x, .8, .62, .8)
    pipework.run(m, [(.22, .8, .9), (4, .8, .9)], .27, PAPER, 40)
    pipework.flange(m, (.27, .8, .9), (1, 0, 0), .27, STEEL)


@scene(**PORTRAIT)
def procurement_manager(m):
    """Suit, a tablet on the forearm."""
    sheet.grid(m, -6, 6, -6, 8, .5, .008)
    arms = [[(.19, .01, 1.395), (.245, .0, 1.14), (.06, -.22, 1.09)],
        [(-.19, .01, 1.395), (-.24, -.02, 1.14), (-.05, -.24, 1.16)]]
    with m.at(-.08, 0, 0, turn=-4):
        body(m, arms, lambda m: figure.jacket(m, arms, tie=MIST), figure.trousers, figure.hair)
        with m.at(.0, -.3, 1.1, tip=-38):
            m.box(0, 0, 0, .25, .18, .012, INK, .004)


@scene(**PORTRAIT)
def company_representative(m):
    """Cloak over the thobe, an orange file in the hand."""
    sheet.grid(m, -6, 6, -6, 8, .5, .008)
    arms = [SIDE, [(-.19, .01, 1.395), (-.26, .0, 1.14), (-.07, -.22, 1.02)]]
    with m.at(-.06, 0, 0, turn=30):
        body(m, arms, lambda m: figure.thobe(m, arms, CONCRETE), lambda m: figure.cloak(m, arms),
            lambda m: figure.ghutra(m, over=.024), moustache=True)
        with m.at(.02, -.27, .86, turn=-28, tip=8):
            m.box(0, 0, 0, .23, .035, .31, ORANGE, .006)
            m.box(.006, 0, .006, .222, .028, .298, PAPER, 0)
    m.box(.86, .8, 0, 1.3, .45, .92, PAPER, .01)
    for i in range(9):
        with m.at(.3 + i * .085, .62, .92):
            documents.binder(m, (STEEL, MIST, STEEL, SAND)[i % 4])


@scene(**PORTRAIT)
def technical_department_manager(m):
    """Abaya and helmet, a rolled drawing held before the body."""
    sheet.grid(m, -6, 6, -6, 8, .5, .008)
    arms = [FRONT, [(-.19, .01, 1.395), (-.26, .02, 1.14), (-.06, -.2, 1.1)]]
    with m.at(-.1, 0, 0, turn=24):
        body(m, arms, lambda m: figure.abaya(m, arms), figure.hard_hat, brow=.0036)
        figure.roll(m, (.19, -.29, .93), (-.19, -.27, 1.36), .032, ORANGE, PAPER)
