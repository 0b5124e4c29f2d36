"""Service pictures: peels, needles, infusions, injections, blades, massage."""
import math

from kit import ball, box, group, put, rnd, rod, tube
from materials import amber, basalt, brass, ceramic, glass, linen, marble, mat, paper, petal, plaster, serum, steel, stone, wood
from props.beauty import feather, guasha, quartz, roller, sheet_of
from props.botanicals import blade, camellia, orchid, petals, spray, sprig
from props.clinic import drip, fan_brush, iv_bag, lying, pad, pen, scalpel, swab, syringe
from props.cloth import drape, fold, roll, stack
from props.spa import pebble, plinth, tray
from props.vessels import ampoule, bottle, bowl, cup, dish, drop, dropper, jar, pipette, vial
from sets import still


def citrus(r=.34):
    """Half an orange, cut side toward +z."""
    rind = ball(r, mat("#e07d1f", .45, bump=.5, scale=34, depth=.01), .98)
    face = put(rod(r * .97, .02, mat("#f6e3c0", .5), .008), (0, 0, -.005))
    skin = mat("#e07d1f", .45, bump=.5, scale=34, depth=.01)
    rim = tube([(r * .985 * math.cos(a), r * .985 * math.sin(a), 0) for a in (2 * math.pi * k / 48 for k in range(48))], r * .075, skin, cyclic=True)
    parts = [face, rim]
    for v in rind.data.vertices:
        v.co.z = min(v.co.z, 0)
    for k in range(9):
        a = 360 * k / 9
        seg = put(blade(r * .9, r * .62, .02, 0, 0, 2.3, mat("#f0921f", .14, trans=.2, coat=.6, bump=.5, scale=26, stretch=(2, .5, 1), shadow="#f2b25c")), (0, 0, .022), (0, 0, a))
        parts.append(seg)
    return group([rind, *parts])


def peels():
    still("#d9b795", "mid", "fronds", 78, rise=.05, seed=3, exposure=.2)
    put(dish(.62, .2, glass("#fffaf2", .03), mat("#d98a2b", .02, trans=.8, ior=1.35, coat=.3, shadow="#e9b065"), .55), (-.45, -.05, 0))
    put(fan_brush(), (.62, -.35, .1), (6, 0, 62))
    put(dropper(.25, .76, "peel solution"), (.75, .55, 0), (0, 0, -8))
    put(citrus(.34), (-1.2, .75, .2), (62, 0, 25))
    put(pad(.3, 1), (1.25, -.35, 0))
    put(pad(.3, 2), (1.22, -.33, .07), (0, 0, 40))


def needling():
    still("#dfbcae", "low", "window", 80, rise=.12, focus=(0, 0, .6))
    put(plinth(1.5, 1.1, .3, marble()), (-.45, .35, 0), (0, 0, 10))
    put(pen(1.75, .125), (.25, -.35, .055), (-16, 24, 0))
    put(ampoule(.82, .12, "#f3d9b0"), (-.75, .35, .3))
    put(ampoule(.82, .12, "#f3d9b0"), (-.4, .5, .3))
    r = rnd(2)
    for k in range(9):
        put(drop(r.uniform(.03, .075)), (r.uniform(-.9, .55), r.uniform(-1.05, -.5), 0))
    put(drop(.12, .4), (.25, -.36, 0))


def infusion():
    still("#aebfb2", "low", "fronds", 66, rise=.86, slide=.15, focus=(-.3, 0, 1.6), seed=6, exposure=.25)
    put(iv_bag(), (-.3, 0, .95))
    put(drip(0, 1.0), (-.46, 0, .97))
    pole = tube([(-1.05, .3, 0), (-1.05, .3, 2.9), (-.95, .3, 3.02), (-.4, .2, 3.02), (-.3, .16, 2.98), (-.3, .15, 2.72), (-.3, .1, 2.57), (-.3, -.08, 2.57), (-.3, -.12, 2.68)], .035, brass())
    put(citrus(.36), (.95, -.2, .22), (58, 0, -30))
    put(citrus(.3), (1.35, .45, .2), (80, 0, 30))
    put(sprig(1.2, 7, .3, .8, "olive", 3), (.45, -.75, .03), (0, 0, -70))


def neurotoxin():
    still("#b98f7c", "mid", "window", 84, rise=.05)
    put(tray(2.2, 1.3, .09, ceramic("#f3ebe1")), (-.05, 0, 0), (0, 0, 12))
    put(vial(.2, .5, "#f7efe2", "#a8684f", "LT"), (-.6, .15, .05))
    put(vial(.2, .5, "#f7efe2", "#c9a36a", "LT"), (-.1, .32, .05))
    put(syringe("#f6efe2", .45), (.42, -.1, .05), (0, 0, 52))
    put(pad(.2, 3), (-.35, -.35, .05))
    put(orchid(.4, "white", 2), (1.2, .55, .12), (20, 12, 30))


