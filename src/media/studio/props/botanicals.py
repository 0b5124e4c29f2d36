"""Petals, orchids, leaves, sprigs."""
import math

from mathutils import Vector, noise

from kit import PI, ball, group, put, rnd, sheet, tube
from materials import mat, petal


def blade(long=.5, wide=.3, cup=.25, curl=.3, ruffle=.03, tip=.5, material=None, seed=0, nu=18, nv=26):
    """One petal or leaf: base at the origin, growing along +y, cupped upward."""
    def skin(u, v):
        s = u * 2 - 1
        w = wide * (math.sin(PI * v ** tip) ** .75) * .5 if 0 < v < 1 else 0
        x = s * w
        y = long * v
        z = cup * wide * s * s * math.sin(PI * min(v * 1.1, 1)) + curl * long * v * v
        z += ruffle * noise.noise((s * 2.2 + seed * 7, v * 4.1, seed)) * abs(s) ** 1.5 * 2
        z -= .03 * wide * math.exp(-s * s * 60) * (1 - v)
        return x, y, z
    return sheet(skin, material or petal("blush"), nu, nv, .008)


def orchid(size=.5, tone="white", seed=0):
    """A moth orchid facing +z."""
    skin = petal(tone)
    parts = []
    for k, (a, long, wide) in enumerate(((90, .52, .4), (212, .5, .38), (328, .5, .38))):
        parts.append(put(blade(long, wide, .1, .12, .02, .62, skin, seed + k), (0, 0, -.01), (0, 0, a - 90)))
    for k, a in enumerate((8, 172)):
        parts.append(put(blade(.58, .72, .12, .06, .05, .5, skin, seed + 5 + k), (0, 0, .02), (0, 0, a - 90)))
    lip = petal("rose")
    for a in (232, 308):
        parts.append(put(blade(.2, .17, .5, .9, .02, .6, lip, seed), (0, 0, .04), (0, 0, a - 90)))
    parts.append(put(blade(.3, .16, .5, .55, .02, .6, lip, seed + 2), (0, -.02, .04), (0, 0, 180)))
    parts.append(put(ball(.05, mat("#e6c27a", .5), .8), (0, -.02, .07)))
    return group(parts, scale=size / .55)


def spray(points, blooms, size=.5, tone="white", seed=0, buds=2):
    """An orchid stem through points with blooms at (t, yaw, pitch)."""
    r = rnd(seed)
    stem = tube(points, .022, mat("#6d7650", .5, bump=.1, scale=20), [1.2 - .7 * i / (len(points) - 1) for i in range(len(points))])
    path = [Vector(p) for p in points]
    def at(t):
        f = t * (len(path) - 1)
        i = min(int(f), len(path) - 2)
        return path[i].lerp(path[i + 1], f - i)
    parts = [stem]
    for k, (t, yaw, pitch) in enumerate(blooms):
        p = at(t)
        flower = group([orchid(size * r.uniform(.88, 1.06), tone, seed + k * 3)])
        put(flower.children[0], (0, 0, .06))
        put(flower, p, (pitch, r.uniform(-8, 8), yaw))
        parts.append(flower)
    for k in range(buds):
        p = at(1 - k * .07)
        parts.append(put(ball(.075 - .012 * (buds - k), petal("olive" if not k else tone), 1.25), p, (20, 30 * k, 0)))
    return group(parts)


def petals(count, area, tone="blush", seed=1, size=.3, z=.012, avoid=()):
    """Loose petals lying about; area is (x0, x1, y0, y1)."""
    r, parts = rnd(seed), []
    while len(parts) < count:
        x, y = r.uniform(*area[:2]), r.uniform(*area[2:])
        if any(math.hypot(x - a, y - b) < c for a, b, c in avoid):
            continue
        s = size * r.uniform(.8, 1.2)
        p = blade(s, s * r.uniform(.75, .95), .35, .28, .03, 1.6, petal(tone), r.random() * 9)
        parts.append(put(p, (x, y, z), (r.uniform(-6, 8), r.uniform(-8, 8), r.uniform(0, 360))))
    return group(parts)


def sprig(long=1.6, pairs=8, leaf=.34, round_=.75, tone="olive", seed=0, bend=.25, lift=.12):
    """Eucalyptus or olive: paired leaves on a bending stem growing along +y."""
    r = rnd(seed)
    line = [(bend * math.sin(PI * t * .8), long * t, lift * math.sin(PI * t)) for t in (k / 10 for k in range(11))]
    parts = [tube(line, .016, mat("#7a6a4c", .6, bump=.2, scale=30), [1.2 - .09 * i for i in range(11)])]
    for k in range(pairs):
        t = .12 + .86 * k / pairs
        i = min(int(t * 10), 9)
        p = Vector(line[i]).lerp(Vector(line[i + 1]), t * 10 - i)
        s = leaf * (1 - .45 * t) * r.uniform(.85, 1.12)
        for side in (-1, 1):
            b = blade(s, s * round_, .15, r.uniform(-.05, .2), .02, .62, petal(tone), r.random() * 5)
            parts.append(put(b, p, (r.uniform(0, 24), r.uniform(-18, 18), -side * r.uniform(42, 66))))
    parts.append(put(blade(leaf * .5, leaf * .4, .2, .1, .01, .6, petal(tone)), line[-1]))
    return group(parts)


def frond(long=2.0, pairs=16, leaf=.7, tone="leaf", seed=0, bend=.35):
    """A palm frond growing along +y."""
    return sprig(long, pairs, leaf, .17, tone, seed, bend, .3)


def camellia(size=.5, tone="blush", seed=0):
    """A full round flower facing +z."""
    r, parts = rnd(seed), []
    for ring, (n, long, pitch) in enumerate(((7, .5, 12), (7, .44, 28), (6, .36, 46), (5, .27, 62), (4, .18, 76))):
        for k in range(n):
            a = 360 * k / n + ring * 27 + r.uniform(-6, 6)
            p = blade(long, long * .92, .4, .25, .04, 1.7, petal(tone), r.random() * 9)
            holder = group([put(p, (0, .02, 0), (pitch, 0, 0))], (0, 0, .02 * ring), (0, 0, a))
            parts.append(holder)
    parts.append(put(ball(.06, mat("#d9b15f", .6, bump=.6, scale=60)), (0, 0, .12)))
    return group(parts, scale=size / .5)
