/** Precaching: on a bad connection, with interruptions, and with data saver. */
import { offline } from '../../src/content/offline.ts';
import { paths } from '../../src/site/paths.ts';
import { pageWait } from '../../src/content/page-wait.ts';
import { privacyChoices } from '../../src/content/privacy-choices.ts';
import { BuildCopy } from './support/build-copy.ts';
import type { StaticHost } from './support/static-host.ts';
import { networkErrors } from './support/console.ts';
import { waitForHydration, waitForOfflineReady } from './support/page-state.ts';
import { expect, test, type Page, withServiceWorker } from './support/test.ts';

const isPicture = (path: string) => path.startsWith('/pictures/');
const cachedPictures = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('pictures')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Holds the replies to some paths. @returns the held replies, and a function that sends them and all later ones */
function holdReplies(host: StaticHost, isHeld: (path: string, isFetched: boolean) => boolean) {
  let isHolding = true;
  const held: (() => void)[] = [];
  host.beforeReply = async (path, isFetched) => {
    if (isHolding && isHeld(path, isFetched)) await new Promise<void>((resolve) => held.push(resolve));
  };
  const release = () => {
    isHolding = false;
    for (const resolve of held) resolve();
  };
  return { held, release };
}

/** Holds all pictures that the service worker requests after the first twenty. */
function holdPictures(host: StaticHost) {
  let served = 0;
  return holdReplies(host, (path, isFetched) => isFetched && isPicture(path) && served++ >= 20);
}

/** Numbers of the page packs in the cache. */
const cachedPacks = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('pages-'));
    const keys = name === undefined ? [] : await (await caches.open(name)).keys();
    return keys.flatMap(({ url }) => /\/offline\/pack-(\d)/.exec(url)?.[1] ?? []).toSorted();
  });

