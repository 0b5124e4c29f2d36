import { runInNewContext } from 'node:vm';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSignal } from '../outbox/browser-signal.ts';
import { bundleBootScript } from '../plugins/bundle-script.ts';

/** As it is inlined into the pages, except that a function of the test takes the place of `import`. */
let bootScript: string;
beforeAll(async () => {
  bootScript = (await bundleBootScript()).replace('import(', 'imported(');
});

interface Options {
  path: string;
  search?: string;
  boot?: Record<string, unknown>;
  browser?: Record<string, unknown>;
  /** Additional properties of `window`. */
  page?: Record<string, unknown>;
  indexedDB?: unknown;
  /** The visitor's stored choice about QR visits. */
  choice?: string;
  /** State of the history entry. */
  entry?: unknown;
  /** Whether the network lets a request through. */
  passes?: (url: string) => boolean;
  /** Whether the browser is older than the supported ones. */
  isOld?: boolean;
  /** Whether the browser prepares the page before anybody has opened it. */
  isPrerendering?: boolean;
  /** Status of a reply, by the cache mode of its request. */
  status?: (mode: string | undefined) => number;
}

interface Link {
  rel: string;
  href: string;
  disabled?: boolean;
  onload?: () => void;
  onerror?: () => void;
  remove: () => void;
}

/** Runs the boot script in a new page. @returns what it did */
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
  isOld = false,
  isPrerendering = false,
}: Options) {
  const stored: Record<string, string> = choice ? { 'privacy-choice': choice } : {};
  const shown: string[] = [];
  const left: string[] = [];
  const links: Link[] = [];
  const dataset: Record<string, string> = {};
  const element = {
    textContent: JSON.stringify({
      entry: '/e.js',
      chunks: [],
      inlinedStyles: [],
      otherStyles: [],
      late: '/fonts.css',
      ...boot,
    }),
  };
  const listeners: Record<string, () => void> = {};
  const restStyles = {};
  let movedRestStyles = false;
  const document = {
    getElementById: () => element,
    querySelectorAll: () => [restStyles],
    createElement: () => ({ remove: () => {} }),
    head: {
      append: (style: unknown) => (movedRestStyles = style === restStyles),
      appendChild(link: Link) {
        links.push(link);
        const here = passes(link.href) && status('default') === 200;
        void Promise.resolve().then(() => (here ? link.onload?.() : link.onerror?.()));
        return link;
      },
    },
    documentElement: { dataset, ...(isOld ? {} : { popover: null }) },
    addEventListener: (type: string, run: () => void) => (listeners[type] = run),
    prerendering: isPrerendering,
    referrer: 'https://example.org/list?email=ada@example.org#top',
  };
  const imported: string[] = [];
  const window: Record<string, unknown> = {
    addEventListener: () => {},
    ...page,
    document,
    indexedDB,
    navigator: browser,
    location: { pathname: path, search, hash: '', replace: (to: string) => left.push(to) },
    history: {
      state: entry,
      replaceState(state: unknown, _: unknown, to: string) {
        entry = state;
        shown.push(to);
      },
    },
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => (stored[key] = value),
    },
    crypto,
    Date,
    performance: { getEntriesByType: () => [] },
    setTimeout,
    clearTimeout,
    async fetch(url: string, init?: { cache?: string }) {
      if (!passes(url)) throw new TypeError('Failed to fetch');
      return { ok: status(init?.cache) === 200, arrayBuffer: async () => new ArrayBuffer(0) };
    },
    imported: async (entry: string) => void imported.push(entry),
  };
  window['window'] = window;
  runInNewContext(bootScript, window);
  const scans = () => Object.entries(stored).filter(([key]) => key.startsWith('scan:'));
  return {
    listeners,
    isFromMail: 'mailLink' in dataset,
    get scans() {
      return scans().map(([, text]) => JSON.parse(text) as Record<string, string>);
    },
    shown,
    left,
    links,
    imported,
    movedRestStyles,
    entry,
    handed: window['unsubscribeQuery'],
  };
}

