"""The microblading film: a brow fades from the paper and is drawn again, hair by hair, while leaves move in the light."""
import json
import math

import numpy as np

from brow_strokes import strokes
from film_water import light, shown, smooth

TAU = 2 * math.pi
LONG, RIGHT = 1.95, .62  # of the brow, on the sheet, and how far from its middle: the page's title stands on the left
PIGMENT = np.array([.115, .062, .042], np.float32)
# Parts of the film: the brow stands, goes, the paper is empty for a breath, the brow is drawn, and stands again.
GOES, GONE, DRAWN, DONE = .06, .23, .27, .9
ONE_STROKE = .045
BRIGHT = 1.15  # paper, not card


class Brow:
    def __init__(self, folder, read, width, height):
        self.w, self.h = width, height
        room, day = light(read(folder / "fill.png")), light(read(folder / "sun.png"))
        self.room, self.sun = room.astype(np.float32), np.maximum(day - room, 0).astype(np.float32)
        view = json.loads((folder / "camera.json").read_text())
        half = [s / 2 for s in view["sheet"]]
        paper = [(-half[0], -half[1]), (half[0], -half[1]), (half[0], half[1]), (-half[0], half[1])]
        self.onto = homography(paper, [(x * width, (1 - y) * height) for x, y in view["corners"]])
        self.hairs = [self.hair(t, points) for t, points in strokes(5)]
        self.centre = self.place([(RIGHT, 0)])[0][0]
        self.leaves()

    def place(self, points):
        p = np.array([(x, y, 1) for x, y in points]) @ self.onto.T
        return p[:, :2] / p[:, 2:]

    def hair(self, t, points):
        """Coverage of one stroke in its own box, and how far along the stroke every pixel lies."""
        line = self.place([(RIGHT + x * LONG, (y - .09) * LONG) for x, y, _ in points])
        scale = np.hypot(*(self.place([(.5, 0)]) - self.place([(-.5, 0)]))[0])
        radius = np.array([w for *_, w in points]) * .0044 * LONG * scale
        (x0, y0), (x1, y1) = np.floor(line.min(0) - 6).astype(int), np.ceil(line.max(0) + 6).astype(int)
        ys, xs = np.mgrid[y0:y1, x0:x1].astype(np.float32) + .5
        cover, along = np.zeros(xs.shape, np.float32), np.zeros(xs.shape, np.float32)
        for k in range(len(line) - 1):
            (ax, ay), (bx, by) = line[k], line[k + 1]
            dx, dy = bx - ax, by - ay
            s = np.clip(((xs - ax) * dx + (ys - ay) * dy) / max(dx * dx + dy * dy, 1e-6), 0, 1)
            far = np.hypot(xs - ax - s * dx, ys - ay - s * dy)
            c = np.clip(.5 + (radius[k] * (1 - s) + radius[k + 1] * s) - far, 0, 1)
            better = c > cover
            along[better] = ((k + s) / (len(line) - 1))[better]
            cover = np.maximum(cover, c)
        return t, (slice(y0, y1), slice(x0, x1)), cover, along

    def pigment(self, t):
        """How much light the pigment leaves, per pixel."""
        left = np.ones((self.h, self.w), np.float32)
        for place, box, cover, along in self.hairs:
            if t < DRAWN:
                there = 1 - smooth(t, GOES + .05 * place, GOES + .05 * place + (GONE - GOES - .05))
                amount = cover * there
            else:
                begin = DRAWN + (DONE - DRAWN - ONE_STROKE) * place
                amount = cover * smooth((t - begin) / ONE_STROKE * 1.25 - along, 0, .25)
                amount = amount * (1 + .1 * (1 - smooth(t, begin + ONE_STROKE, begin + .12)))  # wet at first
            left[box] *= 1 - np.clip(amount * .86, 0, 1)
        return left[..., None]

    def leaves(self):
        """Two twigs whose shadow lies over the sheet, as leaves: where, how long, which way, which twig."""
        r = np.random.default_rng(11)
        self.twigs = []
        for (x, y), way, count, long in (((1.08, .98), 205, 11, .17), ((.98, -.06), 152, 9, .16), ((-.06, .1), -28, 7, .15)):
            own = []
            for k in range(count):
                d = .05 + .062 * k
                for side in (-1, 1):
                    own.append((d, side * (44 + r.uniform(-7, 7)), long * (1.05 - .05 * k) * r.uniform(.85, 1.1)))
            self.twigs.append(((x, y), way, own))
        ys, xs = np.mgrid[0:225, 0:400].astype(np.float32)
        self.small = (xs + .5) / 400, (ys + .5) / 400

    def shade(self, t):
        """Light that gets through the leaves, which sway."""
        xs, ys = self.small
        left = np.ones_like(xs)
        for n, ((x, y), way, own) in enumerate(self.twigs):
            lean = way + 2.6 * math.sin(TAU * t + n * 2.1) + 1.1 * math.sin(TAU * 2 * t + n)
            for d, side, long in own:
                bend = math.radians(lean + d * 26 + 1.5 * math.sin(TAU * 2 * t + d * 9 + n))
                ax, ay = x + d * math.cos(bend), y * 9 / 16 + d * math.sin(bend)
                a = bend + math.radians(side + 2.0 * math.sin(TAU * 3 * t + d * 21 + side))
                u = ((xs - ax) * math.cos(a) + (ys - ay) * math.sin(a)) / long
                v = (-(xs - ax) * math.sin(a) + (ys - ay) * math.cos(a)) / long
                wide = .17 * np.abs(np.sin(np.pi * np.clip(u, 0, 1))) ** .8
                left *= 1 - .92 * smooth(wide - np.abs(v), -.1, .13) * smooth(u, -.06, .14) * (1 - smooth(u, .86, 1.1))
        return left

    def frame(self, t):
        """The picture at t (0 to 1 is the film once)."""
        small = self.shade(t)
        ys, xs = np.mgrid[0:self.h, 0:self.w].astype(np.float32)
        x, y = np.clip((xs + .5) / 4 - .5, 0, 398.99), np.clip((ys + .5) / 4 - .5, 0, 223.99)
        i, j = x.astype(np.int32), y.astype(np.int32)
        u, v = x - i, y - j
        sun = ((small[j, i] * (1 - u) + small[j, i + 1] * u) * (1 - v) + (small[j + 1, i] * (1 - u) + small[j + 1, i + 1] * u) * v)[..., None]
        lit = BRIGHT * (self.room + self.sun * (.12 + .88 * sun))
        left = self.pigment(t)
        return shown(lit * (left + (1 - left) * PIGMENT))


def homography(source, target):
    """The 3 x 3 matrix that takes four points of the sheet to the picture."""
    rows, right = [], []
    for (x, y), (u, v) in zip(source, target):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    return np.append(np.linalg.solve(np.array(rows), np.array(right)), 1).reshape(3, 3)
