/** A signal that aborts with `signal` or after `ms` milliseconds. Safari before 17.4 lacks `AbortSignal.any`. */
export function abortAfter(ms: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  const stop = () => {
    clearTimeout(timer);
    controller.abort();
  };
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop, { once: true });
  return controller.signal;
}
