import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('self', globalThis);
vi.stubGlobal('window', globalThis);
const { pollMs } = await import('./inquiries.ts');

afterEach(() => vi.unstubAllGlobals());

test('a hidden desk polls from the moment when notifications are allowed, without a reload', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const notification = { permission: 'default' };
  vi.stubGlobal('window', { Notification: notification });
  vi.stubGlobal('Notification', notification);
  expect(pollMs()).toBe(false);
  notification.permission = 'granted';
  expect(pollMs()).toBe(60_000);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  expect(pollMs()).toBe(20_000);
});
