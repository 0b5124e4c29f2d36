/**
 * Reads and writes offline in three engines. Firefox and WebKit have no background sync. Each engine has every page in
 * its cache, shows every picture of the site once, and opens one page of every route with all its pictures. Chromium
 * opens every page.
 */
import { leadForm } from '../../src/content/lead-form.ts';
import { routes } from '../../src/site/pages.ts';
import { paths } from '../../src/site/paths.ts';
import { missingReason } from '../engines/find.ts';
import { ENGINES, startBrowser, type EngineBrowser } from '../engines/engine-browser.ts';
import { attributeValues, fetchText, publishedPaths } from './support/html.ts';
import { expect, test } from './support/test.ts';

const PHONE = [390, 844] as const;
const DESKTOP = [1440, 900] as const;

/** Page script: loads all images, also those out of view. Returns the URLs of images that fail. */
const brokenImages = `
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const settled = (image) => image.complete || new Promise((done) => {
    image.addEventListener('load', done, { once: true });
    image.addEventListener('error', done, { once: true });
  });
  // Two rounds: a resize may start new requests shortly after the next frame, and the page retries a failed image once.
  for (let round = 0; round < 2; round++) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    await Promise.all(images.map(settled));
  }
  return images.filter((image) => image.naturalWidth < 2).map((image) => image.currentSrc);`;

/** Waits until the root element's attribute `data-<name>` has this value. */
async function waitForData(browser: EngineBrowser, name: string, value: string, seconds = 60): Promise<void> {
  await expect
    .poll(() => browser.run(`return document.documentElement.dataset.${name} ?? null`), {
      timeout: seconds * 1000,
      message: `data-${name}`,
    })
    .toBe(value);
}

/** One page of every route that has pages of its own. */
const onePerRoute = new Set(
  routes
    .filter(({ pattern }) => !pattern.includes('*'))
    .map(({ pattern }) => {
      const start = pattern.replace(/:.*/, '');
      return publishedPaths.find(
        (path) => path === pattern || (start !== pattern && path.startsWith(start)),
      )!;
    }),
);

/** A `<picture>`: the attributes of its sources, then those of its image. */
type Picture = Record<string, string>[];

/** The different pictures on these pages, as the server sends them. */
async function picturesOn(origin: string, pages: readonly string[]): Promise<Picture[]> {
  const found = new Map<string, Picture>();
  for (const path of pages)
    for (const [picture] of (await fetchText(origin + path)).matchAll(/<picture.*?<\/picture>/gs)) {
      const parts = [...picture.matchAll(/<(?:source|img)\s[^>]*>/g)].map(([tag]) =>
        Object.fromEntries(
          ['media', 'type', 'srcset', 'sizes', 'src'].flatMap((name) =>
            attributeValues(tag, name).map((value) => [name, value]),
          ),
        ),
      );
      found.set(JSON.stringify(parts), parts);
    }
  return [...found.values()];
}

/** Page script: shows the pictures one by one. Returns the URLs of those that fail. */
const brokenPictures = (pictures: readonly Picture[]) => `
  const broken = [];
  for (const parts of ${JSON.stringify(pictures)}) {
    const picture = document.createElement('picture');
    const elements = parts.map((attributes, index) => {
      const element = document.createElement(index === parts.length - 1 ? 'img' : 'source');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    });
    const image = elements.at(-1);
    const loaded = new Promise((done) => (image.onload = image.onerror = done));
    picture.append(...elements);
    await loaded;
    if (image.naturalWidth < 2) broken.push(image.currentSrc);
    // Otherwise a window of another size loads another file, and the next page cuts that off.
    image.removeAttribute('src');
    image.removeAttribute('srcset');
    picture.replaceChildren();
  }
  return broken;`;

/** Page script: returns the paths that have no page with a heading of its own in the cache. */
const missingPages = (pages: readonly string[]) => `
  const missing = [];
  for (const path of ${JSON.stringify(pages)}) {
    const html = (await (await caches.match(path))?.text()) ?? '';
    if (!html.includes('<h1') || html.includes('>Page Not Found</h1>')) missing.push(path);
  }
  return missing;`;

/** Page script: fills in the inquiry form and sends it. */
const sendInquiry = (message: string, email = 'ada@example.org') => `
  const form = document.querySelector('form:has([name=message])');
  const fill = (name, text) => {
    const field = form.elements[name];
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  fill('fullName', 'Ada Sample');
  fill('email', ${JSON.stringify(email)});
  fill('message', ${JSON.stringify(message)});
  // A form that is sent within two seconds counts as sent by a bot.
  await new Promise((resolve) => setTimeout(resolve, 2100 - performance.now()));
  form.requestSubmit();`;

