"""Service pictures: hair and scalp."""
import math

from mathutils import noise

from kit import PI, ball, group, lathe, put, rnd, rod, sheet, strands, tube
from materials import Nodes, amber, basalt, brass, ceramic, glass, linen, marble, mat, petal, plaster, rgb, serum, steel, stone, water_mat, wood
from props.botanicals import blade, camellia, orchid, petals, sprig
from props.clinic import lying, syringe
from props.devices import beam, led_cap, led_panel
from props.spa import cairn, candle, comb, hair, paddle, pebble, plinth, scalp_brush, spout, tray
from props.vessels import ampoule, bottle, bowl, dish, drop, dropper, jar, pipette, ripple, vial
from sets import area, lamp, still


def restore():
    still("#e6d8c6", "high", "fronds", 80, fstop=.3, seed=9)
    put(hair([(-2.6, 1.3, 0), (-1.7, .75, 0), (-.8, .85, 0), (-.1, .35, 0), (.1, -.45, 0), (.75, -.85, 0)], 1900, (.3, .12), "#5b3d2c", .0045, 2, .04))
    put(dropper(.25, .78, "hair serum"), (.85, .45, 0), (0, 0, -4))
    put(sprig(.9, 5, .24, .6, "leaf", 4), (-1.35, -.55, .03), (0, 0, -55))
    r = rnd(3)
    for k in range(5):
        put(drop(r.uniform(.04, .08), .5, "#f6e2b8"), (r.uniform(.9, 1.4), r.uniform(-.6, -.1), 0))


def headspa():
    still("#31484a", "mid", "window", 80, rise=.12, exposure=.45, floor=stone("#4b4a45", "#3a3a37"))
    put(bowl(.95, .46, basalt(), .82, water_mat("#0d2124"), 6, .012, (.12, -.1), .02), (-.35, .25, 0))
    halo_y = .25
    ring = tube([(-.35 + .62 * math.cos(a), halo_y + .62 * math.sin(a) * .75, 1.45) for a in (2 * PI * k / 48 for k in range(48))], .05, brass(), cyclic=True)
    tube([(.27, halo_y, 1.45), (.9, .55, 1.5), (1.35, .75, 1.35), (1.45, .8, .6), (1.45, .8, 0)], .045, brass())
    threads = []
    for k in range(22):
        a = 2 * PI * k / 22
        x, y = -.35 + .62 * math.cos(a), halo_y + .62 * math.sin(a) * .75
        threads.append([(x - .05 * s * s * math.cos(a) + .004 * noise.noise((s * 9, k, 1)), y - .04 * s * s * math.sin(a), 1.41 - s * 1.03, .8 + .3 * noise.noise((s * 14, k, 2))) for s in (i / 16 for i in range(17))])
    strands(threads, .013, mat("#eef6f4", .03, trans=.9, ior=1.33, vary=0, shadow="#ffffff"), 3)
    put(scalp_brush(.3), (1.05, -.55, 0), (0, 0, 20))
    put(camellia(.4, "white", 2), (-1.45, -.35, .02), (8, 0, 0))


def mist(foot, tip, spread):
    """A fine spray cone: a soft veil with hundreds of droplets in it."""
    n = Nodes("mist")
    facing = n.add("LayerWeight", Blend=.5).outputs["Facing"]
    down = n.add("SeparateXYZ", Vector=n.add("TexCoord").outputs["Object"]).outputs[2]
    thin = n.add("MapRange", Value=down, From_Min=-tip, From_Max=0.0, To_Min=.0, To_Max=1.0).outputs[0]
    soft = n.math("POWER", n.math("SUBTRACT", 1.0, facing), 2.6)
    dense = n.math("MULTIPLY", n.math("MULTIPLY", soft, thin), .3)
    white = n.add("Emission", Color=rgb("#eef8f6"), Strength=.7).outputs[0]
    m = n.finish(n.add("MixShader", i0=dense, i1=n.add("BsdfTransparent").outputs[0], i2=white).outputs[0])
    r, parts = rnd(8), []
    for s in (1.0, .7, .42):
        veil = lathe([(.02, 0), (spread * s, -tip)], m, 64)
        veil.visible_shadow = False
        parts.append(veil)
    lines = []
    for _ in range(700):
        t, a = r.random() ** .7, r.uniform(0, 2 * PI)
        q = spread * t * r.random() ** .6
        size = r.uniform(.3, 1) ** 2
        p = (q * math.cos(a), q * math.sin(a), -tip * t)
        k = r.uniform(.008, .035)
        lines.append([(*p, size), (p[0] + k * q * math.cos(a), p[1] + k * q * math.sin(a), p[2] - k, size)])
    parts.append(strands(lines, .0042, mat("#f4fbf9", .05, emit=.35, spec=.8), 2))
    return group(parts, foot)


