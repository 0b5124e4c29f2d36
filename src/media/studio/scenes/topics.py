"""Cards for devices, memberships, rewards, concerns and article covers."""
import math

from mathutils import Vector, noise

from kit import PI, ball, box, group, lathe, put, rnd, rod, rounded, sheet, slab, strands, text, tube
from materials import amber, basalt, brass, ceramic, glass, glow_mat, linen, marble, mat, paper, petal, plaster, serum, steel, stone, water_mat, wood
from props.beauty import brow, feather, sheet_of
from props.botanicals import blade, camellia, orchid, petals, spray, sprig
from props.clinic import goggles, lying, pad, pen, swab
from props.cloth import drape, fold, roll, stack
from props.devices import body, console, flat_head, handpiece, needle_head, round_head
from props.spa import cairn, candle, comb, hair, paddle, pebble, plinth, scalp_brush, tray
from props.vessels import bottle, bowl, cup, dish, drop, dropper, flask_tube, jar, pipette, vial
from sets import area, lamp, still
from scenes.places import card


def technology():
    still("#2a4a4d", "high", "window", 80, fstop=.3, exposure=.55)
    put(plinth(2.9, 1.9, .12, marble("#efe6da", "#d3bda6")), (0, .05, 0), (0, 0, -5))
    lying(handpiece(flat_head("#fff0cf", .22, 4), 1.15, .22), .25, (-.8, -.75, .12), -6)
    lying(handpiece(needle_head("#ff5a3c", 6, 5, .28), 1.15, .22), .25, (-.05, -.72, .12), -6)
    lying(pen(1.6, .11), .12, (.6, -.7, .12), -6)
    lying(pen(1.6, .1, "#2b2826", "gold", "fine"), .11, (1.0, -.68, .12), -6)


def skinpen():
    still("#d7bfae", "low", "fronds", 84, rise=.22, seed=4)
    base = lathe([(0, 0), (.5, 0, .05), (.46, .14, .05), (.16, .2, .05), (.15, .34, .03), (.13, .34), (.12, .2), (0, .2)], brass(.28))
    put(base, (0, .1, 0))
    put(pen(1.7, .135), (0, .1, .16))
    put(box(.95, .62, .28, paper("#efe4d7"), .02), (-1.0, .45, 0), (0, 0, 16))
    put(vial(.17, .46, "#f3e2c8", "#c9a36a", "LT"), (.85, -.05, 0))
    put(vial(.17, .46, "#f3e2c8", "#c9a36a", "LT"), (1.2, .25, 0))
    put(petals(2, (-.8, -.4, -.7, -.4), "blush", 2, .26))


def srf():
    still("#3a1f1d", "low", "night", 90, rise=.15, exposure=.6)
    put(group([handpiece(needle_head("#ff4a30", 14, 7, .62), 1.5, .34, "#2b2726")], scale=1.25), (-.15, -.5, .83), (-78, 0, -28))
    lamp("POINT", (-.1, -1.3, .85), (0, 0, 0), 12, "#ff5038", shadow_soft_size=.15)
    put(plinth(1.9, 1.5, .42, stone("#5d3831", "#472a26")), (.05, .1, 0), (0, 0, -24))


def hydra():
    still("#d3e0de", "low", "soft", 74, rise=.2, exposure=.25)
    put(console(1.15, 1.5), (-.6, .7, .05), (0, 0, 14))
    for k, c in enumerate(("#bfe3e6", "#cfe8d6", "#d6e4f2")):
        put(bottle(.15, .52, "", "brass", mat(c, .04, trans=.9, ior=1.4, shadow=c), "LT"), (.45 + .42 * k, .35 - .12 * k, 0))
    lying(handpiece(round_head("#9fe4ef", 6, .15), .8, .15, "#f3eee7"), .17, (.25, -.95, 0), -70)
    r = rnd(4)
    for _ in range(12):
        put(drop(r.uniform(.03, .07), .5, "#eef7f6"), (r.uniform(-1.3, -.2), r.uniform(-.9, -.35), 0))


def ipl():
    still("#b7a38f", "low", "back", 88, rise=.2, exposure=.1)
    put(group([handpiece(flat_head("#fff2d2", .42, 9), 1.4, .34, "#efe9e1")], scale=1.15), (-.2, -.45, .74), (-74, 0, -32))
    lamp("POINT", (-.35, -1.5, .8), (0, 0, 0), 14, "#ffe9b8", shadow_soft_size=.3)
    put(plinth(1.9, 1.5, .4, marble()), (.05, .12, 0), (0, 0, -28))