test.describe('on a bad connection', withServiceWorker, () => {
  test.use({
    expectedConsole: new RegExp(
      `${networkErrors.source}|could not be loaded|Failed to fetch|fetching the script|dynamically imported`,
    ),
  });

  test('everything is precached although every sixth request is dropped', async ({ page, host }) => {
    let count = 0;
    host.shouldDrop = () => ++count % 6 === 0;
    await page.goto(host.origin);
    // The page retries its own scripts too.
    await waitForHydration(page);
    await waitForOfflineReady(page);
    expect(Math.floor(count / 6), 'requests dropped').toBeGreaterThan(15);
    await host.stop();
    await page.goto(`${host.origin}/articles/spmu-aftercare-guide`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the old page stays with its typed text and says why until the next page has loaded', async ({
    page,
    host,
  }) => {
    // A first visit, with nothing precached.
    host.shouldDrop = (path) => path === '/sw.js';
    await page.goto(host.origin + paths.contact);
    await waitForHydration(page);
    const message = page.locator('main [name=message]');
    await message.fill('Half a sentence');
    const about = page.getByRole('banner').getByRole('link', { name: 'ABOUT' });
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    const notice = page.locator('.page-wait:not(#notice)');

    host.shouldDrop = () => true;
    await about.click();
    await expect(notice).toHaveText(pageWait.offline);
    await expect(heading).toHaveText(before);
    await expect(message).toHaveValue('Half a sentence');
    await page.goBack();
    await expect(notice).toBeHidden();
    await expect(message).toHaveValue('Half a sentence');

    await about.click();
    await expect(notice).toHaveText(pageWait.offline);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    host.beforeReply = (path) => (/\/assets\/about-.*\.js$/.test(path) ? released : Promise.resolve());
    host.shouldDrop = (path) => path === '/sw.js';
    await page.getByRole('banner').getByRole('link', { name: 'MEMBERSHIPS' }).click();
    await expect(page).toHaveTitle(/Membership/i);
    // A new document, because Vite requests a failed stylesheet only once. The click must find a hydrated page.
    await waitForHydration(page);
    await about.click();
    await expect(notice).toHaveText(pageWait.slow);
    release();
    await expect(page).toHaveTitle(/About/i);
    await expect(heading).toBeFocused();
    await expect(notice).toBeHidden();
  });

  test('a script that the browser has evicted is retried until it loads', async ({ page, host }) => {
    host.immutable = false;
    await page.goto(host.origin);
    await waitForOfflineReady(page);
    await page.evaluate(async () => {
      const files = await caches.open('files');
      const script = (await files.keys()).find(
        ({ url }) => url.includes('/assets/app-') && url.endsWith('.js'),
      );
      await files.delete(script!);
    });
    let failed = 0;
    page.on('requestfailed', (request) => void (request.url().includes('/assets/app-') && failed++));
    host.shouldDrop = (path) => path.startsWith('/assets/app-') && failed < 3;
    await page.reload();
    await waitForHydration(page);
    expect(failed).toBe(3);
    await waitForOfflineReady(page);
  });

  test('a service worker killed while caching pictures continues where it stopped', async ({
    page,
    host,
    context,
  }) => {
    const { held, release } = holdPictures(host);
    await page.goto(host.origin);
    await expect.poll(() => held.length, { timeout: 30_000 }).toBeGreaterThan(0);
    // Replied does not mean cached: the browser repeats a request whose connection closed under it, and that one is held.
    let before: string[] = [];
    await expect.poll(async () => (before = await cachedPictures(page)).length).toBeGreaterThanOrEqual(15);

    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    release();
    const fetchedBefore = host.fetched.length;
    await page.reload();
    await waitForOfflineReady(page);
    const fetchedAgain = new Set(host.fetched.slice(fetchedBefore));
    expect(before.filter((path) => fetchedAgain.has(path))).toEqual([]);
  });

  test('a service worker killed while caching pages is installed by the next visit', async ({
    page,
    host,
    context,
  }) => {
    const { held, release } = holdReplies(host, (path) => path.startsWith('/offline/pack-1'));
    await page.goto(host.origin);
    await expect.poll(() => held.length, { timeout: 30_000 }).toBe(1);
    // The second pack is requested only when the first is cached.
    expect(await cachedPacks(page)).toEqual(['0']);
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    release();
    const requestsBefore = host.requests.length;
    await page.reload();
    await waitForOfflineReady(page);
    const requests = host.requests.slice(requestsBefore);
    expect(requests.filter((path) => path.startsWith('/offline/pack-0'))).toEqual([]);
  });
});

test(
  'deleting the device data stops precaching, and a later visit starts it again',
  withServiceWorker,
  async ({ page, host }) => {
    const { held, release } = holdPictures(host);
    await page.goto(host.origin);
    const panel = page.locator('#device-panel');
    await expect(panel.locator('progress')).toBeAttached({ timeout: 30_000 });
    await expect.poll(() => held.length).toBeGreaterThan(2);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Your Privacy Choices' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: privacyChoices.deletion.button }).click();
    await dialog.getByRole('button', { name: privacyChoices.deletion.confirm }).click();
    await expect(dialog).toContainText(privacyChoices.deletion.done);
    await expect(panel.locator('progress')).toHaveCount(0);
    release();
    // Events that would restart precaching, and a picture that this page has not shown yet.
    await page.evaluate(async () => {
      dispatchEvent(new Event('online'));
      const image = new Image();
      image.src = [...document.images].at(-1)!.src;
      await image.decode();
      // The worker handles messages in order, so a reply means that it has handled all earlier ones.
      const { port1, port2 } = new MessageChannel();
      const replied = new Promise((resolve) => (port1.onmessage = resolve));
      navigator.serviceWorker.controller!.postMessage({ type: 'probe' }, [port2]);
      await replied;
    });
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await waitForOfflineReady(page);
  },
);

