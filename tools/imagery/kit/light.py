"""The two light rigs. One sun and one even sky each: nothing else ever lights a model."""
from math import radians

import bpy

from . import palette

RIGS = {
    # zenith: degrees from straight up; width: degrees of arc, softens the shadow edge
    'day': {'zenith': 62, 'width': 2.5, 'energy': 4.2, 'sun': '#fff0de', 'sky': '#e4edf5', 'strength': 0.52},
    'night': {'zenith': 73, 'width': 2, 'energy': 6.5, 'sun': '#ffc88a', 'sky': '#7fabd0', 'strength': 0.42},
}
EXPOSURE = {'day': 0.84, 'night': 1.0}


def light(name, azimuth):
    """Set up the rig; azimuth is where the sun stands, degrees anticlockwise from +x."""
    rig = RIGS[name]
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle = rig['energy'], radians(rig['width'])
    sun.color = palette.linear(rig['sun'])
    lamp = bpy.data.objects.new('sun', sun)
    lamp.rotation_euler = (0, radians(rig['zenith']), radians(azimuth))
    bpy.context.collection.objects.link(lamp)
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    back = world.node_tree.nodes['Background']
    back.inputs['Color'].default_value = (*palette.linear(rig['sky']), 1)
    back.inputs['Strength'].default_value = rig['strength']
    world.cycles.sampling_method = 'NONE'
    bpy.context.scene.world = world
