import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packFiles } from '../../plugins/offline/pack-files.ts';
import { fakeWorker, type FakeWorker } from './fake-worker.ts';

const PAGES = [
  { path: '/', text: '<html><head><style>a{}b{}</style></head><body><h1>Home</h1></body></html>' },
  { path: '/about', text: '<html><head><style>a{}b{}</style></head><body><h1>About</h1></body></html>' },
  { path: '/not-found', text: '<html><head><style>a{}</style></head><body><h1>Not found</h1></body></html>' },
];
const PACKED = [
  { path: '/assets/about-1.js', text: 'export const title = "About";' },
  { path: '/assets/about-2.css', text: 'a{}b{}' },
];
const PACKS = packFiles([...PAGES, ...PACKED], 3).map(
  (part, index) => [`offline/pack-${index}-abc.txt`, part] as const,
);
const MANIFEST = [
  ...PACKS.map(([url]) => ({ url, revision: null })),
  { url: 'assets/app-1.js', revision: null },
  ...PACKED.map(({ path }) => ({ url: path.slice(1), revision: null, isPacked: true })),
  { url: 'manifest.webmanifest', revision: 'm1' },
  { url: 'icons/icon-192.png', revision: 'i1', isLater: true },
  { url: 'pictures/a-123456-768.avif', revision: null },
];

