"""Five upright photos of the spa rooms."""
import math

from kit import PI, box, group, lathe, mesh, put, rnd, rod, tube
from materials import amber, basalt, brass, ceramic, glass, linen, marble, mat, plaster, stone, water_mat, wood
from props.botanicals import blade, camellia, orchid, petals, spray, sprig
from props.cloth import drape, fold, roll, stack
from props.spa import cairn, candle, comb, pebble, plinth, scalp_brush, spout, tray
from props.vessels import bottle, bowl, dish, dropper, jar
from sets import arch, area, camera, cyc, gobo_fronds, gobo_window, lamp, sun, tone, wall, world


def niche():
    """A treatment table made up with towels before a lit niche."""
    world("#ecd9c4", .3)
    arch(plaster("#cdb49c"), (.0, 2.4, .9), 2.3, 3.0, 1.0, 14, plaster("#dcc2a6"))
    lamp("POINT", (0, 3.0, 3.5), (0, 0, 0), 55, "#ffce98", shadow_soft_size=.25)
    put(bowl(.42, .24, stone(), 0), (-.35, 2.75, .82))
    put(lathe([(0, 0), (.2, 0, .04), (.28, .35, .15), (.1, .75, .12), (.12, .92, .02), (.09, .92, .02), (.08, .75), (0, .7)], ceramic("#efe3d4", .55)), (.38, 2.8, .82))
    for k in range(3):
        put(sprig(1.0, 7, .24, .75, "olive", k), (.38, 2.8, 1.66), (66, 0, -30 + 30 * k))
    put(box(5.2, 2.3, .34, linen("#f3ebdf", 30), .13, 6), (0, .2, .0))
    put(box(5.0, 2.1, .9, wood("#8a6243", "#6a4830"), .04), (0, .2, -.92))
    put(box(1.5, 2.36, .07, linen("#cfae95", 30), .03), (.95, .2, .3))
    put(stack(("#f4ece1", "#e6d5c2"), 1.15, .85, .22, 4), (-.6, .15, .34), (0, 0, 6))
    put(roll(.2, .85, "#f4ece1", seed=3), (-.6, .1, .78), (0, 0, 62))
    put(orchid(.42, "white", 2), (.55, -.35, .44), (18, 0, 20))
    sun((-6.5, -5.5, 5), 3.6, 1.6, "#ffe0bb", (0, 0, .5))
    gobo_window((-3.7, -3.1, 3.5), (.1, .3, .6), (1.9, 2.1), (2, 2), .16, 10)
    area((5, -4, 4), (0, 0, .5), 90, 3, "#ffe6cc")
    put(box(18, 16, .2, stone("#a38b75", "#8d7661"), .02), (0, -5.5, -1.12))
    camera((.15, -9.2, 3.2), (.05, 0, 1.3), 76, .17, (-.3, 0, .6))
    tone(.3)


def towels():
    world("#e2c7ab", .16)
    wall(plaster("#8d6d58"), 2.2)
    put(plinth(16, 16, 1.0, wood("#6a4a34", "#4b3222")), (0, -6.2, -1.0))
    put(stack(("#cdb198", "#e3d3c0", "#f3eadf"), 1.75, 1.15, .3, 7), (.1, .45, 0), (0, 0, -7))
    put(candle(.27, .46, True, ceramic("#efe2d2", .4)), (-.15, .3, .9))
    put(pebble(.2, .42, seed=5), (.5, .3, .9), (0, 0, 40))
    put(candle(.16, .3), (-1.15, -.35, 0))
    put(candle(.13, .2), (-.85, -.7, 0))
    put(sprig(1.3, 8, .28, .8, "olive", 2), (.2, -.75, .03), (0, 0, -75))
    area((-4.5, -4.5, 4.5), (0, .3, .6), 300, 1.2, "#ffd9b0")
    gobo_fronds((-2.4, -2.3, 2.9), (.2, .6, .9), 1.0, 3, 5, .75)
    area((4.5, -2, 3), (0, .3, .6), 70, 2, "#ffcfa0")
    lamp("POINT", (-.15, .15, 1.65), (0, 0, 0), 5, "#ffb868", shadow_soft_size=.08)
    lamp("POINT", (-1.1, -.5, .55), (0, 0, 0), 2.5, "#ffb868", shadow_soft_size=.06)
    camera((.1, -8.6, 2.3), (-.05, 0, .78), 86, .16, (-.1, .2, .9))
    tone(.35)


