"""The head spa film: rings on the water, what it mirrors, the falling stream, steam and candlelight."""
import json
import math

import numpy as np

TAU = 2 * math.pi
FALLS = 21  # how often a drop would fall from the spout into the water, one after the other, in one film

# Rings round the point where the stream meets the water: wave length, cycles per film, height, reach.
RINGS = ((.46, 19, 1.0, .85), (.33, 26, .85, .75), (.24, 36, .6, .6), (.17, 50, .42, .45), (.62, 14, .55, 1.3))
# Upright windows that only the water sees: x, half width, lowest, highest, power; they stand on the wall behind.
WINDOWS = ((-.62, .46, 1.0, 4.2, 1.35), (.5, .46, 1.0, 4.2, 1.5), (3.1, .3, .4, 5.0, .9))
WALL = 3.2


def light(x):
    return np.clip(x, 0, 1) ** 2.2


def shown(x):
    return np.clip(x, 0, 1) ** (1 / 2.2)


def sample(picture, x, y):
    """Bilinear, clamped at the edges."""
    h, w = picture.shape[:2]
    x, y = np.clip(x, 0, w - 1.001), np.clip(y, 0, h - 1.001)
    i, j = x.astype(np.int32), y.astype(np.int32)
    u, v = (x - i)[..., None], (y - j)[..., None]
    return (picture[j, i] * (1 - u) + picture[j, i + 1] * u) * (1 - v) + (picture[j + 1, i] * (1 - u) + picture[j + 1, i + 1] * u) * v


def blur(a, r):
    """Three box blurs make a soft one."""
    for _ in range(3):
        for axis in (0, 1):
            pad = [(0, 0)] * a.ndim
            pad[axis] = (r + 1, r)
            c = np.cumsum(np.pad(a, pad, mode="edge"), axis=axis, dtype=np.float64)
            n = a.shape[axis]
            hi, lo = [slice(None)] * a.ndim, [slice(None)] * a.ndim
            hi[axis], lo[axis] = slice(2 * r + 1, 2 * r + 1 + n), slice(0, n)
            a = ((c[tuple(hi)] - c[tuple(lo)]) / (2 * r + 1)).astype(np.float32)
    return a


def clouds(n, power, seed):
    """A tile of soft noise from 0 to 1 that repeats in both directions."""
    f = np.fft.fftfreq(n) * n
    radius = np.hypot(*np.meshgrid(f, f))
    radius[0, 0] = 1
    spectrum = np.fft.fft2(np.random.default_rng(seed).standard_normal((n, n))) * radius ** -power
    spectrum[0, 0] = 0
    tile = np.fft.ifft2(spectrum).real
    low, high = np.percentile(tile, (1, 99))
    return np.clip((tile - low) / (high - low), 0, 1).astype(np.float32)[..., None]


def tiled(tile, x, y):
    n = tile.shape[0]
    i, j = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    u, v = (x - i)[..., None], (y - j)[..., None]
    a, b, c, d = i % n, (i + 1) % n, j % n, (j + 1) % n
    return ((tile[c, a] * (1 - u) + tile[c, b] * u) * (1 - v) + (tile[d, a] * (1 - u) + tile[d, b] * u) * v)[..., 0]


