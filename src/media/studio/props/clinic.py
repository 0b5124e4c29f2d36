"""Syringes, infusion, swabs, blades, pens of the treatment room."""
import math

from mathutils import noise

from kit import PI, ball, box, circle, group, lathe, mesh, put, rnd, rod, rounded, sheet, slab, strands, text, tube
from materials import brass, ceramic, glass, mat, paper, rgb, serum, steel


def white(rough=.35):
    return mat("#f3eee7", rough, coat=.15, bump=.02, scale=60, vary=.02)


def dark(rough=.4):
    return mat("#23282a", rough, bump=.03, scale=70)


def syringe(fluid="#f3e2c4", fill=.6, needle=True, r=.07, long=.9, rose="#c98a7d"):
    """Lying along +y, needle forward, resting on z = 0."""
    barrel = lathe([(0, 0), (r, 0, .01), (r, long, .02), (r * .3, long + .07, .03), (r * .28, long + .16), (0, long + .16)], glass("#fbf9f5"))
    liquid = lathe([(0, long * (1 - fill)), (r * .86, long * (1 - fill), .005), (r * .86, long * .99, .02), (0, long)], serum(fluid))
    stop = put(rod(r * .88, .07, dark(.7), .012), (0, 0, long * (1 - fill) - .07))
    shaft = put(rod(r * .32, .62 + long * (1 - fill), white(), .01), (0, 0, -.62))
    thumb = put(rod(r * 1.15, .035, white(), .012), (0, 0, -.655))
    wing = put(slab(rounded(r * 5.4, r * 1.9, r * .9), .03, white(), .01), (0, 0, -.005))
    hub = put(lathe([(0, 0), (r * .42, 0, .01), (r * .34, .16, .02), (0, .16)], mat(rose, .4)), (0, 0, long + .13))
    parts = [barrel, liquid, stop, shaft, thumb, wing, hub]
    if needle:
        parts.append(put(rod(.009, .42, steel(.12), .002, 16), (0, 0, long + .27)))
    marks = [[(r * 1.005 * math.sin(a), -r * 1.005 * math.cos(a), long * (.3 + .06 * k)) for a in (-.5 + .1 * i * (1 if k % 5 == 0 else .6) for i in range(6))] for k in range(11)]
    parts.append(strands(marks, .003, mat("#4a4541", .7), 1))
    inner = group(parts)
    put(inner, (0, 0, r * 1.16), (-90, 0, 0))
    return group([inner])


def iv_bag(fluid="#f1c878", w=.95, h=1.45):
    """Hanging from its hole at the top: z from 0 (port) to h; flat in y."""
    def half(sign):
        def skin(u, v):
            x, z = (u - .5), v
            ex = 1 - abs(2 * x) ** 3.5
            low = min(1, (1 - v) * 3.2) ** .6 * min(1, v * 7) ** .6
            y = sign * (.012 + .17 * max(ex, 0) ** .6 * low * (1 - .35 * v))
            narrow = 1 - .16 * max(0, (.12 - v) / .12) ** 2
            return x * w * narrow, y + .008 * noise.noise((x * 8, z * 6, sign)), .18 + z * h
        return skin
    shell = glass("#fdf8ee", .06, 1.2)
    parts = [sheet(half(s), shell, 60, 70) for s in (-1, 1)]
    def fluid_skin(u, v):
        a = 2 * PI * u
        z = .04 + v * .64
        ex = .5 * w * (.9 - .14 * max(0, (.1 - v) / .1))
        c, s = math.cos(a), math.sin(a)
        q = (abs(c) ** 2.6 + abs(s) ** 2.6) ** (-1 / 2.6)
        return q * c * ex, q * s * (.02 + .1 * min(1, z * 6) ** .6 * min(1, (1 - z) * 3.2) ** .6 * (1 - .3 * z)), .18 + z * h
    parts.append(sheet(fluid_skin, serum(fluid), 64, 40))
    print_ = mat("ink", .7)
    parts += [put(text("LUMEN TIDE", .095, print_, 0, 1.2), (0, -.19, .18 + h * .79)), put(text("hydration infusion", .06, print_, 0, 1.1), (0, -.19, .18 + h * .73))]
    for k in range(7):
        parts.append(put(text("—", .07, print_), (-w * .36, -.14, .18 + h * (.14 + .06 * k))))
    top = slab(rounded(w * .98, .16, .06), .03, mat("#f3ece0", .4, trans=.5), .01, [circle(.05)])
    top.rotation_euler = (PI / 2, 0, 0)
    parts.append(put(top, (0, 0, .18 + h + .03), (90, 0, 0)))
    for x in (-.16, .16):
        parts.append(put(rod(.05, .2, mat("#efe6d8", .35), .012), (x, 0, 0)))
    return group(parts)


