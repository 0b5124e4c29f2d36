"""Bottles, jars, tubes, bowls."""
import math

from mathutils import noise

from kit import PI, ball, group, lathe, put, rod, sheet, text, tube
from materials import amber, brass, ceramic, glass, mat, paper, serum, stone, water_mat


def label(radius, low, high, words="LUMEN TIDE", sub="", ground="paper", ink="ink", size=.075):
    """Printed paper round a bottle, with lettering and two hairlines."""
    h = high - low
    band = lathe([(radius * 1.004, low), (radius * 1.012, low + .006), (radius * 1.012, high - .006), (radius * 1.004, high)],
                 paper(ground))
    r, print_ = radius * 1.013, mat(ink, .6)
    parts = [band, put(text(words, size, print_, r, 1.25), (0, 0, low + h * .56))]
    if sub:
        parts.append(put(text(sub, size * .55, print_, r, 1.3), (0, 0, low + h * .34)))
    return parts


def bottle(r=.32, h=.95, sub="body oil", cap="brass", body=None, words="LUMEN TIDE"):
    body = body or amber()
    shell = lathe([(0, 0), (r, 0, .05), (r, h * .78, .12), (r * .42, h * .88, .06), (r * .38, h, .02), (0, h)], body)
    top = {"brass": brass(), "black": mat("#1d1a18", .35, bump=.05, scale=60), "wood": mat("#8d6342", .5, second="#6a452b", bump=.2, scale=30, kind="wood")}[cap]
    lid = put(rod(r * .46, h * .26, top, .02), (0, 0, h * .97))
    return group([shell, lid, *label(r, h * .16, h * .62, words, sub)])


def dropper(r=.26, h=.78, sub="serum", words="LUMEN TIDE", body=None, fill=None, collar=None):
    shell = lathe([(0, 0), (r, 0, .05), (r, h * .74, .13), (r * .42, h * .87, .05), (r * .4, h, .02), (0, h)], body or amber())
    ring = put(rod(r * .46, h * .17, collar or brass(), .015), (0, 0, h * .97))
    bulb = put(lathe([(0, 0), (r * .33, 0, .02), (r * .33, h * .1, .05), (r * .27, h * .2, .06), (r * .25, h * .36, .1), (0, h * .42)],
                     mat("#211d1b", .5, bump=.04, scale=60)), (0, 0, h * 1.13))
    return group([shell, ring, bulb, *label(r, h * .14, h * .58, words, sub, size=r * .24)])


def pipette(long=.9, liquid="#f0c98a"):
    """A glass pipette with a drop at its tip, pointing down, tip at the origin."""
    wall = lathe([(.0, .04), (.022, .0, .01), (.03, .1, .02), (.045, .3, .05), (.045, long, .02), (0, long)], glass("#f6f0e8"))
    drop = put(lathe([(0, -.075), (.032, -.05, .03), (.034, -.02, .03), (.01, .03), (0, .035)], serum(liquid)), (0, 0, 0))
    collar = put(rod(.1, .13, brass(), .015), (0, 0, long - .02))
    bulb = put(lathe([(0, 0), (.075, 0, .02), (.08, .12, .05), (.06, .34, .1), (0, .4)], mat("#211d1b", .5)), (0, 0, long + .1))
    return group([wall, drop, collar, bulb])


def jar(r=.36, h=.4, lid=True, body=None, cream="#f7efe4", sub="cream", seed=1):
    body = body or ceramic("#efe5d8", .42)
    parts = [lathe([(0, 0), (r, 0, .06), (r, h, .03), (r * .9, h, .02), (r * .88, h * .75), (0, h * .7)], body)]
    if lid:
        parts.append(put(rod(r * 1.01, h * .36, brass(.3), .025), (0, 0, h * 1.005)))
        parts += label(r, h * .2, h * .86, "LUMEN TIDE", sub, "#efe5d8", size=.06)
    else:
        def swirl(u, v):
            a, q = 2 * PI * u, v * r * .885
            z = h * .86 + .045 * math.sin(2.2 * a * 0 + q * 26 - a) * (1 - v) * min(1, v * 5) + .09 * max(0, 1 - v * 2.2) ** 2
            return q * math.cos(a), q * math.sin(a), z + .01 * noise.noise((q * math.cos(a) * 9, q * math.sin(a) * 9, seed))
        parts.append(sheet(swirl, mat(cream, .3, sss=.3, spec=.5, coat=.2), 160, 60))
    return group(parts)


