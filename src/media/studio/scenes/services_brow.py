"""Service pictures: brows, lips, pigment."""
from kit import group, put, rnd, rod
from materials import ceramic, glass, linen, marble, mat, paper, stone, wood
from props.beauty import brow, calipers, lips, mirror, pencil, sheet_of, swatch
from props.botanicals import camellia, orchid, petals, sprig
from props.clinic import lying, pad, pen, scalpel, swab
from props.spa import plinth, tray
from props.vessels import cup, dish, dropper, vial
from sets import still


def blading():
    still("#dcc8b4", "high", "window", 82, fstop=.3)
    put(sheet_of(2.5, 1.5, "#faf5ed"), (-.15, .05, 0), (0, 0, -4))
    put(group([brow(2.0, "#4a3226", 5, radius=.0052, dense=.85)]), (-.2, .0, .034), (0, 0, -4))
    put(scalpel(1.5, "clay"), (.95, -.62, .03), (0, 0, 48))
    put(cup(.17, .15, "#5a3b2a"), (1.15, .75, 0))
    put(cup(.17, .15, "#8a5f43"), (.72, .95, 0))


def undo():
    still("#c9b39b", "high", "fronds", 82, fstop=.3, seed=5, exposure=.2)
    put(sheet_of(2.4, 1.4, "#fbf7f0"), (.1, .15, 0), (0, 0, 5))
    put(group([brow(1.9, "#7a6a60", 7, lambda t: .95 - .75 * t, .005, .8)]), (.05, .12, .034), (0, 0, 5))
    put(dropper(.22, .68, "brow remover", body=mat("#e9e2d8", .3, coat=.3)), (-1.25, .75, 0), (0, 0, 4))
    for k in range(3):
        put(lying(swab(.95), .045), (.25 + .2 * k, -.5 - .06 * k, .0), (0, 0, 0)).rotation_euler = (0, 0, -1.0 - .12 * k)
    put(pad(.28, 2), (-.95, -.6, 0))
    put(pad(.28, 3), (-.92, -.57, .07), (0, 0, 50))


def lip():
    still("#e8cfc6", "high", "soft", 84, fstop=.3)
    put(sheet_of(1.75, 1.35, "#fcf7f1"), (-.55, .1, 0), (0, 0, -7))
    put(group([lips(1.25, "#b8625c")]), (-.55, .12, .032), (0, 0, -7))
    for k, c in enumerate(("#d99a8f", "#c4756c", "#a9524e", "#8c3f42")):
        put(swatch(.85, .2, c, k * 3), (.72 + .27 * k, .15 - .05 * k, 0), (0, 0, -10))
    put(lying(pen(1.6, .09, "#f0e6dc", "gold", "fine"), .1), (-.15, -.85, 0)).rotation_euler = (0, 0, 1.75)
    put(cup(.15, .13, "#b8625c"), (-1.3, -.62, 0))


def pigment():
    still("#cdb39c", "mid", "window", 80, rise=-.02)
    block = group([put(plinth(2.3, 1.15, .2, wood("#a9774c", "#855834")), (0, 0, 0))])
    put(block, (-.1, .1, 0), (0, 0, 8))
    for k, c in enumerate(("#3a2820", "#5a3b2a", "#7d563c", "#a67a58", "#b8625c", "#d99a8f")):
        i, j = k % 3, k // 3
        put(cup(.23, .17, c), (-.75 + .66 * i - .07 * j, .28 - .52 * j + .09 * i, .2))
    put(swatch(.5, .16, "#7d563c", 4), (1.25, -.55, 0), (0, 0, -20))
    put(swatch(.5, .16, "#b8625c", 9), (1.52, -.5, 0), (0, 0, -20))
    put(pencil(1.5), (-.35, -.85, 0), (0, 0, 82))
    put(camellia(.42, "white", 3), (1.35, .65, .02), (8, 0, 0))


def hairline():
    still("#e9ded1", "top", "window", 80, fstop=.34)
    import math
    from kit import PI, strands
    r, lines = rnd(6), []
    for k in range(520):
        a = math.radians(r.uniform(22, 158))
        depth = r.random() ** 1.5 * .62
        q = 1.6 + depth * .8 + .05 * math.sin(a * 9) + r.uniform(-.03, .03)
        if r.random() > .35 + depth * 1.2 or abs(q * math.cos(a)) > 1.38:
            continue
        x, y = q * math.cos(a) * 1.05, q * math.sin(a) - 1.35
        lean = a + r.uniform(-.25, .25) + (.55 if x > .25 else -.55 if x < .25 else 0)
        long = r.uniform(.14, .26)
        lines.append([(x + long * s * math.cos(lean - .6 * s * (1 if x > .25 else -1)), y + long * s * math.sin(lean - .6 * s * (1 if x > .25 else -1)), .034, (1 - .8 * s) * min(1, .4 + s * 4)) for s in (i / 6 for i in range(7))])
    put(sheet_of(3.5, 2.35, "#fbf6ef"), (0, .12, 0))
    strands(lines, .0065, mat("#3f2b21", .8, vary=.2, patch=20), 2)
    put(scalpel(1.3, "tide"), (.25, -.75, .03), (0, 0, 64))
    put(cup(.15, .13, "#3a2820"), (-.75, -.55, .03))
    put(cup(.15, .13, "#5a3b2a"), (-1.1, -.65, .03))


def dots():
    still("#bfa48d", "mid", "soft", 84, rise=.1)
    import math
    from kit import ball
    dome = mat("#d5a88d", .45, sss=.25, bump=.12, scale=60, vary=.03, depth=.004)
    put(ball(1.05, dome, .86, 96), (-.3, .35, -.05))
    r, ink = rnd(3), mat("#3a2a24", .7)
    n, specks = 0, []
    for k in range(2600):
        z, a = r.random(), r.uniform(0, 2 * math.pi)
        q = math.sqrt(1 - z * z)
        x, y = q * math.cos(a), q * math.sin(a)
        edge = x * .75 + z * .5 - .12
        if y > .3 or z < .05 or edge > .66 or r.random() > min(1, (.66 - edge) * 1.5):
            continue
        specks.append([(-.3 + 1.05 * x * s, .35 + 1.05 * y * s, -.05 + .9 * z * s, 1) for s in (1.0, 1.004)])
    from kit import strands
    strands(specks, .0085, ink, 2)
    put(group([pen(1.8, .11, "#2b2826", "gold", "fine")]), (.32, -.34, .78), (-20, 40, 0))
    put(cup(.17, .15, "#1d1816"), (1.3, -.3, 0))
    put(cup(.17, .15, "#3a2a24"), (1.0, -.62, 0))


SCENES = {f"service-{k}": v for k, v in {
    "microblading": blading, "phibrows-tattoo-removal": undo, "lip-blush": lip, "semi-permanent-makeup": pigment,
    "phibrows-hairline-camouflage": hairline, "hair-scalp-micropigmentation": dots}.items()}
