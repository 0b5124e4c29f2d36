"""The four hero slides, each with a portrait composition of its own."""
from kit import box, group, put
from materials import amber, basalt, brass, ceramic, glow_mat, linen, mat, petal, plaster, stone, wood
from props.beauty import guasha, mirror, quartz, roller
from props.botanicals import blade, camellia, orchid, petals, spray, sprig
from props.cloth import drape, fold, roll, stack
from props.spa import cairn, candle, comb, hair, paddle, pebble, plinth
from props.vessels import bottle, bowl, dish, dropper, jar
from sets import arch, area, camera, cyc, gobo_fronds, gobo_window, lamp, morning, sun, tone, wall, world


def skin(portrait=False):
    world("#efdcc9", .34)
    wall(plaster("#917564"), 2.6)
    put(plinth(18, 16, 1.0, stone("#cdb8a2", "#b49b83")), (0, -5.6, -1.0))
    put(plinth(1.7, 1.15, .42, stone("#dfcdb8", "#c9b298")), (1.15, .35, 0), (0, 0, -9))
    put(dropper(.29, .95, "radiance serum"), (.9, .3, .42), (0, 0, 2))
    put(jar(.31, .3, False), (1.55, .12, .42))
    put(bowl(.62, .36, stone("#cbb49b", "#a98f76"), .8, rings=7), (2.35, -.75, 0))
    put(group([put(blade(.26, .22, .35, .28, .03, 1.6, petal("blush")), (0, -.13, 0))]), (2.3, -.85, .285), (0, 0, 40))
    put(petals(5, (.2, 1.8, -1.5, -.6), "blush", 4, .26))
    put(pebble(.2, .42, seed=3), (.12, -.15, 0), (0, 0, 30))
    put(spray([(3.6, .9, .0), (3.3, .8, 1.2), (2.75, .6, 1.85), (2.15, .3, 2.12), (1.65, .1, 2.05)],
              [(.42, -20, 70), (.56, 15, 75), (.7, -25, 66), (.82, 10, 72), (.93, -15, 60)], .56, "white", 3), (0, 0, 0))
    sun((-6.5, -5.5, 5), 7.5, 1.3, "#ffe0bd", (1, 0, .6))
    gobo_window((-3.7, -3.2, 4.0), (1.45, .6, 1.1), (1.75, 2.1), (2, 2), .16, 9)
    gobo_fronds((-3.2, -2.7, 3.9), (1.3, .6, 1.2), .9, 3, 4, .8)
    area((4.5, -5, 3.5), (1.2, 0, .6), 70, 2.5, "#ffe2c4")
    tone(.32)
    if portrait:
        camera((1.3, -9.2, 2.1), (1.62, 0, .25), 72, .16, (1.0, .2, 0))
    else:
        camera((-.2, -9.2, 1.75), (.15, 0, .98), 52, .16, (1.0, .2, .9))


def face(portrait=False):
    world("#86a8a6", .5)
    wall(plaster("#34565a"), 2.8)
    put(plinth(18, 16, 1.0, plaster("#33504f")), (0, -5.5, -1.0))
    put(plinth(1.9, 1.1, .36, stone("#d9cbbb", "#c3b19d")), (1.5, .5, 0), (0, 0, 7))
    put(mirror(.86, 5), (1.78, .62, .36), (0, 0, -24))
    put(dropper(.21, .62, "face oil", body=amber()), (.92, .38, .36), (0, 0, -10))
    put(roller(1.15), (.72, -.62, 0), (0, 0, 62))
    put(guasha(.36), (2.05, -.2, .345), (62, 0, 8))
    put(camellia(.42, "blush", 2), (2.78, -.15, .02), (8, 0, 0))
    put(petals(4, (1.1, 3.0, -1.35, -.9), "blush", 8, .24))
    sun((-5, -6, 5.2), 7, 1.6, "#ffdfba", (1.4, 0, .6))
    gobo_window((-2.6, -3.6, 3.95), (1.7, .4, .85), (1.7, 1.7), (2, 2), .16, 9)
    for i in range(2):
        for j in range(3):
            pane = put(box(1.1, .02, 1.3, glow_mat("#ffe3c2", .35 + .28 * j), .01), (-4.9 + 1.0 * i, -6.6 - .75 * i, -.6 + 1.5 * j), (0, 0, 143))
            pane.visible_camera = pane.visible_diffuse = False
    area((4.5, -3.5, 4), (1.4, 0, .6), 90, 2.5, "#cfe3e0")
    area((-2, 1.6, 4.5), (1.4, .4, .8), 40, 1.5, "#ffd8b0")
    tone(.25)
    if portrait:
        camera((1.5, -9.2, 2.3), (1.72, 0, .12), 74, .15, (1.2, .1, 0))
    else:
        camera((-.1, -9.2, 2.0), (.2, 0, .86), 52, .15, (1.2, .1, .6))


