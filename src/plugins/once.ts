/** Returns a function that calls `work` the first time only, and gives every caller the same result. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
