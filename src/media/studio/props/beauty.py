"""Face tools, brows, lips, mirrors, paper."""
import math

from mathutils import noise

from brow_strokes import strokes as strokes_of_a_brow
from kit import PI, ball, box, circle, group, lathe, mesh, put, rnd, rod, rounded, sheet, slab, strands, tube
from materials import brass, ceramic, glass, mat, marble, paper, steel, wood

QUARTZ = ("#e2aca3", "#f3d3ca")


def quartz(a=QUARTZ[0], b=QUARTZ[1]):
    return mat(a, .16, second=b, sss=.35, coat=.5, patch=2.2, spec=.6)


def guasha(size=.6, material=None):
    """A heart-shaped stone lying flat."""
    def skin(u, v):
        t, phi = 2 * PI * u, PI * (v - .5)
        q = math.cos(phi) ** .42 if 0 < v < 1 else 0
        x, y = 16 * math.sin(t) ** 3, 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        x, y = x / 17 * (1 + .12 * math.sin(t)), y / 17 * 1.05
        return x * q * size, (y - .1) * q * size, size * .1 * (1 + math.sin(phi))
    return sheet(skin, material or quartz(), 140, 40)


def roller(long=1.25, material=None):
    """A face roller lying along +y, big stone forward."""
    m = material or quartz()
    handle = tube([(0, -.55 * long, .12), (0, -.2 * long, .125), (0, .16 * long, .13)], .055, m, [.85, 1.05, .8])
    rings = [put(rod(.062, .06, brass(), .012), (0, y, .13), (-90, 0, 0)) for y in (.16 * long, -.58 * long)]
    big = put(group([lathe([(0, -.24), (.1, -.24, .06), (.145, 0, .2), (.1, .24, .06), (0, .24)], m)]), (0, .38 * long, .145), (0, 90, 0))
    small = put(group([lathe([(0, -.13), (.06, -.13, .04), (.085, 0, .1), (.06, .13, .04), (0, .13)], m)]), (0, -.72 * long, .09), (0, 90, 0))
    def fork(y0, y1, w, z0, z1):
        return tube([(w, y1, z1), (w * 1.12, y1 * .9 + y0 * .1, z1), (w * .95, y0 * .6 + y1 * .4, z0), (.03, y0, z0), (-.03, y0, z0), (-w * .95, y0 * .6 + y1 * .4, z0), (-w * 1.12, y1 * .9 + y0 * .1, z1), (-w, y1, z1)], .016, brass())
    return group([handle, *rings, big, small, fork(.2 * long, .38 * long, .27, .13, .145), fork(-.61 * long, -.72 * long, .155, .13, .09)])


def mirror(r=.8, tilt=8):
    """A round standing mirror, face toward -y."""
    face = group([lathe([(0, 0), (r * .97, 0), (r * .97, .02), (0, .02)], mat("#dfe0de", .015, metal=1, vary=0, rvary=.1))], turn=(90, 0, 0))
    rim = tube([(r * math.cos(a), 0, r * math.sin(a)) for a in (2 * PI * k / 72 for k in range(72))], .045, brass(), cyclic=True)
    back = group([put(lathe([(0, 0), (r * .99, 0), (r * .99, .02), (0, .03)], brass(.35)), (0, .03, 0), (-90, 0, 0))])
    disc = group([face, rim, back], (0, 0, r + .34), (-tilt, 0, 0))
    stem = tube([(0, .05, .06), (0, .06, .2), (0, .05, .32)], .04, brass())
    foot = lathe([(0, 0), (r * .5, 0, .03), (r * .46, .05, .02), (.07, .1, .05), (0, .12)], brass())
    return group([disc, stem, foot])


def brow_lines(long=1.5, seed=0, keep=lambda t: 1.0, dense=1.0):
    """Hair strokes that make a brow, nose to tail, as lists of points on z = 0; keep says how likely one is at t."""
    r = rnd(seed)
    return [[(x * long, (y - .02) * long, .004, w) for x, y, w in points]
            for t, points in strokes_of_a_brow(seed, dense) if r.random() <= keep(t)]


def brow(long=1.5, color="#4a3226", seed=0, keep=lambda t: 1.0, radius=.0075, dense=1.0):
    return strands(brow_lines(long, seed, keep, dense=dense), radius, mat(color, .8, vary=.2, patch=20), 2)


def sheet_of(x=2.2, y=1.5, color="paper", material=None):
    """A card of thick paper."""
    return box(x, y, .03, material or paper(color), .008, 3)


