import { describe, expect, it } from 'vitest';
import { newItem, type Item } from './item.ts';
import { addressOf, isBlocked, isSuperseded, supersededBy } from './precedence.ts';

let order = 0;
const signUp = (email: string, more: Partial<Item> = {}) => make('subscription', { email }, more);
const leave = (email: string | null, token: string | null = null) => make('unsubscribe', { email, token });
function make(kind: 'subscription' | 'unsubscribe', payload: object, more: Partial<Item> = {}): Item {
  const id = `${kind}-${++order}`;
  return { ...(newItem(kind, { id, ...payload } as never, 5) as Item), order, ...more };
}
/** What may be sent now, by its place. */
const free = (...items: Item[]) => items.flatMap((item, i) => (isBlocked(item, items) ? [] : [i]));

describe('wishes for one address', () => {
  it('are sent last first, however the address is written', () => {
    expect(free(signUp('Ada@example.org '), leave('ada@EXAMPLE.org'))).toEqual([1]);
    expect(free(leave('ada@example.org'), signUp('ada@example.org'))).toEqual([1]);
    expect(free(signUp('ada@example.org'), signUp('ada@example.org'))).toEqual([1]);
    expect(free(signUp('ada@example.org'), leave('bob@example.org'))).toEqual([0, 1]);
  });
  it('count in the order of submission, not in that of the clock', () => {
    const [first, last] = [signUp('ada@example.org', { createdAt: 900 }), leave('ada@example.org')];
    expect(supersededBy(last, [first, last])).toEqual([first]);
    expect(supersededBy(first, [first, last])).toEqual([]);
  });
  it('go back to the one before when the last was refused', () => {
    const refused: Item = { ...leave('ada@example.org', 'wrong'), state: 'failed' };
    expect(free(signUp('ada@example.org'), { ...refused, order: ++order })).toContain(0);
  });
  it('end with the row: what is left of a sign-up has no address', () => {
    const stored = signUp('ada@example.org', { steps: { store: 'done', notify: 'pending' } });
    expect(addressOf(stored)).toBeUndefined();
    const last = leave('ada@example.org');
    expect(free(stored, last)).toEqual([0, 1]);
    expect(isSuperseded(stored, [stored, last])).toBe(false);
  });
});

describe('an unsubscribe link without an address', () => {
  it('comes after earlier sign-ups and before later ones, of whatever address', () => {
    expect(free(signUp('ada@example.org'), leave(null, 't'), signUp('bob@example.org'))).toEqual([0]);
    expect(free(leave(null, 't'), signUp('bob@example.org'))).toEqual([0]);
  });
  it('overrides nothing', () => {
    const [first, last] = [signUp('ada@example.org'), leave(null, 't')];
    expect(supersededBy(last, [first, last])).toEqual([]);
  });
  it('waits for nobody who waits for it', () => {
    expect(free(signUp('ada@example.org'), leave(null, 't'), signUp('ada@example.org'))).toEqual([1]);
  });
  it('waits for an overridden sign-up that may count again', () => {
    // Should the server refuse the second, the first is sent after all.
    expect(free(signUp('ada@example.org'), leave('ada@example.org', 'wrong'), leave(null, 't'))).toEqual([1]);
  });
});

it('other kinds are never blocked', () => {
  const inquiry = newItem('inquiry', { id: 'i', email: 'ada@example.org' } as never, 5) as Item;
  expect(free(inquiry, leave('ada@example.org'), signUp('ada@example.org'))).toContain(0);
});
