import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { chromiumArguments } from '../chromium-arguments.ts';

/** Figures of one visit: times in milliseconds from the start of the navigation, sizes in transferred bytes. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  bytes: number;
  script: number;
  /** When the service worker was ready. 0 if the visit did not wait for it. */
  installed: number;
  /** When a form that was sent empty as soon as it was there said what is missing. 0 if the visit did not press SEND. */
  answered: number;
}

/** 400 kbit/s both ways with a 400 ms round trip. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** How long a browser is busy after its start. A fixed wait, because the browser does not say when it is idle. */
const BROWSER_STARTUP_MS = 1500;

interface VisitOptions {
  untilInstalled?: boolean;
  pressesSend?: boolean;
  /** How many times slower than this machine the phone's CPU is. */
  cpuSlowdown?: number;
}

/** Opens `url` on a slow connection, in a new browser with the profile in `folder`. Waits until the network is idle. */
export async function visit(
  url: string,
  folder: string,
  { untilInstalled = false, pressesSend = false, cpuSlowdown = 4 }: VisitOptions = {},
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
    await sleep(BROWSER_STARTUP_MS);
    const page = await context.newPage();
    await page.addInitScript({ content: recordPerformance });
    if (pressesSend) await page.addInitScript({ content: pressSend });
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
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => {});
    if (untilInstalled)
      await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true), null, {
        timeout: 120_000,
      });
    if (pressesSend) {
      if ((await page.locator('main form').count()) === 0) throw new Error(`${url} has no form.`);
      await page.waitForFunction(() => (window as unknown as { bench: Visit }).bench.answered > 0, null, {
        timeout: 120_000,
      });
    }
    const { fcp, lcp, cls, installed, answered } = await page.evaluate(
      () => (window as unknown as { bench: Omit<Visit, 'bytes' | 'script'> }).bench,
    );
    return { fcp, lcp, cls, installed, answered, bytes, script };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. It is a string because compiled code may call helpers that pages lack. */
const recordPerformance = `(() => {
  const bench = { fcp: 0, lcp: 0, cls: 0, installed: 0, answered: 0 };
  window.bench = bench;
  const observe = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => { bench.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { bench.cls += entry.value; });
  navigator.serviceWorker?.ready.then(() => { bench.installed = performance.now(); });
})()`;

/** Presses SEND of the first form as a hasty visitor would: before the scripts are there, and with nothing written. */
const pressSend = `addEventListener('DOMContentLoaded', () => {
  const form = document.querySelector('main form');
  new MutationObserver(() => {
    if (!document.querySelector('main form [aria-invalid=true]')) return;
    window.bench.answered ||= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['aria-invalid'], childList: true });
  form?.querySelector('[type=submit]').click();
})`;
