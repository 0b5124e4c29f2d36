import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/**
 * The smallest service worker that opens a page without a connection. Other files come from the network.
 * `page`: its path, which is safe to put into a string
 */
const smallestWorker = (page: string) => `
addEventListener('install', (event) => event.waitUntil(caches.open('page').then((cache) => cache.add('${page}'))));
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request).then((cached) => cached ?? fetch(event.request)),
));`;

const REGISTRATION =
  '<script>navigator.serviceWorker.register("/smallest-worker.js?" + location.pathname)</script>';

/** Headers that do not fit the changed body, or forbid the registration. */
const DROPPED_HEADERS = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'content-security-policy',
]);

/**
 * Serves the same site with all scripts removed, to measure what the scripts cost. With `offline`, a page also has the
 * site's headers, which cost a repeat visit some time, and registers the smallest service worker.
 */
export class ScriptlessSite {
  origin = '';
  readonly #upstream: string;
  readonly #offline: boolean;
  readonly #pages = new Map<string, Buffer>();
  #server: Server | undefined;

  constructor(upstream: string, { offline = false } = {}) {
    this.#upstream = upstream;
    this.#offline = offline;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      void this.#answer(request.url ?? '/').then(({ body, headers }) => {
        response.writeHead(200, headers);
        response.end(body);
      });
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #answer(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
    const [path, query] = url.split('?');
    if (path === '/smallest-worker.js')
      return { body: Buffer.from(smallestWorker(query!)), headers: { 'content-type': 'text/javascript' } };
    const response = await fetch(this.#upstream + url);
    const type = response.headers.get('content-type') ?? '';
    const kept = [...response.headers].filter(([name]) => !DROPPED_HEADERS.has(name));
    const headers = this.#offline ? Object.fromEntries(kept) : { 'content-type': type };
    if (!type.startsWith('text/html')) return { body: Buffer.from(await response.arrayBuffer()), headers };
    const html = (await response.text()).replace(/<(script|noscript)\b.*?<\/\1>/gs, '');
    const body = this.#pages.get(url) ?? brotliCompressSync(this.#offline ? html + REGISTRATION : html);
    this.#pages.set(url, body);
    return { body, headers: { ...headers, 'content-encoding': 'br' } };
  }
}
