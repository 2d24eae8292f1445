"""From raw light to a finished picture: take the grain out, set the tones, save.

Grain: the light that falls on the model (picture divided by its own colour) is smoothed by
non-local means, guided by surface direction and colour, so edges, rails and bolts stay as drawn. Dim places, where
there is more grain, are smoothed more.
Needs numpy and OpenCV (apt: python3-opencv), which Debian's Blender finds by itself.
"""
import cv2
import numpy as np

RADIUS, PATCH = 6, 3


def ungrain(light, normal, colour, strength, radius=RADIUS):
    """Guided non-local means over `light` (H×W×3, linear)."""
    guide = np.dstack([normal * 2.2, np.log(colour + 0.03) * 1.2]).astype(np.float32)
    light = calm(light, guide)
    grey = np.log(light.mean(axis=2) + 0.02).astype(np.float32)
    dim = cv2.blur(light.mean(axis=2), (9, 9))
    allow = (strength * np.clip(0.45 / (dim + 0.02), 1, 5) ** 0.5).astype(np.float32) ** 2
    total = light.copy()
    weight = np.ones(grey.shape, np.float32)
    h, w = grey.shape
    for dy in range(0, radius + 1):
        for dx in range(-radius, radius + 1):
            if dy == 0 and dx <= 0 or dx * dx + dy * dy > radius * radius:
                continue
            a = np.s_[0:h - dy, max(0, -dx):w - max(0, dx)]
            b = np.s_[dy:h, max(0, dx):w + min(0, dx)]
            patch = cv2.blur((grey[a] - grey[b]) ** 2, (2 * PATCH + 1, 2 * PATCH + 1))
            edge = ((guide[a] - guide[b]) ** 2).sum(axis=2)
            k = np.exp(-np.maximum(patch / allow[a] - 0.6, 0) * 1.5 - edge * 28)
            total[a] += light[b] * k[..., None]
            total[b] += light[a] * k[..., None]
            weight[a] += k
            weight[b] += k
    return total / weight[..., None]


def calm(light, guide):
    """On flat stretches, take down single bright specks to a little over their neighbours' median."""
    spread = (cv2.blur(guide ** 2, (5, 5)) - cv2.blur(guide, (5, 5)) ** 2).max(axis=2)
    limit = cv2.medianBlur(np.ascontiguousarray(light), 5) * 1.2 + 0.004
    return np.where((spread < 0.002)[..., None], np.minimum(light, limit), light)


def tone(linear, exposure):
    """Standard sRGB with a soft shoulder: straight up to 0.62, never quite reaching 1."""
    x = np.maximum(linear * exposure, 0)
    start, room = 0.62, 0.36
    over = np.maximum(x - start, 0)
    x = np.where(x > start, start + room * (1 - np.exp(-over / room)), x)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.power(x, 1 / 2.4) - 0.055)


def develop(passes, path, exposure, strength=0.13, size=None):
    """Write the JPEG (quality 88). passes: dict of H×W×3 float arrays, top row first."""
    picture, colour = passes['picture'], np.clip(passes['colour'], 0.004, 1)
    light = (picture / colour).astype(np.float32)
    if strength:
        light = ungrain(light, passes['normal'], colour, strength)
    out = (tone(light * colour, exposure) * 255 + 0.5).clip(0, 255).astype(np.uint8)
    out = out[..., ::-1]
    if size and (out.shape[1], out.shape[0]) != size:
        out = cv2.resize(out, size, interpolation=cv2.INTER_AREA)
    cv2.imwrite(str(path), out, [cv2.IMWRITE_JPEG_QUALITY, 88, cv2.IMWRITE_JPEG_OPTIMIZE, 1,
        cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
