import { anything, array, assert, constantFrom, oneof, property, record, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisible, shouldTry, newItem, STEPS, type Kind } from './item.ts';
import { advance } from './machine.ts';
import { nextDue } from './create-outbox.ts';
import { readItem, readItems } from './read-item.ts';
import { dueAt, resume, retryNow } from './schedule.ts';
import { addressOf, isBlocked } from './precedence.ts';

const payload = { id: 'x', email: 'ada@example.org', message: 'Hello', suspected: false };
const item = newItem('inquiry', payload as never, 5);
const good = { ...item, reason: undefined, answer: undefined };

describe('reading a stored record', () => {
  it('takes what this build wrote', () => {
    expect(readItem('x', item)).toEqual({ ok: true, item: good });
  });
  it('completes a record that an early build wrote without delivery state', () => {
    const read = readItem('x', { id: 'x', kind: 'inquiry', payload, createdAt: 5 });
    expect(read).toEqual({ ok: true, item: good });
  });
  it('takes an inquiry that has forgotten its text, once its row is stored', () => {
    const rest = { ...item, payload: { id: 'x' } };
    expect(readItem('x', rest).ok).toBe(false);
    expect(readItem('x', { ...rest, steps: { store: 'done', notify: 'pending' } }).ok).toBe(true);
  });
  it('calls a failure of the network by its name, which earlier builds left empty', () => {
    expect(readItem('x', { ...item, reason: '' })).toMatchObject({ item: { reason: 'network' } });
  });
  it.each([
    ['another version', { ...item, version: 99 }],
    ['an unknown kind', { ...item, kind: 'poem' }],
    ['a kind that every object has', { ...item, kind: 'constructor' }],
    ['a kind that is no text', { ...item, kind: ['inquiry'] }],
    ['not a record', 'text'],
    ['a list', [item]],
    ['a foreign id', { ...item, id: 'y' }],
    ['a payload with another id', { ...item, payload: { ...payload, id: 'y' } }],
    ['a payload that is a list', { ...item, payload: Array.from({ length: 100_000 }, () => 'x') }],
    ['an object for a text', { ...item, payload: { ...payload, message: { toString: 'x' } } }],
    ['a missing text', { ...item, payload: { id: 'x', email: 'ada@example.org' } }],
    ['a day that no calendar has', { ...item, createdAt: 9e15 }],
    ['a day that is no number', { ...item, createdAt: NaN }],
  ])('reports %s and leaves it alone', (_, raw) => {
    expect(readItem('x', raw)).toEqual({ ok: false, id: 'x' });
  });
  it.each([
    ['steps', { steps: 5 }],
    ['steps of another kind', { steps: { constructor: 'done', store: 'maybe' } }],
    ['attempts', { attempts: -Infinity }],
    ['times', { nextAttemptAt: NaN, attemptedAt: 'now', earliestAttemptAt: {}, order: 1e300 }],
    ['state', { state: 'lost' }],
  ])('starts delivery again when its state is damaged: %s', (_, damage) => {
    expect(readItem('x', { ...item, ...damage })).toEqual({ ok: true, item: good });
  });
  it('shows as failed what has nothing left to try', () => {
    const read = readItem('x', { ...item, steps: { store: 'refused', notify: 'refused' } });
    expect(read).toMatchObject({ item: { state: 'failed' } });
  });
});

/** Records as an attacker, a broken disk or another program could leave them, many of them nearly right. */
const junk = anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
});
const or = (...values: unknown[]) => oneof({ weight: 25, arbitrary: constantFrom(...values) }, junk);
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
const nearlyRight = record(
  {
    version: or(1, undefined),
    id: or('x'),
    kind: or(...Object.keys(STEPS), ...names),
    payload: oneof(
      record(
        {
          id: or('x'),
          email: or('ada@example.org', null),
          token: or('t', null),
          message: or('Hello'),
          qrCode: or('bag'),
          destination: or('/'),
          scannedAt: or('2026-01-02T03:04:05Z'),
          suspected: or(true, false),
        },
        { requiredKeys: [] },
      ),
      junk,
    ),
    createdAt: or(5, NaN, Infinity, -1, 9e15),
    order: or(5, NaN, 1e300),
    steps: oneof(
      record(
        { store: or('pending', 'done', 'refused'), notify: or('pending', 'done') },
        { requiredKeys: [] },
      ),
      junk,
    ),
    attempts: or(0, 3, NaN, -1, 1e9),
    attemptedAt: or(0, 9e15),
    nextAttemptAt: or(0, NaN, 9e15),
    earliestAttemptAt: or(0, Infinity),
    state: or('waiting', 'failed'),
    reason: or('network', '', undefined),
    answer: or('subscribed', undefined),
  },
  { requiredKeys: [] },
);

describe('whatever is in the database', () => {
  it('reading it never throws, and what is readable can be sent, shown and sorted', () => {
    let readable = 0;
    assert(
      property(oneof({ weight: 9, arbitrary: nearlyRight }, junk), constantFrom('x', 5, ''), (raw, key) => {
        const read = readItem(key, raw);
        if (!read.ok) return;
        readable++;
        const { kind, steps, createdAt, state, payload: sent } = read.item;
        const { email, message } = sent as { email?: unknown; message?: unknown };
        // As the tray shows it.
        new Intl.DateTimeFormat('en-US').format(createdAt);
        if (isVisible(read.item))
          for (const text of [email, message])
            expect(['string', 'undefined', 'null']).toContain(text === null ? 'null' : typeof text);
        addressOf(read.item);
        JSON.stringify(sent);
        for (const next of [read.item, resume(read.item, 10), retryNow(read.item)])
          expect(Number.isFinite(dueAt(next, 10))).toBe(true);
        expect(state === 'failed' || STEPS[kind].some((step) => shouldTry(read.item, step, undefined))).toBe(
          true,
        );
        for (const step of STEPS[kind])
          advance(read.item, step, { type: 'done' }, { now: 10, random: 0.5, attempt: 1 });
        expect(Object.keys(steps).toSorted()).toEqual(STEPS[kind].toSorted());
      }),
      { numRuns: 20_000, seed: 20261122 },
    );
    expect(readable).toBeGreaterThan(100);
  });

  it('the good records among it are found, in order, and are due', () => {
    const kinds: Kind[] = ['inquiry', 'qr-visit', 'subscription', 'unsubscribe'];
    assert(
      property(array(tuple(string(), oneof(nearlyRight, junk)), { maxLength: 20 }), (bad) => {
        const records = new Map<IDBValidKey, unknown>(bad);
        for (const [i, kind] of kinds.entries()) {
          const id = `good-${i}`;
          const whole = { ...payload, id, qrCode: 'bag', destination: '/', scannedAt: 'now', token: null };
          records.set(id, { ...newItem(kind, whole as never, 100 + i), order: 1e14 + i });
        }
        const items = readItems(records);
        expect(items.filter(({ id }) => id.startsWith('good-')).map(({ kind }) => kind)).toEqual(kinds);
        expect(nextDue(items, 1000)).toBe(0);
        // The unsubscribe request is the last wish of this address.
        const open = items.filter((found) => found.id.startsWith('good-') && !isBlocked(found, items));
        expect(open.map(({ kind }) => kind)).toEqual(['inquiry', 'qr-visit', 'unsubscribe']);
      }),
      { numRuns: 500, seed: 20261122 },
    );
  });
});
