/**
 * Decides when the web fonts appear, whose stylesheet loads after the first paint. Until then, text has fallback fonts, which
 * break some lines at other words. So on a first visit the page changes fonts at once only if nothing in the window moves
 * visibly. Otherwise they appear with the next page.
 */
import { FONTS_LINK_ID } from '../boot/boot-data.ts';

const root = document.documentElement;
/** Browsers do not count a smaller move as a layout shift. */
const MIN_MOVE_PX = 3;
/** The largest layout shift that is accepted, as browsers compute it: share of the window that moves, times the distance. */
const MAX_LAYOUT_SHIFT = 0.0005;
/** How far outside of the window a box may be that a change brings into it. */
const MARGIN_PX = 200;

/** Shows the fonts once they have loaded, now or with the next page. */
export function awaitWebFonts(): void {
  const link = document.getElementById(FONTS_LINK_ID) as HTMLLinkElement | null;
  const load = async () => {
    const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    await Promise.all(faces.map((face) => face.load()));
    // Under a service worker, the fonts come from the device within moments, so nothing has to be compared.
    const nodes = navigator.serviceWorker?.controller ? [] : nodesNearWindow();
    const before = nodes.map(placeOf);
    root.dataset['fonts'] = 'shown';
    if (layoutShift(before, nodes.map(placeOf)) > MAX_LAYOUT_SHIFT) root.dataset['fonts'] = 'loaded';
  };
  // The stand-ins stay if a font can't be loaded.
  const start = () => void load().catch(() => {});
  if (link?.sheet) start();
  else link?.addEventListener('load', start);
}

/** Call before another page is shown, which looks different anyway. */
export function showWebFonts(): void {
  if (root.dataset['fonts']) root.dataset['fonts'] = 'shown';
}

/** All visible elements and texts in the window and closely around it. */
function nodesNearWindow(): Node[] {
  const found: Node[] = [];
  const walk = (node: Node) => {
    if (node instanceof Element) {
      const { top, bottom } = node.getBoundingClientRect();
      if (bottom < -MARGIN_PX || top > innerHeight + MARGIN_PX) return;
      // A closed menu keeps its place.
      if (getComputedStyle(node).visibility === 'hidden') return;
      node.childNodes.forEach(walk);
    }
    found.push(node);
  };
  walk(document.body);
  return found;
}

interface Place {
  /** Where an element or the first line of a text begins. */
  start: DOMRect;
  box: DOMRect;
}

function placeOf(node: Node): Place {
  const range = document.createRange();
  range.selectNode(node);
  const box = range.getBoundingClientRect();
  return { start: (node instanceof Text && range.getClientRects()[0]) || box, box };
}

/** At least as much as browsers count, since what moves counts once for every element around it. */
function layoutShift(before: Place[], after: Place[]): number {
  let area = 0;
  let distance = 0;
  before.forEach(({ start, box }, index) => {
    const now = after[index]!;
    const moved = Math.max(Math.abs(start.left - now.start.left), Math.abs(start.top - now.start.top));
    const seen = Math.max(areaInWindow(box), areaInWindow(now.box));
    if (moved < MIN_MOVE_PX || !seen) return;
    area += seen;
    distance = Math.max(distance, moved);
  });
  return (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight));
}

const areaInWindow = ({ left, right, top, bottom }: DOMRect) =>
  Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
  Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
