import { beforeEach, expect, it, vi } from 'vitest';
import type { Change } from './change.ts';
import { settleChanges, useChanges } from './changes-store.ts';

// It needs a browser.
vi.mock('./staff-outbox.ts', () => ({ staffOutbox: {} }));

const change = (id: string): Change => ({
  type: 'event',
  event: { id, inquiryId: 'an-inquiry', action: 'answered', madeAt: '2026-01-01T18:00:00.000Z' },
  isFailed: false,
});
const acknowledge = (id: string) =>
  useChanges.setState(({ settling }) => ({ settling: [...settling, change(id)] }));
const settling = () => useChanges.getState().settling.length;

/** Refreshes that the test ends. */
let refreshes: ((hasArrived: boolean) => void)[];
const refresh = () => new Promise<boolean>((done) => void refreshes.push(done));
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  refreshes = [];
  useChanges.setState({ settling: [] });
});

it('does not interrupt a refresh because of the next change, and refreshes once more for it', async () => {
  acknowledge('1');
  const settled = [settleChanges(refresh)];
  for (const id of ['2', '3']) {
    acknowledge(id);
    settled.push(settleChanges(refresh));
  }
  expect(refreshes).toHaveLength(1);
  refreshes[0]!(true);
  await turn();
  // The first one is in what arrived. The others may not be.
  expect(settling()).toBe(2);
  expect(refreshes).toHaveLength(2);
  refreshes[1]!(true);
  await Promise.all(settled);
  expect(settling()).toBe(0);
});

it('keeps changes until a refresh has arrived, and tries again when it is called again', async () => {
  acknowledge('1');
  const first = settleChanges(refresh);
  refreshes[0]!(false);
  await first;
  expect(settling()).toBe(1);
  const second = settleChanges(refresh);
  refreshes[1]!(true);
  await second;
  expect(settling()).toBe(0);
});

it('refreshes nothing for no change', async () => {
  await settleChanges(refresh);
  expect(refreshes).toEqual([]);
});
