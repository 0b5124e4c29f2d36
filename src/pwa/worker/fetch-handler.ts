/** Answers requests: from the device what is there, from the network what only it has. */
import { Route, Router } from 'workbox-routing';
import { pageOfCode } from '../../site/qr-pages.ts';
import { notFoundDocumentOf, redirectOf } from '../../site/redirects.ts';
import { fetchCurrent } from './fetch-with-retry.ts';
import { FILES, keptVariant, NOT_FOUND, PAGES } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

/** Paths that the backend answers, never a page. */
const BACKEND = /^\/(?:rest|storage|functions|api|__mail|healthz|config\.json)\b/;
/** How long a picture in the right size is waited for when another size is here. Milliseconds. */
const PICTURE_PATIENCE = 4000;

type Handler = ConstructorParameters<typeof Route>[1];

/** Other methods and other sites are not ours: the router knows GET only, and each route looks at the origin. */
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
  ({ url, request }) => kept(FILES, url.pathname, request),
);
route(
  (path) => path.startsWith('/pictures/'),
  ({ event, url }) => picture(event as FetchEvent, url.pathname),
);
route(
  (path) => /^\/(?:icons\/|favicon\.svg$|manifest\.webmanifest$)/.test(path),
  ({ url, request }) => kept(PAGES, url.pathname, request),
);

/** @returns what to answer; nothing where the browser does best alone */
export const handleFetch = (event: FetchEvent): Promise<Response> | undefined =>
  router.handleRequest({ request: event.request, event });

async function kept(place: string, path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { cacheName: place })) ?? fetchCurrent(request);
}

/** `/contact`, `/contact/`, `/contact/index.html` and any query mean the same page. */
async function page(event: FetchEvent, { pathname, search, hash }: URL): Promise<Response> {
  const path = pathname.replace(/(?:index\.html|\/+)$/, '').replace(/\/+$/, '') || '/';
  const moved = redirectOf({ pathname: path, search, hash });
  if (moved) return Response.redirect(moved.pathname + moved.search + moved.hash, 302);
  const look = (url: string) => caches.match(url, { cacheName: PAGES });
  const notFound = notFoundDocumentOf(path) ?? NOT_FOUND;
  const isPage = path !== NOT_FOUND && path !== notFound;
  const known = isPage ? await look(pageOfCode(path) ?? path) : undefined;
  if (known) return known;
  // A page that this build does not know may be newer than the device: the network decides while there is one.
  try {
    return await fetch(event.request);
  } catch (error) {
    report(event, event.resultingClientId);
    const substitute = await look(notFound);
    if (substitute) return substitute;
    throw error;
  }
}

/**
 * Pictures come from the network in the size that fits, and without it from the device in the one that is there: the
 * browser looks at what it gets, not at what it asked for.
 */
async function picture(event: FetchEvent, path: string): Promise<Response> {
  const own = await keptVariant(path);
  if (!own) return fetchCurrent(event.request);
  // Exactly this one, or a line on which its visitor would rather have another one at once.
  if (new URL(own.url).pathname === path || isPoorLine()) return own;
  const patience = new Promise<'late'>((resolve) => setTimeout(resolve, PICTURE_PATIENCE, 'late'));
  try {
    const response = await Promise.race([fetch(event.request), patience]);
    if (response !== 'late' && response.ok) return response;
  } catch {
    report(event, event.clientId);
  }
  return own;
}

function isPoorLine(): boolean {
  const { connection, onLine } = self.navigator as WorkerNavigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !onLine || Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Pages that a failed request belonged to, and that may not have been listening yet. */
const cutOff = new Set<string>();

/** Whether a request of this page has failed lately. */
export const hadFailure = (clientId: string): boolean => cutOff.delete(clientId);

/** Tells a page that a request of its own has really failed. */
function report(event: FetchEvent, clientId: string): void {
  cutOff.add(clientId);
  event.waitUntil(
    self.clients
      .get(clientId)
      .then((client) => client?.postMessage({ type: 'unreachable' }))
      .catch(() => {}),
  );
}
