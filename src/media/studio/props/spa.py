"""Stones, candles, bamboo, combs, brushes, trays."""
import math

from mathutils import noise

from kit import PI, ball, box, circle, group, lathe, mesh, put, rnd, rod, rounded, sheet, slab, strands, tube
from materials import bamboo, basalt, brass, ceramic, glow_mat, mat, marble, petal, stone, water_mat, wood


def pebble(r=.4, flat=.4, material=None, seed=0):
    """A river stone resting on z = 0."""
    p = ball(r, material or basalt(), flat, 72, .14, seed)
    for v in p.data.vertices:
        v.co.x *= 1.12
        v.co.z += r * flat * .06 * noise.noise((v.co.x * 2, v.co.y * 2, seed)) + r * flat
    return p


def cairn(sizes=(.5, .4, .3), material=None, seed=0, flat=.36):
    r, z, parts = rnd(seed), 0.0, []
    for k, s in enumerate(sizes):
        p = pebble(s, flat, material, seed + k)
        put(p, (r.uniform(-.04, .04) * (k > 0), r.uniform(-.03, .03), z - .015 * k), (r.uniform(-3, 3), r.uniform(-3, 3), r.uniform(0, 360)))
        z += s * flat * 1.94
        parts.append(p)
    return group(parts)


def candle(r=.26, h=.5, lit=True, vessel=None):
    parts = []
    if vessel:
        parts.append(lathe([(0, 0), (r, 0, .05), (r, h, .02), (r * .93, h, .02), (r * .93, h * .78), (0, h * .76)], vessel))
        top, rr = h * .8, r * .92
        parts.append(put(lathe([(0, 0), (rr, 0), (0, .001)], mat("#f6ead8", .4, sss=.4)), (0, 0, top)))
    else:
        top, rr = h, r
        wax = mat("#f6ead8", .45, sss=.5, bump=.06, scale=9)
        parts.append(lathe([(0, 0), (r, 0, .03), (r, h, .05), (r * .86, h * .985, .03), (0, h * .95)], wax, wobble=.02))
        top = h * .95
    parts.append(tube([(0, 0, top), (.005, 0, top + .05), (.012, 0, top + .09)], .009, mat("#2b2320", .9)))
    if lit:
        f = lathe([(0, 0), (.026, .03, .02), (.03, .08, .03), (.012, .17, .04), (0, .23)], glow_mat("#ffbf6b", 28), 32)
        parts.append(put(f, (.012, 0, top + .075)))
    return group(parts)


def spout(long=2.2, r=.13, stream=1.4, seed=0, node=.62):
    """A bamboo spout along +x, mouth at the origin, water falling to z = -stream."""
    skin, dark = bamboo(), mat("#5b4a26", .7)
    parts = []
    pipe = lathe([(r * .74, 0), (r * .78, -.01), (r, .02, .02), (r * .985, node, .0), (r * 1.1, node + .03, .03), (r * .99, node + .06, .03),
                  (r, node * 2.2), (r * 1.1, node * 2.2 + .03, .03), (r, node * 2.2 + .06, .03), (r, long), (0, long)], skin, wobble=.02)
    inner = lathe([(r * .75, -.005), (r * .72, .3), (0, .35)], dark)
    cut = group([pipe, inner], turn=(0, -90, 0))
    parts.append(put(cut, (0, 0, 0), (0, 90, 0)))
    if stream:
        def fall(u, v):
            a, d = 2 * PI * u, v
            z = -r * .55 - d * (stream - r * .55)
            x = .06 - .2 * math.sqrt(d + .0001)
            q = r * .64 * (1 - .42 * d ** .6) * (1 + .16 * noise.noise((math.cos(a) * 1.4, math.sin(a) * 1.4, d * 6 + seed)))
            return x + q * math.cos(a), q * .9 * math.sin(a), z
        parts.append(sheet(fall, mat("#eef6f5", .03, trans=.82, ior=1.33, spec=.8, vary=0, shadow="#ffffff"), 40, 90))
    return group(parts)


def comb(long=1.3, high=.42, teeth=26, material=None):
    """A wooden comb lying flat, teeth toward -y."""
    m = material or wood()
    spine = [(-long / 2, 0), (long / 2, 0)] + [(long / 2 * math.cos(PI * k / 20), high * .46 * math.sin(PI * k / 20) ** .7 if 0 < k < 20 else 0) for k in range(21)]
    parts = [slab(spine, .07, m, .02)]
    for k in range(teeth):
        x = -long / 2 + .04 + (long - .08) * k / (teeth - 1)
        reach = high * (.62 if 0 < k < teeth - 1 else .6)
        parts.append(tube([(x, .04, .035), (x, -reach * .6, .035), (x, -reach, .035)], .5 * .58 * long / teeth, m, [1, 1, .35], flat=True, res=3))
    return group(parts)


