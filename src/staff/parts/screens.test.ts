import { expect, test } from 'vitest';
import { failureOf, DeskError } from '../api/desk-error.ts';
import type { QrStatistics } from '../api/types.ts';
import { eventText } from '../inbox/event-text.ts';
import { changeText, pointsOf } from '../qr-codes/statistics.ts';
import { signInFailureOf } from '../session/sign-in.ts';
import { signInFailureText } from '../session/sign-in-text.ts';
import { failureText } from './failure-text.ts';

const statistics = (from: string, to: string, days: { day: string; visits: number }[]): QrStatistics => ({
  from,
  to,
  visits: 0,
  previous: null,
  codes: [{ code: 'bag', visits: 0, previous: null, campaigns: [], days }],
  others: { codes: 0, visits: 0 },
});

test('days without visits are in the chart', () => {
  const { points, isWeekly } = pointsOf(
    statistics('2026-03-07', '2026-03-09', [{ day: '2026-03-08', visits: 4 }]),
  );
  expect(isWeekly).toBe(false);
  expect(points).toEqual([
    { day: '2026-03-07', bag: 0 },
    { day: '2026-03-08', bag: 4 },
    { day: '2026-03-09', bag: 0 },
  ]);
});

test('long periods are summed up by week, and no visit is lost', () => {
  const days = Array.from({ length: 400 }, (_, i) => ({
    day: new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10),
    visits: 1,
  }));
  const { points, isWeekly } = pointsOf(statistics('2025-01-01', days.at(-1)!.day, days));
  expect(isWeekly).toBe(true);
  expect(points.reduce((sum, point) => sum + Number(point['bag']), 0)).toBe(400);
  expect(points[0]).toEqual({ day: '2025-01-01', bag: 7 });
});

test.each([
  [112, 100, '+12%'],
  [88, 100, '−12%'],
  [5, 5, 'no change'],
  [5, 0, 'new'],
  [5, null, undefined],
])('%i visits after %s is %s', (visits, previous, text) => {
  expect(changeText({ visits, previous })).toBe(text);
});

test.each([
  [0, {}, 'offline'],
  [503, {}, 'offline'],
  [401, {}, 'offline'],
  [401, { code: 'PGRST303', message: 'JWT expired' }, 'offline'],
  [401, { code: '42501', message: 'permission denied for function desk_me' }, 'offline'],
  [403, { message: 'Forbidden by the proxy' }, 'offline'],
  [403, { code: '42501', message: 'not_staff' }, 'not-staff'],
  [403, { code: '42501', message: 'owners_only' }, 'no-access'],
  [400, { code: '22023' }, 'server'],
  [500, { code: 'XX000' }, 'server'],
])('a reply %i %j is %s', (status, error, failure) => {
  expect(failureOf(status, error)).toBe(failure);
});

test.each([
  [429, 'code', 'too-many'],
  [400, 'code', 'wrong-code'],
  [400, 'email', 'server'],
  [0, 'email', 'offline'],
  [500, 'code', 'server'],
] as const)('signing in: status %s at the step %s is %s', (status, step, failure) => {
  expect(signInFailureOf(status, step)).toBe(failure);
});

test('failures have words of their own', () => {
  expect(failureText(new DeskError('server', 'last_owner'))).toContain('at least one owner');
  expect(failureText(new DeskError('server', '23505'))).toContain('already');
  expect(failureText(new DeskError('offline'))).toContain('connection');
});

test('the log is in words', () => {
  expect(eventText({ action: 'assigned', detail: { assignee: 'bo@example.org' } })).toBe(
    'Assigned to bo@example.org',
  );
  expect(eventText({ action: 'assigned', detail: null })).toBe('Unassigned');
  expect(eventText({ action: 'closed', detail: null })).toBe('Closed');
});

test.each([
  [undefined, 'a few minutes'],
  [59, 'a minute'],
  [2880, '48 minutes'],
  [2881, '49 minutes'],
])('who has to wait %s seconds reads "%s"', (waitSeconds, text) => {
  const result = {
    ok: false,
    failure: 'too-many',
    ...(waitSeconds !== undefined && { waitSeconds }),
  } as const;
  expect(signInFailureText(result)).toBe(`Too many attempts. Wait ${text}, then try again.`);
});
