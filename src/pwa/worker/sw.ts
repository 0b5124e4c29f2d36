/** The service worker. This file only says what happens when; how, stands in the files it names. */
import { pingSite } from '../ping.ts';
import { backOffForAMinute, retry } from '../retry.ts';
import { scriptAddress } from '../script-address.ts';
import { handleFetch, hadFailure } from './fetch-handler.ts';
import { bringPages, install, takeRoutes } from './install.ts';
import { isForgotten, precache, stopPrecache, tellAll } from './precache.ts';
import type { ToWorker } from '../protocol.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import { isInstalled } from './cache-names.ts';
import { cleanUpFiles, cleanUpPages } from './cleanup.ts';

declare const self: ServiceWorkerGlobalScope & { outboxWorker?: OutboxWorker };

/**
 * The outbox's half, run on first need. A worker may import a script later only if it did so while it was
 * installed: from then on the script lies beside the worker and needs no connection.
 */
function outboxWorker(): OutboxWorker {
  if (!self.outboxWorker) importScripts(scriptAddress('/sw-outbox.js'));
  return self.outboxWorker!;
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([retry(outboxWorker, backOffForAMinute), install()]).then(() => takeRoutes(event)),
  );
});

self.addEventListener('activate', (event) => {
  // Nothing is answered before this has ended: the outbox does not belong in it.
  event.waitUntil(Promise.all([self.clients.claim(), cleanUpPages()]));
  void outboxWorker().flushInBackground();
});

// Safari and Firefox have no background sync: there a visit to any page is the occasion.
const flushesOnVisits = !('sync' in self.registration);
self.addEventListener('fetch', (event) => {
  const response = handleFetch(event);
  if (response) event.respondWith(response);
  if (flushesOnVisits && event.request.mode === 'navigate')
    event.waitUntil(outboxWorker().flushInBackground());
});

self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { tag: string };
  if (sync.tag === 'outbox') sync.waitUntil(outboxWorker().flushForSync());
});

// Shown by the outbox's half; a tap on it brings the site back.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeForward());
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker | null;
  const source = event.source as Client | null;
  if (source && hadFailure(source.id)) source.postMessage({ type: 'unreachable' });
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'state') event.waitUntil(tellAll().then(activated).then(tellAll).then(cleanUpFiles));
  if (message?.type === 'keep') event.waitUntil(goOn(source?.id ?? '', message.first));
  if (message?.type === 'forget')
    event.waitUntil(stopPrecache().then(() => event.ports[0]?.postMessage(true)));
  if (message?.type === 'flush') event.waitUntil(outboxWorker().flushInBackground());
  if (message?.type === 'probe')
    event.waitUntil(pingSite().then((reached) => event.ports[0]?.postMessage(reached)));
});

/** Asked for while this worker is still being installed: the pages come first. */
async function goOn(page: string, urgent: string[]): Promise<void> {
  await activated();
  // The browser or its user may have deleted some of it.
  if (!isForgotten(page) && !(await isInstalled())) await bringPages().catch(() => {});
  if (isForgotten(page)) return;
  const round = precache(urgent);
  await tellAll();
  await round;
  await tellAll();
  await cleanUpFiles();
}

/** Shows a page of the site that is open, or opens one. */
async function comeForward(): Promise<void> {
  const [page] = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (page) await page.focus();
  else await self.clients.openWindow('/');
}

/** Resolves when a worker is at work: this one or the one before it. */
async function activated(): Promise<void> {
  while (self.registration.active?.state !== 'activated')
    await new Promise((resolve) => setTimeout(resolve, 250));
}
