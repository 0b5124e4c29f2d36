import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePage, fakeWorker, type FakeWorker } from './fake-worker.ts';

const ENTRY = '/assets/browser-2.js';
const MANIFEST = [
  { url: 'assets/browser-2.js', revision: null },
  { url: 'pictures/a-123456-768.avif', revision: null },
];
const OLD = ['/assets/browser-1.js', '/pictures/a-000000-768.avif'];

let worker: FakeWorker;
let modules: typeof import('./cleanup.ts');

beforeEach(async () => {
  vi.resetModules();
  worker = fakeWorker('b2', MANIFEST);
  modules = await import('./cleanup.ts');
  for (const [cache, path] of [
    ['files', ENTRY],
    ['files', OLD[0]],
    // WebP, because this browser does not decode AVIF.
    ['pictures', '/pictures/a-123456-768.webp'],
    ['pictures', OLD[1]],
    ['pages-b2', '/'],
  ] as [string, string][])
    await (await worker.caches.open(cache)).put(path, new Response('x'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const files = async () => [...(await worker.cached('files')), ...(await worker.cached('pictures'))];
const CURRENT = [ENTRY, '/pictures/a-123456-768.webp'];
const EVERYTHING = [...CURRENT, ...OLD].sort();

describe('when a build activates', () => {
  beforeEach(async () => {
    for (const name of ['pages-b1', 'workbox-precache-v2', 'other']) await worker.caches.open(name);
  });

  it('the pages of earlier builds are deleted, and no other caches', async () => {
    await modules.cleanUpPages();
    expect((await worker.caches.keys()).sort()).toEqual(['files', 'other', 'pages-b2', 'pictures']);
  });

  it.each(['installing', 'waiting'] as const)('they are kept while another build is %s', async (state) => {
    worker.registration[state] = {};
    await modules.cleanUpPages();
    expect(await worker.caches.has('pages-b1')).toBe(true);
  });
});

describe('files of earlier builds', () => {
  it('are deleted when no page is open', async () => {
    await modules.cleanUpFiles();
    expect(await files()).toEqual(CURRENT);
  });

  it('are deleted when every open page runs this build', async () => {
    worker.pages = [fakePage('a', ENTRY), fakePage('b', ENTRY)];
    await modules.cleanUpFiles();
    expect(await files()).toEqual(CURRENT);
  });

  it('are kept while a page of an earlier build is open', async () => {
    worker.pages = [fakePage('a', ENTRY), fakePage('b', OLD[0])];
    await modules.cleanUpFiles();
    expect((await files()).sort()).toEqual(EVERYTHING);
  });

  it('are kept while a page does not reply, because it may be frozen', async () => {
    vi.useFakeTimers();
    worker.pages = [fakePage('frozen')];
    const cleaned = modules.cleanUpFiles();
    await vi.advanceTimersByTimeAsync(3000);
    await cleaned;
    expect((await files()).sort()).toEqual(EVERYTHING);
  });

  it.each(['installing', 'waiting'] as const)('are kept while another build is %s', async (state) => {
    worker.registration[state] = {};
    await modules.cleanUpFiles();
    expect((await files()).sort()).toEqual(EVERYTHING);
  });

  it('are kept while pages of another build are cached', async () => {
    await worker.caches.open('pages-b3');
    await modules.cleanUpFiles();
    expect((await files()).sort()).toEqual(EVERYTHING);
  });
});
