/** Creates the outbox of a page or of the service worker from what a browser has. */
import { clear, createStore, del, entries, keys, setMany, type UseStore } from 'idb-keyval';
import { deviceClock } from './clock.ts';
import { createOutbox, type Outbox, type OutboxDependencies } from './create-outbox.ts';
import type { Receipt } from './item.ts';
import type { CreateSender } from './sender.ts';
import type { Message } from './messages.ts';
import { RECEIPT_MAX_AGE_MS } from './schedule.ts';
import { indexedDbStore } from './storage.ts';

/**
 * `loadSender` loads the code that sends. It is called when there is something to send. The names are those of the
 * databases; the first is also the message channel's.
 */
export function createBrowserOutbox(
  loadSender: () => Promise<CreateSender>,
  { database = 'outbox', receipts = 'outbox-meta' } = {},
): Outbox {
  const channel = 'BroadcastChannel' in self ? new BroadcastChannel(database) : undefined;
  const listen = (onMessage: (message: Message) => void) => {
    const listener = ({ data }: MessageEvent<Message>) => onMessage(data);
    channel?.addEventListener('message', listener);
    return () => channel?.removeEventListener('message', listener);
  };
  const store = createStore(receipts, 'entries');
  // Where IndexedDB is denied, opening it throws. `async` turns that into a rejection like any other failure.
  const use: UseStore = async (mode, callback) => store(mode, callback);
  return createOutbox({
    disk: indexedDbStore(database, 'items'),
    receipts: receiptsIn(use),
    post: (message) => channel?.postMessage(message),
    listen,
    loadSender,
    clock: deviceClock,
    random: Math.random,
  });
}

/** Receipts have a database of their own. The items' store holds one record per waiting submission and nothing else. */
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
      const receipts = await entries<string, Receipt | null>(use).catch(() => []);
      const outdated = receipts.filter(
        ([key, receipt]) => isReceipt(key) && !(now - (receipt?.at ?? NaN) <= RECEIPT_MAX_AGE_MS),
      );
      await Promise.all(outdated.map(([key]) => del(key, use)));
    },
  };
}
