/**
 * Access to web storage that never throws: browsers may block storage, and it may be full.
 * @returns what `action` returned; undefined when it failed
 */
export function withStorage<T>(
  area: 'localStorage' | 'sessionStorage',
  action: (storage: Storage) => T,
): T | undefined {
  try {
    return action(globalThis[area]);
  } catch {
    return undefined;
  }
}
