import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Inquiry, ListOptions } from '../api/types.ts';
import type { Change } from '../changes/change.ts';
import { dueOf } from './due.ts';
import { knownInquiries } from './known.ts';
import { inquiryRow } from './inquiry-sample.ts';
import { rowsOf } from './list-rows.ts';
import { optionsOf, queryWithTab, tabsOf } from './use-list-options.ts';
import { businessDay, businessTime, shortTime } from './times.ts';

// Whatever the business of this site is.
vi.mock('../../content/business.ts', async (load) => {
  const { business: own } = await load<typeof import('../../content/business.ts')>();
  return { business: { ...own, replyWithinHours: 24, timeZone: 'America/Los_Angeles' } };
});

const created = Date.parse('2026-01-01T10:00:00Z');
const HOUR_MS = 3_600_000;

test.each([
  [0, 'later', 'Due in 24 h'],
  [19.9, 'later', 'Due in 4 h'],
  [20, 'soon', 'Due in 4 h'],
  [23.5, 'soon', 'Due in 30 min'],
  [24, 'overdue', 'Overdue by 1 min'],
  [27, 'overdue', 'Overdue by 3 h'],
  [24 * 4, 'overdue', 'Overdue by 3 d'],
])('after %f hours an open inquiry is %s', (hours, state, text) => {
  expect(dueOf(inquiryRow(), created + hours * HOUR_MS)).toEqual({ state, text });
});

test('what is answered is not due', () => {
  expect(dueOf(inquiryRow({ status: 'answered' }), created)).toBeUndefined();
});

test('times are those of the business, wherever the device is', () => {
  expect(businessTime('2026-07-01T17:41:00Z')).toBe('Jul 1, 2026, 10:41 AM PDT');
  const now = Date.parse('2026-07-02T06:00:00Z');
  expect(shortTime('2026-07-01T17:41:00Z', now)).toBe('10:41 AM');
  expect(shortTime('2026-06-30T17:41:00Z', now)).toBe('Jun 30');
  expect(shortTime('2025-06-30T17:41:00Z', now)).toBe('Jun 30, 2025');
});

test.each([
  ['12026-07-01T17:41:00+00:00', 'Jul 1, 12026'],
  ['1926-07-01T17:41:00+00:00', 'Jul 1, 1926'],
  ['0044-03-15T12:00:00+00:00 BC', 'Mar 15, 44 BC'],
  ['0026-07-01T17:41:00+00:00', 'Jul 1, 26 AD'],
  ['infinity', 'infinity'],
  ['', ''],
  ['yesterday', 'yesterday'],
])('the time %s is shown as %s, whatever year it is', (time, text) => {
  expect(shortTime(time, Date.parse('2026-07-02T06:00:00Z'))).toBe(text);
  expect(businessDay(time)).toBe(text);
  expect(businessTime(time)).toMatch(new RegExp(`^${text}`));
});

test('a time that is none is never due', () => {
  expect(dueOf(inquiryRow({ waiting_since: 'yesterday' }), created)).toBeUndefined();
});

const options: ListOptions = {
  status: 'new',
  sort: 'newest',
  search: '',
  service: '',
  source: '',
  whose: '',
};
const older = inquiryRow({ id: 'a', created_at: '2026-01-01T10:00:00Z' });
const newer = inquiryRow({ id: 'b', created_at: '2026-01-02T10:00:00Z' });
const closing: Change = {
  type: 'event',
  event: { id: 'e', inquiryId: 'a', action: 'closed', madeAt: '2026-01-03T10:00:00Z' },
  isFailed: false,
};
const known = (...inquiries: Inquiry[]) => new Map(inquiries.map((inquiry) => [inquiry.id, inquiry]));
const none = known();
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join('');

test('newest first, or the one that is due first', () => {
  expect(ids(rowsOf([older, newer], none, [], options))).toBe('ba');
  expect(ids(rowsOf([older, newer], none, [], { ...options, sort: 'due' }))).toBe('ab');
});

test('an inquiry that was closed on this device leaves the list, and appears among the closed ones', () => {
  expect(ids(rowsOf([older, newer], none, [closing], options))).toBe('b');
  expect(ids(rowsOf([], known(older, newer), [closing], { ...options, status: 'closed' }))).toBe('a');
});

test('an inquiry that was closed appears only where the search and the filters fit', () => {
  const closed = { ...options, status: 'closed' as const };
  const shown = (more: Partial<ListOptions>) =>
    ids(rowsOf([], known(older), [closing], { ...closed, ...more }));
  expect(shown({ search: 'FRIDAY' })).toBe('a');
  expect(shown({ search: 'Monday' })).toBe('');
  expect(shown({ service: 'Chemical Peels' })).toBe('');
  expect(shown({ source: 'Widget' })).toBe('');
});

test('the open inquiry stays in the list after it was closed', () => {
  const rows = rowsOf([newer], known(newer, older), [closing], options, { heldId: 'a' });
  expect(rows.map(({ id, status }) => [id, status])).toEqual([
    ['b', 'new'],
    ['a', 'closed'],
  ]);
});

test('a row shows what the server sent last about its inquiry, in this list or elsewhere', () => {
  const client = new QueryClient();
  const pages = { pages: [{ rows: [older, newer], next: null }], pageParams: [null] };
  client.setQueryData(['inquiries', options], pages, { updatedAt: 1 });
  const answered = { ...older, status: 'answered', note_count: 1 };
  client.setQueryData(['inquiry', 'a'], { inquiry: answered }, { updatedAt: 2 });
  const rows = rowsOf([older, newer], knownInquiries(client), [], options, { heldId: 'a' });
  expect(rows.map((row) => [row.id, row.status, dueOf(row, created + 48 * HOUR_MS)?.state])).toEqual([
    ['b', 'new', 'overdue'],
    ['a', 'answered', undefined],
  ]);
  // Once another inquiry is open, it leaves the list.
  expect(ids(rowsOf([older, newer], knownInquiries(client), [], options, { heldId: 'b' }))).toBe('b');
});

test('a search looks at all inquiries, and the tabs filter what it finds', () => {
  const query = 'status=closed&sort=due';
  expect(optionsOf(query, '')).toMatchObject({ status: 'closed', sort: 'due' });
  expect(optionsOf(query, 'ada')).toMatchObject({ status: 'all', search: 'ada', sort: 'due' });
  const filtered = queryWithTab(query, 'ada', 'answered');
  expect(optionsOf(filtered, 'ada').status).toBe('answered');
  // After the search, the list is the one before.
  expect(optionsOf(filtered, '').status).toBe('closed');
  expect(optionsOf(queryWithTab(filtered, 'ada', 'all'), 'ada').status).toBe('all');
  expect(tabsOf('ada')).toEqual(['all', 'new', 'answered', 'waiting', 'booked', 'closed', 'spam']);
});

test('without a connection, a search finds what is on the device, in whatever list', () => {
  const closed = inquiryRow({ id: 'c', status: 'closed', full_name: 'José Núñez', phone: '(949) 555-0187' });
  const device = known(older, closed);
  const found = (search: string, status: ListOptions['status'] = 'all') =>
    ids(rowsOf([], device, [], { ...options, search, status }, { isLocal: true }));
  expect(found('nunez')).toBe('c');
  expect(found('949 555 0187')).toBe('c');
  expect(found('nunez', 'new')).toBe('');
  expect(found('friday')).toBe('ca');
  expect(ids(rowsOf([], device, [], { ...options, search: 'nunez', status: 'all' }))).toBe('');
});