def jet():
    still("#27474a", "low", "night", 80, rise=.3, exposure=.75)
    put(bowl(1.0, .4, mat("#3c5c5e", .4, bump=.1, scale=10), .82, water_mat("#10282b"), 5, .012, (0, -.1)), (-.3, .1, 0))
    nozzle = group([lathe([(0, 0), (.03, 0), (.05, .08, .02), (.09, .26, .05), (.11, .42, .02), (.11, .5), (0, .5)], brass(.2)),
                    lathe([(.12, .5, .0), (.14, .52, .02), (.15, 1.3, .1), (.12, 1.75, .08), (0, 1.78)], mat("#efe9e1", .3, coat=.3)),
                    tube([(0, 0, 1.75), (.0, 0, 2.1), (.15, .2, 2.6), (.8, .8, 3.0)], .05, mat("#2c2a2a", .55))])
    put(group([nozzle, mist((0, 0, -.02), 1.0, .34)]), (.12, -.05, 1.28), (-8, 22, 0))
    put(sprig(1.0, 6, .28, .8, "olive", 3), (.75, -.55, .03), (0, 0, -62))


def led():
    still("#3a2622", "low", "night", 76, rise=.35, exposure=.55)
    put(plinth(2.5, 1.5, .16, stone("#8a6a58", "#6d5041")), (0, .35, 0), (0, 0, 4))
    put(led_cap(.88), (0, .55, .97), (-66, 0, 0))
    lamp("POINT", (0, -.15, .8), (0, 0, 0), 16, "#ff4a34", shadow_soft_size=.3)
    put(comb(.9, .32, 20, wood("#a9774c", "#855834")), (-.75, -.75, 0), (0, 0, 14))
    put(vial(.14, .4, "#f2d9b4", "#c9a36a", "LT"), (1.0, -.05, .16))


def exosome():
    still("#1f3b3f", "low", "night", 84, rise=.2, exposure=.9, floor=mat("#2a4a4d", .3, bump=.03, scale=10))
    put(vial(.36, 1.05, "#f2e2c6", "#c9a36a", "LT", .68), (-.55, .2, 0))
    put(ampoule(.85, .13, "#f2d9b4"), (-1.25, .45, 0))
    r = rnd(12)
    pearl = mat("#f9e3c2", .03, trans=.92, ior=1.22, coat=.4, vary=0, shadow="#f9e3c2")
    core = mat("#e9b06a", .3, emit=.35)
    area((-.4, 2.4, 2.6), (-.2, 0, .5), 260, 1.6, "#ffdcae")
    spots = []
    while len(spots) < 13:
        s = r.choice((.07, .1, .14, .2)) * r.uniform(.85, 1.15)
        x, y = r.uniform(.1, 1.6), r.uniform(-.6, .5)
        if any(math.hypot(x - a, y - b) < s + c for a, b, c in spots):
            continue
        spots.append((x, y, s))
        put(ball(s, pearl), (x, y, s))
        put(ball(s * .38, core, 1, 24, .2, len(spots)), (x, y, s))


def lasercomb():
    still("#4a2b26", "mid", "night", 80, rise=.2, exposure=.55)
    put(hair([(-2.8, -.5, 0), (-1.5, -.15, 0), (-.4, -.35, 0), (.7, -.05, 0), (1.7, -.35, 0), (2.8, -.1, 0)], 2600, (.55, .2), "#54382a", .0048, 5, .04, 1))
    panel = led_panel(9, 3, 1.7, .5, "#ff3a26", 16)
    put(group([panel]), (0, .05, 1.15), (62, 0, 12))
    tube([(0, .3, 1.4), (.1, .65, 1.5), (.5, 1.3, 1.3), (1.3, 1.9, .5)], .06, mat("#efe9e1", .35, coat=.3))
    for k in range(5):
        x = -.6 + .3 * k
        b = beam((x, -.02 + .06 * k, 1.2), (x * 1.02, -.22 + .04 * k, .3), .025, .05, "#ff4a34", 4)
    lamp("POINT", (0, -.25, .6), (0, 0, 0), 12, "#ff4a34", shadow_soft_size=.2)


SCENES = {f"service-{k}": v for k, v in {
    "hair-restoration": restore, "head-spa": headspa, "jet-peel-scalp": jet, "led-scalp-therapy": led,
    "exosome-scalp-treatment": exosome, "laser-scalp-therapy-led": lasercomb}.items()}
