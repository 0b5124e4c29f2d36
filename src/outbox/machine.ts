/**
 * The outbox's state machine: what becomes of an item after one step of its delivery. Pure, so that the model test can
 * drive it through any history.
 */
import type { Item, Kinds, Step } from './item.ts';
import {
  backoff,
  fail,
  MAX_HOLD_MS,
  MAX_WAIT_MS,
  postpone,
  receiptOf,
  SERVER_ERROR_PAUSE_MS,
  type Advance,
  type Attempt,
} from './schedule.ts';

/** How the request of one step ended. */
export type Outcome =
  /** Acknowledged. `also`: other steps that the same reply proves done. */
  | { type: 'done'; answer?: string | undefined; also?: Step[] }
  /** May succeed later. `reached`: a server replied. `retryAfter` in milliseconds. */
  | { type: 'retry'; reason: string; reached: boolean; retryAfter?: number | undefined }
  /** Will never succeed with this data. */
  | { type: 'refused'; reason: string }
  /** Not sent, because the visitor has opted out. */
  | { type: 'withdrawn' }
  /** Not sent, because no database is configured. */
  | { type: 'unconfigured' };

/** The server was not reached. */
export const UNREACHED = { type: 'retry', reason: 'network', reached: false } as const satisfies Outcome;

/** The next state of `item` after `outcome` of `step`. */
export function advance(kinds: Kinds, item: Item, step: Step, outcome: Outcome, attempt: Attempt): Advance {
  const { now } = attempt;
  if (outcome.type === 'done') {
    const steps = { ...item.steps, [step]: 'done' as const };
    for (const other of outcome.also ?? []) steps[other] = 'done';
    const payload = steps.store === 'done' ? { id: item.id } : item.payload;
    const answer = outcome.answer ?? item.answer;
    return settle(kinds, { ...item, steps, payload, state: 'waiting', answer }, now);
  }
  // Another flusher has settled this step in the meantime.
  if (item.steps[step] !== 'pending' || item.state === 'failed') return { type: 'keep', item };
  const refuse = (reason: string) =>
    settle(kinds, { ...item, steps: { ...item.steps, [step]: 'refused' }, reason }, now);
  switch (outcome.type) {
    case 'refused':
      return refuse(outcome.reason);
    case 'withdrawn':
      return { type: 'delete', isDelivered: false, receipt: receiptOf(item, now) };
    case 'unconfigured':
      // An inquiry can still reach the staff by mail. Everything else waits for a database.
      if (kinds[item.kind]!.isDeliveredByAnyStep && step === 'store') return refuse('unconfigured');
      return postpone(
        kinds,
        item,
        { reason: 'unconfigured', pauseMs: MAX_WAIT_MS, holdMs: SERVER_ERROR_PAUSE_MS },
        attempt,
      );
    case 'retry': {
      const { reason, reached, retryAfter = 0 } = outcome;
      const pauseMs = Math.max(backoff(attempt.number - 1, attempt.random), retryAfter);
      const holdMs = reached ? Math.max(SERVER_ERROR_PAUSE_MS, Math.min(retryAfter, MAX_HOLD_MS)) : 0;
      return postpone(kinds, item, { reason, pauseMs, holdMs }, attempt);
    }
  }
}

/** Deletes what is complete, fails what can't be completed, keeps the rest. */
function settle(kinds: Kinds, item: Item, now: number): Advance {
  const states = Object.values(item.steps);
  const { store, notify } = item.steps;
  // Either step delivers an inquiry: a stored row creates a mail job on the server, and a sent mail has informed the staff.
  const isDelivered =
    states.every((state) => state === 'done') ||
    (store === 'done' && notify === 'refused') ||
    (store === 'refused' && notify === 'done');
  if (isDelivered) return { type: 'delete', isDelivered, receipt: receiptOf(item, now) };
  const isStuck = kinds[item.kind]!.isDeliveredByAnyStep
    ? states.every((state) => state === 'refused')
    : states.includes('refused');
  return isStuck ? fail(kinds, item, now) : { type: 'keep', item };
}
