/** Creates the outbox of a page or of the service worker from what a browser has. */
import { deviceClock } from './clock.ts';
import { createOutbox, type Outbox, type OutboxDependencies } from './create-outbox.ts';
import type { Kinds, Payload, Receipt } from './item.ts';
import type { CreateSender } from './create-sender.ts';
import type { ChannelMessage } from './channel-messages.ts';
import { RECEIPT_MAX_AGE_MS } from './schedule.ts';
import { indexedDbStore, type Records, type RecordStore } from './storage.ts';

/**
 * `loadSender` loads the code that sends. It is called when there is something to send. The names are those of the
 * databases; the first is also the message channel's.
 */
export function createBrowserOutbox<P extends Record<keyof P, Payload>>(
  kinds: Kinds<P>,
  loadSender: () => Promise<CreateSender>,
  { database = 'outbox', receipts = 'outbox-meta' } = {},
): Outbox<P> {
  const channel = 'BroadcastChannel' in self ? new BroadcastChannel(database) : undefined;
  const listen = (onMessage: (message: ChannelMessage) => void) => {
    const listener = ({ data }: MessageEvent<ChannelMessage>) => onMessage(data);
    channel?.addEventListener('message', listener);
    return () => channel?.removeEventListener('message', listener);
  };
  return createOutbox({
    kinds,
    disk: indexedDbStore(database, 'items'),
    receipts: receiptsIn(indexedDbStore(receipts, 'entries')),
    post: (message) => channel?.postMessage(message),
    listen,
    loadSender,
    clock: deviceClock,
    random: Math.random,
  });
}

/** Receipts have a database of their own. The items' store holds one record per waiting submission and nothing else. */
function receiptsIn(store: RecordStore): OutboxDependencies<never>['receipts'] {
  const isReceipt = (key: unknown) => String(key).startsWith('receipt:');
  const change = (work: (records: Records) => void) => store.update(work).catch(() => {});
  return {
    add: (receipts) =>
      change((records) => {
        for (const receipt of receipts) records.set(`receipt:${receipt.id}`, receipt);
      }),
    clear: () => store.update((records) => records.clear()),
    count: async () => {
      const records = await store.read().catch((): Records => new Map());
      return [...records.keys()].filter(isReceipt).length;
    },
    purge: (now) =>
      change((records) => {
        for (const [key, receipt] of records) {
          const age = now - ((receipt as Receipt | null)?.at ?? NaN);
          if (isReceipt(key) && !(age <= RECEIPT_MAX_AGE_MS)) records.delete(key);
        }
      }),
  };
}
