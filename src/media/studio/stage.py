"""Runs inside Blender: build one scene, render it twice at half the samples, denoise, write a PNG.

blender -b --python stage.py -- <name> <width> <height> <samples> <out.png> <work folder> <denoiser>
"""
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import bpy
import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True


def scenes():
    import scenes as package
    found = {}
    for info in pkgutil.iter_modules(package.__path__):
        found.update(importlib.import_module("scenes." + info.name).SCENES)
    return found


def settings(scene, width, height, samples):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    c = scene.cycles
    c.device, c.samples, c.use_denoising = "CPU", max(samples // 2, 4), False
    c.use_adaptive_sampling, c.adaptive_threshold = True, .07
    c.adaptive_min_samples = max(samples // 6, 6)
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 2.5, 1
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 2, 3
    c.transmission_bounces, c.transparent_max_bounces = 6, 8
    scene.view_settings.view_transform = "Filmic"
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_transmission_color = True


def outputs(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    both = tree.nodes.new("CompositorNodeMixRGB")
    both.blend_type = "ADD"
    tree.links.new(layers.outputs["DiffCol"], both.inputs[1])
    tree.links.new(layers.outputs["TransCol"], both.inputs[2])
    for slot, socket in (("color", layers.outputs["Image"]), ("albedo", both.outputs[0]), ("normal", layers.outputs["Normal"])):
        files.file_slots.new(slot)
        tree.links.new(socket, files.inputs[slot])


def pixels(path):
    image = bpy.data.images.load(str(path))
    data = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(-1, 4)[:, :3].copy()


def shoot(scene, width, height, out, folder, denoiser):
    """Renders the scene twice, takes the noise out and writes a PNG."""
    raws = {}
    for half in (1, 2):
        scene.cycles.seed = half * 17
        scene.frame_set(half)
        bpy.ops.render.render()
        for part in ("color", "albedo", "normal"):
            raw = folder / f"{part}{half}.raw"
            pixels(folder / f"{part}{half:04d}.exr").tofile(raw)
            raws[part, half] = str(raw)
    clean = folder / "clean.raw"
    order = [raws[p, h] for p in ("color", "albedo", "normal") for h in (1, 2)]
    subprocess.run([denoiser, str(width), str(height), ".6", *order, str(clean)], check=True)
    rgba = np.ones((width * height, 4), np.float32)
    rgba[:, :3] = np.fromfile(clean, np.float32).reshape(-1, 3)
    image = bpy.data.images.new("clean", width, height, float_buffer=True)
    image.pixels.foreach_set(rgba.ravel())
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    image.save_render(str(out), scene=scene)
    bpy.data.images.remove(image)


def main(name, width, height, samples, out, folder, denoiser):
    width, height, samples, folder = int(width), int(height), int(samples), Path(folder)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    settings(scene, width, height, samples)
    portrait = name.endswith("-portrait")
    scenes()[name.removesuffix("-portrait")](portrait) if name.startswith("hero-") else scenes()[name]()
    outputs(scene, folder)
    shoot(scene, width, height, out, folder, denoiser)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1:])
