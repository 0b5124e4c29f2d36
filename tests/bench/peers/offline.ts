import { chromium } from 'playwright';
import { chromiumArguments } from '../../chromium-arguments.ts';
import { chromiumPath } from '../../chromium.ts';
import { SlowConnection } from '../slow-connection.ts';
import { lastParagraph, type SharedPage } from './pages.ts';
import type { ServedSite } from './peer.ts';

/** How long a page may take to show its text offline. */
const READABLE_MS = 10_000;

/** Time and bytes until the whole text is offline, from the start of the first navigation. */
export interface Offline {
  ms: number;
  bytes: number;
  /** The share of the pages never visited that show their whole text without a server. */
  readablePercent: number;
}

/**
 * Visits the first page at 400 kbit/s until the service worker has finished its precache. Then cuts the connection and
 * opens all other pages.
 */
export async function measureOffline(site: ServedSite, pages: readonly SharedPage[]): Promise<Offline> {
  const connection = new SlowConnection(site.origin);
  await connection.start();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    page.setDefaultTimeout(READABLE_MS);
    const address = ({ path }: SharedPage) => connection.origin + path + site.suffix;
    const started = performance.now();
    await page.goto(address(pages[0]!), { timeout: 120_000 });
    // A worker is active once everything that it precaches is in its cache.
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true), null, {
      timeout: 600_000,
    });
    const ms = Math.round(performance.now() - started);
    const { bytes } = connection;
    await connection.stop();
    let readable = 0;
    for (const other of pages.slice(1)) {
      const text = lastParagraph(other);
      // A fallback page, such as the home page, lacks the text.
      const opened = page
        .goto(address(other))
        .then(() => page.waitForFunction((text) => document.body.textContent.includes(text), text));
      await opened.then(() => (readable += 1)).catch((error: Error) => console.error(error.message));
    }
    return { ms, bytes, readablePercent: Math.floor((100 * readable) / (pages.length - 1)) };
  } finally {
    await browser.close();
    await connection.stop();
  }
}
