/**
 * Draws the illustrations of the before and after gallery into `src/media/masters`: close-ups of skin and scalp as a
 * height field in low side light, the same field before and after. They show no person.
 *
 * Run: npx tsx src/media/studio/cases.ts
 */
import { resolve } from 'node:path';
import sharp from 'sharp';
import { layered, mesh, noise, random } from './noise.ts';

const WIDTH = 1200;
const HEIGHT = 900;
/** Scale of the output; 0.25 for a quick preview. */
const SCALE = Number(process.argv[2] ?? 0.8);
const masters = resolve(import.meta.dirname, '../masters');

type Rgb = readonly [number, number, number];
/** A surface at a point: height in pixels, color, and gloss. */
interface Surface {
  height: (x: number, y: number) => number;
  color: (x: number, y: number) => Rgb;
  shine: number;
}

/** Shallow cells and pores: what all skin has. */
const grain = (x: number, y: number) =>
  Math.min(1, mesh(x / 11, y / 11) * 2) * 0.42 + layered(x / 110, y / 110) * 8 + noise(x / 3, y / 3) * 0.25;

const toned = (base: Rgb, x: number, y: number, spread = 16): Rgb => {
  const t = (layered(x / 170, y / 170) - 0.5) * spread;
  return [base[0] + t, base[1] + t * 0.9, base[2] + t * 0.8];
};
const towards = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

interface Blot {
  x: number;
  y: number;
  r: number;
  stretch: number;
  turn: number;
  strength: number;
}
function blots(count: number, seed: number, smallest: number, largest: number): Blot[] {
  const next = random(seed);
  return Array.from({ length: count }, () => ({
    x: next() * WIDTH,
    y: next() * HEIGHT,
    r: smallest + (largest - smallest) * next() ** 2,
    stretch: 0.7 + next() * 0.6,
    turn: next() * Math.PI,
    strength: 0.45 + next() * 0.55,
  }));
}
/** Coverage of a spot with an uneven edge at a point, 0 to 1. */
function within({ x: bx, y: by, r, stretch, turn }: Blot, x: number, y: number, soft: number): number {
  const [dx, dy] = [x - bx, y - by];
  if (Math.abs(dx) > r * 2.2 || Math.abs(dy) > r * 2.2) return 0;
  const a = dx * Math.cos(turn) + dy * Math.sin(turn);
  const b = dy * Math.cos(turn) - dx * Math.sin(turn);
  const d = Math.hypot(a * stretch, b / stretch) / r + (noise(x / 14, y / 14) - 0.5) * 0.5;
  return Math.min(1, Math.max(0, (1 - d) / soft));
}

/** Sun spots and redness. After: paler and fewer. */
function rejuvenation(isAfter: boolean): Surface {
  const spots = blots(70, 11, 8, 46);
  return {
    height: grain,
    shine: 0.1,
    color(x, y) {
      const red = Math.max(0, layered(x / 210 + 4, y / 210) - 0.46) * (isAfter ? 0.7 : 2.6);
      let color = towards(toned([222, 184, 160], x, y), [203, 120, 104], Math.min(0.55, red * 0.8));
      spots.forEach((spot, index) => {
        const fade = isAfter ? (index % 3 === 0 ? 0.28 : 0.05) : 0.9;
        color = towards(color, [152, 104, 74], within(spot, x, y, 0.7) * spot.strength * fade);
      });
      return color;
    },
  };
}

/** Crossing lines. After: softer. */
function lines(isAfter: boolean): Surface {
  const depth = isAfter ? 0.4 : 1;
  const fold = (x: number, y: number, turn: number, pitch: number) => {
    const a = x * Math.cos(turn) + y * Math.sin(turn) + layered(x / 240, y / 240) * 150;
    return -((0.5 + 0.5 * Math.cos((a / pitch) * 2 * Math.PI)) ** 9) * noise(x / 150 + turn, y / 90);
  };
  return {
    shine: isAfter ? 0.16 : 0.05,
    height: (x, y) =>
      grain(x, y) +
      depth * (13 * fold(x, y, 1.35, 150) + 4 * fold(x, y, 0.62, 96) + 3 * fold(x + 60, y, 2.2, 81)),
    color: (x, y) => toned(isAfter ? [226, 189, 166] : [211, 175, 153], x, y, isAfter ? 12 : 24),
  };
}

