import { afterEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const MINUTE_MS = 60_000;
const AT = Date.parse('2026-01-02T10:00:00Z');
const header = (ms: number) => new Date(ms).toUTCString();
afterEach(() => vi.useRealTimers());

test.each([
  ['3 minutes behind', -3 * MINUTE_MS],
  ['2 hours ahead', 120 * MINUTE_MS],
  ['a year behind', -365 * 24 * 60 * MINUTE_MS],
])('a device whose clock is %s knows the time', (_, skewMs) => {
  vi.useFakeTimers({ now: AT + skewMs });
  noteServerTime(header(AT), AT + skewMs - 100, AT + skewMs + 100);
  expect(Math.abs(serverNow() - AT)).toBeLessThan(1000);
});

test('a slow reply, a missing header and a malformed one change no clock', () => {
  vi.useFakeTimers({ now: AT });
  noteServerTime(header(AT - 8000), AT - 16_000, AT);
  expect(serverNow()).toBe(AT);
  for (const date of [null, '', 'yesterday']) {
    noteServerTime(date, AT, AT);
    expect(serverNow()).toBe(AT);
  }
});
