import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffEvent } from '../changes/staff-kinds.ts';

vi.stubGlobal('self', globalThis);
// No server: what is changed stays in the outbox.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
const { staffOutbox } = await import('../changes/staff-outbox.ts');
const { useChanges } = await import('../changes/changes-store.ts');
const { undo, useUndo } = await import('../changes/undo.ts');
const { useSession } = await import('../session/session-store.ts');
const { assign, setStatus } = await import('./act.ts');
const { inquiryRow } = await import('./inquiry-sample.ts');

const inquiry = inquiryRow();
const stored = async () => {
  const { items } = await staffOutbox.list();
  return items
    .map(({ payload }) => payload as StaffEvent)
    .sort((a, b) => a.madeAt.localeCompare(b.madeAt))
    .map(({ action, assignee }) => (assignee === undefined ? action : [action, assignee]));
};

beforeEach(async () => {
  await staffOutbox.clear();
  useSession.setState({ person: 'ada@example.org' });
  useChanges.setState({ waiting: [], settling: [] });
  useUndo.setState({ done: undefined });
});

test('the same change twice in a row is logged once', async () => {
  setStatus(inquiry, 'answered');
  setStatus(inquiry, 'answered');
  assign(inquiry, 'bo@example.org');
  assign(inquiry, 'bo@example.org');
  assign(inquiry, 'bo@example.org');
  await expect.poll(stored).toEqual(['answered', ['assigned', 'bo@example.org']]);
});

test('a change shows before the device has stored it', () => {
  setStatus(inquiry, 'closed');
  expect(useChanges.getState().waiting).toMatchObject([{ event: { action: 'closed' } }]);
});

test('what was done last can be undone, once, and goes back to what was before', async () => {
  setStatus(inquiry, 'answered');
  setStatus(inquiry, 'spam');
  expect(useUndo.getState().done?.text).toBe('Ada Sample: Marked as spam.');
  undo();
  undo();
  expect(useUndo.getState().done).toEqual({ text: 'Undone.' });
  await expect.poll(stored).toEqual(['answered', 'spam', 'answered']);
  assign(inquiry, 'bo@example.org');
  undo();
  await expect
    .poll(async () => (await stored()).slice(3))
    .toEqual([
      ['assigned', 'bo@example.org'],
      ['assigned', null],
    ]);
});

test('who signs out leaves nothing that the next person could undo', () => {
  setStatus(inquiry, 'closed');
  useSession.setState({ person: undefined });
  expect(useUndo.getState().done).toBeUndefined();
});
