"""Runs inside Blender: renders what a film is put together from.

blender -b --python film_plates.py -- <film> <width> <height> <samples> <out folder> <denoiser> <plate>

head-spa: `plate` with dark, still water and nothing falling; `mirror`, what the water reflects, from the camera's image
below its surface; `mask`, where water is seen; `camera.json`.
microblading: `fill`, the paper in the light of the room, and `sun`, in the light of the sun alone; `camera.json`.
"""
import json
import math
import sys
from pathlib import Path

import bmesh
import bpy
from mathutils import Matrix, Vector

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from kit import PI, box, lathe, put, tube
from materials import bamboo, basalt, glow_mat, mat, plaster, stone
from props.beauty import sheet_of
from props.botanicals import camellia
from props.clinic import scalpel
from props.spa import cairn, candle, pebble, plinth, scalp_brush, spout
from props.vessels import bowl, cup
from sets import area, camera, gobo_window, sun, tone, wall, world
from stage import outputs, settings, shoot

BOWL, RADIUS, LEVEL = (.75, .15), 1.6, .66 * .84
MOUTH = (.52, .17, 1.72)


def head_spa():
    wall(plaster("#2c4649"), 3.2)
    table = put(plinth(20, 16, 1.0, basalt()), (0, -5.0, -1.0))
    water = mat("#061517", .9, spec=0, vary=0)
    vessel = bowl(RADIUS, .66, stone("#6f6a62", "#55514b"), .84, water, 9, 0.0, (0, 0), .0, .1)
    put(vessel, (*BOWL, 0))
    put(spout(2.6, .14, 0), MOUTH, (0, -7, 0))
    post = lathe([(0, 0), (.15, 0, .02), (.148, .78), (.165, .81, .03), (.15, .84), (.148, 1.58), (.165, 1.61, .03), (.15, 1.64), (.15, 2.45, .01), (.11, 2.45), (.1, 2.3), (0, 2.3)], bamboo(), wobble=.02)
    put(post, (2.5, .46, 0))
    rope = mat("#4a3a26", .9, bump=.4, scale=60)
    for k in range(5):
        put(tube([(.2 * math.cos(a), .34 * math.sin(a), .15 * math.cos(a) * (1 if k % 2 else -1)) for a in (2 * PI * i / 28 for i in range(28))], .02, rope, cyclic=True), (2.5, .32, 1.98 + .018 * k - .04))
    low = [put(cairn((.4, .3, .2), basalt(), 4, .4), (-1.7, .75, 0)), put(camellia(.5, "white", 3), (-1.25, -.75, .02), (6, 0, 30)),
           put(pebble(.17, .42, seed=5), (-.72, -1.15, 0), (0, 0, 40)), put(scalp_brush(.28), (2.75, -.45, 0)),
           put(candle(.2, .34), (-2.5, 1.2, 0)), put(candle(.15, .22), (-2.95, .75, 0))]
    world("#a9c4c4", .15)
    sun((-6, -4.5, 5.2), 5.0, 1.6, "#ffdcb2", (.6, .2, .6))
    gobo_window((-2.8, -2.4, 3.4), (.6, .2, .8), (1.8, 2.0), (2, 2), .2, 10)
    area((4.0, 2.4, 4.2), (.6, 0, .6), 190, 1.8, "#cfe6e4")
    area((5, -4, 3), (.6, 0, .5), 60, 2.5, "#ffe0c0")
    for x, y, turn, power in ((-2.6, 2.2, 35, 3.0), (3.4, 2.9, -40, 4.5), (-1.2, -3.5, 160, 1.6)):  # seen by water and varnish only
        strip = put(box(.5, .02, 3.2, glow_mat("#eaf4f2", power), .01), (x, y, .2), (0, 0, turn))
        strip.visible_camera = strip.visible_diffuse = strip.visible_shadow = False
    camera((-.1, -8.4, 3.35), (.06, 0, .84), 51, .2, (.5, -.1, .8))
    tone(.4)
    return {"table": table, "vessel": vessel, "low": low}


def below(scene):
    """Moves the camera to its mirror image below the water; pictures come out upside down."""
    cam = scene.camera
    flip = Matrix.Translation((0, 0, 2 * LEVEL)) @ Matrix.Diagonal((1, 1, -1, 1))
    cam.matrix_world = flip @ cam.matrix_world @ Matrix.Diagonal((1, -1, 1, 1))


