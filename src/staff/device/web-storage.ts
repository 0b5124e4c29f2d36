/** Runs `work` with the browser's storage. Undefined where the browser denies it, or has no room. */
export function withStorage<T>(
  kind: 'localStorage' | 'sessionStorage',
  work: (storage: Storage) => T,
): T | undefined {
  try {
    return work(globalThis[kind]);
  } catch {
    return undefined;
  }
}
