/**
 * The stylesheet with the web fonts comes after the first paint. On a first visit, the page shows them at once if no line in
 * the window moves up or down, and with the next page otherwise: no stand-in breaks every line where the real face breaks it.
 */
import { FONTS_LINK_ID } from '../boot/contract.ts';

const root = document.documentElement;
/** Browsers count no smaller move as a layout shift. */
const MIN_SHIFT_PX = 3;
/** A word that slides along its line by less than this costs less than a thousandth of a layout shift. */
const MIN_SLIDE_PX = 16;
/** How far outside of the window a box may be that a change brings into it. */
const MARGIN_PX = 200;

/** Shows the fonts once they have loaded, now or with the next page. */
export function awaitWebFonts(): void {
  const link = document.getElementById(FONTS_LINK_ID) as HTMLLinkElement | null;
  const load = async () => {
    const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    await Promise.all(faces.map((face) => face.load()));
    // From the device they come within moments.
    const nodes = navigator.serviceWorker?.controller ? [] : nodesNearWindow();
    const before = nodes.map(placeOf);
    root.dataset['fonts'] = 'shown';
    const moved = nodes.some((node, index) => isShift(before[index]!, placeOf(node)));
    if (moved) root.dataset['fonts'] = 'loaded';
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

/** The box of an element, or the first line of a text. */
function placeOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNode(node);
  return range.getClientRects()[0] ?? new DOMRect();
}

const isInWindow = ({ left, right, top, bottom }: DOMRect) =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

/** Whether a visitor notices that something begins elsewhere. */
const isShift = (before: DOMRect, after: DOMRect) =>
  (isInWindow(before) || isInWindow(after)) &&
  (Math.abs(before.left - after.left) >= MIN_SLIDE_PX || Math.abs(before.top - after.top) >= MIN_SHIFT_PX);
