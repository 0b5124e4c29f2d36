"""Service pictures: lasers, light, radio frequency, plasma."""
import math

from mathutils import noise

from kit import PI, ball, box, group, put, rnd, rod, sheet, strands, tube
from materials import basalt, brass, ceramic, glass, glow_mat, linen, marble, mat, paper, petal, plaster, stone, terry
from props.beauty import brow, sheet_of
from props.botanicals import blade, camellia, orchid, petals, sprig
from props.clinic import goggles, pad, pen, swab
from props.cloth import drape, fold, roll, stack
from props.devices import beam, body, flat_head, handpiece, led_panel, needle_head, round_head
from props.spa import pebble, plinth, tray
from props.vessels import cup, dish, dropper, jar
from sets import lamp, still


def held(tool, at=(0, 0, 0), lean=(-20, 30, 0), scale=1.0):
    """A tool whose working end stays at the given point while it leans."""
    return put(group([tool]), at, lean, scale)


def dune(x=5.0, y=3.4, high=.5, color="#d9a98c", seed=0):
    """A long soft skin-toned swell."""
    def skin(u, v):
        px, py = (u - .5) * x, (v - .5) * y
        z = high * math.exp(-((py - .1 - .12 * math.sin(px * .8 + seed)) / .78) ** 2)
        return px, py, z + .004
    return sheet(skin, mat(color, .5, sss=.3, bump=.14, scale=46, vary=.03, depth=.006), 160, 140)


def flake(r, size):
    """One drop of ink on paper, no two alike."""
    from kit import slab
    pts = [(size * (1 + .35 * noise.noise((math.cos(a) * 1.5, math.sin(a) * 1.5, r.random() * .2 + size * 40))) * math.cos(a),
            size * (1 + .35 * noise.noise((math.cos(a) * 1.5 + 5, math.sin(a) * 1.5, size * 40))) * math.sin(a)) for a in (2 * PI * k / 26 for k in range(26))]
    return slab(pts, .006, mat("#27363a", .7), .0015)


def tattoo():
    """A drawn laurel whose one end breaks up into specks under the light."""
    still("#e8dcd0", "high", "soft", 80, fstop=.3)
    put(sheet_of(2.7, 1.9, "#f6f0e7"), (0, 0, 0), (0, 0, -6))
    ink, r, lines = mat("#27363a", .7), rnd(4), []
    stem = [(-1.05 + 2.0 * t, -.35 + .75 * t + .28 * math.sin(PI * t)) for t in (k / 40 for k in range(41))]
    lines.append([(x, y, .036, 1.3) for x, y in stem[:25]])
    for k in range(2, 25, 2):
        (x, y), (x2, y2) = stem[k], stem[k + 1]
        a = math.atan2(y2 - y, x2 - x)
        for side in (-1, 1):
            b, long = a + side * .75, .34 - .004 * k
            for edge in (-1, 1):
                lines.append([(x + long * s * math.cos(b) - edge * side * .07 * math.sin(PI * s) * math.sin(b), y + long * s * math.sin(b) + edge * side * .07 * math.sin(PI * s) * math.cos(b), .036, 1) for s in (i / 14 for i in range(15))])
    put(strands(lines, .0085, ink, 2))
    for k in range(110):
        t = .62 + .42 * r.random() ** .8
        x, y = -1.05 + 2.0 * t, -.35 + .75 * t + .28 * math.sin(PI * min(t, 1))
        spread = .1 + 1.0 * max(0, t - .6)
        put(flake(r, .028 * (1.15 - t) * r.uniform(.5, 1.5) + .004), (x + r.gauss(0, spread * .3), y + r.gauss(0, spread * .38), .034))
    held(handpiece(round_head("#ff4a30", 14), 1.25), (.72, .42, .1), (-28, 42, 20))
    beam((.72, .42, .32), (.72, .42, .03), .012, .04, "#ff4a36", 6)
    lamp("POINT", (.72, .42, .14), (0, 0, 0), 1.6, "#ff5a3c", shadow_soft_size=.05)


