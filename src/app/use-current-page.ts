import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutAll } from './lay-out-rest.ts';
import { loadPage, type LoadedPage } from './routes.ts';

/** Between arriving on a page and scrolling to the anchor of its address, ms (specification part 2 §9). */
const ANCHOR_DELAY = 500;

/** Scroll positions of this tab's history entries, by their key. */
const positions = new Map<string, number>();

/**
 * The page to show for the current location. While the next page's code is on its way the old one stays; then they
 * cross-fade where the browser can. A new page starts at its top and then scrolls to the anchor of its address, Back
 * returns to where one was (specification part 1 §2.1, part 2 §2).
 */
export function useCurrentPage(first: LoadedPage): { page: LoadedPage; error: unknown } {
  const location = useLocation();
  const type = useNavigationType();
  const [page, setPage] = useState(first);
  const [error, setError] = useState<unknown>();
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    loadPage(location.pathname).then(
      (next) => {
        if (isStale) return;
        crossFade(() => {
          flushSync(() => setPage(next));
          scrollTo({ top: restored ?? 0, behavior: 'instant' });
          if (restored === undefined && location.hash && !isStale)
            timer = setTimeout(scrollToAnchor, ANCHOR_DELAY, location.hash);
        });
      },
      (reason: unknown) => {
        if (isStale) return;
        // A new build may have taken this one's files away: the page itself, loaded anew, names those that exist.
        if (navigator.onLine) window.location.reload();
        else setError(reason ?? new Error('The page could not be loaded'));
      },
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [location, type]);

  return { page, error };
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
