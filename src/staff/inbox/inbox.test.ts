import { expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import type { ListOptions } from '../api/types.ts';
import type { Change } from '../changes/change.ts';
import { dueOf } from './due.ts';
import { inquiryRow } from './inquiry-sample.ts';
import { phoneHref, replyHref } from './reply.ts';
import { rowsOf } from './rows.ts';
import { businessTime, shortTime } from './times.ts';

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

test('a reply has subject, greeting and the quoted message', () => {
  const url = new URL(replyHref(inquiryRow({ message: 'Hello &\nfriends?' })));
  expect(url.pathname).toBe('ada@example.org');
  expect(url.searchParams.get('subject')).toBe(`Your inquiry to ${business.name}`);
  expect(url.searchParams.get('body')).toMatch(/^Hi Ada,\r\n[\s\S]*> Hello &\r\n> friends\?\r\n$/);
});

test('an address can not add a recipient or a header, and a long message is cut', () => {
  const url = new URL(replyHref(inquiryRow({ email: 'a?bcc=x@example.org', message: 'word '.repeat(4000) })));
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.href.length).toBeLessThan(3000);
  expect(url.searchParams.get('body')).toContain('[…]');
});

test('a phone number is dialed without its punctuation', () => {
  expect(phoneHref('+1 (949) 555-0187')).toBe('tel:+19495550187');
});

const options: ListOptions = { status: 'new', sort: 'newest', search: '', service: '', source: '' };
const older = inquiryRow({ id: 'a', created_at: '2026-01-01T10:00:00Z' });
const newer = inquiryRow({ id: 'b', created_at: '2026-01-02T10:00:00Z' });
const closing: Change = {
  type: 'event',
  event: { id: 'e', inquiryId: 'a', action: 'closed', madeAt: '2026-01-03T10:00:00Z' },
  isFailed: false,
};
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join('');

test('newest first, or the one that is due first', () => {
  expect(ids(rowsOf([older, newer], [], [], options))).toBe('ba');
  expect(ids(rowsOf([older, newer], [], [], { ...options, sort: 'due' }))).toBe('ab');
});

test('an inquiry that was closed on this device leaves the list, and appears among the closed ones', () => {
  expect(ids(rowsOf([older, newer], [], [closing], options))).toBe('b');
  expect(ids(rowsOf([], [older, newer], [closing], { ...options, status: 'closed' }))).toBe('a');
});

test('an inquiry that was closed appears only where the search and the filters fit', () => {
  const closed = { ...options, status: 'closed' as const };
  const shown = (more: Partial<ListOptions>) => ids(rowsOf([], [older], [closing], { ...closed, ...more }));
  expect(shown({ search: 'FRIDAY' })).toBe('a');
  expect(shown({ search: 'Monday' })).toBe('');
  expect(shown({ service: 'Chemical Peels' })).toBe('');
  expect(shown({ source: 'Widget' })).toBe('');
});

test('the open inquiry stays in the list after it was closed', () => {
  const rows = rowsOf([newer], [], [closing], options, older);
  expect(rows.map(({ id, status }) => [id, status])).toEqual([
    ['b', 'new'],
    ['a', 'closed'],
  ]);
});
