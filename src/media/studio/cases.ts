/**
 * Draws the illustrations of the before and after gallery into `src/media/masters`: faces in profile and parted hair, the
 * same drawing before and after. They show no real person. Cards crop a picture to its middle half.
 *
 * Run: npx tsx src/media/studio/cases.ts
 */
import { resolve } from 'node:path';
import sharp from 'sharp';
import { part } from './case-part.ts';
import { black, chestnut, deep, fair, olive, rosy } from './case-people.ts';
import { curve, oval, profile } from './case-profile.ts';
import { random } from './random.ts';

const masters = resolve(import.meta.dirname, '../masters');

interface Spot {
  x: number;
  y: number;
  size: number;
  strength: number;
}
/** Spots in an oval, more of them near its center. */
function spots(
  count: number,
  seed: number,
  center: readonly [number, number],
  spread: readonly [number, number],
): Spot[] {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const [turn, away] = [next() * Math.PI * 2, next() ** 0.7];
    return {
      x: center[0] + Math.cos(turn) * away * spread[0],
      y: center[1] + Math.sin(turn) * away * spread[1],
      size: next(),
      strength: 0.5 + next() * 0.5,
    };
  });
}

/** Sun spots and overall redness. After: paler and fewer. */
const sunSpots = (isAfter: boolean) =>
  [
    oval(530, 400, 110, 76, '#c8604c', isAfter ? 0.06 : 0.28, 28, -20),
    oval(690, 378, 24, 22, '#c8604c', isAfter ? 0.04 : 0.22, 8),
    ...[...spots(58, 3, [530, 385], [104, 84]), ...spots(22, 4, [575, 130], [60, 80])].map(
      ({ x, y, size, strength }, index) => {
        const fade = isAfter ? (index % 4 === 0 ? 0.2 : 0) : 0.52;
        return oval(
          x,
          y,
          2 + size ** 2 * 8,
          1.8 + size ** 2 * 6,
          '#955c3b',
          strength * fade,
          size > 0.5 ? 2 : 1,
          size * 90,
        );
      },
    ),
  ].join('');

/** Lines at the eye, on the forehead and beside the mouth. After: softer, not gone. */
function fineLines(isAfter: boolean): string {
  const opacity = isAfter ? 0.14 : 0.42;
  const lines: [path: string, width: number][] = [
    ['M 556 280 Q 526 266 496 262', 2.2],
    ['M 554 288 Q 522 282 488 286', 2.4],
    ['M 556 297 Q 528 302 500 316', 2.2],
    ['M 560 305 Q 540 318 518 338', 1.8],
    ['M 574 318 Q 602 330 630 316', 1.8],
    ['M 580 330 Q 606 340 628 328', 1.5],
    ['M 500 112 Q 566 98 634 120', 2.2],
    ['M 494 146 Q 566 130 642 152', 2.4],
    ['M 504 180 Q 570 164 640 180', 2],
    ['M 652 404 Q 634 430 632 470', 2.6],
  ];
  return lines
    .map(
      ([path, width]) =>
        curve(path, '#8a5a48', width * 2.6, opacity * 0.5, 2) +
        curve(path, '#7a4a3a', width, opacity, 1) +
        `<g transform="translate(0 4)">${curve(path, '#fff1e4', width * 1.6, opacity * 0.5, 2)}</g>`,
    )
    .join('');
}

/** Shallow dents in side light. After: shallower. */
const scars = (isAfter: boolean) =>
  [...spots(34, 21, [505, 440], [92, 92]), ...spots(10, 8, [545, 560], [60, 34])]
    .map(({ x, y, size, strength }) => {
      const [rx, ry, depth] = [3 + size * 8, 2.6 + size * 5.5, strength * (isAfter ? 0.16 : 0.5)];
      return (
        oval(x, y, rx, ry, '#8d5539', depth * 0.8, 2, size * 60) +
        oval(x + rx * 0.5, y + ry * 0.55, rx * 0.75, ry * 0.55, '#f6d5b0', depth * 0.7, 2, size * 60)
      );
    })
    .join('') + oval(510, 440, 90, 90, '#b5533c', isAfter ? 0.05 : 0.16, 28);

