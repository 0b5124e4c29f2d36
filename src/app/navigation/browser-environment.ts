/** The browser's implementation of `Environment`. */
import { flushSync } from 'react-dom';
import { applyHead } from '../apply-head.ts';
import { deferBelowFold } from '../lay-out-sections.ts';
import { showWebFonts } from '../web-fonts.ts';
import { isReachable } from '../../pwa/reachable.ts';
import { hrefOf, type Entry } from '../../site/address.ts';
import { redirectOf } from '../../site/redirects.ts';
import { useMenu } from '../../stores/menu.ts';
import { jumpTo, scrollToElement, whenStill } from '../../ui/page-scroll.ts';
import { prefersReducedMotion } from '../../ui/use-reduced-motion.ts';
import { loadPage, type LoadedPage } from '../routes.ts';
import type { Environment } from './navigation-environment.ts';

/** The content of an entry's `history.state`. */
interface Stored {
  key?: string;
  usr?: unknown;
}

/**
 * Limits above which a device shows pages without a cross-fade: the time to hydrate the first page, and the time to capture
 * an old page. On two server cores, hydration took 15 to 89 ms (median 37) at full CPU speed and 57 to 276 ms (median 106) at
 * a quarter of it.
 */
const MAX_HYDRATION_MS = 80;
const MAX_CAPTURE_MS = 40;
let isSlow = false;

/** Call when the first page is hydrated. @param ms how long that took */
export function recordHydration(ms: number): void {
  isSlow ||= ms > MAX_HYDRATION_MS;
}

/** Whether a stylesheet has failed. Vite requests each only once, so only a new document brings it. */
let lacksStyles = false;
// Errors of elements do not bubble.
addEventListener(
  'error',
  ({ target }) => (lacksStyles ||= (target as HTMLLinkElement).rel === 'stylesheet'),
  true,
);

const newKey = () => Math.random().toString(36).slice(2, 10);
const storedState = ({ key, state }: Entry): Stored => ({ key, usr: state });

function currentEntry() {
  const { pathname, search, hash } = location;
  const { key, usr = null } = (history.state ?? {}) as Stored;
  return { pathname, search, hash, key, state: usr };
}

export const browserEnvironment: Environment<LoadedPage> = {
  async load(pathname) {
    // The failure makes navigation load a new document, which is impossible offline. There the page may be on the device.
    if (lacksStyles && (await isReachable())) throw new Error('A stylesheet failed');
    return loadPage(pathname);
  },
  isReachable,
  redirect: redirectOf,
  newKey,
  history: {
    current: currentEntry,
    push(entry) {
      // Applies to the entry that is left too: `Navigation` restores positions once the page is shown.
      history.scrollRestoration = 'manual';
      try {
        history.pushState(storedState(entry), '', hrefOf(entry));
      } catch {
        // Browsers refuse more than about a hundred entries within half a minute.
        location.assign(hrefOf(entry));
      }
    },
    replace: (entry) => history.replaceState(storedState(entry), '', hrefOf(entry)),
  },
  transition(update) {
    whenStill(() => {
      if (prefersReducedMotion() || isSlow || !document.startViewTransition) return update();
      const asked = performance.now();
      const measured = () => {
        isSlow = performance.now() - asked > MAX_CAPTURE_MS;
        update();
      };
      // The browser may skip the animation, in a hidden tab for example. The update happens all the same.
      document.startViewTransition(measured).ready.catch(() => {});
    });
  },
  flush(notify) {
    deferBelowFold();
    showWebFonts();
    flushSync(() => {
      // Closes the menu in the render that shows the next page. Before that, it would restyle a page that is about to go.
      useMenu.getState().setOpen(false);
      notify();
    });
  },
  announce: ({ head }) => applyHead(head),
  focus() {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  },
  scroll: {
    position: () => scrollY,
    to: jumpTo,
    toAnchor: (hash) => scrollToElement(elementOf(hash)),
  },
  reload: () => location.reload(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * The entry that the document was opened with, after redirects. Adds a key if it has none. What the boot script stored in
 * the entry stays: after a reload, the unsubscribe page reads its token from there.
 */
export function firstEntry(): Entry {
  const { key = newKey(), ...found } = currentEntry();
  const entry = { ...found, ...redirectOf(found), key };
  history.replaceState({ ...history.state, ...storedState(entry) }, '', hrefOf(entry));
  return entry;
}
