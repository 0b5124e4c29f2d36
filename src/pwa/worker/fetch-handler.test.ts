import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { qrCodes } from '../../content/qr-codes.ts';
import { paths } from '../../site/paths.ts';
import { fakePage, fakeWorker, ORIGIN, type FakeWorker } from './fake-worker.ts';

const MANIFEST = [{ url: 'pictures/a-123456-768.avif', revision: null }];

let worker: FakeWorker;
let modules: typeof import('./fetch-handler.ts');
let extended: Promise<unknown>[];

beforeEach(async () => {
  vi.resetModules();
  extended = [];
  worker = fakeWorker('b1', MANIFEST);
  modules = await import('./fetch-handler.ts');
  for (const path of [
    '/',
    '/contact',
    paths.memberships,
    '/not-found',
    '/services/404.html',
    '/manifest.webmanifest',
  ])
    await store('pages-b1', path);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function store(cache: string, path: string): Promise<void> {
  const response = new Response(`cached ${path}`);
  Object.defineProperty(response, 'url', { value: ORIGIN + path });
  await (await worker.caches.open(cache)).put(path, response);
}

/** Sends a request to the worker. @returns undefined when it leaves the request to the browser */
function request(address: string, { mode = 'no-cors', method = 'GET' } = {}): Promise<Response> | undefined {
  const request = new Request(new URL(address, ORIGIN), { method });
  Object.defineProperty(request, 'mode', { value: mode });
  return modules.handleFetch({
    request,
    clientId: 'page',
    resultingClientId: 'page',
    waitUntil: (work: Promise<unknown>) => extended.push(work),
  } as never);
}
const navigate = (address: string) => request(address, { mode: 'navigate' })!;
const text = async (response: Promise<Response>) => (await response).text();

describe('a navigation', () => {
  it.each(['/contact', '/contact/', '/contact//', '/contact/index.html', '/contact?utm_source=x'])(
    'to %s is answered from the cache',
    async (address) => {
      expect(await text(navigate(address))).toBe('cached /contact');
      expect(worker.requests).toEqual([]);
    },
  );

  it('to a page that has moved is redirected, with its query', async () => {
    const { status, headers } = await navigate(`${paths.bundles}?ref=x`);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`${ORIGIN}${paths.memberships}?ref=x#buy-more-save-more`);
  });

  it('to a QR code shows the page of its destination', async () => {
    const [{ code }] = qrCodes.entries as unknown as [{ code: string }];
    expect(await text(navigate(paths.qrCode(code)))).toBe('cached /');
  });

  const published = async (value: unknown) => {
    const known = { at: 1, rows: [{ key: 'qrCodes', starts_at: '2026-01-01T00:00:00Z', value }] };
    await (await worker.caches.open('site-settings')).put('/site-settings', Response.json(known));
    return text(navigate(paths.qrCode(qrCodes.entries[0]!.code.toUpperCase())));
  };

  it.each([
    [paths.memberships, 'cached /memberships'],
    // Not in this build, another site, or tampered with: the page goes there, or the address is not used at all.
    ['/new-page', 'cached /'],
    ['https://partner.example.com', 'cached /'],
    ['https://', 'cached /'],
    ['javascript:alert(1)', 'cached /'],
    [{}, 'cached /'],
  ])('to a QR code that the owner has led to %s shows what is %s', async (destination, shown) => {
    expect(await published([{ ...qrCodes.entries[0], destination }])).toBe(shown);
  });

  it.each([[null], [7], [{}], [[null]], [[{ code: 7 }]]])(
    'to a QR code shows the page of the build while %j is stored',
    async (value) => {
      expect(await published(value)).toBe('cached /');
    },
  );

  it('to an unknown page goes to the network, which may have a newer build', async () => {
    worker.site.set('/new-page', 'from the network');
    expect(await text(navigate('/new-page'))).toBe('from the network');
    expect((await navigate('/no-such-page')).status).toBe(404);
  });

  it.each([
    ['/no-such-page', 'cached /not-found'],
    ['/services/no-such-service', 'cached /services/404.html'],
  ])('to %s shows %s while offline, and tells the page', async (address, shown) => {
    const page = fakePage('page');
    worker.pages = [page];
    worker.isOnline = false;
    expect(await text(navigate(address))).toBe(shown);
    await Promise.all(extended);
    expect(page.messages).toEqual([{ type: 'unreachable' }]);
    expect([modules.hadFailure('page'), modules.hadFailure('page')], 'remembered once').toEqual([
      true,
      false,
    ]);
  });

  it('fails while offline where the not-found page is not cached either', async () => {
    await worker.caches.delete('pages-b1');
    worker.isOnline = false;
    await expect(navigate('/contact')).rejects.toThrow('Failed to fetch');
  });

  it.each(['/healthz', '/rest/v1/inquiries', '/api/unsubscribe', '/config.json', '/__mail'])(
    'to %s is left to the browser, because the backend serves it',
    (address) => expect(request(address, { mode: 'navigate' })).toBeUndefined(),
  );
});

describe('a file', () => {
  it('is answered from the cache', async () => {
    await store('files', '/assets/app-1.js');
    expect(await text(request('/assets/app-1.js')!)).toBe('cached /assets/app-1.js');
    expect(await text(request('/manifest.webmanifest')!)).toBe('cached /manifest.webmanifest');
    expect(worker.requests).toEqual([]);
  });

  it('that is not cached comes from the network, past a cached 404', async () => {
    worker.site.set('/assets/new-2.js', 'new');
    expect(await text(request('/assets/new-2.js')!)).toBe('new');
    expect((await request('/assets/gone.js')!).status).toBe(404);
    expect(worker.requests).toEqual(['/assets/new-2.js', '/assets/gone.js', '/assets/gone.js reload']);
  });

  it('of another origin, or with another method, is left to the browser', () => {
    expect(request('https://other.example.com/assets/app-1.js')).toBeUndefined();
    expect(request('/assets/app-1.js', { method: 'POST' })).toBeUndefined();
  });

  it('outside the site, such as a film or the API, is left to the browser, range requests included', () => {
    expect(request('/films/head-spa.mp4')).toBeUndefined();
    expect(request('/rest/v1/inquiries')).toBeUndefined();
  });
});

describe('a picture', () => {
  const SMALL = '/pictures/a-123456-480.avif';
  const CACHED = '/pictures/a-123456-768.avif';
  beforeEach(() => store('pictures', CACHED));

  it('in the cached size is answered from the cache', async () => {
    expect(await text(request(CACHED)!)).toBe(`cached ${CACHED}`);
    expect(worker.requests).toEqual([]);
  });

  it('in another size comes from the network', async () => {
    worker.site.set(SMALL, 'small');
    expect(await text(request(SMALL)!)).toBe('small');
  });

  it.each([
    ['offline', () => (worker.isOnline = false)],
    ['the server does not have it', () => {}],
    ['the connection is slow', () => (worker.navigator.connection = { effectiveType: '3g' })],
    ['the browser saves data', () => (worker.navigator.connection = { saveData: true })],
  ])('in another size is replaced by the cached size: %s', async (_, prepare) => {
    prepare();
    expect(await text(request(SMALL)!)).toBe(`cached ${CACHED}`);
  });

  it('in another size is replaced by the cached size after 4 s without an answer', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const response = text(request(SMALL)!);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await response).toBe(`cached ${CACHED}`);
  });

  it('of an earlier build is found in any size', async () => {
    await store('pictures', '/pictures/old-abcdef-1080.webp');
    worker.isOnline = false;
    expect(await text(request('/pictures/old-abcdef-480.avif')!)).toBe(
      'cached /pictures/old-abcdef-1080.webp',
    );
  });

  it('that was precached as WebP answers requests for AVIF', async () => {
    await (await worker.caches.open('pictures')).delete(CACHED);
    await store('pictures', '/pictures/a-123456-768.webp');
    worker.isOnline = false;
    expect(await text(request(SMALL)!)).toBe('cached /pictures/a-123456-768.webp');
  });
});
