/** The queries of the inbox. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask, call } from './call.ts';
import type { Counts, Filters, Inquiry, InquiryDetail, ListOptions, Me, StaffMember } from './types.ts';

export const PAGE_SIZE = 50;
export const POLL_MS = 20_000;
/** Without focus: seldom, and only for somebody who has allowed notifications. */
const BACKGROUND_POLL_MS = 60_000;
/** A longer list is not fetched again as a whole every few seconds. */
const MAX_POLLED_PAGES = 4;

const isNotified = () => 'Notification' in window && Notification.permission === 'granted';
const pollMs = () => (document.visibilityState === 'visible' ? POLL_MS : BACKGROUND_POLL_MS);

/** Kept on the device (`src/staff/device`). */
const kept = { keep: true };

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => call<Me>('desk_me'),
  meta: kept,
});

export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: () => call<Counts>('desk_counts'),
  refetchInterval: pollMs,
  refetchIntervalInBackground: isNotified(),
  // What was restored from the device may be seconds old and the server gone.
  refetchOnMount: 'always',
  meta: kept,
});

export const filtersQuery = queryOptions({
  queryKey: ['filters'],
  queryFn: () => call<Filters>('desk_filters'),
  staleTime: 5 * 60_000,
  meta: kept,
});

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: () =>
    ask<StaffMember[]>((client) => client.from('staff').select('email, role, created_at').order('email')),
  staleTime: 5 * 60_000,
  meta: kept,
});

/** Where the next page begins: after the last row of this one. */
interface Cursor {
  created_at: string;
  id: string;
}

/** A list of inquiries, page by page. */
export function listQuery(options: ListOptions) {
  const { status, sort, search, service, source } = options;
  return infiniteQueryOptions({
    queryKey: ['inquiries', options],
    queryFn: ({ pageParam }) =>
      call<Inquiry[]>('desk_inquiries', {
        status,
        sort,
        search,
        service: service || null,
        source: source || null,
        after: pageParam,
        page_size: PAGE_SIZE,
      }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page): Cursor | undefined => {
      const last = page.at(-1);
      return page.length < PAGE_SIZE || !last ? undefined : { created_at: last.created_at, id: last.id };
    },
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) <= MAX_POLLED_PAGES ? pollMs() : false),
    refetchIntervalInBackground: isNotified(),
    refetchOnMount: 'always',
    // Open inquiries without a filter: what the desk needs where there is no signal.
    meta: { keep: status === 'new' && !search && !service && !source },
  });
}

export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['inquiry', id],
    queryFn: () => call<InquiryDetail>('desk_inquiry', { inquiry_id: id }),
    meta: kept,
  });
