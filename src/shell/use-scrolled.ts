import { useEffect, useRef } from 'react';

/**
 * Marks `<html data-scrolled>` while the page has scrolled more than 50 px. The element that it returns a ref for
 * lies in the page's first 50 px; watching it costs no scroll listener.
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