def swatch(long=.9, wide=.26, color="#b5655c", seed=0):
    """A smear of cream pigment, thick where the spatula stopped."""
    def skin(u, v):
        s = 2 * u - 1
        w = wide * .5 * (1 - .25 * v) * (.9 + .22 * noise.noise((v * 5, seed, 1))) * (math.sin(PI * min(.5, v * 4 + .12)))
        tail = 1 if v < .86 else max(0, (1 - v) / .14) ** .7
        w *= tail * .8 + .2 * (v < 1)
        ridge = .011 * noise.noise((s * 7, v * .8, seed)) + .008 * noise.noise((s * 15, v * 1.4, seed + 3))
        z = .006 + (1 - abs(s) ** 4) * (.028 * (1 - v) ** 1.2 + .012 + .05 * math.exp(-((v - .08) / .07) ** 2) + ridge)
        return s * w + .03 * noise.noise((v * 2, seed, 5)), (v - .5) * long + .03 * noise.noise((s * 4, seed, v)), max(z, .003)
    return sheet(skin, mat(color, .22, coat=.35, spec=.6, bump=.03, scale=30, vary=.04), 60, 110)


def lips(size=1.3, color="#b4655e", line=True):
    """A drawn mouth on z = 0: two soft lips, slightly raised."""
    def lip(upper):
        def skin(u, v):
            x = u * 2 - 1
            e = max(0, 1 - x * x)
            if upper:
                top = .31 * e ** .8 * (1 + .22 * math.exp(-((abs(x) - .2) / .17) ** 2)) - .06 * math.exp(-(x / .15) ** 2)
                y0, y1 = .03 * math.cos(x * 5) * e, top
            else:
                y0, y1 = .03 * math.cos(x * 5) * e - .012, -.43 * e ** .72
            y = y0 + (y1 - y0) * v
            z = .004 + .085 * e ** .6 * math.sin(PI * min(max(v, .0), 1)) ** .8 + .007 * noise.noise((x * 16, v * 1.4, upper)) * e
            return x * size * .5, y * size * .5, z
        return sheet(skin, mat(color, .3, coat=.25, sss=.15, spec=.5, vary=.05), 120, 40)
    return group([lip(True), lip(False)])


def pencil(long=1.5, color="#6b4a37", tip="#4a3226"):
    """A brow pencil lying along +y, tip forward."""
    body = lathe([(0, 0), (.045, 0, .01), (.045, long * .8), (.042, long * .82), (.014, long * .95), (0, long * .95)], mat(color, .35, coat=.2), 6 * 8)
    cone = lathe([(.046, long * .8), (.015, long * .952)], wood("#c99f6e", "#b28554"))
    lead = lathe([(.0152, long * .95), (.003, long * .995), (0, long)], mat(tip, .5))
    ring = put(lathe([(.046, 0), (.05, .01), (.05, .07), (.046, .08)], brass()), (0, 0, .1))
    return group([put(group([body, cone, lead, ring]), (0, -long / 2, .05), (-90, 0, 0))])


def calipers(size=1.2):
    """Golden-ratio brow calipers lying flat: three legs in brass."""
    b, parts = brass(.2), []
    for ax, ay, bx, by in ((-.5, -.8, .12, .5), (.5, -.8, -.12, .5), (-.02, -.75, .26, .18), (-.26, .18, .12, .5)):
        dx, dy = bx - ax, by - ay
        long = math.hypot(dx, dy)
        bar = slab(rounded(long * size, .05 * size, .02), .03, b, .008)
        parts.append(put(group([bar]), ((ax + bx) / 2 * size, (ay + by) / 2 * size, .012 * len(parts)), (0, 0, math.degrees(math.atan2(dy, dx)))))
    for x, y in ((0, .26), (.2, .0), (-.2, .02), (.12, .5), (-.12, .5)):
        parts.append(put(rod(.035 * size, .09, b, .012), (x * size, y * size, 0)))
    return group(parts)


def feather(long=1.4, seed=0, color="#faf5ee"):
    r, lines = rnd(seed), []
    for k in range(760):
        t = k / 760
        side = 1 if k % 2 else -1
        reach = .3 * math.sin(PI * min(1, t * .93 + .07)) ** .7 * r.uniform(.88, 1.03)
        y = (t - .45) * long
        lines.append([(0, y, .05 + .1 * t * t, 1), (side * reach * .5, y + .12 + .04 * t, .06 + .1 * t * t, .8), (side * reach, y + .3, .035 + .12 * t * t + r.uniform(0, .03), .3)])
    quill = tube([(0, -.68 * long, .02), (0, -.2 * long, .05), (0, .55 * long, .14)], .014, mat("#efe2cd", .5), [1.2, 1, .3])
    return group([strands(lines, .0075, mat(color, .9, sheen=.6), 1), quill])