def shelf():
    world("#f0e2d2", .36)
    wall(plaster("#d8c3ad"), 1.2)
    for z in (0, 1.75):
        put(box(7, 1.1, .12, wood("#9a7352", "#7a573b"), .02), (0, .62, z - .12))
        for x in (-1.5, 1.5):
            put(tube([(x, 1.15, z - .5), (x, 1.1, z - .16), (x, .25, z - .15)], .03, brass()), (0, 0, 0))
    for k, (r, h, sub) in enumerate(((.27, .95, "body oil"), (.23, .78, "tonic"), (.3, 1.05, "bath soak"))):
        put(bottle(r, h, sub, ("wood", "black", "brass")[k]), (-.98 + .78 * k, .5 + .04 * (k % 2), 0), (0, 0, 3 - 2 * k))
    put(dropper(.22, .68, "serum"), (1.2, .45, 0), (0, 0, -4))
    put(jar(.3, .32), (-.95, .5, 1.75), (0, 0, 2))
    put(jar(.26, .28), (-.3, .55, 1.75), (0, 0, 2))
    put(fold(1.1, .8, .26, "#efe4d6", 2, 3), (.85, .6, 1.75), (0, 0, -3))
    put(fold(1.05, .78, .24, "#d8c0a8", 2, 5), (.85, .6, 2.01), (0, 0, 2))
    put(candle(.18, .26, False, amber()), (-.6, .25, 0))
    sun((-6.5, -6.5, 4.2), 5.6, 1.6, "#ffdcb2", (0, .5, 1))
    gobo_window((-3.8, -3.4, 3.6), (.1, .6, 1.15), (1.6, 2.2), (2, 2), .16, 10)
    area((4.5, -4, 3), (0, .5, 1), 80, 2.5, "#ffe6cc")
    camera((.1, -9.0, 1.75), (.05, .5, 1.12), 76, .16, (0, .3, 1))
    tone(.3)


def basin():
    world("#9fbcbc", .3)
    cyc(stone("#4a4f4c", "#383d3b"), 4.0)
    put(bowl(1.25, .55, basalt(), .85, water_mat("#0b2023"), 6, .010, (.15, -.1), .02, .15), (0, .15, 0))
    put(spout(2.4, .13, .95), (.28, .15, 1.42), (0, -9, 0))
    put(petals(3, (-.75, -.15, -.4, .3), "white", 5, .3, .485))
    put(camellia(.44, "white", 7), (-1.15, -.75, .02), (6, 0, 10))
    put(pebble(.28, .42, seed=8), (1.25, -.7, 0), (0, 0, 20))
    put(pebble(.18, .45, seed=4), (.95, -1.0, 0), (0, 0, 70))
    sun((-5.5, -3.5, 6), 4.6, 1.6, "#ffdcb2", (0, .1, .5))
    gobo_window((-2.9, -1.7, 3.6), (.0, .1, .5), (1.5, 1.8), (2, 2), .18, 10)
    area((2.5, 3.6, 4.2), (0, 0, .5), 170, 3.2, "#cfe6e4")
    area((4.5, -4, 3), (0, 0, .5), 60, 2.5, "#ffe0c0")
    camera((.1, -6.4, 5.4), (.02, .02, .42), 74, .16, (0, -.2, .5))
    tone(.45)


def orchids():
    """An orchid in a clay pot on a sill, window light behind it."""
    world("#f6ead9", .4)
    wall(plaster("#e3d2be"), 2.0)
    put(box(8, 1.9, .16, marble("#f1e8dc", "#d9c6b0"), .03), (0, .6, -.16))
    wall(plaster("#d2bda6"), -.2, 16, -8, -.16)
    pot = lathe([(0, 0), (.36, 0, .04), (.48, .62, .03), (.52, .64, .02), (.52, .76, .02), (.45, .76, .02), (.43, .6), (0, .58)], mat("#b37a60", .75, second="#9c6550", bump=.25, scale=24, patch=3))
    put(pot, (-.25, .6, 0))
    put(lathe([(0, .6), (.43, .6), (.44, .62)], mat("#4a382b", .95, bump=1, scale=22)), (-.25, .6, 0))
    for k, (a, l) in enumerate(((25, 1.0), (150, .9), (265, .8), (205, .95))):
        put(group([put(blade(l, .38, .35, -.25, .02, .8, mat("#4f6541", .35, second="#6f8456", coat=.25, bump=.1, scale=20), k), (0, .05, 0), (28, 0, 0))]), (-.25, .6, .68), (0, 0, a))
    put(spray([(-.25, .6, .65), (-.35, .6, 1.5), (-.2, .55, 2.3), (.3, .4, 2.75), (.85, .25, 2.65)], [(.56, -20, 72), (.68, 25, 76), (.8, -15, 68), (.9, 15, 70), (.98, -5, 62)], .62, "white", 3), (0, 0, 0))
    put(spray([(-.2, .65, .65), (-.05, .7, 1.4), (-.45, .6, 2.0), (-.95, .45, 2.2)], [(.7, 15, 72), (.84, -20, 70), (.97, 10, 62)], .55, "white", 8), (0, 0, 0))
    put(dish(.36, .1, ceramic("#f2e8db")), (.95, .35, 0))
    put(petals(2, (.85, 1.05, .28, .42), "white", 3, .24, .05))
    sun((-6.0, -4.5, 4.6), 5.0, 1.4, "#ffdcb0", (0, .8, 1.2))
    gobo_window((-3.2, -1.6, 3.7), (.1, .9, 1.5), (1.9, 2.6), (2, 2), .16, 10)
    area((4.5, -4, 4), (0, .5, 1.2), 80, 3, "#ffe8d0")
    camera((.05, -9.2, 1.9), (.04, .5, 1.42), 76, .16, (0, .45, 1.8))
    tone(.3)


SCENES = {"spa-1": niche, "spa-2": towels, "spa-3": shelf, "spa-4": basin, "spa-5": orchids}
