import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { Mark } from './mark.tsx';

/**
 * Whether the page is shown in two steps: its first screen, then the rest. Not during hydration, which must find the whole
 * prerendered page, and not when navigation leads to a place further down.
 */
export const FirstScreenFirst = createContext(false);

/** Stands for the rest of a page until it is rendered. */
export const PLACEHOLDER_ID = 'below-fold';

interface FirstScreenProps {
  children: ReactNode;
  /** What it shows does not move while it arrives, so the first paint need not wait for all of it. */
  isSteady?: boolean;
}

/** What a phone shows first of a page. A slow connection brings it, with its styles, before the rest. */
export const FirstScreen = ({ children, isSteady = false }: FirstScreenProps) => (
  <>
    {children}
    {import.meta.env.SSR && <Mark name={isSteady ? 'steadyFold' : 'fold'} />}
  </>
);

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
