/** Where what is kept lies, and what a build wants to keep. */

declare const __BUILD_ID__: string;
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** An entry of the precache list that Workbox injects at build time (`src/plugins/offline`). */
export interface PrecacheEntry {
  url: string;
  /** Hash of the content. Null where the file name contains one. */
  revision: string | null;
  bytes?: number;
}

/** This build's pages, by their address, and its few files without a fingerprint in their name. */
export const PAGES = `pages-${__BUILD_ID__}`;
/** Scripts, styles, fonts of all builds that are still in use: their names are unique. */
export const FILES = 'files';
/** One variant of each picture, under its own address: a browser that asks for this one does not need the worker. */
export const PICTURES = 'pictures';

/**
 * What this build wants on the device. A function: the worker starts with every visit, and most of its starts
 * need no list.
 */
export function wanted(): {
  packs: PrecacheEntry[];
  files: PrecacheEntry[];
  loose: PrecacheEntry[];
  pictures: PrecacheEntry[];
} {
  const list = self.__WB_MANIFEST.map((file) => ({ ...file, url: `/${file.url}` }));
  const below = (folder: string) => list.filter(({ url }) => url.startsWith(folder));
  const packs = below('/offline/').sort((a, b) => (a.url < b.url ? -1 : 1));
  const pictures = below('/pictures/');
  const rest = list.filter((file) => !packs.includes(file) && !pictures.includes(file));
  return {
    packs,
    pictures,
    files: rest.filter(({ revision }) => revision === null),
    loose: rest.filter(({ revision }) => revision !== null),
  };
}

/** The page for addresses that lead nowhere. */
export const NOT_FOUND = '/not-found';

/** Paths that a cache has. Looking does not make one: a device that has been forgotten stays empty. */
export async function pathsIn(place: Cache | string): Promise<Set<string>> {
  const cache = typeof place !== 'string' ? place : (await caches.has(place)) && (await caches.open(place));
  const requests = cache ? await cache.keys() : [];
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Whether the first stage is complete: the browser, or its user, may have deleted what was there. */
export async function isInstalled(): Promise<boolean> {
  const { files, loose } = wanted();
  const [kept, own] = await Promise.all([pathsIn(FILES), pathsIn(PAGES)]);
  const hasPages = own.has('/') && own.has(NOT_FOUND);
  return hasPages && files.every(({ url }) => kept.has(url)) && loose.every(({ url }) => own.has(url));
}

const VARIANT = /^(\/pictures\/.+-[0-9a-f]{6})-\d+\.(?:avif|webp|jpg)$/;

/** What all variants of a picture have in common in their address. */
export const pictureKey = (path: string): string => VARIANT.exec(path)?.[1] ?? path;

/** Pictures that a cache has, as their keys. */
export const picturesIn = async (cache: Cache | string): Promise<Set<string>> =>
  new Set([...(await pathsIn(cache))].map(pictureKey));

/** The variant of a picture that is kept, whichever one `path` names; also of a picture of an earlier build. */
export async function keptVariant(path: string): Promise<Response | undefined> {
  const look = (url: string) => caches.match(url, { cacheName: PICTURES });
  const exact = await look(path);
  if (exact) return exact;
  const key = pictureKey(path);
  const is = (other: string) => pictureKey(other) === key;
  const listed = wanted().pictures.find(({ url }) => is(url))?.url;
  if (listed) return (await look(listed)) ?? look(listed.replace(/\.avif$/, '.webp'));
  const earlier = [...(await pathsIn(PICTURES))].find(is);
  return earlier === undefined ? undefined : look(earlier);
}
