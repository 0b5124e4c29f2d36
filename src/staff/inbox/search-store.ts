import { create } from 'zustand';
import { withStorage } from '../../ui/web-storage.ts';
import { useSession } from '../session/session-store.ts';

const KEY = 'staff-search';

/**
 * What the list is searched for. It stays in this tab until the session ends. It is not part of the page's address, because
 * people search for names and email addresses, which would stay in the browser's history.
 */
export const useSearch = create<{ search: string }>(() => ({
  search: withStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? '',
}));

export function setSearch(search: string): void {
  withStorage('sessionStorage', (storage) =>
    search ? storage.setItem(KEY, search) : storage.removeItem(KEY),
  );
  useSearch.setState({ search });
}

useSession.subscribe(({ person }) => {
  if (person === undefined) setSearch('');
});
