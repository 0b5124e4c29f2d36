/** Answers requests from the caches where possible, else from the network. */
import { Route, Router } from 'workbox-routing';
import type { QrCode } from '../../../supabase/functions/_shared/site-settings.ts';
import { destinationOf } from '../../site/qr-destination.ts';
import { codeOf, pageOfCode } from '../../site/qr-pages.ts';
import { notFoundDocumentOf, redirectOf } from '../../site/redirects.ts';
import { valuesAt } from '../read-settings.ts';
import { readStored } from '../stored-settings.ts';
import type { ToPage } from '../protocol.ts';
import { FILES, NOT_FOUND, PAGES } from './cache-names.ts';
import { fetchCurrent } from './fetch-with-retry.ts';
import { cachedPicture } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;

/** Paths of the backend, and of the staff desk, which has a worker of its own. */
const BACKEND = /^\/(?:rest|auth|storage|functions|api|staff|__mail|healthz|config\.json)\b/;
/** How long to wait for a picture in the right size when another size is cached. */
const PICTURE_TIMEOUT_MS = 4000;

type Handler = ConstructorParameters<typeof Route>[1];

/** Routes GET requests to this origin. The browser handles all others itself. */
const router = new Router();
const route = (matches: (path: string, request: Request) => boolean, handle: Handler) =>
  router.registerRoute(
    new Route(({ url, request, sameOrigin }) => sameOrigin && matches(url.pathname, request), handle),
  );

route(
  (path, { mode }) => mode === 'navigate' && !BACKEND.test(path),
  ({ event, url }) => page(event as FetchEvent, url),
);
route(
  (path) => /^\/(?:assets|fonts)\//.test(path),
  ({ url, request }) => cacheFirst(FILES, url.pathname, request),
);
route(
  (path) => path.startsWith('/pictures/'),
  ({ event, url }) => picture(event as FetchEvent, url.pathname),
);
route(
  (path) => /^\/(?:icons\/|manifest\.webmanifest$)/.test(path),
  ({ url, request }) => cacheFirst(PAGES, url.pathname, request),
);

/** @returns the response, or undefined when the browser should handle the request itself */
export const handleFetch = (event: FetchEvent): Promise<Response> | undefined =>
  router.handleRequest({ request: event.request, event });

async function cacheFirst(cacheName: string, path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { cacheName })) ?? fetchCurrent(request);
}

/** `/contact`, `/contact/` and `/contact/index.html` are the same page, with any query. */
async function page(event: FetchEvent, { pathname, search, hash }: URL): Promise<Response> {
  const path = pathname.replace(/(?:index\.html|\/+)$/, '').replace(/\/+$/, '') || '/';
  const target = redirectOf({ pathname: path, search, hash });
  if (target) return Response.redirect(target.pathname + target.search + target.hash, 302);
  const match = (url: string) => caches.match(url, { cacheName: PAGES });
  const notFound = notFoundDocumentOf(path) ?? NOT_FOUND;
  const isPage = path !== NOT_FOUND && path !== notFound;
  const code = codeOf(path);
  const newest = code !== undefined && (await newestPage(code));
  const cached = newest || (isPage ? await match(pageOfCode(path) ?? path) : undefined);
  if (cached) return cached;
  // The page may be newer than this build, so ask the network first.
  try {
    return await fetch(event.request);
  } catch (error) {
    reportFailure(event, event.resultingClientId);
    const substitute = await match(notFound);
    if (substitute) return substitute;
    throw error;
  }
}

/**
 * The page to which the owner has led a code, as far as this device knows and has the page. No schema has checked what is
 * stored: it names one of our own pages or none.
 */
async function newestPage(code: string): Promise<Response | undefined> {
  try {
    const stored = await readStored();
    const { qrCodes } = stored ? valuesAt(stored.rows, Date.now()) : {};
    const destination = destinationOf(code, qrCodes as readonly QrCode[] | undefined);
    return await caches.match(destination, { cacheName: PAGES });
  } catch {
    // Damaged.
    return undefined;
  }
}

/**
 * The picture in the size that was asked for from the network, or the cached size while offline. Browsers accept any
 * size and any format.
 */
async function picture(event: FetchEvent, path: string): Promise<Response> {
  const cached = await cachedPicture(path);
  if (!cached) return fetchCurrent(event.request);
  // On a slow connection, visitors prefer a soft picture now to a sharp one later.
  if (new URL(cached.url).pathname === path || isSlowConnection()) return cached;
  const timeout = new Promise<'timeout'>((resolve) => setTimeout(resolve, PICTURE_TIMEOUT_MS, 'timeout'));
  try {
    const response = await Promise.race([fetch(event.request), timeout]);
    if (response !== 'timeout' && response.ok) return response;
  } catch {
    reportFailure(event, event.clientId);
  }
  return cached;
}

function isSlowConnection(): boolean {
  const { connection, onLine } = self.navigator as WorkerNavigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !onLine || Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Pages with a failed request that have not asked for it yet. A page may not listen to messages when the request fails. */
const failedPages = new Set<string>();

/** Whether a request of this page has failed since the last call. */
export const hadFailure = (clientId: string): boolean => failedPages.delete(clientId);

/** Tells a page that one of its requests has failed on the network. */
function reportFailure(event: FetchEvent, clientId: string): void {
  failedPages.add(clientId);
  event.waitUntil(
    self.clients
      .get(clientId)
      .then((client) => client?.postMessage({ type: 'unreachable' } satisfies ToPage))
      .catch(() => {}),
  );
}
