import { leadForm } from '../../src/content/lead-form.ts';
import { brokenLine, expect, live, offlineReady, send, test, waiting } from './test.ts';

test.describe('with the server stopped', () => {
  test.use({ expectedConsole: [brokenLine] });

  test('pages open from the device, with query strings and slashes, and unknown paths too', async ({
    page,
    stack,
  }) => {
    await page.goto(stack.origin);
    await live(page);
    await offlineReady(page);
    await stack.stop();
    for (const path of ['/', '/contact', '/contact/', '/contact?utm_source=card#form']) {
      await page.goto(stack.origin + path);
      await live(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(`${stack.origin}/no-such-page`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });

  test('an inquiry written on a page that was opened offline is delivered later', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await live(page);
    await offlineReady(page);
    await stack.stop();
    await page.goto(`${stack.origin}/contact`);
    await send(page, { email: 'ada@example.org', message: 'Written in the basement.' });
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    expect(await waiting(page)).toBe('1');
    await stack.start();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 15_000 });
    expect(await stack.rows('inquiries')).toHaveLength(1);
    await expect.poll(() => stack.mails()).toHaveLength(1);
  });
});
