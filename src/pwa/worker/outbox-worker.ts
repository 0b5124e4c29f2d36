/**
 * The outbox's half of the service worker, a file of its own (`/sw-outbox.js`): most starts of the worker only
 * answer a page from the device, and should not wait for the code that speaks with the backend.
 */
import { notifications } from '../../content/notifications.ts';
import { createBrowserOutbox } from '../../outbox/browser-outbox.ts';
import type { Message } from '../../outbox/messages.ts';
import { visible } from '../../outbox/create-outbox.ts';
import { createSender } from '../../outbox/sender.ts';

declare const self: ServiceWorkerGlobalScope & { outboxWorker?: OutboxWorker };

/** What the worker's entry may ask for. */
export interface OutboxWorker {
  /** Empties the outbox as far as possible now. Never rejects: there will be another occasion. */
  flushInBackground(): Promise<void>;
  /** For a `sync` event: rejects while something still waits, so that the browser asks again. */
  flushForSync(): Promise<void>;
}

const outbox = createBrowserOutbox(async () => createSender);
outbox.subscribe((message) => {
  void announce(message);
  if (message.type === 'changed') void showBadge();
});

self.outboxWorker = {
  async flushInBackground() {
    // First behind the page that may be sending now: what it fails to send can be resumed only after that.
    await outbox.flush().catch(() => {});
    await outbox.resume().catch(() => {});
  },
  async flushForSync() {
    await outbox.resume();
    const { items, isPartial } = await outbox.list();
    if (isPartial || items.some(({ state }) => state === 'waiting')) throw new Error('something still waits');
  },
};

/** How many wait, on the installed app's icon: pages do it while one is open. */
async function showBadge(): Promise<void> {
  const { navigator } = self;
  if (!('setAppBadge' in navigator)) return;
  const waiting = visible((await outbox.list()).items).filter(({ state }) => state === 'waiting').length;
  await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {});
}

/** A system notice for somebody who has left the site, only where notices were allowed before. */
async function announce(message: Message): Promise<void> {
  if (message.type !== 'arrived' || message.kind === 'qr-visit') return;
  if (!('Notification' in self) || Notification.permission !== 'granted') return;
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, body } = notifications[message.kind];
  await self.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    tag: `outbox-${message.kind}`,
  });
}
