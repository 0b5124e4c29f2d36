/** Stands in for the browser around the service worker in unit tests: Cache Storage, network, registration and pages. */
import { vi } from 'vitest';

export const ORIGIN = 'https://spa.example.com';

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;

interface StoredResponse {
  url: string;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

/** A response that knows its URL, as responses of `fetch` do. */
function responseWithUrl(url: string, body: BodyInit, init: ResponseInit): Response {
  const response = new Response(body, init);
  Object.defineProperty(response, 'url', { value: url });
  return response;
}

/** Browsers resolve the address of a redirect against the page's. Node has no page. */
class BrowserResponse extends Response {
  static override redirect = (url: string | URL, status = 302) =>
    new Response(null, { status, headers: { location: String(new URL(url, ORIGIN)) } });
}

/** One cache, keyed by path. */
class FakeCache {
  readonly #entries = new Map<string, StoredResponse>();

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const { url, status } = response;
    const body = await response.arrayBuffer();
    this.#entries.set(pathOf(request), { url, status, headers: [...response.headers], body });
  }
  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    const stored = this.#entries.get(pathOf(request));
    return stored && responseWithUrl(stored.url, stored.body.slice(0), stored);
  }
  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#entries.delete(pathOf(request));
  }
  async keys(): Promise<Request[]> {
    return [...this.#entries.keys()].map((path) => new Request(ORIGIN + path));
  }
}

class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }
  has = async (name: string): Promise<boolean> => this.#caches.has(name);
  delete = async (name: string): Promise<boolean> => this.#caches.delete(name);
  keys = async (): Promise<string[]> => [...this.#caches.keys()];
  match = async (request: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
    this.#caches.get(cacheName)?.match(request);
}

export interface FakePage {
  id: string;
  /** Messages that the page has received. */
  messages: unknown[];
  postMessage: (message: unknown, ports?: readonly MessagePort[]) => void;
}

/** A page that answers which entry script it runs, or a frozen one, which answers nothing. */
export function fakePage(id: string, entry?: string): FakePage {
  const messages: unknown[] = [];
  return {
    id,
    messages,
    postMessage(message, ports) {
      messages.push(message);
      if (entry !== undefined) ports?.[0]?.postMessage(entry);
    },
  };
}

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  txt: 'text/plain',
  avif: 'image/avif',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

export interface FakeWorker {
  caches: FakeCaches;
  /** What the server has, by path. A response overrides status and headers. */
  site: Map<string, string | (() => Response)>;
  /** Requests in order, as `path` or `path cache-mode`. */
  requests: string[];
  isOnline: boolean;
  pages: FakePage[];
  registration: { active: unknown; installing: unknown; waiting: unknown };
  navigator: { onLine: boolean; connection?: { saveData?: boolean; effectiveType?: string } };
  /** Paths in a cache, sorted. */
  cached: (name: string) => Promise<string[]>;
}

/** Installs the fakes as globals. Import the worker's modules afterwards, because they read globals when they load. */
export function fakeWorker(
  buildId: string,
  manifest: { url: string; revision: string | null }[],
): FakeWorker {
  const caches = new FakeCaches();
  const worker: FakeWorker = {
    caches,
    site: new Map(),
    requests: [],
    isOnline: true,
    pages: [],
    registration: { active: null, installing: null, waiting: null },
    navigator: { onLine: true },
    async cached(name) {
      if (!(await caches.has(name))) return [];
      return (await (await caches.open(name)).keys()).map(({ url }) => pathOf(url)).sort();
    },
  };
  vi.stubGlobal('__BUILD_ID__', buildId);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (request: RequestInfo | URL, init?: RequestInit) => {
    const path = pathOf(request);
    worker.requests.push(init?.cache && init.cache !== 'default' ? `${path} ${init.cache}` : path);
    if (!worker.isOnline) throw new TypeError('Failed to fetch');
    const found = worker.site.get(path);
    if (typeof found === 'function') return found();
    const headers = { 'content-type': TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/html' };
    return responseWithUrl(ORIGIN + path, found ?? 'Not found', { status: found ? 200 : 404, headers });
  });
  vi.stubGlobal('Response', BrowserResponse);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('self', {
    __WB_DISABLE_DEV_LOGS: true,
    __WB_MANIFEST: manifest,
    location: new URL(ORIGIN),
    registration: worker.registration,
    navigator: worker.navigator,
    clients: {
      matchAll: async () => worker.pages,
      get: async (id: string) => worker.pages.find((page) => page.id === id),
    },
  });
  return worker;
}
