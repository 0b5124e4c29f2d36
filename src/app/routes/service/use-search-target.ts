import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { scrollToSection } from '../../../features/service-search/scroll-to-section.ts';
import type { SearchTarget } from '../../../features/service-search/service-search.tsx';

/** Between arriving from the search and scrolling, ms. */
const DELAY = 100;

/**
 * Scrolls to the section that a search result named, shortly after the page has appeared.
 * @returns the id of the treatment that was chosen
 */
export function useSearchTarget({ state, key }: Location): string | undefined {
  const target = state as SearchTarget | null;
  const section = target?.scrollTo;
  useEffect(() => {
    if (!section) return;
    const timer = setTimeout(() => scrollToSection(section), DELAY);
    return () => clearTimeout(timer);
  }, [section, key]);
  return target?.treatment;
}
