/** How the site gets onto a device: on a bad line, with interruptions, under data saver. */
import { offline } from '../../src/content/offline.ts';
import { paths } from '../../src/site/paths.ts';
import { pageWait } from '../../src/content/page-wait.ts';
import { privacyChoices } from '../../src/content/privacy-choices.ts';
import { Build, Deployment } from './deployment.ts';
import { brokenLine, expect, live, offlineReady, test as base, type Page } from './test.ts';

/** The built site on a host that breaks and delays what a test wants. It needs no backend to be read. */
const test = base.extend<{ host: Deployment }>({
  host: async ({ context }, use) => {
    const build = new Build();
    const host = new Deployment(build, () => 'http://127.0.0.1:9');
    await host.start();
    await use(host);
    await Promise.all(context.pages().map((page) => page.close()));
    await host.stop();
    build.dispose();
  },
});

const isPicture = (path: string) => path.startsWith('/pictures/');
const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('pictures')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** The line stands still for some paths. @returns what waits there, and what lets it go on */
function holdBack(host: Deployment, holds: (path: string) => boolean) {
  let isHeld = true;
  const waiting: (() => void)[] = [];
  host.gate = async (path) => {
    if (isHeld && holds(path)) await new Promise<void>((go) => waiting.push(go));
  };
  const release = () => {
    isHeld = false;
    for (const go of waiting) go();
  };
  return { waiting, release };
}

/** Holds pictures back after the first twenty: as many as the page itself may want come through. */
function holdPicturesBack(host: Deployment) {
  let served = 0;
  return holdBack(host, (path) => isPicture(path) && served++ >= 20);
}

/** Numbers of the packs of pages that lie on the device. */
const keptPacks = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('pages-'));
    const keys = name === undefined ? [] : await (await caches.open(name)).keys();
    return keys.flatMap(({ url }) => /\/offline\/pages-(\d)/.exec(url)?.[1] ?? []).toSorted();
  });

test.describe('on a bad line', () => {
  test.use({
    expectedConsole: new RegExp(
      `${brokenLine.source}|could not be loaded|Failed to fetch|fetching the script|dynamically imported`,
    ),
  });

  test('everything arrives although every tenth request is dropped', async ({ page, host }) => {
    let count = 0;
    host.drops = () => ++count % 10 === 0;
    await page.goto(host.origin);
    // Also what the page itself needs: it comes to life all the same.
    await live(page);
    await offlineReady(page);
    expect(Math.floor(count / 10), 'requests dropped').toBeGreaterThan(15);
    await host.stop();
    await page.goto(`${host.origin}/articles/spmu-aftercare-guide`);
    await live(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a page whose code does not come yet leaves the old one with what was typed, says why, and opens', async ({
    page,
    host,
  }) => {
    // A first visit: the service worker has brought nothing yet.
    host.drops = (path) => path === '/sw.js';
    await page.goto(host.origin + paths.contact);
    await live(page);
    const message = page.locator('main [name=message]');
    await message.fill('Half a sentence');
    const about = page.getByRole('banner').getByRole('link', { name: 'ABOUT' });
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    const wait = page.locator('.page-wait');

    host.drops = () => true;
    await about.click();
    await expect(wait).toHaveText(pageWait.cut);
    await expect(heading).toHaveText(before);
    await expect(message).toHaveValue('Half a sentence');
    await page.goBack();
    await expect(wait).toBeEmpty();
    await expect(message).toHaveValue('Half a sentence');

    await about.click();
    await expect(wait).toHaveText(pageWait.cut);
    let arrive = () => {};
    const held = new Promise<void>((go) => (arrive = go));
    host.gate = (path) => (/\/assets\/about-.*\.js$/.test(path) ? held : Promise.resolve());
    host.drops = (path) => path === '/sw.js';
    await page.getByRole('banner').getByRole('link', { name: 'MEMBERSHIPS' }).click();
    await expect(page).toHaveTitle(/Membership/i);
    await about.click();
    await expect(wait).toHaveText(pageWait.slow);
    arrive();
    await expect(page).toHaveTitle(/About/i);
    await expect(heading).toBeFocused();
    await expect(wait).toBeEmpty();
  });

  test('a script that the browser has thrown away is asked for until it is here', async ({ page, host }) => {
    host.immutable = false;
    await page.goto(host.origin);
    await offlineReady(page);
    await page.evaluate(async () => {
      const files = await caches.open('files');
      const script = (await files.keys()).find(
        ({ url }) => url.includes('/assets/app-') && url.endsWith('.js'),
      );
      await files.delete(script!);
    });
    let failed = 0;
    page.on('requestfailed', (request) => void (request.url().includes('/assets/app-') && failed++));
    host.drops = (path) => path.startsWith('/assets/app-') && failed < 3;
    await page.reload();
    await live(page);
    expect(failed).toBe(3);
    await offlineReady(page);
  });

  test('a service worker that is killed among the pictures goes on where it was', async ({
    page,
    host,
    context,
  }) => {
    const { waiting, release } = holdPicturesBack(host);
    await page.goto(host.origin);
    await expect.poll(() => waiting.length, { timeout: 30_000 }).toBeGreaterThan(0);
    const before = await keptPictures(page);
    expect(before.length).toBeGreaterThan(5);

    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    release();
    const asked = host.asked.length;
    await page.reload();
    await offlineReady(page);
    const again = new Set(host.asked.slice(asked).map((path) => path.replace(/-\d+\.avif$/, '')));
    const shown = await page.evaluate(() =>
      [...document.images].flatMap(({ currentSrc }) => (currentSrc ? [new URL(currentSrc).pathname] : [])),
    );
    const onPage = new Set(shown.map((path) => path.replace(/-\d+\.\w+$/, '')));
    expect(before.filter((key) => again.has(key) && !onPage.has(key))).toEqual([]);
  });

  test('a service worker that is killed among the pages is installed by the next visit', async ({
    page,
    host,
    context,
  }) => {
    const { waiting, release } = holdBack(host, (path) => /^\/offline\/pages-[^01]/.test(path));
    await page.goto(host.origin);
    await expect.poll(() => waiting.length, { timeout: 30_000 }).toBeGreaterThan(1);
    // Asked for is not yet kept.
    await expect.poll(() => keptPacks(page), { timeout: 30_000 }).toEqual(['0', '1']);
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    release();
    const asked = host.asked.length;
    await page.reload();
    await offlineReady(page);
    expect(host.asked.slice(asked).filter((path) => /^\/offline\/pages-[01]/.test(path))).toEqual([]);
  });
});

