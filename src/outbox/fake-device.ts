/** A device without a browser, for the unit tests of the outbox. */
import type { Clock } from './clock.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import { Flusher, type Transport } from './flusher.ts';
import type { Item, Receipt, Step } from './item.ts';
import type { Lock } from './lock.ts';
import type { Outcome } from './machine.ts';
import type { ChannelMessage } from './channel-messages.ts';
import type { RecordStore, Records } from './storage.ts';
import { visitorKinds, type VisitorPayloads } from './visitor-kinds.ts';

export const HOUR_MS = 3_600_000;
export const done: Outcome = { type: 'done' };
export const unreachable: Outcome = { type: 'retry', reason: 'network', reached: false };
export const busy: Outcome = { type: 'retry', reason: 'PT429', reached: true, retryAfter: 24 * HOUR_MS };
/** Lets everything run until it waits. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A device with any number of tabs. Nothing takes time unless the test says so. */
export class FakeDevice {
  now = 1_800_000_000_000;
  readonly disk: Records = new Map();
  readonly receipts: Receipt[] = [];
  /** What was sent, as `step id`. */
  readonly sent: string[] = [];
  connections = 0;
  /** The types of the messages between tabs. */
  readonly posted: string[] = [];
  isDiskBroken = false;
  answer: (item: Item, step: Step) => Outcome | Promise<Outcome> = () => done;
  answerVisits: (items: readonly Item[]) => Outcome = () => done;
  load: () => Promise<void> = async () => {};
  readonly #tabs: ((message: ChannelMessage) => void)[] = [];
  readonly #timers = new Set<() => void>();
  #last: Promise<unknown> = Promise.resolve();

  /** Lets all running timers end. */
  runTimers(): void {
    for (const work of this.#timers) work();
  }

  /** Opens a tab. */
  open(): Outbox<VisitorPayloads> {
    const tab = this.#tabs.length;
    const store: RecordStore = {
      read: async () => {
        if (this.isDiskBroken) throw new Error('disk');
        return new Map(this.disk);
      },
      update: async (change) => {
        if (this.isDiskBroken) throw new Error('disk');
        return change(this.disk);
      },
    };
    const clock: Clock = {
      now: () => this.now,
      after: (_, work) => {
        this.#timers.add(work);
        return () => this.#timers.delete(work);
      },
    };
    const lock: Lock = (work) => {
      const result = this.#last.then(work);
      this.#last = result.catch(() => {});
      return result;
    };
    const transport: Transport = {
      send: async (items, step) => {
        const isBatch = items.length > 1;
        this.sent.push(isBatch ? `batch of ${items.length}` : `${step} ${items[0]!.id}`);
        return isBatch ? this.answerVisits(items) : this.answer(items[0]!, step);
      },
    };
    return createOutbox({
      kinds: visitorKinds,
      disk: store,
      receipts: {
        add: async (receipts) => void this.receipts.push(...receipts),
        count: async () => this.receipts.length,
        clear: async () => {},
        purge: async () => {},
      },
      clock,
      post: (message) => {
        this.posted.push(message.type);
        for (const [other, onMessage] of this.#tabs.entries()) if (other !== tab) onMessage(message);
      },
      listen: (onMessage) => {
        this.#tabs[tab] = onMessage;
        return () => {};
      },
      loadSender: async () => {
        await this.load();
        const connect = () => {
          this.connections++;
          return transport;
        };
        return (deps) => new Flusher({ ...deps, lock, connect });
      },
      random: () => 0.5,
    });
  }

  item = (id: string) => this.disk.get(id) as Item | undefined;
}

export const inquiry = (id: string) =>
  ['inquiry', { id, email: 'ada@example.org', message: 'Hi' } as VisitorPayloads['inquiry']] as const;
export const visit = (id: string) =>
  [
    'qr-visit',
    { id, qrCode: 'bag', destination: '/', scannedAt: 'now' } as VisitorPayloads['qr-visit'],
  ] as const;
export const signUp = (id: string, email = 'ada@example.org') =>
  ['subscription', { id, email, source: 'popup' } as VisitorPayloads['subscription']] as const;
export const leave = (id: string, email: string | null = 'Ada@Example.org', token: string | null = null) =>
  ['unsubscribe', { id, email, token } as VisitorPayloads['unsubscribe']] as const;
