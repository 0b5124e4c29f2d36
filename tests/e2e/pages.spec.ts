import { paths } from '../../src/site/paths.ts';
import { axe } from './support/axe.ts';
import { pages } from './support/site-pages.ts';
import { holdRequests } from './support/hold-requests.ts';
import { layoutShift, watchLayoutShifts } from './support/layout-shift.ts';
import { waitForHydration, waitForOfflineReady } from './support/page-state.ts';
import { core, expect, type Page, test, withServiceWorker } from './support/test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Lines that break differently once the web font has loaded cause up to 0.04. */
const MAX_LAYOUT_SHIFT = 0.1;

async function expectStable(page: Page): Promise<void> {
  const { score, moved } = await layoutShift(page);
  expect(score, `layout shift: ${moved}`).toBeLessThan(MAX_LAYOUT_SHIFT);
}

/** One page of each route module. The others have the same components, and tests/html checks their markup with axe. */
const examples = pages.filter(
  ({ module, file }, index) =>
    file === undefined && pages.findIndex((page) => page.module === module) === index,
);

/** Pages that together have nearly all components. */
const CORE_PAGES = new Set<string>([
  paths.home,
  paths.contact,
  paths.services,
  paths.service('elevated-hydrafacials'),
  paths.memberships,
  paths.gallery,
  paths.unsubscribe,
]);

async function expectAccessibleAndStable(page: Page, url: string): Promise<void> {
  await watchLayoutShifts(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(url);
    await waitForHydration(page);
    expect(await axe(page)).toEqual([]);
    await expectStable(page);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'no horizontal scrolling at 320 px').toBeLessThanOrEqual(0);
}

for (const { path } of examples)
  test(`${path} is accessible and stable`, CORE_PAGES.has(path) ? core : {}, async ({ page, site }) =>
    expectAccessibleAndStable(page, site.origin + path),
  );

// In a film's hero on a phone, and beside a face or body treatment, the picture stands before the words that precede it.
// The others have words that are centered or at the bottom.
for (const [path, width] of [
  [paths.service('head-spa'), 390],
  [paths.home, 390],
  [paths.home, 1440],
  [paths.service('botox-neurotoxins'), 1440],
  [paths.service('head-spa'), 1440],
  [paths.virtualConsultations, 1440],
  [paths.concerns, 1440],
] as const)
  test(`the first section of ${path} stays in place at ${width} px while the document arrives`, async ({
    page,
    host,
  }) => {
    host.inPieces = true;
    // The web fonts may break lines differently.
    await holdRequests(page, /\.woff2$/);
    await watchLayoutShifts(page);
    await page.setViewportSize(SIZES.find((size) => size.width === width)!);
    await page.goto(host.origin + path);
    const { score, moved } = await layoutShift(page);
    expect(score, moved).toBe(0);
  });

test.describe('with a service worker', withServiceWorker, () => {
  // The unsubscribe page is the shortest, so the panel appears inside the window there.
  for (const path of [paths.home, paths.unsubscribe])
    test(`the offline panel in the footer of ${path} is accessible and shifts nothing`, async ({
      page,
      site,
    }) => {
      await watchLayoutShifts(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(site.origin + path);
        await waitForOfflineReady(page);
        await expect(page.locator('#device-panel h2')).toBeAttached();
        expect(await axe(page)).toEqual([]);
        await expectStable(page);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, 'no horizontal scrolling at 320 px').toBeLessThanOrEqual(0);
    });
});

test.describe('the top bar', () => {
  test('opens the services menu by keyboard and closes it with Escape', core, async ({ page, site }) => {
    await page.goto(site.origin);
    await waitForHydration(page);
    const toggle = page.getByRole('banner').getByRole('button', { name: /services/i });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Points & Rewards' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});
