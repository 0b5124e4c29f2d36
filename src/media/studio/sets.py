"""Where a scene stands: backdrops, lights, shadows cast by things outside the frame, cameras."""
import math

import bpy
from mathutils import Vector

from kit import PI, circle, group, lathe, mesh, put, rnd, sheet, slab
from materials import mat, plaster, rgb


def world(color="#f5e6d3", strength=.25):
    w = bpy.data.worlds.new("w")
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = rgb(color)
    w.node_tree.nodes["Background"].inputs[1].default_value = strength
    bpy.context.scene.world = w


def lamp(kind, at, look, power, color="#ffe9cf", **more):
    data = bpy.data.lights.new("l", kind)
    data.energy, data.color = power, rgb(color)[:3]
    for key, value in more.items():
        setattr(data, key, value)
    obj = bpy.data.objects.new("l", data)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return obj


def area(at, look, power, size=3.0, color="#ffe9cf", tall=None):
    return lamp("AREA", at, look, power, color, shape="RECTANGLE", size=size, size_y=tall or size)


def sun(at, power=4.0, soft=1.2, color="#ffd9ad", look=(0, 0, 0)):
    return lamp("SUN", at, look, power, color, angle=math.radians(soft))


def camera(at, look, lens=60, fstop=.25, focus=None, shift=(0, 0)):
    """fstop is small because one unit stands for ten centimetres."""
    data = bpy.data.cameras.new("c")
    data.lens, data.clip_start = lens, .05
    data.sensor_fit = "HORIZONTAL"
    data.shift_x, data.shift_y = shift
    obj = bpy.data.objects.new("c", data)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    way = Vector(look) - Vector(at)
    obj.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus or look) - Vector(at)).dot(way.normalized())
    data.dof.aperture_fstop, data.dof.aperture_blades = fstop, 9
    bpy.context.scene.camera = obj


def tone(exposure=0.0, look="Medium High Contrast"):
    scene = bpy.context.scene
    scene.view_settings.exposure, scene.view_settings.look = exposure, look


def cyc(material, back=3.0, front=-9.0, wide=14.0, high=9.0, radius=1.2):
    """Seamless sweep: floor at z = 0 turning up into a wall at y = back."""
    line = [(front, 0), (back - radius, 0)]
    line += [(back - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in (PI / 2 * k / 16 for k in range(1, 17))]
    line += [(back, high)]
    n = len(line)
    verts = [(x, y, z) for x in (-wide, wide) for y, z in line]
    return mesh(verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], material)


def wall(material, y=2.5, wide=16.0, low=-3.0, high=9.0):
    return mesh([(-wide, y, low), (wide, y, low), (wide, y, high), (-wide, y, high)], [(0, 1, 2, 3)], material)


def unseen(obj):
    """Casts a shadow, is not in the picture."""
    for o in (obj, *obj.children_recursive):
        o.visible_camera = o.visible_glossy = o.visible_transmission = o.visible_diffuse = False
    return obj


def gobo_fronds(at, toward, spread=1.6, count=4, seed=1, leaf=1.5):
    """Blurred palm shadows: fronds of thin leaves between the sun and the set."""
    r, black = rnd(seed), mat("#10150f", .9)
    parts = []
    for f in range(count):
        verts, faces = [], []
        length = leaf * r.uniform(1.3, 1.9)
        for k in range(22):
            t = k / 21
            x, z = length * (t - .5) * 1.6, -.5 * length * t * t
            for side in (-1, 1):
                long = leaf * (.28 + .5 * math.sin(PI * min(t + .12, 1))) * r.uniform(.85, 1.1)
                wide = .055 * leaf
                dx, dz = long * .75, side * long * .62
                i = len(verts)
                verts += [(x, 0, z), (x + dx * .45 - wide, 0, z + dz * .5), (x + dx, 0, z + dz), (x + dx * .55 + wide, 0, z + dz * .4)]
                faces.append((i, i + 1, i + 2, i + 3))
        obj = mesh(verts, faces, black, smooth=False)
        put(obj, (r.uniform(-spread, spread), r.uniform(-.3, .3), r.uniform(-spread, spread) * .6), (0, r.uniform(-60, 50), 0))
        parts.append(obj)
    g = group(parts, at)
    g.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat("Y", "Z").to_euler()
    return unseen(g)