def hair_free():
    still("#8fa5a1", "low", "soft", 78, rise=.1, focus=(0, -.3, .5), exposure=.15)
    put(dune(9, 9, .62, "#d8a488"))
    r, lines = rnd(3), []
    for _ in range(420):
        x, y = r.uniform(-2.6, -.15), r.uniform(-.85, .55)
        if r.random() < max(0, (x + .75) / .6):
            continue
        z = .62 * math.exp(-((y - .1 - .12 * math.sin(x * .8)) / .78) ** 2)
        a, long = r.uniform(-.35, .35), r.uniform(.1, .19)
        lines.append([(x + long * s * math.cos(a), y - long * .35 * s + long * s * math.sin(a) * .4, z + .01 + .12 * math.sin(s * 2.0) * long / .2, 1 - .8 * s) for s in (i / 6 for i in range(7))])
    put(strands(lines, .0048, mat("#4a3226", .5), 2))
    held(handpiece(flat_head("#cfe4ff", .22, 7), 1.35), (.42, -.18, .62), (-14, 26, 0))
    lamp("POINT", (.42, -.32, .7), (0, 0, 0), 5, "#bfd8ff", shadow_soft_size=.1)


def scarlet():
    still("#5a2f2a", "low", "night", 84, rise=.25, exposure=.5)
    put(plinth(2.4, 1.2, .24, stone("#7b4a40", "#5d3831")), (0, .1, 0), (0, 0, 6))
    held(handpiece(needle_head("#ff3a2a", 16, 6, .34), 1.15), (-.1, -.2, .36), (-24, -30, 0))
    lamp("POINT", (-.1, -.28, .4), (0, 0, 0), 9, "#ff3a28", shadow_soft_size=.06)
    put(petals(6, (.5, 1.6, -.5, .2), "rose", 5, .32, .27))
    put(camellia(.4, "rose", 3), (1.05, .35, .26), (10, 0, 0))


def precision():
    still("#24464a", "low", "night", 90, rise=.12, exposure=.8)
    put(bowl_pearl(), (0, 0, 0))
    held(pen(1.9, .12, "#e9e2d8", "gold", "fine", "#ffd28a"), (.02, -.05, .455), (-16, 34, 0))
    lamp("POINT", (.0, -.2, .55), (0, 0, 0), 3, "#ffcf8a", shadow_soft_size=.03)


def bowl_pearl():
    pearl = ball(.2, mat("#f8efe6", .16, second="#f0dcd2", coat=.8, spec=.7, rvary=.1, patch=1), 1, 64)
    return group([put(pearl, (0, 0, .245)), dish(.7, .16, ceramic("#41686b", .35)), put(camellia(.36, "blush", 6), (-1.05, .35, .02), (8, 0, 0)),
                  *petals(2, (1.0, 1.4, -.75, -.45), "blush", 12, .26).children])


def plasma():
    still("#171d2b", "low", "night", 84, rise=.2, exposure=.5, floor=mat("#1d2332", .28, spec=.5, bump=.03, scale=14))
    held(pen(1.9, .13, "#d9d4d6", "#b9b4c4", "fine"), (.18, -.1, .62), (-14, 28, 0))
    r, arcs = rnd(9), []
    for k in range(7):
        ex, ey = r.gauss(-.05, .16), r.gauss(-.1, .12)
        line = []
        for i in range(15):
            s = i / 14
            j = .035 * math.sin(PI * s) * (1 if k else .5)
            line.append((.18 + (ex - .18) * s + r.gauss(0, j), -.1 + (ey + .1) * s + r.gauss(0, j), .62 - (.62 - .21) * s, 1 - .4 * s))
        arcs.append(line)
    spark = strands(arcs[:3], .0042, glow_mat("#c9b8ff", 40), 2)
    faint = strands(arcs[3:], .0028, glow_mat("#8f7bff", 16), 2)
    spark.visible_shadow = faint.visible_shadow = False
    lamp("POINT", (.05, -.2, .42), (0, 0, 0), 10, "#a08cff", shadow_soft_size=.08)
    put(pebble(.5, .22, mat("#d8c2b2", .3, second="#bfa595", coat=.2), 3), (-.05, -.05, 0))
    put(pebble(.3, .3, mat("#8a7f88", .3), 7), (-1.0, .35, 0))
    put(pebble(.2, .4, mat("#b9a9a6", .3), 9), (-1.35, -.15, 0))


