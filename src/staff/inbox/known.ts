import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../api/reading.ts';
import type { Inquiry, InquiryDetail } from '../api/types.ts';

/** All inquiries on this device, each as the server last sent it, in a list or on its own. */
export function knownInquiries(client: QueryClient): Map<string, Inquiry> {
  const known = new Map<string, { inquiry: Inquiry; at: number }>();
  const add = (inquiry: Inquiry, at: number) => {
    if ((known.get(inquiry.id)?.at ?? 0) <= at) known.set(inquiry.id, { inquiry, at });
  };
  for (const query of client.getQueryCache().findAll({ queryKey: ['inquiries'] })) {
    const { data, dataUpdatedAt: at } = query.state;
    const pages = (data as InfiniteData<Page<Inquiry>> | undefined)?.pages ?? [];
    for (const inquiry of pages.flatMap(({ rows }) => rows)) add(inquiry, at);
  }
  for (const query of client.getQueryCache().findAll({ queryKey: ['inquiry'] })) {
    const detail = query.state.data as InquiryDetail | null | undefined;
    if (detail) add(detail.inquiry, query.state.dataUpdatedAt);
  }
  return new Map([...known].map(([id, { inquiry }]) => [id, inquiry]));
}
