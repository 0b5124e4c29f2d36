import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that a prerendered page can't contain. Hydration must match that page, so it uses the other value.
 * @returns `value`, or `prerendered` in prerendered pages and during hydration
 */
export function useAfterHydration<T>(value: T, prerendered: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}
