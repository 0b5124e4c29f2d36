import { withStorage } from '../ui/web-storage.ts';

/** @returns the random id of this tab's session that is stored under `key`. Without storage it is new at each call. */
export function storedId(key: string): string {
  const id = withStorage('sessionStorage', (storage) => storage.getItem(key)) ?? crypto.randomUUID();
  withStorage('sessionStorage', (storage) => storage.setItem(key, id));
  return id;
}

/** The id of this tab's session that submissions carry. It identifies no person. */
export const sessionId = (): string => storedId('session-id');
