"""Everything of a scene but its parts: the registry, the two light rigs, the long-lens camera.

One sun and one even sky light every model. The camera stands far and high, so that no horizon is in the frame.
"""
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Callable

import bpy
from mathutils import Vector

from . import palette

RIGS = {
    # zenith: degrees from straight up; width: degrees of arc, softens the shadow edge
    'day': {'zenith': 62, 'width': 2.5, 'energy': 4.2, 'sun': '#fff0de', 'sky': '#e4edf5', 'strength': 0.52},
    'night': {'zenith': 73, 'width': 2, 'energy': 6.5, 'sun': '#ffc88a', 'sky': '#7fabd0', 'strength': 0.42},
}
EXPOSURE = {'day': 0.84, 'night': 1.0}

# Master of a page's banner: the build makes one width fewer of it than of 2400 px.
BANNER = (1920, 720)

SCENES = {}


@dataclass
class Scene:
    build: Callable        # composes the parts on a model
    light: str             # 'day' or 'night'
    sun: float             # azimuth in degrees, anticlockwise from +x
    size: tuple            # width and height of the master in pixels
    camera: dict           # arguments of camera()
    alt: str = ''          # alternative text in English; none for a portrait, which stands beside a name
    focus: tuple = (0.5, 0.5)    # focal point, shares of width and height
    exposure: float | None = None    # overrides the rig's
    zenith: float | None = None      # overrides the rig's
    folder: str = 'pictures'     # of its master in media
    paper: str | None = None     # a drawing on this paper of drawing.py, by day, instead of a model


def scene(**properties):
    """Register the decorated function as the scene of its name: `hero_works` becomes `hero-works`."""
    def register(build):
        SCENES[build.__name__.replace('_', '-')] = Scene(build, **properties)
        return build
    return register


def light(name, azimuth, zenith=None):
    """Set up the rig; azimuth is where the sun stands, degrees anticlockwise from +x."""
    rig = RIGS[name]
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle = rig['energy'], radians(rig['width'])
    sun.color = palette.linear(rig['sun'])
    lamp = bpy.data.objects.new('sun', sun)
    lamp.rotation_euler = (0, radians(zenith or rig['zenith']), radians(azimuth))
    bpy.context.collection.objects.link(lamp)
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    back = world.node_tree.nodes['Background']
    back.inputs['Color'].default_value = (*palette.linear(rig['sky']), 1)
    back.inputs['Strength'].default_value = rig['strength']
    world.cycles.sampling_method = 'NONE'
    bpy.context.scene.world = world


def camera(look=(0, 0, 0), span=100, azimuth=-60, elevation=32, lens=55, flat=False):
    """Aim at `look`; the frame is `span` metres wide there.

    azimuth: where the camera stands, degrees anticlockwise from +x; elevation: degrees above ground;
    flat: parallel projection, as in a drawing: plan at 90 degrees, elevation near 0.
    """
    far = span * lens / 36
    a, e = radians(azimuth), radians(elevation)
    target = Vector(look)
    eye = target + Vector((cos(a) * cos(e), sin(a) * cos(e), sin(e))) * far
    lens_data = bpy.data.cameras.new('camera')
    lens_data.lens, lens_data.sensor_width, lens_data.sensor_fit = lens, 36, 'HORIZONTAL'
    lens_data.clip_end = far * 20
    if flat:
        lens_data.type, lens_data.ortho_scale = 'ORTHO', span
    body = bpy.data.objects.new('camera', lens_data)
    body.location = eye
    body.rotation_euler = (target - eye).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(body)
    bpy.context.scene.camera = body


def beside(subject, span, azimuth=-60, elevation=30, lens=55, share=.68, flat=False):
    """Arguments of camera() for a banner: `subject` stands at this share of the width, calm ground left of it."""
    a, shift = radians(azimuth + 90), (share - .5) * span
    look = (subject[0] - shift * cos(a), subject[1] - shift * sin(a), subject[2])
    return {'look': look, 'span': span, 'azimuth': azimuth, 'elevation': elevation, 'lens': lens,
            'flat': flat}
