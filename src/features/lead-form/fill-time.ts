import { useEffect, useRef } from 'react';

/** Whoever is faster fills in forms as people rarely do. Milliseconds. */
export const MINIMUM_FILL_TIME = 2000;

/**
 * Measures how long a form has been before its visitor. One that came with the page counts from the page's start:
 * it could be filled in long before the page was live.
 * @returns a function that answers the milliseconds so far
 */
export function useFillTime(): () => number {
  const since = useRef(0);
  useEffect(() => {
    // Set when the first page has become live (`stores/outbox.ts`).
    if (document.documentElement.dataset['outbox'] !== undefined) since.current = performance.now();
  }, []);
  return () => performance.now() - since.current;
}
