import { inquiryForm } from '../../src/content/inquiry-form.ts';
import { leadForm } from '../../src/content/lead-form.ts';
import { offline } from '../../src/content/offline.ts';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import {
  beginToWrite,
  brokenLine,
  deviceStorage,
  expect,
  holdFirst,
  live,
  offlineReady,
  send,
  SUCCESS,
  test,
  waiting,
} from './test.ts';

const message = (text: string) => ({ email: 'ada@example.org', message: text });

test.describe('with a connection', () => {
  test('an inquiry becomes one row and one mail, and leaves nothing on the device', async ({
    page,
    stack,
  }) => {
    await page.goto(`${stack.origin}/contact`);
    await send(page, { ...message('My scalp is dry.'), fullName: 'Ada Sample', phone: '555-0100' });
    await expect(page.getByText(SUCCESS)).toBeVisible();
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
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  });

  test('a double click is one submission', async ({ page, stack }) => {
    await page.goto(`${stack.origin}/contact`);
    await live(page);
    await page.locator('[name=fullName]').fill('Ada');
    await page.locator('[name=email]').fill('ada@example.org');
    await page.locator('[name=message]').fill('Twice?');
    await page.locator('button[type=submit]').first().dblclick();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(await stack.rows('inquiries')).toHaveLength(1);
  });

  test.describe('while a message is on its way', () => {
    test('pressing again with changed text sends a second message', async ({ page, stack }) => {
      const release = await holdFirst(page, /\/rest\/v1\/inquiries/);
      await page.goto(`${stack.origin}/contact`);
      await live(page);
      await send(page, message('The first.'));
      const button = page.locator('main form button[type=submit]');
      await expect(button).toHaveText(inquiryForm.submitting);
      await expect(button).toBeDisabled();
      await page.locator('[name=message]').fill('The second.');
      // At once: after 8 s the first message would count as saved on the device.
      await expect(button).toHaveText(inquiryForm.submit, { timeout: 3000 });
      await expect(button).toBeEnabled();
      await button.dblclick();
      release();
      await expect(page.getByText(SUCCESS)).toBeVisible();
      await expect(page.locator('[name=message]')).toHaveValue('');
      await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
      const rows = await stack.rows<{ message: string }>('inquiries');
      expect(rows.map((row) => row.message).toSorted()).toEqual(['The first.', 'The second.']);
    });

    test('text that was changed and not sent stays, and the answer says so', async ({ page, stack }) => {
      const release = await holdFirst(page, /\/rest\/v1\/inquiries/);
      await page.goto(`${stack.origin}/contact`);
      await live(page);
      await send(page, message('The first.'));
      await page.locator('[name=message]').fill('The second.');
      release();
      await expect(page.getByText(SUCCESS)).toHaveText(`${SUCCESS} ${leadForm.unsent}`);
      await expect(page.locator('[name=message]')).toHaveValue('The second.');
      expect(await stack.rows('inquiries')).toHaveLength(1);
    });
  });

  test('what is submitted before the page is live is sent once it is', async ({ page, stack }) => {
    await page.route(/\/assets\/app-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      await route.continue();
    });
    await page.goto(`${stack.origin}/contact`, { waitUntil: 'commit' });
    await page.locator('[name=message]').waitFor();
    await send(page, message('Early bird.'));
    await expect(page.getByText(SUCCESS)).toBeVisible({ timeout: 20_000 });
    expect(await stack.rows('inquiries')).toHaveLength(1);
  });

  test.describe('on a line that drops the scripts of the page', () => {
    test.use({ expectedConsole: brokenLine });

    test('what is submitted is sent once they have come', async ({ page, stack }) => {
      const dropped: Record<string, number> = {};
      await page.route(/\/assets\/(?:react|app|browser)-.*\.js$/, (route) => {
        const name = route.request().url();
        dropped[name] = (dropped[name] ?? 0) + 1;
        return dropped[name] > 2 ? route.continue() : route.abort();
      });
      await page.goto(`${stack.origin}/contact`);
      await send(page, message('By one bar.'));
      await expect(page.getByText(SUCCESS)).toBeVisible({ timeout: 20_000 });
      expect(Object.keys(dropped)).toHaveLength(3);
      expect(await stack.rows('inquiries')).toHaveLength(1);
    });
  });

  test('the home form works without a name', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await send(page, { ...message('From home.'), fullName: '' });
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(await stack.rows('inquiries')).toMatchObject([
      { full_name: 'Not provided', form_source: 'main_form' },
    ]);
  });
});

