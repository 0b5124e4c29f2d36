import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { readItem } from './read-item.ts';
import { newItem } from './item.ts';
import { indexedDbStore } from './storage.ts';

describe('the store on disk', () => {
  it('keeps one record per id', async () => {
    const store = indexedDbStore('a', 'items');
    await store.put('1', { n: 1 });
    await store.put('1', { n: 2 });
    expect(await store.entries()).toEqual([['1', { n: 2 }]]);
  });
  it('does not bring a deleted record back', async () => {
    const store = indexedDbStore('b', 'items');
    await store.put('1', { n: 1 });
    await store.delete('1');
    expect(await store.replaceIfPresent('1', { n: 2 })).toBe(false);
    expect(await store.entries()).toEqual([]);
  });
  it('opens again after the system closed the connection', async () => {
    const store = indexedDbStore('c', 'items');
    await store.put('1', { n: 1 });
    // Another tab wants to upgrade: the connection is closed under us.
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('c', 2);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    expect(await store.get('1')).toEqual({ n: 1 });
  });
});

describe('reading a stored record', () => {
  const item = newItem('inquiry', { id: 'x' } as never, 5);
  it('takes what this build wrote', () => {
    expect(readItem('x', item)).toEqual({
      ok: true,
      item: { ...item, reason: undefined, answer: undefined },
    });
  });
  it('completes a record that an early build wrote without delivery state', () => {
    const read = readItem('x', { id: 'x', kind: 'inquiry', payload: { id: 'x' }, createdAt: 5 });
    expect(read).toMatchObject({
      ok: true,
      item: { version: 1, state: 'waiting', steps: { store: 'pending' } },
    });
  });
  it.each([
    ['another version', { ...item, version: 99 }],
    ['an unknown kind', { ...item, kind: 'poem' }],
    ['not a record', 'text'],
    ['a foreign id', { ...item, id: 'y' }],
  ])('reports %s and leaves it alone', (_, raw) => {
    expect(readItem('x', raw)).toEqual({ ok: false, id: 'x' });
  });
});
