import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../api/reading.ts';
import type { Inquiry } from '../api/types.ts';

/** All inquiries on this device, as the server last sent them. */
export function knownInquiries(client: QueryClient): Map<string, Inquiry> {
  const known = new Map<string, { inquiry: Inquiry; at: number }>();
  for (const query of client.getQueryCache().findAll({ queryKey: ['inquiries'] })) {
    const { data, dataUpdatedAt: at } = query.state;
    const pages = (data as InfiniteData<Page<Inquiry>> | undefined)?.pages ?? [];
    for (const inquiry of pages.flatMap(({ rows }) => rows))
      if ((known.get(inquiry.id)?.at ?? 0) <= at) known.set(inquiry.id, { inquiry, at });
  }
  return new Map([...known].map(([id, { inquiry }]) => [id, inquiry]));
}