test(
  'the pictures of the aftercare article and of the current page are cached first',
  withServiceWorker,
  async ({ page, host }) => {
    await page.goto(`${host.origin}/articles/spmu-aftercare-guide`);
    await waitForOfflineReady(page);
    const cached = await cachedPictures(page);
    const aftercare = cached.map((path) => /article-spmu-aftercare-guide/.test(path));
    expect(aftercare.lastIndexOf(true)).toBeLessThan(20);
  },
);

test.describe('without AVIF support', withServiceWorker, () => {
  test.use({ expectedConsole: networkErrors });

  test('pictures are cached and shown as WebP', async ({ page, host }) => {
    const build = new BuildCopy().rewrite(
      (text) => `self.createImageBitmap = () => Promise.reject(new Error('no such format'));${text}`,
      /^sw\.js$/,
    );
    host.deploy(build);
    await page.goto(host.origin);
    await waitForOfflineReady(page);
    const cached = await cachedPictures(page);
    expect(cached.filter((path) => path.endsWith('.webp')).length).toBeGreaterThan(50);
    expect(cached.filter((path) => path.endsWith('.avif'))).toEqual([]);
    await host.stop();
    await page.goto(host.origin + paths.about);
    await waitForHydration(page);
    const shown = page.locator('main picture img').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    build.dispose();
  });
});

test.describe('with data saver', withServiceWorker, () => {
  test('pages are precached, and pictures only on request', async ({ page, host }) => {
    await page.addInitScript(() => {
      const connection = { saveData: true, effectiveType: '4g', addEventListener() {} };
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
    });
    await page.goto(host.origin);
    const panel = page.locator('#device-panel');
    await expect(panel).toContainText(offline.panel.textOnly, { timeout: 30_000 });
    expect(await cachedPictures(page)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-offline', 'ready');
    await panel.getByRole('button', { name: offline.panel.keep }).click();
    await waitForOfflineReady(page);
    await expect(panel).toContainText('Every page, article and picture is saved');
    // The request is remembered.
    await page.reload();
    await waitForOfflineReady(page);
  });
});

test(
  'the page counts as offline-ready only while the precache is complete',
  withServiceWorker,
  async ({ page, host }) => {
    host.immutable = false;
    await page.goto(host.origin);
    await waitForOfflineReady(page);
    await page.evaluate(async () => {
      const pictures = await caches.open('pictures');
      await pictures.delete((await pictures.keys())[3]!);
    });
    const { release } = holdReplies(host, isPicture);
    await page.reload();
    await expect(page.locator('#device-panel progress')).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-offline', 'ready');
    release();
    await waitForOfflineReady(page);
  },
);

test(
  'every precached script and stylesheet is the one that the host serves',
  withServiceWorker,
  async ({ page, host }) => {
    await page.goto(host.origin);
    await waitForOfflineReady(page);
    const cached = await page.evaluate(async () => {
      const files = await caches.open('files');
      const texts = (await files.keys()).filter(({ url }) => /\.(?:js|css)$/.test(url));
      return Promise.all(
        texts.map(async ({ url }) => {
          const response = (await files.match(url))!;
          return { url, type: response.headers.get('content-type'), text: await response.text() };
        }),
      );
    });
    expect(cached.length).toBeGreaterThan(100);
    for (const { url, type, text } of cached) {
      const served = await fetch(url);
      expect(type?.split(';')[0], url).toBe(served.headers.get('content-type')?.split(';')[0]);
      expect(text, url).toBe(await served.text());
    }
  },
);

test(
  'pressing a link loads the code of its page, once everything is on the device',
  withServiceWorker,
  async ({ page, site }) => {
    await page.goto(site.origin);
    await waitForOfflineReady(page);
    const isLoaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/contact-.*\.js$/.test(name)),
      );
    expect(await isLoaded()).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'CONTACT', exact: true }).hover();
    await page.mouse.down();
    await expect.poll(isLoaded).toBe(true);
    await expect(page).toHaveURL(`${site.origin}/`);
  },
);
