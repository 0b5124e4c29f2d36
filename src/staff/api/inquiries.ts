/** The queries of the inbox. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask, call, dataOf } from './call.ts';
import { searchQuery } from '../inbox/search-text.ts';
import { afterErasures } from './erased.ts';
import { askInbound } from './inbound.ts';
import { readCounts, readDetail, readFilters, readInquiry, readTemplates } from './reading-inquiries.ts';
import { readMe, readStaff } from './read-people.ts';
import { pageOf, type Cursor } from './reading.ts';
import type { ListOptions } from './types.ts';

export const PAGE_SIZE = 50;
export const POLL_MS = 20_000;
/** How often a hidden desk polls, for somebody who has allowed notifications. */
const BACKGROUND_POLL_MS = 60_000;
/** A list with more pages than this is not polled, because each poll would fetch all of them. */
const MAX_POLLED_PAGES = 4;

const isNotified = () => 'Notification' in window && Notification.permission === 'granted';
/** Until the next poll. A hidden desk polls for notifications only, which may be allowed at any time. */
export const pollMs = (): number | false =>
  document.visibilityState === 'visible' ? POLL_MS : isNotified() && BACKGROUND_POLL_MS;

/** How a query polls. `pollMs` decides for a hidden desk. */
const polling = { refetchInterval: pollMs, refetchIntervalInBackground: true };

/** Stored on the device (`src/staff/device`). */
const persisted = { persist: true };

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => call('desk_me', readMe),
  meta: persisted,
});

export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: () => afterErasures(call('desk_counts', readCounts)),
  ...polling,
  // Asks the server even if the data from the device is seconds old: only an answer shows that the server is there.
  refetchOnMount: 'always',
  meta: persisted,
});

export const filtersQuery = queryOptions({
  queryKey: ['filters'],
  queryFn: () => call('desk_filters', readFilters),
  staleTime: 5 * 60_000,
  meta: persisted,
});

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async () => {
    const staff = ask((client) =>
      client.from('staff').select('email, role, name, created_at').order('email'),
    );
    return dataOf(readStaff, await staff);
  },
  staleTime: 5 * 60_000,
  meta: persisted,
});

/** A list of inquiries, page by page. */
export function listQuery(options: ListOptions) {
  const { status, sort, search, service, source, whose } = options;
  return infiniteQueryOptions({
    queryKey: ['inquiries', options],
    queryFn: ({ pageParam }) =>
      afterErasures(
        call('desk_inquiries', pageOf(readInquiry, PAGE_SIZE), {
          status,
          sort,
          search: searchQuery(search),
          service: service || null,
          source: source || null,
          whose: whose || null,
          after: pageParam,
          page_size: PAGE_SIZE,
        }),
      ),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) <= MAX_POLLED_PAGES ? pollMs() : false),
    refetchIntervalInBackground: true,
    refetchOnMount: 'always',
    // Open inquiries without a filter: what the desk needs where there is no signal.
    meta: { persist: status === 'new' && !search && !service && !source && !whose },
  });
}

export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['inquiry', id],
    queryFn: () => afterErasures(call('desk_inquiry', readDetail, { inquiry_id: id })),
    // A colleague may answer it while it is open.
    ...polling,
    refetchOnMount: 'always',
    meta: persisted,
  });

/** Short texts for replies. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: async () => {
    const rows = ask((client) => client.from('reply_templates').select('id, title, body').order('title'));
    return dataOf(readTemplates, await rows);
  },
  staleTime: 5 * 60_000,
  meta: persisted,
});

/** Whether clients' answers come back to the desk. */
export const inboundQuery = queryOptions({
  queryKey: ['inbound'],
  queryFn: askInbound,
  staleTime: 60 * 60_000,
  meta: persisted,
});
