import { leadForm } from '../../src/content/lead-form.ts';
import { KillableBrowser } from './support/killable-browser.ts';
import { sendInquiry } from './support/inquiry-form.ts';
import { deviceStorage, expectWaiting, waitForHydration } from './support/page-state.ts';
import { core, expect, test } from './support/test.ts';

const killTest = test.extend<{ killable: KillableBrowser }>({
  // eslint-disable-next-line no-empty-pattern
  killable: async ({}, use) => {
    const browser = new KillableBrowser();
    await use(browser);
    await browser.dispose();
  },
});

killTest('a saved message survives when the browser is killed', core, async ({ stack, killable }) => {
  const page = await killable.open();
  await page.goto(`${stack.origin}/contact`);
  await waitForHydration(page);
  await stack.stop();
  await sendInquiry(page, { email: 'ada@example.org', message: 'Then the power went.' });
  await expect(page.getByText(leadForm.saved)).toBeVisible();
  await killable.kill();

  await stack.start();
  const again = await killable.open();
  await again.goto(stack.origin);
  await expectWaiting(again, 0);
  expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Then the power went.' }]);
  await expect.poll(() => stack.mails()).toHaveLength(1);
});

// Without the application's code, as on a weak connection, only the boot script has recorded the scan.
killTest(
  'a scan survives when the browser is killed as soon as it is stored, before hydration',
  async ({ stack, killable }) => {
    const page = await killable.open();
    await page.route(/\/assets\/browser-/, () => {});
    await page.goto(`${stack.origin}/qrcode/bag`, { waitUntil: 'commit' });
    await page.waitForURL(`${stack.origin}/`, { waitUntil: 'commit' });
    // Local storage reaches the disk seconds later, so only IndexedDB counts.
    const inDatabase = async () =>
      JSON.stringify((JSON.parse(await deviceStorage(page)) as { dump: unknown }).dump);
    await expect.poll(inDatabase, { intervals: [10] }).toContain('\\"code\\":\\"bag\\"');
    await killable.kill();

    const again = await killable.open();
    await again.goto(`${stack.origin}/about`);
    await expect.poll(() => stack.rows('qr_analytics')).toMatchObject([{ qr_code: 'bag' }]);
  },
);
