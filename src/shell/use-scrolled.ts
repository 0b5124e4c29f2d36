import { useEffect, useRef } from 'react';

/**
 * Sets `<html data-scrolled>` while the page has scrolled more than 50 px. Observes an element in the first 50 px
 * instead of listening to scroll events. @returns the ref for that element
 */
export function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = sentinel.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      document.documentElement.toggleAttribute('data-scrolled', !entry?.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return sentinel;
}
