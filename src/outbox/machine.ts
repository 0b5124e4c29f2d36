/**
 * The outbox's state machine: what becomes of an item when a step of its delivery had an outcome. Pure, so that
 * the model test can drive it through any history.
 */
import { remainder, STEPS, type Item, type Receipt, type Step } from './item.ts';

/** How one request for one step ended. */
export type Outcome =
  /** Positively acknowledged. `also`: further steps that the same reply proves done. */
  | { type: 'done'; answer?: string | undefined; also?: Step[] }
  /** May succeed later. `reached`: a server spoke (not only the network failed). `retryAfter` in milliseconds. */
  | { type: 'retry'; reason: string; reached: boolean; retryAfter?: number | undefined }
  /** Will never succeed with this data. */
  | { type: 'refused'; reason: string }
  /** The visitor no longer allows it to be sent: deleted, without having been sent. */
  | { type: 'withdrawn' }
  /** There is no database to store into (`decisions.md`, «Two steps of an inquiry»). */
  | { type: 'unconfigured' };

/** What to do with the item on disk. */
export type Advance = { type: 'keep'; item: Item } | { type: 'delete'; receipt: Receipt };

export const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const BACKOFF_BASE = SECOND;
const BACKOFF_CAP = 300 * SECOND;
/** Without a backend, look for one this often. */
const UNCONFIGURED_PAUSE = 60 * 60 * SECOND;
/** After this long an item is shown as failed; it is never deleted for its age (outbox.md, rule 5). */
export const GIVE_UP_AFTER = 30 * DAY;
export const RECEIPT_AGE = 7 * DAY;

/** Exponential backoff with full jitter, 1 s to 5 min. `random` in [0, 1). Milliseconds. */
export function backoff(attempts: number, random: number): number {
  const ceiling = Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** Math.min(attempts, 30));
  return Math.max(BACKOFF_BASE, Math.round(random * ceiling));
}

/** The next state of `item` after `outcome` of `step`. `now` in milliseconds, `random` in [0, 1). */
export function advance(item: Item, step: Step, outcome: Outcome, now: number, random: number): Advance {
  switch (outcome.type) {
    case 'done': {
      const steps = { ...item.steps, [step]: 'done' as const };
      for (const other of outcome.also ?? []) steps[other] = 'done';
      const payload = steps.store === 'done' ? remainder(item.kind, item.payload) : item.payload;
      const next = { ...item, steps, payload, answer: outcome.answer ?? item.answer };
      return settle(next, now);
    }
    case 'unconfigured':
      // An inquiry's mail reaches the staff all the same; everything else waits for a backend.
      if (item.kind === 'inquiry' && step === 'store')
        return settle({ ...item, steps: { ...item.steps, store: 'refused' }, reason: 'unconfigured' }, now);
      return later(item, 'unconfigured', now, now + UNCONFIGURED_PAUSE);
    case 'refused':
      return settle({ ...item, steps: { ...item.steps, [step]: 'refused' }, reason: outcome.reason }, now);
    case 'withdrawn':
      return { type: 'delete', receipt: { id: item.id, kind: item.kind, at: now } };
    case 'retry': {
      const pause = Math.max(backoff(item.attempts, random), outcome.retryAfter ?? 0);
      return later(item, outcome.reason, now, now + pause);
    }
  }
}

/** Whether `step` is to be tried now, given how the step before it in the same round ended. */
export function isWanted(item: Item, step: Step, before: Outcome | undefined): boolean {
  if (item.state !== 'waiting' || item.steps[step] !== 'pending') return false;
  if (step === 'store' || item.steps.store === undefined || item.steps.store === 'done') return true;
  // The row is not stored: the mail is asked for all the same if a server spoke (specification part 1 §7),
  // but a subscription's welcome needs its row.
  if (item.kind !== 'inquiry') return false;
  return item.steps.store === 'refused' || (before?.type === 'retry' && before.reached);
}

/** Deletes what is complete, fails what can't be completed, keeps the rest. */
function settle(item: Item, now: number): Advance {
  const states = STEPS[item.kind].map((step) => item.steps[step]);
  const { store, notify } = item.steps;
  const receipt = { id: item.id, kind: item.kind, at: now };
  if (states.every((state) => state === 'done')) return { type: 'delete', receipt };
  // A stored row brings its own mail job on the server; a sent mail has told the staff.
  if ((store === 'done' && notify === 'refused') || (store === 'refused' && notify === 'done'))
    return { type: 'delete', receipt };
  const isStuck = item.kind === 'inquiry' ? states.every((s) => s === 'refused') : states.includes('refused');
  return { type: 'keep', item: isStuck ? { ...item, state: 'failed' } : item };
}

function later(item: Item, reason: string, now: number, nextAttemptAt: number): Advance {
  const isOld = now - item.createdAt > GIVE_UP_AFTER;
  return {
    type: 'keep',
    item: {
      ...item,
      attempts: item.attempts + 1,
      nextAttemptAt,
      reason: isOld ? 'too_old' : reason,
      state: isOld ? 'failed' : 'waiting',
    },
  };
}
