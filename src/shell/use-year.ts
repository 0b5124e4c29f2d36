import { useSyncExternalStore } from 'react';

declare const __BUILD_YEAR__: number;

const never = () => () => {};

/**
 * The current year for the copyright line. Prerendering and hydration both show the year of the build, so they
 * match; the visitor's own follows at once.
 */
export function useYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
