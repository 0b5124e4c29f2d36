import { chromium } from 'playwright';
import { chromiumArguments } from '../chromium-arguments.ts';
import { chromiumPath } from '../chromium.ts';
import { SlowLine } from './slow-line.ts';

/** Time and bytes until the site is on the device, counted from the start of the first navigation. */
export interface Precache {
  /** Pages, scripts, styles and fonts: the site opens without a connection. */
  shell: { ms: number; bytes: number };
  /** All pictures too. */
  everything: { ms: number; bytes: number };
}

/** Visits `target` for the first time at 400 kbit/s and stays until everything is cached. */
export async function precache(target: string): Promise<Precache> {
  const line = new SlowLine(target);
  await line.start();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const started = performance.now();
    const now = () => ({ ms: Math.round(performance.now() - started), bytes: line.bytes });
    await page.goto(line.origin, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForLoadState('load', { timeout: 120_000 });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const shell = now();
    await page.waitForSelector('html[data-offline=ready]', { state: 'attached', timeout: 300_000 });
    return { shell, everything: now() };
  } finally {
    await browser.close();
    await line.stop();
  }
}
