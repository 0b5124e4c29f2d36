/** Addresses without a page, in the browser. Their documents are checked in tests/html. */
import { anchors, paths } from '../../src/site/paths.ts';
import { notFound } from '../../src/content/not-found.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { networkErrors } from './support/console.ts';
import { waitForHydration } from './support/page-state.ts';
import { core, expect, type Page, test } from './support/test.ts';

// The browser logs each 404.
test.use({ expectedConsole: networkErrors });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the link to the bundles opens the bundles section of the memberships page', async ({ page, site }) => {
  await page.goto(`${site.origin}/no-such-page`);
  await waitForHydration(page);
  const before = await page.evaluate(() => history.length);
  const { label } = notFound.links.find(({ to }) => to === paths.bundles)!;
  await page
    .getByRole('navigation', { name: notFound.linksTitle })
    .getByRole('link', { name: label })
    .click();
  await expect(page).toHaveURL(`${site.origin}${paths.memberships}#${anchors.buyMoreSaveMore}`);
  await expect(page).toHaveTitle(/membership/i);
  await expect(page.locator(`#${anchors.buyMoreSaveMore}`)).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('names of Object.prototype are no pages', core, async ({ page, site }) => {
  for (const [path, title] of [
    [paths.service('constructor'), servicePage.notFound.title],
    [paths.article('__proto__'), notFound.title],
  ] as const) {
    await page.goto(site.origin + path);
    await waitForHydration(page);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  }
});