describe('at the address of a QR code, the boot script', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stores the scan and shows the page's own address, query included, at once", () => {
    const { scans, shown, left } = run({ path: '/qrcode/bag', search: '?utm_source=x' });
    expect(scans).toMatchObject([
      { code: 'bag', search: '?utm_source=x', referrer: 'https://example.org/list' },
    ]);
    expect(Date.parse(scans[0]!['at']!)).toBe(Date.now());
    expect(shown).toEqual(['/?utm_source=x']);
    expect(left).toEqual([]);
  });

  it('stores the scan of an address in capitals', () => {
    const { scans, shown } = run({ path: '/QRCODE/BAG', search: '?UTM_Source=x' });
    expect(scans).toMatchObject([{ code: 'BAG', search: '?UTM_Source=x' }]);
    expect(shown).toEqual(['/?UTM_Source=x']);
  });

  it('stores the scan of a page that was prepared in advance once it is shown', () => {
    const page = run({ path: '/qrcode/bag', search: '?utm_source=x', isPrerendering: true });
    expect(page.scans).toEqual([]);
    expect(page.shown).toEqual(['/?utm_source=x']);
    page.listeners['prerenderingchange']!();
    expect(page.scans).toMatchObject([{ code: 'bag', search: '?utm_source=x' }]);
  });

  it('redirects to another site after 100 ms, not earlier', async () => {
    const { scans, shown, left, imported } = run({
      path: '/qrcode/partner',
      boot: { to: 'https://partner.example.com/a' },
    });
    expect(scans).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(99);
    expect(imported, 'the app starts, to deliver the scan').toEqual(['/e.js']);
    expect(left).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(left).toEqual(['https://partner.example.com/a']);
    expect(shown).toEqual([]);
  });

  it.each([
    [true, {}, undefined],
    [true, { doNotTrack: '0' }, undefined],
    [true, { doNotTrack: 'unspecified' }, undefined],
    [true, { globalPrivacyControl: false }, undefined],
    [false, { doNotTrack: '1' }, undefined],
    [false, { globalPrivacyControl: true }, undefined],
    [false, {}, 'opt-out'],
  ])('stores nothing where the app would not (%s): %j, choice %s', (may, browser, choice) => {
    expect(browserSignal(browser) === null && choice === undefined).toBe(may);
    const result = run({ path: '/qrcode/bag', browser, ...(choice && { choice }) });
    expect(result.scans).toHaveLength(may ? 1 : 0);
    expect(result.shown, 'continues either way').toEqual(['/']);
  });

  it('also stores the scan in IndexedDB, where the app looks for it', async () => {
    const indexedDB = new IDBFactory();
    vi.useRealTimers();
    vi.stubGlobal('indexedDB', indexedDB);
    const { scans } = run({ path: '/qrcode/bag', indexedDB });
    const { storedScans } = await import('../outbox/scan-storage.ts');
    await expect
      .poll(async () => (await storedScans()).map(({ text }) => JSON.parse(text as string) as unknown))
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
  ])('stores the scan in local storage only where IndexedDB %s', (_, indexedDB) => {
    const { scans, shown } = run({ path: '/qrcode/bag', indexedDB: indexedDB ?? null });
    expect(scans).toHaveLength(1);
    expect(shown).toEqual(['/']);
  });

  it('stores and redirects nothing at other addresses', () => {
    for (const path of ['/', '/qrcodes/bag', '/services/qrcode', '/qrcode/a/b'])
      expect(run({ path })).toMatchObject({ scans: [], shown: [], left: [] });
  });
});

