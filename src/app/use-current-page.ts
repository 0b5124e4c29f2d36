import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutAll } from './lay-out-rest.ts';
import { loadPage, type LoadedPage } from './routes.ts';

/** Scroll positions of this tab's history entries, by their key. */
const positions = new Map<string, number>();

/**
 * The page to show for the current location. While the next page's code is on its way the old one stays; then they
 * cross-fade where the browser can. A new page starts at its top or at the anchor of its address, Back returns to
 * where one was (specification part 1 §2.1).
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
    const settle = () =>
      scrollToTarget(location.hash, type === 'POP' ? positions.get(location.key) : undefined);
    if (from.pathname === location.pathname) return settle();
    let isStale = false;
    loadPage(location.pathname).then(
      (next) => {
        if (isStale) return;
        crossFade(() => {
          flushSync(() => setPage(next));
          settle();
        });
      },
      (reason: unknown) => !isStale && setError(reason ?? new Error('The page could not be loaded')),
    );
    return () => {
      isStale = true;
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

function scrollToTarget(hash: string, restored: number | undefined): void {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (restored !== undefined) scrollTo({ top: restored, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}
