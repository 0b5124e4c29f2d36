import { describe, expect, it } from 'vitest';
import { newItem, type Item } from './item.ts';
import { addressOf, isBlocked, isSuperseded, supersededBy } from './precedence.ts';
import { visitorKinds } from './visitor-kinds.ts';

let order = 0;
const signUp = (email: string, more: Partial<Item> = {}) => make('subscription', { email }, more);
const leave = (email: string | null, token: string | null = null) => make('unsubscribe', { email, token });
function make(kind: 'subscription' | 'unsubscribe', payload: object, more: Partial<Item> = {}): Item {
  const id = `${kind}-${++order}`;
  return { ...(newItem(visitorKinds, kind, { id, ...payload } as never, 5) as Item), order, ...more };
}
/** Positions of the items that may be sent now. */
const free = (...items: Item[]) =>
  items.flatMap((item, i) => (isBlocked(visitorKinds, item, items) ? [] : [i]));

describe('requests for one address', () => {
  it('are sent last first, in any spelling of the address', () => {
    expect(free(signUp('Ada@example.org '), leave('ada@EXAMPLE.org'))).toEqual([1]);
    expect(free(leave('ada@example.org'), signUp('ada@example.org'))).toEqual([1]);
    expect(free(signUp('ada@example.org'), signUp('ada@example.org'))).toEqual([1]);
    expect(free(signUp('ada@example.org'), leave('bob@example.org'))).toEqual([0, 1]);
  });
  it('are ordered by submission, not by the clock', () => {
    const [first, last] = [signUp('ada@example.org', { createdAt: 900 }), leave('ada@example.org')];
    expect(supersededBy(visitorKinds, last, [first, last])).toEqual([first]);
    expect(supersededBy(visitorKinds, first, [first, last])).toEqual([]);
  });
  it('fall back to the one before when the last was refused', () => {
    const refused: Item = { ...leave('ada@example.org', 'wrong'), state: 'failed' };
    expect(free(signUp('ada@example.org'), { ...refused, order: ++order })).toContain(0);
  });
  it('do not include sign-ups whose row is stored', () => {
    const stored = signUp('ada@example.org', { steps: { store: 'done', notify: 'pending' } });
    expect(addressOf(visitorKinds, stored)).toBeUndefined();
    const last = leave('ada@example.org');
    expect(free(stored, last)).toEqual([0, 1]);
    expect(isSuperseded(visitorKinds, stored, [stored, last])).toBe(false);
  });
});

describe('an unsubscribe link without an address', () => {
  it('is sent after earlier sign-ups and before later ones, of any address', () => {
    expect(free(signUp('ada@example.org'), leave(null, 't'), signUp('bob@example.org'))).toEqual([0]);
    expect(free(leave(null, 't'), signUp('bob@example.org'))).toEqual([0]);
  });
  it('supersedes nothing', () => {
    const [first, last] = [signUp('ada@example.org'), leave(null, 't')];
    expect(supersededBy(visitorKinds, last, [first, last])).toEqual([]);
  });
  it('does not wait for a sign-up that is superseded by one that waits for it', () => {
    expect(free(signUp('ada@example.org'), leave(null, 't'), signUp('ada@example.org'))).toEqual([1]);
  });
  it('waits for a superseded sign-up that may count again', () => {
    // If the server refuses the second, the first is sent after all.
    expect(free(signUp('ada@example.org'), leave('ada@example.org', 'wrong'), leave(null, 't'))).toEqual([1]);
  });
});

it('other kinds are never blocked', () => {
  const inquiry = newItem(visitorKinds, 'inquiry', { id: 'i', email: 'ada@example.org' } as never, 5) as Item;
  expect(free(inquiry, leave('ada@example.org'), signUp('ada@example.org'))).toContain(0);
});
