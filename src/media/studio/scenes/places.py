"""Wide pictures of the house and upright spa photos."""
import math

from mathutils import noise

from kit import PI, ball, box, circle, group, lathe, put, rnd, rod, rounded, sheet, slab, text, tube
from materials import amber, basalt, brass, bamboo, ceramic, glass, glow_mat, linen, marble, mat, paper, petal, plaster, stone, terry, water_mat, wood
from props.beauty import mirror, pencil, sheet_of
from props.botanicals import blade, camellia, frond, orchid, petals, spray, sprig
from props.cloth import drape, fold, roll, stack
from props.devices import console, flat_head, handpiece
from props.spa import cairn, candle, comb, hair, paddle, pebble, plinth, scalp_brush, spout, tray
from props.vessels import bottle, bowl, cup, dish, dropper, flask_tube, jar, ripple, vial
from sets import arch, area, camera, cyc, gobo_fronds, gobo_window, lamp, still, sun, tone, wall, world


def day(target=(0, 0, .6), fill=.42, power=5.6, window=True, seed=2, panes=(1.9, 2.1)):
    world("#f4e8da", fill)
    sun((-6.5, -5.0, 5.0), power, 1.6, "#ffdfb9", target)
    if window:
        gobo_window((target[0] - 3.9, target[1] - 3.0, target[2] + 3.0), target, panes, (2, 2), .17, 10)
    else:
        gobo_fronds((target[0] - 3.3, target[1] - 2.6, target[2] + 2.5), target, 1.6, 6, seed, 1.05)
    area((5, -4, 4), target, 70, 3, "#ffe8d2")


def med_spa():
    wall(plaster("#e3d3c2"), 2.6)
    put(plinth(18, 16, 1.0, marble("#efe6da", "#d3bda6")), (0, -5.5, -1.0))
    put(console(1.25, 1.55), (1.5, 1.0, .05), (0, 0, -16))
    put(plinth(2.0, 1.0, .3, stone("#d9c6b0", "#c4ad94")), (-.9, .55, 0), (0, 0, 6))
    for k, (sub, h) in enumerate((("cleanse", .95), ("renew", .85), ("protect", .95))):
        put(dropper(.21, h * .72, sub) if k == 1 else flask_tube(.19, h * .8, "#efe3d6", sub), (-1.45 + .55 * k, .55 + .03 * k, .3), (0, 0, 4))
    put(stack(("#f2eadf", "#e2d0bd"), 1.2, .85, .2, 2), (.35, -.2, 0), (0, 0, -8))
    put(orchid(.44, "white", 3), (.38, -.25, .46), (20, 0, 30))
    put(dish(.4, .12, ceramic("#f4ece2")), (-1.2, -.65, 0))
    put(petals(3, (-1.3, -1.1, -.8, -.6), "blush", 3, .24, .07))
    day((.1, .3, .7))
    camera((0, -9.0, 2.1), (.05, 0, .72), 56, .17, (0, .4, .5))
    tone(.35)


def head_spa():
    wall(plaster("#2c4649"), 3.0)
    put(plinth(18, 16, 1.0, basalt()), (0, -5.2, -1.0))
    put(bowl(1.55, .62, stone("#6f6a62", "#55514b"), .84, water_mat("#0c2023"), 8, .016, (-.42, 0), .015, .1), (-.35, .1, 0))
    put(spout(2.6, .14, 1.02), (-.75, .12, 1.56), (0, -7, 0))
    post = lathe([(0, 0), (.15, 0, .02), (.148, .78), (.165, .81, .03), (.15, .84), (.148, 1.58), (.165, 1.61, .03), (.15, 1.64), (.15, 2.35, .01), (.11, 2.35), (.1, 2.2), (0, 2.2)], bamboo(), wobble=.02)
    put(post, (1.2, .41, 0))
    rope = mat("#4a3a26", .9, bump=.4, scale=60)
    for k in range(4):
        put(tube([(.2 * math.cos(a), .34 * math.sin(a) + .0, .16 * math.cos(a) * (1 if k % 2 else -1)) for a in (2 * PI * i / 28 for i in range(28))], .022, rope, cyclic=True), (1.2, .27, 1.8 + .02 * k - .03))
    put(cairn((.4, .3, .2), basalt(), 4, .4), (-2.3, .3, 0))
    put(comb(1.2, .4, 24), (1.65, -.75, 0), (0, 0, 28))
    put(scalp_brush(.28), (2.5, .0, 0), (0, 0, 0))
    put(camellia(.46, "white", 3), (-1.75, -.85, .02), (6, 0, 30))
    put(petals(2, (-.6, .1, -.65, -.35), "white", 6, .26, .53))
    put(bottle(.22, .72, "scalp oil", "wood"), (1.85, .75, 0), (0, 0, -8))
    world("#a9c4c4", .14)
    sun((-6, -4.5, 5.2), 5.0, 1.6, "#ffdcb2", (0, .2, .6))
    gobo_window((-3.4, -2.4, 3.4), (0, .2, .8), (1.8, 2.0), (2, 2), .2, 10)
    area((3.5, 2.0, 4.2), (-.3, 0, .5), 160, 1.6, "#cfe6e4")
    area((5, -4, 3), (0, 0, .5), 60, 2.5, "#ffe0c0")
    camera((.1, -8.6, 3.2), (.08, 0, .62), 56, .16, (-.5, -.2, .6))
    tone(.4)