test('a device that is forgotten while it is being filled stays empty, and a later visit fills it', async ({
  page,
  host,
}) => {
  const { waiting, release } = holdPicturesBack(host);
  await page.goto(host.origin);
  const panel = page.locator('#device-panel');
  await expect(panel.locator('progress')).toBeAttached({ timeout: 30_000 });
  await expect.poll(() => waiting.length).toBeGreaterThan(2);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Your Privacy Choices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: privacyChoices.forget.button }).click();
  await dialog.getByRole('button', { name: privacyChoices.forget.confirm }).click();
  await expect(dialog).toContainText(privacyChoices.forget.done);
  await expect(panel.locator('progress')).toHaveCount(0);
  release();
  // Occasions on which a page asks for more, and a picture that this page has not shown yet.
  await page.evaluate(async () => {
    dispatchEvent(new Event('online'));
    const image = new Image();
    image.src = [...document.images].at(-1)!.src;
    await image.decode();
    // The worker answers in turn: what was asked before has begun.
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => (port1.onmessage = resolve));
    navigator.serviceWorker.controller!.postMessage({ type: 'probe' }, [port2]);
    await answered;
  });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await offlineReady(page);
});

test('the aftercare article and the page at hand come first', async ({ page, host }) => {
  await page.goto(`${host.origin}/articles/spmu-aftercare-guide`);
  await offlineReady(page);
  const kept = await keptPictures(page);
  const aftercare = kept.map((path) => /article-spmu-aftercare-guide/.test(path));
  expect(aftercare.lastIndexOf(true)).toBeLessThan(20);
});

test.describe('where the browser can not read AVIF', () => {
  test.use({ expectedConsole: brokenLine });

  test('pictures are kept as WebP, and shown from there', async ({ page, host }) => {
    const build = new Build().rewrite(
      (text) => `self.createImageBitmap = () => Promise.reject(new Error('no such format'));${text}`,
      /^sw\.js$/,
    );
    host.deploy(build);
    await page.goto(host.origin);
    await offlineReady(page);
    const kept = await keptPictures(page);
    expect(kept.filter((path) => path.endsWith('.webp')).length).toBeGreaterThan(50);
    expect(kept.filter((path) => path.endsWith('.avif'))).toEqual([]);
    await host.stop();
    await page.goto(host.origin + paths.about);
    await live(page);
    const shown = page.locator('main picture img').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    build.dispose();
  });
});

test.describe('under data saver', () => {
  test('pages are kept, and pictures when the visitor asks for everything', async ({ page, host }) => {
    await page.addInitScript(() => {
      const connection = { saveData: true, effectiveType: '4g', addEventListener() {} };
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
    });
    await page.goto(host.origin);
    const panel = page.locator('#device-panel');
    await expect(panel).toContainText(offline.panel.textOnly, { timeout: 30_000 });
    expect(await keptPictures(page)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-offline', 'ready');
    await panel.getByRole('button', { name: offline.panel.keep }).click();
    await offlineReady(page);
    await expect(panel).toContainText('Every page, article and picture is saved');
    // What was asked for once stays asked for.
    await page.reload();
    await offlineReady(page);
  });
});

test('the page says ready only while all of it is there', async ({ page, host }) => {
  host.immutable = false;
  await page.goto(host.origin);
  await offlineReady(page);
  await page.evaluate(async () => {
    const pictures = await caches.open('pictures');
    await pictures.delete((await pictures.keys())[3]!);
  });
  const { release } = holdBack(host, isPicture);
  await page.reload();
  await expect(page.locator('#device-panel progress')).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-offline', 'ready');
  release();
  await offlineReady(page);
});
