/**
 * What waits to be sent, as it is stored on disk: data, never requests. Addresses, keys and headers are made when
 * sending, so a new build or a new key delivers old records.
 */
import type { Outcome } from './machine.ts';
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

/**
 * Record format. A change that an older build would misread raises it, with a new branch in `read-item.ts`. An
 * optional field that an older build may drop does not.
 */
export const VERSION = 1;

/** One waiting submission. All times are milliseconds of the device's clock. */
export interface Item<K extends Kind = Kind> {
  version: typeof VERSION;
  id: string;
  kind: K;
  /** What was submitted; once its row is stored only what `remainder` leaves of it. */
  payload: Payloads[K];
  createdAt: number;
  /** Which of two was submitted later. Like a time, but it never goes back when the clock does. */
  order: number;
  steps: Partial<Record<Step, StepState>>;
  /** Failed rounds so far; the exponent of the backoff. */
  attempts: number;
  /** When the last round failed; 0 before the first. */
  attemptedAt: number;
  /** When to try again by itself. */
  nextAttemptAt: number;
  /** When to try again at the earliest, should there be a reason to hurry (see `resume`). */
  earliestAttemptAt: number;
  state: 'waiting' | 'failed';
  /** Why the last round failed: a stable code for the tray. */
  reason?: string | undefined;
  /** What the server answered to a step that was done, e.g. `already_subscribed`. */
  answer?: string | undefined;
}

/** Proof that an item is settled, without personal data; kept for at most 7 days. */
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
    order: now,
    steps: Object.fromEntries(STEPS[kind].map((step) => [step, 'pending'])),
    attempts: 0,
    attemptedAt: 0,
    nextAttemptAt: 0,
    earliestAttemptAt: 0,
    state: 'waiting',
  };
}

/**
 * What is left of a payload once its row is stored: the server goes on with the id alone, and the device has no
 * reason to know more.
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

/** Whether its writer should know that it is still here. */
export const isVisible = (item: Item): boolean => item.kind !== 'qr-visit' && !hasArrived(item);

/** Whether `step` is to be tried now, given how the step before it in the same round ended. */
export function isWanted(item: Item, step: Step, before: Outcome | undefined): boolean {
  if (item.state !== 'waiting' || item.steps[step] !== 'pending') return false;
  if (step === 'store' || item.steps.store === undefined || item.steps.store === 'done') return true;
  // The row is not stored: the mail is asked for all the same if a server spoke, but a subscription's welcome needs
  // its row.
  if (item.kind !== 'inquiry') return false;
  return item.steps.store === 'refused' || (before?.type === 'retry' && before.reached);
}
