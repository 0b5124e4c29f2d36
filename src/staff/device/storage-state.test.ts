import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { deviceStore } from './device-store.ts';
import { useStorageState } from './storage-state.ts';

test('where the browser stores nothing, the desk remembers it for the session and knows', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  await deviceStore.set('contact', 1);
  expect(await deviceStore.get('contact')).toBe(1);
  expect(useStorageState.getState().isBlocked).toBe(true);
  open.mockRestore();
  await deviceStore.set('contact', 2);
  expect(useStorageState.getState().isBlocked).toBe(false);
});
