"""Shapes: every helper returns a Blender object built at the origin, bevelled and smooth."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

PI = math.pi


def link(obj, material=None):
    bpy.context.scene.collection.objects.link(obj)
    if material is not None:
        obj.data.materials.append(material)
    return obj


def mesh(verts, faces, material, smooth=True, weighted=False):
    data = bpy.data.meshes.new("m")
    data.from_pydata(verts, [], faces)
    bm = bmesh.new()
    bm.from_mesh(data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(data)
    bm.free()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    obj = link(bpy.data.objects.new("m", data), material)
    if weighted:
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(50)
        obj.modifiers.new("w", "WEIGHTED_NORMAL").weight = 100
    return obj


def fillet(profile, steps=6):
    """Corner points (r, z, radius) become arcs."""
    out = []
    for i, p in enumerate(profile):
        radius = p[2] if len(p) > 2 else 0
        if not radius or i in (0, len(profile) - 1):
            out.append(Vector(p[:2]))
            continue
        here, before, after = (Vector(q[:2]) for q in (p, profile[i - 1], profile[i + 1]))
        a, b = before - here, after - here
        cut = min(radius, a.length * .5, b.length * .5)
        start, end = here + a.normalized() * cut, here + b.normalized() * cut
        for k in range(steps + 1):
            t = k / steps
            out.append(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t)
    return out


def lathe(profile, material, seg=96, steps=6, wobble=0.0, seed=0):
    pts = fillet(profile, steps)
    verts, faces = [], []
    for p in pts:
        for k in range(seg):
            a = 2 * PI * k / seg
            r = max(p.x, 0)
            if wobble:
                r *= 1 + wobble * noise.noise((math.cos(a) * 1.3 + seed, math.sin(a) * 1.3, p.y * 1.7))
            verts.append((r * math.cos(a), r * math.sin(a), p.y))
    for i in range(len(pts) - 1):
        for k in range(seg):
            n = (k + 1) % seg
            faces.append((i * seg + k, i * seg + n, (i + 1) * seg + n, (i + 1) * seg + k))
    return mesh(verts, faces, material, weighted=True)


def rod(radius, height, material, bevel=None, seg=64):
    """A bevelled cylinder standing on z = 0."""
    b = radius * .12 if bevel is None else bevel
    return lathe([(0, 0), (radius, 0, b), (radius, height, b), (0, height)], material, seg)


def ball(radius, material, flat=1.0, seg=48, wobble=0.0, seed=0):
    pts = [(radius * math.sin(PI * i / 32), -radius * flat * math.cos(PI * i / 32)) for i in range(33)]
    return lathe(pts, material, seg, wobble=wobble, seed=seed)


def box(x, y, z, material, bevel=.03, seg=4):
    """A bevelled box standing on z = 0."""
    h = [(-x / 2, x / 2), (-y / 2, y / 2), (0, z)]
    verts = [(a, b, c) for a in h[0] for b in h[1] for c in h[2]]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh(verts, faces, material)
    obj.data.use_auto_smooth = True
    m = obj.modifiers.new("b", "BEVEL")
    m.width, m.segments = bevel, seg
    obj.modifiers.new("w", "WEIGHTED_NORMAL")
    return obj


def slab(outline, z, material, bevel=.02, holes=()):
    """A flat plate cut from an outline of (x, y) points, standing on z = 0."""
    data = bpy.data.curves.new("c", "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    for loop in (outline, *holes):
        s = data.splines.new("POLY")
        s.points.add(len(loop) - 1)
        for p, q in zip(s.points, loop):
            p.co = (q[0], q[1], 0, 1)
        s.use_cyclic_u = True
    data.extrude, data.bevel_depth, data.bevel_resolution = max(z / 2 - bevel, 0), bevel, 3
    obj = link(bpy.data.objects.new("c", data), material)
    obj.location.z = z / 2
    return group([obj])


def circle(rx, ry=None, n=96, cx=0, cy=0):
    ry = rx if ry is None else ry
    return [(cx + rx * math.cos(2 * PI * k / n), cy + ry * math.sin(2 * PI * k / n)) for k in range(n)]


def rounded(w, h, r, n=10):
    pts = []
    for sx, sy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(n + 1):
            a = math.radians(a0 + 90 * k / n)
            pts.append((sx * (w / 2 - r) + r * math.cos(a), sy * (h / 2 - r) + r * math.sin(a)))
    return pts


def tube(points, radius, material, radii=None, cyclic=False, flat=False, res=6):
    """A round cord through the points (smooth unless flat)."""
    data = bpy.data.curves.new("t", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, res
    data.use_fill_caps, data.resolution_u = True, 10
    s = data.splines.new("POLY" if flat else "NURBS")
    s.points.add(len(points) - 1)
    for i, (p, q) in enumerate(zip(s.points, points)):
        p.co = (*q, 1)
        p.radius = radii[i] if radii else 1
    s.use_cyclic_u = cyclic
    if not flat:
        s.order_u, s.use_endpoint_u = min(4, len(points)), not cyclic
    return link(bpy.data.objects.new("t", data), material)


def strands(lines, radius, material, res=2):
    """Many thin cords in one object; each line is a list of (x, y, z, taper)."""
    data = bpy.data.curves.new("h", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, res
    data.use_fill_caps = True
    for line in lines:
        s = data.splines.new("POLY")
        s.points.add(len(line) - 1)
        for p, q in zip(s.points, line):
            p.co, p.radius = (*q[:3], 1), q[3] if len(q) > 3 else 1
    return link(bpy.data.objects.new("h", data), material)


def sheet(fn, material, nu=120, nv=120, thick=0.0):
    verts = [fn(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    w = nu + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i)
             for j in range(nv) for i in range(nu)]
    obj = mesh(verts, faces, material)
    if thick:
        m = obj.modifiers.new("s", "SOLIDIFY")
        m.thickness, m.offset = thick, 0
    return obj


def text(words, size, material, wrap=0.0, spacing=1.0, depth=.0006):
    """Small lettering in the xz plane facing -y, bent round a cylinder when wrap is its radius."""
    data = bpy.data.curves.new("f", "FONT")
    data.body, data.size, data.space_character = words, size, spacing
    data.align_x, data.extrude = "CENTER", depth
    for font in ("/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf",):
        try:
            data.font = bpy.data.fonts.load(font, check_existing=True)
        except RuntimeError:
            pass
    src = bpy.data.objects.new("f", data)
    bpy.context.scene.collection.objects.link(src)
    bpy.context.view_layer.update()
    flat = bpy.data.meshes.new_from_object(src)
    bpy.data.objects.remove(src)
    for v in flat.vertices:
        x, z, out = v.co.x, v.co.y, v.co.z
        v.co = ((wrap + out) * math.sin(x / wrap), -(wrap + out) * math.cos(x / wrap), z) if wrap else (x, -out, z)
    return link(bpy.data.objects.new("f", flat), material)


def group(objs, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Parents objects to one empty; turn is in degrees."""
    root = bpy.data.objects.new("g", None)
    bpy.context.scene.collection.objects.link(root)
    for o in objs:
        if o.parent is None:
            o.parent = root
    return put(root, at, turn, scale)


def put(obj, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    obj.location = at
    obj.rotation_euler = [math.radians(t) for t in turn]
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def rnd(seed):
    return random.Random(seed)