def memberships():
    still("#c9ad95", "low", "window", 80, rise=.02)
    put(plinth(1.7, 1.0, .3, stone("#e0cfbb", "#c9b399")), (-.25, .55, 0), (0, 0, 6))
    put(roll(.24, 1.0, "#f3ebdf", seed=4), (-.5, .6, .3), (0, 0, 50))
    put(roll(.2, .9, "#dcc5ae", seed=6), (.15, .75, .3), (0, 0, 60))
    put(group([card("#1f3b3f", True, 1.45, .92)]), (.28, -.16, .325), (74, 0, 2), .7)
    put(camellia(.42, "blush", 5), (1.1, -.05, .02), (8, 0, 0))
    put(bottle(.2, .68, "body oil", "brass"), (1.25, .75, 0), (0, 0, -6))


def coin(seed=0):
    face = rod(.2, .05, brass(.3), .014)
    rim = put(lathe([(.165, 0), (.175, .008), (.185, 0)], brass(.25)), (0, 0, .049))
    mark = put(text("LT", .17, brass(.18), 0, 1.05, .006), (0, -.055, .052), (-90, 0, 0))
    return group([face, rim, mark])


def rewards():
    still("#a8684f", "mid", "window", 84, rise=.05, exposure=.45)
    r = rnd(5)
    for k, n in enumerate((1, 3, 5, 8)):
        for i in range(n):
            put(coin(), (-1.05 + .56 * k + r.uniform(-.012, .012), .0 + .12 * k + r.uniform(-.012, .012), .052 * i), (0, 0, r.uniform(-25, 25)))
    put(coin(), (-.35, -.6, 0), (0, 0, 20))
    put(coin(), (.15, -.75, 0), (0, 0, -15))
    put(dropper(.23, .72, "serum"), (1.3, .75, 0), (0, 0, -6))
    put(petals(3, (.6, 1.3, -.6, -.1), "white", 8, .26))


def sensitive():
    still("#bfa48c", "high", "window", 82, fstop=.3)
    put(drape(4.6, 4.2, 4, .14, 30, 4, "#cbb198", 32, [(-.1, .05, .9)], 220))
    put(feather(1.9, 5), (-.05, .05, .06), (0, 0, 52))
    put(pebble(.24, .45, mat("#f1e9df", .6, bump=.1, scale=18), 2), (1.0, -.55, .06), (0, 0, 20))
    put(camellia(.36, "white", 7), (-1.1, .7, .08), (6, 0, 0))


def oily():
    still(mat("#e9cfa0", .3, second="#f3e0bd", patch=.8), "top", "window", 84, fstop=.36, exposure=.35)
    r, spots = rnd(21), []
    while len(spots) < 26:
        s = r.choice((.06, .09, .14, .22, .34)) * r.uniform(.85, 1.15)
        x, y = r.uniform(-1.7, 1.7), r.uniform(-1.25, 1.25)
        if any(math.hypot(x - a, y - b) < s + c + .02 for a, b, c in spots):
            continue
        spots.append((x, y, s))
        put(drop(s, .42, "#ffe3a6"), (x, y, 0))


def dry():
    def crust(u, v):
        x, y = (u - .5) * 6, (v - .5) * 5.4
        wx, wy = x + .12 * noise.noise((x * 1.7, y * 1.7, 3)), y + .12 * noise.noise((x * 1.7, y * 1.7, 8))
        d, _ = noise.voronoi((wx * 1.35, wy * 1.35, .5))
        gap = min((d[1] - d[0]) / .16, 1)
        curl = .05 * (1 - min((d[1] - d[0]) / .55, 1)) ** 2
        calm = min(1, max(0, (math.hypot(x - .55, y + .15) - .42) / .35))
        z = -.22 * (1 - gap ** .5) * calm + curl * calm * gap + .012 * noise.noise((x * 9, y * 9, 1))
        return x, y, z
    still("#c79a7c", "high", "window", 82, fstop=.3)
    put(sheet(crust, mat("#c08d6e", .92, second="#d3a78a", bump=.5, scale=22, spec=.1), 420, 380), (0, 0, .14))
    put(drop(.26, .62, "#eef6f3"), (.55, -.15, .145))
    put(drop(.09, .6, "#eef6f3"), (.95, -.42, .145))
    put(sprig(.8, 4, .24, .7, "leaf", 3, .1, .25), (.45, .15, .14), (30, 0, 10))


def rosacea():
    still("#e6c5bd", "high", "fronds", 84, fstop=.3, seed=7)
    put(bowl(.85, .36, ceramic("#f4ebe1", .3), .82, water_mat("#8fa8a2"), 7, .008), (-.15, .05, 0))
    put(camellia(.5, "rose", 4), (-.2, .1, .3), (4, 0, 0))
    put(petals(6, (.75, 1.5, -.9, .3), "rose", 6, .3))
    put(pebble(.2, .42, mat("#8fa39c", .4, bump=.1, scale=18), 3), (-1.25, -.6, 0), (0, 0, 20))
    put(pebble(.14, .45, mat("#b9c6bf", .4, bump=.1, scale=18), 5), (-1.0, -.9, 0))


