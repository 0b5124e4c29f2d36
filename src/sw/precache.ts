import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Paths that the backend answers, never a page. */
const BACKEND = /^\/(rest|storage|functions|api|__mail|healthz|config\.json|qrcode)\b/;

/** Answers pages and their files from the device; an unknown path gets the not-found page. */
export function precache(): void {
  cleanupOutdatedCaches();
  precacheAndRoute(self.__WB_MANIFEST, {
    cleanURLs: false,
    directoryIndex: 'index.html',
    ignoreURLParametersMatching: [/./],
    urlManipulation: ({ url }) => {
      // `/contact` and `/contact/` are `contact/index.html`.
      if (/\.[a-z0-9]+$/i.test(url.pathname)) return [];
      const page = new URL(url);
      page.pathname = `${url.pathname.replace(/\/$/, '')}/index.html`;
      return [page];
    },
  });
  const notFound = createHandlerBoundToURL('/not-found/index.html');
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && !BACKEND.test(url.pathname),
    async (options) => {
      // A page that this build does not know may be newer than the device: the network decides while there is one.
      try {
        return await fetch(options.request);
      } catch {
        return notFound(options);
      }
    },
  );
}
