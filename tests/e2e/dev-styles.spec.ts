/** The build shortens class names and merges style sheets. Compares its computed styles with those of the dev server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { paths } from '../../src/site/paths.ts';
import { navigation } from '../../src/content/site-menu.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, type Page, test } from './support/test.ts';

const root = resolve(import.meta.dirname, '../..');
const BACKEND = ['/rest/v1', '/storage/v1', '/functions/v1', '/api/', '/config.json', '/healthz'];

interface Part {
  path: string;
  /** Shows the part. */
  open?: (page: Page) => Promise<void>;
  /** Compares this element and everything inside. */
  selector: string;
}

const PARTS: Record<string, Part> = {
  'the contact widget': {
    path: paths.about,
    open: (page) => page.getByRole('button', { name: navigation.message.open }).click(),
    selector: '#contact-widget',
  },
  'the sign-up popup': {
    path: paths.about,
    open: (page) => page.evaluate(() => void dispatchEvent(new Event('showCTAPopup'))),
    selector: 'dialog[open]',
  },
  'the subscribe box': { path: paths.articles, selector: 'main > :last-child' },
  'the technology page': { path: paths.technology, selector: 'main' },
};

/** Computed styles as one line per element and property, in document order. Fonts and animations are switched off. */
async function stylesOf(page: Page, origin: string, { path, open, selector }: Part): Promise<string[]> {
  await page.goto(origin + path);
  await waitForHydration(page);
  await open?.(page);
  await expect(page.locator(selector)).toBeVisible();
  await page.addStyleTag({
    content:
      '*, ::before, ::after { font-family: monospace !important; animation: none !important; }' +
      // Only the build writes the placeholder colors of images.
      'img { background-color: #fff !important; }',
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
  // With reduced motion, every property changes in a transition too short to see. Until it ends, the old value counts.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  return page.locator(selector).evaluate((top) =>
    [top, ...top.querySelectorAll('*')].flatMap((element, index) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const name = `${index} ${element.localName}${pseudo ?? ''}`;
        return (
          [...style]
            // The minifier writes `background: none` as `background: 0 0`, which only changes the unused position.
            .filter((property) => !property.startsWith('--') && property !== 'background-position')
            .map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`)
        );
      }),
    ),
  );
}

let dev: ViteDevServer;
/** One for each server: two that prepare their packages in the same folder disturb each other. */
let cacheDir: string;
test.beforeAll(async ({ site }) => {
  cacheDir = mkdtempSync(join(tmpdir(), 'lumen-vite-'));
  dev = await createServer({
    cacheDir,
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      port: 0,
      hmr: false,
      proxy: Object.fromEntries(BACKEND.map((path) => [path, site.origin])),
    },
  });
  await dev.listen();
});
test.afterAll(async () => {
  await dev.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The dev server does not prerender, so the element that blocks the first frame is missing.
  expectedConsole: /Did not find element expected to be parsed/,
});

for (const [name, part] of Object.entries(PARTS))
  test(`${name} has the same styles in the built site as in development`, async ({ page, site }) => {
    const expected = await stylesOf(page, dev.resolvedUrls!.local[0]!.replace(/\/$/, ''), part);
    const built = await stylesOf(page, site.origin, part);
    expect(built.length).toBe(expected.length);
    expect(built.filter((line, index) => line !== expected[index])).toEqual([]);
  });
