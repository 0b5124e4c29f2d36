/** The document's head after a navigation within the site agrees with the page that is shown. */
import { articlesPage } from '../../src/content/articles-page.ts';
import { paths } from '../../src/site/paths.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, test, type Page } from './support/test.ts';

/** The metas that describe a page, by name or property. */
const metasOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.head.querySelectorAll('meta')].flatMap((meta) => {
        const name = meta.getAttribute('property') ?? meta.name;
        return /^(?:og:|article:|twitter:|description$|author$|robots$)/.test(name)
          ? [[name, meta.content]]
          : [];
      }),
    ),
  );

/** Metas that only crawlers read. They never navigate within the site. */
const FOR_CRAWLERS = /^(?:article:|og:|twitter:|author$)/;

const guide = paths.article('spmu-aftercare-guide');

for (const [from, to, link] of [
  [guide, paths.articles, articlesPage.article.breadcrumb],
  [paths.articles, guide, undefined],
] as const)
  test(`from ${from} to ${to}`, async ({ page, site }) => {
    await page.goto(site.origin + to);
    const served = await metasOf(page);
    await page.goto(site.origin + from);
    await waitForHydration(page);
    const anchor = page.locator(`main a[href="${to}"]`, link ? { hasText: link } : {}).first();
    await anchor.evaluate((element: HTMLAnchorElement) => element.click());
    await expect(page).toHaveURL(site.origin + to);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const shown = await metasOf(page);
    const expected = Object.fromEntries(Object.entries(served).filter(([name]) => !FOR_CRAWLERS.test(name)));
    expect(shown).toEqual(expected);
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  });
