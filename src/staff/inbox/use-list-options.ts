import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { STATUSES, type ListOptions } from '../api/types.ts';

const DEFAULTS: ListOptions = { status: 'new', sort: 'newest', search: '', service: '', source: '' };

/** What the list shows. It is in the address, so that reloading and going back keep it. */
export function useListOptions() {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.toString();
  const options = useMemo((): ListOptions => {
    const found = new URLSearchParams(query);
    return {
      status: STATUSES.find((status) => status === found.get('status')) ?? 'new',
      sort: found.get('sort') === 'due' ? 'due' : 'newest',
      search: found.get('search') ?? '',
      service: found.get('service') ?? '',
      source: found.get('source') ?? '',
    };
  }, [query]);
  const setOptions = (change: Partial<ListOptions>) =>
    setParameters(
      Object.entries({ ...options, ...change }).filter(
        ([name, value]) => value !== DEFAULTS[name as keyof ListOptions],
      ),
      {
        replace: true,
      },
    );
  return { options, setOptions, query: query && `?${query}` };
}