test.describe('bad input', () => {
  test('gets a sentence beside the field and loses nothing', async ({ page, stack }) => {
    await page.goto(`${stack.origin}/contact`);
    await live(page);
    await send(page, { fullName: 'Ada', email: 'not an address', message: 'Keep this.' });
    const email = page.locator('[name=email]');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(page.locator('[name=message]')).toHaveValue('Keep this.');
    expect(await stack.rows('inquiries')).toHaveLength(0);
  });

  test('without email and message the home form says so', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await live(page);
    await page.locator('form:has([name=message]) button[type=submit]').first().click();
    await expect(page.getByText('Email and message are required fields')).toBeVisible();
    expect(await waiting(page)).toBe('0');
  });
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: brokenLine });

  test('it is saved, shown, and sent when the server is back', async ({ page, stack }) => {
    await page.goto(`${stack.origin}/contact`);
    await beginToWrite(page);
    await send(page, message('First, online.'));
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await stack.stop();
    await send(page, message('Second, offline.'));
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '1');
    const tray = page.getByRole('button', { name: outboxTray.waiting(1) });
    await tray.click();
    await expect(page.getByRole('dialog')).toContainText('Second, offline.');
    await page.keyboard.press('Escape');

    await stack.start();
    await expect(page.getByText(outboxTray.sentLater.inquiry)).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
    await expect(tray).toBeHidden();
    expect(await stack.rows('inquiries')).toHaveLength(2);
    await expect.poll(() => stack.mails()).toHaveLength(2);
    await expect.poll(() => deviceStorage(page)).not.toMatch(/ada@example|offline\./);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the answer stands where one sees it, and nothing lies over it', async ({ page, stack }) => {
      const isOnTop = (text: string) =>
        page.getByText(text).evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [0.1, 0.5, 0.9].every((part) =>
            element.contains(document.elementFromPoint(left + width / 2, top + height * part)),
          );
        });
      await page.goto(`${stack.origin}/contact`);
      await beginToWrite(page);
      await offlineReady(page);
      await send(page, message('Where do I read the answer?'));
      await expect(page.getByText(SUCCESS)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isOnTop(SUCCESS)).toBe(true);
      await stack.stop();
      await send(page, message('And without a line?'));
      await expect(page.getByText(leadForm.saved)).toBeInViewport({ ratio: 1 });
      // The other things that come up now: the button of what waits, and the notice.
      await expect(page.getByRole('button', { name: outboxTray.waiting(1) })).toBeVisible();
      await expect(page.getByText(offline.line.text)).toBeVisible();
      await expect.poll(() => isOnTop(leadForm.saved)).toBe(true);
    });
  });

  test('what waits can be edited and deleted', async ({ page, stack }) => {
    await page.goto(`${stack.origin}/contact`);
    await beginToWrite(page);
    await stack.stop();
    await send(page, message('Please delete me.'));
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    await send(page, message('Please edot me.'));
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '2');
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
    expect(await deviceStorage(page)).not.toContain('delete me');
    await stack.start();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 15_000 });
    expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Please edit me.' }]);
  });

  test('two tabs write to one outbox, and each message arrives once', async ({ page, context, stack }) => {
    await page.goto(`${stack.origin}/contact`);
    await live(page);
    const other = await context.newPage();
    await other.goto(`${stack.origin}/contact`);
    await live(other);
    await stack.stop();
    await send(page, message('From the first tab.'));
    await send(other, message('From the second tab.'));
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '2');
    await expect(other.locator('html')).toHaveAttribute('data-outbox', '2');
    await stack.start();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 20_000 });
    await expect(other.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 20_000 });
    expect(await stack.rows('inquiries')).toHaveLength(2);
    await expect.poll(() => stack.mails()).toHaveLength(2);
  });
});

test.describe('a broken line', () => {
  test.use({ expectedConsole: brokenLine });

  test('the lost reply of a committed insert leads to one row and one mail', async ({
    page,
    stack,
    faults,
  }) => {
    let isFirst = true;
    faults.fault = (method, path) => {
      if (method !== 'POST' || !path.startsWith('/rest/v1/inquiries') || !isFirst) return undefined;
      isFirst = false;
      return 'drop-reply';
    };
    await page.goto(`${faults.origin}/contact`);
    await send(page, message('Did you get this?'));
    await expect.poll(() => faults.met).toEqual(['drop-reply POST /rest/v1/inquiries']);
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 20_000 });
    await expect.poll(() => stack.mails()).toHaveLength(1);
    expect(await stack.rows('inquiries')).toHaveLength(1);
  });

  test('a mail call whose reply breaks off is repeated and sends one mail', async ({
    page,
    stack,
    faults,
  }) => {
    let calls = 0;
    faults.fault = (_, path) =>
      path.startsWith('/functions/v1/send-inquiry-email') && ++calls === 1 ? 'cut-body' : undefined;
    await page.goto(`${faults.origin}/contact`);
    await send(page, message('Cut in the middle.'));
    await expect(page.getByText(SUCCESS)).toBeVisible();
    // The row is stored: what was written is gone from the device while the mail is still asked for.
    await expect.poll(() => deviceStorage(page)).not.toContain('ada@example.org');
    await expect.poll(() => calls, { timeout: 20_000 }).toBeGreaterThan(1);
    await expect.poll(() => stack.mails()).toHaveLength(1);
  });

  test("a captive portal's 200 is no acknowledgement", async ({ page, stack, faults }) => {
    await page.goto(`${faults.origin}/contact`);
    await beginToWrite(page);
    faults.fault = () => 'portal';
    await send(page, message('Behind the portal.'));
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    faults.fault = () => undefined;
    await page.getByRole('button', { name: outboxTray.waiting(1) }).click();
    await page.getByRole('button', { name: outboxTray.sendNow }).click();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 15_000 });
    expect(await stack.rows('inquiries')).toHaveLength(1);
  });

  test('a database that refuses does not keep the mail from the staff', async ({ page, stack, faults }) => {
    faults.fault = (method, path) =>
      method === 'POST' && path.startsWith('/rest/v1/inquiries') ? 'refuse' : undefined;
    await page.goto(`${faults.origin}/contact`);
    await send(page, message('The database says no.'));
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await expect.poll(() => stack.mails()).toHaveLength(1);
    // The function stores what the browser could not.
    expect(await stack.rows('inquiries')).toHaveLength(1);
    await expect.poll(() => deviceStorage(page)).not.toContain('ada@example.org');
  });

  test('a dead mail server does not lose the inquiry, and the mail follows', async ({ page, stack }) => {
    await stack.stop();
    await stack.start({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await page.goto(`${stack.origin}/contact`);
    await send(page, message('No mail today.'));
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(await stack.rows('inquiries')).toHaveLength(1);
    await stack.stop();
    await stack.start();
    await expect.poll(() => stack.mails(), { timeout: 75_000 }).toHaveLength(1);
  });
});
