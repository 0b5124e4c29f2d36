import type { ToWorker } from './protocol.ts';
import { pingSite } from './ping.ts';

/** A worker that has not answered by then has been stopped. Milliseconds. */
const PATIENCE = 10_000;

/**
 * Whether the site answers. Through the service worker where there is one: a browser shows a page's own failed
 * requests in its console.
 */
export async function isReachable(): Promise<boolean> {
  const { controller } = navigator.serviceWorker ?? {};
  if (!controller) return pingSite();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    setTimeout(resolve, PATIENCE, false);
    controller.postMessage({ type: 'probe' } satisfies ToWorker, [port2]);
  });
}
