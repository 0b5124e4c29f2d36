import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../outbox/channel-messages.ts';
import { useSession } from '../session/session-store.ts';
import { changeId, type Change } from './change.ts';
import { settleChanges, startChanges, useChanges } from './changes-store.ts';
import type { StaffItem } from './staff-kinds.ts';

/** What is on the device, and who hears of its changes. */
const device = vi.hoisted(() => ({
  items: [] as StaffItem[],
  tell: (_message: Message) => {},
}));
// The real one needs a browser.
vi.mock('./staff-outbox.ts', () => ({
  staffOutbox: {
    list: () => Promise.resolve({ items: device.items }),
    subscribe: (listener: typeof device.tell) => void (device.tell = listener),
    nextDue: () => {},
    resume: () => Promise.resolve(),
    purgeReceipts: () => Promise.resolve(),
  },
}));

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

describe('what another tab has sent', () => {
  const author = 'ann@example.org';
  const event = {
    id: '1',
    author,
    inquiryId: 'an-inquiry',
    action: 'answered',
    madeAt: '2026-01-01T18:00:00.000Z',
  };
  const item = { id: '1', kind: 'staff-event', payload: event, state: 'waiting' } as unknown as StaffItem;
  const shown = () => {
    const { waiting, settling } = useChanges.getState();
    return [waiting, settling].map((changes) => changes.map(changeId));
  };

  beforeAll(async () => {
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => {} });
    useSession.setState({ person: author });
    await startChanges(refresh);
  });

  beforeEach(async () => {
    device.items = [item];
    device.tell({ type: 'changed' });
    await turn();
  });

  it('stays on the screen until a refresh has arrived, although it was missing before the message came', async () => {
    expect(shown()).toEqual([['1'], []]);
    device.items = [];
    device.tell({ type: 'changed' });
    await turn();
    expect(shown()).toEqual([[], ['1']]);
    device.tell({ type: 'arrived', id: '1', kind: 'staff-event' });
    await turn();
    expect(shown()).toEqual([[], ['1']]);
    expect(refreshes).toHaveLength(1);
    refreshes[0]!(true);
    await turn();
    expect(shown()).toEqual([[], []]);
  });

  it('leaves the screen at once if it was discarded there', async () => {
    device.items = [];
    device.tell({ type: 'discarded', id: '1' });
    expect(shown()).toEqual([[], []]);
    await turn();
    expect(shown()).toEqual([[], []]);
    expect(refreshes).toEqual([]);
  });
});