def drip(z=0.0, long=1.0):
    """Drip chamber hanging below z with its line."""
    chamber = put(lathe([(0, 0), (.035, 0, .01), (.085, .1, .04), (.085, .42, .02), (.05, .47, .02), (0, .47)], glass("#fbf7ef")), (0, 0, z - .6))
    pool = put(lathe([(0, .09), (.074, .1, .03), (.078, .2), (0, .2)], serum("#f1c878")), (0, 0, z - .6))
    spike = put(rod(.03, .2, ceramic()), (0, 0, z - .15))
    line = tube([(0, 0, z - .6), (0, 0, z - .6 - long * .5), (.12, -.02, z - .6 - long * .9), (.5, -.05, z - .6 - long * 1.15), (.95, 0, z - .6 - long * 1.0)], .026, mat("#f4e3bf", .15, trans=.35, coat=.4))
    clamp = put(box(.13, .1, .2, white(), .03), (0, 0, z - .95))
    return group([chamber, pool, spike, line, clamp])


def scalpel(long=1.5, grip="tide"):
    """A dermaplaning blade lying along +y."""
    shape = [(-.05, -.75), (.05, -.75), (.06, -.2), (.045, .1), (.035, .3), (-.035, .3), (-.045, .1), (-.06, -.2)]
    handle = slab([(x, y * long / 1.5) for x, y in shape], .06, steel(.25) if grip == "steel" else mat(grip, .35, metal=.3, bump=.03), .02)
    ribs = [put(box(.1, .012, .012, brass(), .004), (0, -.02 + .05 * k, .056)) for k in range(5)]
    edge = slab([(-.045, .22), (.045, .22), (.06, .5), (.035, .72), (-.03, .78), (-.05, .5)], .014, steel(.1), .005)
    return group([put(handle, (0, 0, .03)), put(edge, (0, 0, .032)), *[put(r, (r.location.x, r.location.y, .056)) for r in ribs]])


def pen(long=1.7, r=.11, body="#efe8df", ring="gold", tip="needles", glow=None):
    """A treatment pen along +z, tip at the origin pointing down."""
    b = mat(body, .28, coat=.3, bump=.02, scale=50)
    g = mat(ring, .25, metal=1)
    parts = [lathe([(0, .46), (r * .82, .46, .02), (r, .62, .06), (r * 1.06, long * .7, .3), (r * .92, long, .06), (0, long)], b),
             put(lathe([(r * .84, 0), (r * .9, .01), (r * .9, .05), (r * .84, .06)], g), (0, 0, .47)),
             put(lathe([(r * 1.045, 0), (r * 1.075, .008), (r * 1.075, .03), (r * 1.045, .038)], g), (0, 0, long * .72))]
    if tip == "needles":
        parts.append(lathe([(r * .5, .03), (r * .62, .03, .01), (r * .66, .2, .04), (r * .78, .4, .04), (r * .78, .47), (0, .47)], glass("#f4f1ec", .05)))
        parts.append(put(rod(r * .42, .3, steel(.2), .01), (0, 0, .1)))
        lines = []
        for q, n in ((.0, 1), (.16, 5), (.32, 9)):
            for k in range(n):
                a = 2 * PI * k / n
                x, y = r * q * math.cos(a), r * q * math.sin(a)
                lines.append([(x, y, .12, 1), (x, y, .04, 1), (x, y, .0, .1)])
        parts.append(strands(lines, .006, steel(.1), 3))
    elif tip == "fine":
        parts.append(lathe([(0, .1), (.012, .1), (r * .3, .3, .1), (r * .8, .46), (0, .47)], g))
        parts.append(strands([[(0, 0, .12, 1), (0, 0, .05, .8), (0, 0, 0, .15)]], .008, steel(.1), 4))
    if glow:
        from materials import glow_mat
        parts.append(put(ball(.028, glow_mat(glow, 30)), (0, 0, .0)))
    button = put(slab(rounded(.07, .2, .034), .02, g, .008), (0, -r * 1.05, long * .58), (90, 0, 0))
    parts.append(button)
    return group(parts)


