"""Render scenes of the scale model.

    blender -b -t 2 --python art/pictures/render.py -- hero-works --draft
    blender -b -t 2 --python art/pictures/render.py -- all --final

Options: --draft (small, seconds), --proof (half size), --final (default: full size, no grain),
--to DIR (default the scene's folder in media), --unfinished (only pictures that are missing or below full size).
"""
import json
import sys
import tempfile
import time
from hashlib import sha256
from math import log2
from pathlib import Path

import bpy
import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from kit import palette, sheet                               # noqa: E402
from kit.model import Model                                  # noqa: E402
from kit.scene import EXPOSURE, camera, light                # noqa: E402
from scenes import SCENES                                    # noqa: E402

try:
    from develop import develop
    from drawing import draw
except ImportError:              # Blender's own Python has no OpenCV
    develop = draw = None

#            share of full width, samples, noise threshold
GRADES = {'draft': (0.33, 24, 0.1), 'proof': (0.5, 32, 0.05), 'final': (1.0, 40, 0.04)}

# Passes by slot of the output node.
PICTURE = {'picture': 'Image', 'normal': 'Normal', 'colour': 'DiffCol'}
DRAWING = {'light': 'DiffDir', 'normal': 'Normal', 'colour': 'DiffCol', 'depth': 'Depth'}


def set_up(scene, size, samples, threshold):
    """Fresh file, model, light, camera and Cycles settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    palette.choose(scene.light)
    model = Model()
    sheet.ground(model)
    scene.build(model)
    model.build()
    light(scene.light, scene.sun, scene.zenith)
    camera(**scene.camera)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.device = 'CPU'
    s.cycles.samples, s.cycles.adaptive_threshold = samples, threshold
    s.cycles.use_adaptive_sampling, s.cycles.adaptive_min_samples = True, 16
    s.cycles.max_bounces, s.cycles.diffuse_bounces, s.cycles.glossy_bounces = 3, 2, 1
    s.cycles.caustics_reflective = s.cycles.caustics_refractive = False
    s.cycles.use_denoising = False
    s.cycles.pixel_filter_type, s.cycles.filter_width = 'BLACKMAN_HARRIS', 1.3
    s.render.resolution_x, s.render.resolution_y = size
    s.render.resolution_percentage = 100
    s.view_settings.view_transform = 'Standard'
    return s


def set_up_drawing(s):
    """Twice the size, which `draw` reduces, and only what it needs: sharp pixels and direct light."""
    s.render.resolution_percentage = 200
    s.cycles.samples, s.cycles.use_adaptive_sampling = 6, False
    s.cycles.max_bounces = s.cycles.diffuse_bounces = 1
    s.cycles.pixel_filter_type, s.cycles.filter_width = 'BOX', .5


def passes(s, folder, names):
    """Render once; the passes as arrays, top row first."""
    layer = s.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
    layer.use_pass_diffuse_direct = layer.use_pass_z = 'depth' in names
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    sink = tree.nodes.new('CompositorNodeOutputFile')
    sink.base_path = str(folder)
    sink.format.file_format, sink.format.color_depth = 'OPEN_EXR', '32'
    sink.format.color_mode = 'RGB'
    sink.file_slots.clear()
    for slot, output in names.items():
        sink.file_slots.new(slot)
        tree.links.new(source.outputs[output], sink.inputs[slot])
    bpy.ops.render.render()
    out = {}
    for slot in names:
        image = bpy.data.images.load(str(next(Path(folder).glob(f'{slot}*.exr'))))
        image.colorspace_settings.name = 'Non-Color'
        w, h = image.size
        flat = np.empty(w * h * image.channels, np.float32)
        image.pixels.foreach_get(flat)
        out[slot] = flat.reshape(h, w, image.channels)[::-1, :, :3].copy()
    return out


def plain(s, path, exposure):
    """Without OpenCV: what Blender itself saves, with its grain; good enough for drafts."""
    s.render.image_settings.file_format, s.render.image_settings.quality = 'JPEG', 88
    s.view_settings.exposure = log2(exposure)
    s.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def render(name, grade, folder):
    """One scene to one JPEG."""
    scene = SCENES[name]
    share, samples, threshold = GRADES[grade]
    size = tuple(round(n * share / 2) * 2 for n in scene.size)
    start = time.time()
    s = set_up(scene, size, samples, threshold)
    if scene.paper:
        set_up_drawing(s)
    built = time.time()
    path, exposure = folder / f'{name}.jpg', scene.exposure or EXPOSURE[scene.light]
    if develop:
        with tempfile.TemporaryDirectory() as work:
            raw = passes(s, work, DRAWING if scene.paper else PICTURE)
        shot = time.time()
        if scene.paper:
            draw(raw, path, scene.paper, scene.camera.get('flat', False), scene.calm)
        else:
            develop(raw, path, exposure)
    else:
        plain(s, path, exposure)
        shot = time.time()
    if scene.alt:
        print(entry(name, scene, folder))
    print(f'{name} {grade} {size[0]}x{size[1]}: built {built - start:.0f} s, '
          f'rendered {shot - built:.0f} s, developed {time.time() - shot:.0f} s', flush=True)


def entry(name, scene, folder):
    """The picture's entry in content/pictures.yaml: alternative text, focal point, licence and hash."""
    x, y = (round(100 * each) for each in scene.focus)
    digest = sha256((folder / f'{name}.jpg').read_bytes()).hexdigest()[:10]
    light = '  drawing: true\n' if scene.paper in ('white', 'sand') else ''
    return (f'- id: {name}\n  file: /media/pictures/{name}.jpg\n  alt: {json.dumps(scene.alt, ensure_ascii=False)}\n'
            f'{light}  focus:\n    left: {x}\n    top: {y}\n'
            f'  licence: Rendered for this site from art/pictures; MIT\n  for: "{digest}"')


def finished(name, folder):
    """Whether the master is there at its full width."""
    path = folder / f'{name}.jpg'
    if not path.exists():
        return False
    scene = SCENES[name]
    return bpy.data.images.load(str(path)).size[0] >= scene.size[0]


def main(words):
    """Grade, folder and scenes from the command line."""
    grade = next((g for g in GRADES if f'--{g}' in words), 'final')
    given = Path(words[words.index('--to') + 1]) if '--to' in words else None
    asked = [w for w in words if w in SCENES] if 'all' not in words else sorted(SCENES)
    if not asked:
        sys.exit('Expected a scene: all, ' + ', '.join(sorted(SCENES)))
    for name in asked:
        folder = given or HERE.parents[1] / 'media' / SCENES[name].folder
        folder.mkdir(parents=True, exist_ok=True)
        if '--unfinished' in words and finished(name, folder):
            continue
        render(name, grade, folder)


main(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
