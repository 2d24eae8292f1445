"""From raw passes to a drawing: ink lines on coloured paper, hatched shadows, the orange part filled.

Lines are found where depth bends, where the surface turns, and where the material changes. Depth is compared as
its reciprocal, which is linear over a plane seen in perspective. Passes are rendered at twice the size and reduced.
Needs numpy and OpenCV.
"""
import cv2
import numpy as np

#          paper, ink, shadow; the dark papers are those of a blueprint
PAPERS = {
    'white': ('#fbfaf7', '#17313b', '#e6dfd2'),
    'sand': ('#ece5d8', '#17313b', '#d3c8b4'),
    'sea': ('#17353f', '#e9e3d6', '#112932'),
    'steel': ('#1d3350', '#e6e9ee', '#162841'),
    'pine': ('#163a2f', '#e6ebe2', '#102d24'),
    'clay': ('#5a2413', '#f6e8dd', '#481b0d'),
}
ORANGE = '#e85a0c'

#            step, width of a hatch line, in pixels of the doubled picture
HATCH = (9, 2.2)


def bgr(hex_colour):
    """Blue, green, red from 0 to 255."""
    return np.array([int(hex_colour[i:i + 2], 16) for i in (5, 3, 1)], np.float32)


def ramp(x, start, end):
    """0 below start, 1 above end, smooth between."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def along(difference):
    """The larger difference of the two directions; none at the edges of the picture."""
    out = np.maximum(difference(0), difference(1))
    out[[0, 1, -2, -1]] = out[:, [0, 1, -2, -1]] = 0
    return out


def lines(depth, normal, colour, flat):
    """Strength of the ink from 0 to 1; lines printed on the table are faint."""
    q = depth if flat else 1 / np.maximum(depth, 1e-3)
    q = q / np.median(q)
    bend = along(lambda axis: np.abs(q - (np.roll(q, 1, axis) + np.roll(q, -1, axis)) / 2)) / np.maximum(q, 1e-3)
    turn = along(lambda axis: 1 - np.clip((normal * np.roll(normal, 1, axis)).sum(2), -1, 1))
    tone = np.log(colour + 0.02)
    change = along(lambda axis: np.abs(tone - np.roll(tone, 1, axis)).max(2))
    outline = cv2.dilate(ramp(bend, 3e-4, 1.2e-3), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (3, 3)))
    crease = ramp(turn, .06, .3) * .85
    printed = ramp(change, .08, .35) * .4
    return np.maximum(np.maximum(outline, crease), printed)


def shade(light, normal):
    """Shadow from 0 to 1, from the direct light on each surface."""
    level = cv2.medianBlur(np.minimum(light.mean(axis=2), 8).astype(np.float32), 5)
    level = level / np.percentile(level[normal[..., 2] > .99], 70)
    return 1 - ramp(cv2.bilateralFilter(level, 7, .15, 3), .38, .55)


def hatching(shape):
    """Lines at 45 degrees over the whole picture, 0 to 1."""
    step, width = HATCH
    y, x = np.mgrid[:shape[0], :shape[1]].astype(np.float32)
    across = ((x + y) * np.sqrt(.5)) % step
    return 1 - ramp(np.minimum(across, step - across), width / 2 - .6, width / 2 + .6)


def draw(passes, path, paper, flat):
    """Write the JPEG (quality 90) at half the size of the passes: H×W×3 float arrays, top row first."""
    ground, ink, dark = (bgr(each) for each in PAPERS[paper])
    colour, normal = passes['colour'], passes['normal']
    shadow = shade(passes['light'], normal)
    red, green, blue = (colour[..., i] for i in range(3))
    orange = ((red > .3) & (green < red * .35) & (blue < red * .1)).astype(np.float32)
    orange = cv2.GaussianBlur(orange, (0, 0), .6)
    dim = ramp(-colour.mean(axis=2), -.16, -.05)

    def over(picture, tint, share):
        return picture + (tint - picture) * share[..., None]

    out = np.ones_like(colour) * ground
    out = over(out, dark, np.clip(shadow * .5 + dim * .35, 0, 1))
    out = over(out, bgr(ORANGE) * (1 - .28 * shadow[..., None]), orange)
    ink_share = np.maximum(lines(passes['depth'][..., 0], normal, colour, flat),
                           hatching(orange.shape) * shadow * (1 - orange) * .7)
    out = over(out, ink, ink_share)
    half = out.shape[1] // 2, out.shape[0] // 2
    out = cv2.resize((out + .5).clip(0, 255).astype(np.uint8), half, interpolation=cv2.INTER_AREA)
    cv2.imwrite(str(path), out, [cv2.IMWRITE_JPEG_QUALITY, 90, cv2.IMWRITE_JPEG_OPTIMIZE, 1,
                                 cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
