import 'fake-indexeddb/auto';
import type { Query } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { inquiryRow } from '../inbox/inquiry-sample.ts';
import { isPersisted } from './synced-data.ts';

const query = (queryKey: string[], data: unknown, status: string, persist = true) =>
  ({ queryKey, meta: { persist }, state: { data, status } }) as unknown as Query;
const detail = (status: 'new' | 'closed') => ({ inquiry: inquiryRow({ status }) });

test('open inquiries stay on the device, closed ones do not', () => {
  expect(isPersisted(query(['inquiry', 'a'], detail('new'), 'success'))).toBe(true);
  expect(isPersisted(query(['inquiry', 'a'], detail('closed'), 'success'))).toBe(false);
});

test('what was synced stays when a later request fails', () => {
  expect(isPersisted(query(['counts'], { new: 1 }, 'error'))).toBe(true);
});

test('other pages, and what never arrived, leave nothing', () => {
  expect(isPersisted(query(['subscribers'], [], 'success', false))).toBe(false);
  expect(isPersisted(query(['counts'], undefined, 'pending'))).toBe(false);
});