def screen(w=2.3, h=1.55):
    """A tablet on a stand: frame, glass, and a soft abstract tide on the display."""
    case = slab(rounded(w, h, .14), .09, mat("#b9b0a6", .3, metal=.8), .03)
    face = slab(rounded(w - .12, h - .12, .09), .012, mat("#14191b", .08, coat=.6), .004)
    face.children[0].location.z = .098
    parts = [case, face]
    bands = ("#efe2d2", "#e3b9a8", "#c98a7d", "#8fb0ad", "#35585b")
    bw, bh = w - .3, h - .3
    for k, c in enumerate(bands):
        base = bh / 2 - bh * k / len(bands)
        top = [(-bw / 2 + bw * i / 40, (base + (.1 * math.sin(i / 40 * 5 + k * 1.3) if k else 0))) for i in range(41)]
        strip = slab(top + [(bw / 2, -bh / 2), (-bw / 2, -bh / 2)], .003, glow_mat(c, .62), .001)
        strip.children[0].location.z = .106 + .0032 * k
        parts.append(strip)
    moon = slab(circle(.16, cx=bw * .2, cy=bh * .2), .003, glow_mat("#fff6ea", .8), .001)
    moon.children[0].location.z = .1085
    return group([*parts, moon])


def virtual():
    cyc(plaster("#e6d8c8"), 3.0)
    put(drape(6.2, 3.4, 4, .12, 12, 5, "#efe6da", 34, [(-.6, .35, 1.25), (1.35, -.35, .5), (.35, -.85, .75)], 220), (0, .1, 0), (0, 0, -4))
    put(group([put(screen(), (0, 0, .78))]), (-.6, .3, .03)).children[0].rotation_euler = (math.radians(74), 0, 0)
    put(group([slab(rounded(1.1, .5, .1), .05, brass(.3), .015), put(tube([(0, .08, .03), (0, .3, .45), (0, .16, .7)], .05, brass(.3)), (0, 0, 0))]), (-.6, .38, .03))
    put(dish(.42, .07, ceramic("#efe4d6", .35)), (1.35, -.3, .03))
    put(lathe([(0, 0), (.16, 0, .03), (.25, .16, .08), (.28, .36, .02), (.25, .36, .02), (.22, .15, .06), (0, .05)], ceramic("#efe4d6", .35)), (1.35, -.3, .06))
    put(rod(.25, .004, mat("#8a5a34", .08, coat=.4), .002), (1.35, -.3, .36))
    put(tube([(1.6, -.3, .34), (1.78, -.3, .32), (1.78, -.3, .2), (1.57, -.3, .16)], .03, ceramic("#efe4d6", .35)))
    put(group([box(.85, 1.1, .09, mat("#a8684f", .7, bump=.25, scale=50), .02), put(box(.8, 1.05, .03, paper(), .006), (.02, 0, .09))]), (.45, -.95, .03), (0, 0, -18))
    put(pencil(.95, "#1f3b3f", "#2a2320"), (.5, -.95, .15), (0, 0, 30))
    put(sprig(1.3, 7, .28, .8, "olive", 6), (2.15, .6, .05), (0, 0, -15))
    day((0, .1, .5), .46, 5.0, True)
    camera((.2, -8.4, 3.4), (.2, 0, .5), 60, .17, (-.4, .2, .6))
    tone(.3)


def card(color, words=True, x=1.5, y=.95):
    base = slab(rounded(x, y, .08), .025, mat(color, .4, coat=.2, bump=.02, scale=40), .008)
    parts = [base]
    if words:
        parts.append(put(text("LUMEN TIDE", .1, mat("gold", .3, metal=1), 0, 1.3), (0, -.04, .026), (-90, 0, 0)))
        parts.append(put(box(.4, .006, .002, mat("gold", .3, metal=1), .0008), (0, -.16, .025)))
    return group(parts)


