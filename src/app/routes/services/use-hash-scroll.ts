import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Between arriving at an anchor and scrolling to it, ms (specification part 2 §9). */
const DELAY = 500;

/** Scrolls smoothly to the section that the address names, after what loads above it has had time to settle. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document
        .getElementById(decodeURIComponent(hash.slice(1)))
        ?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
    }, DELAY);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