def scars():
    """A dish mended with gold."""
    still("#bfa08a", "mid", "window", 84, rise=.0)
    r = 1.05
    def height(q):
        return .05 + .3 * (q / r) ** 2.2
    put(lathe([(0, 0), (.5, 0, .04), (.82, .12, .2), (r, .34, .015), (r - .04, .355, .015), (.8, .18, .2), (.45, .06, .1), (0, .05)], ceramic("#efe6da", .35), steps=10), (-.1, .15, 0))
    rr, gold = rnd(14), mat("gold", .2, metal=1, bump=.2, scale=40)
    for k in range(6):
        a, q, line = PI * 2 * k / 6 + rr.uniform(-.3, .3), .0, []
        for i in range(12):
            q = (r - .03) * i / 11
            a += rr.uniform(-.16, .16)
            z = .057 if q < .4 else .057 + .3 * ((q - .4) / (r - .43)) ** 1.45
            line.append((-.1 + q * math.cos(a), .15 + q * math.sin(a), z, .8 + .6 * rr.random()))
        strands([line], .014, gold, 3)
    put(sprig(1.0, 6, .26, .8, "olive", 4), (1.0, -.65, .03), (0, 0, -50))
    put(dropper(.2, .62, "repair"), (1.25, .65, 0), (0, 0, -4))


def pores():
    still("#d9cfc2", "mid", "soft", 84, rise=.08, exposure=.2)
    def pumice(u, v):
        a, b = 2 * PI * u, PI * v
        n = Vector((math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b)))
        q = .74 * (1 + .1 * noise.noise(n * 1.4) + .03 * noise.noise(n * 5))
        for s, w in ((4, .075), (8, .05), (15, .022)):
            d, _ = noise.voronoi(n * s + Vector((s, 0, 0)))
            q -= w * max(0, 1 - (d[0] / .36) ** 2) ** .7
        return n.x * q * 1.1, n.y * q * .9, n.z * q * .68
    rock = sheet(pumice, mat("#b3a698", .92, second="#cbbfb1", bump=.4, scale=46, spec=.1), 420, 220)
    put(rock, (-.4, .15, .46), (0, 0, 30))
    put(jar(.3, .3, False, cream="#fbf6ee"), (.85, .1, 0))
    put(group([pebble(.3, .32, mat("#f1e9df", .45, bump=.05, scale=18), 2)]), (.55, -.75, 0), (0, 0, 15))
    put(petals(2, (1.0, 1.3, -.6, -.4), "white", 2, .24))


def layering():
    still("#e3d0bd", "low", "window", 76, rise=.12)
    props = (flask_tube(.18, .72, "#f0e6da", "cleanse"), bottle(.2, .62, "tone", "black"), dropper(.19, .58, "treat"), jar(.24, .26), flask_tube(.17, .68, "#e9d3bf", "protect"))
    for k, thing in enumerate(props):
        z = .16 + .15 * k
        put(plinth(.58, .85, z, stone("#dccbb6", "#c6b098")), (-1.22 + .61 * k, .35, 0))
        put(thing, (-1.22 + .61 * k, .3, z), (0, 0, 3 - 2 * k))


def haircare():
    still("#d5dad3", "top", "window", 78, fstop=.34)
    put(hair([(-2.4, 1.1, 0), (-1.3, .85, 0), (-.3, 1.0, 0), (.7, .75, 0), (2.4, 1.05, 0)], 1900, (.28, .1), "#54382a", .0045, 4, .04))
    put(paddle(1.9), (-.95, -.42, 0), (0, 0, -62), .92)
    put(comb(1.2, .4, 24, wood("#a9774c", "#855834")), (.95, .02, 0), (0, 0, -18))
    put(dish(.32, .1, ceramic("#f2e9dd")), (1.25, -.75, 0))
    put(lathe([(0, .06), (.24, .06), (.25, .066)], mat("#b9772c", .03, coat=.5)), (1.25, -.75, 0))
    put(sprig(.8, 5, .24, .75, "olive", 3), (.15, -1.05, .03), (0, 0, -80))


