import { anything, array, assert, constantFrom, oneof, property, record, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisible, shouldTry, newItem, stepsOf } from './item.ts';
import { advance } from './machine.ts';
import { nextDue } from './create-outbox.ts';
import { readItem, readItems } from './read-item.ts';
import { dueAt, resume, retryNow } from './schedule.ts';
import { addressOf, isBlocked } from './precedence.ts';
import { visitorKinds, type VisitorKind } from './visitor-kinds.ts';

const payload = { id: 'x', email: 'ada@example.org', message: 'Hello', suspected: false };
const item = newItem(visitorKinds, 'inquiry', payload as never, 5);
const good = { ...item, reason: undefined, answer: undefined };

describe('reading a stored record', () => {
  it('accepts what this build writes', () => {
    expect(readItem(visitorKinds, 'x', item)).toEqual({ ok: true, item: good });
  });
  it('completes a record that an early build wrote without delivery state', () => {
    const read = readItem(visitorKinds, 'x', { id: 'x', kind: 'inquiry', payload, createdAt: 5 });
    expect(read).toEqual({ ok: true, item: good });
  });
  it('accepts an inquiry without its text once its row is stored', () => {
    const rest = { ...item, payload: { id: 'x' } };
    expect(readItem(visitorKinds, 'x', rest).ok).toBe(false);
    expect(readItem(visitorKinds, 'x', { ...rest, steps: { store: 'done', notify: 'pending' } }).ok).toBe(
      true,
    );
  });
  it('completes the reason of a network failure, which earlier builds left empty', () => {
    expect(readItem(visitorKinds, 'x', { ...item, reason: '' })).toMatchObject({
      item: { reason: 'network' },
    });
  });
  it.each([
    ['another version', { ...item, version: 99 }],
    ['an unknown kind', { ...item, kind: 'poem' }],
    ['a kind that is a property of every object', { ...item, kind: 'constructor' }],
    ['a kind that is not a string', { ...item, kind: ['inquiry'] }],
    ['not a record', 'text'],
    ['a list', [item]],
    ['the id of another record', { ...item, id: 'y' }],
    ['a payload with another id', { ...item, payload: { ...payload, id: 'y' } }],
    ['a payload that is a list', { ...item, payload: Array.from({ length: 100_000 }, () => 'x') }],
    ['an object in place of a string', { ...item, payload: { ...payload, message: { toString: 'x' } } }],
    ['a missing field', { ...item, payload: { id: 'x', email: 'ada@example.org' } }],
    ['a time beyond the range of dates', { ...item, createdAt: 9e15 }],
    ['a time that is not a number', { ...item, createdAt: NaN }],
  ])('reports %s as unreadable', (_, raw) => {
    expect(readItem(visitorKinds, 'x', raw)).toEqual({ ok: false, id: 'x' });
  });
  it.each([
    ['steps', { steps: 5 }],
    ['steps of another kind', { steps: { constructor: 'done', store: 'maybe' } }],
    ['attempts', { attempts: -Infinity }],
    ['times', { nextAttemptAt: NaN, attemptedAt: 'now', earliestAttemptAt: {}, order: 1e300 }],
    ['state', { state: 'lost' }],
  ])('starts delivery over when its state is damaged: %s', (_, damage) => {
    expect(readItem(visitorKinds, 'x', { ...item, ...damage })).toEqual({ ok: true, item: good });
  });
  it('fails an item that has no step left to try', () => {
    const read = readItem(visitorKinds, 'x', { ...item, steps: { store: 'refused', notify: 'refused' } });
    expect(read).toMatchObject({ item: { state: 'failed' } });
  });
});

/** Records that an attacker, a broken disk or another program could leave behind. Many are almost valid. */
const junk = anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
});
const or = (...values: unknown[]) => oneof({ weight: 25, arbitrary: constantFrom(...values) }, junk);
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
const almostValid = record(
  {
    version: or(1, undefined),
    id: or('x'),
    kind: or(...Object.keys(visitorKinds), ...names),
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

describe('any content of the database', () => {
  it('is read without throwing, and readable items can be sent, shown and sorted', () => {
    let readable = 0;
    assert(
      property(oneof({ weight: 9, arbitrary: almostValid }, junk), constantFrom('x', 5, ''), (raw, key) => {
        const read = readItem(visitorKinds, key, raw);
        if (!read.ok) return;
        readable++;
        const { steps, createdAt, state, payload: sent } = read.item;
        const { email, message } = sent as { email?: unknown; message?: unknown };
        // What the tray does with it.
        new Intl.DateTimeFormat('en-US').format(createdAt);
        const shown = isVisible(visitorKinds, read.item) ? [email, message] : [];
        for (const text of shown)
          expect(['string', 'undefined', 'null']).toContain(text === null ? 'null' : typeof text);
        addressOf(visitorKinds, read.item);
        JSON.stringify(sent);
        for (const next of [read.item, resume(read.item, 10), retryNow(read.item)])
          expect(Number.isFinite(dueAt(next, 10))).toBe(true);
        expect(
          state === 'failed' ||
            stepsOf(read.item).some((step) => shouldTry(visitorKinds, read.item, step, undefined)),
        ).toBe(true);
        for (const step of stepsOf(read.item))
          advance(visitorKinds, read.item, step, { type: 'done' }, { now: 10, random: 0.5, number: 1 });
        expect(Object.keys(steps).toSorted()).toEqual(stepsOf(read.item).toSorted());
      }),
      { numRuns: 20_000, seed: 20261122 },
    );
    expect(readable).toBeGreaterThan(100);
  });

  it('does not hide good records: they are read in order and are due', () => {
    const kinds: VisitorKind[] = ['inquiry', 'qr-visit', 'subscription', 'unsubscribe'];
    assert(
      property(array(tuple(string(), oneof(almostValid, junk)), { maxLength: 20 }), (bad) => {
        const records = new Map<IDBValidKey, unknown>(bad);
        for (const [i, kind] of kinds.entries()) {
          const id = `good-${i}`;
          const whole = { ...payload, id, qrCode: 'bag', destination: '/', scannedAt: 'now', token: null };
          records.set(id, { ...newItem(visitorKinds, kind, whole as never, 100 + i), order: 1e14 + i });
        }
        const items = readItems(visitorKinds, records);
        expect(items.filter(({ id }) => id.startsWith('good-')).map(({ kind }) => kind)).toEqual(kinds);
        expect(nextDue(visitorKinds, items, 1000)).toBe(0);
        // The unsubscribe request is the last one of this address.
        const open = items.filter(
          (found) => found.id.startsWith('good-') && !isBlocked(visitorKinds, found, items),
        );
        expect(open.map(({ kind }) => kind)).toEqual(['inquiry', 'qr-visit', 'unsubscribe']);
      }),
      { numRuns: 500, seed: 20261122 },
    );
  });
});
