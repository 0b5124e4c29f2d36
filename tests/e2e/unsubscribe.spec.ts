import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { unsubscribe as texts } from '../../src/content/unsubscribe.ts';
import type { LocalStack } from './local-stack.ts';
import { brokenLine, deviceStorage, expect, live, send, SUCCESS, test } from './test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

interface Subscriber {
  email: string;
  status: string;
  unsubscribe_token: string;
}

/** Signs an address up, as the page does. @returns its row once the welcome mail is out */
async function subscribe(stack: LocalStack, email: string): Promise<Subscriber> {
  const response = await fetch(`${stack.origin}/functions/v1/send-welcome-email`, {
    method: 'POST',
    body: JSON.stringify({ id: randomUUID(), email, source: 'popup' }),
  });
  expect(response.status).toBe(200);
  return only(await stack.rows<Subscriber>('email_subscribers', `&email=eq.${email}`));
}
const only = <T>(rows: T[]): T => {
  expect(rows).toHaveLength(1);
  return rows[0]!;
};
const status = async (stack: LocalStack) => only(await stack.rows<Subscriber>('email_subscribers')).status;

test('the link in a mail unsubscribes by itself, and again when it is opened again', async ({
  page,
  stack,
}) => {
  await subscribe(stack, 'ada@example.org');
  const mail = only(await stack.mails());
  const link = /href="([^"]*\/unsubscribe\?[^"]*)"/.exec(mail.html ?? '')![1]!.replace(/&#38;|&amp;/g, '&');
  expect(new URL(link).searchParams.has('email'), 'the token says whose it is').toBe(false);
  for (let time = 1; time <= 2; time++) {
    await page.goto(link);
    await expect(title(page)).toHaveText('Unsubscribed Successfully');
    await expect(
      page.getByText('You have been successfully unsubscribed from our mailing list.'),
    ).toBeVisible();
    expect(await status(stack)).toBe('unsubscribed');
  }
  await expect.poll(() => deviceStorage(page)).not.toContain('ada@example.org');
  await page.getByRole('link', { name: texts.success.home }).click();
  await expect(page).toHaveURL(`${stack.origin}/`);
});

test('the link of an older mail, with address and token, unsubscribes too', async ({ page, stack }) => {
  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  await page.goto(`${stack.origin}/unsubscribe?email=ada%40example.org&token=${token}`);
  await expect(title(page)).toHaveText('Unsubscribed Successfully');
  expect(await status(stack)).toBe('unsubscribed');
});

test('neither address nor token reaches the referrer of what follows, or stays in the address', async ({
  page,
  stack,
}) => {
  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  const referrers: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) referrers.push(request.headers()['referer'] ?? '');
  });
  await page.goto(`${stack.origin}/unsubscribe?email=ada%40example.org&token=${token}`);
  await expect(title(page)).toHaveText('Unsubscribed Successfully');
  expect(page.url()).toBe(`${stack.origin}/unsubscribe`);
  expect(referrers.filter((referrer) => /token|email/.test(referrer))).toEqual([]);

  await page.evaluate((url) => location.assign(url), `${stack.origin}/contact?token=${token}`);
  await page.waitForURL(/contact/);
  await page.evaluate((url) => location.assign(url), `${stack.origin}/contact`);
  await page.waitForURL(/contact$/);
  await live(page);
  expect(await page.evaluate(() => document.referrer), 'what a browser makes of it').toContain('token');
  await send(page, { email: 'ada@example.org', message: 'Where do I come from?' });
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await stack.rows('inquiries')).toMatchObject([{ referrer: `${stack.origin}/contact` }]);
});

test('a reload before the page is live still unsubscribes', async ({ page, stack }) => {
  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  // The first page's request never gets an answer. To remove the route would answer it.
  let isBlocked = true;
  await page.route(/\/assets\/browser-/, (route) => (isBlocked ? undefined : route.continue()));
  await page.goto(`${stack.origin}/unsubscribe?token=${token}`, { waitUntil: 'commit' });
  await page.waitForURL(`${stack.origin}/unsubscribe`);
  isBlocked = false;
  await page.reload();
  await expect(title(page)).toHaveText('Unsubscribed Successfully');
  expect(await status(stack)).toBe('unsubscribed');
});

test('a reload while the request is being sent still unsubscribes and says so', async ({ page, stack }) => {
  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  let isBlocked = true;
  const sent = page.waitForRequest(/\/functions\/v1\/unsubscribe/);
  await page.route(/\/functions\/v1\/unsubscribe/, (route) => (isBlocked ? undefined : route.continue()));
  await page.goto(`${stack.origin}/unsubscribe?token=${token}`);
  await sent;
  isBlocked = false;
  await page.reload();
  await expect(title(page)).toHaveText('Unsubscribed Successfully');
  await expect.poll(() => status(stack)).toBe('unsubscribed');
});

test('while the answer is awaited the page says so', async ({ page, stack }) => {
  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/functions\/v1\/unsubscribe/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(`${stack.origin}/unsubscribe?email=ada@example.org&token=${token}`);
  await expect(title(page)).toHaveText(texts.loading.title);
  answer();
  await expect(title(page)).toHaveText('Unsubscribed Successfully');
});

