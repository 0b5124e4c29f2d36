/**
 * A waiting submission as it is stored on disk: data, not a request. Addresses, keys and headers are added when it is
 * sent, so a new build or a new key delivers old records.
 */
import type { Outcome } from './machine.ts';

/** What was submitted. The device creates its id. */
export interface Payload {
  id: string;
}

/** The steps of a delivery. `store` inserts the row. `notify` calls the edge function that sends the mail or unsubscribes. */
export type Step = 'store' | 'notify';

/** `refused`: the server will never accept this step for this record. */
export type StepState = 'pending' | 'done' | 'refused';

/** The rules of one kind of submission. How it is sent is the transport's, which loads when there is something to send. */
export interface Kind {
  /** In their order. */
  steps: readonly Step[];
  /** Whether a stored payload has what its row needs. Once the row is stored, only the id is left of the payload. */
  validate(payload: Readonly<Record<string, unknown>>): boolean;
  /** Either step is enough, so a step is tried and counts even if the database refuses the other one. */
  isDeliveredByAnyStep?: true;
  /** The visitor does not see the item. It is deleted if the server refuses it. */
  isHidden?: true;
  /** For how long it may be taken back before it is sent, in milliseconds. "Send now" does not wait for that. */
  holdMs?: number;
  /** How many items one request may hold. One without it. */
  batchSize?: number;
  /** Requests that concern one mailing list. Those of one address contradict each other (`precedence.ts`). */
  mailingList?: 'join' | 'leave';
}

/** The kinds of an outbox. `P` maps the name of each kind to its payload. */
export type Kinds<P = Record<string, Payload>> = { readonly [K in keyof P & string]: Kind };

/** An item of an outbox whose kinds have the payloads `P`. */
export type ItemOf<P> = { [K in keyof P & string]: Item<K, P[K]> }[keyof P & string];

/**
 * Version of the record format. Raise it, and add a migration to `read-item.ts`, for a change that older builds would
 * misread. An optional field that older builds may drop needs no new version.
 */
export const VERSION = 1;

/** One waiting submission. All times are in milliseconds by the device's clock. */
export interface Item<K extends string = string, P = Payload> {
  version: typeof VERSION;
  id: string;
  kind: K;
  /** What was submitted. Once its row is stored, only the id is left, because the other step needs nothing else. */
  payload: P;
  createdAt: number;
  /**
   * The item with the higher number was submitted later. It starts as a time, and `local-stores.ts` raises it above all others,
   * because the device's clock may be set back.
   */
  order: number;
  /** The steps of its kind, in their order. */
  steps: Partial<Record<Step, StepState>>;
  /** Number of failed attempts, the exponent of the backoff. */
  attempts: number;
  /** When the last attempt failed, or 0. */
  attemptedAt: number;
  /** When the next attempt is due. */
  nextAttemptAt: number;
  /** The earliest time at which a return of connectivity or of the visitor may start the next attempt (`resume`). */
  earliestAttemptAt: number;
  state: 'waiting' | 'failed';
  /** Why the last attempt failed: a stable code that the tray translates. */
  reason?: string | undefined;
  /** The server's answer to a finished step, such as `already_subscribed`. */
  answer?: string | undefined;
}

/** Proof that an item is settled. Holds no personal data and is deleted after 7 days. */
export interface Receipt {
  id: string;
  kind: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A new item for a validated payload, whose id it takes. */
export function newItem<P extends Record<keyof P, Payload>, K extends keyof P & string>(
  kinds: Kinds<P>,
  kind: K,
  payload: P[K],
  now: number,
): Item<K, P[K]> {
  const dueAt = kinds[kind].holdMs === undefined ? 0 : now + kinds[kind].holdMs;
  return {
    version: VERSION,
    id: payload.id,
    kind,
    payload,
    createdAt: now,
    order: now,
    steps: Object.fromEntries(kinds[kind].steps.map((step) => [step, 'pending'])),
    attempts: 0,
    attemptedAt: 0,
    nextAttemptAt: dueAt,
    earliestAttemptAt: dueAt,
    state: 'waiting',
  };
}

/** A `validate` that requires text in these fields. */
export const hasTexts =
  (...fields: string[]): Kind['validate'] =>
  (payload) =>
    fields.every((field) => typeof payload[field] === 'string');

/** The steps of an item, in their order. */
export const stepsOf = (item: Item): Step[] => Object.keys(item.steps) as Step[];

/** Whether the submission has reached the business, so that the pending step no longer concerns the visitor. */
export const hasArrived = (kinds: Kinds, { kind, steps }: Item): boolean =>
  steps.store === 'done' || Boolean(kinds[kind]!.isDeliveredByAnyStep && steps.notify === 'done');

/** Whether the visitor should see that the item still waits. */
export const isVisible = (kinds: Kinds, item: Item): boolean =>
  !kinds[item.kind]!.isHidden && !hasArrived(kinds, item);

/** Whether to try `step` now. `previous`: the outcome of the step before it in the same attempt. */
export function shouldTry(kinds: Kinds, item: Item, step: Step, previous: Outcome | undefined): boolean {
  if (item.state !== 'waiting' || item.steps[step] !== 'pending') return false;
  if (step === 'store' || item.steps.store === undefined || item.steps.store === 'done') return true;
  // The row is not stored. A mail that needs no row is requested if the database refused the row or a server replied at all.
  if (!kinds[item.kind]!.isDeliveredByAnyStep) return false;
  return item.steps.store === 'refused' || (previous?.type === 'retry' && previous.reached);
}
