/** Inquiries whose requests or replies get lost, cut off or refused. */
import { leadForm } from '../../src/content/lead-form.ts';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import { networkErrors } from './support/console.ts';
import { focusForm, INQUIRY_SENT, sendInquiry } from './support/inquiry-form.ts';
import { deviceStorage, expectWaiting, waitingCount } from './support/page-state.ts';
import { expect, test, withServiceWorker } from './support/test.ts';

test.use({ expectedConsole: networkErrors });

const message = (text: string) => ({ email: 'ada@example.org', message: text });

test(
  'a lost reply to a stored inquiry still makes one row and one mail',
  withServiceWorker,
  async ({ page, stack, faults }) => {
    let isFirst = true;
    faults.chooseFault = (method, path) => {
      if (method !== 'POST' || !path.startsWith('/rest/v1/inquiries') || !isFirst) return undefined;
      isFirst = false;
      return 'drop-reply';
    };
    await page.goto(`${faults.origin}/contact`);
    await sendInquiry(page, message('Did you get this?'));
    await expect.poll(() => faults.faulted).toEqual(['drop-reply POST /rest/v1/inquiries']);
    await expectWaiting(page, 0, 20_000);
    await expect.poll(() => stack.mails()).toHaveLength(1);
    expect(await stack.rows('inquiries')).toHaveLength(1);
  },
);

test(
  'a mail request whose reply is cut off is retried and sends one mail',
  withServiceWorker,
  async ({ page, stack, faults }) => {
    let calls = 0;
    faults.chooseFault = (_, path) =>
      path.startsWith('/functions/v1/send-inquiry-email') && ++calls === 1 ? 'cut-body' : undefined;
    await page.goto(`${faults.origin}/contact`);
    await sendInquiry(page, message('Cut in the middle.'));
    await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
    // The row is stored, so the text is deleted from the device although the mail is still being requested.
    await expect.poll(() => deviceStorage(page)).not.toContain('ada@example.org');
    await expect.poll(() => calls, { timeout: 20_000 }).toBeGreaterThan(1);
    await expect.poll(() => stack.mails()).toHaveLength(1);
  },
);

test.describe('in a page without a service worker', () => {
  // A worker would load files beside the page, and send messages itself.

  test("a captive portal's 200 does not count as delivered", async ({ page, stack, faults }) => {
    await page.goto(`${faults.origin}/contact`);
    await focusForm(page);
    let requests = 0;
    faults.chooseFault = () => {
      requests++;
      return 'portal';
    };
    await sendInquiry(page, message('Behind the portal.'));
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    await page.getByRole('button', { name: outboxTray.waiting(1) }).click();
    // The portal answers "Send now", too. Without it, the page could send the message before the click.
    requests = 0;
    await page.getByRole('button', { name: outboxTray.sendNow }).click();
    await expect.poll(() => requests).toBeGreaterThan(0);
    expect(await waitingCount(page)).toBe(1);
    faults.chooseFault = () => undefined;
    await expectWaiting(page, 0, 40_000);
    expect(await stack.rows('inquiries')).toHaveLength(1);
  });
});

test(
  'the staff get the mail although the database denies the insert',
  withServiceWorker,
  async ({ page, stack, faults }) => {
    faults.chooseFault = (method, path) =>
      method === 'POST' && path.startsWith('/rest/v1/inquiries') ? 'refuse' : undefined;
    await page.goto(`${faults.origin}/contact`);
    await sendInquiry(page, message('The database says no.'));
    await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
    await expect.poll(() => stack.mails()).toHaveLength(1);
    // The function stores the inquiry that the browser could not.
    expect(await stack.rows('inquiries')).toHaveLength(1);
    await expect.poll(() => deviceStorage(page)).not.toContain('ada@example.org');
  },
);

test(
  'an inquiry survives a broken mail server, and its mail follows later',
  withServiceWorker,
  async ({ page, stack }) => {
    await stack.stop();
    await stack.start({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await page.goto(`${stack.origin}/contact`);
    await sendInquiry(page, message('No mail today.'));
    await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
    expect(await stack.rows('inquiries')).toHaveLength(1);
    await stack.stop();
    await stack.start();
    await expect.poll(() => stack.mails(), { timeout: 75_000 }).toHaveLength(1);
  },
);
