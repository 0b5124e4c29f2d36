import type { ToWorker } from '../../stores/worker-messages.ts';

/** Milliseconds. */
const PATIENCE = 10_000;

/**
 * Whether the site answers. Through the service worker where there is one: a browser shows a page's own failed
 * requests in its console.
 */
export async function isReachable(): Promise<boolean> {
  const { controller } = navigator.serviceWorker ?? {};
  if (!controller)
    return fetch('/config.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    setTimeout(resolve, PATIENCE, false);
    controller.postMessage({ type: 'probe' } satisfies ToWorker, [port2]);
  });
}
