/** A part in long hair, seen from above: strands fall to both sides of a line of scalp. */
import type { Complexion } from './case-people.ts';
import { blurs, curve, oval } from './case-profile.ts';
import { random } from './random.ts';

/** Half the width of the part at the front of the head, in pixels. It narrows toward the back. */
export interface Part {
  halfWidth: number;
  /** How many strands reach into the part. */
  stray: number;
}

const STRANDS = 1600;

/** @returns the SVG, 960 by 720. `concern` lies on the scalp, below the hair; `over` lies above the hair. */
export function part(
  colors: Complexion,
  { halfWidth, stray }: Part,
  turn: number,
  concern: string,
  over = '',
): string {
  const { skin, shadow, light, hair, hairLight, background } = colors;
  const next = random(9);
  const strand = (side: number, x: number, y: number, opacity: number) => {
    const at = (dx: number, dy: number) =>
      `${x + side * dx * (0.9 + next() * 0.2)} ${y + dy + (next() - 0.5) * 36}`;
    const d = `M ${x} ${y} C ${at(120, -26)} ${at(330, 110)} ${at(470, 620)}`;
    return curve(d, next() < 0.55 ? hair : hairLight, 1 + next() * 2.2, opacity * (0.3 + next() * 0.7));
  };
  const wedge = (scale: number) => {
    const [top, bottom] = [halfWidth * 0.7 * scale, halfWidth * scale];
    return `M ${480 - top} -320 H ${480 + top} L ${480 + bottom} 1040 H ${480 - bottom} Z`;
  };
  const strands: string[] = [];
  for (let n = 0; n < STRANDS; n++) {
    const y = -680 + next() * 1500;
    // Wider toward the forehead, with an uneven edge.
    const edge = halfWidth * (0.7 + 0.3 * Math.min(1, Math.max(0, y / 720)));
    const side = n % 2 ? 1 : -1;
    strands.push(strand(side, 480 + side * edge * (0.8 + 0.45 * next()), y, 0.7));
  }
  for (let n = 0; n < stray; n++) {
    const side = n % 2 ? 1 : -1;
    strands.push(strand(side, 480 + side * next() * halfWidth * 0.8, -120 + next() * 840, 0.6));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">
  <defs>${blurs}<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${background[0]}"/><stop offset="1" stop-color="${background[1]}"/></linearGradient></defs>
  <rect width="960" height="720" fill="url(#ground)"/>
  <g transform="rotate(${turn} 480 360)">
    <rect x="-300" y="-300" width="1560" height="1320" fill="${hair}"/>
    <path d="${wedge(1.15)}" fill="${shadow}" filter="url(#b8)"/>
    <path d="${wedge(0.95)}" fill="${skin}" filter="url(#b8)"/>
    ${oval(480, 330, halfWidth * 0.5, 240, light, 0.5, 16)}
    ${concern}
    ${strands.join('')}
    ${oval(250, 330, 60, 250, hairLight, 0.38, 44, 18)}${oval(710, 330, 60, 250, hairLight, 0.38, 44, -18)}
    ${oval(20, 500, 190, 500, '#000', 0.4, 44)}${oval(940, 500, 190, 500, '#000', 0.4, 44)}
    ${over}
  </g></svg>`;
}
