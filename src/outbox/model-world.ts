/**
 * The world in which the model test runs the real flusher: a disk, a server and a scheduler that resolves one
 * pending operation at a time, in an order drawn from a seed. A crashed context's operations never resolve.
 */
import { classifyFunction, classifyInsert } from './classify.ts';
import { Flusher, type Transport } from './flusher.ts';
import { newItem, type Item, type Step } from './item.ts';
import type { Lock } from './lock.ts';
import type { RecordStore } from './storage.ts';

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

interface Gate {
  context: number;
  open: () => void;
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
] as const;
type Fate = (typeof FATES)[number];

/** Everything that exists in one history. */
export class World {
  now = 1_000_000;
  healthy = false;
  /** Items that the server will never take. */
  readonly poisoned = new Set<string>();
  readonly accepted = new Set<string>();
  readonly discarded = new Set<string>();
  readonly disk = new Map<string, Item>();
  readonly rows = new Map<string, number>();
  readonly mails = new Map<string, number>();
  readonly violations: string[] = [];
  readonly random: () => number;
  diskFails = false;
  #gates: Gate[] = [];
  #holder: number | undefined;
  #queue: { context: number; start: () => void }[] = [];
  readonly #isLocking: boolean;

  constructor(seed: number) {
    this.random = seeded(seed);
    // Every fourth history runs without any lock: two flushers at once must do no harm.
    this.#isLocking = seed % 4 !== 0;
  }

  pick = <T>(list: readonly T[]): T => list[Math.floor(this.random() * list.length)]!;

  /** An await point: resolves when the scheduler says so. */
  #gate(context: number): Promise<void> {
    return new Promise((resolve) => this.#gates.push({ context, open: resolve }));
  }

  /** Lets one pending operation happen. @returns false when none is pending */
  async step(): Promise<boolean> {
    if (this.#gates.length === 0) return false;
    const [gate] = this.#gates.splice(Math.floor(this.random() * this.#gates.length), 1);
    gate!.open();
    await new Promise<void>((resolve) => setImmediate(resolve));
    return true;
  }

  /** The page or worker dies where it stands. */
  crash(context: number): void {
    this.#gates = this.#gates.filter((gate) => gate.context !== context);
    this.#queue = this.#queue.filter((waiting) => waiting.context !== context);
    if (this.#holder === context) this.#release();
  }

  #release(): void {
    const next = this.#queue.shift();
    this.#holder = next?.context;
    next?.start();
  }

  #lock(context: number): Lock {
    return async (work) => {
      if (!this.#isLocking) return work();
      if (this.#holder === undefined) this.#holder = context;
      else await new Promise<void>((start) => this.#queue.push({ context, start }));
      try {
        return await work();
      } finally {
        this.#release();
      }
    };
  }

  flusher(context: number): Flusher {
    return new Flusher({
      stores: [this.#store(context)],
      transport: this.#transport(context),
      lock: this.#lock(context),
      now: () => this.now,
      random: this.random,
      onChange: () => {},
    });
  }

  #store(context: number): RecordStore {
    const operation = async () => {
      await this.#gate(context);
      if (this.diskFails && !this.healthy && this.random() < 0.3) throw new Error('disk');
    };
    return {
      entries: async () => {
        await operation();
        return [...this.disk].map(([id, item]) => [id, structuredClone(item)]);
      },
      get: async (id) => {
        await operation();
        return this.disk.get(id);
      },
      put: async (id, record) => {
        await operation();
        this.disk.set(id, record as Item);
      },
      delete: async (id) => {
        await operation();
        this.#remove(id);
      },
      replaceIfPresent: async (id, record) => {
        await operation();
        if (!this.disk.has(id)) return false;
        if (record === undefined) this.#remove(id);
        else this.#replace(id, structuredClone(record) as Item);
        return true;
      },
    };
  }

  /** The one rule that may never be broken: nothing leaves the disk before the server has it. */
  #remove(id: string): void {
    const isInquiry = this.disk.get(id)?.kind === 'inquiry';
    if (!this.rows.has(id)) this.violations.push(`${id} was deleted before it was stored`);
    if (isInquiry && !this.mails.has(id)) this.violations.push(`${id} was deleted before its mail was out`);
    this.disk.delete(id);
  }

  /** A stored inquiry's text leaves the disk with the acknowledgement, and not before. */
  #replace(id: string, item: Item): void {
    if (item.kind === 'inquiry' && 'message' in item.payload === (item.steps.store === 'done'))
      this.violations.push(`${id} is ${item.steps.store} and its text is wrong`);
    this.disk.set(id, item);
  }

  #transport(context: number): Transport {
    const travel = async (work: () => unknown): Promise<{ fate: Fate; answer: unknown }> => {
      const fate = this.healthy ? 'ok' : this.pick(FATES);
      await this.#gate(context);
      const answer = fate === 'ok' || fate === 'reply_lost' ? work() : undefined;
      await this.#gate(context);
      return { fate, answer };
    };
    const status: Partial<Record<Fate, number>> = { busy: 429, broken: 500, forbidden: 401, portal: 200 };
    return {
      send: async (item, step) => {
        const { fate, answer } = await travel(() => this.#serve(item, step));
        if (step === 'notify') {
          if (fate === 'ok') {
            const isRefused = answer === 'refused';
            const body = isRefused
              ? { id: item.id, success: false, code: 'invalid' }
              : { id: item.id, success: true, stored: true, emailSent: true };
            return classifyFunction(item.id, isRefused ? 400 : 200, body);
          }
          return classifyFunction(item.id, status[fate] ?? 0, '<html>');
        }
        if (fate === 'ok') return classifyInsert(answer as { status: number; code?: string });
        return classifyInsert({
          status: status[fate] ?? 0,
          retryAfter: fate === 'busy' ? 30_000 : undefined,
        });
      },
      sendVisits: async (items) => {
        const { fate, answer } = await travel(() => this.#serveVisits(items));
        if (fate !== 'ok') return classifyInsert({ status: status[fate] ?? 0 });
        return answer === 'duplicate' ? { type: 'refused', reason: 'duplicate_in_batch' } : { type: 'done' };
      },
    };
  }

  #serve(item: Item, step: Step): unknown {
    const { id } = item;
    if (this.poisoned.has(id)) return step === 'notify' ? 'refused' : { status: 400, code: '23514' };
    const isKnown = this.rows.has(id);
    if (!isKnown && !('message' in item.payload))
      this.violations.push(`${id} was asked for by its id alone before it was stored`);
    if (!isKnown) this.rows.set(id, 1);
    // One mail per id, whoever asks for it and however often.
    if (step === 'notify' && !this.mails.has(id)) this.mails.set(id, 1);
    return isKnown ? { status: 409, code: '23505' } : { status: 201 };
  }

  #serveVisits(items: Item[]): unknown {
    if (items.some(({ id }) => this.rows.has(id) || this.poisoned.has(id))) return 'duplicate';
    for (const { id } of items) this.rows.set(id, 1);
    return 'stored';
  }

  /** A visitor submits; the record is on disk before they are told so. */
  enqueue(id: string): void {
    const kind = this.random() < 0.6 ? 'inquiry' : 'qr-visit';
    if (this.random() < 0.1) this.poisoned.add(id);
    this.disk.set(id, newItem(kind, { id, message: 'Hello' } as never, this.now));
    this.accepted.add(id);
  }

  discard(id: string): void {
    this.disk.delete(id);
    this.discarded.add(id);
  }
}
