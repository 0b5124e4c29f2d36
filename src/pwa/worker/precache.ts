/** The second stage: one variant of every picture, in small batches, for as long as it takes. */
import type { PrecacheState, ToPage } from '../protocol.ts';
import { forEachConcurrently, MissingFile, fetchWithRetry } from './fetch-with-retry.ts';
import { isInstalled, PICTURES, pictureKey, picturesIn, wanted, type PrecacheEntry } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

/** Pictures at a time: the page that is being read needs the line as well. */
const WIDTH = 3;

let running: Promise<void> | undefined;
/** Keys of the pictures that the page in front of the visitor shows: they go first. */
let first: ReadonlySet<string> = new Set();

/** Rounds of an earlier era end: the visitor wanted nothing kept any more. */
let era = 0;
/** Pages that were open then. Nothing is kept for them; one that is opened later begins anew. */
const forgotten = new Set<string>();

export const isForgotten = (pageId: string): boolean => forgotten.has(pageId);

/** Ends the round that is at work, and tells every open page, so that none asks for another. */
export async function stopPrecache(): Promise<void> {
  const pages = await openPages();
  for (const { id } of pages) forgotten.add(id);
  era++;
  running = undefined;
  for (const page of pages) page.postMessage({ type: 'forgotten' } satisfies ToPage);
}

/** Continues with what is missing, beginning with the pictures named. Joins a round that is at work. */
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

/** How far it is. `complete` only when every page, file and picture is really there. */
export async function precacheState(): Promise<PrecacheState> {
  const { packs, pictures, files, loose } = wanted();
  const [present, installed] = await Promise.all([picturesIn(PICTURES), isInstalled()]);
  const here = pictures.filter(({ url }) => present.has(pictureKey(url)));
  const weight = (list: readonly PrecacheEntry[]) => list.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  return {
    type: 'kept',
    done: here.length,
    total: pictures.length,
    bytes: [here, packs, files, loose].map(weight).reduce((a, b) => a + b),
    installed,
    complete: installed && here.length === pictures.length,
    working: running !== undefined,
  };
}

/**
 * Fetches the pictures that are not there yet. A picture that can't be had now is left to the next occasion.
 * @throws MissingFile when `failOnMissing` and the server has no such picture
 */
export async function precachePictures({ failOnMissing = false, patience = Infinity } = {}): Promise<void> {
  const cache = await caches.open(PICTURES);
  const present = await picturesIn(cache);
  const absent = wanted().pictures.filter(({ url }) => !present.has(pictureKey(url)));
  const format = await readableFormat();
  const end = Date.now() + patience;
  const begun = era;
  const taken = new Set<string>();
  // The order may change on the way: the visitor goes on to another page.
  const next = () => {
    if (begun !== era) return;
    const left = absent.filter(({ url }) => !taken.has(url));
    const chosen = left.find(({ url }) => first.has(pictureKey(url))) ?? left[0];
    if (chosen) taken.add(chosen.url);
    return chosen;
  };
  await forEachConcurrently(absent, WIDTH, async () => {
    const picture = next();
    if (!picture || Date.now() > end) return;
    try {
      const url = picture.url.replace(/\.avif$/, `.${format}`);
      await cache.put(url, await fetchWithRetry(url));
    } catch (error) {
      if (failOnMissing && error instanceof MissingFile) throw error;
    }
    if (!failOnMissing) await tell();
  });
}

/** One grey pixel. */
const AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACggYAAaICGg0IDIOH/eHhRXAACwAAJA1jZA=';

/** A kept picture that the browser can't read would be worse than none. */
async function readableFormat(): Promise<'avif' | 'webp'> {
  try {
    const bytes = Uint8Array.from(atob(AVIF), (letter) => letter.charCodeAt(0));
    (await createImageBitmap(new Blob([bytes], { type: 'image/avif' }))).close();
    return 'avif';
  } catch {
    return 'webp';
  }
}

let told = 0;
/** Tells every page how far it is, at most four times a second and at the end. */
async function tell(): Promise<void> {
  if (Date.now() - told < 250) return;
  told = Date.now();
  await tellAll();
}

/** Tells every page how far it is. */
export async function tellAll(): Promise<void> {
  const state = await precacheState();
  for (const page of await openPages()) if (!isForgotten(page.id)) page.postMessage(state);
}

const openPages = () => self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
