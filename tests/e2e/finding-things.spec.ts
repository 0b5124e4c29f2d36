/** What visitors look for: answers, a person, a page. What pages say to them is in tests/html. */
import { accessibility } from '../../src/content/policies/accessibility.ts';
import { navigation } from '../../src/content/site-menu.ts';
import { service as microblading } from '../../src/content/services/microblading.ts';
import { serviceSearch } from '../../src/content/service-search.ts';
import { paths } from '../../src/site/paths.ts';
import { publishedPaths } from './support/html.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, test, type Page } from './support/test.ts';

const PHONE = { width: 390, height: 844 };

test.describe('the menu', () => {
  test.use({ viewport: PHONE });
  for (const [label, path] of [
    ['Before & After', paths.gallery],
    ['Your First Visit', paths.firstVisit],
    ['Aftercare', paths.aftercare],
  ] as const)
    test(`leads a phone to ${path}`, async ({ page, site }) => {
      await page.goto(site.origin);
      await waitForHydration(page);
      await page.getByRole('banner').getByRole('button', { name: navigation.menu.open }).click();
      await page.locator('#mobile-menu').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(site.origin + path);
    });
});

test('a phone number is one tap away at the top and at the end of every page on a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  const without: string[] = [];
  const inView = (one: Page) =>
    one.evaluate(() =>
      [...document.querySelectorAll('a[href^="tel:"]')].some((link) => {
        const { top, left, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && link.contains(hit);
      }),
    );
  for (const path of publishedPaths.filter((one) => !/^\/(?:services|aftercare|qrcode)\/./.test(one))) {
    await page.goto(site.origin + path);
    if (!(await inView(page))) without.push(`${path}, top`);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    if (!(await inView(page))) without.push(`${path}, end`);
  }
  expect(without).toEqual([]);
});

test.describe('the search', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: serviceSearch.label });
  const options = (page: Page) => page.getByRole('option');

  test('finds a question and opens its answer', async ({ page, site }) => {
    await page.goto(site.origin + paths.services);
    await waitForHydration(page);
    const { question, answer } = microblading.faqs[0]!;
    await field(page).fill('how long does microblading last');
    await options(page).filter({ hasText: question }).click();
    await expect(page).toHaveURL(`${site.origin}${paths.service('microblading')}#questions`);
    await expect(page.getByText(answer)).toBeVisible();
  });

  for (const [query, kind, path] of [
    ['wheelchair', 'page', paths.firstVisit],
    ['botox aftercare', 'aftercare', paths.aftercareOf('botox-neurotoxins')],
    ['enlarged pores', 'concern', `${paths.concerns}#enlarged-pores`],
    ['skinpn', 'technology', `${paths.technology}#skinpen`],
  ] as const)
    test(`leads from "${query}" to ${path}`, async ({ page, site }) => {
      await page.goto(site.origin + paths.services);
      await waitForHydration(page);
      await field(page).fill(query);
      await options(page).filter({ hasText: serviceSearch.hints[kind] }).first().click();
      await expect(page).toHaveURL(site.origin + path);
    });
});

test.describe('a service page', () => {
  for (const width of [390, 1440])
    test(`sets running text in 16 px or more at ${width}`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.origin + paths.service('botox-neurotoxins'));
      // A sentence: a paragraph, a list item or a value with more than sixty letters of its own.
      const small = await page.locator('main :is(p, li, dd)').evaluateAll((elements) =>
        elements
          .filter(({ childNodes }) =>
            [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.length > 60),
          )
          .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
          .map(({ textContent }) => textContent),
      );
      expect(small).toEqual([]);
    });
});

test('the footer leads to the accessibility statement', async ({ page, site }) => {
  await page.goto(site.origin);
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: accessibility.title, exact: true }).click();
  await expect(page).toHaveURL(site.origin + paths.accessibility);
  await expect(page.locator('main').getByRole('link', { name: 'first-visit page' }).first()).toBeVisible();
});