def payment():
    cyc(plaster("#d9c3ad"), 3.0)
    put(tray(3.0, 1.7, .1, marble("#f1e8dd", "#d8c4af"), .3), (-.2, .15, 0), (0, 0, 7))
    put(card("#1f3b3f"), (-.55, .15, .06), (0, 0, 20))
    put(card("#e9dccb"), (.25, .3, .088), (0, 0, -14))
    put(card("#a8684f"), (-.05, -.1, .115), (0, 0, 4))
    for k in range(4):
        put(pebble(.15 + .04 * k, .45, mat(("#efe3d4", "#d8bfa8", "#b98a72", "#8f5440")[k], .45, bump=.1, scale=20), k + 2), (1.45 + .42 * k - .06 * k, -.75 + .16 * k, 0), (0, 0, 30 * k))
    put(camellia(.5, "white", 4), (-1.85, .75, .02), (6, 0, 0))
    day((0, .1, .2), .42, 5.4, False, 5)
    camera((.15, -7.2, 4.6), (.15, 0, .16), 62, .17, (0, .05, .1))
    tone(.3)


def envelope(x=1.7, y=1.1, color="#efe3d4"):
    flap = [(-x / 2, y / 2), (x / 2, y / 2), (.06, -.08), (-.06, -.08)]
    parts = [box(x, y, .035, paper(color), .008), put(slab(flap, .012, paper("#e6d6c3"), .003), (0, 0, .0))]
    parts[1].children[0].location.z = .042
    seal = ball(.14, mat("#a8684f", .35, coat=.3, bump=.2, scale=12), .22, 48, .08, 3)
    return group([*parts, put(seal, (0, -.04, .062)), put(lathe([(.085, 0), (.095, .012), (.105, 0)], mat("#8f5440", .35, coat=.3)), (0, -.04, .088))])


def contact():
    cyc(plaster("#cbd2c9"), 3.0)
    put(drape(5.0, 3.0, 4, .1, 14, 8, "#f1e9dd", 34, [(-.45, .05, 1.35), (1.3, .35, .6)], 220), (0, .1, 0), (0, 0, 5))
    put(envelope(), (-.7, .0, .04), (0, 0, 9))
    put(envelope(1.5, 1.0, "#fbf6ee"), (-.25, .5, .04), (0, 0, -16)).location.z = .02
    put(pencil(1.5, "#1f3b3f", "#2a2320"), (.45, -.7, .04), (0, 0, 70))
    vase = lathe([(0, 0), (.24, 0, .05), (.3, .3, .15), (.14, .62, .12), (.17, .78, .02), (.14, .78, .02), (.12, .62), (0, .6)], ceramic("#e3d2bf", .5), wobble=.02)
    put(vase, (1.35, .45, .02))
    put(spray([(1.35, .45, .65), (1.4, .42, 1.15), (1.2, .3, 1.6), (.75, .1, 1.72)], [(.55, 10, 70), (.75, -20, 70), (.92, 15, 62)], .34, "blush", 4), (0, 0, 0))
    day((0, .1, .5), .46, 4.6, False, 11)
    camera((.15, -7.6, 3.9), (.15, 0, .66), 54, .17, (-.2, 0, .2))
    tone(.15)


def about():
    wall(plaster("#dccab7"), 2.4)
    put(plinth(18, 16, 1.0, stone("#c7b09a", "#b09880")), (0, -5.6, -1.0))
    put(plinth(1.2, .8, 1.0, stone("#d9c8b4", "#c6b098")), (-1.5, .9, 0), (0, 0, 8))
    put(plinth(1.3, .9, .55, stone("#cdb59c", "#b39a80")), (-.35, .8, 0), (0, 0, -5))
    vase = lathe([(0, 0), (.26, 0, .05), (.34, .4, .2), (.12, .8, .15), (.15, .98, .02), (.12, .98, .02), (.1, .8), (0, .75)], ceramic("#f1e8dc", .55), wobble=.02)
    put(vase, (-1.5, .9, 1.0))
    for k in range(5):
        put(sprig(1.25 - .1 * k, 8, .26, .75, "olive", k, .15 * (-1) ** k), (-1.5, .9, 1.85), (62 + 8 * (k % 2), 0, -55 + 28 * k))
    put(dropper(.22, .7, "serum"), (-.55, .75, .55), (0, 0, 5))
    put(jar(.26, .28), (-.02, .7, .55), (0, 0, 2))
    put(bowl(.6, .32, stone("#c9b49c", "#ae957b"), .8, rings=6), (1.0, .4, 0))
    put(stack(("#f1e9de", "#dfcdb9"), 1.1, .8, .2, 4), (2.0, .95, 0), (0, 0, -10))
    put(candle(.17, .32), (.35, -.25, 0))
    put(petals(3, (.5, 1.6, -.75, -.35), "blush", 4, .24))
    day((-.2, .4, .9), .4, 5.6, True)
    camera((.1, -9.0, 2.2), (.1, 0, 1.12), 54, .17, (-.3, .7, .8))
    tone(.35)


SCENES = {"med-spa": med_spa, "head-spa": head_spa, "virtual-consultations": virtual, "payment-plans": payment,
          "contact": contact, "about": about}
