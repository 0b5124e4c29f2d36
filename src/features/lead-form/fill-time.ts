import { useEffect, useRef } from 'react';
import { useIsHydrated } from '../../ui/use-after-hydration.ts';

/** A form that is filled in faster than this is probably filled in by a bot. */
export const MIN_FILL_TIME_MS = 2000;

/**
 * Measures how long the visitor has seen a form. A prerendered form counts from the page load, because it
 * could be filled in before hydration.
 * @returns a function that returns the milliseconds so far
 */
export function useFillTime(): () => number {
  const since = useRef(0);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) since.current = performance.now();
  }, [isHydrated]);
  return () => performance.now() - since.current;
}
