/**
 * The world in which the model test runs the real outbox: a disk, a lock, a channel, a network and a scheduler that
 * lets one pending operation happen at a time, in an order drawn from a seed. What a crashed context waits for never
 * happens.
 */
import {
  classifyBatch,
  classifyFunction,
  classifyInsert,
  classifySubscribe,
  type RestReply,
} from './classify.ts';
import type { Clock } from './clock.ts';
import { Flusher, type Transport } from './flusher.ts';
import type { Item } from './item.ts';
import type { Lock } from './lock.ts';
import type { Outcome } from './machine.ts';
import { History } from './model-history.ts';
import { Server, type Reply } from './model-server.ts';
import type { Message } from './messages.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import type { CreateSender } from './sender.ts';
import type { RecordStore, Records } from './storage.ts';

/** A small seeded generator (mulberry32): the same seed replays the same history. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Something that a context waits for. */
interface Gate {
  context: number;
  open: () => void;
  isTimer?: boolean;
  /** A request on its way: what becomes of it when its context no longer waits. */
  cut?: () => void;
}

/** What the network and the server may do to a request. */
const FATES = [
  'ok',
  'ok',
  'ok',
  'request_lost',
  'reply_lost',
  'portal',
  'busy',
  'broken',
  'forbidden',
  'strange',
  'hanging',
] as const;
type Fate = (typeof FATES)[number];
const STATUS: Record<string, number> = { busy: 429, broken: 500, forbidden: 401, portal: 200, strange: 400 };
const PAUSES_MS = [30_000, 600_000, 86_400_000];

export class World {
  now = 1_700_000_000_000;
  /** Nothing fails any more. */
  isHealthy = false;
  diskFails = false;
  readonly server = new Server();
  readonly history: History;
  readonly random: () => number;
  readonly disk: Records = new Map();
  readonly outboxes: Outbox[] = [];
  /** Two flushers may have been at work at once. */
  hasSharedLock: boolean;
  readonly #isLocking: boolean;
  #gates: Gate[] = [];
  #frozen = new Map<number, Gate[]>();
  #listeners: ((message: Message) => void)[] = [];
  #holder: object | undefined;
  #holding = -1;
  #queue: { context: number; start: () => void }[] = [];
  #generation: number[] = [];

  constructor(seed: number, contexts: number) {
    this.random = seeded(seed);
    // Every fourth history has no lock: two flushers at once must do no harm.
    this.#isLocking = seed % 4 !== 0;
    this.hasSharedLock = !this.#isLocking;
    this.history = new History(this.server);
    for (let context = 0; context < contexts; context++) this.open(context);
  }

  pick = <T>(list: readonly T[]): T => list[Math.floor(this.random() * list.length)]!;

