/** A calm face in profile, facing right, drawn as soft tones under a fine contour line. Shows no real person. */
import type { Complexion } from './case-people.ts';
import { random } from './random.ts';

const FACE = `M 470 -60 C 560 -40 628 60 646 150 C 654 195 657 212 652 232 C 647 250 648 258 655 274
  C 668 304 694 338 712 366 C 722 383 716 396 698 399 C 684 401 670 402 664 409 C 660 416 668 424 680 434
  C 688 442 686 449 674 453 C 666 456 660 458 660 461 C 668 464 681 470 682 480 C 683 493 668 499 662 508
  C 656 519 668 530 669 552 C 670 588 644 622 602 630 C 560 638 520 626 488 616 C 462 612 456 660 470 780
  L 150 780 C 190 660 250 560 250 420 L 250 -60 Z`;
const HAIR = `M 566 -80 C 600 -30 566 10 546 44 C 512 100 474 126 450 186 C 432 232 442 286 436 330
  C 428 384 392 420 362 486 C 322 572 262 650 190 800 L -40 800 L -40 -80 Z`;
/** The uppermost and the lowest strand, as the four points of a curve. All others lie between them. */
const TOP = [580, -70, 430, -60, 120, 30, -420, 430] as const;
const BOTTOM = [446, 330, 400, 440, 310, 590, 130, 1000] as const;
const STRANDS = 240;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity: number,
  blur: number,
  turn = 0,
) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}" filter="url(#b${blur})" transform="rotate(${turn} ${x} ${y})"/>`;
export const curve = (d: string, stroke: string, width: number, opacity: number, blur = 0) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"${blur ? ` filter="url(#b${blur})"` : ''}/>`;

export const blurs = [1, 2, 4, 8, 16, 28, 44]
  .map(
    (size) =>
      `<filter id="b${size}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  )
  .join('');

function hair({ hair: dark, hairLight }: Complexion): string {
  const next = random(5);
  const strands = Array.from({ length: STRANDS }, () => {
    const t = next();
    const [x, y, ...rest] = TOP.map(
      (value, index) => value + (BOTTOM[index]! - value) * t + (next() - 0.5) * 34,
    );
    return curve(`M ${x} ${y} C ${rest.join(' ')}`, hairLight, 0.8 + next() * 2.4, 0.08 + next() * 0.2);
  });
  return `<path d="${HAIR}" fill="${dark}"/><g clip-path="url(#hair)">${strands.join('')}${oval(330, 150, 70, 170, hairLight, 0.4, 44, 34)}${oval(250, 600, 160, 60, '#000', 0.3, 44, -50)}</g>`;
}

/** @returns the SVG, 960 by 720. `frame` is an SVG transform that chooses the part of the face. */
export function profile(colors: Complexion, frame: string, concern: string): string {
  const { skin, shadow, light, blush, lips, line, background } = colors;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">
  <defs>${blurs}
    <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${background[0]}"/><stop offset="1" stop-color="${background[1]}"/></linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity="0.5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <clipPath id="face"><path d="${FACE}"/></clipPath><clipPath id="hair"><path d="${HAIR}"/></clipPath>
  </defs>
  <rect width="960" height="720" fill="url(#ground)"/>
  <g transform="${frame}">
    <circle cx="760" cy="330" r="520" fill="url(#glow)"/>
    <path d="${FACE}" fill="${skin}"/>
    <g clip-path="url(#face)">
      ${oval(420, 700, 190, 110, shadow, 0.75, 44, -12)}
      ${oval(330, 420, 90, 240, shadow, 0.5, 44)}
      ${oval(560, 668, 130, 40, shadow, 0.6, 16, 4)}
      ${oval(640, 262, 34, 46, shadow, 0.4, 16)}
      ${oval(600, 274, 60, 30, shadow, 0.34, 16)}
      ${oval(668, 414, 30, 18, shadow, 0.4, 8)}
      ${oval(655, 514, 34, 14, shadow, 0.4, 8)}
      ${oval(520, 400, 84, 62, blush, 0.42, 28, -24)}
      ${oval(548, 350, 74, 30, light, 0.6, 16, -28)}
      ${oval(590, 120, 46, 90, light, 0.5, 28, -12)}
      ${curve('M 652 240 C 660 280 690 330 706 368', light, 12, 0.55, 8)}
      ${oval(640, 570, 26, 26, light, 0.45, 16)}
      ${curve(FACE, shadow, 10, 0.45, 8)}
      ${curve('M 676 384 C 664 380 652 388 654 400', line, 2.4, 0.55)}
      <path d="M 690 436 C 676 430 664 438 640 458 C 654 462 668 460 674 458 Z" fill="${lips}" opacity="0.85" filter="url(#b1)"/>
      <path d="M 640 459 C 652 466 668 470 690 472 C 690 496 662 500 640 459 Z" fill="${lips}" opacity="0.7" filter="url(#b1)"/>
      ${curve('M 636 458 C 648 459 660 459 674 460', line, 2.2, 0.7)}
      ${concern}
      ${curve('M 566 288 C 584 304 610 306 632 292', line, 3.4, 0.85)}
      ${[0, 1, 2, 3, 4, 5, 6].map((n) => curve(`M ${574 + n * 8.4} ${294 + 6 * Math.sin((n / 6) * 3.1)} q 4 9 ${9 + n} ${13 - n * 0.4}`, line, 1.8, 0.75)).join('')}
      ${curve('M 574 268 C 592 258 614 258 632 270', line, 1.6, 0.35)}
      ${curve('M 552 232 C 578 208 608 203 634 211', line, 7, 0.45, 1)}
      ${curve('M 560 228 C 584 209 608 205 632 211', line, 3.5, 0.45)}
    </g>
    <path d="${FACE}" fill="none" stroke="${line}" stroke-width="2.2" opacity="0.55"/>
    ${hair(colors)}
  </g></svg>`;
}
