"""Laser, light and radio-frequency handpieces; all stand along +z with the working end at the origin."""
import math

from kit import PI, ball, box, circle, group, lathe, mesh, put, rod, rounded, sheet, slab, strands, text, tube
from materials import Nodes, brass, ceramic, glass, glow_mat, mat, rgb, steel

SHELL = "#efe9e1"


def body(long=1.5, wide=.24, color=SHELL, ring="gold"):
    """A soft oblong grip from z = .45 up, with a cable."""
    def skin(u, v):
        a = 2 * PI * u
        c, s = math.cos(a), math.sin(a)
        q = (abs(c) ** 2.8 + abs(s) ** 2.8) ** (-1 / 2.8)
        w = wide * (.8 + .2 * math.sin(PI * min(v * 1.25, 1)) - .2 * max(0, v - .7)) * min(1, (v * 18 + .72), ((1 - v) * 16 + .2) ** .5)
        return q * c * w * .82, q * s * w, .45 + v * long - .1 * math.sin(PI * v) * 0
    shell = sheet(skin, mat(color, .3, coat=.3, bump=.02, scale=50), 72, 60)
    cap = put(ball(wide * .36, mat(color, .3, coat=.3), .5), (0, 0, .45 + long - .02))
    cord = tube([(0, 0, .42 + long), (0, 0, .75 + long), (.1, .15, 1.1 + long), (.5, .5, 1.5 + long), (1.2, 1.2, 1.7 + long)], .05, mat("#2c2a2a", .55, bump=.05, scale=60))
    boot = put(lathe([(0, 0), (.09, 0, .02), (.07, .22, .03), (0, .22)], mat("#2c2a2a", .5)), (0, 0, .4 + long))
    band = put(lathe([(wide * .7, 0), (wide * .76, .012), (wide * .76, .05), (wide * .7, .06)], mat(ring, .25, metal=1), 72), (0, 0, .43))
    screen = put(slab(rounded(.15, .34, .04), .02, mat("#12191b", .12, coat=.6), .006), (0, -wide * .97, .45 + long * .62), (90, 0, 0))
    line = put(box(.08, .008, .016, glow_mat("#c9a36a", 3), .003), (0, -wide * 1.02, .45 + long * .66))
    trigger = put(ball(.075, mat(ring, .3, metal=1), .5), (0, -wide * .92, .45 + long * .3), (90, 0, 0), (1, 1.35, .6))
    return group([shell, cap, cord, boot, band, screen, line, trigger])


def flat_head(glow="#ffd9a0", wide=.2, power=6):
    """IPL block: a metal collar holding a bright crystal window."""
    collar = group([slab(rounded(wide * 2.2, wide * 1.5, .06), .3, steel(.28), .03)])
    put(collar, (0, 0, .16))
    neck = put(lathe([(0, 0), (wide * .85, 0, .03), (wide * .75, .2, .03), (0, .2)], steel(.3)), (0, 0, .32))
    window = group([slab(rounded(wide * 1.8, wide * 1.1, .03), .18, glass("#fff3df"), .015)])
    put(window, (0, 0, 0))
    shine = group([slab(rounded(wide * 1.7, wide * 1.0, .03), .03, glow_mat(glow, power), .01)])
    put(shine, (0, 0, .15))
    return group([collar, neck, window, shine])


def round_head(glow="#ff5a3c", power=10, r=.17):
    """Laser nozzle with a distance guide: an open ring on two legs."""
    cone = lathe([(0, .18), (r * .55, .18, .02), (r * .95, .36, .05), (r, .5, .02), (0, .5)], steel(.25))
    lens = put(ball(r * .42, glow_mat(glow, power), .35), (0, 0, .18))
    ring = tube([(r * .75 * math.cos(a), r * .75 * math.sin(a), .02) for a in (2 * PI * k / 32 for k in range(32))], .014, steel(.2), cyclic=True)
    legs = [tube([(s * r * .75, 0, .02), (s * r * .85, 0, .22), (s * r * .9, 0, .4)], .014, steel(.2)) for s in (-1, 1)]
    return group([cone, lens, ring, *legs])


def needle_head(glow="#ff3b2f", power=9, n=5, wide=.26):
    """Radio-frequency cartridge: a square field of fine needles, lit at the base."""
    block = group([slab(rounded(wide * 1.25, wide * 1.25, .04), .3, mat("#f1ece5", .25, coat=.3), .03)])
    put(block, (0, 0, .2))
    plate = put(box(wide * 1.02, wide * 1.02, .03, mat("gold", .25, metal=1), .01), (0, 0, .165))
    lines, dots = [], []
    for i in range(n):
        for j in range(n):
            x, y = (i / (n - 1) - .5) * wide * .82, (j / (n - 1) - .5) * wide * .82
            lines.append([(x, y, .18, 1), (x, y, .05, 1), (x, y, .0, .12)])
            dots.append(put(ball(.012, glow_mat(glow, power), 1, 12), (x, y, .155)))
    neck = put(lathe([(0, 0), (.17, 0, .02), (.15, .12, .02), (0, .12)], steel(.3)), (0, 0, .36))
    return group([block, plate, strands(lines, .008, mat("gold", .18, metal=1), 3), neck, *dots])


