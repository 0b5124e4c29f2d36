// The kill switch: deployed in place of /sw.js it takes the service worker and everything it keeps off every device,
// at that device's next visit. What waits in the outbox stays: it does not lie in a cache. See docs/operator.md, "Updates and rollback".
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
