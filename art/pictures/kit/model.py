"""The model: collects faces by material and hands them to Blender as one mesh per material.

Lengths in metres, angles in degrees, z upwards. Parts draw into the current place,
which `at()` moves: nested places add up, so a part never needs to know where it stands.
"""
from contextlib import contextmanager
from math import cos, pi, radians, sin

import bpy
import numpy as np

from . import shapes
from .palette import material


def placement(x, y, z, turn, tip, roll, scale):
    """4×4 matrix: scale, tip about x, roll about y, turn about z, then shift."""
    cx, sx, cy, sy, cz, sz = (f(radians(a)) for a in (tip, roll, turn) for f in (cos, sin))
    rx = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    ry = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    rz = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
    out = np.eye(4)
    out[:3, :3] = rz @ ry @ rx * scale
    out[:3, 3] = (x, y, z)
    return out


class Model:
    def __init__(self):
        self.place = np.eye(4)
        self.groups = {}

    @contextmanager
    def at(self, x=0.0, y=0.0, z=0.0, turn=0.0, tip=0.0, roll=0.0, scale=1.0):
        """Draw everything inside the `with` at this place (metres, degrees)."""
        before = self.place
        self.place = before @ placement(x, y, z, turn, tip, roll, scale)
        try:
            yield self
        finally:
            self.place = before

    def add(self, shape, mat):
        """Add a shape (points, faces) in the given material."""
        points, faces = shape
        points = np.asarray(points, float) @ self.place[:3, :3].T + self.place[:3, 3]
        group = self.groups.setdefault(mat, ([], [], [0]))
        start = group[2][0]
        group[0].append(points)
        group[1].extend([[i + start for i in f] for f in faces])
        group[2][0] = start + len(points)

    def box(self, x, y, z, dx, dy, dz, mat, bevel=None):
        """Box of dx × dy × dz centred on x, y and standing on height z."""
        self.add(shapes.box(x, y, z, dx, dy, dz, bevel), mat)

    def rod(self, a, b, radius, mat, sides=12):
        """Round bar from a to b."""
        self.add(shapes.sweep(shapes.circle(radius, sides), [a, b]), mat)

    def tube(self, points, radius, mat, bend=None, sides=16):
        """Pipe along points with rounded elbows (bend radius defaults to three pipe radii)."""
        path = shapes.rounded(points, radius * 3 if bend is None else bend)
        self.add(shapes.sweep(shapes.circle(radius, sides), path), mat)

    def bar(self, a, b, width, depth, mat):
        """Rectangular bar from a to b; depth is measured upwards."""
        self.add(shapes.sweep(shapes.rectangle(width, depth), [a, b]), mat)

    def beam(self, a, b, mat, depth=0.4, width=0.2, spin=0):
        """Rolled I-section from a to b, web upright; `spin` turns it about its own axis."""
        self.add(shapes.sweep(shapes.i_section(width, depth, spin), [a, b]), mat)

    def sweep(self, outline, path, mat):
        """Any outline (list of side, up) along any path."""
        self.add(shapes.sweep(outline, path), mat)

    def lathe(self, profile, mat, sides=48, start=0, end=360):
        """Turn a profile of (radius, height) about the z axis."""
        self.add(shapes.lathe(profile, sides, start, end), mat)

    def prism(self, outline, low, high, mat, bevel=0.0):
        """Upright prism over a plan outline (list of x, y, anticlockwise)."""
        self.add(shapes.prism(outline, low, high, bevel), mat)

    def ring(self, radius, thick, z, mat, start=0, end=360, sides=48):
        """Round bar bent to a circle (or an arc) of the given radius at height z."""
        n = max(3, int(sides * abs(end - start) / 360))
        turn = [radians(start + (end - start) * i / n) for i in range(n + 1)]
        path = [(radius * cos(t), radius * sin(t), z) for t in turn]
        self.add(shapes.sweep(shapes.circle(thick, 8), path, closed=abs(end - start) >= 360), mat)

    def ball(self, x, y, z, radius, mat, sides=48):
        """Sphere about a centre."""
        half = [(radius * cos(t), z + radius * sin(t))
                for t in (-pi / 2 + pi * i / (sides // 2) for i in range(sides // 2 + 1))]
        with self.at(x, y):
            self.lathe(half, mat, sides)

    def build(self):
        """Make the Blender objects."""
        for mat, (points, faces, _) in self.groups.items():
            mesh = bpy.data.meshes.new(mat)
            mesh.from_pydata(np.concatenate(points).tolist(), [], faces)
            mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
            if hasattr(mesh, 'use_auto_smooth'):
                mesh.use_auto_smooth, mesh.auto_smooth_angle = True, radians(28)
            mesh.materials.append(material(mat))
            bpy.context.collection.objects.link(bpy.data.objects.new(mat, mesh))
