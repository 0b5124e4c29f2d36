import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  listAddress,
  NO_QUERY,
  readListQuery,
  type ListQuery,
} from '../../../features/article-list/list-query.ts';

/** Shown at first, and added by every LOAD MORE. */
const FIRST = 9;
const MORE = 6;

/**
 * What the list is asked for, mirrored in the address, and how much of it is shown. The prerendered page knows no
 * query string: the first render shows everything, the address is read right after it.
 *
 * The address is written past the router on purpose. A navigation would scroll to the top with every letter and
 * fill the history; this way Back leaves the list, and coming back finds it as it was.
 */
export function useListQuery(categories: readonly string[]) {
  const location = useLocation();
  const [query, setQuery] = useState<ListQuery>(NO_QUERY);
  const [shown, setShown] = useState(FIRST);

  useEffect(() => {
    setQuery(readListQuery(window.location.search, categories));
    setShown(FIRST);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the categories are the same at every render
  }, [location]);

  function ask(change: Partial<ListQuery>): void {
    const next = { ...query, ...change };
    setQuery(next);
    setShown(FIRST);
    // While the next page loads, the address is already that page's.
    if (window.location.pathname === location.pathname)
      history.replaceState(history.state, '', listAddress(next));
  }

  return { query, ask, shown, showMore: () => setShown((count) => count + MORE) };
}