describe('on the unsubscribe page, the boot script', () => {
  it.each(['?token=abc', '?email=ada%40example.org&token=abc'])(
    'takes %s out of the address and hands it to the app',
    (search) => {
      const { shown, entry, handed, isFromMail } = run({ path: '/unsubscribe', search });
      expect(isFromMail).toBe(true);
      expect(shown).toEqual(['/unsubscribe']);
      expect(handed).toBe(search);
      expect(run({ path: '/unsubscribe/', entry }).handed, 'also after a reload').toBe(search);
    },
  );

  it('does not change an address without a query', () => {
    expect(run({ path: '/unsubscribe' })).toMatchObject({ shown: [], handed: undefined, isFromMail: false });
    expect(run({ path: '/contact', search: '?token=abc' })).toMatchObject({ shown: [], handed: undefined });
  });
});

describe('on a bad connection, the boot script', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['Chromium', { userAgentData: {} }],
    ['another browser', {}],
    ['Chromium with a service worker', { userAgentData: {}, serviceWorker: { controller: {} } }],
    ['another browser with a service worker', { serviceWorker: { controller: {} } }],
  ])('retries every script until it has loaded, and imports none earlier: %s', async (_, browser) => {
    const asked: string[] = [];
    const passes = (url: string) => {
      if (!url.endsWith('.js')) return true;
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
  ])('bypasses the cache after a cached 404: %s', async (_, browser) => {
    const status = (mode: string | undefined) => (mode === 'reload' ? 200 : 404);
    const { imported } = run({ path: '/', boot: { to: '/', chunks: ['/a.js'] }, status, browser });
    await vi.advanceTimersByTimeAsync(600);
    expect(imported).toEqual(['/a.js', '/e.js']);
  });
});

describe('on a first visit, the boot script', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A page whose load and paint the test decides about. */
  function pageToLoad() {
    const reports: Record<'load' | 'paint', () => void> = { load: () => {}, paint: () => {} };
    const page = {
      addEventListener: (type: string, run: () => void) => type === 'load' && (reports.load = run),
      PerformanceObserver: class {
        constructor(report: () => void) {
          reports.paint = report;
        }
        observe() {}
      },
      requestAnimationFrame: (run: () => void) => run(),
    };
    return { page, reports };
  }

  it('starts the app once the page has loaded and painted, not earlier', async () => {
    const { page, reports } = pageToLoad();
    const { imported } = run({ path: '/', page });
    reports.load();
    await vi.advanceTimersByTimeAsync(900);
    expect(imported).toEqual([]);
    reports.paint();
    await vi.advanceTimersByTimeAsync(10);
    expect(imported).toEqual(['/e.js']);
  });

  it.each([
    ['a second after loading, where the browser reports no paint', true, 1010],
    ['after eight seconds, where the page does not finish loading', false, 8010],
  ])('starts it %s', async (_, loads, ms) => {
    const { page, reports } = pageToLoad();
    const { imported } = run({ path: '/', page });
    if (loads) reports.load();
    await vi.advanceTimersByTimeAsync(ms - 20);
    expect(imported).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(imported).toEqual(['/e.js']);
  });
});

describe('in a browser older than the supported ones, the boot script', () => {
  it('loads the stylesheet of the fonts, but not the app', async () => {
    const { links, imported } = run({
      path: '/',
      boot: { to: '/', chunks: ['/c.js'], late: '/fonts.css' },
      isOld: true,
    });
    await vi.waitFor(() => expect(links.some(({ href }) => href === '/fonts.css')).toBe(true));
    expect(imported).toEqual([]);
  });
});

describe('for the stylesheets, the boot script', () => {
  it('moves the styles after the first screen out of the markup that React hydrates, at once', () => {
    expect(run({ path: '/' }).movedRestStyles).toBe(true);
  });

  it('links that of the fonts for the app', () => {
    const { links } = run({ path: '/', boot: { to: '/', late: '/fonts.css' } });
    expect(links).toContainEqual(
      expect.objectContaining({ rel: 'stylesheet', id: 'fonts', href: '/fonts.css' }),
    );
  });
});
