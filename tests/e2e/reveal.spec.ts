/** Sections arrive once when they are scrolled into view. Nothing else is ever hidden. */
import { paths } from '../../src/site/paths.ts';
import { pages } from './site-pages.ts';
import { expect, live, test, type Page } from './test.ts';

/** Long reading and lists of links: text that moves while it is read or scanned is in the way. */
const STILL: ReadonlySet<string> = new Set([
  paths.terms,
  paths.privacy,
  paths.hipaa,
  paths.sitemap,
  paths.unsubscribe,
]);
const MARGIN_PX = 100;

const moving = [
  ...new Map(
    pages
      .filter(({ file, path }) => file === undefined && !STILL.has(path) && !path.startsWith('/qrcode/'))
      // One page for each route module: all pages of a module are built from the same sections.
      .map((page) => [page.module, page.path]),
  ).values(),
];

/** What is hidden now, and how far its top is from the lower edge of the window, px. */
const waiting = (page: Page) =>
  page.locator('[data-reveal=waiting]').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { isLaidOut: height > 0, belowFold: top - innerHeight };
    }),
  );

/** Scrolls to the end as a reader does, half a screen at a time. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
  });

for (const path of moving) {
  test(`${path}: every section below the fold arrives once`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(site.origin + path);
    await live(page);
    await expect(page.locator('[data-reveal=waiting]')).not.toHaveCount(0);
    for (const { isLaidOut, belowFold } of await waiting(page))
      if (isLaidOut) expect(belowFold, 'only what is out of sight is hidden').toBeGreaterThanOrEqual(-1);

    // Every section, and every part of one that is parted by wrappers, holds something that arrives.
    const still = await page
      .locator('main section, main article')
      .evaluateAll((sections) =>
        sections
          .filter(
            (section) =>
              section.getBoundingClientRect().top > innerHeight + 200 &&
              section.closest('[data-reveal], main > article') === null &&
              section.querySelector('[data-reveal]') === null &&
              section.querySelector('h1') === null,
          )
          .map((section) => section.getAttribute('aria-labelledby') ?? section.className),
      );
    expect(still).toEqual([]);

    await readToTheEnd(page);
    await expect
      .poll(() => page.locator('[data-reveal=waiting]:visible').count(), 'all of it has arrived')
      .toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await readToTheEnd(page);
    expect(await page.locator('[data-reveal=waiting]:visible').count(), 'it does not leave again').toBe(0);
  });
}

test('a section arrives when it is 100 px inside the window', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(site.origin);
  await live(page);
  const section = page.locator('#inquiries [data-reveal]').first();
  await expect(section).toHaveAttribute('data-reveal', 'waiting');
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
  const bring = (insidePx: number) =>
    section.evaluate((element, inside) => {
      // Where it stands without the offset that it waits with.
      const offset = new DOMMatrix(getComputedStyle(element).transform).m42;
      const top = element.getBoundingClientRect().top - offset;
      scrollBy({ top: top - innerHeight + inside, behavior: 'instant' });
    }, insidePx);
  await bring(MARGIN_PX - 30);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  await expect(section).toHaveAttribute('data-reveal', 'waiting');
  await bring(MARGIN_PX + 30);
  await expect(section).toHaveAttribute('data-reveal', 'shown');
});

test('without script nothing is hidden', async ({ site }) => {
  for (const path of moving) {
    const html = await (await fetch(site.origin + path)).text();
    expect(html, path).not.toContain(' data-reveal=');
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden and nothing arrives', async ({ page, site }) => {
    for (const path of [paths.home, paths.services, paths.memberships]) {
      await page.goto(site.origin + path);
      await live(page);
      await readToTheEnd(page);
      await expect(page.locator('[data-reveal]')).toHaveCount(0);
    }
  });
});
