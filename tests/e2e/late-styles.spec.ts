/** Stylesheets of which a page needs nothing yet: they load after its scripts, and nothing changes when they arrive. */
import { holdRequests } from './support/hold-requests.ts';
import { waitForHydration } from './support/page-state.ts';
import { pages } from './support/site-pages.ts';
import { paths } from '../../src/site/paths.ts';
import { expect, type Page, test } from './support/test.ts';

// Without motion, everything has its place at once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const STYLES = /\/assets\/(?!fonts-)[\w-]+\.css$/;

/** What each visible element looks like, and where it is when all sections are laid out. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    document.documentElement.setAttribute('data-laid-out', '');
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, backgroundImage, borderColor, boxShadow, filter, font, opacity } =
        style;
      return [
        `${element.tagName}.${element.className}`,
        [x, y, width, height].map(Math.round),
        [color, backgroundColor, backgroundImage, borderColor, boxShadow, filter, font, opacity],
      ].join(' ');
    });
  });

for (const { path } of pages.filter(
  ({ module, file }, index) =>
    file === undefined && pages.findIndex((page) => page.module === module) === index,
))
  test(`${path} looks the same before its late styles and with them`, async ({ page, site }) => {
    const release = await holdRequests(page, STYLES);
    await page.goto(site.origin + path);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('data-fonts');
    const before = await looks(page);
    release();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ disabled, sheet }) => disabled || sheet,
      ),
    );
    const after = await looks(page);
    expect(after.filter((look) => !before.includes(look))).toEqual([]);
    expect(after).toHaveLength(before.length);
  });

test('a form answers before they arrive', async ({ page, site }) => {
  const release = await holdRequests(page, STYLES);
  await page.goto(site.origin + paths.contact);
  await page.getByRole('button', { name: 'SEND' }).first().click();
  await expect(page.locator('main form [aria-invalid=true]').first()).toBeVisible();
  release();
});
