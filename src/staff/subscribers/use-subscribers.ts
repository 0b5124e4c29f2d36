import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { readSubscriber } from '../api/read-people.ts';
import { pageOf, type Cursor } from '../api/reading.ts';

const PAGE_SIZE = 100;

export interface SubscriberOptions {
  search: string;
  status: string;
  source: string;
}

/** The filters as the database takes them. */
export const filtersOf = ({ search, status, source }: SubscriberOptions) => ({
  search: search.normalize('NFC').trim(),
  status: status || null,
  source: source || null,
});

/** The list of subscribers, page by page. Not kept on the device. */
export function subscribersQuery({ search, status, source }: SubscriberOptions) {
  return infiniteQueryOptions({
    queryKey: ['subscribers', { search, status, source }],
    queryFn: ({ pageParam }) =>
      call('desk_subscribers', pageOf(readSubscriber, PAGE_SIZE), {
        ...filtersOf({ search, status, source }),
        after: pageParam,
        page_size: PAGE_SIZE,
      }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
  });
}
