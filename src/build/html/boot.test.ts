import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSignal } from '../../features/qr-visit/tracking.ts';
import { bootScript } from './boot.ts';

interface Options {
  path: string;
  search?: string;
  boot?: Record<string, unknown>;
  browser?: Record<string, unknown>;
  choice?: string;
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
  choice,
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
    referrer: 'https://example.org/',
  };
  const imported: string[] = [];
  runInNewContext(bootScript.replace('import(', 'imported('), {
    document,
    window: { addEventListener: () => {} },
    navigator: browser,
    location: { pathname: path, search, hash: '', replace: (to: string) => left.push(to) },
    history: { replaceState: (_: unknown, __: unknown, to: string) => went.push(to) },
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
  return { scans: scans.map(([, note]) => JSON.parse(note) as Record<string, string>), went, left, imported };
}

describe('at the address of a scanned code the boot script', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("notes the scan and puts the page's own address in the address bar, labels and all, at once", () => {
    const { scans, went, left } = run({ path: '/qrcode/bag', search: '?utm_source=x' });
    expect(scans).toMatchObject([{ code: 'bag', search: '?utm_source=x', referrer: 'https://example.org/' }]);
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
    [{}, undefined],
    [{ doNotTrack: '0' }, undefined],
    [{ doNotTrack: 'unspecified' }, undefined],
    [{ doNotTrack: '1' }, undefined],
    [{ globalPrivacyControl: true }, undefined],
    [{ globalPrivacyControl: false }, undefined],
    [{}, 'opt-out'],
  ])('asks the same as the application whether it may: %j, choice %s', (browser, choice) => {
    const allowed = browserSignal(browser) === null && choice === undefined;
    const result = run({ path: '/qrcode/bag', browser, ...(choice && { choice }) });
    expect(result.scans).toHaveLength(allowed ? 1 : 0);
    expect(result.went, 'and goes on either way').toEqual(['/']);
  });

  it('does nothing of it anywhere else', () => {
    for (const path of ['/', '/qrcodes/bag', '/services/qrcode', '/qrcode/a/b'])
      expect(run({ path })).toMatchObject({ scans: [], went: [], left: [] });
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