def gobo_window(at, toward, pane=(1.1, 1.6), grid=(2, 3), bar=.14, frame=6.0):
    """A dark board with window panes cut into it."""
    w, h = pane
    holes = []
    for i in range(grid[0]):
        for j in range(grid[1]):
            cx, cy = (i - (grid[0] - 1) / 2) * (w + bar), (j - (grid[1] - 1) / 2) * (h + bar)
            holes.append([(cx + sx * w / 2, cy + sy * h / 2) for sx, sy in ((-1, -1), (-1, 1), (1, 1), (1, -1))])
    board = slab([(-frame, -frame), (frame, -frame), (frame, frame), (-frame, frame)], .1, mat("#15110e", .9), .01, holes)
    g = group([board], at)
    board.rotation_euler = (PI / 2, 0, 0)
    g.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat("Y", "Z").to_euler()
    return unseen(g)


def arch(material, at=(0, 0, 0), wide=1.8, high=2.6, deep=1.1, board=9.0, inside=None):
    """A wall with a round-topped niche; the wall's face is at y of `at`."""
    half, spring = wide / 2, high - wide / 2
    hole = [(-half, 0), (half, 0)] + [(half * math.cos(PI * k / 32), spring + half * math.sin(PI * k / 32)) for k in range(33)]
    face = slab([(-board, -4), (board, -4), (board, board), (-board, board)], .16, material, .03, [hole])
    face.rotation_euler = (PI / 2, 0, 0)
    face.children[0].location.z = -.08
    n = len(hole)
    skin = [(x, y, z) for y in (0, deep) for x, z in hole]
    lining = mesh(skin, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], inside or material)
    lining.data.use_auto_smooth = True
    back = mesh([(-half - .1, deep, -.1), (half + .1, deep, -.1), (half + .1, deep, high + .1), (-half - .1, deep, high + .1)],
                [(0, 1, 2, 3)], inside or material)
    return group([face, lining, back], at)


def morning(side=-1, power=4.5, height=4.2, fill=.3, soft=1.6, depth=-3.5, warm="#ffd2a0"):
    """Low warm sun from one side with a cool-warm room fill."""
    world("#f3e3d2", fill)
    return sun((side * 7, depth, height), power, soft, warm)


def clinical(fill=.75, key=420):
    world("#fdf4ea", fill)
    area((-4.5, -2, 5.5), (0, 0, .4), key, 4.5, "#fff3e6")
    area((5, -1, 3), (0, 0, .5), key * .25, 3, "#ffe6cc")


def night(key=260, rim=160, warm="#ffcf9a", cool="#9fd0d4", fill=.05):
    world("#1f3b3f", fill)
    area((-4, -1.5, 4.5), (0, 0, .5), key, 2.6, warm)
    area((4.2, 2.2, 2.6), (0, 0, .6), rim, 1.6, cool, 3)


VIEWS = {"low": ((0, -8.4, 1.7), (0, 0, .6)), "mid": ((0, -7.4, 3.4), (0, 0, .3)), "high": ((0, -5.6, 5.6), (0, 0, .1)), "top": ((0, -1.6, 8.0), (0, 0, 0))}


def still(back="linen", view="low", light="window", lens=74, fstop=.26, focus=None, rise=0.0, slide=0.0, exposure=.3, back_at=2.6, seed=1, floor=None):
    """A whole small set in one call: sweep, light, camera. Things go round (0, 0, 0), about 1.5 high at most."""
    from materials import plaster
    material = plaster(back) if isinstance(back, str) else back
    cyc(floor or material, back_at)
    if floor:
        wall(material, back_at - .02)
    aim = (.1, .2, .6 if view == "low" else .1)
    if light in ("window", "fronds"):
        world("#f4e9dd", .42)
        sun((-6.5, -4.2, 5.4), 5.2, 1.8, "#ffe0bd", aim)
        if light == "window":
            gobo_window((-3.5, -2.1, 3.5), aim, (1.9, 2.1), (2, 2), .16, 9)
        else:
            gobo_fronds((-3.0, -1.9, 3.1), aim, 1.5, 5, seed, .95)
        area((5, -3, 4), aim, 60, 3, "#ffe8d2")
    elif light == "soft":
        world("#fbeedd", .55)
        area((-4.5, -1.5, 4.6), aim, 640, 2.6, "#ffeeda")
        area((4.5, -3.0, 3.5), aim, 70, 3, "#ffe6cf")
    elif light == "back":
        world("#f7ece0", .36)
        area((-2.6, 4.2, 5.2), aim, 560, 2.4, "#ffe4c4")
        area((4.5, -3.5, 4.0), aim, 120, 3, "#fff0e2")
    else:
        night()
    at, look = VIEWS[view]
    camera((at[0] + slide, at[1], at[2]), (look[0] + slide, look[1], look[2] + rise), lens, fstop, focus or look)
    tone(exposure, "Medium High Contrast" if light in ("window", "fronds", "night") else "Medium Contrast")
