import { useEffect, useEffectEvent, useState } from 'react';
import {
  listAddress,
  NO_QUERY,
  readListQuery,
  type ListQuery,
} from '../../../features/article-list/list-query.ts';
import { useLocation } from '../../../ui/page-location.ts';

/** Articles shown at first, and added by each LOAD MORE. */
const FIRST = 9;
const MORE = 6;

/**
 * Search, category and order of the articles list, mirrored in the query string, and how many articles are shown.
 * Prerendered pages have no query string, so the first render shows everything and an effect reads it afterwards.
 *
 * Writes the address without navigating, because a navigation would scroll to the top with each letter and fill the
 * history. Back leaves the list, and returning restores it.
 */
export function useListQuery(categories: readonly string[]) {
  const location = useLocation();
  const [query, setQuery] = useState<ListQuery>(NO_QUERY);
  const [shown, setShown] = useState(FIRST);

  const readAddress = useEffectEvent(() => {
    setQuery(readListQuery(window.location.search, categories));
    setShown(FIRST);
  });
  useEffect(() => readAddress(), [location]);

  function change(part: Partial<ListQuery>): void {
    const next = { ...query, ...part };
    setQuery(next);
    setShown(FIRST);
    // While the next page loads, the address is already that of the next page.
    if (window.location.pathname === location.pathname)
      history.replaceState(history.state, '', listAddress(next));
  }

  return { query, change, shown, showMore: () => setShown((count) => count + MORE) };
}
