/** The service worker. This file only says what happens when; how, stands in the files it names. */
import { clientsClaim } from 'workbox-core';
import type { OutboxWorker } from './outbox.ts';
import { pictures } from './pictures.ts';
import { precache } from './precache.ts';

declare const self: ServiceWorkerGlobalScope & { outboxWorker?: OutboxWorker };

/**
 * The outbox's half, run on first need. A worker may import a script later only if it did so while it was
 * installed: from then on the script lies beside the worker and needs no connection.
 */
function outboxWorker(): OutboxWorker {
  if (!self.outboxWorker) importScripts('/sw-outbox.js');
  return self.outboxWorker!;
}

precache();
pictures();
clientsClaim();

self.addEventListener('install', () => void outboxWorker());
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(outboxWorker().flushInBackground()));
self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { tag: string };
  if (sync.tag === 'outbox') sync.waitUntil(outboxWorker().flushForSync());
});
// Safari and Firefox have no background sync: there a visit to any page is the occasion.
if (!('sync' in self.registration)) {
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.waitUntil(outboxWorker().flushInBackground());
  });
}
