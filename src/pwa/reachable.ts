import { ask } from './ask.ts';
import { pingSite } from './ping.ts';
import type { ToWorker } from './protocol.ts';

/** Longer than the worker's own request may take. */
const TIMEOUT_MS = 10_000;

/**
 * Whether the site answers. Asks the service worker where there is one, because browsers log a page's own failed
 * requests to the console.
 */
export async function isReachable(): Promise<boolean> {
  const { controller } = navigator.serviceWorker ?? {};
  if (!controller) return pingSite();
  return (await ask<boolean>(controller, { type: 'probe' } satisfies ToWorker, TIMEOUT_MS)) ?? false;
}
