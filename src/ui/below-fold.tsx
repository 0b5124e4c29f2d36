import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

/**
 * Whether the page is shown in two steps: its first screen, then the rest. Not during hydration, which must find the whole
 * prerendered page, and not when navigation leads to a place further down.
 */
export const FirstScreenFirst = createContext(false);

/** Stands for the rest of a page until it is rendered. */
export const PLACEHOLDER_ID = 'below-fold';

/** What lies below the first screen of a page. After a navigation it is rendered when the first screen has been. */
export function BelowFold({ children }: { children: ReactNode }) {
  const waits = use(FirstScreenFirst);
  const [isRendered, setRendered] = useState(!waits);
  useEffect(() => {
    if (!isRendered) startTransition(() => setRendered(true));
  }, [isRendered]);
  // As tall as the screen, so that the footer does not show.
  return isRendered ? children : <div id={PLACEHOLDER_ID} style={{ height: '100vh' }} />;
}
