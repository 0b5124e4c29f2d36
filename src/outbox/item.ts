/**
 * A waiting submission as it is stored on disk: data, not a request. Addresses, keys and headers are added when it is
 * sent, so a new build or a new key delivers old records.
 */
import type {
  Inquiry,
  QrVisit,
  Subscription,
  Unsubscribe,
} from '../../supabase/functions/_shared/contract.ts';
import type { Outcome } from './machine.ts';
import type { StaffEvent, StaffNote } from './staff-kinds.ts';

/** The payload of each kind that visitors submit. */
export interface VisitorPayloads {
  inquiry: Inquiry;
  subscription: Subscription;
  unsubscribe: Unsubscribe;
  'qr-visit': QrVisit;
}
export type VisitorKind = keyof VisitorPayloads;

/** The payload of each kind. The staff desk adds its own (`staff-kinds.ts`) in a database of its own. */
export interface Payloads extends VisitorPayloads {
  'staff-event': StaffEvent;
  'staff-note': StaffNote;
}
export type Kind = keyof Payloads;

/**
 * The steps of a delivery. `store` inserts the row. `notify` calls the edge function that sends the mail or unsubscribes.
 * A kind has one or both.
 */
export type Step = 'store' | 'notify';
export const STEPS = {
  inquiry: ['store', 'notify'],
  subscription: ['store', 'notify'],
  unsubscribe: ['notify'],
  'qr-visit': ['store'],
} satisfies Record<VisitorKind, readonly Step[]> as Partial<Record<Kind, readonly Step[]>> as Record<
  Kind,
  readonly Step[]
>;

/** `refused`: the server will never accept this step for this record. */
export type StepState = 'pending' | 'done' | 'refused';

/**
 * Version of the record format. Raise it, and add a migration to `read-item.ts`, for a change that older builds would
 * misread. An optional field that older builds may drop needs no new version.
 */
export const VERSION = 1;

/** One waiting submission. All times are in milliseconds by the device's clock. */
export interface Item<K extends Kind = Kind> {
  version: typeof VERSION;
  id: string;
  kind: K;
  /** What was submitted. Once its row is stored, `trimPayload` reduces it to what the remaining step needs. */
  payload: Payloads[K];
  createdAt: number;
  /**
   * The item with the higher number was submitted later. It starts as a time, and `local-stores.ts` raises it above all others,
   * because the device's clock may be set back.
   */
  order: number;
  steps: Partial<Record<Step, StepState>>;
  /** Number of failed rounds, the exponent of the backoff. */
  attempts: number;
  /** When the last round failed, or 0. */
  attemptedAt: number;
  /** When the next round is due. */
  nextAttemptAt: number;
  /** The earliest time at which a return of connectivity or of the visitor may start the next round (`resume`). */
  earliestAttemptAt: number;
  state: 'waiting' | 'failed';
  /** Why the last round failed: a stable code that the tray translates. */
  reason?: string | undefined;
  /** The server's answer to a finished step, such as `already_subscribed`. */
  answer?: string | undefined;
}

/** Proof that an item is settled. Holds no personal data and is deleted after 7 days. */
export interface Receipt {
  id: string;
  kind: Kind;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A new item for a validated payload, whose id it takes. */
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

/** What is left of a payload once its row is stored: the id, because the remaining step needs nothing else. */
export function trimPayload<K extends Kind>(kind: K, payload: Payloads[K]): Payloads[K] {
  if (kind !== 'inquiry' && kind !== 'subscription') return payload;
  return { id: payload.id } as Payloads[K];
}

/** Whether the submission has reached the business, so that the pending step no longer concerns the visitor. */
export function hasArrived({ kind, steps }: Item): boolean {
  if (kind === 'inquiry') return steps.store === 'done' || steps.notify === 'done';
  if (kind === 'subscription') return steps.store === 'done';
  return false;
}

/** Whether the visitor should see that the item still waits. */
export const isVisible = (item: Item): boolean => item.kind !== 'qr-visit' && !hasArrived(item);

/** Whether to try `step` now. `previous`: the outcome of the step before it in the same round. */
export function shouldTry(item: Item, step: Step, previous: Outcome | undefined): boolean {
  if (item.state !== 'waiting' || item.steps[step] !== 'pending') return false;
  if (step === 'store' || item.steps.store === undefined || item.steps.store === 'done') return true;
  // The row is not stored. Only an inquiry's mail can be sent without its row, and it is requested if the database refused the
  // row or a server replied at all.
  if (item.kind !== 'inquiry') return false;
  return item.steps.store === 'refused' || (previous?.type === 'retry' && previous.reached);
}