def cut_below_water(obj):
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    bm.transform(obj.matrix_world)
    bmesh.ops.bisect_plane(bm, geom=[*bm.verts, *bm.edges, *bm.faces], plane_co=(0, 0, LEVEL), plane_no=(0, 0, 1), clear_inner=True)
    bm.transform(obj.matrix_world.inverted())
    bm.to_mesh(obj.data)
    bm.free()


def hide(obj):
    for o in (obj, *obj.children_recursive):
        o.visible_camera = False


def shoot_head_spa(scene, width, height, out, denoiser, wanted):
    made = head_spa()
    cam = scene.camera
    bpy.context.view_layer.update()
    view = {"mouth": MOUTH, "bowl": [*BOWL, RADIUS], "level": LEVEL,
            "matrix": [list(row) for row in cam.matrix_world], "lens": cam.data.lens / cam.data.sensor_width}
    (out / "camera.json").write_text(json.dumps(view))
    if "plate" in wanted:
        shoot(scene, width, height, out / "plate.png", out, denoiser)
    if "mask" in wanted:
        shoot_mask(scene, made, out)
    if "mirror" in wanted:
        for obj in (made["table"], *made["low"]):
            hide(obj)
        body, surface = made["vessel"].children
        surface.hide_render = True
        cut_below_water(body)
        below(scene)
        cam.data.dof.use_dof = False
        shoot(scene, width, height, out / "mirror.png", out, denoiser)


def shoot_mask(scene, made, out):
    """White where the camera sees water. The scene is spoilt afterwards."""
    surface = made["vessel"].children[1]
    for obj in list(bpy.data.objects):
        if obj.type == "LIGHT":
            bpy.data.objects.remove(obj)
    white = glow_mat("#ffffff", 1)
    surface.data.materials.clear()
    surface.data.materials.append(white)
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.use_nodes and material != white else ():
            if node.type == "EMISSION":
                node.inputs["Strength"].default_value = 0
    scene.cycles.max_bounces, scene.cycles.use_adaptive_sampling = 0, False
    scene.use_nodes = False
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = "Standard", "None", 0
    image = scene.render.image_settings
    image.file_format, image.color_mode = "PNG", "BW"
    scene.render.filepath = str(out / "mask.png")
    bpy.ops.render.render(write_still=True)


def in_view(scene, point):
    from bpy_extras.object_utils import world_to_camera_view
    p = world_to_camera_view(scene, scene.camera, Vector(point))
    return round(min(max(p.x, 0), 1), 5), round(min(max(p.y, 0), 1), 5)


SHEET = (4.3, 2.5)


def microblading():
    put(plinth(24, 24, 1.0, plaster("#d9c4ae")), (0, 0, -1.0))
    put(sheet_of(*SHEET, "#faf5ed"), (.0, .0, 0), (0, 0, 0))
    put(scalpel(1.5, "clay"), (1.62, -.98, .03), (0, 0, 62))
    put(cup(.2, .17, "#5a3b2a"), (1.85, .98, .0))
    put(cup(.17, .15, "#8a5f43"), (2.3, .72, .0))
    put(camellia(.42, "white", 3), (-2.35, -1.25, .02), (6, 0, 20))
    camera((.0, -3.6, 7.6), (.0, -.08, 0), 60, .4, (0, 0, 0))
    tone(.25, "Medium Contrast")


def shoot_microblading(scene, width, height, out, denoiser, wanted):
    microblading()
    bpy.context.view_layer.update()
    size = [(x * SHEET[0] / 2, y * SHEET[1] / 2, .03) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    (out / "camera.json").write_text(json.dumps({"sheet": SHEET, "corners": [in_view(scene, p) for p in size]}))
    world("#f4e9dd", .55)
    area((-4.5, -1.5, 4.6), (0, 0, 0), 160, 3.6, "#ffeeda")
    area((5, -3, 4), (0, 0, 0), 70, 3, "#ffe8d2")
    if "fill" in wanted:
        shoot(scene, width, height, out / "fill.png", out, denoiser)
    sun((-6.5, 4.2, 6.4), 4.4, 1.2, "#ffe0bd")
    if "sun" in wanted:
        shoot(scene, width, height, out / "sun.png", out, denoiser)


def main(film, width, height, samples, out, denoiser, *wanted):
    width, height, samples, out = int(width), int(height), int(samples), Path(out)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    settings(scene, width, height, samples)
    outputs(scene, out)
    if film == "head-spa":
        shoot_head_spa(scene, width, height, out, denoiser, wanted)
    else:
        shoot_microblading(scene, width, height, out, denoiser, wanted)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1:])