def handpiece(head, long=1.5, wide=.24, color=SHELL, ring="gold"):
    return group([head, body(long, wide, color, ring)])


def beam(top, foot=(0, 0, 0), r0=.03, r1=.05, color="#ff4a36", power=3.0, soft=True):
    """A visible ray of light: brightest along its axis, gone at its edge."""
    n = Nodes("beam")
    facing = n.add("LayerWeight", Blend=.3).outputs["Facing"]
    fac = n.math("POWER", n.math("SUBTRACT", 1.0, facing), 3.0 if soft else 1.0)
    e = n.add("Emission", Color=rgb(color), Strength=power).outputs[0]
    m = n.finish(n.add("MixShader", i0=n.math("MULTIPLY", fac, .55), i1=n.add("BsdfTransparent").outputs[0], i2=e).outputs[0])
    from mathutils import Vector
    a, b = Vector(foot), Vector(top)
    long = (b - a).length
    obj = lathe([(r1, 0), (r0, long)], m, 48)
    obj.location = a
    obj.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    obj.visible_shadow = False
    return obj


def led_panel(cols=11, rows=7, w=2.2, h=1.4, color="#ff3324", power=14, frame=SHELL):
    """A light panel in the xz plane, diodes facing -y, standing on z = 0."""
    shell = group([slab(rounded(w, h, .16), .14, mat(frame, .3, coat=.3), .04)])
    put(shell, (0, .08, h / 2), (90, 0, 0))
    face = group([slab(rounded(w - .16, h - .16, .1), .02, mat("#1d1513", .35), .006)])
    put(face, (0, -.005, h / 2), (90, 0, 0))
    parts = [shell, face]
    for i in range(cols):
        for j in range(rows):
            x, z = (i - (cols - 1) / 2) * (w - .36) / (cols - 1), h / 2 + (j - (rows - 1) / 2) * (h - .36) / (rows - 1)
            parts.append(put(ball(.032, glow_mat(color, power), .6, 16), (x, -.02, z), (90, 0, 0)))
            parts.append(put(lathe([(.045, 0), (.052, .01), (.058, 0)], steel(.3), 20), (x, -.016, z), (90, 0, 0)))
    return group(parts)


def led_cap(r=.9, color="#ff3a26", power=12, shell="#f1ebe3"):
    """A domed light cap seen from below-front: outer shell, dark lining, rings of diodes."""
    out = lathe([(r * math.cos(a), r * .86 * math.sin(a)) for a in (PI / 2 * k / 24 for k in range(25))], mat(shell, .3, coat=.35))
    inner = lathe([(r * .94 * math.cos(a), r * .8 * math.sin(a)) for a in (PI / 2 * k / 24 for k in range(25))], mat("#2a1a17", .4))
    rim = lathe([(r * .93, 0), (r * .93, -.05, .02), (r * 1.015, -.05, .02), (r * 1.015, .03, .02), (r * .99, .05)], mat("gold", .28, metal=1))
    parts = [out, inner, rim]
    for ring in range(1, 6):
        e = PI / 2 * (ring - .6) / 5.2
        n = max(6, round(24 * math.cos(e)))
        for k in range(n):
            a = 2 * PI * k / n + ring * .2
            q, z = r * .915 * math.cos(e), r * .775 * math.sin(e)
            parts.append(put(ball(.03, glow_mat(color, power), 1, 12), (q * math.cos(a), q * math.sin(a), z)))
    return group(parts)


def console(w=1.1, h=1.5):
    """A treatment unit with a quiet screen, standing on z = 0."""
    case = box(w, .7, h, mat(SHELL, .32, coat=.25, bump=.02, scale=40), .09, 6)
    glass_ = put(group([slab(rounded(w * .76, h * .46, .06), .03, mat("#101a1c", .1, coat=.6), .01)]), (0, -.36, h * .66), (90, 0, 0))
    arcs = []
    for k, c in enumerate(("#c9a36a", "#8fc0bf", "#e3b9a8")):
        q = .12 + .06 * k
        arcs.append(put(tube([(q * math.cos(a), 0, q * math.sin(a)) for a in (PI * (.1 + .05 * k) + PI * 1.3 * i / 20 for i in range(21))], .009, glow_mat(c, 2.2)), (-w * .14, -.385, h * .66)))
    bars = [put(box(.2 - .03 * k, .01, .018, glow_mat("#e4d6c6", 1.6), .004), (w * .2, -.385, h * .72 - .07 * k)) for k in range(4)]
    dial = put(lathe([(0, 0), (.1, 0, .02), (.09, .07, .02), (0, .07)], brass()), (0, -.34, h * .25), (90, 0, 0))
    keys = [put(lathe([(0, 0), (.035, 0, .01), (.035, .03, .01), (0, .03)], mat("#d9cfc2", .4)), (s * .25, -.345, h * .25), (90, 0, 0)) for s in (-1, 1)]
    base = put(box(w * 1.06, .76, .06, mat("gold", .3, metal=1), .02), (0, 0, -.05))
    return group([case, glass_, dial, base, *arcs, *bars, *keys])
