/** Deterministic noise for the surfaces of `cases.ts`. */

/** Numbers from 0 to 1, the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Value noise, 0 to 1. */
export function noise(x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const fade = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [fade(x - x0), fade(y - y0)];
  const mix = (a: number, b: number, t: number) => a + (b - a) * t;
  return mix(
    mix(lattice(x0, y0), lattice(x0 + 1, y0), u),
    mix(lattice(x0, y0 + 1), lattice(x0 + 1, y0 + 1), u),
    v,
  );
}

/** Three octaves of noise, 0 to 1. */
export const layered = (x: number, y: number) =>
  noise(x, y) * 0.5 + noise(x * 2.1 + 9, y * 2.1) * 0.3 + noise(x * 4.3, y * 4.3 + 5) * 0.2;

/** Distance to the nearest cell edge: the fine crossing lines of skin. */
export function mesh(x: number, y: number): number {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  let first = 9;
  let second = 9;
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      const px = cx + i + 0.15 + 0.7 * lattice(cx + i, cy + j);
      const py = cy + j + 0.15 + 0.7 * lattice(cx + i + 57, cy + j + 113);
      const d = Math.hypot(px - x, py - y);
      if (d < first) [first, second] = [d, first];
      else if (d < second) second = d;
    }
  return second - first;
}