def lying(obj, radius, at=(0, 0, 0), yaw=0.0):
    """Lays a thing that stands along +z on its side: its foot at the origin, its length along +y."""
    inner = group([put(obj, (0, 0, radius), (-90, 0, 0))])
    return put(inner, at, (0, 0, yaw))


def swab(long=.9):
    stick = rod(.014, long, mat("#d9c3a0", .6), .004, 16)
    tips = [put(ball(.045, mat("#fbf6ee", .95, sheen=.6, bump=.8, scale=50), 1.9, 24, .12, k), (0, 0, z)) for k, z in enumerate((.04, long - .04))]
    return group([stick, *tips])


def pad(r=.3, seed=0):
    return lathe([(0, 0), (r * .96, 0, .03), (r, .035, .02), (r * .95, .07, .02), (0, .075)], mat("#fbf7f0", .97, sheen=.5, bump=.7, scale=42, depth=.015), wobble=.03, seed=seed)


def fan_brush():
    handle = tube([(0, -1.3, .05), (0, -.7, .05), (0, -.1, .05), (0, .1, .05)], .045, mat("#2a2320", .3, coat=.4), [.5, 1, .8, .7])
    ferrule = tube([(0, .05, .05), (0, .2, .05), (0, .32, .05)], .045, brass(), [.75, .85, 1])
    r, lines = rnd(4), []
    for _ in range(420):
        a = r.uniform(-.62, .62)
        long = r.uniform(.36, .44) * (1 - .12 * abs(a))
        z = r.uniform(-.012, .012)
        lines.append([(a * .05, .3, .05 + z, 1), (math.sin(a) * long * .6, .3 + math.cos(a) * long * .6, .05 + z, .9), (math.sin(a) * long, .3 + math.cos(a) * long, .045 + z, .3)])
    return group([handle, ferrule, strands(lines, .005, mat("#e8d3b5", .5), 1)])


def goggles(tint="#b5642e"):
    """Protective eyewear standing on its temples, facing -y."""
    parts = []
    for s in (-1, 1):
        def lens(u, v, s=s):
            a, q = 2 * PI * u, v
            x, z = .36 * q * math.cos(a) * (1 + .06 * math.cos(a) * s), .25 * q * math.sin(a)
            return s * .42 + x, -.1 * (1 - q * q) + .14 * abs(s * .42 + x) ** 2, .3 + z
        parts.append(sheet(lens, mat(tint, .03, trans=.85, ior=1.2, shadow=tint, coat=.5), 64, 20))
        rim = [(s * .42 + .37 * math.cos(a) * (1 + .06 * math.cos(a) * s), .14 * abs(s * .42 + .37 * math.cos(a)) ** 2, .3 + .26 * math.sin(a)) for a in (2 * PI * k / 40 for k in range(40))]
        parts.append(tube(rim, .03, dark(.3), cyclic=True))
        parts.append(tube([(s * .8, .1, .36), (s * .84, .5, .36), (s * .8, 1.0, .3), (s * .76, 1.2, .06)], .03, dark(.3), [1, .8, .8, .9]))
    parts.append(tube([(-.08, .0, .34), (0, -.02, .38), (.08, .0, .34)], .028, dark(.3)))
    return group(parts)