/** Page script: from now on, each transaction on the outbox's items is busy until the page is left. */
const occupyTransactions = `
  IDBObjectStore.prototype.getAll = function () {
    const goOn = () => void (this.count().onsuccess = goOn);
    goOn();
    // A request that never succeeds.
    return {};
  };`;

/** Page script: reads the outbox's items. Fails after ten seconds. */
const readItems = `
  const read = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new Error('IndexedDB does not answer')), 10_000);
  });
  const database = await read(indexedDB.open('outbox'));
  const items = await read(database.transaction('items', 'readwrite').objectStore('items').getAll());
  database.close();
  return items.length;`;

for (const engine of ENGINES) {
  const reason = engine === 'chromium' ? undefined : missingReason(engine);

  test(`${engine} opens its pages, shows every image and saves a message with the server stopped`, async ({
    stack,
  }) => {
    test.skip(reason !== undefined, reason);
    test.setTimeout(900_000);
    const pictures = await picturesOn(stack.origin, publishedPaths);
    expect(pictures.length).toBeGreaterThan(40);
    const browser = await startBrowser(engine);
    try {
      await browser.goto(stack.origin);
      await waitForData(browser, 'offline', 'ready', 120);
      await stack.stop();
      browser.takeProblems();
      for (const size of [PHONE, DESKTOP]) {
        await browser.resize(size[0], size[1]);
        expect(await browser.run(brokenPictures(pictures)), `broken pictures at ${size[0]} px`).toEqual([]);
      }
      await browser.resize(...PHONE);
      expect(await browser.run(missingPages(publishedPaths)), 'pages that are not cached').toEqual([]);
      // How a cached page opens is the same for all pages of a route. One engine shows it for every page.
      const opened = publishedPaths.filter((path) => engine === 'chromium' || onePerRoute.has(path));
      for (const path of opened) {
        await browser.goto(stack.origin + path);
        // Leaving a page while it still loads aborts its requests, which Firefox logs as errors.
        await waitForData(browser, 'offline', 'ready');
        const heading = await browser.run<string>(`return document.querySelector('h1').textContent`);
        expect(heading, path).not.toBe('Page Not Found');
        if (onePerRoute.has(path)) {
          const broken = await browser.run<string[]>(brokenImages);
          await browser.resize(...DESKTOP);
          broken.push(...(await browser.run<string[]>(brokenImages)));
          await browser.resize(...PHONE);
          expect(broken, `broken images on ${path}`).toEqual([]);
        }
        expect(browser.takeProblems(), `console on ${path}`).toEqual([]);
      }

      await browser.goto(stack.origin + paths.contact);
      await waitForData(browser, 'outbox', '0');
      await browser.run(sendInquiry(`Written in ${engine}, offline.`));
      await expect
        .poll(() => browser.run<string>('return document.body.innerText'), { timeout: 30_000 })
        .toContain(leadForm.saved);
      await waitForData(browser, 'outbox', '1');

      await stack.start();
      await waitForData(browser, 'outbox', '0', 30);
      const stored = await stack.rows('inquiries');
      expect(stored).toMatchObject([{ message: `Written in ${engine}, offline.` }]);
      await expect.poll(() => stack.mails()).toHaveLength(1);
    } finally {
      await browser.close();
    }
  });
}

for (const engine of ENGINES)
  test(`${engine} sends an address with an international domain as every engine does`, async ({ stack }) => {
    const reason = engine === 'chromium' ? undefined : missingReason(engine);
    test.skip(reason !== undefined, reason);
    const browser = await startBrowser(engine);
    try {
      await browser.goto(stack.origin + paths.contact);
      await waitForData(browser, 'outbox', '0');
      await browser.run(sendInquiry('Grüße', 'mailto:dana@stra\u00dfe.M\u00fcnchen.example'));
      await expect
        .poll(() => stack.rows('inquiries'))
        .toMatchObject([{ email: 'dana@xn--strae-oqa.xn--mnchen-3ya.example' }]);
    } finally {
      await browser.close();
    }
  });

test('a WebKit page that is left in the middle of a write blocks no other page', async ({ stack }) => {
  test.skip(missingReason('webkit') !== undefined, missingReason('webkit'));
  const browser = await startBrowser('webkit');
  try {
    await browser.goto(stack.origin + paths.contact);
    await waitForData(browser, 'outbox', '0');
    await browser.run(occupyTransactions);
    await browser.run(sendInquiry('Left at once.'));
    await browser.goto(`${stack.origin}/robots.txt`);
    expect(await browser.run(readItems)).toBe(0);
  } finally {
    await browser.close();
  }
});
