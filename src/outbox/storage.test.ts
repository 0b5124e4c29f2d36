import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { get, set } from 'idb-keyval';
import { openStore } from './open-store.ts';
import { indexedDbStore } from './storage.ts';

/** Another tab upgrades the database, which closes our connection. */
const upgrade = (database: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open(database, 2);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });

describe('a store in IndexedDB', () => {
  it('has one record per id', async () => {
    const store = indexedDbStore('a', 'items');
    await store.update((records) => records.set('1', { n: 1 }));
    await store.update((records) => records.set('1', { n: 2 }));
    expect([...(await store.read())]).toEqual([['1', { n: 2 }]]);
  });
  it('loses no update when two connections write at once', async () => {
    const stores = [indexedDbStore('b', 'items'), indexedDbStore('b', 'items')];
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        stores[i % 2]!.update((records) => {
          const { n } = (records.get('1') ?? { n: 0 }) as { n: number };
          records.set('1', { n: n + 1 });
        }),
      ),
    );
    expect((await stores[0]!.read()).get('1')).toEqual({ n: 20 });
  });
  it('deletes and adds in one transaction, or does neither', async () => {
    const store = indexedDbStore('c', 'items');
    await store.update((records) => records.set('1', { n: 1 }));
    const failing = store.update((records) => {
      records.delete('1');
      records.set('2', { cannot: () => 'be stored' });
    });
    await expect(failing).rejects.toThrow();
    expect([...(await store.read()).keys()]).toEqual(['1']);
    await store.update((records) => records.delete('1') && records.set('2', { n: 2 }));
    expect([...(await store.read()).keys()]).toEqual(['2']);
  });
  it('reads keys and values of any type', async () => {
    const store = indexedDbStore('d', 'items');
    await store.update((records) => records.set(5, null).set(['a'], [1]).set('', 'text'));
    expect((await store.read()).size).toBe(3);
    await store.update((records) => records.clear());
    expect((await store.read()).size).toBe(0);
  });
  it('reopens a connection that was closed', async () => {
    const store = indexedDbStore('e', 'items');
    await store.update((records) => records.set('1', { n: 1 }));
    await upgrade('e');
    expect((await store.read()).get('1')).toEqual({ n: 1 });
  });
  it('reopens it for idb-keyval, too', async () => {
    const store = openStore('f', 'entries');
    await set('a', 1, store);
    await upgrade('f');
    expect(await get('a', store)).toBe(1);
  });
  it('is strictly durable for idb-keyval, too', async () => {
    const durability = await openStore('g', 'entries')(
      'readonly',
      (objects) => objects.transaction.durability,
    );
    expect(durability).toBe('strict');
  });
});
