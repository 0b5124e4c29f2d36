import { describe, expect, it } from 'vitest';
import { shouldTry, newItem, type Item, type Step } from './item.ts';
import { advance, type Outcome } from './machine.ts';
import { backoff, dueAt, GIVE_UP_AFTER_MS, MAX_WAIT_MS, resume, retryNow } from './schedule.ts';

const now = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const inquiry = newItem('inquiry', { id: 'a' } as never, now) as Item;
const visit = newItem('qr-visit', { id: 'v' } as never, now) as Item;
const signUp = newItem('subscription', { id: 's', email: 'ada@example.org' } as never, now) as Item;
const done: Outcome = { type: 'done' };
const dead: Outcome = { type: 'retry', reason: 'network', reached: false };
const broken: Outcome = { type: 'retry', reason: 'http_503', reached: true };
const forbidden: Outcome = { type: 'retry', reason: '42501', reached: true };
const refused: Outcome = { type: 'refused', reason: '23514' };
const busy = (retryAfter: number): Outcome => ({ ...broken, reason: 'PT429', retryAfter });
const end = (item: Item, step: Step, outcome: Outcome, at = now, attempt = item.attempts + 1) =>
  advance(item, step, outcome, { now: at, random: 0.5, attempt });
const after = (...[item, step, outcome, at, attempt]: Parameters<typeof end>) => {
  const next = end(item, step, outcome, at, attempt);
  if (next.type !== 'keep') throw new Error('expected the item to be kept');
  return next.item;
};

describe('an item of the outbox', () => {
  it('is deleted when every step is acknowledged, with a receipt that names nobody', () => {
    const stored = after(inquiry, 'store', done);
    expect(end(stored, 'notify', done)).toEqual({
      type: 'delete',
      isDelivered: true,
      receipt: { id: 'a', kind: 'inquiry', at: now },
    });
  });
  it('is deleted by one reply that proves both steps', () => {
    expect(end(inquiry, 'notify', { type: 'done', also: ['store'] }).type).toBe('delete');
  });
  it('is deleted when its visitor no longer allows it to be sent', () => {
    expect(advance(visit, 'store', { type: 'withdrawn' }, { now, attempt: 1, random: 0 })).toEqual({
      type: 'delete',
      isDelivered: false,
      receipt: { id: 'v', kind: 'qr-visit', at: now },
    });
  });
  it('repeats only the step that is missing', () => {
    const stored = after(inquiry, 'store', done);
    const waiting = after(stored, 'notify', dead);
    expect(shouldTry(waiting, 'store', undefined)).toBe(false);
    expect(shouldTry(waiting, 'notify', undefined)).toBe(true);
  });
  it('asks for the mail although the database refuses the row', () => {
    expect(shouldTry(after(inquiry, 'store', forbidden), 'notify', forbidden)).toBe(true);
    expect(shouldTry(after(inquiry, 'store', refused), 'notify', refused)).toBe(true);
  });
  it('does not ask for the mail over a dead line', () => {
    expect(shouldTry(after(inquiry, 'store', dead), 'notify', dead)).toBe(false);
  });
  it('is delivered by mail alone when the row can never be stored', () => {
    expect(end(after(inquiry, 'store', refused), 'notify', done).type).toBe('delete');
  });
  it('is delivered by its row alone when the mail call is refused: the row brings its own mail job', () => {
    expect(end(after(inquiry, 'store', done), 'notify', refused).type).toBe('delete');
  });
  it('fails when nothing will ever take it, and is kept', () => {
    const item = after(after(inquiry, 'store', refused), 'notify', { type: 'refused', reason: 'invalid' });
    expect(item).toMatchObject({ state: 'failed', reason: 'invalid' });
    expect(after(signUp, 'store', refused).state).toBe('failed');
  });
  it('is deleted with a receipt when it is refused and no visitor can see it', () => {
    expect(end(visit, 'store', refused)).toMatchObject({
      type: 'delete',
      isDelivered: false,
      receipt: { id: 'v' },
    });
  });
  it('waits for a backend where none is configured', () => {
    expect(after(visit, 'store', { type: 'unconfigured' })).toMatchObject({
      state: 'waiting',
      reason: 'unconfigured',
    });
    expect(after(inquiry, 'store', { type: 'unconfigured' }).steps.store).toBe('refused');
  });
  it('is shown as failed after 30 days, never deleted while its writer can see it', () => {
    const old = { createdAt: now - GIVE_UP_AFTER_MS - 1 };
    expect(after({ ...inquiry, ...old }, 'store', dead)).toMatchObject({
      state: 'failed',
      reason: 'too_old',
    });
    expect(end({ ...visit, ...old }, 'store', dead)).toMatchObject({ type: 'delete', isDelivered: false });
    const stored = after({ ...inquiry, ...old }, 'store', done);
    expect(end(stored, 'notify', dead)).toMatchObject({ type: 'delete', isDelivered: false });
  });
  it('does not unlearn what another flusher has found out meanwhile', () => {
    const stored = after(inquiry, 'store', done);
    expect(after(stored, 'store', dead)).toEqual(stored);
    expect(after(stored, 'store', refused)).toEqual(stored);
    const failed = after(signUp, 'store', refused);
    expect(after(failed, 'store', dead)).toEqual(failed);
    expect(after(failed, 'store', done).state).toBe('waiting');
  });
});