def filler():
    still("#e7cfc4", "top", "soft", 78, fstop=.34)
    put(sheet_of(2.6, 1.7, "#f6ece4"), (0, 0, 0), (0, 0, -8))
    for k, c in enumerate(("#f6ddd2", "#fbeee2", "#f0c6bb")):
        put(syringe(c, .75, k != 1, .1, .95, "#c9a36a"), (-.78 + .6 * k, -.22 - .1 * k, .03), (0, 0, -18), .94)
    put(camellia(.46, "blush", 4), (1.25, .75, .02))
    put(petals(4, (-1.5, -.9, -.9, -.5), "rose", 5, .3, .04))


def dermaplane():
    still("#dcc0a0", "mid", "fronds", 84, rise=.02, seed=8, exposure=.2)
    peach = mat("#e9a06b", .75, second="#cc5f4a", sheen=1.0, sss=.2, bump=.25, scale=120, patch=1.3, depth=.006)
    fruit = group([ball(.52, peach, .94, 72, .05, 3)])
    for v in fruit.children[0].data.vertices:
        dent = max(0, v.co.z - .3) * 1.2 * (1 - min(1, (v.co.x ** 2 + v.co.y ** 2) ** .5 / .3)) if v.co.z > 0 else 0
        crease = .045 * max(0, 1 - abs(v.co.x) / .09) * (v.co.y < 0.1)
        v.co.z -= dent
        v.co.y += crease
    put(fruit, (-.62, .35, .48), (4, 6, 24))
    put(tube([(0, 0, 0), (.02, .02, .12), (.06, .03, .2)], .025, mat("#6a4a30", .7)), (-.62, .37, .78))
    put(blade(.5, .22, .1, .2, .03, .8, petal("leaf")), (-.55, .4, .9), (0, 14, -65))
    put(scalpel(1.5, "tide"), (.5, -.2, .03), (0, 0, 38))
    put(scalpel(1.5, "steel"), (1.0, .1, .03), (0, 0, 52))
    put(feather(1.1, 2), (-.3, -.75, 0), (0, 0, 80))


def massage():
    still("#cdb5a0", "mid", "window", 82, rise=.06)
    put(drape(4.4, 2.6, 4, .15, 15, 3, "#eee3d5", 34, [(-.55, .1, .75), (.6, -.2, .8)]), (0, 0, 0), (0, 0, 10))
    put(bowl(.46, .24, ceramic("#e8dccb", .45), .75, mat("#b87a2e", .03, coat=.5), 5, .006), (-.6, .35, .03))
    put(roller(1.3, mat("#7fa08a", .14, second="#b9cbb4", sss=.3, coat=.5, patch=2.4)), (.5, .25, .05), (0, 0, 58))
    put(guasha(.4, mat("#7fa08a", .14, second="#b9cbb4", sss=.3, coat=.5, patch=2.4)), (.35, -.6, .05), (0, 0, 150))
    put(orchid(.42, "white", 6), (1.25, -.35, .18), (10, -6, 10))
    put(dropper(.2, .62, "face oil"), (-1.25, .5, .03), (0, 0, 6))


def body_needling():
    still("#a98d78", "mid", "window", 84, rise=.14, focus=(.3, -.6, .4))
    put(stack(("#c9ad93", "#e2d2bf", "#c9ad93"), 1.5, 1.0, .25, 5), (-.5, .85, 0), (0, 0, 12))
    put(bottle(.24, .8, "body serum", "wood"), (.88, .65, 0), (0, 0, -6))
    put(plinth(2.15, 1.1, .26, marble("#eee3d6", "#bfa68d")), (0, -.5, 0), (0, 0, -7))
    lying(pen(1.75, .135), .145, (.74, -.8, .26), 64)
    put(sprig(.75, 5, .24, .8, "olive", 5), (-1.88, .04, .03), (0, 0, -106))


def facial():
    still("#cfdedb", "low", "soft", 80, rise=.05, exposure=.3)
    for k, (c, h) in enumerate((("#bfe0dc", .95), ("#e8f0dc", 1.08), ("#f3d9c4", .95))):
        put(vial(.24, h * .9, c, "#c9a36a", "", .62), (-.75 + .72 * k, .15 * (k != 1), 0))
    pool = mat("#dfeeea", .02, trans=.6, ior=1.33, coat=.3, shadow="#eef6f3")
    r = rnd(5)
    for k in range(30):
        x, y = r.uniform(-1.7, 1.7), r.uniform(-1.2, -.25)
        put(drop(r.choice((.025, .04, .06, .1)) * r.uniform(.8, 1.2), .5, "#eef7f4"), (x, y, 0))
    put(lying(pipette(.75, "#dff0ec"), .08), (.95, -.55, 0), (0, 0, -62))
    put(blade(.62, .3, .3, .2, .03, .9, petal("leaf"), 3), (-1.45, .2, .05), (18, 20, -40))


SCENES = {f"service-{k}": v for k, v in {
    "chemical-peels": peels, "microneedling": needling, "iv-therapy": infusion, "botox-neurotoxins": neurotoxin,
    "injectables": filler, "dermaplaning": dermaplane, "buccal-facial-massage": massage,
    "body-microneedling": body_needling, "elevated-hydrafacials": facial}.items()}
