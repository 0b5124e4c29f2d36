import 'fake-indexeddb/auto';
import { QueryObserver, type Query } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { inquiryRow } from '../inbox/inquiry-sample.ts';
import { DeskError } from '../api/desk-error.ts';
import { refreshAll } from '../api/refresh.ts';
import { reached, useContact } from './server-contact.ts';
import { isPersisted, persistSynced, queryClient, wipeSynced } from './synced-data.ts';

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

test('only an answer of the database shows that it is there, and none after the end of the session', async () => {
  persistSynced();
  useContact.setState({ isOffline: true });
  await queryClient.fetchQuery({ queryKey: ['another server'], queryFn: () => true });
  expect(useContact.getState().isOffline).toBe(true);
  reached();
  expect(useContact.getState().isOffline).toBe(false);
  await wipeSynced();
  useContact.setState({ isOffline: true });
  reached();
  expect(useContact.getState().isOffline).toBe(true);
});

test('a refresh ends with its last request, so that an answer among errors starts no other one', async () => {
  let answer = (_isThere: boolean) => {};
  let isDatabaseThere = true;
  const queries: Record<string, () => Promise<boolean>> = {
    slow: () => new Promise((done) => (answer = done)),
    failing: async () => {
      if (!isDatabaseThere) throw new DeskError('offline');
      return true;
    },
    elsewhere: () => Promise.reject(new Error('no function')),
  };
  const turn = () => new Promise((done) => setTimeout(done));
  const stop = Object.entries(queries).map(([name, queryFn]) =>
    new QueryObserver(queryClient, { queryKey: [name], queryFn }).subscribe(() => {}),
  );
  const refresh = async () => {
    let isOver = false;
    const result = refreshAll().finally(() => (isOver = true));
    await turn();
    expect(isOver).toBe(false);
    answer(true);
    return result;
  };
  expect(await refresh()).toBe(true);
  isDatabaseThere = false;
  expect(await refresh()).toBe(false);
  for (const end of stop) end();
});
