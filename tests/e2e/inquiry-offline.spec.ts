/** Inquiries without a connection: saved on the device and sent later. */
import { leadForm } from '../../src/content/lead-form.ts';
import { offline } from '../../src/content/offline.ts';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import { networkErrors } from './support/console.ts';
import { focusForm, INQUIRY_SENT, sendInquiry } from './support/inquiry-form.ts';
import type { LocalStack } from './support/local-stack.ts';
import { deviceStorage, expectWaiting, waitForHydration, waitForOfflineReady } from './support/page-state.ts';
import { core, coreWithServiceWorker, expect, type Page, test, withServiceWorker } from './support/test.ts';

test.use({ expectedConsole: networkErrors });

const message = (text: string) => ({ email: 'ada@example.org', message: text });

test(
  'a message is saved, listed, and sent when the server is back',
  coreWithServiceWorker,
  async ({ page, stack }) => {
    await page.goto(`${stack.origin}/contact`);
    await focusForm(page);
    await sendInquiry(page, message('First, online.'));
    await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
    await stack.stop();
    await sendInquiry(page, message('Second, offline.'));
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    await expectWaiting(page, 1);
    const tray = page.getByRole('button', { name: outboxTray.waiting(1) });
    await tray.click();
    await expect(page.getByRole('dialog')).toContainText('Second, offline.');
    await page.keyboard.press('Escape');

    await stack.start();
    await expect(page.getByText(outboxTray.sentLater.inquiry)).toBeVisible();
    await expectWaiting(page, 0);
    await expect(tray).toBeHidden();
    expect(await stack.rows('inquiries')).toHaveLength(2);
    await expect.poll(() => stack.mails()).toHaveLength(2);
    await expect.poll(() => deviceStorage(page)).not.toMatch(/ada@example|offline\./);
  },
);

test.describe('on a phone', withServiceWorker, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the reply is in view and nothing covers it', async ({ page, stack }) => {
    const isOnTop = (text: string) =>
      page.getByText(text).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((part) =>
          element.contains(document.elementFromPoint(left + width / 2, top + height * part)),
        );
      });
    await page.goto(`${stack.origin}/contact`);
    await focusForm(page);
    await waitForOfflineReady(page);
    await sendInquiry(page, message('Where do I read the answer?'));
    await expect(page.getByText(INQUIRY_SENT)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isOnTop(INQUIRY_SENT)).toBe(true);
    await stack.stop();
    await sendInquiry(page, message('And without a connection?'));
    await expect(page.getByText(leadForm.saved)).toBeInViewport({ ratio: 1 });
    // The outbox button and the offline notice appear too, and must not cover it.
    await expect(page.getByRole('button', { name: outboxTray.waiting(1) })).toBeVisible();
    await expect(page.getByText(offline.connection.text)).toBeVisible();
    await expect.poll(() => isOnTop(leadForm.saved)).toBe(true);
  });
});

test.describe('in a page without a service worker', () => {
  // A worker would load files beside the page, and send messages itself.

  /** Stops the server and sends a message, which waits. */
  async function saveInquiry(page: Page, stack: LocalStack, text: string) {
    await page.goto(`${stack.origin}/contact`);
    await focusForm(page);
    await stack.stop();
    await sendInquiry(page, message(text));
    await expect(page.getByText(leadForm.saved)).toBeVisible();
  }

  test('waiting messages can be edited and deleted', core, async ({ page, stack }) => {
    await saveInquiry(page, stack, 'Please delete me.');
    await sendInquiry(page, message('Please edot me.'));
    await expectWaiting(page, 2);
    await page.getByRole('button', { name: outboxTray.waiting(2) }).click();
    const dialog = page.getByRole('dialog');
    const doomed = dialog.getByRole('listitem').filter({ hasText: 'Please delete me.' });
    await doomed.getByRole('button', { name: outboxTray.remove }).click();
    await doomed.getByRole('button', { name: outboxTray.remove }).click();
    await expect(doomed).toBeHidden();
    await dialog.getByRole('button', { name: outboxTray.edit }).click();
    await dialog.locator('[name=message]').fill('Please edit me.');
    await dialog.locator('[name=email]').fill('ada@');
    await dialog.getByRole('button', { name: outboxTray.save }).click();
    await expect(dialog.locator('[name=email]')).toBeFocused();
    await expect(dialog.locator('[name=email]')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await dialog.locator('[name=email]').fill('ada@example.org');
    await dialog.getByRole('button', { name: outboxTray.save }).click();
    await expect(dialog).toContainText('Please edit me.');
    await expect(page.getByText(leadForm.saved)).toBeHidden();
    expect(await deviceStorage(page)).not.toContain('delete me');
    await stack.start();
    await expectWaiting(page, 0);
    expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Please edit me.' }]);
  });

  test('a saved message that arrives leaves alone what the visitor writes next', async ({ page, stack }) => {
    await saveInquiry(page, stack, 'The first.');
    const field = page.locator('main [name=message]');
    await field.fill('The next.');
    await stack.start();
    await expectWaiting(page, 0);
    await expect(page.getByText(outboxTray.sentLater.inquiry)).toBeVisible();
    await expect(field).toHaveValue('The next.');
    await expect(page.getByText(INQUIRY_SENT)).toBeHidden();
  });
});

test(
  'messages from two tabs share one outbox, and each arrives once',
  withServiceWorker,
  async ({ page, context, stack }) => {
    await page.goto(`${stack.origin}/contact`);
    await waitForHydration(page);
    const other = await context.newPage();
    await other.goto(`${stack.origin}/contact`);
    await waitForHydration(other);
    await stack.stop();
    await sendInquiry(page, message('From the first tab.'));
    await sendInquiry(other, message('From the second tab.'));
    await expectWaiting(page, 2);
    await expectWaiting(other, 2);
    await stack.start();
    await expectWaiting(page, 0, 20_000);
    await expectWaiting(other, 0, 20_000);
    expect(await stack.rows('inquiries')).toHaveLength(2);
    await expect.poll(() => stack.mails()).toHaveLength(2);
  },
);
