import { useSyncExternalStore } from 'react';

declare const __BUILD_YEAR__: number;

const never = () => () => {};

/**
 * The current year for the copyright line. Prerendering and hydration both use the year of the build, so that they
 * match. The visitor's current year replaces it right after.
 */
export function useYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
