/** The scheduler of the model test: lets one pending operation happen at a time, in an order drawn from a seed. */
import type { Clock } from './clock.ts';
import { seeded } from './seeded-random.ts';

/** An operation that a context waits for. A context is a page or the service worker. */
export interface Gate {
  context: number;
  open: () => void;
  isTimer?: boolean;
  /** For a request: what happens to it on the server when its context stops waiting. */
  cut?: () => void;
}

export class Scheduler {
  /** Milliseconds since the epoch. */
  now = 1_700_000_000_000;
  /** Faults have ended. */
  isHealthy = false;
  #random = seeded(0);
  #gates: Gate[] = [];
  readonly #frozen = new Map<number, Gate[]>();

  /** Draws from this seed from now on. */
  reseed(seed: number): void {
    this.#random = seeded(seed);
  }

  /** In [0, 1). */
  random = (): number => this.#random();

  pick = <T>(list: readonly T[]): T => list[Math.floor(this.random() * list.length)]!;

  /** Lets one pending operation happen. @returns false when none is pending */
  async step(): Promise<boolean> {
    const prompt = this.#gates.filter(({ isTimer }) => !isTimer);
    // A timeout may come before everything else, but not once everything is healthy.
    const isPrompt = prompt.length > 0 && (this.isHealthy || this.random() < 0.97);
    const gate = isPrompt ? this.pick(prompt) : this.pick(this.#gates);
    if (!gate) return false;
    this.#gates.splice(this.#gates.indexOf(gate), 1);
    gate.open();
    await this.settle();
    return true;
  }

  /** Lets every context run until it waits. */
  settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  /** Waits until the scheduler lets this context continue. */
  wait(context: number): Promise<void> {
    return new Promise((open) => this.add({ context, open }));
  }

  clock(context: number): Clock {
    return {
      now: () => this.now,
      after: (_, work) => {
        const gate = { context, open: work, isTimer: true };
        this.add(gate);
        return () => this.remove(gate);
      },
    };
  }

  add(gate: Gate): void {
    (this.#frozen.get(gate.context) ?? this.#gates).push(gate);
  }

  remove(gate: Gate): void {
    for (const gates of [this.#gates, ...this.#frozen.values()]) {
      const at = gates.indexOf(gate);
      if (at >= 0) gates.splice(at, 1);
    }
  }

  isPending = (gate: Gate): boolean => this.#gates.includes(gate);

  /** The context dies. Its operations never happen. */
  kill(context: number): void {
    for (const gate of this.#take(context)) gate.cut?.();
    this.#frozen.delete(context);
  }

  /** The browser suspends the context. */
  freeze(context: number): void {
    if (this.#frozen.has(context)) return;
    const gates = this.#take(context);
    for (const gate of gates) gate.cut?.();
    this.#frozen.set(context, gates);
  }

  /** The context continues where it was. */
  thaw(context: number): void {
    const gates = this.#frozen.get(context);
    if (!gates) return;
    this.#frozen.delete(context);
    this.#gates.push(...gates);
  }

  isFrozen = (context: number): boolean => this.#frozen.has(context);

  #take(context: number): Gate[] {
    const taken = this.#gates.filter((gate) => gate.context === context);
    this.#gates = this.#gates.filter((gate) => gate.context !== context);
    return taken;
  }
}
