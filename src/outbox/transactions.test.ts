import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
const { indexedDbStore } = await import('./storage.ts');

const leave = () => page.dispatchEvent(new Event('pagehide'));
const comeBack = () => page.dispatchEvent(new Event('pageshow'));

/** What another page reads, with a connection of its own. */
async function readElsewhere(database: string): Promise<unknown[]> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(database);
    request.onsuccess = () => resolve(request.result);
  });
  const all = db.transaction('items').objectStore('items').getAll();
  await new Promise((resolve) => (all.onsuccess = resolve));
  db.close();
  return all.result;
}

it('aborts a write when the page is left, and does it again when the page is back', async () => {
  const store = indexedDbStore('a', 'items');
  await store.read();
  const begin = IDBDatabase.prototype.transaction;
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...options
  ) {
    queueMicrotask(leave);
    return begin.apply(this, options);
  });
  const change = vi.fn<(records: Map<IDBValidKey, unknown>) => void>((records) => void records.set('1', 'x'));
  const write = store.update(change);
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  expect(await readElsewhere('a')).toEqual([]);
  comeBack();
  await write;
  expect(await readElsewhere('a')).toEqual(['x']);
  expect(change).toHaveBeenCalledTimes(1);
});

it('begins no write in a page that is left', async () => {
  const store = indexedDbStore('b', 'items');
  await store.read();
  leave();
  const write = store.update((records) => void records.set('1', 'x'));
  expect(await readElsewhere('b')).toEqual([]);
  comeBack();
  await write;
  expect(await readElsewhere('b')).toEqual(['x']);
});

it('does not repeat a change that has failed for a reason of its own', async () => {
  const store = indexedDbStore('d', 'items');
  const write = store.update(() => {
    leave();
    throw new Error('a mistake');
  });
  await expect(write).rejects.toThrow('a mistake');
  comeBack();
});

it('lets the browser finish what is committed when the page is left', async () => {
  const store = indexedDbStore('c', 'items');
  await store.update((records) => {
    records.set('1', 'x');
    queueMicrotask(leave);
  });
  expect(await readElsewhere('c')).toEqual(['x']);
  comeBack();
});
