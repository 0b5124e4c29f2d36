/** Precaches one size of every picture after the install, continuing at each visit until all are there. */
import type { PrecacheState, ToPage } from '../protocol.ts';
import { isInstalled, PICTURES, precacheList, type PrecacheEntry } from './cache-names.ts';
import { fetchWithRetry, forEachConcurrently, MissingFile } from './fetch-with-retry.ts';
import { decodableFormat, pictureKey, picturesIn } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;

/** How many pictures are fetched at a time: few, because the page that the visitor reads needs bandwidth too. */
const CONCURRENT_REQUESTS = 3;
/** Pages are told about progress at most this often. */
const PROGRESS_INTERVAL_MS = 250;

let running: Promise<void> | undefined;
/** Keys of the pictures on the page that the visitor reads: they are fetched first. */
let first: ReadonlySet<string> = new Set();

/** How often the visitor has deleted everything. A round of fetching ends when this number changes. */
let generation = 0;
/** Ids of the pages that were open when the visitor deleted everything. Nothing is precached for them any more. */
const stoppedPages = new Set<string>();

export const isStopped = (pageId: string): boolean => stoppedPages.has(pageId);

/** Ends the running round, and tells every open page not to ask for another. */
export async function stopPrecache(): Promise<void> {
  const pages = await openPages();
  for (const { id } of pages) stoppedPages.add(id);
  generation++;
  running = undefined;
  for (const page of pages) page.postMessage({ type: 'precache-deleted' } satisfies ToPage);
}

/** Precaches missing pictures, `urgent` ones first. Joins a round that is running. */
export function precache(urgent: readonly string[] = []): Promise<void> {
  first = new Set(urgent.map(pictureKey));
  if (running) return running;
  const round = precachePictures()
    .catch(() => {})
    .finally(() => {
      if (running === round) running = undefined;
    });
  return (running = round);
}

/** How much is precached, read from the caches. */
export async function precacheState(): Promise<PrecacheState> {
  const { packs, pictures, files, unversioned } = precacheList();
  const [keys, installed, hasAllFiles] = await Promise.all([
    picturesIn(PICTURES),
    isInstalled(),
    isInstalled('all'),
  ]);
  const present = pictures.filter(({ url }) => keys.has(pictureKey(url)));
  const bytesOf = (list: readonly PrecacheEntry[]) => list.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  return {
    type: 'precache-state',
    done: present.length,
    total: pictures.length,
    bytes: [present, packs, files, unversioned].map(bytesOf).reduce((a, b) => a + b),
    installed,
    complete: hasAllFiles && present.length === pictures.length,
    working: running !== undefined,
  };
}

/**
 * Fetches the missing pictures. One that fails is left to the next round.
 * @throws MissingFile when `failOnMissing` and the server has no such picture
 */
export async function precachePictures({ failOnMissing = false, timeoutMs = Infinity } = {}): Promise<void> {
  const cache = await caches.open(PICTURES);
  const present = await picturesIn(cache);
  const missing = precacheList().pictures.filter(({ url }) => !present.has(pictureKey(url)));
  const format = await decodableFormat();
  const deadline = Date.now() + timeoutMs;
  const begunIn = generation;
  const taken = new Set<string>();
  // Looks for urgent pictures each time, because the visitor may have moved to another page.
  const next = () => {
    if (begunIn !== generation) return;
    const left = missing.filter(({ url }) => !taken.has(url));
    const chosen = left.find(({ url }) => first.has(pictureKey(url))) ?? left[0];
    if (chosen) taken.add(chosen.url);
    return chosen;
  };
  await forEachConcurrently(missing, CONCURRENT_REQUESTS, async () => {
    const picture = next();
    if (!picture || Date.now() > deadline) return;
    try {
      const url = picture.url.replace(/\.avif$/, `.${format}`);
      await cache.put(url, await fetchWithRetry(url));
    } catch (error) {
      if (failOnMissing && error instanceof MissingFile) throw error;
    }
    if (!failOnMissing) await reportProgress();
  });
}

let reportedAt = 0;
async function reportProgress(): Promise<void> {
  if (Date.now() - reportedAt < PROGRESS_INTERVAL_MS) return;
  reportedAt = Date.now();
  await broadcastState();
}

/** Tells every page how much is precached. */
export async function broadcastState(): Promise<void> {
  const state = await precacheState();
  for (const page of await openPages()) if (!isStopped(page.id)) page.postMessage(state);
}

const openPages = () => self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
