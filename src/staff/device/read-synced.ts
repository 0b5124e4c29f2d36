/**
 * Reads what was synced, as an earlier page has stored it. Damaged records are left out, and fetched again, so that one of them
 * can't stop the desk at every opening. Pure.
 */
import { hashKey } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import {
  readCounts,
  readDetail,
  readFilters,
  readStoredPage,
  readTemplates,
} from '../api/reading-inquiries.ts';
import { readInbound } from '../api/inbound.ts';
import { readMe, readStaff } from '../api/read-people.ts';
import { readResult } from '../site-check/read-site-check.ts';
import { countOf, cursorOf, isRaw, listOf, textOf, type Raw, type Reader } from '../api/reading.ts';

/** A list of pages, each with the cursor that it was asked for with. */
const readPages: Reader<unknown> = (value) => {
  const pages = isRaw(value) ? listOf(readStoredPage)(value['pages']) : undefined;
  if (!pages || pages.length === 0) return undefined;
  const cursors = isRaw(value) && Array.isArray(value['pageParams']) ? value['pageParams'] : [];
  return { pages, pageParams: pages.map((_, index) => cursorOf(cursors[index]) ?? null) };
};

const READERS = new Map<unknown, Reader<unknown>>([
  ['me', readMe],
  ['counts', readCounts],
  ['filters', readFilters],
  ['staff', readStaff],
  ['inquiries', readPages],
  ['inquiry', readDetail],
  ['templates', readTemplates],
  ['inbound', readInbound],
  ['site-check', readResult],
]);

/** A stored query as one that has just succeeded. Failed requests belong to the page that made them. */
const readQuery: Reader<PersistedClient['clientState']['queries'][number]> = (value) => {
  if (!isRaw(value) || !isRaw(value['state']) || !Array.isArray(value['queryKey'])) return undefined;
  const queryKey: unknown[] = value['queryKey'];
  const data = READERS.get(queryKey[0])?.(value['state']['data']);
  const dataUpdatedAt = value['state']['dataUpdatedAt'];
  if (!data || typeof dataUpdatedAt !== 'number') return undefined;
  return {
    dehydratedAt: dataUpdatedAt,
    queryKey,
    queryHash: hashKey(queryKey),
    meta: { persist: true },
    ...(queryKey[0] === 'inquiries' && { queryType: 'infinite' as const }),
    state: {
      data,
      dataUpdatedAt,
      dataUpdateCount: 1,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status: 'success',
    },
  };
};

/** Never throws. */
export function readSynced(text: unknown): PersistedClient {
  let stored: unknown;
  try {
    stored = JSON.parse(String(text));
  } catch {
    // Nothing of the text can be read.
  }
  const client: Raw = isRaw(stored) ? stored : {};
  const state: Raw = isRaw(client['clientState']) ? client['clientState'] : {};
  return {
    timestamp: countOf(client['timestamp']),
    buster: textOf(client['buster']),
    clientState: { queries: listOf(readQuery)(state['queries']) ?? [], mutations: [] },
  };
}
