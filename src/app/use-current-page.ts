import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { bringPage } from './bring-page.ts';
import { layOutAll } from './lay-out-rest.ts';
import type { LoadedPage } from './routes.ts';

/** Between arriving on a page and scrolling to the anchor of its address, ms (specification part 2 §9). */
const ANCHOR_DELAY = 500;

/** Whoever waits for a page for longer than this is told so, ms. */
const SLOW = 1000;

/** Why the next page is not here yet. */
export type Wait = 'slow' | 'cut' | undefined;

/** Scroll positions of this tab's history entries, by their key. */
const positions = new Map<string, number>();

/**
 * The page to show for the current location. While the next page's code is on its way the old one stays; then they
 * cross-fade where the browser can. A new page starts at its top and then scrolls to the anchor of its address, Back
 * returns to where one was (specification part 1 §2.1, part 2 §2).
 */
export function useCurrentPage(first: LoadedPage): { page: LoadedPage; wait: Wait } {
  const location = useLocation();
  const type = useNavigationType();
  const [page, setPage] = useState(first);
  const [wait, setWait] = useState<Wait>();
  const previous = useRef(location);

  useEffect(() => {
    const onLeave = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', onLeave);
    return () => removeEventListener('pagehide', onLeave);
  }, []);

  useEffect(() => {
    const from = previous.current;
    if (from.key === location.key) return;
    previous.current = location;
    layOutAll();
    history.scrollRestoration = 'manual';
    positions.set(from.key, scrollY);
    const restored = type === 'POP' ? positions.get(location.key) : undefined;
    if (from.pathname === location.pathname) {
      if (restored === undefined && location.hash) scrollToAnchor(location.hash);
      else scrollTo({ top: restored ?? 0, behavior: 'instant' });
      return;
    }
    let isStale = false;
    let timer = setTimeout(setWait, SLOW, 'slow');
    const onCutOff = () => {
      clearTimeout(timer);
      if (!isStale) setWait('cut');
    };
    bringPage(location.pathname, { onCutOff, isStale: () => isStale }).then(
      (next) => {
        if (isStale) return;
        clearTimeout(timer);
        crossFade(() => {
          flushSync(() => {
            setPage(next);
            setWait(undefined);
          });
          scrollTo({ top: restored ?? 0, behavior: 'instant' });
          if (restored === undefined && location.hash && !isStale)
            timer = setTimeout(scrollToAnchor, ANCHOR_DELAY, location.hash);
        });
      },
      () => {
        // A new build may have taken this one's files away: the page itself, loaded anew, names those that exist.
        if (!isStale) window.location.reload();
      },
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
      setWait(undefined);
    };
  }, [location, type]);

  return { page, wait };
}

function crossFade(update: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition) return update();
  // A transition that the browser skips (a hidden tab, a second click) still updates the page.
  document.startViewTransition(update).ready.catch(() => {});
}

function scrollToAnchor(hash: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(decodeURIComponent(hash.slice(1)))
    ?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
}
