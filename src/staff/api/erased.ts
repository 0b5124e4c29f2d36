/**
 * Removes from this device the inquiries that no longer exist on the server: a colleague has erased them, or their time was
 * up. This happens at each contact, before anything newer is shown.
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { deleteDrafts, useDrafts } from '../changes/drafts.ts';
import { queryClient } from '../device/synced-data.ts';
import { ask, call } from './call.ts';
import { readDetail } from './reading-inquiries.ts';
import { listOf, rowOf, type Page } from './reading.ts';
import type { Inquiry, InquiryDetail } from './types.ts';

/** How many ids one request contains, because they are part of its URL. */
const CHUNK_SIZE = 100;
/** Pause between two checks. The queries of a screen run at the same time, and one check is enough for all of them. */
const PAUSE_MS = 1000;
/** Longer pause for more ids, such as those of a long list that somebody has scrolled through. */
const PAUSE_PER_CHUNK_MS = 5000;

type Pages = InfiniteData<Page<Inquiry>>;

/** The ids of all inquiries of which this device holds something: in a list, in a detail, or in a draft. */
function heldIds(client: QueryClient): string[] {
  const lists = client.getQueriesData<Pages>({ queryKey: ['inquiries'] });
  const details = client.getQueriesData<InquiryDetail | null>({ queryKey: ['inquiry'] });
  const rows = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.rows) ?? []);
  const open = details.flatMap(([, detail]) => (detail ? [detail.inquiry, ...detail.others] : []));
  const drafts = useDrafts.getState().drafts.map(({ inquiryId }) => inquiryId);
  return [...new Set([...[...open, ...rows].map(({ id }) => id), ...drafts])];
}

/** Removes inquiries from all cached queries. An open inquiry is replaced by a sentence that it is gone. */
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
    const next = isLeft(detail.inquiry) ? { ...detail, others: detail.others.filter(isLeft) } : null;
    if (next === null || next.others.length < detail.others.length)
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
  // The server is asked about each missing id, because a list may lack an inquiry for other reasons.
  const missing = ids.filter((id) => !found.has(id));
  const isGone = async (id: string) =>
    (await call('desk_inquiry', readDetail, { inquiry_id: id })) === null ? [id] : [];
  const gone = new Set((await Promise.all(missing.map(isGone))).flat());
  if (gone.size === 0) return;
  removeInquiries(queryClient, gone);
  await deleteDrafts(({ inquiryId }) => gone.has(inquiryId));
}

/** Resolves to the result of a query after the inquiries that no longer exist have been removed from this device. */
export async function afterErasures<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, checkErased()]);
  return result;
}
