/** Addresses without a page: their status, their text, and where their links lead. */
import { anchors, paths } from '../../src/site/paths.ts';
import { notFound } from '../../src/content/not-found.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { networkErrors } from './support/console.ts';
import { attributeValues, visibleText } from './support/html.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, test, type Page } from './support/test.ts';

// The browser logs each 404.
test.use({ expectedConsole: networkErrors });

const PAGE_TEXTS = [
  'Page Not Found',
  "We couldn't find the page you're looking for. It may have been moved, deleted, or perhaps you typed the wrong address.",
];
const SERVICE_TEXTS = [servicePage.notFound.title, servicePage.notFound.text];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [path, texts] of [
  ['/no-such-page', PAGE_TEXTS],
  [paths.service('no-such-service'), SERVICE_TEXTS],
  [paths.article('no-such-article'), PAGE_TEXTS],
] as const)
  test(`${path} is a 404 that explains itself and links to other pages`, async ({ site }) => {
    const response = await fetch(site.origin + path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('noindex');
    expect(/<title>([^<|]*?) \|/.exec(html)?.[1]).toBe(texts[0]);
    for (const text of texts) expect(visibleText(html)).toContain(text);
    for (const link of [paths.home, paths.services, paths.about, paths.memberships])
      expect(attributeValues(html, 'href')).toContain(link);
  });

test('an unknown path shows the not-found page', async ({ page, site }) => {
  const response = await fetch(`${site.origin}/no-such-page`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  await page.goto(`${site.origin}/no-such-page?x=1`);
  await expect(heading(page)).toHaveText(PAGE_TEXTS[0]!);
  await expect(page.getByText("We couldn't find the page you're looking for.")).toBeVisible();
});

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

// Names of Object.prototype: a lookup in a plain object would find them.
for (const slug of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'no-such-one'])
  test(`/services/${slug} and /articles/${slug} are not found, with and without scripts`, async ({
    page,
    site,
  }) => {
    for (const [path, title] of [
      [paths.service(slug), servicePage.notFound.title],
      [paths.article(slug), notFound.title],
    ] as const) {
      const response = await fetch(site.origin + path);
      expect(response.status, path).toBe(404);
      const html = await response.text();
      expect(html).toContain(`<title>${title} |`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      await page.goto(site.origin + path);
      await waitForHydration(page);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
    }
  });
