"""The strokes of a microbladed brow as plain geometry: for the modelled brows and for the film."""
import math
import random

# Across the brow's length (0 at the nose, 1 at the tail): its lower and its upper edge.
AT = (0.0, .15, .3, .45, .6, .72, .84, .93, 1.0)
LOWER = (-.03, .005, .045, .085, .118, .12, .088, .04, -.012)
UPPER = (.105, .142, .168, .19, .2, .186, .135, .07, -.006)


def edge(t, ys):
    """Smooth curve through the points of an edge."""
    t = min(max(t, 0), 1)
    i = max(k for k in range(len(AT) - 1) if AT[k] <= t)
    s = (t - AT[i]) / (AT[i + 1] - AT[i])
    slope = [(ys[min(k + 1, len(ys) - 1)] - ys[max(k - 1, 0)]) / (AT[min(k + 1, len(AT) - 1)] - AT[max(k - 1, 0)]) for k in (i, i + 1)]
    h = AT[i + 1] - AT[i]
    a, b = ys[i], ys[i + 1]
    return ((2 * s ** 3 - 3 * s * s + 1) * a + (s ** 3 - 2 * s * s + s) * h * slope[0]
            + (-2 * s ** 3 + 3 * s * s) * b + (s ** 3 - s * s) * h * slope[1])


def stroke(start, lean, end_lean, long, weight, steps=12):
    """Points (x, y, width from 0 to 1): a hair that begins fine, is fullest after a third and ends in nothing."""
    x, y = start
    points = []
    for k in range(steps + 1):
        s = k / steps
        points.append((x, y, weight * max(.05, min(1, .35 + 3 * s)) * (1 - s ** 1.6 * .92)))
        a = lean + (end_lean - lean) * s ** .8
        x, y = x + long / steps * math.cos(a), y + long / steps * math.sin(a)
    return points


def strokes(seed=0, dense=1.0):
    """The hairs of a left brow, nose to tail, as (t, points); the brow is one unit long and centred on x = 0."""
    r, out = random.Random(seed), []

    def add(t, start_y, lean, end_lean, long, weight):
        out.append((t, stroke((t - .5 + r.uniform(-.003, .003), start_y), math.radians(lean), math.radians(end_lean), long, weight)))

    n = round(64 * dense)
    for k in range(n):  # from the lower edge up and toward the tail
        t = (k + r.uniform(-.2, .2)) / n * .97
        low, up = edge(t, LOWER), edge(t, UPPER)
        run = math.degrees(math.atan2(edge(t + .02, LOWER) - edge(t - .02, LOWER), .04))
        open_ = max(0, 1 - t / .3)
        lean = run + (30 + 50 * open_ ** .8) * (1 - .7 * max(0, t - .74) / .26) + r.uniform(-5, 5)
        long = (up - low) * (1.0 + .75 * min(1, t / .35)) * r.uniform(.82, 1.06) * (1 - .25 * open_) + .018
        add(t, low + r.uniform(0, .008), lean, run - 8 + 28 * open_, long, r.uniform(.75, 1))
    n = round(54 * dense)
    for k in range(n):  # from the upper edge down into them
        t = .17 + (k + r.uniform(-.2, .2)) / n * .8
        low, up = edge(t, LOWER), edge(t, UPPER)
        run = math.degrees(math.atan2(edge(t + .02, UPPER) - edge(t - .02, UPPER), .04))
        long = ((up - low) * 1.35 * r.uniform(.8, 1.05) + .022) * min(1, .55 + (t - .17) * 3)
        add(t, up - r.uniform(0, .008), run - 26 * (1 - .75 * max(0, t - .74) / .26) + r.uniform(-4, 4), run - 2, long, r.uniform(.7, .95))
    n = round(30 * dense)
    for k in range(n):  # fine ones along the spine, so that no gap shows
        t = .06 + (k + r.random()) / n * .86
        mid = edge(t, LOWER) * .52 + edge(t, UPPER) * .48
        run = math.degrees(math.atan2(edge(t + .02, UPPER) - edge(t - .02, LOWER) - edge(t, UPPER) + edge(t, LOWER), .04))
        add(t, mid + r.uniform(-.014, .01), run + 6 + 30 * max(0, 1 - t / .25) + r.uniform(-9, 9), run, r.uniform(.06, .1), r.uniform(.45, .65))
    return sorted(out, key=lambda hair: hair[0])
