/** What this device knows of the published settings. In the cache storage, where page and service worker can read it. */
import { readRows, type Row } from './read-settings.ts';

const CACHE = 'site-settings';
const KEY = '/site-settings';

export interface Known {
  rows: Row[];
  /** When the server said so, in milliseconds by the device's clock. */
  at: number;
}

/** Undefined if nothing is stored, or where nothing can be. */
export async function readStored(): Promise<Known | undefined> {
  try {
    // Creates no cache: a device must stay empty after "Forget this device".
    const response = await caches.match(KEY, { cacheName: CACHE });
    const { rows, at } = ((await response?.json()) ?? {}) as Record<keyof Known, unknown>;
    const read = readRows(rows);
    return read && typeof at === 'number' ? { rows: read, at } : undefined;
  } catch {
    return undefined;
  }
}

const photoKey = (id: string) => `/case-photos/${id}`;

/** Photographs of clients, in base64 by their id, beside the settings that name them. No function throws. */
export const photoCache = {
  async read(id: string): Promise<string | undefined> {
    try {
      return await (await caches.match(photoKey(id), { cacheName: CACHE }))?.text();
    } catch {
      return undefined;
    }
  },
  async keep(id: string, photo: string): Promise<void> {
    try {
      await (await caches.open(CACHE)).put(photoKey(id), new Response(photo));
    } catch {
      // A full disk: the next visit asks again.
    }
  },
  /** Deletes those that are shown no more. */
  async keepOnly(ids: readonly string[]): Promise<void> {
    try {
      if (!(await caches.has(CACHE))) return;
      const cache = await caches.open(CACHE);
      const shown = new Set([KEY, ...ids.map(photoKey)]);
      const gone = (await cache.keys()).filter(({ url }) => !shown.has(new URL(url).pathname));
      await Promise.all(gone.map((request) => cache.delete(request)));
    } catch {
      // Next time.
    }
  },
};

export async function store(known: Known): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(KEY, new Response(JSON.stringify(known)));
  } catch {
    // A full disk: the next visit asks again.
  }
}
