import { describe, expect, it } from 'vitest';
import { shouldTry, newItem, type Item, type Step } from './item.ts';
import { advance, type Outcome } from './machine.ts';
import { backoff, dueAt, GIVE_UP_AFTER_MS, MAX_WAIT_MS, resume, retryNow } from './schedule.ts';
import { visitorKinds } from './visitor-kinds.ts';

const now = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const inquiry = newItem(visitorKinds, 'inquiry', { id: 'a' } as never, now) as Item;
const visit = newItem(visitorKinds, 'qr-visit', { id: 'v' } as never, now) as Item;
const signUp = newItem(
  visitorKinds,
  'subscription',
  { id: 's', email: 'ada@example.org' } as never,
  now,
) as Item;
const done: Outcome = { type: 'done' };
const unreachable: Outcome = { type: 'retry', reason: 'network', reached: false };
const broken: Outcome = { type: 'retry', reason: 'http_503', reached: true };
const forbidden: Outcome = { type: 'retry', reason: '42501', reached: true };
const refused: Outcome = { type: 'refused', reason: '23514' };
const busy = (retryAfter: number): Outcome => ({ ...broken, reason: 'PT429', retryAfter });
const end = (item: Item, step: Step, outcome: Outcome, at = now, attempt = item.attempts + 1) =>
  advance(visitorKinds, item, step, outcome, { now: at, random: 0.5, number: attempt });
const after = (...[item, step, outcome, at, attempt]: Parameters<typeof end>) => {
  const next = end(item, step, outcome, at, attempt);
  if (next.type !== 'keep') throw new Error('expected the item to be kept');
  return next.item;
};

describe('an item of the outbox', () => {
  it('is deleted when every step is acknowledged, with a receipt without personal data', () => {
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
  it('is deleted when the visitor has opted out', () => {
    expect(
      advance(visitorKinds, visit, 'store', { type: 'withdrawn' }, { now, number: 1, random: 0 }),
    ).toEqual({
      type: 'delete',
      isDelivered: false,
      receipt: { id: 'v', kind: 'qr-visit', at: now },
    });
  });
  it('repeats only the pending step', () => {
    const stored = after(inquiry, 'store', done);
    const waiting = after(stored, 'notify', unreachable);
    expect(shouldTry(visitorKinds, waiting, 'store', undefined)).toBe(false);
    expect(shouldTry(visitorKinds, waiting, 'notify', undefined)).toBe(true);
  });
  it('requests the mail even if the database does not take the row', () => {
    expect(shouldTry(visitorKinds, after(inquiry, 'store', forbidden), 'notify', forbidden)).toBe(true);
    expect(shouldTry(visitorKinds, after(inquiry, 'store', refused), 'notify', refused)).toBe(true);
  });
  it('does not request the mail when the server is unreachable', () => {
    expect(shouldTry(visitorKinds, after(inquiry, 'store', unreachable), 'notify', unreachable)).toBe(false);
  });
  it('is delivered by mail alone when the row can never be stored', () => {
    expect(end(after(inquiry, 'store', refused), 'notify', done).type).toBe('delete');
  });
  it('is delivered by its row alone when the mail request is refused, because the row has a mail job of its own', () => {
    expect(end(after(inquiry, 'store', done), 'notify', refused).type).toBe('delete');
  });
  it('fails but is kept when every step is refused', () => {
    const item = after(after(inquiry, 'store', refused), 'notify', { type: 'refused', reason: 'invalid' });
    expect(item).toMatchObject({ state: 'failed', reason: 'invalid' });
    expect(after(signUp, 'store', refused).state).toBe('failed');
  });
  it('is deleted with a receipt when it is refused and the visitor cannot see it', () => {
    expect(end(visit, 'store', refused)).toMatchObject({
      type: 'delete',
      isDelivered: false,
      receipt: { id: 'v' },
    });
  });
  it('waits where no backend is configured', () => {
    expect(after(visit, 'store', { type: 'unconfigured' })).toMatchObject({
      state: 'waiting',
      reason: 'unconfigured',
    });
    expect(after(inquiry, 'store', { type: 'unconfigured' }).steps.store).toBe('refused');
  });
  it('fails after 30 days, but is never deleted while the visitor can see it', () => {
    const old = { createdAt: now - GIVE_UP_AFTER_MS - 1 };
    expect(after({ ...inquiry, ...old }, 'store', unreachable)).toMatchObject({
      state: 'failed',
      reason: 'too_old',
    });
    expect(end({ ...visit, ...old }, 'store', unreachable)).toMatchObject({
      type: 'delete',
      isDelivered: false,
    });
    const stored = after({ ...inquiry, ...old }, 'store', done);
    expect(end(stored, 'notify', unreachable)).toMatchObject({ type: 'delete', isDelivered: false });
  });
  it('keeps the progress that another flusher has made in the meantime', () => {
    const stored = after(inquiry, 'store', done);
    expect(after(stored, 'store', unreachable)).toEqual(stored);
    expect(after(stored, 'store', refused)).toEqual(stored);
    const failed = after(signUp, 'store', refused);
    expect(after(failed, 'store', unreachable)).toEqual(failed);
    expect(after(failed, 'store', done).state).toBe('waiting');
  });
});

describe('an attempt that fails', () => {
  it('counts once, however many of its steps fail', () => {
    const first = after(inquiry, 'store', broken);
    const second = after(first, 'notify', broken, now + 10, 1);
    expect(first.attempts).toBe(1);
    expect(second.attempts).toBe(1);
    expect(after(second, 'store', broken, now + MINUTE_MS).attempts).toBe(2);
  });
  it('waits for the longest Retry-After of its steps', () => {
    const first = after(inquiry, 'store', busy(20 * MINUTE_MS));
    const second = after(first, 'notify', broken, now + 10, 1);
    expect(second.nextAttemptAt).toBe(now + 20 * MINUTE_MS);
  });
});

describe('the wait for the next attempt', () => {
  it('is as long as the server asks for, up to an hour', () => {
    expect(after(visit, 'store', busy(2 * MINUTE_MS)).nextAttemptAt).toBe(now + 2 * MINUTE_MS);
    expect(after(visit, 'store', busy(24 * HOUR_MS)).nextAttemptAt).toBe(now + HOUR_MS);
    expect(after(visit, 'store', busy(Infinity)).nextAttemptAt).toBe(now + HOUR_MS);
  });
  it.each([
    ['ends at once after a network failure', unreachable, 0],
    ['ends after 30 s after a server error', broken, MINUTE_MS / 2],
    ['ends after a short Retry-After', busy(2 * MINUTE_MS), 2 * MINUTE_MS],
    ['ends after 5 min of a longer Retry-After', busy(24 * HOUR_MS), 5 * MINUTE_MS],
  ])('%s when connectivity returns', (_, outcome, wait) => {
    const item = { ...after({ ...visit, attempts: 8 }, 'store', outcome) };
    item.nextAttemptAt = Math.max(item.nextAttemptAt, now + 2 * MINUTE_MS);
    expect(resume(item, now).nextAttemptAt).toBe(now + wait);
    expect(resume(item, now + wait).nextAttemptAt).toBe(now + wait);
  });
  it('never becomes longer when connectivity returns', () => {
    const item = after(visit, 'store', { ...broken, retryAfter: 1000 });
    const soon = { ...item, nextAttemptAt: now + 1000 };
    expect(resume(soon, now)).toBe(soon);
    expect(resume(visit, now)).toBe(visit);
    const failed = after(signUp, 'store', refused);
    expect(resume(failed, now)).toBe(failed);
  });
  it('ends at once when the visitor presses "Send now"', () => {
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
