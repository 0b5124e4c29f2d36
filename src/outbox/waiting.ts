/**
 * When a waiting item is tried again. Pure. Apart from `machine.ts`, because pages need it before there is anything to
 * send.
 */
import { isVisible, type Item, type Receipt } from './item.ts';

/**
 * What to do with the item on disk. `isDelivered`: false for what the server will never take and no visitor knows of.
 */
export type Advance =
  { type: 'keep'; item: Item } | { type: 'delete'; isDelivered: boolean; receipt: Receipt };

/** What `advance` knows of the world. */
export interface Round {
  /** Milliseconds since the epoch. */
  now: number;
  /** In [0, 1). */
  random: number;
  /** Which attempt at the item this is, counted from 1: two steps that fail in one round are one failure. */
  attempt: number;
}

export const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const BACKOFF_BASE = SECOND;
const BACKOFF_CAP = 5 * MINUTE;
/** No wait is longer, whatever the server asks for. Without a backend, look for one this often. */
export const LONGEST_WAIT = 60 * MINUTE;
/** A server that had trouble is left alone for this long, even if there is a reason to hurry. */
export const TROUBLE_PAUSE = 30 * SECOND;
/** The same for a server that named a time itself, where that is longer. */
export const LONGEST_HOLD = 5 * MINUTE;
/** After this long an item is shown as failed; what a visitor can see is never deleted for its age. */
export const GIVE_UP_AFTER = 30 * DAY;
export const RECEIPT_AGE = 7 * DAY;

/** Exponential backoff with full jitter, 1 s to 5 min. `random` in [0, 1). Milliseconds. */
export function backoff(attempts: number, random: number): number {
  const ceiling = Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** Math.min(attempts, 30));
  return Math.max(BACKOFF_BASE, Math.round(random * ceiling));
}

/**
 * When a waiting item is due. At once if its times can't be: then the clock has been set back since, and waiting for
 * it to catch up could take forever.
 */
export function dueAt({ attemptedAt, nextAttemptAt }: Item, now: number): number {
  const isImpossible = attemptedAt > now + SECOND || nextAttemptAt > now + LONGEST_WAIT;
  return isImpossible ? now : nextAttemptAt;
}

/**
 * The item as it should be when there is a reason to hurry: the connection may be back, or the visitor has come back.
 * What never reached the server is due at once. A server that had trouble is left alone for 30 s, one that sent
 * Retry-After for as long as it said, up to 5 min; then it is asked again.
 */
export function resume(item: Item, now: number): Item {
  if (item.state !== 'waiting') return item;
  const nextAttemptAt = Math.max(now, Math.min(item.earliestAttemptAt, now + LONGEST_HOLD));
  return nextAttemptAt < dueAt(item, now) ? { ...item, nextAttemptAt } : item;
}

/** The item as it should be when its writer wants it sent now, whatever the server said before. */
export function retryNow(item: Item): Item {
  const steps = Object.fromEntries(
    Object.entries(item.steps).map(([step, state]) => [step, state === 'refused' ? 'pending' : state]),
  );
  return { ...item, steps, state: 'waiting', nextAttemptAt: 0, earliestAttemptAt: 0 };
}

/** Shows the item as failed. What its writer can't see, nobody could ever send again or delete: it goes. */
export function fail(item: Item, now: number): Advance {
  return isVisible(item)
    ? { type: 'keep', item: { ...item, state: 'failed' } }
    : { type: 'delete', isDelivered: false, receipt: receiptOf(item, now) };
}

export const receiptOf = ({ id, kind }: Item, at: number): Receipt => ({ id, kind, at });

export interface Wait {
  reason: string;
  /** Milliseconds until the next attempt, and until the earliest if there is a reason to hurry. */
  pause: number;
  hold: number;
}

/** The item after a round has failed. */
export function later(item: Item, { reason, pause, hold }: Wait, { now, attempt }: Round): Advance {
  // Another step of this round has failed before: the longer wait counts.
  const isSecond = item.attempts >= attempt && item.attemptedAt <= now;
  const until = (time: number, wait: number) =>
    Math.min(now + LONGEST_WAIT, Math.max(now + wait, isSecond ? time : 0));
  const next: Item = {
    ...item,
    attempts: attempt,
    attemptedAt: now,
    nextAttemptAt: until(item.nextAttemptAt, pause),
    earliestAttemptAt: until(item.earliestAttemptAt, hold),
    reason,
  };
  return now - item.createdAt > GIVE_UP_AFTER
    ? fail({ ...next, reason: 'too_old' }, now)
    : { type: 'keep', item: next };
}

/** The item after a round that did not reach the server. */
export function unreached(item: Item, round: Round): Item | undefined {
  const next = later(
    item,
    { reason: 'network', pause: backoff(item.attempts, round.random), hold: 0 },
    round,
  );
  return next.type === 'keep' ? next.item : undefined;
}
