import { expect, test } from 'vitest';
import { newItem } from '../../outbox/item.ts';
import { readItem } from '../../outbox/read-item.ts';
import type { Counts, Inquiry } from '../api/types.ts';
import { inquiryRow } from '../inbox/inquiry-sample.ts';
import { noteServerTime } from '../device/server-clock.ts';
import {
  changeOf,
  countsWithChanges,
  waitingMessages,
  waitingNotes,
  withChanges,
  type Change,
} from './change.ts';
import { staffKinds, type StaffAction, type StaffEvent } from './staff-kinds.ts';
import { hasLost, outcomeOf, rowOf } from './staff-transport.ts';

const event = (action: StaffAction, madeAt: string, more: Partial<StaffEvent> = {}): Change => ({
  type: 'event',
  event: { id: `${action}-${madeAt}`, inquiryId: 'a', action, madeAt, ...more },
  isFailed: false,
});
const NOW = Date.parse('2026-01-02T00:00:00Z');
const counts: Counts = {
  new: 1,
  unread: 1,
  overdue: 0,
  today: 0,
  mine: 0,
  nobody: 1,
  answered: 4,
  waiting: 0,
  booked: 0,
  closed: 0,
  spam: 0,
};
const known = (inquiry: Inquiry) => new Map([[inquiry.id, inquiry]]);

test('the latest change counts, in whatever order they were stored', () => {
  const changes = [event('closed', '2026-01-02T10:00:00Z'), event('answered', '2026-01-02T09:00:00Z')];
  expect(withChanges(inquiryRow(), changes)).toMatchObject({
    status: 'closed',
    status_changed_at: '2026-01-02T10:00:00Z',
    opened_at: '2026-01-02T09:00:00Z',
  });
});

test('a refused change, and a change of another inquiry, change nothing', () => {
  const refused = { ...event('spam', '2026-01-02T10:00:00Z'), isFailed: true };
  const other = event('spam', '2026-01-02T10:00:00Z', { inquiryId: 'b' });
  expect(withChanges(inquiryRow(), [refused, other])).toEqual(inquiryRow());
});

test('assigning to nobody removes the name', () => {
  const changes = [event('assigned', '2026-01-02T10:00:00Z', { assignee: null })];
  expect(withChanges(inquiryRow({ assignee: 'bo@example.org' }), changes).assignee).toBeNull();
});

test('an answer moves the inquiry from one count to the other, and it is read', () => {
  const changes = [event('answered', '2026-01-02T10:00:00Z')];
  expect(countsWithChanges(counts, changes, known(inquiryRow()), NOW, undefined)).toMatchObject({
    new: 0,
    unread: 0,
    answered: 5,
  });
});

test('counts never fall below zero, and unknown inquiries change none', () => {
  const changes = [event('answered', '2026-01-02T10:00:00Z')];
  expect(countsWithChanges(counts, changes, new Map(), NOW, undefined)).toEqual(counts);
  const none = { ...counts, new: 0, unread: 0 };
  expect(countsWithChanges(none, changes, known(inquiryRow()), NOW, undefined)).toMatchObject({
    new: 0,
    unread: 0,
  });
});

test('changes are stored on disk and read again, and become rows with the id of the device', () => {
  const assigned = {
    id: 'e',
    inquiryId: 'a',
    action: 'assigned' as const,
    assignee: null,
    madeAt: '2026-01-02T10:00:00Z',
  };
  const item = newItem(staffKinds, 'staff-event', assigned, 0);
  expect(readItem(staffKinds, 'e', structuredClone(item))).toMatchObject({ ok: true });
  expect(changeOf(item)).toEqual({ type: 'event', event: assigned, isFailed: false });
  expect(rowOf(item)).toEqual({
    table: 'inquiry_events',
    row: {
      id: 'e',
      inquiry_id: 'a',
      action: 'assigned',
      detail: { assignee: null },
      made_at: '2026-01-02T10:00:00Z',
    },
  });
  const note = newItem(
    staffKinds,
    'staff-note',
    { id: 'n', inquiryId: 'a', body: 'Hi', madeAt: assigned.madeAt },
    0,
  );
  expect(rowOf(note)).toEqual({
    table: 'inquiry_notes',
    row: { id: 'n', inquiry_id: 'a', body: 'Hi', made_at: assigned.madeAt },
  });
  expect(waitingNotes([changeOf(note)!], 'a', 'bo@example.org')).toMatchObject([
    { id: 'n', author: 'bo@example.org', body: 'Hi' },
  ]);
});

