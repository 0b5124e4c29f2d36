/** A stylesheet that fails to load while its scripts do not. Vite requests each only once. */
import { paths } from '../../src/site/paths.ts';
import { networkErrors } from './support/console.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, test, type Page } from './support/test.ts';

// The browser logs the failures, and the page names pictures that it had not loaded yet.
test.use({ expectedConsole: new RegExp(`${networkErrors.source}|The picture "`) });

const contactStyles = /\/assets\/contact-[\w-]{7}\.css$/;

const menuEntry = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('makes the next page a new document, which has its styles', async ({ page, site }) => {
  const styles = async () => {
    await waitForHydration(page);
    return page.locator('main *').evaluateAll((elements) =>
      elements.map((element) => {
        const { display, position, padding, fontSize, color } = getComputedStyle(element);
        return [element.tagName, display, position, padding, fontSize, color].join();
      }),
    );
  };
  await page.goto(site.origin + paths.contact);
  const expected = await styles();
  await page.goto(site.origin + paths.articles);
  await waitForHydration(page);
  await page.evaluate(() => (document.documentElement.dataset['old'] = ''));
  await page.route(contactStyles, (route) => route.abort());
  await menuEntry(page, 'CONTACT').click();
  await expect(page).toHaveTitle(/Contact/i);
  await expect(page.locator('html')).not.toHaveAttribute('data-old');
  expect(await styles()).toEqual(expected);
});

test('keeps pages that are on the device open without a connection', async ({ page, site, context }) => {
  await page.goto(site.origin + paths.articles);
  await waitForHydration(page);
  await menuEntry(page, 'ABOUT').click();
  await expect(page).toHaveTitle(/About/i);
  await page.goBack();
  await expect(page).toHaveTitle(/Articles/i);
  await context.setOffline(true);
  // Tests share a browser, whose memory may still hold the file of a test before. A route asks for it all the same.
  await page.route(contactStyles, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) => contactStyles.test(request.url()));
  await menuEntry(page, 'CONTACT').click();
  await failed;
  await menuEntry(page, 'ABOUT').click();
  await expect(page).toHaveTitle(/About/i);
});
