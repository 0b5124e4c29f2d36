/** Pages for reading: what lies below the first screen is hydrated once somebody uses the page. */
import { articlesPage } from '../../src/content/articles-page.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { anchors, paths } from '../../src/site/paths.ts';
import { holdRequests } from './support/hold-requests.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, type Page, test } from './support/test.ts';

/** The script of the deferred part. Its record is another one. */
const SCRIPT = /\/assets\/deferred-/;
const SERVICE = paths.service('chemical-peels');
const ARTICLE = paths.article('spmu-aftercare-guide');

/** Paths of the scripts that the page has requested. */
const requestedScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

/** Marks an element, to learn later whether React has replaced it. @returns whether it has not */
async function mark(page: Page, selector: string): Promise<() => Promise<boolean>> {
  await page.locator(selector).evaluate((element) => element.setAttribute('data-marked', ''));
  return () => page.locator(selector).evaluate((element) => element.hasAttribute('data-marked'));
}

/** The toggle below the first four treatments. */
const toggle = (page: Page) => page.locator(`#${anchors.treatments} [aria-expanded]`);

for (const path of [SERVICE, ARTICLE])
  test(`${path}: the rest of its code is requested when somebody uses it`, async ({ page, site }) => {
    await page.goto(site.origin + path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const before = await requestedScripts(page);
    expect(before.some((script) => SCRIPT.test(script))).toBe(false);
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await expect
      .poll(async () => (await requestedScripts(page)).some((script) => SCRIPT.test(script)))
      .toBe(true);
    const styles = (await requestedScripts(page)).filter(
      (script) => /\/assets\/deferred-.*\.css$/.test(script) && !before.includes(script),
    );
    expect(styles, 'the document has its styles').toEqual([]);
  });

test('a button that is pressed before its code is there works once it is', async ({ page, site }) => {
  const release = await holdRequests(page, SCRIPT);
  await page.goto(site.origin + SERVICE);
  await waitForHydration(page);
  await toggle(page).click();
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  const isSame = await mark(page, `#${anchors.treatments}`);
  release();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page)).toHaveText(servicePage.treatments.showLess);
  expect(await isSame()).toBe(true);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a sign-up that is sent before its code is there arrives once', async ({ page, stack }) => {
  const release = await holdRequests(page, SCRIPT);
  await page.goto(stack.origin + ARTICLE);
  await waitForHydration(page);
  const form = page.locator('main form').last();
  await form.locator('[name=email]').fill('ada@example.org');
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL(stack.origin + ARTICLE);
  await expect(form.locator('[name=email]')).toHaveValue('ada@example.org');
  release();
  await expect.poll(() => stack.rows('email_subscribers')).toHaveLength(1);
  await expect(page.getByText(articlesPage.article.subscribe.title)).toBeVisible();
});

test('the text stays where it is while the address changes, and is hydrated then', async ({ page, site }) => {
  // Phones have links to the days of the timeline.
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, SCRIPT);
  await page.goto(site.origin + ARTICLE);
  await waitForHydration(page);
  const isSame = await mark(page, 'main > article');
  const day = page.locator(`main > article nav a[href^="${ARTICLE}#"]`).first();
  const hash = new URL((await day.getAttribute('href'))!, site.origin).hash;
  await day.click();
  await expect(page).toHaveURL(site.origin + ARTICLE + hash);
  await expect(page.locator(hash)).toBeInViewport();
  expect(await isSame()).toBe(true);
  release();
  const progress = page.getByRole('progressbar');
  await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
  expect(await isSame()).toBe(true);
});

test('a link opens its page in the same document before its code is there', async ({ page, site }) => {
  await holdRequests(page, SCRIPT);
  await page.goto(site.origin + ARTICLE);
  await waitForHydration(page);
  const opened = await page.evaluateHandle(() => document);
  await page.locator(`main a[href="${paths.articles}"]`).first().click();
  await expect(page).toHaveURL(site.origin + paths.articles);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await opened.evaluate((before) => before === document)).toBe(true);
});

test('other pages can be opened before, and Back shows the whole page', async ({ page, site }) => {
  const release = await holdRequests(page, SCRIPT);
  await page.goto(site.origin + SERVICE);
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'CONTACT', exact: true }).click();
  await expect(page).toHaveTitle(/Contact/i);
  release();
  await page.goBack();
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
});

test.describe('where the code fails to load', () => {
  test.use({ expectedConsole: /net::ERR_FAILED/ });

  /** Makes the requests for the code fail. @returns the number of requests so far, and a function that ends it */
  async function failRequests(page: Page) {
    let isFailing = true;
    let requests = 0;
    await page.route(SCRIPT, (route) => {
      requests++;
      return isFailing ? route.abort() : route.fallback();
    });
    return { requests: () => requests, end: () => (isFailing = false) };
  }

  test('it is requested again', async ({ page, site }) => {
    const failure = await failRequests(page);
    await page.goto(site.origin + SERVICE);
    await waitForHydration(page);
    await toggle(page).click();
    await expect.poll(failure.requests).toBeGreaterThan(0);
    failure.end();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('although the site can be reached, one new document replaces the one whose files are gone', async ({
    page,
    site,
  }) => {
    const failure = await failRequests(page);
    await page.goto(site.origin + SERVICE);
    await waitForHydration(page);
    const isNew = page.waitForEvent('domcontentloaded');
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await isNew;
    failure.end();
    await waitForHydration(page);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });
});
