/** Ways to the treatments of a service: the search, the link at the top of the page, Back and a reload. */
import { serviceSearch } from '../../src/content/service-search.ts';
import { anchors, paths } from '../../src/site/paths.ts';
import { thirtyFrames, waitForHydration } from './support/page-state.ts';
import { expect, test, type Page } from './support/test.ts';

test.describe('the treatments of a service', () => {
  /** Where a section stands that was scrolled to: below the header, in CSS pixels. */
  const BELOW_HEADER = 88 + 32;
  const section = (page: Page) => page.locator(`#${anchors.treatments}`);
  const sectionTop = (page: Page) =>
    section(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const found = (page: Page) => section(page).locator('[data-sought]');

  /** Chooses a treatment in the search that its service page shows only on request. */
  async function chooseInSearch(page: Page, origin: string) {
    await page.goto(origin + paths.services);
    await waitForHydration(page);
    await page.getByRole('combobox', { name: serviceSearch.label }).fill('lip');
    await page.getByRole('option').filter({ hasText: serviceSearch.hints.treatment }).first().click();
    await expectAt(page, BELOW_HEADER);
  }

  /** Expects that the page scrolls until the section is `top` px below the top of the window, and stays there. */
  async function expectAt(page: Page, top: number) {
    await expect.poll(() => sectionTop(page)).toBe(top);
    await thirtyFrames(page);
    expect(await sectionTop(page)).toBe(top);
  }

  test('are scrolled to before the sections above are laid out', async ({ page, site }) => {
    // The browser is never idle, and sections are laid out when it is.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await chooseInSearch(page, site.origin);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.origin + paths.service('head-spa'));
    await waitForHydration(page);
    await page.locator(`a[href="#${anchors.treatments}"]`).click();
    await expectAt(page, BELOW_HEADER);
  });

  test('show the found one again after a reload, and Back returns to where it was left', async ({
    page,
    site,
  }) => {
    await chooseInSearch(page, site.origin);
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));

    await page.getByRole('banner').getByRole('link', { name: 'CONTACT', exact: true }).click();
    await expect(page).toHaveTitle(/Contact/i);
    await page.goBack();
    await expect(found(page)).toBeVisible();
    await expectAt(page, BELOW_HEADER - 400);

    await page.reload();
    await waitForHydration(page);
    await expect(found(page)).toBeVisible();
    await thirtyFrames(page);
    // The browser restores the position before the web fonts have loaded, which break a line or two differently.
    expect(Math.abs((await sectionTop(page)) - (BELOW_HEADER - 400))).toBeLessThan(40);
  });
});
