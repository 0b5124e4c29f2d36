/** The build shortens class names and merges style sheets. It must not change what anything looks like. */
import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { paths } from '../../src/site/paths.ts';
import { navigation } from '../../src/content/navigation.ts';
import { expect, live, test, type Page } from './test.ts';

const root = resolve(import.meta.dirname, '../..');
const BACKEND = ['/rest/v1', '/storage/v1', '/functions/v1', '/api/', '/config.json', '/healthz'];

interface Place {
  path: string;
  /** Brings the part into the page. */
  open?: (page: Page) => Promise<void>;
  /** Selector of the part whose elements are compared. */
  part: string;
}

const PLACES: Record<string, Place> = {
  'the contact widget': {
    path: paths.about,
    open: (page) => page.getByRole('button', { name: navigation.message.open }).click(),
    part: '#contact-widget',
  },
  'the sign-up popup': {
    path: paths.about,
    open: (page) => page.evaluate(() => void dispatchEvent(new Event('showCTAPopup'))),
    part: 'dialog[open]',
  },
  'the subscribe box': { path: paths.articles, part: 'main > :last-child' },
  'the technology page': { path: paths.technology, part: 'main' },
};

/** One line per element and property, in document order; the same faces and no motion in both. */
async function stylesOf(page: Page, origin: string, { path, open, part }: Place): Promise<string[]> {
  await page.goto(origin + path);
  await live(page);
  await open?.(page);
  await expect(page.locator(part)).toBeVisible();
  await page.addStyleTag({
    content:
      '*, ::before, ::after { font-family: monospace !important; animation: none !important; }' +
      // The color that a picture has until it is loaded is written by the build only.
      'img { background-color: #fff !important; }',
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
  return page.locator(part).evaluate((top) =>
    [top, ...top.querySelectorAll('*')].flatMap((element, index) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const name = `${index} ${element.localName}${pseudo ?? ''}`;
        return (
          [...style]
            // The minifier writes `background: none` as `background: 0 0`: nothing at another place.
            .filter((property) => !property.startsWith('--') && property !== 'background-position')
            .map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`)
        );
      }),
    ),
  );
}

let dev: ViteDevServer;
test.beforeAll(async ({ site }) => {
  dev = await createServer({
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
test.afterAll(() => dev.close());

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // In development the document is empty at first, so the element that the first frame waits for is not in it.
  expectedConsole: /Did not find element expected to be parsed/,
});

for (const [name, place] of Object.entries(PLACES))
  test(`${name} looks in the built site as in development`, async ({ page, site }) => {
    const developed = await stylesOf(page, dev.resolvedUrls!.local[0]!.replace(/\/$/, ''), place);
    const built = await stylesOf(page, site.origin, place);
    expect(built.length).toBe(developed.length);
    expect(built.filter((line, index) => line !== developed[index])).toEqual([]);
  });
