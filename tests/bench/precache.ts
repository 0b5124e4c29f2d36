import { chromium } from 'playwright';
import { chromiumArguments } from '../chromium-arguments.ts';
import { chromiumPath } from '../chromium.ts';
import { SlowConnection } from './slow-connection.ts';

/** Time and bytes until the site is precached, from the start of the first navigation. */
export interface Precache {
  /** Until pages, scripts, styles and fonts are precached: the site opens offline. */
  shell: { ms: number; bytes: number };
  /** Until all pictures are precached too. */
  everything: { ms: number; bytes: number };
}

/** Visits `target` for the first time at 400 kbit/s and waits until everything is precached. */
export async function measurePrecache(target: string): Promise<Precache> {
  const connection = new SlowConnection(target);
  await connection.start();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const started = performance.now();
    const now = () => ({ ms: Math.round(performance.now() - started), bytes: connection.bytes });
    await page.goto(connection.origin, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForLoadState('load', { timeout: 120_000 });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const shell = now();
    await page.waitForSelector('html[data-offline=ready]', { state: 'attached', timeout: 300_000 });
    return { shell, everything: now() };
  } finally {
    await browser.close();
    await connection.stop();
  }
}
