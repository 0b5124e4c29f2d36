/**
 * What waits to be sent, as it lies on disk: data, never requests. Addresses, keys and headers are made when
 * sending, so a new build or a new key delivers old records (outbox.md, rule 2).
 */
import type {
  Inquiry,
  QrVisit,
  Subscription,
  Unsubscribe,
} from '../../supabase/functions/_shared/contract.ts';

/** The payload of each kind of submission. */
export interface Payloads {
  inquiry: Inquiry;
  subscription: Subscription;
  unsubscribe: Unsubscribe;
  'qr-visit': QrVisit;
}
export type Kind = keyof Payloads;

/**
 * The two things that a delivery may consist of: `store` writes the row, `notify` asks an edge function for what
 * follows (mail, welcome, unsubscribing). A kind has one or both.
 */
export type Step = 'store' | 'notify';
export const STEPS: Record<Kind, readonly Step[]> = {
  inquiry: ['store', 'notify'],
  subscription: ['store', 'notify'],
  unsubscribe: ['notify'],
  'qr-visit': ['store'],
};

/** `refused`: the server will never take this step for this record. */
export type StepState = 'pending' | 'done' | 'refused';

/** Record format. Raise it with a new branch in `read-item.ts`, never without. */
export const VERSION = 1;

/** One waiting submission. All times are milliseconds of the device's clock. */
export interface Item<K extends Kind = Kind> {
  version: typeof VERSION;
  id: string;
  kind: K;
  /** What was submitted; once its row is stored only what `remainder` leaves of it. */
  payload: Payloads[K];
  createdAt: number;
  steps: Partial<Record<Step, StepState>>;
  /** Failed rounds so far; the exponent of the backoff. */
  attempts: number;
  /** Not to be tried before. */
  nextAttemptAt: number;
  state: 'waiting' | 'failed';
  /** Why the last round failed: a stable code for the tray. */
  reason?: string | undefined;
  /** What the server answered to a step that was done, e.g. `already_subscribed`. */
  answer?: string | undefined;
}

/** Proof of a delivery without personal data; kept for at most 7 days (outbox.md, rule 10). */
export interface Receipt {
  id: string;
  kind: Kind;
  at: number;
}

/** A new item for a validated payload; its id is the payload's. */
export function newItem<K extends Kind>(kind: K, payload: Payloads[K], now: number): Item<K> {
  return {
    version: VERSION,
    id: payload.id,
    kind,
    payload,
    createdAt: now,
    steps: Object.fromEntries(STEPS[kind].map((step) => [step, 'pending'])),
    attempts: 0,
    nextAttemptAt: 0,
    state: 'waiting',
  };
}

/**
 * What is left of a payload once its row is stored: the server goes on with the id alone, and the device has no
 * reason to know more (outbox.md, rule 10).
 */
export function remainder<K extends Kind>(kind: K, payload: Payloads[K]): Payloads[K] {
  if (kind !== 'inquiry' && kind !== 'subscription') return payload;
  const { id, suspected } = payload as Inquiry;
  return { id, ...(kind === 'inquiry' && { suspected }) } as Payloads[K];
}

/**
 * Whether the people it was written for have it already, so that only a step that no visitor needs to know about
 * is left (a row stored whose mail is still to go out, or the other way round).
 */
export function hasArrived({ kind, steps }: Item): boolean {
  if (kind === 'inquiry') return steps.store === 'done' || steps.notify === 'done';
  if (kind === 'subscription') return steps.store === 'done';
  return false;
}
