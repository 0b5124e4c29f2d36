/** Sections fade in once when they are scrolled into view. Nothing else is ever hidden. */
import { paths } from '../../src/site/paths.ts';
import { waitForHydration, waitForWholePage } from './support/page-state.ts';
import { pages } from './support/site-pages.ts';
import { expect, type Page, test } from './support/test.ts';

/** Pages of long text or link lists do not animate, because motion disturbs reading. */
const PAGES_WITHOUT_MOTION: ReadonlySet<string> = new Set([
  paths.terms,
  paths.privacy,
  paths.hipaa,
  paths.accessibility,
  paths.sitemap,
  paths.unsubscribe,
]);
/** How far inside the window a section is when it appears. */
const MARGIN_PX = 100;

const animatedPaths = [
  ...new Map(
    pages
      .filter(
        ({ file, path }) =>
          file === undefined && !PAGES_WITHOUT_MOTION.has(path) && !path.startsWith('/qrcode/'),
      )
      // One page per route module is enough: the pages of a module have the same sections.
      .map((page) => [page.module, page.path]),
  ).values(),
];

/** The hidden sections. `belowFold` is the distance of their top from the bottom of the window, px. */
const hiddenSections = (page: Page) =>
  page.locator('[data-reveal=waiting]').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { isLaidOut: height > 0, belowFold: top - innerHeight };
    }),
  );

/** Scrolls to the end, half a window at a time. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
  });

for (const path of animatedPaths) {
  test(`${path}: every section below the fold appears once`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(site.origin + path);
    await waitForWholePage(page);
    await expect(page.locator('[data-reveal=waiting]')).not.toHaveCount(0);
    for (const { isLaidOut, belowFold } of await hiddenSections(page))
      if (isLaidOut) expect(belowFold, 'only sections out of view are hidden').toBeGreaterThanOrEqual(-1);

    // Every section that is not animated as a whole contains something that is.
    const sectionsWithoutMotion = await page
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
    expect(sectionsWithoutMotion).toEqual([]);

    await scrollToEnd(page);
    await expect
      .poll(() => page.locator('[data-reveal=waiting]:visible').count(), 'everything has appeared')
      .toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await scrollToEnd(page);
    expect(await page.locator('[data-reveal=waiting]:visible').count(), 'nothing disappears again').toBe(0);
  });
}

test('a section appears when it is 100 px inside the window', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(site.origin);
  await waitForHydration(page);
  const section = page.locator('#inquiries [data-reveal]').first();
  await expect(section).toHaveAttribute('data-reveal', 'waiting');
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
  const scrollIntoWindow = (insidePx: number) =>
    section.evaluate((element, inside) => {
      // Its position without the offset of its hidden state.
      const offset = new DOMMatrix(getComputedStyle(element).transform).m42;
      const top = element.getBoundingClientRect().top - offset;
      scrollBy({ top: top - innerHeight + inside, behavior: 'instant' });
    }, insidePx);
  await scrollIntoWindow(MARGIN_PX - 30);
  // The IntersectionObserver reports with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  await expect(section).toHaveAttribute('data-reveal', 'waiting');
  await scrollIntoWindow(MARGIN_PX + 30);
  await expect(section).toHaveAttribute('data-reveal', 'shown');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden or animated', async ({ page, site }) => {
    for (const path of [paths.home, paths.services, paths.memberships]) {
      await page.goto(site.origin + path);
      await waitForHydration(page);
      await scrollToEnd(page);
      await expect(page.locator('[data-reveal]')).toHaveCount(0);
    }
  });
});