  /** Lets one pending operation happen. @returns false when none is pending */
  async step(): Promise<boolean> {
    const prompt = this.#gates.filter(({ isTimer }) => !isTimer);
    // A limit may be over before anything else happens, but not once everything works.
    const isPrompt = prompt.length > 0 && (this.isHealthy || this.random() < 0.97);
    const gate = isPrompt ? this.pick(prompt) : this.pick(this.#gates);
    if (!gate) return false;
    this.#gates.splice(this.#gates.indexOf(gate), 1);
    gate.open();
    await this.pause();
    return true;
  }

  /** Lets everybody run until they wait. */
  pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  /** A page or worker starts, in the place of one that has ended. */
  open(context: number): void {
    const generation = (this.#generation[context] = (this.#generation[context] ?? 0) + 1);
    const isAlive = () => this.#generation[context] === generation;
    this.outboxes[context] = createOutbox({
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
          if (other !== context && !this.#frozen.has(other)) listener(message);
      },
      listen: (listener) => {
        this.#listeners[context] = listener;
        return () => {};
      },
      loadSender: () => this.#loadSender(context),
      clock: this.#clock(context),
      random: this.random,
    });
  }

  /** The page or worker dies where it stands, and is opened again. */
  crash(context: number): void {
    for (const gate of this.#take(context)) gate.cut?.();
    this.#frozen.delete(context);
    this.#queue = this.#queue.filter((waiting) => waiting.context !== context);
    if (this.#holding === context) this.#release(this.#holder);
    this.history.onCrash(context);
    this.open(context);
  }

  /** The browser suspends a tab, which keeps its lock. */
  freeze(context: number): void {
    if (this.#frozen.has(context)) return;
    const gates = this.#take(context);
    for (const gate of gates) gate.cut?.();
    this.#frozen.set(context, gates);
  }

  /** It goes on where it was, perhaps with a lock that somebody else has taken meanwhile. */
  thaw(context: number): void {
    const gates = this.#frozen.get(context);
    if (!gates) return;
    this.#frozen.delete(context);
    this.#gates.push(...gates);
  }

  /** As at the end of a history: a frozen tab is never seen again, others start anew. */
  freezeForGood(context: number): void {
    if (this.#frozen.has(context)) this.history.onCrash(context);
  }

  isFrozen = (context: number): boolean => this.#frozen.has(context);

  /** What the lock does when its holder has been silent for too long. */
  takeLockFromFrozen(): void {
    if (!this.#frozen.has(this.#holding)) return;
    this.hasSharedLock = true;
    this.#release(this.#holder);
  }

  #take(context: number): Gate[] {
    const taken = this.#gates.filter((gate) => gate.context === context);
    this.#gates = this.#gates.filter((gate) => gate.context !== context);
    return taken;
  }

  #add(gate: Gate): void {
    (this.#frozen.get(gate.context) ?? this.#gates).push(gate);
  }

  #remove(gate: Gate): void {
    for (const gates of [this.#gates, ...this.#frozen.values()]) {
      const at = gates.indexOf(gate);
      if (at >= 0) gates.splice(at, 1);
    }
  }

  /** An await point: resolves when the scheduler says so. */
  #gate(context: number): Promise<void> {
    return new Promise((open) => this.#add({ context, open }));
  }

  #clock(context: number): Clock {
    return {
      now: () => this.now,
      after: (_, work) => {
        const gate = { context, open: work, isTimer: true };
        this.#add(gate);
        return () => this.#remove(gate);
      },
    };
  }

  #lock(context: number): Lock {
    return async (work) => {
      if (!this.#isLocking) return work();
      const token = {};
      const begin = () => {
        this.#holder = token;
        this.#holding = context;
      };
      if (this.#holder === undefined) begin();
      else await new Promise<void>((start) => this.#queue.push({ context, start: () => (begin(), start()) }));
      try {
        return await work();
      } finally {
        this.#release(token);
      }
    };
  }

  #release(token: object | undefined): void {
    if (token !== this.#holder) return;
    this.#holder = undefined;
    this.#holding = -1;
    this.#queue.shift()?.start();
  }

  #store(context: number): RecordStore {
    const fails = (share: number) => this.diskFails && !this.isHealthy && this.random() < share;
    return {
      read: async () => {
        await this.#gate(context);
        if (fails(0.2)) throw new Error('disk');
        return new Map(this.disk);
      },
      update: async (change) => {
        await this.#gate(context);
        if (fails(0.2)) throw new Error('disk');
        const after = new Map(this.disk);
        const result = change(after);
        this.history.onWrite(this.disk, after);
        this.disk.clear();
        for (const [key, record] of after) this.disk.set(key, freezeAll(record));
        // Committed, and yet the answer may not come.
        await this.#gate(context);
        if (fails(0.1)) throw new Error('disk');
        return result;
      },
    };
  }

  async #loadSender(context: number): Promise<CreateSender> {
    await this.#gate(context);
    const trouble = this.isHealthy ? 1 : this.random();
    if (trouble < 0.1) throw new Error('the code does not load');
    if (trouble < 0.15) await new Promise(() => {});
    const connect = () => this.#transport(context);
    return (deps) => new Flusher({ ...deps, connect, lock: this.#lock(context) });
  }

  #transport(context: number): Transport {
    return {
      send: async (item, step, signal) => {
        const travel = await this.#travel(context, signal, () => this.server.serve(item, step));
        return step === 'notify' ? this.#functionOutcome(item, travel) : this.#rowOutcome(item, travel);
      },
      sendVisits: async (items, signal) => {
        const { fate, reply } = await this.#travel(context, signal, () => this.server.storeVisits(items));
        return classifyBatch(fate === 'ok' ? (reply as RestReply) : this.#failure(fate));
      },
    };
  }

  /** A request goes out, does its work or not, and its reply comes back or not. */
  async #travel(
    context: number,
    signal: AbortSignal,
    work: () => RestReply | Reply,
  ): Promise<{ fate: Fate; reply: RestReply | Reply | undefined }> {
    const fate = this.isHealthy ? 'ok' : this.pick(FATES);
    let reply: RestReply | Reply | undefined;
    const arrives = fate === 'ok' || fate === 'reply_lost' || fate === 'hanging';
    await new Promise<void>((open) => {
      // Given up while on its way: it has arrived by then, or never will.
      const cut = () => {
        if (arrives && this.random() < 0.5) work();
      };
      const gate = { context, open, cut };
      this.#add(gate);
      signal.addEventListener('abort', () => {
        if (!this.#gates.includes(gate)) return;
        this.#remove(gate);
        cut();
      });
    });
    if (arrives) reply = work();
    await (fate === 'hanging' ? new Promise(() => {}) : this.#gate(context));
    return { fate: signal.aborted ? 'request_lost' : fate, reply };
  }

  #failure = (fate: Fate): RestReply => ({
    status: STATUS[fate] ?? 0,
    // What supabase-js says when the network fails.
    code: fate === 'strange' ? 'XX999' : '',
    ...(fate === 'busy' && { retryAfter: this.pick(PAUSES_MS) }),
  });

  #rowOutcome({ kind }: Item, { fate, reply }: { fate: Fate; reply: unknown }): Outcome {
    const classify = kind === 'subscription' ? classifySubscribe : classifyInsert;
    return classify(fate === 'ok' ? (reply as RestReply) : this.#failure(fate));
  }

  #functionOutcome({ id }: Item, { fate, reply }: { fate: Fate; reply: unknown }): Outcome {
    const failure = this.#failure(fate);
    const { status, body } =
      fate === 'ok'
        ? (reply as Reply)
        : {
            status: failure.status,
            body: fate === 'strange' ? { id, success: false, code: 'new' } : '<html>',
          };
    return classifyFunction(id, status, body, failure.retryAfter);
  }
}

/** Whoever changes a record in place is caught. */
function freezeAll(record: unknown): unknown {
  for (const value of Object.values(record as object))
    if (value && typeof value === 'object') Object.freeze(value);
  return Object.freeze(record);
}
