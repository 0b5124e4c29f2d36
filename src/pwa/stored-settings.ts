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

export async function store(known: Known): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(KEY, new Response(JSON.stringify(known)));
  } catch {
    // A full disk: the next visit asks again.
  }
}
