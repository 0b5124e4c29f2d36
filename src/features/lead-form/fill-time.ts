import { useEffect, useRef } from 'react';

/** A form that is filled in faster than this is probably filled in by a bot. */
export const MIN_FILL_TIME_MS = 2000;

/**
 * Measures how long the visitor has seen a form. A form of the first page counts from the page load, because it could
 * be filled in before hydration.
 * @returns a function that returns the milliseconds so far
 */
export function useFillTime(): () => number {
  const since = useRef(0);
  useEffect(() => {
    // The attribute is set after the first page has hydrated (`src/stores/outbox-store.ts`).
    if (document.documentElement.dataset['outbox'] !== undefined) since.current = performance.now();
  }, []);
  return () => performance.now() - since.current;
}