let worker: FakeWorker;
let modules: typeof import('./install.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  worker = fakeWorker('b1', MANIFEST);
  for (const [url, part] of PACKS) worker.site.set(`/${url}`, JSON.stringify(part));
  for (const { url } of MANIFEST)
    if (!worker.site.has(`/${url}`)) worker.site.set(`/${url}`, `content of ${url}`);
  modules = await import('./install.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Settles while every pause ends at once. */
async function settle<T>(work: Promise<T>): Promise<T> {
  const status = { isSettled: false };
  const end = () => void (status.isSettled = true);
  work.then(end, end);
  while (!status.isSettled) await vi.advanceTimersByTimeAsync(10_000);
  return work;
}
const cachedText = async (cache: string, path: string) =>
  (await worker.caches.match(path, { cacheName: cache }))?.text();

describe('installing a build', () => {
  it('caches every page, script and icon, and no pictures on a first visit', async () => {
    expect(PACKS.length).toBeGreaterThan(1);
    await settle(modules.install());
    for (const { path, text } of PAGES) expect(await cachedText('pages-b1', path)).toBe(text);
    for (const { path, text } of PACKED) expect(await cachedText('files', path)).toBe(text);
    expect(await worker.cached('pages-b1')).toEqual(['/', '/about', '/manifest.webmanifest', '/not-found']);
    expect(await worker.cached('files')).toEqual([
      '/assets/about-1.js',
      '/assets/about-2.css',
      '/assets/app-1.js',
    ]);
    expect(worker.requests.filter((request) => request.startsWith('/assets/'))).toEqual(['/assets/app-1.js']);
    expect(await worker.cached('pictures')).toEqual([]);
  });

  it('serves packed files with the headers of the packs, and with their own type', async () => {
    for (const [url, part] of PACKS)
      worker.site.set(`/${url}`, () =>
        Response.json(part, {
          headers: {
            'content-type': 'text/plain',
            'content-security-policy': "default-src 'self'",
            etag: 'x',
          },
        }),
      );
    await settle(modules.install());
    const page = await worker.caches.match('/about', { cacheName: 'pages-b1' });
    expect(Object.fromEntries(page!.headers)).toEqual({
      'content-security-policy': "default-src 'self'",
      'content-type': 'text/html; charset=utf-8',
    });
    const typeOf = async (path: string) =>
      (await worker.caches.match(path, { cacheName: 'files' }))!.headers.get('content-type');
    expect(await typeOf('/assets/about-1.js')).toBe('text/javascript; charset=utf-8');
    expect(await typeOf('/assets/about-2.css')).toBe('text/css; charset=utf-8');
  });

  it('leaves icons to the time after a first install, and then fetches nothing else', async () => {
    await settle(modules.install());
    const names = await import('./cache-names.ts');
    expect([await names.isInstalled(), await names.isInstalled('all')]).toEqual([true, false]);
    worker.requests.length = 0;
    await settle(modules.precacheSite('all'));
    expect(worker.requests).toEqual(['/icons/icon-192.png no-cache']);
    expect(await names.isInstalled('all')).toBe(true);
  });

  it('includes the icons and pictures in an update, in a format that the browser can decode', async () => {
    worker.registration.active = {};
    // Node decodes no images, so this is a browser without AVIF.
    worker.site.set('/pictures/a-123456-768.webp', 'picture');
    await settle(modules.install());
    expect(await worker.cached('pictures')).toEqual(['/pictures/a-123456-768.webp']);
    expect(await worker.cached('pages-b1')).toContain('/icons/icon-192.png');
  });

  it('rejects an update whose pictures the server does not have', async () => {
    worker.registration.active = {};
    await expect(settle(modules.install())).rejects.toThrow('/pictures/a-123456-768.webp');
  });

  it('fails when the server does not have a file, after asking past the cache', async () => {
    worker.site.delete('/assets/app-1.js');
    await expect(settle(modules.install())).rejects.toThrow('/assets/app-1.js');
    expect(worker.requests.filter((request) => request.startsWith('/assets/app-1.js'))).toEqual([
      '/assets/app-1.js',
      '/assets/app-1.js reload',
    ]);
  });

  it("does not cache a captive portal's page in place of a script", async () => {
    worker.site.set(
      '/assets/app-1.js',
      () => new Response('Please log in', { headers: { 'content-type': 'text/html' } }),
    );
    await expect(settle(modules.install())).rejects.toThrow('text/html');
    expect(await worker.cached('files')).toEqual([]);
  });

  it('retries a file that fails at first', async () => {
    let failures = 3;
    worker.site.set('/assets/app-1.js', () => {
      if (failures-- > 0) throw new TypeError('Failed to fetch');
      return new Response('script', { headers: { 'content-type': 'text/javascript' } });
    });
    await settle(modules.install());
    expect(await cachedText('files', '/assets/app-1.js')).toBe('script');
  });

  it('continues after an interrupted attempt without fetching a file twice', async () => {
    worker.site.delete('/manifest.webmanifest');
    await expect(settle(modules.install())).rejects.toThrow('manifest');
    worker.site.set('/manifest.webmanifest', '{}');
    worker.requests.length = 0;
    await settle(modules.install());
    expect(worker.requests).toEqual(['/manifest.webmanifest no-cache']);
    expect(await worker.cached('pages-b1')).toContain('/about');
  });

  it('fetches one pack after the other, and after an interruption only those that are missing', async () => {
    const [first, ...others] = PACKS.map(([url]) => `/${url}`);
    const packRequests = () => worker.requests.filter((request) => request.startsWith('/offline/'));
    worker.site.delete(others[0]!);
    await expect(settle(modules.install())).rejects.toThrow(others[0]);
    expect(packRequests()).toEqual([first, others[0], `${others[0]} reload`]);
    worker.site.set(others[0]!, JSON.stringify(PACKS[1]![1]));
    worker.requests.length = 0;
    await settle(modules.install());
    expect(packRequests()).toEqual(others);
    expect(await worker.cached('pages-b1')).toContain('/about');
  });

  it('rejects a pack that breaks off', async () => {
    const [last, pack] = PACKS.at(-1)!;
    worker.site.set(`/${last}`, JSON.stringify(pack).slice(0, -1));
    await expect(settle(modules.install())).rejects.toThrow(SyntaxError);
    expect(await worker.cached('pages-b1')).not.toContain('/about');
  });
});

describe('static routes', () => {
  it('cover what is sent, entry pages without a query, files, and pictures in their precached size', async () => {
    vi.stubGlobal('self', { ...self, URLPattern: true });
    const rules: { condition: unknown; source: unknown }[] = [];
    await modules.addStaticRoutes({ addRoutes: async (list: typeof rules) => rules.push(...list) } as never);
    const [sent, , pages, , pictures] = rules;
    expect(sent).toEqual({ condition: { requestMethod: 'POST' }, source: 'network' });
    expect(rules.map(({ source }) => source)).toEqual([
      'network',
      'network',
      { cacheName: 'pages-b1' },
      { cacheName: 'files' },
      { cacheName: 'pictures' },
    ]);
    const anyOf = (...patterns: object[]) => ({
      or: expect.arrayContaining(
        patterns.map((pattern) => expect.objectContaining({ urlPattern: expect.objectContaining(pattern) })),
      ),
    });
    expect(pages!.condition).toEqual(anyOf({ pathname: '/', search: '' }));
    expect(pictures!.condition).toEqual(anyOf({ pathname: '/pictures/*-768.avif' }));
  });
  it('are skipped in browsers without them', async () => {
    await expect(modules.addStaticRoutes({} as never)).resolves.toBeUndefined();
  });
});
