import { runInNewContext } from 'node:vm';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSignal } from '../../outbox/browser-signal.ts';
import { bootScript } from './boot.ts';

interface Options {
  path: string;
  search?: string;
  boot?: Record<string, unknown>;
  browser?: Record<string, unknown>;
  /** What the page's global object has beside the usual. */
  page?: Record<string, unknown>;
  indexedDB?: unknown;
  choice?: string;
  /** The state of the history entry. */
  entry?: unknown;
  /** Whether the line lets a request through. */
  passes?: (url: string) => boolean;
  /** The status of what a cache mode gets. */
  status?: (mode: string | undefined) => number;
}

interface Link {
  href: string;
  onload?: () => void;
  onerror?: () => void;
  remove: () => void;
}

/** Runs the boot script in a page of its own. @returns what it did */
function run({
  path,
  search = '',
  boot = { path: '/' },
  browser = {},
  page = {},
  indexedDB = new IDBFactory(),
  choice,
  entry = null,
  passes = () => true,
  status = () => 200,
}: Options) {
  const notes: Record<string, string> = choice ? { 'privacy-choice': choice } : {};
  const went: string[] = [];
  const left: string[] = [];
  const dataset: Record<string, string> = {};
  const element = { textContent: JSON.stringify({ entry: '/e.js', chunks: [], late: '', ...boot }) };
  const document = {
    getElementById: () => element,
    createElement: () => ({ remove: () => {} }),
    head: {
      appendChild(link: Link) {
        const here = passes(link.href) && status('default') === 200;
        void Promise.resolve().then(() => (here ? link.onload?.() : link.onerror?.()));
        return link;
      },
    },
    documentElement: { dataset, setAttribute: () => {} },
    addEventListener: () => {},
    readyState: 'loading',
    referrer: 'https://example.org/list?email=ada@example.org#top',
  };
  const imported: string[] = [];
  const window: Record<string, unknown> = { addEventListener: () => {}, ...page };
  runInNewContext(bootScript.replace('import(', 'imported('), {
    ...page,
    document,
    window,
    indexedDB,
    navigator: browser,
    location: { pathname: path, search, hash: '', replace: (to: string) => left.push(to) },
    history: {
      state: entry,
      replaceState(state: unknown, _: unknown, to: string) {
        entry = state;
        went.push(to);
      },
    },
    localStorage: {
      getItem: (key: string) => notes[key] ?? null,
      setItem: (key: string, value: string) => (notes[key] = value),
    },
    crypto,
    Date,
    performance: { getEntriesByType: () => [] },
    setTimeout,
    async fetch(url: string, init?: { cache?: string }) {
      if (!passes(url)) throw new TypeError('Failed to fetch');
      return { ok: status(init?.cache) === 200, arrayBuffer: async () => new ArrayBuffer(0) };
    },
    imported: async (entry: string) => void imported.push(entry),
  });
  const scans = Object.entries(notes).filter(([key]) => key.startsWith('scan:'));
  return {
    scans: scans.map(([, note]) => JSON.parse(note) as Record<string, string>),
    went,
    left,
    imported,
    entry,
    handed: window['unsubscribeQuery'],
  };
}

