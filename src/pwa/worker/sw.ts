/** The service worker. This file only maps events to the modules that handle them. */
import { pingSite } from '../ping.ts';
import type { ToPage, ToWorker } from '../protocol.ts';
import { backOffForAMinute, retry, sleep } from '../retry.ts';
import { scriptAddress } from '../script-address.ts';
import { isInstalled } from './cache-names.ts';
import { cleanUpFiles, cleanUpPages } from './cleanup.ts';
import { hadFailure, handleFetch } from './fetch-handler.ts';
import { addStaticRoutes, install, precacheSite } from './install.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import { broadcastState, isStopped, precache, stopPrecache } from './precache.ts';

declare const self: ServiceWorkerGlobalScope & { outboxWorker?: OutboxWorker };

/**
 * Loads the outbox part on first use. A worker may import a script later only if it has imported the script during its
 * install, when the browser stored it beside the worker. So the install calls this function too.
 */
function outboxWorker(): OutboxWorker {
  if (!self.outboxWorker) importScripts(scriptAddress('/sw-outbox.js'));
  return self.outboxWorker!;
}

let endEvents: () => void;
const ended = new Promise<void>((resolve) => (endEvents = resolve));

/**
 * Keeps the worker alive until `work` is done, or until a newer worker takes over. Chromium and WebKit let a newer worker
 * wait for the events of this one, up to five minutes.
 */
const keepAlive = (event: ExtendableEvent, work: Promise<unknown>) =>
  event.waitUntil(Promise.race([work, ended]));

self.addEventListener('install', (event) => {
  const loaded = retry(outboxWorker, backOffForAMinute);
  event.waitUntil(Promise.all([loaded, install()]).then(() => addStaticRoutes(event)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), cleanUpPages()]));
  // The event does not wait for this, because the browser answers no request before the event has ended.
  void outboxWorker().flushInBackground();
});

// Safari and Firefox have no background sync, so there every visit flushes the outbox.
const flushesOnVisits = !('sync' in self.registration);
self.addEventListener('fetch', (event) => {
  const response = handleFetch(event);
  if (response) event.respondWith(response);
  if (flushesOnVisits && event.request.mode === 'navigate')
    keepAlive(event, outboxWorker().flushInBackground());
});

self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { tag: string };
  if (sync.tag !== 'outbox') return;
  // Rejects when a newer worker takes over, so that the browser repeats the event there.
  const interrupted = ended.then(() => Promise.reject(new Error('A newer worker takes over')));
  sync.waitUntil(Promise.race([outboxWorker().flushForSync(), interrupted]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showSite());
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker | null;
  const page = event.source as Client | null;
  const reply = (value: unknown) => event.ports[0]?.postMessage(value);
  if (page && hadFailure(page.id)) page.postMessage({ type: 'unreachable' } satisfies ToPage);
  switch (message?.type) {
    case 'SKIP_WAITING':
      self.registration.active?.postMessage({ type: 'end-events' } satisfies ToWorker);
      return event.waitUntil(self.skipWaiting());
    case 'end-events':
      return endEvents();
    case 'precache':
      return keepAlive(event, continuePrecache(page?.id ?? '', message.first));
    case 'report-precache':
      return keepAlive(event, broadcastState().then(untilActive).then(broadcastState).then(cleanUpFiles));
    case 'delete-precache':
      return keepAlive(
        event,
        stopPrecache().then(() => reply(true)),
      );
    case 'probe':
      return keepAlive(event, pingSite().then(reply));
    case 'flush':
      return keepAlive(event, outboxWorker().flushInBackground());
  }
});

/** Fetches what is not precached yet. Waits for the install first, because pages may ask for this while it runs. */
async function continuePrecache(pageId: string, urgent: string[]): Promise<void> {
  await untilActive();
  // Fetches the files that a first install leaves for later, and those that the browser or the visitor has deleted.
  if (!isStopped(pageId) && !(await isInstalled('all'))) await precacheSite('all').catch(() => {});
  if (isStopped(pageId)) return;
  const fetched = precache(urgent);
  await broadcastState();
  await fetched;
  await broadcastState();
  await cleanUpFiles();
}

/** Focuses an open page of the site, or opens one. */
async function showSite(): Promise<void> {
  const [page] = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (page) await page.focus();
  else await self.clients.openWindow('/');
}

/** Resolves once a worker is active: this one or its predecessor. */
async function untilActive(): Promise<void> {
  while (self.registration.active?.state !== 'activated') await sleep(250);
}