def smooth(x, lo, hi):
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def calm(plate):
    """Takes out the single bright pixels that the candles' small light leaves round them."""
    area = (slice(None), slice(0, plate.shape[1] // 3))
    part = plate[area]
    padded = np.pad(part, ((2, 2), (2, 2), (0, 0)), mode="edge")
    h, w = part.shape[:2]
    middle = np.median([padded[y:y + h, x:x + w] for y in range(5) for x in range(5)], axis=0)
    lone = smooth(part.max(2) - middle.max(2), .03, .06)[..., None] * (1 - smooth(middle.max(2), .8, .9))[..., None]
    plate[area] = part * (1 - lone) + middle * lone
    return plate


class HeadSpa:
    def __init__(self, folder, read, width, height):
        self.view = view = json.loads((folder / "camera.json").read_text())
        self.plate = calm(read(folder / "plate.png"))
        self.w, self.h = width, height
        matrix = np.array(view["matrix"])
        self.turn, self.eye, self.lens = matrix[:3, :3], matrix[:3, 3], view["lens"]
        mirror = light(read(folder / "mirror.png"))[::-1]
        self.mirror = mirror.astype(np.float32)
        self.mirror_scale = mirror.shape[1] / width
        mask = read(folder / "mask.png")[..., 0]
        mask = np.clip((mask - .5) / .45, 0, 1)
        rows, cols = np.where(mask.max(1) > 0)[0], np.where(mask.max(0) > 0)[0]
        self.box = (slice(rows[0], rows[-1] + 1), slice(cols[0], cols[-1] + 1))
        self.mask = mask[self.box][..., None]
        self.water()
        self.stream_place()
        self.steam_tiles = clouds(512, 1.55, 3), clouds(512, 1.75, 8)
        self.vapour()
        self.flames()
        self.centre = self.pixel(np.array([*view["bowl"][:2], view["level"]]))[0]

    def pixel(self, points):
        """Where points of the world are in the picture."""
        local = (points - self.eye) @ self.turn
        x = local[..., 0] / -local[..., 2] * self.lens
        y = local[..., 1] / -local[..., 2] * self.lens
        return (x + .5) * self.w - .5, self.h / 2 - y * self.w - .5

    def water(self):
        """For every pixel of the water: the point it shows, and the way the light came."""
        rows, cols = np.mgrid[self.box]
        x = (cols + .5) / self.w - .5
        y = (self.h / 2 - rows - .5) / self.w
        way = np.stack([x / self.lens, y / self.lens, -np.ones_like(x)], -1) @ self.turn.T
        way /= np.linalg.norm(way, axis=-1, keepdims=True)
        reach = (self.view["level"] - self.eye[2]) / way[..., 2]
        self.way = way.astype(np.float32)
        self.at = (self.eye + way * reach[..., None]).astype(np.float32)

    def slopes(self, t):
        """How the water is tilted, in x and y."""
        x, y = self.at[..., 0] - self.impact[0], self.at[..., 1] - self.impact[1]
        r, a = np.hypot(x, y) + 1e-4, np.arctan2(y, x)
        steep = np.zeros_like(r)
        for k, (long, cycles, high, reach) in enumerate(RINGS):
            uneven = 1 + .3 * np.sin(3 * a + 1.7 * k + TAU * t * (k + 1)) + .2 * np.sin(5 * a - 2.3 * k - TAU * t * 2)
            bent = r + .02 * np.sin(4 * a + k + TAU * t)
            steep += high * uneven * np.exp(-r / reach) * np.sin(TAU * (bent / long - cycles * t) + 1.3 * k)
        steep *= .115 * smooth(r, .0, .16)
        # Rings come back from the rim, weaker.
        cx, cy, radius = self.view["bowl"]
        bx, by = self.at[..., 0] - cx, self.at[..., 1] - cy
        rb = np.hypot(bx, by) + 1e-4
        back = .02 * np.exp(-(radius - rb) / .5) * np.sin(TAU * ((radius - rb) / .36 - 24 * t))
        sx = steep * x / r - back * bx / rb
        sy = steep * y / r - back * by / rb
        # A slow breath over the whole surface.
        sx += .006 * np.sin(TAU * (self.at[..., 0] * .9 + self.at[..., 1] * .5 - 3 * t))
        sy += .006 * np.sin(TAU * (self.at[..., 1] * 1.1 - self.at[..., 0] * .4 + 4 * t) + 1)
        return sx, sy, r, a

    def stream_place(self):
        """Row by row, where the falling water is: its middle, half its width, and how far a drop has fallen there."""
        mouth, level = np.array(self.view["mouth"]), self.view["level"]
        tau = np.linspace(0, 1, 400)
        fall = mouth[2] - level - .09
        path = mouth + np.stack([.03 - .29 * tau, 0 * tau, -.07 - .02 * tau - fall * tau ** 2], -1)
        half = .086 * (1 - .46 * tau ** .6)
        self.impact = path[-1, :2]
        x, y = self.pixel(path)
        right = self.pixel(path + np.stack([half, 0 * tau, 0 * tau], -1))[0] - x
        rows = np.arange(int(y[0]), int(y[-1]) + 1)
        self.row_tau, self.row_x, self.row_half = (np.interp(rows, y, v).astype(np.float32)[:, None] for v in (tau, x, right))
        self.fall = (slice(rows[0], rows[-1] + 1), slice(int(x.min() - 60), int(x.max() + 60)))
        self.streaks = clouds(512, 1.15, 21)

    def stream(self, t, behind):
        """Falling water before what is behind it: colour and coverage."""
        tau = self.row_tau
        flow = FALLS * t
        swell = 1 + (.25 + tau) * sum(k * np.sin(TAU * (n * (tau - flow)) + n) for n, k in ((2, .05), (3, .06), (5, .05), (8, .035)))
        sway = self.row_half * (.1 + .3 * tau) * (np.sin(TAU * (2 * (tau - flow)) + 1) + .6 * np.sin(TAU * (3 * (tau - flow))))
        half = self.row_half * swell
        x = np.arange(self.fall[1].start, self.fall[1].stop, dtype=np.float32)[None]
        q = (x - self.row_x - sway) / half
        inside = np.clip(1 - np.abs(q), 0, 1)
        cover = smooth(inside, 0, 1.6 / half) * smooth(tau, 0, .004) * (1 - .75 * smooth(tau, .975, 1))
        # A round of water is a lens: it shows what is behind it, turned round.
        bent = np.broadcast_to(self.row_x + sway - q * half * 2.4, q.shape) - self.fall[1].start
        rows = np.broadcast_to(np.arange(q.shape[0], dtype=np.float32)[:, None], q.shape)
        seen = light(sample(behind, bent, rows + 10 * q))
        # Threads of light run down with the water: 4 tiles of 512 are 21 falls long.
        along = np.broadcast_to(tau * 4 * 512 / FALLS - 4 * 512 * t, q.shape)
        fine, broad = tiled(self.streaks, q * 26 + 100, along), tiled(self.streaks, q * 7 + 300, along * 2)
        edge = smooth(np.abs(q), .62, .97)
        cool = np.exp(-((q - .38 - .5 * (broad - .5)) / .13) ** 2) * fine ** 2 * 1.5 + edge * .16 * (.4 + broad) + .05 * fine
        warm = np.exp(-((q + .52 - .4 * (fine - .5)) / .11) ** 2) * broad ** 2 * .8
        shine = cool[..., None] * np.array([.8, .93, .92], np.float32) + warm[..., None] * np.array([1, .86, .66], np.float32)
        return shown(seen * (1 - .35 * edge[..., None]) + shine * (.6 + .4 * tau[..., None])), cover[..., None]

    def vapour(self):
        """Where steam hangs: over the water, thinning upward."""
        cx, cy, radius = self.view["bowl"]
        mid, low = self.pixel(np.array([cx, cy, self.view["level"]]))
        right = self.pixel(np.array([cx + radius, cy, self.view["level"]]))[0]
        wide = right - mid
        self.steam_box = (slice(0, min(self.h, int(low + .22 * wide))), slice(max(0, int(mid - 1.5 * wide)), min(self.w, int(mid + 1.4 * wide))))
        rows, cols = np.mgrid[self.steam_box].astype(np.float32)
        up = (low - rows) / wide
        across = (cols - mid) / (wide * (.72 + .22 * np.clip(up, 0, 2)))
        self.steam_place = np.exp(-across ** 2 * 1.2) * smooth(up, -.2, .12) * (1 - smooth(up, .35, 1.6))
        self.steam_at = cols / wide * 230, rows / wide * 230

    def steam(self, t):
        x, y = self.steam_at
        first, second = self.steam_tiles
        # Tiles are 512 high: they move up by whole tiles in one film.
        warp = tiled(second, x * .5 + 90, y * .5 + 512 * t) - .5
        a = tiled(first, x * .8 + 60 * warp + 10 * np.sin(TAU * t), y * .42 + 512 * t + 40 * warp)
        b = tiled(second, x * 1.3 - 50 * warp + 200, y * .6 + 1024 * t)
        dense = smooth(a * .72 + b * .28, .44, .88)
        return (dense * self.steam_place)[..., None]

    def flames(self):
        """Where candles burn: the brightest warm spots of the plate."""
        warm = smooth(self.plate[..., 0] - .4 * self.plate[..., 2], .5, .62) * smooth(self.plate[..., 0], .9, .98)
        warm[:, self.w // 3:] = 0
        self.glow = blur(warm.astype(np.float32), 26)
        self.glow = (self.glow / max(self.glow.max(), 1e-6))[..., None]

    def frame(self, t):
        """The picture at t (0 to 1 is the film once)."""
        out = self.plate.copy()
        flow, cover = self.stream(t, out[self.fall])
        sx, sy, r, a = self.slopes(t)
        normal = np.stack([-sx, -sy, np.ones_like(sx)], -1)
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
        facing = -(self.way * normal).sum(-1)
        bounce = self.way + 2 * facing[..., None] * normal
        bounce[..., 2] = np.maximum(bounce[..., 2], .02)
        fresnel = (.02 + .98 * (1 - np.clip(facing, 0, 1)) ** 5)[..., None]
        # What the ray meets two hands away, seen from the camera's image below the water.
        far = self.at + bounce * 1.9
        far[..., 2] = 2 * self.view["level"] - far[..., 2]
        px, py = self.pixel(far)
        seen = sample(self.mirror, px * self.mirror_scale, py * self.mirror_scale)
        # The stream stands on its own image.
        rows, cols = np.mgrid[self.box].astype(np.float32)
        deep = rows - self.fall[0].stop
        fx = cols + 2.2 * sx * deep - self.fall[1].start
        fy = self.fall[0].stop - deep * 1.05 + 3 * sy * deep - self.fall[0].start
        image = np.concatenate([light(flow), cover], -1)
        there = (deep > 0) & (fx > 0) & (fx < cover.shape[1] - 1) & (fy > 0)
        found = sample(image, fx, fy)
        found[..., 3] *= there
        seen = seen * (1 - found[..., 3:]) + found[..., :3] * 1.6 * found[..., 3:]
        reach = (WALL - self.at[..., 1]) / np.maximum(bounce[..., 1], .05)
        hx, hz = self.at[..., 0] + bounce[..., 0] * reach, self.at[..., 2] + bounce[..., 2] * reach
        panes = sum(p * smooth(-np.abs(hx - x), -half * 1.25, -half * .35) * smooth(hz, low, low + .5) * (1 - smooth(hz, high - .8, high)) for x, half, low, high, p in WINDOWS)
        sky = panes[..., None] * np.array([.82, .95, .93], np.float32) + np.array([.012, .022, .022], np.float32)
        foam = (np.exp(-(r / .09) ** 2) + .5 * np.exp(-((r - .15 - .02 * np.sin(TAU * 21 * t)) / .03) ** 2)) * (.55 + .25 * np.sin(7 * a + TAU * 21 * t) * np.sin(TAU * (r * 14 - 28 * t)))
        water = light(out[self.box]) * 1.15 + fresnel * (seen * 2.1 + sky * .8) + (foam * .34)[..., None]
        out[self.box] = out[self.box] * (1 - self.mask) + shown(water) * self.mask
        out[self.fall] = out[self.fall] * (1 - cover) + flow * cover
        flicker = .5 * math.sin(TAU * 9 * t) + .3 * math.sin(TAU * 23 * t + 1) + .2 * math.sin(TAU * 41 * t + 2)
        out = out * (1 + self.glow * .16 * flicker)
        veil = self.steam(t) * .3
        out[self.steam_box] += (np.array([.86, .93, .91], np.float32) - out[self.steam_box]) * veil
        return np.clip(out, 0, 1)
