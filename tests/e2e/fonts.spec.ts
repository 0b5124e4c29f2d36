/** Web fonts that come late. They move no line that the visitor sees. */
import { publishedPaths } from './support/html.ts';
import { layoutShift, watchLayoutShifts } from './support/layout-shift.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, type Page, test, wholeBrowser } from './support/test.ts';
import { paths } from '../../src/site/paths.ts';

/** From 320 to 480 px. Each width is tested on several pages. */
const WIDTHS = Array.from({ length: 17 }, (_, index) => 320 + 10 * index);

/** Opens a page whose fonts come after hydration. @returns whether it shows them */
async function openWithLateFonts(page: Page, url: string): Promise<boolean> {
  const held: (() => void)[] = [];
  await page.route('**/fonts/*.woff2', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(url);
  await waitForHydration(page);
  await expect.poll(() => held.length).toBe(3);
  for (const release of held) release();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-fonts', /./);
  await page.unroute('**/fonts/*.woff2');
  return (await root.getAttribute('data-fonts')) === 'shown';
}

/** @returns whether the fonts are shown */
async function expectNoShift(page: Page, url: string, width: number): Promise<boolean> {
  await page.setViewportSize({ width, height: 844 });
  const isShown = await openWithLateFonts(page, url);
  const { score, moved } = await layoutShift(page);
  // Words may slide along their line by a few pixels.
  expect(score, `at ${width} px: ${moved}`).toBeLessThan(0.001);
  return isShown;
}

// The headless shell lays text out a little differently: the line below breaks alike in both fonts.
test(
  'late fonts are shown at once where they move nothing, and otherwise with the next page',
  wholeBrowser,
  async ({ page, site }) => {
    await watchLayoutShifts(page);
    expect(await expectNoShift(page, site.origin + paths.contact, 390)).toBe(true);
    // The web font breaks a line before a link at another word.
    expect(await expectNoShift(page, site.origin + paths.unsubscribe, 412)).toBe(false);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator('footer').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page).toHaveURL(site.origin + paths.sitemap);
    await expect(page.locator('html')).toHaveAttribute('data-fonts', 'shown');
  },
);

for (const [index, path] of publishedPaths.entries())
  test(`late fonts move nothing on ${path}`, async ({ page, site }) => {
    await watchLayoutShifts(page);
    await expectNoShift(page, site.origin + path, WIDTHS[(index * 2) % WIDTHS.length]!);
  });
