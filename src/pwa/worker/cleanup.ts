/** Takes away what nobody needs any more. */
import { ask } from '../ask.ts';
import type { ToPage } from '../protocol.ts';
import { FILES, PAGES, pathsIn, PICTURES, pictureKey, wanted } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take to say which build it runs. */
const REPLY_TIMEOUT_MS = 3000;

/** Pages of earlier builds go as soon as this one answers; a build that is being installed keeps its own. */
export async function cleanUpPages(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const old = (await caches.keys()).filter((name) => isOutdated(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

const isOutdated = (name: string) =>
  (name.startsWith('pages-') && name !== PAGES) || name.startsWith('workbox-precache');

/** Scripts and pictures of earlier builds stay until the last page that may ask for them is closed. */
export async function cleanUpFiles(): Promise<void> {
  const { files, pictures } = wanted();
  const needed = new Set([...files.map(({ url }) => url), ...pictures.map(({ url }) => pictureKey(url))]);
  const old: (readonly [cache: string, path: string])[] = [];
  for (const cache of [FILES, PICTURES])
    for (const path of await pathsIn(cache)) if (!needed.has(pictureKey(path))) old.push([cache, path]);
  // Another build is coming, or has taken over while this worker was at it: the files are that one's too.
  const isAlone = !(await caches.keys()).some(isOutdated);
  const { installing, waiting } = self.registration;
  if (old.length === 0 || !isAlone || installing || waiting) return;
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const entries = await Promise.all(pages.map(entryOf));
  if (!entries.every((entry) => entry !== undefined && needed.has(entry))) return;
  await Promise.all(old.map(async ([cache, path]) => (await caches.open(cache)).delete(path)));
}

/** The entry script that a page runs, or undefined when it does not answer: it may be frozen in the background. */
const entryOf = (client: Client) => ask<string>(client, { type: 'entry' } satisfies ToPage, REPLY_TIMEOUT_MS);