def aftercare():
    still("#e9d6cc", "high", "fronds", 80, fstop=.3, seed=12)
    put(fold(1.7, 1.2, .18, "#f3ebe0", 2, 4), (-.55, .25, 0), (0, 0, 8))
    put(sheet_of(1.3, .7, "#fbf7f0"), (-.6, .25, .185), (0, 0, -4))
    put(group([brow(1.0, "#4a3226", 3, radius=.0042, dense=.8)]), (-.6, .22, .218), (0, 0, -4))
    put(jar(.27, .2, False, mat("#b37a60", .4, coat=.1), "#f6ead6"), (.8, .1, 0))
    lying(swab(.85), .045, (.55, -.55, 0), 0).rotation_euler = (0, 0, -1.1)
    lying(swab(.85), .045, (.75, -.7, 0), 0).rotation_euler = (0, 0, -1.25)
    put(pad(.26, 2), (1.25, .75, 0))
    put(camellia(.34, "white", 3), (-1.35, -.65, .02), (6, 0, 0))


def pool(fn, material, size=.5):
    """Something thick poured on stone: height at distance q (0 to 1) and angle a, with an uneven rim."""
    def skin(u, v):
        a, q = 2 * PI * u, v
        r = size * (1 + .13 * noise.noise((math.cos(a) * 1.3, math.sin(a) * 1.3, size * 9)))
        return r * q * math.cos(a), r * q * math.sin(a), max(fn(q, a), .0)
    return sheet(skin, material, 140, 60)


def textures():
    """From thin to thick: drops, a milky serum, a cream, a balm."""
    still("#b59a84", "high", "window", 66, fstop=.34, exposure=.35, rise=-.1)
    put(plinth(3.7, 1.5, .14, marble("#efe6da", "#cdb8a3")), (.0, .0, 0), (0, 0, -3))
    r, spots = rnd(8), [(.0, .0, .2)]
    while len(spots) < 12:
        s, x, y = r.choice((.045, .07, .1)), r.uniform(-.36, .36), r.uniform(-.5, .5)
        if all(math.hypot(x - a, y - b) > s + c + .02 for a, b, c in spots):
            spots.append((x, y, s))
    for x, y, s in spots:
        put(drop(s, .42, "#eef6f4"), (-1.34 + x, .05 + y, .14))
    milk = mat("#f6ead9", .06, sss=.4, coat=.6, spec=.6, vary=.01)
    put(pool(lambda q, a: .075 * (1 - q ** 5) ** .5 + .012 * math.cos(q * 9), milk, .42), (-.46, .0, .14))
    cream = mat("#fbf6ee", .32, sss=.3, coat=.15, vary=.01)
    put(pool(lambda q, a: (.1 + .2 * (1 - q) ** 1.1 + .045 * math.sin(q * 17 - a)) * (1 - q ** 7) ** .5, cream, .4), (.44, .03, .14))
    balm = mat("#d9b169", .34, sss=.35, coat=.1, vary=.05, bump=.1, scale=24)
    put(pool(lambda q, a: (.13 + .03 * noise.noise((q * 3 * math.cos(a), q * 3 * math.sin(a), 4)) - .09 * math.exp(-((q * math.cos(a) * 1.2 - .1) / .28) ** 2) * (q * math.sin(a) < .35)) * (1 - q ** 9) ** .5, balm, .4), (1.32, .02, .14))


def amount():
    """As much balm as a brow needs, on the tip of a swab."""
    still("#c8aa94", "mid", "window", 112, rise=-.16, slide=-.2, fstop=.34, exposure=.25)
    put(plinth(2.3, 1.3, .12, stone("#e6d8c7", "#d2beaa")), (.05, .05, 0), (0, 0, 7))
    tip = group([lying(swab(1.5), .06)], (-.72, -.42, .12), (0, 0, -80), 1.35)
    balm = ball(.062, mat("#e0b45c", .22, sss=.3, coat=.4, bump=.1, scale=20), .62, 40, .16, 5)
    put(balm, (-.68, -.42, .285), (0, 0, 10), (1.3, .72, .9))
    put(jar(.34, .24, False, mat("#b37a60", .4, coat=.1), "#e6c384"), (.3, .32, .12))
    grain = mat("#f4ead6", .4, sss=.3, coat=.2)
    for k, (x, y, a) in enumerate(((-.98, -.6, 20), (-.68, -.56, -25), (-.82, -.48, 80))):
        put(ball(.034, grain, 1, 20), (x + .2, y, .154), (0, 0, a), (2.6, 1, 1))


SCENES = {"article-everyday-skincare-layering-guide-steps": textures, "article-spmu-aftercare-guide-amount": amount,
          "technology": technology, "device-skinpen": skinpen, "device-scarlet-srf": srf, "device-hydrafacial-md": hydra,
          "device-ipl": ipl, "memberships": memberships, "rewards": rewards, "concern-sensitive": sensitive,
          "concern-oily": oily, "concern-dry": dry, "concern-rosacea": rosacea, "concern-acne-scars": scars,
          "concern-enlarged-pores": pores, "article-everyday-skincare-layering-guide": layering,
          "article-complete-hair-scalp-care-guide": haircare, "article-spmu-aftercare-guide": aftercare}
