/**
 * What a colleague has erased, or what was deleted because its time was up, leaves this device at the next contact, before
 * anything newer is shown.
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { deleteDrafts, useDrafts } from '../changes/drafts.ts';
import { queryClient } from '../device/synced-data.ts';
import { ask, call } from './call.ts';
import { readDetail } from './read-inquiry.ts';
import { listOf, rowOf, type Page } from './reading.ts';
import type { Inquiry, InquiryDetail } from './types.ts';

/** Ids in one request. They are part of its URL. */
const CHUNK_SIZE = 100;
/** The queries of a screen run at the same time, and one check is enough for all of them. */
const PAUSE_MS = 1000;
/** A list of thousands that somebody has scrolled through is checked less often. */
const PAUSE_PER_CHUNK_MS = 5000;

/** Ids of inquiries that are gone, for what this page still holds of them. */
export const useErased = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

type Pages = InfiniteData<Page<Inquiry>>;

/** The ids of all inquiries that this device holds something of. A draft's may be in no list any more. */
function heldIds(client: QueryClient): string[] {
  const lists = client.getQueriesData<Pages>({ queryKey: ['inquiries'] });
  const details = client.getQueriesData<InquiryDetail | null>({ queryKey: ['inquiry'] });
  const rows = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.rows) ?? []);
  const open = details.flatMap(([, detail]) => (detail ? [detail.inquiry, ...detail.earlier] : []));
  const drafts = useDrafts.getState().drafts.map(({ inquiryId }) => inquiryId);
  return [...new Set([...[...open, ...rows].map(({ id }) => id), ...drafts])];
}

/** Removes inquiries from everything that the cache has. What is shown of them says that they are gone. */
export function removeInquiries(client: QueryClient, ids: ReadonlySet<string>): void {
  const isLeft = ({ id }: { id: string }) => !ids.has(id);
  for (const query of client.getQueryCache().findAll({ queryKey: ['inquiries'] })) {
    const list = query.state.data as Pages | undefined;
    if (!list?.pages.some((page) => !page.rows.every(isLeft))) continue;
    const pages = list.pages.map((page) => ({ ...page, rows: page.rows.filter(isLeft) }));
    query.setData({ ...list, pages }, { updatedAt: query.state.dataUpdatedAt, manual: true });
  }
  for (const query of client.getQueryCache().findAll({ queryKey: ['inquiry'] })) {
    const detail = query.state.data as InquiryDetail | null | undefined;
    if (!detail) continue;
    const next = isLeft(detail.inquiry) ? { ...detail, earlier: detail.earlier.filter(isLeft) } : null;
    if (next === null || next.earlier.length < detail.earlier.length)
      query.setData(next, { updatedAt: query.state.dataUpdatedAt, manual: true });
  }
}

let checking: Promise<void> | undefined;
let checkedAt = -Infinity;
let pauseMs = PAUSE_MS;

/** Looks for what is gone. Never rejects: without a connection there is nothing newer to show either. */
export function checkErased(): Promise<void> {
  if (!checking && performance.now() - checkedAt < pauseMs) return Promise.resolve();
  checking ??= check()
    .catch(() => {})
    .finally(() => {
      checking = undefined;
      checkedAt = performance.now();
    });
  return checking;
}

/** The next check is due at once. */
export const expectErasures = (): void => void (checkedAt = -Infinity);

async function check(): Promise<void> {
  const ids = heldIds(queryClient);
  const chunks = Math.ceil(ids.length / CHUNK_SIZE);
  pauseMs = chunks <= 4 ? PAUSE_MS : chunks * PAUSE_PER_CHUNK_MS;
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += CHUNK_SIZE) {
    const chunk = ids.slice(at, at + CHUNK_SIZE);
    const rows = await ask((client) => client.from('inquiries').select('id').in('id', chunk).retry(false));
    for (const { id } of listOf(rowOf)(rows) ?? []) found.add(id);
  }
  // An empty list may have other reasons, so the server is asked about each one.
  const missing = ids.filter((id) => !found.has(id));
  const isGone = async (id: string) =>
    (await call('desk_inquiry', readDetail, { inquiry_id: id })) === null ? [id] : [];
  const gone = new Set((await Promise.all(missing.map(isGone))).flat());
  if (gone.size === 0) return;
  useErased.setState(({ ids: before }) => ({ ids: new Set([...before, ...gone]) }));
  removeInquiries(queryClient, gone);
  await deleteDrafts(({ inquiryId }) => gone.has(inquiryId));
}

/** The result of a query, once what is gone has left this device. */
export async function afterErasures<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, checkErased()]);
  return result;
}
