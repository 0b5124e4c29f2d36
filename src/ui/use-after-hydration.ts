import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that a prerendered page can't contain. Hydration must match the prerendered page, so it uses `prerendered` too.
 * @returns `value`, or `prerendered` in prerendered pages and during hydration
 */
export function useAfterHydration<T>(value: T, prerendered: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}

/**
 * Whether a component has hydrated prerendered markup, or is prerendered. Never changes, because React would replace the
 * markup of a part that is not hydrated yet if something above it rendered again.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useRef(false);
  return useSyncExternalStore(
    never,
    () => isHydrated.current,
    () => (isHydrated.current = true),
  );
}
