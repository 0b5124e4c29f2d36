/**
 * The outbox part of the service worker, in a file of its own (`/sw-outbox.js`). Most starts of the worker only answer a
 * page from the cache and should not load the backend client.
 */
import { notifications } from '../../content/notifications.ts';
import { createBrowserOutbox } from '../../outbox/browser-outbox.ts';
import type { Message } from '../../outbox/channel-messages.ts';
import { createSender } from '../../outbox/visitor-sender.ts';
import { visitorKinds, type VisitorKind } from '../../outbox/visitor-kinds.ts';

declare const self: ServiceWorkerGlobalScope & { outboxWorker?: OutboxWorker };

/** What `sw.ts` may call. */
export interface OutboxWorker {
  /** Delivers as much as possible now. Never rejects, because there will be other occasions. */
  flushInBackground(): Promise<void>;
  /** For a `sync` event. Rejects while submissions still wait, so that the browser repeats the event. */
  flushForSync(): Promise<void>;
}

const outbox = createBrowserOutbox(visitorKinds, async () => createSender);
outbox.subscribe((message) => {
  void notify(message);
  if (message.type === 'changed') void showBadge();
});

self.outboxWorker = {
  async flushInBackground() {
    // Waits for the lock behind a page that is sending. What that page fails to send can be resumed only afterwards.
    await outbox.flush().catch(() => {});
    await outbox.resume().catch(() => {});
  },
  async flushForSync() {
    await outbox.resume();
    const { items, isPartial } = await outbox.list();
    if (isPartial || items.some(({ state }) => state === 'waiting'))
      throw new Error('Submissions still wait');
  },
};

/** Shows the number of waiting submissions on the app's icon. While a page is open, the page does. */
async function showBadge(): Promise<void> {
  const { navigator } = self;
  if (!('setAppBadge' in navigator)) return;
  const waiting = outbox
    .visible((await outbox.list()).items)
    .filter(({ state }) => state === 'waiting').length;
  await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {});
}

/** Shows a system notification to a visitor who has left the site, if notifications are already allowed. */
async function notify(message: Message<VisitorKind>): Promise<void> {
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
