/** When a waiting item is sent again. Pure functions, apart from `machine.ts`, because every page needs them. */
import { isVisible, type Item, type Kinds, type Receipt } from './item.ts';

/** What to do with an item on disk. `isDelivered` is false for an item that the server refused and nobody can see. */
export type Advance =
  | { type: 'keep'; item: Item }
  | { type: 'delete'; isDelivered: boolean; receipt: Receipt };

/** An attempt tries all pending steps of an item once. */
export interface Attempt {
  /** Milliseconds since the epoch. */
  now: number;
  /** In [0, 1). */
  random: number;
  /** Counts from 1. Two steps that fail in the same attempt count as one failure. */
  number: number;
}

export const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BACKOFF_BASE_MS = SECOND_MS;
const BACKOFF_CAP_MS = 5 * MINUTE_MS;
/** Limit of every wait, whatever the server asks for. Also how often to look for a backend where there is none. */
export const MAX_WAIT_MS = 60 * MINUTE_MS;
/** Shortest wait after a server error, even when connectivity returns. */
export const SERVER_ERROR_PAUSE_MS = 30 * SECOND_MS;
/** Longest wait for a server's Retry-After when connectivity or the visitor has returned. */
export const MAX_HOLD_MS = 5 * MINUTE_MS;
/** An item of this age is shown as failed. Age never deletes an item that the visitor can see. */
export const GIVE_UP_AFTER_MS = 30 * DAY_MS;
export const RECEIPT_MAX_AGE_MS = 7 * DAY_MS;

/** Exponential backoff with full jitter, from 1 s to 5 min, in milliseconds. `random` in [0, 1). */
export function backoff(attempts: number, random: number): number {
  const ceiling = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** Math.min(attempts, 30));
  return Math.max(BACKOFF_BASE_MS, Math.round(random * ceiling));
}

/**
 * When a waiting item is due. If its times are impossible, the clock was set back since, and the item is due now, because
 * waiting for the clock to catch up could take years.
 */
export function dueAt({ attemptedAt, nextAttemptAt }: Item, now: number): number {
  const isImpossible = attemptedAt > now + SECOND_MS || nextAttemptAt > now + MAX_WAIT_MS;
  return isImpossible ? now : nextAttemptAt;
}

/**
 * The item after connectivity or the visitor has returned. What never reached the server is due now. After a server
 * error it is due 30 s after the attempt, or after its Retry-After up to 5 min.
 */
export function resume(item: Item, now: number): Item {
  if (item.state !== 'waiting') return item;
  const nextAttemptAt = Math.max(now, Math.min(item.earliestAttemptAt, now + MAX_HOLD_MS));
  return nextAttemptAt < dueAt(item, now) ? { ...item, nextAttemptAt } : item;
}

/** The item after the visitor pressed "Send now": due now, whatever the server said before. */
export function retryNow(item: Item): Item {
  const steps = Object.fromEntries(
    Object.entries(item.steps).map(([step, state]) => [step, state === 'refused' ? 'pending' : state]),
  );
  return { ...item, steps, state: 'waiting', nextAttemptAt: 0, earliestAttemptAt: 0 };
}

/** Shows the item as failed. Deletes it if the visitor can't see it, because then nobody can correct or delete it. */
export function fail(kinds: Kinds, item: Item, now: number): Advance {
  return isVisible(kinds, item)
    ? { type: 'keep', item: { ...item, state: 'failed' } }
    : { type: 'delete', isDelivered: false, receipt: receiptOf(item, now) };
}

export const receiptOf = ({ id, kind }: Item, at: number): Receipt => ({ id, kind, at });

export interface Postponement {
  reason: string;
  /** Milliseconds until the next attempt. */
  pauseMs: number;
  /** Milliseconds until the earliest attempt when connectivity or the visitor returns. */
  holdMs: number;
}

/** The item after a failed attempt. */
export function postpone(
  kinds: Kinds,
  item: Item,
  { reason, pauseMs, holdMs }: Postponement,
  { now, number }: Attempt,
): Advance {
  // If another step of this attempt has failed too, the longer wait counts.
  const isSecondStep = item.attempts >= number && item.attemptedAt <= now;
  const until = (time: number, waitMs: number) =>
    Math.min(now + MAX_WAIT_MS, Math.max(now + waitMs, isSecondStep ? time : 0));
  const next: Item = {
    ...item,
    attempts: number,
    attemptedAt: now,
    nextAttemptAt: until(item.nextAttemptAt, pauseMs),
    earliestAttemptAt: until(item.earliestAttemptAt, holdMs),
    reason,
  };
  return now - item.createdAt > GIVE_UP_AFTER_MS
    ? fail(kinds, { ...next, reason: 'too_old' }, now)
    : { type: 'keep', item: next };
}

/** The item after an attempt that did not reach the server, or undefined if it is to be deleted. */
export function postponeUnreached(kinds: Kinds, item: Item, attempt: Attempt): Item | undefined {
  const pauseMs = backoff(item.attempts, attempt.random);
  const next = postpone(kinds, item, { reason: 'network', pauseMs, holdMs: 0 }, attempt);
  return next.type === 'keep' ? next.item : undefined;
}
