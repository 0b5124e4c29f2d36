"""Towels and linen."""
import math

from mathutils import noise

from kit import PI, box, group, mesh, put, rnd, sheet
from materials import linen, terry


def drape(x=4.0, y=3.0, folds=5.0, high=.12, angle=20, seed=0, color="linen", scale=38, flat=(), n=260):
    """A cloth thrown on a table; flat is a list of (x, y, radius) kept low under other things."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    def skin(u, v):
        px, py = (u - .5) * x, (v - .5) * y
        a, b = px * c + py * s, -px * s + py * c
        bend = noise.noise((a * .5, b * .5, seed)) * 1.6
        w = noise.noise((a * .7, b * .35, seed + 4)) * .5 + .5
        ridge = (1 - abs(math.sin((b * folds / y + bend) * PI))) ** 2.2
        z = high * ridge * (.25 + w) + high * .25 * noise.noise((px * 1.3, py * 1.3, seed + 9)) + high * .3
        for fx, fy, fr in flat:
            d = math.hypot(px - fx, py - fy) / fr
            z *= min(1, max(0, (d - .8) / .7)) * .96 + .04
        edge = min(u, 1 - u, v, 1 - v)
        z = z * min(1, edge * 14) + .012
        return px + .05 * noise.noise((py * .9, seed, 1)) * 2, py + .05 * noise.noise((px * .9, seed, 2)) * 2, z
    return sheet(skin, linen(color, scale), n, n, .01)


def roll(r=.28, long=1.3, color="linen", turns=4.3, seed=0):
    """A rolled towel lying along x on z = 0, spiral ends showing."""
    thick = r / (turns + .35)
    steps = int(turns * 44)
    centre = []
    for k in range(steps + 1):
        a = 2 * PI * turns * k / steps
        centre.append((a, thick * .3 + (r - thick * .8) * k / steps))
    half = thick * .4
    loop = [(a, q + half) for a, q in centre] + [(centre[-1][0] + .10, centre[-1][1])] + [(a, q - half) for a, q in reversed(centre)]
    n, rows = len(loop), 46
    verts, faces = [], []
    for j in range(rows + 1):
        t = j / rows
        x = (t - .5) * long
        end = min(t, 1 - t) * rows
        tuck = .5 if end < 1 else .85 if end < 2 else 1
        for a, q in loop:
            mid = thick * .3 + (r - thick * .8) * (a / (2 * PI * turns))
            q = mid + (q - mid) * tuck
            w = 1 + .035 * noise.noise((x * 1.6, a * .32, seed)) + .02 * noise.noise((x * 5, a * 1.1, seed + 3))
            out = noise.noise((a * .7, seed, t * .1)) * .03 * (1 if t > .5 else -1)
            verts.append((x + out, q * w * math.cos(a), r + q * w * math.sin(a)))
    for j in range(rows):
        for k in range(n):
            m = (k + 1) % n
            faces.append((j * n + k, j * n + m, (j + 1) * n + m, (j + 1) * n + k))
    for j in (0, rows):
        for k in range(len(centre) - 1):
            faces.append((j * n + k, j * n + k + 1, j * n + n - 2 - k, j * n + n - 1 - k))
    return mesh(verts, faces, terry(color))


def fold(x=1.7, y=1.15, z=.26, color="linen", layers=2, seed=0):
    """A folded towel: layered, each fold round at the front, open at the back."""
    parts, h = [], z / layers
    for k in range(layers):
        def skin(u, v, k=k):
            a = 2 * PI * v
            ca, sa = math.cos(a), math.sin(a)
            p = 5.0
            q = (abs(ca) ** p + abs(sa) ** p) ** (-1 / p)
            yy, zz = q * ca * y / 2, q * sa * h / 2 * .98
            px = (u - .5) * x
            soft = math.sqrt(max(0, 1 - (max(0, abs(u - .5) * 2 - .95) / .05) ** 2))
            bulge = .02 * noise.noise((px * 1.2, yy * 1.2, seed + k * 3)) + .012 * noise.noise((px * 4, yy * 4, seed + k))
            sag = -.02 * (abs(u - .5) * 2) ** 3 * k
            return px, yy * (1 + .01 * noise.noise((px * 2, zz, seed))) - .012 * k, h * (k + .5) + zz * soft + bulge * (1 if zz > 0 else .4) + sag
        parts.append(sheet(skin, terry(color), 90, 120))
    return group(parts)


def stack(colors=("linen", "#e9ddcf", "#d9c4b0"), x=1.7, y=1.15, z=.26, seed=0):
    r = rnd(seed)
    return group([put(fold(x * r.uniform(.97, 1.02), y * r.uniform(.97, 1.02), z, c, 2, seed + k), (r.uniform(-.02, .02), r.uniform(-.02, .02), k * z * 1.0), (0, 0, r.uniform(-1.5, 1.5)))
                  for k, c in enumerate(colors)])
