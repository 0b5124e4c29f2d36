import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { chromiumArguments } from '../chromium-arguments.ts';

/** Figures of one visit: times in milliseconds since the navigation began, sizes in bytes as transferred. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  bytes: number;
  script: number;
  /** When the service worker was ready. 0 when the run did not wait for it. */
  installed: number;
}

const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Milliseconds a browser needs after its start until it is idle. They are not part of a visit. */
const START = 1500;

/** Opens `url` in a fresh browser with the profile `folder` on the slow connection, and waits until it is idle. */
export async function visit(
  url: string,
  folder: string,
  { untilInstalled = false }: { untilInstalled?: boolean } = {},
): Promise<Visit> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: chromiumArguments(),
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    await pause(START);
    const page = await context.newPage();
    await page.addInitScript({ content: observe });
    const session = await context.newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    let script = 0;
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => {});
    if (untilInstalled) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const { fcp, lcp, cls, installed } = await page.evaluate(
      () => (window as unknown as { bench: Omit<Visit, 'bytes' | 'script'> }).bench,
    );
    return { fcp, lcp, cls, installed, bytes, script };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. It is a string, because compiled code would call helpers that are missing there. */
const observe = `(() => {
  const bench = { fcp: 0, lcp: 0, cls: 0, installed: 0 };
  window.bench = bench;
  const watch = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => { bench.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { bench.cls += entry.value; });
  navigator.serviceWorker?.ready.then(() => { bench.installed = performance.now(); });
})()`;