describe('at the address of a scanned code the boot script', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("notes the scan and puts the page's own address in the address bar, labels and all, at once", () => {
    const { scans, went, left } = run({ path: '/qrcode/bag', search: '?utm_source=x' });
    expect(scans).toMatchObject([
      { code: 'bag', search: '?utm_source=x', referrer: 'https://example.org/list' },
    ]);
    expect(Date.parse(scans[0]!['at']!)).toBe(Date.now());
    expect(went).toEqual(['/?utm_source=x']);
    expect(left).toEqual([]);
  });

  it('leaves for another site after 100 ms, not before', async () => {
    const { scans, went, left, imported } = run({
      path: '/qrcode/partner',
      boot: { to: 'https://partner.example.com/a' },
    });
    expect(scans).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(99);
    expect(imported, 'the application starts, to deliver the scan').toEqual(['/e.js']);
    expect(left).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(left).toEqual(['https://partner.example.com/a']);
    expect(went).toEqual([]);
  });

  it.each([
    [true, {}, {}, undefined],
    [true, { doNotTrack: '0', msDoNotTrack: '0' }, { doNotTrack: '0' }, undefined],
    [true, { doNotTrack: 'unspecified' }, { doNotTrack: null }, undefined],
    [true, { doNotTrack: 'no' }, {}, undefined],
    [true, { globalPrivacyControl: false }, {}, undefined],
    [false, { doNotTrack: '1' }, {}, undefined],
    [false, { doNotTrack: 'yes' }, {}, undefined],
    [false, { msDoNotTrack: '1' }, {}, undefined],
    [false, {}, { doNotTrack: '1' }, undefined],
    [false, { globalPrivacyControl: true }, {}, undefined],
    [false, {}, {}, 'opt-out'],
  ])(
    'notes nothing where the application would not (%s): %j, %j, choice %s',
    (may, browser, page, choice) => {
      expect(browserSignal(browser, page) === null && choice === undefined).toBe(may);
      const result = run({ path: '/qrcode/bag', browser, page, ...(choice && { choice }) });
      expect(result.scans).toHaveLength(may ? 1 : 0);
      expect(result.went, 'and goes on either way').toEqual(['/']);
    },
  );

  it('notes the scan in IndexedDB too, where the application looks for it', async () => {
    const indexedDB = new IDBFactory();
    vi.useRealTimers();
    vi.stubGlobal('indexedDB', indexedDB);
    const { scans } = run({ path: '/qrcode/bag', indexedDB });
    const { scanNotes } = await import('../../outbox/notes.ts');
    await expect
      .poll(async () => (await scanNotes()).map(({ text }) => JSON.parse(text as string) as unknown))
      .toEqual(scans);
    vi.unstubAllGlobals();
  });

  it.each([
    ['is missing', undefined],
    [
      'is denied',
      {
        open: () => {
          throw new Error('SecurityError');
        },
      },
    ],
  ])('notes the scan in local storage alone where IndexedDB %s', (_, indexedDB) => {
    const { scans, went } = run({ path: '/qrcode/bag', indexedDB: indexedDB ?? null });
    expect(scans).toHaveLength(1);
    expect(went).toEqual(['/']);
  });

  it('does nothing of it anywhere else', () => {
    for (const path of ['/', '/qrcodes/bag', '/services/qrcode', '/qrcode/a/b'])
      expect(run({ path })).toMatchObject({ scans: [], went: [], left: [] });
  });
});

describe('on the unsubscribe page the boot script', () => {
  it.each(['?token=abc', '?email=ada%40example.org&token=abc'])(
    'takes %s out of the address, and hands it on',
    (search) => {
      const { went, entry, handed } = run({ path: '/unsubscribe', search });
      expect(went).toEqual(['/unsubscribe']);
      expect(handed).toBe(search);
      expect(run({ path: '/unsubscribe/', entry }).handed, 'after a reload too').toBe(search);
    },
  );

  it('leaves an address without a query alone', () => {
    expect(run({ path: '/unsubscribe' })).toMatchObject({ went: [], handed: null });
    expect(run({ path: '/contact', search: '?token=abc' })).toMatchObject({ went: [], handed: undefined });
  });
});

describe('on a bad line the boot script', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['Chromium', { userAgentData: {} }],
    ['another browser', {}],
    ['Chromium with a service worker', { userAgentData: {}, serviceWorker: { controller: {} } }],
    ['another browser with a service worker', { serviceWorker: { controller: {} } }],
  ])('asks for every script until it is here, and imports none before: %s', async (_, browser) => {
    const asked: string[] = [];
    const passes = (url: string) => {
      asked.push(url);
      const count = asked.filter((other) => other === url).length;
      return count > (url === '/a.js' ? 2 : 1);
    };
    const { imported } = run({ path: '/', boot: { to: '/', chunks: ['/a.js', '/b.js'] }, passes, browser });
    await vi.advanceTimersByTimeAsync(1499);
    expect(imported).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(imported).toEqual(['/a.js', '/b.js', '/e.js']);
    expect(asked).toEqual(['/a.js', '/b.js', '/e.js', '/a.js', '/b.js', '/e.js', '/a.js']);
  });

  it.each([
    ['Chromium', { userAgentData: {} }],
    ['another browser', {}],
  ])('asks past the cache after a 404 that the browser keeps: %s', async (_, browser) => {
    const status = (mode: string | undefined) => (mode === 'reload' ? 200 : 404);
    const { imported } = run({ path: '/', boot: { to: '/', chunks: ['/a.js'] }, status, browser });
    await vi.advanceTimersByTimeAsync(600);
    expect(imported).toEqual(['/a.js', '/e.js']);
  });
});