def scalp_brush(r=.42, material=None):
    """A round wooden scalp brush, bristles up."""
    m = material or wood("#a87a52", "#7a5334")
    parts = [lathe([(0, 0), (r * .5, 0, .06), (r, .1, .06), (r * .98, .2, .05), (0, .22)], m)]
    tip, lines = mat("#f1e3d0", .5, sss=.2), []
    for ring in range(1, 6):
        n = ring * 6
        for k in range(n):
            a, q = 2 * PI * k / n + ring * .3, r * .84 * ring / 5
            x, y = q * math.cos(a), q * math.sin(a)
            lines.append([(x, y, .2, 1), (x * 1.01, y * 1.01, .34, .9), (x * 1.02, y * 1.02, .385, .55)])
    parts.append(strands(lines, .02, tip, 3))
    return group(parts)


def paddle(long=1.9, material=None):
    """A paddle brush lying with its bristles up, handle toward -y."""
    m = material or wood()
    outline = [(.3 * math.cos(a) * (1 - .1 * math.sin(a)), .62 + .46 * math.sin(a)) for a in (2 * PI * k / 64 for k in range(64))]
    head = slab(outline, .1, m, .045)
    grip = tube([(0, .22, .05), (0, -.05, .05), (0, -.45, .055), (0, -.72, .05)], .06, m, [.9, .8, 1.15, .8])
    cushion = put(ball(.25, mat("#3a2f29", .6), .16), (0, .64, .1), (0, 0, 0), (1, 1.6, 1))
    lines = [[(x, y, .12, 1), (x, y, .25, .8)] for x in [(-.17 + .057 * i) for i in range(7)] for y in [.34 + .062 * j for j in range(11)]
             if (x / .21) ** 2 + ((y - .64) / .36) ** 2 < 1]
    pins = strands(lines, .011, mat("#d9bb8e", .4))
    dots = [put(ball(.018, mat("#d9bb8e", .35), 1, 12), (l[-1][0], l[-1][1], .255)) for l in lines]
    return group([head, grip, cushion, pins, *dots])


def tray(x=2.4, y=1.5, h=.1, material=None, r=.25, lip=.06):
    m = material or brass(.3)
    base = slab(rounded(x, y, r), .05, m, .02)
    rim = slab(rounded(x, y, r), h, m, .018, [rounded(x - lip, y - lip, r - lip / 2)])
    return group([base, rim])


def plinth(x=2.0, y=1.3, z=.5, material=None):
    return box(x, y, z, material or stone(), .035)


def mixed(color, factor):
    """A hex colour made lighter or darker."""
    return "#" + "".join(f"{min(255, round(int(color[i:i + 2], 16) * factor)):02x}" for i in (1, 3, 5))


def hair(lines_at, count=900, spread=(.3, .12), color="#5a3a26", radius=.006, seed=0, waves=.05, tight=1.0):
    """A lock of hair along a path of points: many strands in one object."""
    r, lines = rnd(seed), []
    steps = 46
    def at(t):
        f = t * (len(lines_at) - 1)
        i = min(int(f), len(lines_at) - 2)
        k = f - i
        p0, p1, p2, p3 = (lines_at[max(0, min(len(lines_at) - 1, i + d))] for d in (-1, 0, 1, 2))
        return [.5 * (2 * b + (c - a) * k + (2 * a - 5 * b + 4 * c - d) * k * k + (3 * b - a - 3 * c + d) * k ** 3)
                for a, b, c, d in zip(p0, p1, p2, p3)]
    spine = [at(k / steps) for k in range(steps + 1)]
    sides = []
    for k in range(steps + 1):
        a, b = spine[max(k - 1, 0)], spine[min(k + 1, steps)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        m = math.hypot(dx, dy) or 1
        sides.append((-dy / m, dx / m))
    for _ in range(count):
        q, ang = math.sqrt(r.random()), r.uniform(0, 2 * PI)
        if r.random() < .02:
            q *= r.uniform(1.05, 1.3)
        ou, ov = q * math.cos(ang) * spread[0], q * math.sin(ang) * spread[1]
        ph, am = r.uniform(0, .9), waves * r.uniform(.6, 1.3)
        end = steps - int(r.random() ** 1.6 * 13)
        line = []
        for k in range(end + 1):
            t = k / steps
            open_ = (tight + (1 - tight) * abs(2 * t - 1) ** 1.3) * (1 - .62 * max(0, (t - .72) / .28) ** 1.4)
            side, (x, y, z) = sides[k], spine[k]
            w = am * math.sin(t * 9 + ph) + .035 * noise.noise((ou * 30, ov * 30, t * 2.5))
            line.append((x + side[0] * (ou * open_ + w), y + side[1] * (ou * open_ + w), max(z + ov * open_ + spread[1], .006), 1 if k < end - 2 else .5))
        lines.append(line)
    shades = (color, *(mixed(color, f) for f in (.62, 1.35)))
    return group([strands(lines[k::3], radius, mat(c, .26, spec=.8, vary=.12, patch=9, coat=.25, rvary=.3), 1) for k, c in enumerate(shades)])