describe('a round that fails', () => {
  it('counts once, however many of its steps fail', () => {
    const first = after(inquiry, 'store', broken);
    const second = after(first, 'notify', broken, now + 10, 1);
    expect(first.attempts).toBe(1);
    expect(second.attempts).toBe(1);
    expect(after(second, 'store', broken, now + MINUTE_MS).attempts).toBe(2);
  });
  it('waits as long as the step that asked for the most', () => {
    const first = after(inquiry, 'store', busy(20 * MINUTE_MS));
    const second = after(first, 'notify', broken, now + 10, 1);
    expect(second.nextAttemptAt).toBe(now + 20 * MINUTE_MS);
  });
});

describe('the wait for the next attempt', () => {
  it('is as long as the server asks for, but an hour at most', () => {
    expect(after(visit, 'store', busy(2 * MINUTE_MS)).nextAttemptAt).toBe(now + 2 * MINUTE_MS);
    expect(after(visit, 'store', busy(24 * HOUR_MS)).nextAttemptAt).toBe(now + HOUR_MS);
    expect(after(visit, 'store', busy(Infinity)).nextAttemptAt).toBe(now + HOUR_MS);
  });
  it.each([
    ['ends at once after a failure of the network', dead, 0],
    ['ends after 30 s when the server had trouble', broken, MINUTE_MS / 2],
    ['ends when the server said, if that is soon', busy(2 * MINUTE_MS), 2 * MINUTE_MS],
    ['ends after 5 min, whatever the server said', busy(24 * HOUR_MS), 5 * MINUTE_MS],
  ])('%s, if there is a reason to hurry', (_, outcome, wait) => {
    const item = { ...after({ ...visit, attempts: 8 }, 'store', outcome) };
    item.nextAttemptAt = Math.max(item.nextAttemptAt, now + 2 * MINUTE_MS);
    expect(resume(item, now).nextAttemptAt).toBe(now + wait);
    expect(resume(item, now + wait).nextAttemptAt).toBe(now + wait);
  });
  it('is not made longer by a reason to hurry', () => {
    const item = after(visit, 'store', { ...broken, retryAfter: 1000 });
    const soon = { ...item, nextAttemptAt: now + 1000 };
    expect(resume(soon, now)).toBe(soon);
    expect(resume(visit, now)).toBe(visit);
    const failed = after(signUp, 'store', refused);
    expect(resume(failed, now)).toBe(failed);
  });
  it('ends at once when its writer says so', () => {
    expect(retryNow(after(visit, 'store', busy(HOUR_MS)))).toMatchObject({
      nextAttemptAt: 0,
      state: 'waiting',
    });
    const failed = after(signUp, 'store', refused);
    expect(retryNow(failed)).toMatchObject({ state: 'waiting', steps: { store: 'pending' } });
  });
  it.each([
    ['set back by a minute', -MINUTE_MS],
    ['set back by years', -100_000 * HOUR_MS],
  ])('ends at once when the clock was %s', (_, jump) => {
    const item = after(visit, 'store', busy(HOUR_MS));
    expect(dueAt(item, now + jump)).toBe(now + jump);
  });
  it('ends at once for times that no build could have written', () => {
    expect(dueAt({ ...visit, nextAttemptAt: now + MAX_WAIT_MS + 1 }, now)).toBe(now);
    expect(
      resume({ ...visit, nextAttemptAt: now + HOUR_MS, earliestAttemptAt: 8e15 }, now).nextAttemptAt,
    ).toBe(now + 5 * MINUTE_MS);
  });
});

describe('the backoff', () => {
  it('grows from 1 s to 5 min with full jitter', () => {
    expect(backoff(0, 0.99)).toBe(1000);
    expect(backoff(4, 0.5)).toBe(8000);
    expect(backoff(40, 0.999)).toBeLessThanOrEqual(300_000);
    expect(backoff(40, 0)).toBe(1000);
  });
});
