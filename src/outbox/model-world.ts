/**
 * The world of the model test. Runs the real outbox in several contexts over one fake disk, lock, message channel and
 * network.
 */
import { createOutbox, type Outbox } from './create-outbox.ts';
import { Flusher } from './flusher.ts';
import type { Lock } from './lock.ts';
import type { ChannelMessage } from './channel-messages.ts';
import { History } from './model-history.ts';
import { Network } from './model-network.ts';
import { Scheduler } from './model-scheduler.ts';
import { Server } from './model-server.ts';
import type { CreateSender } from './create-sender.ts';
import type { RecordStore, Records } from './storage.ts';
import { visitorKinds, type VisitorPayloads } from './visitor-kinds.ts';

export class World {
  readonly scheduler = new Scheduler();
  readonly server = new Server();
  readonly history = new History(this.server);
  readonly disk: Records = new Map();
  readonly outboxes: Outbox<VisitorPayloads>[] = [];
  /** What has happened, one line for each event. */
  readonly log: string[] = [];
  diskFails = false;
  /** Whether two flushers may have run at once. */
  hasSharedLock: boolean;
  readonly #network: Network;
  readonly #isLocking: boolean;
  readonly #listeners: ((message: ChannelMessage) => void)[] = [];
  /** How often each context was opened. */
  readonly #generation: number[] = [];
  #holder: { context: number } | undefined;
  #queue: { context: number; start: () => void }[] = [];

  constructor(isLocking: boolean, contexts: number) {
    this.#network = new Network(this.scheduler, this.server);
    this.#isLocking = isLocking;
    this.hasSharedLock = !isLocking;
    for (let context = 0; context < contexts; context++) this.open(context);
  }

  /** Opens a page or worker in place of one that has ended. */
  open(context: number): void {
    const generation = (this.#generation[context] = (this.#generation[context] ?? 0) + 1);
    const isAlive = () => this.#generation[context] === generation;
    this.outboxes[context] = createOutbox({
      kinds: visitorKinds,
      disk: this.#store(context),
      receipts: {
        add: async () => {},
        count: async () => 0,
        clear: async () => {},
        purge: async () => {},
      },
      post: (message) => {
        if (!isAlive()) return;
        for (const [other, listener] of this.#listeners.entries())
          if (other !== context && !this.scheduler.isFrozen(other)) listener(message);
      },
      listen: (listener) => {
        this.#listeners[context] = listener;
        return () => {};
      },
      loadSender: () => this.#loadSender(context),
      clock: this.scheduler.clock(context),
      random: this.scheduler.random,
    });
  }

  /** Kills a page or worker and opens it again. */
  crash(context: number): void {
    this.scheduler.kill(context);
    this.#queue = this.#queue.filter((waiting) => waiting.context !== context);
    if (this.#holder?.context === context) this.#release(this.#holder);
    this.history.onCrash(context);
    this.open(context);
  }

  /** For the end of a history: a context that is frozen now never continues. */
  endIfFrozen(context: number): void {
    if (this.scheduler.isFrozen(context)) this.history.onCrash(context);
  }

  /** Steals the lock if its holder is frozen. */
  stealLockFromFrozen(): void {
    if (!this.#holder || !this.scheduler.isFrozen(this.#holder.context)) return;
    this.hasSharedLock = true;
    this.#release(this.#holder);
  }

  #lock(context: number): Lock {
    return async (work) => {
      if (!this.#isLocking) return work();
      const token = { context };
      if (this.#holder === undefined) this.#holder = token;
      else
        await new Promise<void>((resolve) => {
          const start = () => {
            this.#holder = token;
            resolve();
          };
          this.#queue.push({ context, start });
        });
      try {
        return await work();
      } finally {
        this.#release(token);
      }
    };
  }

  #release(token: object): void {
    if (token !== this.#holder) return;
    this.#holder = undefined;
    this.#queue.shift()?.start();
  }

  #store(context: number): RecordStore {
    const { scheduler } = this;
    const fails = (share: number) => this.diskFails && !scheduler.isHealthy && scheduler.random() < share;
    return {
      read: async () => {
        await scheduler.wait(context);
        if (fails(0.2)) throw new Error('disk');
        return new Map(this.disk);
      },
      update: async (change) => {
        await scheduler.wait(context);
        if (fails(0.2)) throw new Error('disk');
        const after = new Map(this.disk);
        const result = change(after);
        this.history.onWrite(this.disk, after);
        this.disk.clear();
        for (const [key, record] of after) this.disk.set(key, deepFreeze(record));
        // The transaction is committed, but the context may not learn of it.
        await scheduler.wait(context);
        if (fails(0.1)) throw new Error('disk');
        return result;
      },
    };
  }

  async #loadSender(context: number): Promise<CreateSender> {
    await this.scheduler.wait(context);
    const fate = this.scheduler.isHealthy ? 1 : this.scheduler.random();
    if (fate < 0.1) throw new Error('The code does not load');
    if (fate < 0.15) await new Promise(() => {});
    const connect = () => this.#network.transport(context);
    return (deps) => new Flusher({ ...deps, connect, lock: this.#lock(context) });
  }
}

/** Makes code that changes a record in place throw. */
function deepFreeze(record: unknown): unknown {
  for (const value of Object.values(record as object))
    if (value && typeof value === 'object') Object.freeze(value);
  return Object.freeze(record);
}
