/** Browsers without Web Locks or without a working IndexedDB, and messages that have waited too long. */
import { leadForm } from '../../src/content/lead-form.ts';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import { networkErrors } from './support/console.ts';
import { focusForm, INQUIRY_SENT, sendInquiry } from './support/inquiry-form.ts';
import { expectWaiting, waitForHydration, waitForOfflineReady, waitingCount } from './support/page-state.ts';
import { expect, test, withServiceWorker } from './support/test.ts';

const DAY_MS = 24 * 3_600_000;
const inquiry = (message: string) => ({ email: 'ada@example.org', message });

test.describe('with the server stopped', withServiceWorker, () => {
  test.use({ expectedConsole: networkErrors });

  test('two tabs without Web Locks share a lease, and each message arrives once', async ({
    page,
    context,
    stack,
  }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${stack.origin}/contact`);
      await focusForm(tab);
      expect(await tab.evaluate(() => 'locks' in navigator)).toBe(false);
    }
    await stack.stop();
    await sendInquiry(page, inquiry('From the first tab.'));
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    await sendInquiry(other, inquiry('From the second tab.'));
    await expect(other.getByText(leadForm.saved)).toBeVisible({ timeout: 20_000 });
    await stack.start();
    for (const tab of [page, other]) await expectWaiting(tab, 0, 40_000);
    const rows = await stack.rows<{ message: string }>('inquiries');
    expect(rows.map(({ message }) => message).sort()).toEqual([
      'From the first tab.',
      'From the second tab.',
    ]);
    await expect.poll(() => stack.mails()).toHaveLength(2);
  });

  test('a message older than 30 days shows as failed, stays saved, and is sent on request', async ({
    page,
    stack,
  }) => {
    await page.goto(`${stack.origin}/contact`);
    await waitForOfflineReady(page);
    await stack.stop();
    await sendInquiry(page, inquiry('A month ago.'));
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    await page.clock.setFixedTime(Date.now() + 31 * DAY_MS);
    await page.reload();
    await waitForHydration(page);
    const pill = page.getByRole('button', { name: outboxTray.failed(1) });
    await expect(pill).toBeVisible({ timeout: 20_000 });
    await pill.click();
    await expect(page.getByText(outboxTray.reasons.too_old)).toBeVisible();
    await stack.start();
    await page.getByRole('button', { name: outboxTray.sendNow }).first().click();
    await expect
      .poll(() => stack.rows('inquiries'), { timeout: 20_000 })
      .toMatchObject([{ message: 'A month ago.' }]);
    await expect(pill).not.toBeVisible();
  });

  for (const [problem, breakStorage] of [
    [
      'does not open',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The user denied permission', 'SecurityError');
        };
      },
    ],
    [
      'is full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('The disk is full', 'QuotaExceededError');
        };
      },
    ],
  ] as const)
    test(`if device storage ${problem}, a message is sent at once, and offline the page warns that it is not saved`, async ({
      page,
      stack,
    }) => {
      await page.addInitScript(breakStorage);
      await page.goto(`${stack.origin}/contact`);
      await focusForm(page);
      await sendInquiry(page, inquiry('Straight to the server.'));
      await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
      expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Straight to the server.' }]);

      await stack.stop();
      await sendInquiry(page, inquiry('In memory only.'));
      await expect(page.getByText(leadForm.unsaved)).toBeVisible();
      expect(await waitingCount(page)).toBe(1);
      await stack.start();
      await expectWaiting(page, 0, 40_000);
      expect(await stack.rows('inquiries')).toHaveLength(2);
      await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
      await expect(page.locator('main [name=message]')).toHaveValue('');
    });
});
