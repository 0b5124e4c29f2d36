/** Installs a build: precaches its pages, scripts, stylesheets and fonts, all or nothing. */
import { entrances } from '../../site/paths.ts';
import {
  FILES,
  NOT_FOUND,
  PAGES,
  pathsIn,
  PICTURES,
  precacheList,
  type Extent,
  type PrecacheEntry,
} from './cache-names.ts';
import { fetchWithRetry, forEachConcurrently } from './fetch-with-retry.ts';
import { precachePictures } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Browsers open six connections to a host that speaks HTTP/1.1. */
const CONCURRENT_REQUESTS = 6;
/** After this long a new build is offered without the rest of its pictures. */
const PICTURES_TIMEOUT_MS = 60_000;
/** Content types by file name extension. Packed files without one are pages. */
const SUBTYPES: Record<string, string> = { '.js': 'javascript', '.css': 'css' };

/**
 * The `install` event.
 * @throws when a file can't be fetched: this build does not replace one that works
 */
export async function install(): Promise<void> {
  // An update installs everything, so that a device that had everything never has less. A first visit gets the rest later.
  const isUpdate = Boolean(self.registration.active);
  await precacheSite(isUpdate ? 'all' : 'texts');
  if (isUpdate) await precachePictures({ failOnMissing: true, timeoutMs: PICTURES_TIMEOUT_MS });
}

/**
 * Fetches what is missing of this build. Keeps what an earlier attempt has fetched, and what builds share.
 * @throws when a file can't be fetched
 */
export async function precacheSite(extent: Extent): Promise<void> {
  const { packs, files, unversioned } = precacheList();
  const [fileCache, pageCache] = await Promise.all([caches.open(FILES), caches.open(PAGES)]);
  const [filePaths, pagePaths] = await Promise.all([pathsIn(fileCache), pathsIn(pageCache)]);
  // Unpacking deletes the packs, so they are fetched again only if one of their files is missing.
  const isUnpacked =
    !packs.some(({ url }) => pagePaths.has(url)) &&
    pagePaths.has(NOT_FOUND) &&
    files.every(({ isPacked, url }) => !isPacked || filePaths.has(url));
  const isMissing = ({ url, isPacked, isLater }: PrecacheEntry) =>
    !isPacked && !(isLater && extent === 'texts') && !filePaths.has(url) && !pagePaths.has(url);
  const batches: { entries: readonly PrecacheEntry[]; cache: Cache; mode?: RequestCache }[] = [
    // One pack after the other, so that a broken connection leaves a whole one.
    { entries: isUnpacked ? [] : packs, cache: pageCache },
    ...files.map((entry) => ({ entries: [entry], cache: fileCache })),
    ...unversioned.map((entry) => ({ entries: [entry], cache: pageCache, mode: 'no-cache' as const })),
  ];
  await forEachConcurrently(batches, CONCURRENT_REQUESTS, async ({ entries, cache, mode }) => {
    for (const entry of entries.filter(isMissing))
      await cache.put(entry.url, await fetchWithRetry(entry.url, mode));
  });
  if (!isUnpacked) await unpack(packs, pageCache, fileCache);
}

/** Replaces the packs in the cache by the files in them. */
async function unpack(packs: readonly PrecacheEntry[], pageCache: Cache, fileCache: Cache): Promise<void> {
  const responses = await Promise.all(packs.map(({ url }) => pageCache.match(url)));
  const [first] = responses;
  if (!first || !responses.every(Boolean)) throw new Error('The packs are incomplete');
  const texts: Record<string, string>[] = await Promise.all(responses.map((response) => response!.json()));
  // The host sends packs with the security headers of pages, so that cached pages have them too.
  const headers = new Headers(first.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'vary'])
    headers.delete(name);
  await Promise.all(
    texts.flatMap(Object.entries<string>).map(([path, text]) => {
      const type = /\.(?:js|css)$/.exec(path)?.[0];
      headers.set('content-type', `text/${type ? SUBTYPES[type] : 'html'}; charset=utf-8`);
      return (type ? fileCache : pageCache).put(path, new Response(text, { headers }));
    }),
  );
  await Promise.all(packs.map(({ url }) => pageCache.delete(url)));
}

/**
 * Registers static routes in browsers that have them. The browser then answers from the caches without starting this worker.
 *
 * The routes cover what nearly every visit needs: the pages where visits begin, their files and their pictures. They are few,
 * because the browser tries each on every request. If a route finds nothing, the browser goes to the network, so no route
 * covers an address that this worker would answer in another way.
 *
 * Another route sends every POST to the network. Otherwise a POST could restart an old worker that is ending because a new one
 * takes over, and Chromium would keep the old worker for another half minute.
 */
export async function addStaticRoutes(event: ExtendableEvent): Promise<void> {
  const { addRoutes } = event as ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> };
  if (!addRoutes || !('URLPattern' in self)) return;
  const fromCache = (cacheName: string, pathnames: string[]) => ({
    condition: {
      or: pathnames.map((pathname) => ({
        requestMethod: 'GET',
        urlPattern: { pathname, search: '', baseURL: self.location.origin },
      })),
    },
    source: { cacheName },
  });
  const toNetwork = (condition: object) => ({ condition, source: 'network' });
  await addRoutes.call(event, [
    toNetwork({ requestMethod: 'POST' }),
    toNetwork({ urlPattern: { pathname: '/config.json', baseURL: self.location.origin } }),
    fromCache(PAGES, Object.values(entrances)),
    fromCache(FILES, ['/assets/*', '/fonts/*']),
    fromCache(PICTURES, [`/pictures/*-${widestPrecached()}.avif`, '/pictures/*.svg']),
  ]);
}

/**
 * The widest precached width of pictures, in pixels. Each picture is precached in its largest width up to a limit. So if a
 * picture exists in this width, this is the width in which it is precached.
 */
function widestPrecached(): number {
  const widths = precacheList().pictures.map(({ url }) => Number(/-(\d+)\.avif$/.exec(url)?.[1] ?? 0));
  return Math.max(...widths);
}
