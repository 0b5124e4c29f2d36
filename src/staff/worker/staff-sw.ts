/** The desk's service worker: opens the desk without a connection, and shows what is pushed while it is closed. */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { noticeOf } from './notice.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};
const STAFF = '/staff';

setCacheNameDetails({ prefix: 'staff' });
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
// Null: no address stands for an index.html.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: null as unknown as string });
// The scope has the desk's files in it, too, such as the cards to print.
registerRoute(new NavigationRoute(createHandlerBoundToURL(STAFF), { allowlist: [/^\/staff(?:[/?]|$)/] }));

self.addEventListener('push', (event) => {
  const { title, path, tag } = noticeOf(event.data?.text());
  event.waitUntil(
    self.registration.showNotification(title, {
      body: 'Open the desk to read it.',
      icon: '/icons/icon-192.png',
      tag,
      data: path,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  event.waitUntil(show(typeof path === 'string' ? path : STAFF));
});

/** Shows a page of the desk in the window that has the desk open, or in a new one. */
async function show(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const desk = windows.find(({ url }) => new URL(url).pathname.startsWith(STAFF));
  if (!desk) return void (await self.clients.openWindow(path));
  await desk.focus();
  desk.postMessage({ type: 'open', path });
}