def tresses(portrait=False):
    world("#e6cdb4", .2)
    put(plinth(22, 20, 1.0, mat("#5a4232", .42, second="#33251b", bump=.12, scale=14, patch=4, stretch=(.07, 1, 1), rvary=.35)), (0, 0, -1.0))
    lock = [(4.6, 2.6, 0), (3.5, 1.9, 0), (2.3, 1.75, 0), (1.5, 1.05, 0), (1.75, .2, 0), (2.5, -.35, 0), (2.55, -1.15, 0), (1.9, -1.75, 0)]
    put(hair(lock, 2600, (.34, .13), "#6a4430", .0046, 3, .05, .92))
    put(comb(1.25, .42, 24, wood("#a9774c", "#855834")), (.6, -.95, .0), (0, 0, 24))
    put(dish(.46, .16, ceramic("#e9dccb", .4), mat("#b9772c", .03, coat=.5, spec=.6), .62), (.55, .62, 0))
    put(bottle(.24, .78, "camellia oil", "wood"), (3.25, .45, 0), (0, 0, -18))
    put(camellia(.5, "white", 5), (3.3, -.85, .02), (6, 0, 20))
    put(group([camellia(.36, "white", 9)]), (1.35, 1.95, .02), (4, -4, 60))
    put(petals(3, (.2, 1.2, -1.9, -1.5), "white", 3, .26))
    sun((-5.5, 4.5, 5.5), 5.2, 1.5, "#ffd9b0", (1.8, 0, 0))
    gobo_window((-2.2, 3.2, 4.2), (1.95, .05, 0), (1.55, 1.9), (2, 2), .2, 10)
    area((4.5, -3, 5), (1.8, 0, 0), 110, 2.5, "#ffe2c6")
    tone(.3)
    if portrait:
        camera((1.75, -5.8, 6.6), (1.85, -.95, 0), 58, .16, (1.8, 0, .1))
    else:
        camera((.5, -5.6, 6.2), (.6, .05, 0), 49, .16, (1.8, 0, .1))


def calm(portrait=False):
    world("#e6d2bf", .26)
    arch(plaster("#8a7060"), (1.75, 1.5, -.03), 3.0, 2.78, 1.5, 14, plaster("#a58871"))
    put(plinth(18, 16, 1.0, stone("#a8937f", "#8f7a67")), (0, -5.0, -1.0))
    put(stack(("#efe5d8", "#e2d2c0", "#cdb39b"), 1.75, 1.15, .27, 3), (1.15, 1.15, 0), (0, 0, 5))
    put(roll(.25, 1.0, "#f0e7db", seed=2), (1.15, 1.0, .8), (0, 0, 58))
    put(cairn((.42, .33, .24, .15), basalt(), 6, .4), (2.45, .45, 0))
    put(candle(.22, .42), (2.95, 1.05, 0))
    put(candle(.17, .26), (.12, -.15, 0))
    put(bottle(.23, .74, "body oil", "wood"), (3.05, -.35, 0), (0, 0, -12))
    put(sprig(1.5, 8, .3, .8, "olive", 4), (1.1, -.75, .03), (0, 0, -72))
    sun((-6.5, -5.5, 4.4), 6.5, 1.6, "#ffdcb4", (1, 0, .6))
    gobo_window((-3.9, -3.4, 3.9), (1.6, .8, .9), (2.0, 1.9), (2, 2), .18, 9)
    lamp("POINT", (1.75, 2.3, 2.35), (0, 0, 0), 40, "#ffcf98", shadow_soft_size=.3)
    gobo_fronds((-3.4, -2.9, 3.75), (1.6, .8, .9), 1.0, 3, 7, .8)
    area((5, -4, 3), (1.6, 0, .6), 50, 2.5, "#ffdfc0")
    tone(.25)
    if portrait:
        camera((1.6, -9.0, 2.2), (1.78, 0, .28), 70, .16, (1.6, .4, 0))
    else:
        camera((-.1, -9.0, 1.8), (.15, 0, .98), 51, .16, (1.6, .4, .8))


SCENES = {"hero-skin": skin, "hero-face": face, "hero-hair": tresses, "hero-body": calm}
