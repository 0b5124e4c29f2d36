import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Waits until the prerendered page is hydrated and its outbox is read. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['outbox'] !== undefined);
}

/** Moves the pointer, as a visitor does, and waits until the parts of the page that wait for that are hydrated too. */
export async function waitForWholePage(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.waitForFunction(() => document.documentElement.dataset['deferred'] === undefined);
}

/** Waits until a service worker is active. The code for working offline starts after that. */
export const waitForWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Waits until every page and picture is precached. */
export async function waitForOfflineReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 });
}

/** Waits until the page has been painted thirty times, so that what still moves has moved. */
export const thirtyFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 30; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Expects that `count` submissions wait in the outbox, as the page shows it. */
export async function expectWaiting(page: Page, count: number, timeoutMs?: number): Promise<void> {
  const options = timeoutMs === undefined ? {} : { timeout: timeoutMs };
  await expect(page.locator('html')).toHaveAttribute('data-outbox', String(count), options);
}

/** Everything in IndexedDB and localStorage as text, to search for what should not be there. Runs in the page. */
export async function readDevice(): Promise<string> {
  const dump: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name!);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
    for (const store of db.objectStoreNames) {
      const all = db.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => (all.onsuccess = resolve));
      dump.push({ name, store, records: all.result });
    }
    db.close();
  }
  return JSON.stringify({ dump, local: { ...localStorage } });
}

export const deviceStorage = (page: Page): Promise<string> => page.evaluate(readDevice);

/** How many submissions wait in the outbox right now. NaN before hydration. */
export async function waitingCount(page: Page): Promise<number> {
  const count = await page.locator('html').getAttribute('data-outbox');
  return Number(count ?? Number.NaN);
}

/** From now on, every write to a database of this page fails, as on a full disk. */
export function failWrites(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.add = IDBObjectStore.prototype.put;
}

/** The `overflow` of the page: `hidden` while something over it keeps it from scrolling. */
export const rootOverflow = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow);
