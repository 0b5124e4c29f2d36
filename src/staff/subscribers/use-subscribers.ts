import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { Subscriber } from '../api/types.ts';

const PAGE_SIZE = 100;

export interface SubscriberOptions {
  search: string;
  status: string;
  source: string;
}

/** The list of subscribers, page by page. Not kept on the device. */
export function subscribersQuery({ search, status, source }: SubscriberOptions) {
  return infiniteQueryOptions({
    queryKey: ['subscribers', { search, status, source }],
    queryFn: ({ pageParam }) =>
      call<Subscriber[]>('desk_subscribers', {
        search,
        status: status || null,
        source: source || null,
        after: pageParam,
        page_size: PAGE_SIZE,
      }),
    initialPageParam: null as Pick<Subscriber, 'created_at' | 'id'> | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return page.length < PAGE_SIZE || !last ? undefined : { created_at: last.created_at, id: last.id };
    },
  });
}