test.describe('a wrong token', () => {
  // The refusal is a 400, which the browser itself reports.
  test.use({ expectedConsole: brokenLine });

  test('fails, leaves the subscriber alone, and offers the manual form, which works', async ({
    page,
    stack,
  }) => {
    await subscribe(stack, 'ada@example.org');
    await page.goto(`${stack.origin}/unsubscribe?token=wrong`);
    await expect(title(page)).toHaveText('Unsubscribe Failed');
    await page.goto(`${stack.origin}/unsubscribe?email=ada@example.org&token=wrong`);
    await expect(title(page)).toHaveText('Unsubscribe Failed');
    await expect(page.getByText('Failed to unsubscribe. Please try again.')).toBeVisible();
    expect(await status(stack)).toBe('active');
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');

    await page.getByRole('button', { name: 'Try manual unsubscribe' }).click();
    await page.locator('main [name=email]').fill(' ADA@example.org ');
    await page.getByRole('button', { name: 'UNSUBSCRIBE' }).click();
    await expect(title(page)).toHaveText('Unsubscribed Successfully');
    await expect(title(page)).toBeFocused();
    expect(await status(stack)).toBe('unsubscribed');
  });
});

test.describe('the manual form', () => {
  for (const query of ['', '?email=ada@example.org', '?email=&token='])
    test(`is what /unsubscribe${query} starts with`, async ({ page, site }) => {
      await page.goto(`${site.origin}/unsubscribe${query}`);
      await expect(title(page)).toHaveText(texts.manual.title);
      await expect(page.locator('main [name=email]')).toHaveAttribute('type', 'email');
    });

  test('answers the same for an unknown address, sends nothing when empty, and says when it is busy', async ({
    page,
    stack,
  }) => {
    const calls: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/functions\/v1\/unsubscribe/, async (route) => {
      calls.push(route.request().postData() ?? '');
      await answered;
      await route.continue();
    });
    await page.goto(`${stack.origin}/unsubscribe`);
    await live(page);
    const button = page.locator('main button[type=submit]');
    await button.click();
    await expect(page.locator('main [name=email]')).toBeFocused();
    expect(await page.locator('html').getAttribute('data-outbox')).toBe('0');
    expect(calls).toEqual([]);

    await page.locator('main [name=email]').fill('nobody@example.org');
    await button.click();
    await expect(button).toHaveText('UNSUBSCRIBING...');
    await expect(button).toBeDisabled();
    answer();
    await expect(title(page)).toHaveText('Unsubscribed Successfully');
    expect(calls).toHaveLength(1);
    expect(JSON.parse(calls[0]!)).toMatchObject({ email: 'nobody@example.org', token: null });
  });
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: brokenLine });

  test('the request is saved, says so, and goes out later', async ({ page, stack }) => {
    await subscribe(stack, 'ada@example.org');
    await page.goto(`${stack.origin}/unsubscribe`);
    await live(page);
    const prepared = page.waitForResponse(/\/assets\/tray-dialog-.*\.js/);
    await page.locator('main [name=email]').fill('ada@example.org');
    await prepared;
    await stack.stop();
    await page.locator('main button[type=submit]').click();
    await expect(title(page)).toHaveText(texts.saved.title);
    await expect(page.getByText(texts.saved.text)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '1');
    await stack.start();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 15_000 });
    expect(await status(stack)).toBe('unsubscribed');
  });
});

test('a mail program leaves the list with one POST to the address in the header', async ({ stack }) => {
  await subscribe(stack, 'ada@example.org');
  const { headers } = only(await stack.mails());
  const header = (key: string) => headers.find((one) => one.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const address = /<(https?:[^>]+)>/.exec(header('list-unsubscribe'))![1]!;

  const followed = await fetch(address, { redirect: 'manual' });
  expect(followed.status, 'a scanner that follows the link changes nothing').toBe(303);
  expect(await status(stack)).toBe('active');
  const posted = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(posted.status).toBe(200);
  expect(await status(stack)).toBe('unsubscribed');
});

test('the page opens with the form, and a link that unsubscribes by itself moves nothing', async ({
  page,
  stack,
}) => {
  const html = await (await fetch(`${stack.origin}/unsubscribe`)).text();
  expect(html).toContain(texts.manual.title);
  expect(html).toMatch(/<form[^>]*>.*<input[^>]*type="email".*UNSUBSCRIBE<.*<\/form>/s);

  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${stack.origin}/unsubscribe?email=ada@example.org&token=${token}`);
    await expect(title(page)).toHaveText('Unsubscribed Successfully');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // What is left is a line that the real font breaks differently.
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.04);
  }
});

test('without script the page says how else to leave', async ({ site }) => {
  const html = await (await fetch(`${site.origin}/unsubscribe`)).text();
  expect(html).toMatch(/<noscript><p>This page needs JavaScript/);
  expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain('unsubscribe');
});
