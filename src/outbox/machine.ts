/**
 * The outbox's state machine: what becomes of an item when a step of its delivery had an outcome. Pure, so that
 * the model test can drive it through any history.
 */
import { remainder, STEPS, type Item, type Step } from './item.ts';
import {
  backoff,
  fail,
  later,
  LONGEST_HOLD,
  LONGEST_WAIT,
  receiptOf,
  TROUBLE_PAUSE,
  type Advance,
  type Round,
} from './waiting.ts';

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
  /** There is no database to store into. */
  | { type: 'unconfigured' };

/** The server was not reached. */
export const UNREACHED = { type: 'retry', reason: 'network', reached: false } as const satisfies Outcome;

/** The next state of `item` after `outcome` of `step`. */
export function advance(item: Item, step: Step, outcome: Outcome, round: Round): Advance {
  const { now } = round;
  if (outcome.type === 'done') {
    const steps = { ...item.steps, [step]: 'done' as const };
    for (const other of outcome.also ?? []) steps[other] = 'done';
    const payload = steps.store === 'done' ? remainder(item.kind, item.payload) : item.payload;
    return settle({ ...item, steps, payload, state: 'waiting', answer: outcome.answer ?? item.answer }, now);
  }
  // Somebody else has settled this step meanwhile, or given the item up.
  if (item.steps[step] !== 'pending' || item.state === 'failed') return { type: 'keep', item };
  switch (outcome.type) {
    case 'refused':
      return settle({ ...item, steps: { ...item.steps, [step]: 'refused' }, reason: outcome.reason }, now);
    case 'withdrawn':
      return { type: 'delete', isDelivered: false, receipt: { id: item.id, kind: item.kind, at: now } };
    case 'unconfigured':
      // An inquiry's mail reaches the staff all the same; everything else waits for a backend.
      if (item.kind === 'inquiry' && step === 'store')
        return settle({ ...item, steps: { ...item.steps, store: 'refused' }, reason: 'unconfigured' }, now);
      return later(item, { reason: 'unconfigured', pause: LONGEST_WAIT, hold: TROUBLE_PAUSE }, round);
    case 'retry': {
      const { reason, reached, retryAfter = 0 } = outcome;
      const pause = Math.max(backoff(round.attempt - 1, round.random), retryAfter);
      const hold = reached ? Math.max(TROUBLE_PAUSE, Math.min(retryAfter, LONGEST_HOLD)) : 0;
      return later(item, { reason, pause, hold }, round);
    }
  }
}

/** Deletes what is complete, fails what can't be completed, keeps the rest. */
function settle(item: Item, now: number): Advance {
  const states = STEPS[item.kind].map((step) => item.steps[step]);
  const { store, notify } = item.steps;
  // A stored row brings its own mail job on the server; a sent mail has told the staff.
  const isDelivered =
    states.every((state) => state === 'done') ||
    (store === 'done' && notify === 'refused') ||
    (store === 'refused' && notify === 'done');
  if (isDelivered) return { type: 'delete', isDelivered, receipt: receiptOf(item, now) };
  const isStuck = item.kind === 'inquiry' ? states.every((s) => s === 'refused') : states.includes('refused');
  return isStuck ? fail(item, now) : { type: 'keep', item };
}