/** Rolling scars in side light. After: shallower. */
function scars(isAfter: boolean): Surface {
  const dents = blots(42, 23, 16, 62);
  const depth = isAfter ? 0.42 : 1;
  return {
    shine: 0.08,
    height(x, y) {
      let h = grain(x, y);
      for (const dent of dents) {
        const d = Math.hypot((x - dent.x) * dent.stretch, (y - dent.y) / dent.stretch) / dent.r;
        if (d < 2) h -= depth * dent.strength * dent.r * 0.24 * Math.exp(-2.4 * d * d);
      }
      return h;
    },
    color(x, y) {
      let color = toned([217, 176, 152], x, y);
      for (const dent of dents)
        color = towards(color, [190, 116, 98], within(dent, x, y, 0.9) * (isAfter ? 0.08 : 0.26));
      return color;
    },
  };
}

/** A mesh of dry lines with flakes. After: plump, with a sheen. */
function hydration(isAfter: boolean): Surface {
  const flakes = blots(60, 31, 6, 26);
  const depth = isAfter ? 0.35 : 1;
  return {
    shine: isAfter ? 0.42 : 0,
    height: (x, y) =>
      grain(x, y) * (isAfter ? 0.8 : 1) + depth * (2.2 * Math.min(1, mesh(x / 30 + layered(x / 60, y / 60) * 2, y / 21) * 3) + 1.2 * Math.min(1, mesh(x / 64, y / 52) * 6)),
    color(x, y) {
      let color = toned(isAfter ? [229, 190, 168] : [214, 183, 165], x, y);
      if (!isAfter)
        for (const flake of flakes)
          color = towards(color, [244, 234, 224], within(flake, x, y, 0.35) * 0.75 * noise(x / 5, y / 5));
      return color;
    },
  };
}

/** A magnified scalp. Before: residue. After: clear. The hairs are drawn on top. */
function scalp(isAfter: boolean): Surface {
  const flakes = blots(85, 41, 9, 40);
  return {
    shine: isAfter ? 0.2 : 0.06,
    height(x, y) {
      let h = grain(x, y);
      if (!isAfter) for (const flake of flakes) h += 3 * within(flake, x, y, 0.3);
      return h;
    },
    color(x, y) {
      let color = toned(isAfter ? [232, 200, 182] : [222, 182, 160], x, y);
      if (!isAfter)
        for (const flake of flakes) color = towards(color, [240, 222, 196], within(flake, x, y, 0.3) * 0.7);
      return color;
    },
  };
}

/** A wide part. After: dots of pigment between the hairs. */
function part(isAfter: boolean): Surface {
  const dots = blots(isAfter ? 5200 : 0, 53, 2.6, 4.6);
  const rows = new Map<number, Blot[]>();
  for (const dot of dots) {
    const row = Math.floor(dot.y / 8);
    rows.set(row, [...(rows.get(row) ?? []), dot]);
  }
  return {
    shine: 0.08,
    height: grain,
    color(x, y) {
      let color = toned([229, 196, 177], x, y);
      const row = Math.floor(y / 8);
      for (const near of [row - 1, row, row + 1])
        for (const dot of rows.get(near) ?? []) {
          const d = Math.hypot(x - dot.x, y - dot.y) / dot.r;
          if (d < 1.4) color = towards(color, [92, 66, 54], Math.max(0, 1.25 - d) * 0.9);
        }
      return color;
    },
  };
}

