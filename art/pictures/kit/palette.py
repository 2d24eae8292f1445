"""Matte materials: paper, sand, steel-teal, ink, and one orange. No metal, no textures.

Values are sRGB in hexadecimal; Blender receives linear light.
"""
import bpy

PAPER, SAND, CONCRETE, EARTH = 'paper', 'sand', 'concrete', 'earth'
STEEL, MIST, INK, ASPHALT = 'steel', 'mist', 'ink', 'asphalt'
LINE, GROUND, SAGE, ORANGE = 'line', 'ground', 'sage', 'orange'

COLOURS = {
    PAPER: '#f3f0ea', SAND: '#d9ccb6', CONCRETE: '#cfcac0', EARTH: '#c9b697',
    STEEL: '#2b4f5b', MIST: '#8aa6ab', INK: '#152329', ASPHALT: '#4a5a60',
    LINE: '#c6bcab', GROUND: '#ebe5da', SAGE: '#7d9384', ORANGE: '#e85a0c',
}
NIGHT = {GROUND: '#192f3c', LINE: '#34505e', INK: '#0c171c', STEEL: '#336272', ASPHALT: '#243b47', ORANGE: '#ee6712'}

_light = {'name': 'day'}


def choose(light):
    """Select the rig whose colours apply: at night the ground, the drawn lines and some materials differ."""
    _light['name'] = light


def linear(hex_colour):
    """Linear red, green, blue of an sRGB hex colour."""
    parts = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def material(name):
    """The Blender material of that name, made on first use."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    colours = {**COLOURS, **(NIGHT if _light['name'] == 'night' else {})}
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    shader = mat.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*linear(colours[name]), 1)
    shader.inputs['Roughness'].default_value = 0.6
    shader.inputs['Specular' if 'Specular' in shader.inputs else 'Specular IOR Level'].default_value = 0.15
    return mat
