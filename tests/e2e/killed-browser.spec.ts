import { leadForm } from '../../src/content/lead-form.ts';
import { KillableBrowser } from './killable-browser.ts';
import { expect, live, send, test } from './test.ts';

const browser = test.extend<{ browserToKill: KillableBrowser }>({
  // eslint-disable-next-line no-empty-pattern
  browserToKill: async ({}, use) => {
    const killable = new KillableBrowser();
    await use(killable);
    await killable.dispose();
  },
});

browser(
  'a message survives the browser being killed right after it was saved',
  async ({ stack, browserToKill }) => {
    const page = await browserToKill.open();
    await page.goto(`${stack.origin}/contact`);
    await live(page);
    await stack.stop();
    await send(page, { email: 'ada@example.org', message: 'Then the power went.' });
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    await browserToKill.kill();

    await stack.start();
    const again = await browserToKill.open();
    await again.goto(stack.origin);
    await expect(again.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 15_000 });
    expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Then the power went.' }]);
    await expect.poll(() => stack.mails()).toHaveLength(1);
  },
);

// On a weak line the application is still on its way, and only the boot script has seen the scan.
for (const delay of [300, 400, 500, 600, 800])
  browser(
    `a scan survives the browser being killed ${delay} ms later, before the page is live`,
    async ({ stack, browserToKill }) => {
      const page = await browserToKill.open();
      await page.route(/\/assets\/browser-/, () => {});
      await page.goto(`${stack.origin}/qrcode/bag`, { waitUntil: 'commit' });
      await page.waitForURL(`${stack.origin}/`, { waitUntil: 'commit' });
      await page.waitForTimeout(delay);
      await browserToKill.kill();

      const again = await browserToKill.open();
      await again.goto(`${stack.origin}/about`);
      await expect.poll(() => stack.rows('qr_analytics')).toMatchObject([{ qr_code: 'bag' }]);
    },
  );
