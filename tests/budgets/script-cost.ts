/**
 * How much longer each kind of page blocks the main thread than the same page without scripts. Both are measured in turn,
 * so a slow machine slows both.
 */
import lighthouse from 'lighthouse';
import { type Browser, launch } from 'puppeteer-core';
import { ScriptlessSite } from '../bench/scriptless-site.ts';
import { chromiumArguments } from '../chromium-arguments.ts';
import { chromiumPath } from '../chromium.ts';

/** Most that the scripts of a page may add to its total blocking time (ms). */
const MAX_COST_MS = 50;
/** Runs of a page that stays over the limit. Other load only adds time, so the fastest runs are compared. */
const MAX_RUNS = 5;

/** Prints a line for each page. @returns the paths that are over the limit */
export async function pagesWithCostlyScripts(origin: string, paths: readonly string[]): Promise<string[]> {
  const scriptless = new ScriptlessSite(origin);
  await scriptless.start();
  const browser = await launch({ executablePath: chromiumPath(), args: chromiumArguments() });
  const costly: string[] = [];
  try {
    for (const path of paths) {
      const [withScripts, without]: [number[], number[]] = [[], []];
      const cost = () => Math.round(Math.min(...withScripts) - Math.min(...without));
      do {
        withScripts.push(await blockingTimeMs(browser, origin + path));
        without.push(await blockingTimeMs(browser, scriptless.origin + path));
      } while (cost() > MAX_COST_MS && withScripts.length < MAX_RUNS);
      if (cost() > MAX_COST_MS) costly.push(path);
      console.log(`${path}: scripts block ${cost()} ms longer, in ${withScripts.length} runs`);
    }
  } finally {
    await browser.close();
    await scriptless.stop();
  }
  return costly;
}

/** Total blocking time of Lighthouse's simulated phone, with nothing cached. */
async function blockingTimeMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    // Lighthouse starts on a blank page. One of the same site already runs in the process that the page will use. From
    // `about:blank`, a new process starts while Lighthouse measures: that adds time, and a trace that begins before the
    // process is ready lacks its navigation (NO_NAVSTART).
    const blankPage = new URL('/robots.txt', url).href;
    const result = await lighthouse(
      url,
      { logLevel: 'error', onlyAudits: ['total-blocking-time'], blankPage },
      undefined,
      await context.newPage(),
    );
    const audit = result?.lhr.audits['total-blocking-time'];
    if (audit?.numericValue === undefined)
      throw new Error(`${url}: ${audit?.errorMessage ?? 'not measured'}`);
    return audit.numericValue;
  } finally {
    await context.close();
  }
}
