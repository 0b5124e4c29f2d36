import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';

export interface Run {
  /** Lighthouse's performance score, from 0 to 1. */
  score: number;
  /** Largest contentful paint. */
  paintMs: number;
  blockingTimeMs: number;
  mainThreadMs: number;
}

/**
 * One run on Lighthouse's simulated phone, with nothing cached.
 * `slowdown`: how many times slower than this machine the phone's CPU is
 * @throws when Lighthouse could not measure the page
 */
export async function measure(browser: Browser, url: string, slowdown: number): Promise<Run> {
  const context = await browser.createBrowserContext();
  try {
    // Lighthouse starts on a blank page. One of the same site already runs in the process that the page will use. From
    // `about:blank`, a new process starts while Lighthouse measures: that adds time, and a trace that begins before the
    // process is ready lacks its navigation (NO_NAVSTART).
    const blankPage = new URL('/robots.txt', url).href;
    const result = await lighthouse(
      url,
      {
        logLevel: 'error',
        onlyCategories: ['performance'],
        blankPage,
        throttling: { cpuSlowdownMultiplier: slowdown },
      },
      undefined,
      await context.newPage(),
    );
    const score = result?.lhr.categories.performance?.score;
    const valueOf = (id: string) => result?.lhr.audits[id]?.numericValue;
    const paintMs = valueOf('largest-contentful-paint');
    const blockingTimeMs = valueOf('total-blocking-time');
    const mainThreadMs = valueOf('mainthread-work-breakdown');
    if (
      typeof score !== 'number' ||
      paintMs === undefined ||
      blockingTimeMs === undefined ||
      mainThreadMs === undefined
    )
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'not measured'}`);
    return { score, paintMs, blockingTimeMs, mainThreadMs };
  } finally {
    await context.close();
  }
}