def rejuvenate():
    still("#cfa58c", "low", "window", 80, rise=.25)
    put(dish(.85, .16, ceramic("#efe3d4", .35), mat("#e9d3b8", .03, coat=.6), .62), (-.15, -.05, 0))
    held(handpiece(round_head("#ffc873", 16, .2), 1.35, .25, "#f2ece3", "#a8684f"), (.1, -.05, .34), (-18, 34, 0))
    beam((.1, -.05, .5), (.06, -.08, .12), .02, .2, "#ffcf86", 5)
    lamp("POINT", (.06, -.12, .28), (0, 0, 0), 7, "#ffc46e", shadow_soft_size=.06)
    for k, (x, y, a) in enumerate(((-.55, -.2, 20), (-.3, .25, 140), (.3, -.4, 250))):
        put(blade(.3, .26, .35, .28, .03, 1.6, petal("blush"), k), (x, y, .115), (0, 0, a))
    put(orchid(.5, "white", 4), (-1.3, .45, .25), (62, -8, -25))


def ipl():
    still("#e9e2d6", "mid", "soft", 78, rise=.2)
    put(goggles("#c7702d"), (-.75, -.25, 0), (0, 0, 22))
    held(handpiece(flat_head("#fff0cf", .3, 12), 1.2, .27), (.75, .1, .28), (-10, 24, 0))
    put(sheet_of(1.0, .8, "#fbf6ee"), (.75, .0, 0), (0, 0, 12))
    for k, c in enumerate(("#7f6bd0", "#4f8fd0", "#4fb59a", "#e2c34f", "#e58a3c", "#d2533f")):
        bar = put(box(.055, .62, .002, glow_mat(c, .55), .0008), (.6 + .055 * k, -.08, .0312), (0, 0, 12))
    lamp("POINT", (.75, .0, .2), (0, 0, 0), 8, "#ffe2a8", shadow_soft_size=.15)


def brow_laser():
    still("#1f3b3f", "high", "night", 82, exposure=.6, floor=plaster("#2a4b4e"))
    put(sheet_of(2.5, 1.5, "#e9ded0"), (-.05, 0, 0), (0, 0, -5))
    put(group([brow(1.9, "#4a3226", 2, lambda t: 1 if t < .48 else max(0, 1 - (t - .48) / .3), .0058, .8)]), (-.1, -.12, .034), (0, 0, -5))
    held(handpiece(round_head("#8dffd2", 12, .15), 1.2, .22), (.55, .08, .1), (-30, 40, 12))
    beam((.55, .08, .3), (.55, .08, .03), .01, .03, "#7dffc9", 8)
    lamp("POINT", (.55, .06, .13), (0, 0, 0), 2.2, "#6fffc4", shadow_soft_size=.04)


SCENES = {f"service-{k}": v for k, v in {
    "laser-tattoo-removal": tattoo, "laser-hair-removal": hair_free, "scarlet-srf-microneedling": scarlet,
    "agnes-precision-rf-microneedling": precision, "plasmage-skin-tightening": plasma,
    "laser-facial-rejuvenation": rejuvenate, "laser-ipl-facial-rejuvenation": ipl,
    "eyebrow-laser-removal": brow_laser}.items()}
