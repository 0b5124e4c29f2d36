import { Suspense, use, useEffect, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { useIsHydrated } from './use-after-hydration.ts';

/** A value, or a promise of it where the document holds its markup already. */
export type Deferred<T> = T | Promise<T>;

/** Event on `window`: what `<Deferred>` contains is hydrated and handles input itself. */
export const DEFERRED_LIVE_EVENT = 'app:deferred-live';
/** Event on `window`: the page can't be shown without what `<Deferred>` waits for. */
export const DEFERRED_NEEDED_EVENT = 'app:deferred-needed';

interface DeferredProps<T> {
  value: Deferred<T>;
  children: (value: T) => ReactNode;
}

/**
 * A part of a page whose code and data load later than the page: `loadDeferred` of a route module. On a first visit, React
 * keeps the prerendered markup as it is and hydrates it once `value` is there. Everywhere else `value` is no promise, and
 * nothing waits. A page has at most one.
 *
 * If others have changed the markup, React replaces all of it. The whole page then waits for `value`, because a boundary
 * would leave this part empty meanwhile.
 */
export function Deferred<T>(props: DeferredProps<T>) {
  if (useIsHydrated())
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  if (props.value instanceof Promise) dispatchEvent(new Event(DEFERRED_NEEDED_EVENT));
  return <Content {...props} />;
}

function Content<T>({ value, children }: DeferredProps<T>) {
  const content = value instanceof Promise ? use(value) : value;
  useEffect(() => void dispatchEvent(new Event(DEFERRED_LIVE_EVENT)), []);
  return <Boundary>{children(content)}</Boundary>;
}
