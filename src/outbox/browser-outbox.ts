/** The outbox in a browser, in a page or in the service worker. */
import { clear, createStore, del, entries, keys, setMany, type UseStore } from 'idb-keyval';
import { deviceClock } from './clock.ts';
import type { Receipt } from './item.ts';
import type { CreateSender } from './sender.ts';
import { RECEIPT_AGE } from './waiting.ts';
import type { Message } from './messages.ts';
import { createOutbox, type Outbox, type OutboxDependencies } from './create-outbox.ts';
import { indexedDbStore } from './storage.ts';

/** Makes the outbox of this context. `loadSender` brings the code that sends, when needed. */
export function createBrowserOutbox(loadSender: () => Promise<CreateSender>): Outbox {
  const channel = 'BroadcastChannel' in self ? new BroadcastChannel('outbox') : undefined;
  const listen = (onMessage: (message: Message) => void) => {
    const hear = ({ data }: MessageEvent<Message>) => onMessage(data);
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  };
  const store = createStore('outbox-meta', 'entries');
  // Where IndexedDB is denied, opening it throws at once: async makes that a rejection like any other failure.
  const use: UseStore = async (mode, callback) => store(mode, callback);
  return createOutbox({
    disk: indexedDbStore('outbox', 'items'),
    receipts: receiptsIn(use),
    post: (message) => channel?.postMessage(message),
    listen,
    loadSender,
    clock: deviceClock,
    random: Math.random,
  });
}

/** Receipts are kept apart from the items, whose store holds one record per waiting submission and nothing else. */
function receiptsIn(use: UseStore): OutboxDependencies['receipts'] {
  const isReceipt = (key: unknown) => String(key).startsWith('receipt:');
  return {
    add: (receipts) =>
      setMany(
        receipts.map((receipt) => [`receipt:${receipt.id}`, receipt]),
        use,
      ).catch(() => {}),
    clear: () => clear(use),
    count: async () => (await keys<string>(use).catch(() => [])).filter(isReceipt).length,
    async purge(now) {
      const all = await entries<string, Receipt | null>(use).catch(() => []);
      const old = all.filter(
        ([key, receipt]) => isReceipt(key) && !(now - (receipt?.at ?? NaN) <= RECEIPT_AGE),
      );
      await Promise.all(old.map(([key]) => del(key, use)));
    },
  };
}
