import type { Page } from '@playwright/test';
import { leadForm } from '../../src/content/lead-form.ts';
import { navigation } from '../../src/content/navigation.ts';
import { widget as texts } from '../../src/content/widget.ts';
import { brokenLine, expect, gotoOnStoppedClock, holdFirst, test } from './test.ts';

const panel = (page: Page) => page.locator('#contact-widget');
const opener = (page: Page) => page.getByRole('button', { name: navigation.message.open });

async function open(page: Page, url: string): Promise<void> {
  await gotoOnStoppedClock(page, url);
  await opener(page).click();
  await expect(panel(page).locator('[name=name]')).toBeFocused();
}

async function fill(page: Page, fields: Record<string, string> = {}): Promise<void> {
  const all = { name: 'Ada Sample', email: 'ada@example.org', message: 'A short question.', ...fields };
  for (const [name, value] of Object.entries(all)) await panel(page).locator(`[name=${name}]`).fill(value);
  await page.clock.runFor(2500);
}
const sendIt = (page: Page) => panel(page).locator('button[type=submit]').click();

test('a message from the widget is one row and one mail; it says so, closes after 3 s and is empty again', async ({
  page,
  stack,
}) => {
  await open(page, `${stack.origin}/about`);
  await fill(page, { phone: '949-555-0100' });
  await sendIt(page);
  await expect(panel(page).getByRole('heading', { name: 'MESSAGE SENT' })).toBeFocused();
  await expect(panel(page)).toContainText(
    "Thank you for reaching out. We'll get back to you within 24 hours.",
  );
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
});

test('closing it after success clears it too; closing it before keeps what was typed', async ({
  page,
  stack,
}) => {
  await open(page, stack.origin);
  await fill(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await opener(page).click();
  await expect(panel(page).locator('[name=message]')).toHaveValue('A short question.');
  await sendIt(page);
  await expect(panel(page).getByRole('heading', { name: 'MESSAGE SENT' })).toBeVisible();
  await panel(page).getByRole('button', { name: texts.close }).click();
  await opener(page).click();
  await expect(panel(page).locator('[name=message]')).toHaveValue('');
});

test('what is typed while a message is on its way is not taken away by its success', async ({
  page,
  stack,
}) => {
  const release = await holdFirst(page, /\/rest\/v1\/inquiries/);
  await open(page, stack.origin);
  await fill(page);
  await sendIt(page);
  await panel(page).locator('[name=message]').fill('A second question.');
  release();
  await expect(panel(page).getByText(leadForm.unsent)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(panel(page).locator('[name=message]')).toHaveValue('A second question.');
  await sendIt(page);
  await expect(panel(page).getByRole('heading', { name: 'MESSAGE SENT' })).toBeVisible();
  const rows = await stack.rows<{ message: string }>('inquiries');
  expect(rows.map(({ message }) => message).toSorted()).toEqual(['A second question.', 'A short question.']);
});

test('name, email and message are asked for, and typing clears an error', async ({ page, site }) => {
  await open(page, site.origin);
  await fill(page, { name: '', email: 'ada@', message: '' });
  await sendIt(page);
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

test.describe('with a broken line', () => {
  test.use({ expectedConsole: brokenLine });

  test('the button reads SENDING... and is disabled until an answer comes; a refusal reads as in the catalogue', async ({
    page,
    faults,
  }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/rest\/v1\/inquiries/, async (route) => {
      await answered;
      await route.fallback();
    });
    // Neither the row nor the mail will ever be taken.
    faults.fault = (method, path) =>
      method === 'POST' && /^\/(rest\/v1\/inquiries|functions\/)/.test(path) ? 'invalid' : undefined;
    await open(page, faults.origin);
    await fill(page);
    await sendIt(page);
    const button = panel(page).locator('button[type=submit]');
    await expect(button).toHaveText('SENDING...');
    await expect(button).toBeDisabled();
    answer();
    await expect(panel(page).getByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(panel(page).locator('[name=message]')).toHaveValue('A short question.');
  });

  test('a message without a connection is saved and says so', async ({ page, stack }) => {
    // Asked for as soon as the panel's first field has the focus.
    const prepared = page.waitForResponse(/\/assets\/tray-dialog-.*\.js/);
    await open(page, `${stack.origin}/contact`);
    await fill(page);
    await prepared;
    await stack.stop();
    await sendIt(page);
    await expect(panel(page).getByText(leadForm.saved)).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '1');
  });
});