/** Hairs as strokes: in tufts of two or three on a scalp, or falling to both sides of a part. */
function hairs(kind: 'scalp' | 'part'): Buffer {
  const next = random(67);
  const strokes: string[] = [];
  const stroke = (x: number, y: number, dx: number, dy: number, width: number) => {
    const shade = 38 + Math.round(next() * 34);
    const [bx, by] = [x + dx * 0.45 + (next() - 0.5) * 90, y + dy * 0.45 + (next() - 0.5) * 70];
    strokes.push(
      `<path d="M${x.toFixed(0)} ${y.toFixed(0)}Q${bx.toFixed(0)} ${by.toFixed(0)} ${(x + dx).toFixed(0)} ${(y + dy).toFixed(0)}" stroke="rgb(${shade},${Math.round(shade * 0.72)},${Math.round(shade * 0.55)})" stroke-width="${width.toFixed(1)}"/>`,
    );
  };
  if (kind === 'scalp') {
    for (let gx = -1; gx < 8; gx++)
      for (let gy = -2; gy < 6; gy++) {
        const [x, y] = [gx * 165 + next() * 110, gy * 165 + next() * 110];
        for (let n = 1 + Math.floor(next() * 3); n > 0; n--)
          stroke(x + next() * 14, y + next() * 14, 250 + next() * 190, 330 + next() * 130, 4 + next() * 4);
      }
  } else {
    for (let n = 0; n < 2200; n++) {
      const side = n % 2 === 0 ? 1 : -1;
      const away = 70 + next() ** 0.7 * 560;
      const x = WIDTH / 2 + side * away;
      stroke(x, next() * (HEIGHT + 300) - 200, side * (160 + next() * 170), 90 + next() * 150, 1.5 + next() * 1.6);
    }
    for (let n = 0; n < 60; n++) {
      const side = n % 2 === 0 ? 1 : -1;
      stroke(WIDTH / 2 + side * next() * 70, next() * HEIGHT, side * (180 + next() * 160), 90 + next() * 120, 1.8);
    }
  }
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round" stroke-opacity="0.88">${strokes.join('')}</svg>`,
  );
}

/** Shades a surface with low light from the upper left. */
function shade({ height, color, shine }: Surface): Buffer {
  const [width, rows] = [WIDTH * SCALE, HEIGHT * SCALE];
  const pixels = Buffer.alloc(width * rows * 3);
  const heights = new Float32Array((width + 1) * (rows + 1));
  for (let y = 0; y <= rows; y++)
    for (let x = 0; x <= width; x++) heights[y * (width + 1) + x] = height(x / SCALE, y / SCALE) * SCALE;
  const [lx, ly, lz] = [-0.62, -0.38, 0.69];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < width; x++) {
      const at = y * (width + 1) + x;
      const [nx, ny] = [heights[at]! - heights[at + 1]!, heights[at]! - heights[at + width + 1]!];
      const length = Math.hypot(nx, ny, 1);
      const light = Math.max(0, (nx * lx + ny * ly + lz) / length) / lz;
      const fall = 1.06 - 0.22 * ((x / width) * 0.7 + (y / rows) * 0.3);
      const gloss = shine * 150 * Math.max(0, light / 1.02 - 0.86) * layered(x / SCALE / 130 + 3, y / SCALE / 130) * 2;
      color(x / SCALE, y / SCALE).forEach((channel, index) => {
        const value = channel * (0.32 + 0.68 * light) * fall + gloss;
        pixels[(y * width + x) * 3 + index] = Math.min(255, Math.max(0, value));
      });
    }
  return pixels;
}

const cases: [name: string, surface: (isAfter: boolean) => Surface, hair?: 'scalp' | 'part'][] = [
  ['skin-rejuvenation', rejuvenation],
  ['anti-aging', lines],
  ['acne-scars', scars],
  ['hydration', hydration],
  ['scalp-health', scalp, 'scalp'],
  ['scalp-density', part, 'part'],
];

for (const [name, surface, hair] of cases)
  for (const isAfter of [false, true]) {
    const raw = { width: WIDTH * SCALE, height: HEIGHT * SCALE, channels: 3 as const };
    const skin = sharp(shade(surface(isAfter)), { raw }).blur(1.1);
    const drawn = hair ? skin.composite([{ input: await sharp(hairs(hair)).resize(WIDTH * SCALE).blur(0.6).png().toBuffer() }]) : skin;
    await drawn
      .webp({ quality: 78, effort: 5 })
      .toFile(resolve(masters, `case-${name}-${isAfter ? 'after' : 'before'}.webp`));
  }
