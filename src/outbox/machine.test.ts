import { describe, expect, it } from 'vitest';
import { newItem, type Item } from './item.ts';
import { advance, backoff, GIVE_UP_AFTER, isWanted, type Outcome } from './machine.ts';

const now = 1_800_000_000_000;
const inquiry = newItem('inquiry', { id: 'a' } as never, now) as Item;
const visit = newItem('qr-visit', { id: 'v' } as never, now) as Item;
const done: Outcome = { type: 'done' };
const dead: Outcome = { type: 'retry', reason: 'network', reached: false };
const forbidden: Outcome = { type: 'retry', reason: '42501', reached: true };
const refused: Outcome = { type: 'refused', reason: '23514' };
const after = (item: Item, step: 'store' | 'notify', outcome: Outcome) => {
  const next = advance(item, step, outcome, now, 0.5);
  if (next.type !== 'keep') throw new Error('expected the item to be kept');
  return next.item;
};

describe('an item of the outbox', () => {
  it('is deleted when every step is acknowledged, with a receipt that names nobody', () => {
    const stored = after(inquiry, 'store', done);
    expect(advance(stored, 'notify', done, now, 0)).toEqual({
      type: 'delete',
      receipt: { id: 'a', kind: 'inquiry', at: now },
    });
  });
  it('is deleted by one reply that proves both steps', () => {
    expect(advance(inquiry, 'notify', { type: 'done', also: ['store'] }, now, 0).type).toBe('delete');
  });
  it('is deleted when its visitor no longer allows it to be sent', () => {
    expect(advance(visit, 'store', { type: 'withdrawn' }, now, 0)).toEqual({
      type: 'delete',
      receipt: { id: 'v', kind: 'qr-visit', at: now },
    });
  });
  it('repeats only the step that is missing', () => {
    const stored = after(inquiry, 'store', done);
    const waiting = after(stored, 'notify', dead);
    expect(isWanted(waiting, 'store', undefined)).toBe(false);
    expect(isWanted(waiting, 'notify', undefined)).toBe(true);
  });
  it('asks for the mail although the database refuses the row', () => {
    expect(isWanted(after(inquiry, 'store', forbidden), 'notify', forbidden)).toBe(true);
    expect(isWanted(after(inquiry, 'store', refused), 'notify', refused)).toBe(true);
  });
  it('does not ask for the mail over a dead line', () => {
    expect(isWanted(after(inquiry, 'store', dead), 'notify', dead)).toBe(false);
  });
  it('is delivered by mail alone when the row can never be stored', () => {
    expect(advance(after(inquiry, 'store', refused), 'notify', done, now, 0).type).toBe('delete');
  });
  it('is delivered by its row alone when the mail call is refused: the row brings its own mail job', () => {
    expect(advance(after(inquiry, 'store', done), 'notify', refused, now, 0).type).toBe('delete');
  });
  it('fails when nothing will ever take it, and is kept', () => {
    const item = after(after(inquiry, 'store', refused), 'notify', { type: 'refused', reason: 'invalid' });
    expect(item).toMatchObject({ state: 'failed', reason: 'invalid' });
    expect(after(visit, 'store', refused).state).toBe('failed');
  });
  it('waits for a backend where none is configured', () => {
    expect(after(visit, 'store', { type: 'unconfigured' })).toMatchObject({
      state: 'waiting',
      reason: 'unconfigured',
    });
    expect(after(inquiry, 'store', { type: 'unconfigured' }).steps.store).toBe('refused');
  });
  it('honours the pause that the server asked for', () => {
    const item = after(visit, 'store', {
      type: 'retry',
      reason: 'PT429',
      reached: true,
      retryAfter: 120_000,
    });
    expect(item.nextAttemptAt).toBe(now + 120_000);
  });
  it('is shown as failed after 30 days, never deleted', () => {
    const old = { ...visit, createdAt: now - GIVE_UP_AFTER - 1 };
    expect(after(old, 'store', dead)).toMatchObject({ state: 'failed', reason: 'too_old' });
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
