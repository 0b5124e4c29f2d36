/** What goes wrong on the server is said in the desk. */
import { FaultyMailbox } from '../proof/faulty-mailbox.ts';
import { axe } from './support/axe.ts';
import { INQUIRY_SENT, sendInquiry } from './support/inquiry-form.ts';
import { focusDesk, signIn, write } from './support/staff-desk.ts';
import { expect, test } from './support/test.ts';

const withMailServer = test.extend<{ mailServer: FaultyMailbox }>({
  mailServer: async ({ stack }, use) => {
    const mailServer = new FaultyMailbox();
    await stack.stop();
    await mailServer.start(stack.dataDir);
    await stack.start({ SMTP_URL: mailServer.url });
    await use(mailServer);
    await stack.stop();
    await mailServer.stop();
  },
});

withMailServer(
  'staff read that mails don’t leave, and why, and try again',
  async ({ stack, mailServer, page }) => {
    await write(stack, 'POST', 'staff', { email: 'bo@example.org', role: 'staff' });
    await signIn(page, stack, 'bo@example.org');
    const bar = page.locator('[data-trouble]');
    await expect(bar).toBeEmpty();

    mailServer.begin(Array.from({ length: 1000 }, () => 'mail-refused' as const));
    const visitor = await page.context().newPage();
    await visitor.goto(`${stack.origin}/contact`);
    await sendInquiry(visitor, { email: 'ada@example.org', message: 'Does this arrive?' });
    await expect(visitor.getByText(INQUIRY_SENT)).toBeVisible();
    await visitor.close();
    await expect(async () => {
      await focusDesk(page);
      await expect(bar).toContainText(/One email hasn’t left since .*: the mail server can’t be reached/, {
        timeout: 1000,
      });
    }).toPass();
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axe(page)).toEqual([]);

    mailServer.begin([]);
    await bar.getByRole('button', { name: 'Try again' }).click();
    await expect(bar).toContainText('The server is trying again now.');
    await expect.poll(() => stack.mails(), { timeout: 20_000 }).toHaveLength(2);
    await expect(async () => {
      await focusDesk(page);
      await expect(bar).toBeEmpty({ timeout: 1000 });
    }).toPass();
  },
);
