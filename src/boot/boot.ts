/**
 * The only inline script of a page. Bundled and minified at build time (`src/plugins/bundle-script.ts`). The content
 * security policy allows it by its hash, so it is identical on every page and reads what differs from the JSON beside
 * it.
 *
 * It delays the app until the page has loaded and painted, so that a phone on a slow connection spends its bandwidth on
 * what the visitor sees. Under a service worker the first paint is enough. Any input starts the app at once.
 */
import { FONTS_LINK_ID } from './boot-data.ts';
import { replayEarlyInput } from './early-input.ts';
import { appendLink, importInOrder } from './load-scripts.ts';
import { redirectScan } from './qr-scan.ts';
import { readBootData } from './read-boot-data.ts';
import { markOpenPopover } from './scroll-lock.ts';
import { layOutAllSections } from './section-layout.ts';
import { hideUnsubscribeToken } from './unsubscribe-token.ts';

/** The app starts after this long even if the page has not finished loading. */
const LOAD_TIMEOUT_MS = 8000;
/** How long to wait for the first paint, which not every browser reports. */
const PAINT_TIMEOUT_MS = 1000;

// Before anything is requested: a request would carry the token in its referrer.
hideUnsubscribeToken();

// Moves the styles between the sections (`src/plugins/html/page-html.ts`) into the head, because React expects only its own
// markup in the page.
document.head.append(...document.querySelectorAll('#root style'));

const data = readBootData()!;

// Lays out everything if the browser is about to scroll down: to an anchor, to where the visitor was before, or to a text that
// the link names, as search engines' links do. `location` doesn't tell of the text.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || visit?.type !== 'navigate' || visit.name.includes('#:~:')) layOutAllSections();

redirectScan(data);

const giveUp = replayEarlyInput(start);
let hasStarted = false;
function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  // A browser older than the supported ones (`src/plugins/browsers.ts`) sends the forms by itself.
  if ('popover' in document.documentElement) importInOrder(data.chunks.concat(data.entry), giveUp);
  else giveUp();
  // The app loads the fonts that it declares (`src/app/web-fonts.ts`).
  appendLink({ rel: 'stylesheet', id: FONTS_LINK_ID, href: data.late });
}

/** Starts the app after the next frame. */
const startSoon = () => void requestAnimationFrame(() => setTimeout(start));

/** Starts the app after the first frame that is on the screen. */
function startAfterPaint(): void {
  setTimeout(startSoon, PAINT_TIMEOUT_MS);
  try {
    new PerformanceObserver(startSoon).observe({ type: 'paint', buffered: true });
  } catch {
    // An old browser. The timeout is enough.
  }
}

markOpenPopover();
if (data.to) start();
else if (navigator.serviceWorker?.controller) startAfterPaint();
else {
  addEventListener('load', startAfterPaint);
  setTimeout(start, LOAD_TIMEOUT_MS);
}
