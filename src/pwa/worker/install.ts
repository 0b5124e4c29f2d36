/** Installs a build: precaches its pages, scripts, styles and fonts, all or nothing. */
import { entrances } from '../../site/paths.ts';
import { FILES, PAGES, pathsIn, PICTURES, precacheList, type PrecacheEntry } from './cache-names.ts';
import { fetchWithRetry, forEachConcurrently } from './fetch-with-retry.ts';
import { unpackPages, type PagePack } from './page-pack.ts';
import { precachePictures } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Browsers open six connections to a host that speaks HTTP/1.1. */
const CONCURRENT_REQUESTS = 6;
/** After this long a new build is offered without the rest of its pictures. */
const PICTURES_TIMEOUT_MS = 60_000;

/**
 * The `install` event.
 * @throws when a file can't be fetched: this build does not replace one that works
 */
export async function install(): Promise<void> {
  await precacheSite();
  // A first visit gets its pictures after the install. A visitor who has them all keeps having them all.
  if (self.registration.active)
    await precachePictures({ failOnMissing: true, timeoutMs: PICTURES_TIMEOUT_MS });
}

/**
 * Fetches what is missing of this build. Keeps what an earlier attempt has fetched, and what builds share.
 * @throws when a file can't be fetched
 */
export async function precacheSite(): Promise<void> {
  const { packs, files, unversioned } = precacheList();
  const [fileCache, pageCache] = await Promise.all([caches.open(FILES), caches.open(PAGES)]);
  const jobs = [
    ...packs.map((entry) => ({ entry, cache: pageCache, mode: 'default' as const })),
    ...files.map((entry) => ({ entry, cache: fileCache, mode: 'default' as const })),
    ...unversioned.map((entry) => ({ entry, cache: pageCache, mode: 'no-cache' as const })),
  ];
  const present = new Set([...(await pathsIn(pageCache)), ...(await pathsIn(fileCache))]);
  const missing = jobs.filter(({ entry }) => !present.has(entry.url));
  await forEachConcurrently(missing, CONCURRENT_REQUESTS, async ({ entry, cache, mode }) => {
    await cache.put(entry.url, await fetchWithRetry(entry.url, mode));
  });
  await unpack(pageCache, packs);
}

/** Replaces the packs in the cache by the pages in them. */
async function unpack(pageCache: Cache, packs: readonly PrecacheEntry[]): Promise<void> {
  const responses = await Promise.all(packs.map(({ url }) => pageCache.match(url)));
  const [first] = responses;
  if (!first || !responses.every(Boolean)) throw new Error('The packed pages are incomplete');
  const parts: PagePack[] = await Promise.all(responses.map((response) => response!.json()));
  // The host sends packs with the security headers of pages, so that cached pages have them too.
  const headers = new Headers(first.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'vary'])
    headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  const pages = [...unpackPages(parts)];
  await Promise.all(pages.map(([path, html]) => pageCache.put(path, new Response(html, { headers }))));
  await Promise.all(packs.map(({ url }) => pageCache.delete(url)));
}

/**
 * Registers static routes where the browser has them: it then answers from the caches without starting this worker.
 * Covers what nearly every visit needs: the pages where visits begin, their files and their pictures. Only a few
 * patterns, because the browser tries them on every request. Where a route finds nothing, the browser goes to the
 * network, so there is none for addresses that this worker would answer in another way.
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
  await addRoutes.call(event, [
    fromCache(PAGES, Object.values(entrances)),
    fromCache(FILES, ['/assets/*', '/fonts/*']),
    fromCache(PICTURES, [`/pictures/*-${widestPrecached()}.avif`, '/pictures/*.svg']),
  ]);
}

/**
 * The widest precached size, in pixels. Each picture is precached in its widest size up to a limit, so a picture that
 * has this size is precached in no other.
 */
function widestPrecached(): number {
  const widths = precacheList().pictures.map(({ url }) => Number(/-(\d+)\.avif$/.exec(url)?.[1] ?? 0));
  return Math.max(...widths);
}
