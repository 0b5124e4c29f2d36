import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import {
  isFailing,
  isOutdated,
  keepContact,
  MAX_SILENCE_MS,
  reached,
  serverFailed,
  useContact,
} from './server-contact.ts';

const now = Date.parse('2026-01-02T10:00:00Z');

test('what was synced stays for 12 hours without contact', () => {
  expect(isOutdated(now - MAX_SILENCE_MS, now)).toBe(false);
  expect(isOutdated(now - MAX_SILENCE_MS - 1, now)).toBe(true);
});

test('a device that never had contact, or whose clock was set back, keeps nothing', () => {
  expect(isOutdated(0, now)).toBe(true);
  expect(isOutdated(Number.NaN, now)).toBe(true);
  expect(isOutdated(now + 2 * 3_600_000, now)).toBe(true);
});

test('a server that answers with errors only is trouble after two polls, and none after one good answer', () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  serverFailed();
  expect(isFailing(useContact.getState())).toBe(false);
  vi.setSystemTime(now + 20_000);
  serverFailed();
  expect(isFailing(useContact.getState())).toBe(true);
  keepContact(true);
  reached();
  expect(isFailing(useContact.getState())).toBe(false);
  vi.useRealTimers();
});