/** Dull, with a dry texture. After: a soft sheen where the light meets the skin. */
function glow(isAfter: boolean): string {
  if (isAfter)
    return [
      oval(548, 350, 84, 30, '#e3ae84', 0.55, 16, -28),
      oval(562, 342, 34, 9, '#ffe6cb', 0.34, 8, -28),
      oval(596, 118, 34, 78, '#e3ae84', 0.4, 16, -12),
      curve('M 660 270 C 672 300 692 336 704 362', '#ffdcbb', 6, 0.4, 4),
      oval(642, 572, 18, 20, '#e3ae84', 0.4, 8),
      oval(672, 482, 9, 3.5, '#ffd9cb', 0.5, 2),
    ].join('');
  const next = random(14);
  const lines = spots(120, 14, [520, 400], [110, 110]).map(({ x, y, size, strength }) =>
    curve(
      `M ${x} ${y} q ${4 + size * 5} ${-3 + next() * 3} ${8 + size * 9} ${-2 + next() * 6}`,
      '#d0b7a5',
      1.1,
      0.26 * strength,
    ),
  );
  return `<rect x="200" y="-60" width="600" height="800" fill="#8f8078" opacity="0.24"/>${lines.join('')}`;
}

/** A thin chip with an uneven edge. */
function chip(x: number, y: number, radius: number, next: () => number): string {
  const turn = next() * Math.PI;
  const corners = Array.from({ length: 8 }, (_, index) => {
    const [angle, reach] = [((index + next() * 0.7) / 8) * Math.PI * 2, radius * (0.55 + next() * 0.6)];
    const [along, across] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.6];
    const [dx, dy] = [
      along * Math.cos(turn) - across * Math.sin(turn),
      along * Math.sin(turn) + across * Math.cos(turn),
    ];
    return `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  });
  return `M ${corners.join(' L ')} Z`;
}

/** Loose flakes, each with a soft shadow. */
function flakes(count: number, seed: number, spread: number): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [480 + (next() + next() - 1) * spread, next() * 780 - 30];
    const d = chip(x, y, 2 + next() ** 3 * 6.5, next);
    return (
      `<path d="${d}" transform="translate(1 1.6)" fill="#4a2c1e" opacity="0.4" filter="url(#b1)"/>` +
      `<path d="${d}" fill="${next() < 0.5 ? '#fdf8ef' : '#f3e8d9'}" opacity="${0.75 + next() * 0.25}"/>`
    );
  }).join('');
}

/** Loose flakes and a dull film of product in patches. The skin below has the same color before and after. */
function residue(): string {
  const next = random(17);
  const film = Array.from({ length: 34 }, () => {
    const [x, y] = [480 + (next() + next() - 1) * 40, next() * 760 - 20];
    const grains = Array.from({ length: 9 }, () =>
      chip(x + (next() + next() - 1) * 15, y + (next() + next() - 1) * 22, 2 + next() * 6, next),
    );
    return `<path d="${grains.join(' ')}" fill="#fffaf0" opacity="${0.3 + next() * 0.3}" filter="url(#b1)"/>`;
  });
  return film.join('') + flakes(80, 31, 42);
}

/** The scalp's own warmth, the same before and after. */
const warmth = oval(480, 360, 44, 330, '#cf5f4c', 0.05, 16);

/** Dots of pigment between the hairs, denser toward the hair. */
function dots(): string {
  const next = random(12);
  return Array.from({ length: 2000 }, () => {
    const side = next() < 0.5 ? -1 : 1;
    const [x, y, size] = [480 + side * (1 - next() ** 1.6) * 56, next() * 760 - 20, 1.1 + next() * 0.7];
    return oval(x, y, size, size, '#40312b', 0.5 + next() * 0.4, 1);
  }).join('');
}

const cases: Record<string, (isAfter: boolean) => string> = {
  'skin-rejuvenation': (isAfter) => profile(fair, '', sunSpots(isAfter)),
  'anti-aging': (isAfter) => profile(rosy, 'translate(-262 -70) scale(1.36)', fineLines(isAfter)),
  'acne-scars': (isAfter) => profile(olive, 'translate(1172 -150) scale(-1.34 1.34)', scars(isAfter)),
  hydration: (isAfter) => profile(deep, 'translate(990 0) scale(-1 1)', glow(isAfter)),
  'scalp-health': (isAfter) =>
    part(
      chestnut,
      { halfWidth: 40, stray: 24 },
      24,
      isAfter ? warmth : warmth + residue(),
      isAfter ? '' : flakes(34, 45, 100),
    ),
  'scalp-density': (isAfter) => part(black, { halfWidth: 52, stray: 46 }, 0, isAfter ? dots() : ''),
};

for (const [name, draw] of Object.entries(cases))
  for (const isAfter of [false, true])
    await sharp(Buffer.from(draw(isAfter)))
      .webp({ quality: 80, effort: 5 })
      .toFile(resolve(masters, `case-${name}-${isAfter ? 'after' : 'before'}.webp`));
