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
    const before = navigator.serviceWorker?.controller ? [] : placesNearWindow();
    // A task of its own, because new fonts make the browser compute all styles again, which takes a phone long enough.
    await new Promise((resolve) => setTimeout(resolve));
    root.dataset['fonts'] = 'shown';
    if (layoutShift(before) > MAX_LAYOUT_SHIFT) root.dataset['fonts'] = 'loaded';
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

interface Place {
  node: Element | Text;
  /** Where an element or the first line of a text begins. */
  start: DOMRect;
  box: DOMRect;
}

/** The places of all visible elements and texts in the window and closely around it. */
function placesNearWindow(): Place[] {
  const places: Place[] = [];
  const walk = (node: Node) => {
    if (!(node instanceof Element || node instanceof Text)) return;
    const place = placeOf(node);
    if (place.box.bottom < -MARGIN_PX || place.box.top > innerHeight + MARGIN_PX) return;
    // A closed menu keeps its place.
    if (node instanceof Element && getComputedStyle(node).visibility === 'hidden') return;
    node.childNodes.forEach(walk);
    places.push(place);
  };
  walk(document.body);
  return places;
}

function placeOf(node: Element | Text): Place {
  if (node instanceof Element) {
    const box = node.getBoundingClientRect();
    return { node, start: box, box };
  }
  const range = document.createRange();
  range.selectNode(node);
  const box = range.getBoundingClientRect();
  return { node, start: range.getClientRects()[0] ?? box, box };
}

/** About as much as browsers count: less where a word slides along its line, of which they count all, and else more. */
function layoutShift(before: Place[]): number {
  let area = 0;
  let distance = 0;
  for (const { node, start, box } of before) {
    const now = placeOf(node);
    const moved = Math.max(Math.abs(start.left - now.start.left), Math.abs(start.top - now.start.top));
    const seen = Math.max(areaInWindow(box), areaInWindow(now.box));
    if (moved < MIN_MOVE_PX || !seen) continue;
    area += seen;
    distance = Math.max(distance, moved);
  }
  return (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight));
}

const areaInWindow = ({ left, right, top, bottom }: DOMRect) =>
  Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
  Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
