"""Materials: one palette, every surface with its own micro-variation."""
import bpy

PALETTE = dict(paper="#fbf8f4", linen="#f3ece3", sand="#e4d6c6", clay="#a8684f", tide="#1f3b3f",
               gold="#c9a36a", ink="#2a2320", blush="#e3b9a8", rose="#c98a7d", sage="#7d8a6c")
_made = {}


def rgb(color):
    color = PALETTE.get(color, color)
    parts = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts) + (1,)


class Nodes:
    """Thin sugar over a node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in inputs.items():
            if hasattr(node, key) and key not in node.inputs:
                setattr(node, key, value)
                continue
            socket = node.inputs[int(key[1:]) if key[0] == "i" and key[1:].isdigit() else key.replace("_", " ")]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def finish(self, shader):
        out = self.add("OutputMaterial")
        self.tree.links.new(shader, out.inputs["Surface"])
        return self.material

    def coords(self, stretch=(1, 1, 1)):
        return self.add("Mapping", Vector=self.add("TexCoord").outputs["Object"], Scale=stretch).outputs[0]

    def math(self, op, a, b=0.0):
        return self.add("Math", operation=op, i0=a, i1=b).outputs[0]

    def ramp(self, value, lo, hi):
        return self.add("MapRange", Value=value, To_Min=lo, To_Max=hi).outputs[0]

    def mix(self, fac, a, b):
        return self.add("MixRGB", Fac=fac, Color1=a, Color2=b).outputs[0]


def height(n, kind, vec, scale):
    """A height field for bump: cloth weaves, stones, woods."""
    if kind == "linen":
        slub = n.add("TexNoise", Vector=n.add("Mapping", Vector=vec, Scale=(.25, 1, 1)).outputs[0], Scale=scale * .25).outputs[0]
        warp = n.add("TexWave", Vector=vec, Scale=scale, Distortion=2.2, Detail=1, bands_direction="X").outputs[1]
        weft = n.add("TexWave", Vector=vec, Scale=scale, Distortion=2.2, Detail=1, bands_direction="Y").outputs[1]
        return n.math("ADD", n.math("MULTIPLY", n.math("ADD", warp, weft), .5), slub)
    if kind == "stone":
        pits = n.add("TexNoise", Vector=vec, Scale=scale * 1.4, Detail=1).outputs[0]
        return n.math("MINIMUM", n.math("MULTIPLY", pits, 2.6), 1.1)
    if kind == "terry":
        return n.math("SUBTRACT", 1.0, n.add("TexVoronoi", Vector=vec, Scale=scale, feature="F1").outputs[0])
    if kind == "wood":
        v = n.add("Mapping", Vector=vec, Scale=(1, 1, .06)).outputs[0]
        return n.add("TexNoise", Vector=v, Scale=scale, Detail=2, Distortion=.4).outputs[0]
    return n.add("TexNoise", Vector=vec, Scale=scale, Detail=1).outputs[0]


def mat(color, rough=.5, metal=0., trans=0., ior=1.45, sss=0., coat=0., sheen=0., emit=0., spec=.5,
        bump=0., scale=30., kind="noise", vary=.06, rvary=.18, second=None, patch=3., stretch=(1, 1, 1),
        shadow=None, depth=.02):
    key = tuple(sorted(locals().items(), key=lambda kv: kv[0]))
    if key in _made:
        return _made[key]
    n = Nodes("mat")
    vec = n.coords(stretch)
    big = n.add("TexNoise", Vector=vec, Scale=patch, Detail=2, Roughness=.6).outputs[0]
    base = rgb(color)
    other = rgb(second) if second else tuple(min(c * (1 + 2 * vary), 1) for c in base[:3]) + (1,)
    dark = base if second else tuple(c * (1 - 2 * vary) for c in base[:3]) + (1,)
    fac = n.ramp(big, -1.2, 2.2) if second else big
    if rough < .55:  # on matt surfaces nobody sees it
        grain = n.add("TexNoise", Vector=vec, Scale=patch * 7, Detail=0).outputs[0]
        gloss = n.ramp(grain, rough * (1 - rvary), rough * (1 + rvary))
    else:
        gloss = rough
    p = n.add("BsdfPrincipled", Base_Color=n.mix(fac, dark, other), Metallic=metal, Transmission=trans,
              IOR=ior, Clearcoat=coat, Sheen=sheen, Specular=spec,
              Roughness=gloss)
    if sss:
        p.inputs["Subsurface"].default_value = sss
        p.inputs["Subsurface Radius"].default_value = (.12, .06, .04)
        p.inputs["Subsurface Color"].default_value = base
    if emit:
        p.inputs["Emission"].default_value = base
        p.inputs["Emission Strength"].default_value = emit
    if bump:
        b = n.add("Bump", Strength=bump, Distance=depth, Height=height(n, kind, vec, scale))
        n.tree.links.new(b.outputs[0], p.inputs["Normal"])
    shader = p.outputs[0]
    if not trans and not emit:  # light that has already bounced off something matt needs no detail here
        plain = tuple((x + y) / 2 for x, y in zip(dark, other))
        ray = n.add("LightPath").outputs["Is Diffuse Ray"]
        shader = n.add("MixShader", i0=ray, i1=shader, i2=n.add("BsdfDiffuse", Color=plain).outputs[0]).outputs[0]
    if shadow:
        clear = n.add("BsdfTransparent", Color=rgb(shadow)).outputs[0]
        ray = n.add("LightPath").outputs["Is Shadow Ray"]
        shader = n.add("MixShader", i0=ray, i1=shader, i2=clear).outputs[0]
    _made[key] = n.finish(shader)
    return _made[key]


def petal_mat(inner="#e7b3a6", outer="#f8e6dd", glow=.35, rough=.55):
    """Thin flower flesh: light comes through, veins run along it (uses the sheet's own length axis)."""
    key = ("petal", inner, outer, glow)
    if key in _made:
        return _made[key]
    n = Nodes("petal")
    vec = n.add("TexCoord").outputs["Object"]
    along = n.add("SeparateXYZ", Vector=vec).outputs[1]
    fac = n.add("MapRange", Value=along, From_Min=.02, From_Max=.4).outputs[0]
    color = n.mix(fac, rgb(inner), rgb(outer))
    veins = n.add("TexNoise", Vector=n.add("Mapping", Vector=vec, Scale=(9, 1, 1)).outputs[0], Scale=5, Detail=4).outputs[0]
    color = n.mix(n.ramp(veins, 0, .25), color, rgb(inner))
    bump = n.add("Bump", Strength=.25, Distance=.01, Height=veins).outputs[0]
    p = n.add("BsdfPrincipled", Base_Color=color, Roughness=rough, Sheen=.3, Specular=.3, Normal=bump).outputs[0]
    t = n.add("BsdfTranslucent", Color=color, Normal=bump).outputs[0]
    _made[key] = n.finish(n.add("MixShader", i0=glow, i1=p, i2=t).outputs[0])
    return _made[key]


def glow_mat(color, power=5.0):
    n = Nodes("glow")
    return n.finish(n.add("Emission", Color=rgb(color), Strength=power).outputs[0])


def paper(color="paper", bump=.08):
    return mat(color, .75, bump=bump, scale=120, vary=.02)


def linen(color="linen", scale=38):
    return mat(color, .92, sheen=.3, spec=.2, bump=.55, scale=scale, kind="linen", vary=.04, depth=.012)


def terry(color="linen"):
    return mat(color, .97, sheen=.5, spec=.1, bump=.9, scale=64, kind="terry", vary=.05, patch=8, depth=.024)


def plaster(color="sand"):
    return mat(color, .9, spec=.2, bump=.35, scale=3.2, vary=.05, patch=1.1, depth=.05)


def stone(color="#d8c7b3", second="#c4ad95"):
    return mat(color, .62, second=second, bump=.35, scale=26, kind="stone", patch=2.2, stretch=(1, 1, 2.6))


def basalt():
    return mat("#2b2a2a", .5, second="#4a4744", bump=.3, scale=60, kind="stone", patch=5, depth=.008)


def marble(color="#efe7dd", vein="#b89d84"):
    return mat(color, .22, second=vein, patch=1.5, bump=.02, rvary=.3)


def wood(color="#8a5f3f", second="#5d3c25"):
    return mat(color, .48, second=second, bump=.25, scale=26, kind="wood", patch=3, stretch=(1, 1, .25))


def bamboo():
    return mat("#968057", .55, second="#655637", bump=.25, scale=40, kind="wood", patch=5, stretch=(1, 1, .12))


def brass(rough=.24):
    return mat("#c49a5c", rough, metal=1, bump=.03, scale=90, rvary=.35, vary=.05)


def steel(rough=.2):
    return mat("#c9c6c2", rough, metal=1, bump=.02, scale=120, rvary=.35, vary=.03)


def ceramic(color="#f4ede4", rough=.28):
    return mat(color, rough, coat=.25, bump=.05, scale=9, rvary=.25, vary=.03)


def glass(color="#ffffff", rough=.02, ior=1.45):
    return mat(color, rough, trans=1, ior=ior, vary=0, shadow=color)


def amber():
    return mat("#8a3f10", .04, trans=1, ior=1.45, vary=.02, shadow="#b56a2a")


def water_mat(color="#0e2427", bump=.02):
    return mat(color, .03, spec=.6, bump=bump, scale=5, vary=.02, depth=.03)


def serum(color="#f0c98a"):
    return mat(color, .02, trans=1, ior=1.38, vary=0, shadow=color)


def petal(tone="blush"):
    return {"blush": petal_mat(), "white": petal_mat("#efd9c6", "#fffaf3", .3),
            "rose": petal_mat("#b5605a", "#dc9a8d", .3), "leaf": petal_mat("#5f6f4c", "#8c9a72", .25, .4),
            "olive": petal_mat("#6f7a5d", "#a3a98c", .25, .45)}[tone]
