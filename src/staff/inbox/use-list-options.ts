import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { setSearch, useSearch } from './search-store.ts';
import { STATUSES, type ListOptions, type ListStatus, type Sort } from '../api/types.ts';

/** The parameter of the address that holds the chosen tab. A search has its own, and begins with all inquiries. */
const tabParameter = (search: string): string => (search ? 'in' : 'status');
const firstTab = (search: string): ListStatus => (search ? 'all' : 'new');

/** What is new opens on what is due, the other lists on the newest. */
const firstSort = (status: ListStatus): Sort => (status === 'new' ? 'due' : 'newest');

/** What a list shows, from the query of the address and the search. Pure. */
export function optionsOf(query: string, search: string): ListOptions {
  const found = new URLSearchParams(query);
  const tab = found.get(tabParameter(search));
  const status = STATUSES.find((known) => known === tab) ?? firstTab(search);
  return {
    status,
    sort: (['due', 'newest'] as const).find((known) => known === found.get('sort')) ?? firstSort(status),
    search,
    service: found.get('service') ?? '',
    source: found.get('source') ?? '',
    whose: (['mine', 'nobody'] as const).find((known) => known === found.get('whose')) ?? '',
  };
}

/** The query of the address with another tab. Pure. */
export function queryWithTab(query: string, search: string, tab: ListStatus): string {
  const parameters = new URLSearchParams(query);
  const name = tabParameter(search);
  if (tab === firstTab(search)) parameters.delete(name);
  else parameters.set(name, tab);
  // Each list has its own order.
  parameters.delete('sort');
  return parameters.toString();
}

/** Whether a list shows only a part of its inquiries. Pure. */
export const isFiltered = ({ search, service, source, whose }: ListOptions): boolean =>
  Boolean(search || service || source || whose);

/** The tabs: a filter of a search, or the lists. */
export const tabsOf = (search: string): readonly ListStatus[] => (search ? ['all', ...STATUSES] : STATUSES);

type Filters = Partial<Omit<ListOptions, 'status'>>;

/** What the list shows. All but the search is in the address, so that going back keeps it. */
export function useListOptions() {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.toString();
  const search = useSearch((state) => state.search);
  const options = useMemo(() => optionsOf(query, search), [query, search]);
  const setOptions = ({ search: searched = search, ...filters }: Filters) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(filters))
      if (value === '' || value === firstSort(options.status)) next.delete(name);
      else next.set(name, value);
    // Each search begins with all inquiries, and after it the list is the one before.
    if (!searched || !search) next.delete('in');
    if (searched !== search) setSearch(searched);
    if (next.toString() !== query) setParameters(next, { replace: true });
  };
  return { options, setOptions, query: query && `?${query}` };
}