def flask_tube(r=.2, h=1.1, color="#efe3d6", sub="hand cream"):
    """A soft tube standing on its cap, crimped flat at the top."""
    def skin(u, v):
        a, z = 2 * PI * u, .18 + v * h
        f = max(0, v) ** 1.6
        return r * (1 + .22 * f) * math.cos(a), r * (1 - .96 * f) * math.sin(a), z
    body = sheet(skin, mat(color, .42, bump=.04, scale=30), 96, 48)
    crimp = put(rod(.01, .01, mat(color, .4)), (0, 0, h * .5))
    parts = [body, crimp, rod(r * .82, .2, brass(.3), .03)]
    parts.append(put(text("LUMEN TIDE", .045, mat("clay", .6), r * .985, 1.2), (0, .0, .18 + h * .11)))
    return group(parts)


def ripple(radius, rings=9.0, amp=.012, centre=(0, 0), level=0.0, material=None, calm=.25):
    """A disc of water with rings running out from a point."""
    def surface(u, v):
        a, q = 2 * PI * u, v * radius
        x, y = q * math.cos(a), q * math.sin(a)
        d = math.hypot(x - centre[0], y - centre[1])
        z = amp * math.sin(d * rings * 2 * PI / radius) * math.exp(-d / (radius * calm * 2)) * min(1, d * 30 / radius)
        z += amp * .25 * noise.noise((x * 2.5, y * 2.5, 3)) * (1 - v ** 6)
        return x, y, level + z
    return sheet(surface, material or water_mat(), 200, 160)


def bowl(r=.8, h=.42, body=None, fill=.8, water=None, rings=9.0, amp=.01, centre=(.1, .05), wobble=.0, thick=.07):
    body = body or stone("#cdbba6", "#b39d86")
    t = thick
    outline = [(0, 0), (r * .5, 0, .05), (r * .86, h * .38, .2), (r, h, t * .45), (r - t, h, t * .45), (r * .8 - t, h * .42, .2), (r * .45, t, .1), (0, t)]
    parts = [lathe(outline, body, wobble=wobble, seed=2, steps=10)]
    if fill:
        level = h * fill
        edge = r - t - (h - level) / h * r * .16
        parts.append(ripple(edge + .02, rings, amp, centre, level, water))
    return group(parts)


def dish(r=.5, h=.1, body=None, fill=None, level=.6):
    body = body or ceramic()
    parts = [lathe([(0, 0), (r * .7, 0, .03), (r, h, .02), (r * .95, h, .02), (r * .66, h * .28, .03), (0, h * .25)], body)]
    if fill:
        parts.append(put(lathe([(0, 0), (r * .8, 0), (r * .83, .006, .004), (0, .008)], fill), (0, 0, h * level)))
    return group(parts)


def cup(r=.16, h=.16, fill="#a8684f", body=None, gloss=.25):
    """A little pigment cup, filled to just under the rim."""
    body = body or ceramic("#f7f1e9", .3)
    shell = lathe([(0, 0), (r * .72, 0, .03), (r, h, .015), (r * .88, h, .015), (r * .66, h * .3, .03), (0, h * .28)], body)
    pool = lathe([(0, h * .8), (r * .78, h * .8), (r * .84, h * .815)], mat(fill, gloss, coat=.4, vary=.05))
    return group([shell, pool])


def vial(r=.16, h=.42, fluid="#f4ead9", cap="gold", words="LT", fill=.7):
    shell = lathe([(0, 0), (r, 0, .03), (r, h * .74, .07), (r * .55, h * .86, .04), (r * .58, h, .02), (0, h)], glass("#fdf9f2"))
    liquid = lathe([(0, .03), (r * .9, .03, .02), (r * .9, h * fill, .015), (0, h * fill)], serum(fluid))
    crimp = put(rod(r * .66, h * .2, mat(cap, .28, metal=1), .015), (0, 0, h * .93))
    stopper = put(rod(r * .4, .02, mat("#6e6a66", .7), .008), (0, 0, h * 1.125))
    parts = [shell, liquid, crimp, stopper]
    if words:
        parts += label(r, h * .2, h * .55, words, "", size=r * .32)
    return group(parts)


def ampoule(h=.9, r=.12, fluid="#e9b978"):
    shell = lathe([(0, 0), (r, 0, .04), (r, h * .6, .1), (r * .32, h * .7, .04), (r * .45, h * .8, .05), (r * .22, h * .97, .03), (0, h)], glass("#fdf9f2"))
    liquid = lathe([(0, .02), (r * .88, .02, .03), (r * .88, h * .5, .01), (0, h * .5)], serum(fluid))
    ring = put(lathe([(r * .33, 0), (r * .36, .01), (r * .33, .02)], brass()), (0, 0, h * .69))
    return group([shell, liquid, ring])


def drop(r=.06, flat=.55, color="#fff6ea"):
    return lathe([(r * .8, -.012), (r * .84, 0), (r, r * flat * .35, r * .2), (r * .8, r * flat * .8, r * .3), (0, r * flat)], serum(color), 40)
