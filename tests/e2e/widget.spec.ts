import type { Page } from '@playwright/test';
import { leadForm } from '../../src/content/lead-form.ts';
import { navigation } from '../../src/content/site-menu.ts';
import { widget as texts } from '../../src/content/widget.ts';
import { networkErrors } from './support/console.ts';
import { holdFirstRequest, holdRequests } from './support/hold-requests.ts';
import { WIDGET_SENT } from './support/inquiry-form.ts';
import { gotoWithPausedClock } from './support/paused-clock.ts';
import { expectWaiting } from './support/page-state.ts';
import { core, expect, test } from './support/test.ts';

const panel = (page: Page) => page.locator('#contact-widget');
const opener = (page: Page) => page.getByRole('button', { name: navigation.message.open });

async function openWidget(page: Page, url: string): Promise<void> {
  await gotoWithPausedClock(page, url);
  await opener(page).click();
  await expect(panel(page).locator('[name=name]')).toBeFocused();
}

/** Fills in the form, slowly enough to pass the bot check. */
async function fillForm(page: Page, fields: Record<string, string> = {}): Promise<void> {
  const values = { name: 'Ada Sample', email: 'ada@example.org', message: 'A short question.', ...fields };
  for (const [name, value] of Object.entries(values)) await panel(page).locator(`[name=${name}]`).fill(value);
  await page.clock.runFor(2500);
}
const submitForm = (page: Page) => panel(page).locator('button[type=submit]').click();

test(
  'a message from the widget becomes one row and one mail, and the widget closes after 3 s',
  core,
  async ({ page, stack }) => {
    await openWidget(page, `${stack.origin}/about`);
    await fillForm(page, { phone: '949-555-0100' });
    await submitForm(page);
    await expect(panel(page).getByRole('heading', { name: 'MESSAGE SENT' })).toBeFocused();
    await expect(panel(page)).toContainText(WIDGET_SENT);
    await page.clock.runFor(2999);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await stack.rows('inquiries')).toMatchObject([
      {
        full_name: 'Ada Sample',
        email: 'ada@example.org',
        phone: '949-555-0100',
        form_source: 'widget',
        suspected: false,
      },
    ]);
    await expect.poll(() => stack.mails()).toHaveLength(1);
    await opener(page).click();
    for (const name of ['name', 'email', 'phone', 'message'])
      await expect(panel(page).locator(`[name=${name}]`)).toHaveValue('');
  },
);

test('closing keeps the text before sending, and clears it after', core, async ({ page, stack }) => {
  await openWidget(page, stack.origin);
  await fillForm(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await opener(page).click();
  await expect(panel(page).locator('[name=message]')).toHaveValue('A short question.');
  await submitForm(page);
  await expect(panel(page).getByRole('heading', { name: 'MESSAGE SENT' })).toBeVisible();
  await panel(page).getByRole('button', { name: texts.close }).click();
  await opener(page).click();
  await expect(panel(page).locator('[name=message]')).toHaveValue('');
});

test.describe('while a message is being sent', () => {
  test('newly typed text stays after the message succeeds', async ({ page, stack }) => {
    const release = await holdFirstRequest(page, /\/rest\/v1\/inquiries/);
    await openWidget(page, stack.origin);
    await fillForm(page);
    await submitForm(page);
    await panel(page).locator('[name=message]').fill('A second question.');
    release();
    await expect(panel(page).getByText(leadForm.unsent)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(panel(page).locator('[name=message]')).toHaveValue('A second question.');
    await submitForm(page);
    await expect(panel(page).getByRole('heading', { name: 'MESSAGE SENT' })).toBeVisible();
    const rows = await stack.rows<{ message: string }>('inquiries');
    expect(rows.map(({ message }) => message).toSorted()).toEqual([
      'A second question.',
      'A short question.',
    ]);
  });

  test.describe('and refused', () => {
    test.use({ expectedConsole: networkErrors });

    test('the button reads SENDING... until the reply comes, then an error appears', async ({
      page,
      faults,
    }) => {
      const release = await holdRequests(page, /\/rest\/v1\/inquiries/);
      // Rejects the row and the mail.
      faults.chooseFault = (method, path) =>
        method === 'POST' && /^\/(rest\/v1\/inquiries|functions\/)/.test(path) ? 'invalid' : undefined;
      await openWidget(page, faults.origin);
      await fillForm(page);
      await submitForm(page);
      const button = panel(page).locator('button[type=submit]');
      await expect(button).toHaveText('SENDING...');
      await expect(button).toBeDisabled();
      release();
      await expect(panel(page).getByText('Failed to send message. Please try again.')).toBeVisible();
      await expect(panel(page).locator('[name=message]')).toHaveValue('A short question.');
    });
  });
});

test('name, email and message are required, and typing clears an error', async ({ page, site }) => {
  await openWidget(page, site.origin);
  await fillForm(page, { name: '', email: 'ada@', message: '' });
  await submitForm(page);
  const status = panel(page).getByRole('status');
  await expect(status).toHaveText('Email and message are required fields');
  await expect(panel(page).locator('[name=name]')).toBeFocused();
  await expect(panel(page).locator('[name=name]')).toHaveAccessibleDescription(leadForm.fields.fullName);
  await expect(panel(page).locator('[name=email]')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await panel(page).locator('[name=name]').pressSequentially('A');
  await expect(status).toBeEmpty();
  await expect(panel(page).locator('[name=name]')).not.toHaveAttribute('aria-invalid');
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: networkErrors });

  test('a message is saved, the widget says so, and it is sent later', async ({ page, stack }) => {
    // The outbox code loads when the first field gets the focus.
    const codeLoaded = page.waitForResponse(/\/assets\/tray-dialog-.*\.js/);
    await openWidget(page, `${stack.origin}/contact`);
    await fillForm(page);
    await codeLoaded;
    await stack.stop();
    await submitForm(page);
    await expect(panel(page).getByText(leadForm.saved)).toBeInViewport();
    await expectWaiting(page, 1);
    // When it arrives, the widget thanks and closes, and the visitor goes on writing elsewhere.
    const field = page.locator('main [name=message]');
    await field.focus();
    await stack.start();
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await expect(panel(page).getByRole('heading', { name: texts.success.title })).toBeVisible();
    await page.clock.runFor(3000);
    await expect(panel(page)).toBeHidden();
    await expect(field).toBeFocused();
  });
});
