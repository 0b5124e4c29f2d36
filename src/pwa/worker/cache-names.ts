/** The caches of the service worker, and what this build wants in them. */

declare const __BUILD_ID__: string;
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** An entry of the precache list that Workbox injects at build time (`src/plugins/offline`). */
export interface PrecacheEntry {
  url: string;
  /** Hash of the content. Null where the file name contains one. */
  revision: string | null;
  bytes?: number;
  /** Whether a pack holds it. */
  isPacked?: true;
  /** Whether a first visit fetches it after the texts: icons, and the font of the italics. */
  isLater?: true;
}

/** `texts`: the pages and what they need to work. `all`: also the files that a first visit leaves for later (`isLater`). */
export type Extent = 'texts' | 'all';

/** Cache of this build's pages, by their path, and of its few files without a hash in their name. */
export const PAGES = `pages-${__BUILD_ID__}`;
/** Cache of scripts, styles and fonts of all builds in use. Builds can share it, because the names contain a hash. */
export const FILES = 'files';
/** Cache of one size of each picture, under the address that pages request, so that a static route can answer from it. */
export const PICTURES = 'pictures';

/** The page for unknown addresses. */
export const NOT_FOUND = '/not-found';

export interface PrecacheList {
  /** Packed pages, scripts and stylesheets (`src/plugins/offline/pack-files.ts`). */
  packs: PrecacheEntry[];
  /** Files with a hash in their name. */
  files: PrecacheEntry[];
  /** Files without a hash in their name. */
  unversioned: PrecacheEntry[];
  /** The most urgent first. */
  pictures: PrecacheEntry[];
}

/**
 * What this build precaches. A function, because the worker starts at every visit and rarely needs the list.
 */
export function precacheList(): PrecacheList {
  const list = self.__WB_MANIFEST.map((entry) => ({ ...entry, url: `/${entry.url}` }));
  const inFolder = (folder: string) => list.filter(({ url }) => url.startsWith(folder));
  const packs = inFolder('/offline/').sort((a, b) => (a.url < b.url ? -1 : 1));
  const pictures = inFolder('/pictures/');
  const rest = list.filter((entry) => !packs.includes(entry) && !pictures.includes(entry));
  return {
    packs,
    pictures,
    files: rest.filter(({ revision }) => revision === null),
    unversioned: rest.filter(({ revision }) => revision !== null),
  };
}

/** Paths in a cache. Does not create a missing cache, because a device must stay empty after "delete everything". */
export async function pathsIn(place: Cache | string): Promise<Set<string>> {
  const cache = typeof place !== 'string' ? place : (await caches.has(place)) && (await caches.open(place));
  const requests = cache ? await cache.keys() : [];
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Whether every page and file is precached. The browser or the visitor may have deleted some since the install. */
export async function isInstalled(extent: Extent = 'texts'): Promise<boolean> {
  const { files, unversioned } = precacheList();
  const [filePaths, pagePaths] = await Promise.all([pathsIn(FILES), pathsIn(PAGES)]);
  const isThere = ({ isLater, url }: PrecacheEntry) =>
    (isLater && extent === 'texts') || filePaths.has(url) || pagePaths.has(url);
  return pagePaths.has('/') && pagePaths.has(NOT_FOUND) && [...files, ...unversioned].every(isThere);
}
