/** The first stage: pages, scripts, styles and fonts, all or nothing. */
import { entrances } from '../../site/paths.ts';
import { precachePictures } from './precache.ts';
import { unpackPages, type PagePack } from './page-pack.ts';
import { forEachConcurrently, fetchWithRetry } from './fetch-with-retry.ts';
import { FILES, PAGES, pathsIn, PICTURES, wanted, type PrecacheEntry } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

/** Requests at a time. Browsers open six connections to a host that speaks HTTP/1.1. */
const WIDTH = 6;
/** How long a new build waits for its pictures before it is offered without them. Milliseconds. */
const PICTURES_PATIENCE = 60_000;

/**
 * The whole of an installation.
 * @throws when a file can't be had: this build does not replace the one that works
 */
export async function install(): Promise<void> {
  await bringPages();
  // A first visit gets its pictures once the site works offline; a visitor who has them all keeps having them all.
  if (self.registration.active) await precachePictures({ failOnMissing: true, patience: PICTURES_PATIENCE });
}

/**
 * Brings this build onto the device. What an earlier attempt has fetched, or what other builds share, is taken over.
 * @throws when a file can't be had
 */
export async function bringPages(): Promise<void> {
  const { packs, files, loose } = wanted();
  const [kept, own] = await Promise.all([caches.open(FILES), caches.open(PAGES)]);
  const jobs = [
    ...packs.map((file) => ({ file, cache: own, mode: 'default' as const })),
    ...files.map((file) => ({ file, cache: kept, mode: 'default' as const })),
    ...loose.map((file) => ({ file, cache: own, mode: 'no-cache' as const })),
  ];
  const present = new Set([...(await pathsIn(own)), ...(await pathsIn(kept))]);
  const absent = jobs.filter(({ file }) => !present.has(file.url));
  await forEachConcurrently(absent, WIDTH, async ({ file, cache, mode }) => {
    await cache.put(file.url, await fetchWithRetry(file.url, mode));
  });
  await unpack(own, packs);
}

async function unpack(own: Cache, packs: readonly PrecacheEntry[]): Promise<void> {
  const responses = await Promise.all(packs.map(({ url }) => own.match(url)));
  const [first] = responses;
  if (!first || !responses.every(Boolean)) throw new Error('The packed pages are incomplete');
  const parts: PagePack[] = await Promise.all(responses.map((response) => response!.json()));
  // Packs are sent with the headers of pages: what protects pages from the network protects these.
  const headers = new Headers(first.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'vary'])
    headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  const pages = [...unpackPages(parts)];
  await Promise.all(pages.map(([path, html]) => own.put(path, new Response(html, { headers }))));
  await Promise.all(packs.map(({ url }) => own.delete(url)));
}

/**
 * Where the browser can, it takes from the device what nearly every visit needs, without starting this worker: the
 * pages where visits begin, their files and their pictures. Few patterns: the browser carries all of them along with
 * every page, and tries them on every request. Only addresses that have nothing else to answer them: what a route does
 * not find comes from the network.
 */
export async function takeRoutes(event: ExtendableEvent): Promise<void> {
  const { addRoutes } = event as ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> };
  if (!addRoutes || !('URLPattern' in self)) return;
  const from = (cacheName: string, pathnames: string[]) => ({
    condition: {
      or: pathnames.map((pathname) => ({
        requestMethod: 'GET',
        urlPattern: { pathname, search: '', baseURL: self.location.origin },
      })),
    },
    source: { cacheName },
  });
  await addRoutes.call(event, [
    from(PAGES, Object.values(entrances)),
    from(FILES, ['/assets/*', '/fonts/*']),
    from(PICTURES, [`/pictures/*-${widestKept()}.avif`, '/pictures/*.svg']),
  ]);
}

/**
 * In pixels. A picture is kept in its widest variant up to some limit; one that has a variant of this width is
 * therefore kept in no other.
 */
function widestKept(): number {
  return Math.max(...wanted().pictures.map(({ url }) => Number(/-(\d+)\.avif$/.exec(url)?.[1] ?? 0)));
}
