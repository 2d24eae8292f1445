"""Long-lens camera from far and high, so that no horizon is in the frame."""
from math import cos, radians, sin

import bpy
from mathutils import Vector


def camera(look=(0, 0, 0), span=100, azimuth=-60, elevation=32, lens=55):
    """Aim at `look`; the frame is `span` metres wide there.

    azimuth: where the camera stands, degrees anticlockwise from +x; elevation: degrees above ground.
    """
    far = span * lens / 36
    a, e = radians(azimuth), radians(elevation)
    target = Vector(look)
    eye = target + Vector((cos(a) * cos(e), sin(a) * cos(e), sin(e))) * far
    lens_data = bpy.data.cameras.new('camera')
    lens_data.lens, lens_data.sensor_width, lens_data.sensor_fit = lens, 36, 'HORIZONTAL'
    lens_data.clip_end = far * 20
    body = bpy.data.objects.new('camera', lens_data)
    body.location = eye
    body.rotation_euler = (target - eye).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(body)
    bpy.context.scene.camera = body
