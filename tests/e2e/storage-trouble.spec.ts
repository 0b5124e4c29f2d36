/** Browsers without Web Locks, without a working IndexedDB, and submissions that waited for too long. */
import { leadForm } from '../../src/content/lead-form.ts';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import {
  beginToWrite,
  brokenLine,
  expect,
  live,
  offlineReady,
  send,
  SUCCESS,
  test,
  waiting,
} from './test.ts';

const DAY = 24 * 3_600_000;
const written = (message: string) => ({ email: 'ada@example.org', message });

test.describe('with the server stopped', () => {
  test.use({ expectedConsole: brokenLine });

  test('without Web Locks two tabs take turns by a lease, and each message arrives once', async ({
    page,
    context,
    stack,
  }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${stack.origin}/contact`);
      await beginToWrite(tab);
      expect(await tab.evaluate(() => 'locks' in navigator)).toBe(false);
    }
    await stack.stop();
    await send(page, written('From the first tab.'));
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    await send(other, written('From the second tab.'));
    await expect(other.getByText(leadForm.saved)).toBeVisible({ timeout: 20_000 });
    await stack.start();
    for (const tab of [page, other])
      await expect(tab.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 40_000 });
    const rows = await stack.rows<{ message: string }>('inquiries');
    expect(rows.map(({ message }) => message).sort()).toEqual([
      'From the first tab.',
      'From the second tab.',
    ]);
    await expect.poll(() => stack.mails()).toHaveLength(2);
  });

  test('after 30 days a message is shown as failed, kept, and sent when its writer says so', async ({
    page,
    stack,
  }) => {
    await page.goto(`${stack.origin}/contact`);
    await offlineReady(page);
    await stack.stop();
    await send(page, written('A month ago.'));
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    await page.clock.setFixedTime(Date.now() + 31 * DAY);
    await page.reload();
    await live(page);
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

  for (const [trouble, breakStorage] of [
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
    test(`where the device's storage ${trouble} the message goes out directly, or the visitor is told`, async ({
      page,
      stack,
    }) => {
      await page.addInitScript(breakStorage);
      await page.goto(`${stack.origin}/contact`);
      await beginToWrite(page);
      await send(page, written('Straight to the server.'));
      await expect(page.getByText(SUCCESS)).toBeVisible();
      expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Straight to the server.' }]);

      await stack.stop();
      await send(page, written('In memory only.'));
      await expect(page.getByText(leadForm.unsaved)).toBeVisible();
      expect(await waiting(page)).toBe('1');
      await stack.start();
      await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 40_000 });
      expect(await stack.rows('inquiries')).toHaveLength(2);
    });
});
