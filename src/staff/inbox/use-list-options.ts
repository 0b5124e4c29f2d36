import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { setSearch, useSearch } from './search-store.ts';
import { STATUSES, type ListOptions } from '../api/types.ts';

const DEFAULTS: ListOptions = { status: 'new', sort: 'newest', search: '', service: '', source: '' };

/** What the list shows. All but the search is in the address, so that going back keeps it. */
export function useListOptions() {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.toString();
  const search = useSearch((state) => state.search);
  const options = useMemo((): ListOptions => {
    const found = new URLSearchParams(query);
    return {
      status: STATUSES.find((status) => status === found.get('status')) ?? 'new',
      sort: found.get('sort') === 'due' ? 'due' : 'newest',
      search,
      service: found.get('service') ?? '',
      source: found.get('source') ?? '',
    };
  }, [query, search]);
  const setOptions = (change: Partial<ListOptions>) => {
    const { search: searched, ...rest } = { ...options, ...change };
    if (searched !== search) setSearch(searched);
    const changed = Object.entries(rest).filter(
      ([name, value]) => value !== DEFAULTS[name as keyof ListOptions],
    );
    if (new URLSearchParams(changed).toString() !== query) setParameters(changed, { replace: true });
  };
  return { options, setOptions, query: query && `?${query}` };
}