test.each([
  [201, undefined, 'done'],
  [409, '23505', 'done'],
  [404, 'inquiry_gone', 'refused'],
  [400, '23514', 'refused'],
  [403, '42501', 'retry'],
  [401, undefined, 'retry'],
  [500, 'XX000', 'retry'],
  [0, undefined, 'retry'],
])('a reply %i %s means %s', (status, code, type) => {
  expect(outcomeOf(status, code).type).toBe(type);
});

test.each([
  [401, 'PGRST303'],
  [401, undefined],
  [403, undefined],
  [0, undefined],
])('after a reply %i %s a change is sent as soon as the server is back', (status, code) => {
  expect(outcomeOf(status, code)).toMatchObject({ type: 'retry', reached: false });
});

test('the time of a change that was made before the first reply is that of the server, whatever the clock says', () => {
  const now = Date.now();
  const day = 86_400_000;
  // The device is a day ahead.
  noteServerTime(new Date(now - day).toUTCString(), now, now);
  const made_at = (isDeviceTime: boolean) =>
    rowOf(
      newItem(
        staffKinds,
        'staff-event',
        { id: 'e', inquiryId: 'a', action: 'closed', madeAt: new Date(now).toISOString(), isDeviceTime },
        0,
      ),
    ).row['made_at'] as string;
  expect(Math.abs(Date.parse(made_at(true)) - (now - day))).toBeLessThan(1500);
  expect(Date.parse(made_at(false))).toBe(now);
  noteServerTime(new Date(now).toUTCString(), now, now);
});

test.each([
  [[{ detail: { applied: false } }], true],
  [[{ detail: { applied: true } }], false],
  [[{ detail: null }], false],
  [null, false],
])('the reply %j to a change means that it was too late: %s', (reply, lost) => {
  expect(hasLost(reply)).toBe(lost);
});

const reply: Change = {
  type: 'reply',
  reply: {
    id: 'r',
    inquiryId: 'a',
    body: 'Yes.',
    madeAt: '2026-01-02T10:00:00Z',
    author: 'account',
    assignee: 'me@example.org',
  },
  isFailed: false,
};

test('a reply answers the inquiry, and takes it if it is nobody’s', () => {
  expect(withChanges(inquiryRow(), [reply])).toMatchObject({
    status: 'answered',
    assignee: 'me@example.org',
  });
  expect(withChanges(inquiryRow({ assignee: 'bo@example.org' }), [reply]).assignee).toBe('bo@example.org');
});

test.each([
  ['reached', 'answered'],
  ['no_answer', 'new'],
] as const)('after a call that was %s the inquiry is %s', (outcome, status) => {
  const call = event('called', '2026-01-02T10:00:00Z', { outcome });
  expect(withChanges(inquiryRow(), [call]).status).toBe(status);
  expect(waitingMessages([call], 'a', 'me@example.org')).toMatchObject([
    { kind: 'call', body: outcome, author: 'me@example.org' },
  ]);
});

test('a reply and a call are held, and other changes are not', () => {
  const held = (kind: 'staff-reply' | 'staff-call' | 'staff-note') =>
    newItem(staffKinds, kind, { id: 'x', inquiryId: 'a', madeAt: '2026-01-02T10:00:00Z' } as never, 1000)
      .earliestAttemptAt;
  expect([held('staff-reply'), held('staff-call'), held('staff-note')]).toEqual([11_000, 11_000, 0]);
});
