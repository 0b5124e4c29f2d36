/** The inquiry forms with a connection. */
import { inquiryForm } from '../../src/content/inquiry-form.ts';
import { leadForm } from '../../src/content/lead-form.ts';
import { networkErrors } from './support/console.ts';
import { holdFirstRequest, holdRequests } from './support/hold-requests.ts';
import { fillInquiry, INQUIRY_SENT, sendInquiry } from './support/inquiry-form.ts';
import { deviceStorage, expectWaiting, waitForHydration, waitingCount } from './support/page-state.ts';
import { core, coreWithServiceWorker, expect, test, withServiceWorker } from './support/test.ts';

const message = (text: string) => ({ email: 'ada@example.org', message: text });

test.describe('with a connection', () => {
  test(
    'an inquiry becomes one row and one mail, and nothing stays on the device',
    coreWithServiceWorker,
    async ({ page, stack }) => {
      await page.goto(`${stack.origin}/contact`);
      await sendInquiry(page, { ...message('My scalp is dry.'), fullName: 'Ada Sample', phone: '555-0100' });
      await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
      await expect(page.locator('[name=message]')).toHaveValue('');

      await expect.poll(() => stack.mails()).toHaveLength(1);
      const rows = await stack.rows('inquiries');
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        full_name: 'Ada Sample',
        email: 'ada@example.org',
        phone: '555-0100',
        service: null,
        message: 'My scalp is dry.',
        form_source: 'contact_page',
        status: 'new',
      });
      const [mail] = await stack.mails();
      expect(mail?.replyTo?.[0]?.address).toBe('ada@example.org');
      expect(mail?.text).toContain('My scalp is dry.');
      await expect.poll(() => deviceStorage(page)).not.toContain('ada@example.org');
      await expectWaiting(page, 0);
    },
  );

  test('a second click after the thanks keeps them', withServiceWorker, async ({ page, stack }) => {
    await page.goto(`${stack.origin}/contact`);
    await sendInquiry(page, message('Once.'));
    const thanks = page.getByText(INQUIRY_SENT);
    await expect(thanks).toBeVisible();
    const button = page.locator('main form button[type=submit]');
    await button.click();
    await expect(thanks).toBeVisible();
    // Somebody who begins anew hears what is missing.
    await page.locator('[name=fullName]').fill('Ada');
    await button.click();
    await expect(thanks).toBeHidden();
    await expect(page.locator('[name=email]')).toBeFocused();
  });

  test.describe('while a message is being sent', () => {
    // Without a service worker, which could deliver the message while the page's request is held.

    test('a double click sends one inquiry', core, async ({ page, stack }) => {
      const release = await holdRequests(page, /\/rest\/v1\/inquiries/);
      await page.goto(`${stack.origin}/contact`);
      await waitForHydration(page);
      await fillInquiry(page, message('Twice?'));
      await page.locator('main form button[type=submit]').dblclick();
      release();
      await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
      expect(await stack.rows('inquiries')).toHaveLength(1);
    });

    test('a second click with changed text sends a second message', async ({ page, stack }) => {
      const release = await holdFirstRequest(page, /\/rest\/v1\/inquiries/);
      await page.goto(`${stack.origin}/contact`);
      await waitForHydration(page);
      await sendInquiry(page, message('The first.'));
      const button = page.locator('main form button[type=submit]');
      await expect(button).toHaveText(inquiryForm.submitting);
      await expect(button).toBeDisabled();
      await page.locator('[name=message]').fill('The second.');
      // Within 3 s: after 8 s the first message would count as saved on the device, which also enables the button.
      await expect(button).toHaveText(inquiryForm.submit, { timeout: 3000 });
      await expect(button).toBeEnabled();
      await button.dblclick();
      release();
      await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
      await expect(page.locator('[name=message]')).toHaveValue('');
      await expectWaiting(page, 0);
      const rows = await stack.rows<{ message: string }>('inquiries');
      expect(rows.map((row) => row.message).toSorted()).toEqual(['The first.', 'The second.']);
    });

    test('changed text stays in the form, and the page says that it is not sent', async ({ page, stack }) => {
      const release = await holdFirstRequest(page, /\/rest\/v1\/inquiries/);
      await page.goto(`${stack.origin}/contact`);
      await waitForHydration(page);
      await sendInquiry(page, message('The first.'));
      await page.locator('[name=message]').fill('The second.');
      release();
      await expect(page.getByText(INQUIRY_SENT)).toHaveText(`${INQUIRY_SENT} ${leadForm.unsent}`);
      await expect(page.locator('[name=message]')).toHaveValue('The second.');
      expect(await stack.rows('inquiries')).toHaveLength(1);
    });
  });

  test(
    'a message submitted before hydration is sent after it',
    coreWithServiceWorker,
    async ({ page, stack }) => {
      const release = await holdRequests(page, /\/assets\/app-/);
      await page.goto(`${stack.origin}/contact`, { waitUntil: 'commit' });
      await page.locator('[name=message]').waitFor();
      await sendInquiry(page, message('Early bird.'));
      release();
      await expect(page.getByText(INQUIRY_SENT)).toBeVisible({ timeout: 20_000 });
      expect(await stack.rows('inquiries')).toHaveLength(1);
    },
  );

  test.describe('when requests for the scripts of the page fail', withServiceWorker, () => {
    test.use({ expectedConsole: networkErrors });

    test('a submitted message is sent after they have loaded', async ({ page, stack }) => {
      const dropped: Record<string, number> = {};
      await page.route(/\/assets\/(?:react|app|browser)-.*\.js$/, (route) => {
        const name = route.request().url();
        dropped[name] = (dropped[name] ?? 0) + 1;
        return dropped[name] > 2 ? route.continue() : route.abort();
      });
      await page.goto(`${stack.origin}/contact`);
      await sendInquiry(page, message('By one bar.'));
      await expect(page.getByText(INQUIRY_SENT)).toBeVisible({ timeout: 20_000 });
      expect(Object.keys(dropped)).toHaveLength(3);
      expect(await stack.rows('inquiries')).toHaveLength(1);
    });
  });

  test('the home form works without a name', coreWithServiceWorker, async ({ page, stack }) => {
    await page.goto(stack.origin);
    await sendInquiry(page, { ...message('From home.'), fullName: '' });
    await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
    expect(await stack.rows('inquiries')).toMatchObject([
      { full_name: 'Not provided', form_source: 'main_form' },
    ]);
  });
});

test.describe('invalid input', () => {
  test('shows an error beside the field and keeps the text', core, async ({ page, stack }) => {
    await page.goto(`${stack.origin}/contact`);
    await waitForHydration(page);
    await sendInquiry(page, { fullName: 'Ada', email: 'not an address', message: 'Keep this.' });
    const email = page.locator('[name=email]');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(page.locator('[name=message]')).toHaveValue('Keep this.');
    expect(await stack.rows('inquiries')).toHaveLength(0);
  });

  test('an empty home form says which fields are required', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await waitForHydration(page);
    await page.locator('form:has([name=message]) button[type=submit]').first().click();
    await expect(page.getByText('Email and message are required fields')).toBeVisible();
    expect(await waitingCount(page)).toBe(0);
  });
});
