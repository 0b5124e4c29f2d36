/** Stores what was synced on this device: the cache of queries, in IndexedDB. */
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { persistQueryClientRestore, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client';
import { clear, del, get, set } from 'idb-keyval';
import { openStore } from '../../outbox/open-store.ts';
import { failed } from '../api/desk-error.ts';
import type { InquiryDetail } from '../api/types.ts';
import { readSynced } from './read-synced.ts';
import {
  isOutdated,
  keepContact,
  MAX_SILENCE_MS,
  serverFailed,
  unreached,
  useContact,
} from './server-contact.ts';

/** Name of the database. */
export const SYNCED_DATABASE = 'staff-synced';
/** Raise it when the shape of what is stored changes. */
const FORMAT = '2';

const store = openStore(SYNCED_DATABASE, 'entries');

/** Set by the session: what to do when this device may no longer sync. */
export const onRefused: { handle: (failure: 'signed-out' | 'not-staff') => void } = { handle: () => {} };

let isPersisting = false;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (failed(error, 'offline')) unreached();
      if (failed(error, 'server')) serverFailed();
      if (failed(error, 'signed-out')) onRefused.handle('signed-out');
      if (failed(error, 'not-staff')) onRefused.handle('not-staff');
    },
  }),
  defaultOptions: {
    // `navigator.onLine` says little about whether the server can be reached.
    queries: {
      networkMode: 'always',
      retry: false,
      gcTime: MAX_SILENCE_MS,
      staleTime: 5000,
      refetchOnWindowFocus: 'always',
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

const persister = createAsyncStoragePersister({
  storage: {
    getItem: (key) => get<string>(key, store).then((value) => value ?? null),
    // Ignores a write that was delayed until after the end of the session.
    setItem: (key, value: string) => (isPersisting ? set(key, value, store) : Promise.resolve()),
    removeItem: (key) => del(key, store),
  },
  key: 'queries',
  throttleTime: 500,
  deserialize: readSynced,
});

/**
 * Whether a query is stored on the device: one that is marked to be kept, and of single inquiries only open ones. A query whose
 * latest request has failed still has the data of an earlier request, which the desk needs without a connection.
 */
export function isPersisted({ state, meta, queryKey }: Pick<Query, 'state' | 'meta' | 'queryKey'>): boolean {
  if (state.data === undefined || !meta?.['persist']) return false;
  return queryKey[0] !== 'inquiry' || (state.data as InquiryDetail | null)?.inquiry.status === 'new';
}

let stopPersisting = () => {};

/** Loads what was synced, unless it is too old, and keeps it up to date from now on. */
export async function restoreSynced(): Promise<void> {
  if (isOutdated(useContact.getState().contactAt, Date.now())) await wipeSynced();
  const options = { queryClient: queryClient as never, persister, buster: FORMAT, maxAge: MAX_SILENCE_MS };
  await persistQueryClientRestore(options).catch(() => {});
  persistSynced();
}

export function persistSynced(): void {
  stopPersisting();
  isPersisting = true;
  keepContact(true);
  stopPersisting = persistQueryClientSubscribe({
    queryClient: queryClient as never,
    persister,
    buster: FORMAT,
    dehydrateOptions: { shouldDehydrateQuery: (query) => isPersisted(query as unknown as Query) },
  });
}

/** Deletes what was synced, on the screen and on the device, and keeps nothing until `persistSynced`. */
export async function wipeSynced(): Promise<void> {
  isPersisting = false;
  keepContact(false);
  stopPersisting();
  queryClient.clear();
  await clear(store).catch(() => {});
}
