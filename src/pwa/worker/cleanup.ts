/** Deletes what earlier builds have left in the caches. */
import { ask } from '../ask.ts';
import type { ToPage } from '../protocol.ts';
import { FILES, PAGES, pathsIn, PICTURES, precacheList } from './cache-names.ts';
import { pictureKey } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take to say which build it runs. */
const REPLY_TIMEOUT_MS = 3000;

/** Deletes the pages of earlier builds when this one activates. A build that is installing keeps its own. */
export async function cleanUpPages(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const outdated = (await caches.keys()).filter(isOutdated);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

const isOutdated = (name: string) =>
  (name.startsWith('pages-') && name !== PAGES) || name.startsWith('workbox-precache');

/** Deletes scripts and pictures of earlier builds once no open page can ask for them. */
export async function cleanUpFiles(): Promise<void> {
  const { files, pictures } = precacheList();
  const needed = new Set([...files.map(({ url }) => url), ...pictures.map(({ url }) => pictureKey(url))]);
  const outdated: (readonly [cache: string, path: string])[] = [];
  for (const cache of [FILES, PICTURES])
    for (const path of await pathsIn(cache)) if (!needed.has(pictureKey(path))) outdated.push([cache, path]);
  // Files not in this build may belong to a build that is being installed, or that has taken over in the meantime.
  const hasOtherPages = (await caches.keys()).some(isOutdated);
  const { installing, waiting } = self.registration;
  if (outdated.length === 0 || hasOtherPages || installing || waiting) return;
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const entries = await Promise.all(pages.map(entryOf));
  if (!entries.every((entry) => entry !== undefined && needed.has(entry))) return;
  await Promise.all(outdated.map(async ([cache, path]) => (await caches.open(cache)).delete(path)));
}

/** The entry script that a page runs, or undefined when it does not reply: it may be frozen in the background. */
const entryOf = (client: Client) => ask<string>(client, { type: 'entry' } satisfies ToPage, REPLY_TIMEOUT_MS);
