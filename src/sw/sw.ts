/** The service worker. This file only says what happens when; how, stands in the files it names. */
import { clientsClaim } from 'workbox-core';
import { precache } from './precache.ts';
import { flushForSync, flushInBackground } from './outbox.ts';

declare const self: ServiceWorkerGlobalScope;

precache();
clientsClaim();

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(flushInBackground()));
self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { tag: string };
  if (sync.tag === 'outbox') sync.waitUntil(flushForSync());
});
// Safari and Firefox have no background sync: there a visit to any page is the occasion.
if (!('sync' in self.registration)) {
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.waitUntil(flushInBackground());
  });
}
