import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import { unsubscribe as texts } from '../../src/content/unsubscribe.ts';
import type { LocalStack } from './support/local-stack.ts';
import { networkErrors } from './support/console.ts';
import { holdRequests } from './support/hold-requests.ts';
import { INQUIRY_SENT, sendInquiry } from './support/inquiry-form.ts';
import { layoutShift, watchLayoutShifts } from './support/layout-shift.ts';
import { deviceStorage, expectWaiting, waitForHydration, waitingCount } from './support/page-state.ts';
import { core, expect, test } from './support/test.ts';

// No test here has a service worker, which may send before the page does.

/** What a person does, and a mail scanner that opens the link does not. */
async function showPerson(page: Page): Promise<void> {
  await expect(title(page)).toHaveText(texts.confirm.title);
  await expect(page.getByText(texts.confirm.text)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.move(50, 50);
}
const title = (page: Page) => page.getByRole('heading', { level: 1 });

interface Subscriber {
  email: string;
  status: string;
  unsubscribe_token: string;
}

/** Subscribes an address with the request that the page sends. @returns its row, once the welcome mail is sent */
async function subscribe(stack: LocalStack, email: string): Promise<Subscriber> {
  const response = await fetch(`${stack.origin}/functions/v1/send-welcome-email`, {
    method: 'POST',
    body: JSON.stringify({ id: randomUUID(), email, source: 'popup' }),
  });
  expect(response.status).toBe(200);
  return only(await stack.rows<Subscriber>('email_subscribers', `&email=eq.${email}`));
}

/** The only element of `rows`. Fails if there are none or several. */
const only = <T>(rows: T[]): T => {
  expect(rows).toHaveLength(1);
  return rows[0]!;
};
const status = async (stack: LocalStack) => only(await stack.rows<Subscriber>('email_subscribers')).status;

test(
  'the link in a mail unsubscribes the person who opens it, and works a second time',
  core,
  async ({ page, stack }) => {
    await subscribe(stack, 'ada@example.org');
    const mail = only(await stack.mails());
    const link = /href="([^"]*\/unsubscribe\?[^"]*)"/.exec(mail.html ?? '')![1]!.replace(/&#38;|&amp;/g, '&');
    expect(new URL(link).searchParams.has('email'), 'the token identifies the subscriber').toBe(false);
    for (let time = 1; time <= 2; time++) {
      await page.goto(link);
      await showPerson(page);
      await expect(title(page)).toHaveText('Unsubscribed Successfully');
      await expect(
        page.getByText('You have been successfully unsubscribed from our mailing list.'),
      ).toBeVisible();
      expect(await status(stack)).toBe('unsubscribed');
    }
    await expect.poll(() => deviceStorage(page)).not.toContain('ada@example.org');
    await page.getByRole('link', { name: texts.success.home }).click();
    await expect(page).toHaveURL(`${stack.origin}/`);
  },
);

test('the link in a mail shows no form while the app loads, and the form if the app never comes', async ({
  page,
  stack,
}) => {
  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  // The request of the app stays unanswered.
  await page.route(/\/assets\/browser-/, () => undefined);
  await page.goto(`${stack.origin}/unsubscribe?token=${token}`, { waitUntil: 'commit' });
  const email = page.locator('main [name=email]');
  await expect(title(page)).toBeVisible();
  await expect(email).toBeAttached();
  await expect(email).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
  });
  await expect(email).toBeVisible();
});

test(
  'a mail scanner that opens the link and runs its scripts changes nothing',
  core,
  async ({ page, stack }) => {
    const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto(`${stack.origin}/unsubscribe?token=${token}`);
    const button = page.locator('main').getByRole('button', { name: texts.manual.submit });
    await expect(page.getByText(texts.confirm.text)).toBeVisible();
    // What scripts do is no sign of a person.
    await page.evaluate(() => {
      scrollTo(0, 500);
      for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel'])
        window.dispatchEvent(new Event(type));
    });
    await waitForHydration(page);
    expect(calls.filter((url) => url.includes('/functions/v1/unsubscribe'))).toEqual([]);
    expect(await status(stack)).toBe('active');

    // Assistive technology presses buttons without a pointer.
    await button.evaluate((element: HTMLElement) => element.click());
    await expect(title(page)).toHaveText('Unsubscribed Successfully');
    expect(await status(stack)).toBe('unsubscribed');
  },
);

test('a key is a sign of a person, too', async ({ page, stack }) => {
  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  await page.goto(`${stack.origin}/unsubscribe?token=${token}`);
  await expect(page.getByText(texts.confirm.text)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(title(page)).toHaveText('Unsubscribed Successfully');
  expect(await status(stack)).toBe('unsubscribed');
});

test('the link of an older mail, with address and token, works too', async ({ page, stack }) => {
  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  await page.goto(`${stack.origin}/unsubscribe?email=ada%40example.org&token=${token}`);
  await showPerson(page);
  await expect(title(page)).toHaveText('Unsubscribed Successfully');
  expect(await status(stack)).toBe('unsubscribed');
});

test('address and token leave the URL and never appear in a referrer', async ({ page, stack }) => {
  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  const referrers: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) referrers.push(request.headers()['referer'] ?? '');
  });
  await page.goto(`${stack.origin}/unsubscribe?email=ada%40example.org&token=${token}`);
  await showPerson(page);
  await expect(title(page)).toHaveText('Unsubscribed Successfully');
  expect(page.url()).toBe(`${stack.origin}/unsubscribe`);
  expect(referrers.filter((referrer) => /token|email/.test(referrer))).toEqual([]);

  await page.evaluate((url) => location.assign(url), `${stack.origin}/contact?token=${token}`);
  await page.waitForURL(/contact/);
  await page.evaluate((url) => location.assign(url), `${stack.origin}/contact`);
  await page.waitForURL(/contact$/);
  await waitForHydration(page);
  expect(await page.evaluate(() => document.referrer), "the browser's own referrer").toContain('token');
  await sendInquiry(page, { email: 'ada@example.org', message: 'Where do I come from?' });
  await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
  expect(await stack.rows('inquiries')).toMatchObject([{ referrer: `${stack.origin}/contact` }]);
});

test('a reload before hydration still unsubscribes', async ({ page, stack }) => {
  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  // The request of the first page stays unanswered. Removing the route would let it through.
  let isBlocked = true;
  await page.route(/\/assets\/browser-/, (route) => (isBlocked ? undefined : route.continue()));
  await page.goto(`${stack.origin}/unsubscribe?token=${token}`, { waitUntil: 'commit' });
  await page.waitForURL(`${stack.origin}/unsubscribe`);
  isBlocked = false;
  await page.reload();
  await showPerson(page);
  await expect(title(page)).toHaveText('Unsubscribed Successfully');
  expect(await status(stack)).toBe('unsubscribed');
});

test.describe('while the page sends', () => {
  test('a reload while the request is being sent still unsubscribes and says so', async ({ page, stack }) => {
    const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
    let isBlocked = true;
    const sent = page.waitForRequest(/\/functions\/v1\/unsubscribe/);
    await page.route(/\/functions\/v1\/unsubscribe/, (route) => (isBlocked ? undefined : route.continue()));
    await page.goto(`${stack.origin}/unsubscribe?token=${token}`);
    await showPerson(page);
    await sent;
    isBlocked = false;
    await page.reload();
    await showPerson(page);
    await expect(title(page)).toHaveText('Unsubscribed Successfully');
    await expect.poll(() => status(stack)).toBe('unsubscribed');
  });

  test('the page says that it is waiting for the reply', async ({ page, stack }) => {
    const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
    const release = await holdRequests(page, /\/functions\/v1\/unsubscribe/);
    await page.goto(`${stack.origin}/unsubscribe?email=ada@example.org&token=${token}`);
    await showPerson(page);
    await expect(title(page)).toHaveText(texts.loading.title);
    release();
    await expect(title(page)).toHaveText('Unsubscribed Successfully');
  });
});

test.describe('a wrong token', () => {
  // The browser logs the 400.
  test.use({ expectedConsole: networkErrors });

  test('fails, changes nothing, and offers the manual form, which works', async ({ page, stack }) => {
    await subscribe(stack, 'ada@example.org');
    await page.goto(`${stack.origin}/unsubscribe?token=wrong`);
    await showPerson(page);
    await expect(title(page)).toHaveText('Unsubscribe Failed');
    await page.goto(`${stack.origin}/unsubscribe?email=ada@example.org&token=wrong`);
    await showPerson(page);
    await expect(title(page)).toHaveText('Unsubscribe Failed');
    await expect(page.getByText('Failed to unsubscribe. Please try again.')).toBeVisible();
    expect(await status(stack)).toBe('active');
    await expectWaiting(page, 0);

    await page.getByRole('button', { name: 'Try manual unsubscribe' }).click();
    await page.locator('main [name=email]').fill(' ADA@example.org ');
    await page.getByRole('button', { name: 'UNSUBSCRIBE' }).click();
    await expect(title(page)).toHaveText('Unsubscribed Successfully');
    await expect(title(page)).toBeFocused();
    expect(await status(stack)).toBe('unsubscribed');
  });
});

test.describe('the manual form', () => {
  test('is what an address without a token shows first', async ({ page, site }) => {
    for (const query of ['', '?email=ada@example.org', '?email=&token=']) {
      await page.goto(`${site.origin}/unsubscribe${query}`);
      await expect(title(page), query).toHaveText(texts.manual.title);
      await expect(page.locator('main [name=email]'), query).toHaveAttribute('type', 'email');
    }
  });

  test(
    'accepts an unknown address, sends nothing when empty, and says when it is busy',
    core,
    async ({ page, stack }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/functions/v1/unsubscribe')) calls.push(request.postData() ?? '');
      });
      const release = await holdRequests(page, /\/functions\/v1\/unsubscribe/);
      await page.goto(`${stack.origin}/unsubscribe`);
      await waitForHydration(page);
      const button = page.locator('main button[type=submit]');
      await button.click();
      await expect(page.locator('main [name=email]')).toBeFocused();
      expect(await waitingCount(page)).toBe(0);
      expect(calls).toEqual([]);

      await page.locator('main [name=email]').fill('nobody@example.org');
      await button.click();
      await expect(button).toHaveText('UNSUBSCRIBING...');
      await expect(button).toBeDisabled();
      release();
      await expect(title(page)).toHaveText('Unsubscribed Successfully');
      await expect(
        page.getByText('You have been successfully unsubscribed from our mailing list.'),
      ).toBeVisible();
      expect(calls).toHaveLength(1);
      expect(JSON.parse(calls[0]!)).toMatchObject({ email: 'nobody@example.org', token: null });
    },
  );
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: networkErrors });

  /** Stops the server and sends a request, which waits. */
  async function saveRequest(page: Page, stack: LocalStack) {
    await subscribe(stack, 'ada@example.org');
    await page.goto(`${stack.origin}/unsubscribe`);
    await waitForHydration(page);
    const codeLoaded = page.waitForResponse(/\/assets\/tray-dialog-.*\.js/);
    await page.locator('main [name=email]').fill('ada@example.org');
    await codeLoaded;
    await stack.stop();
    await page.locator('main button[type=submit]').click();
    await expect(title(page)).toHaveText(texts.saved.title);
    await expect(page.getByText(texts.saved.text)).toBeVisible();
    await expectWaiting(page, 1);
  }

  test('the page shows the form again when the saved request is deleted', async ({ page, stack }) => {
    await saveRequest(page, stack);
    await page.getByRole('button', { name: outboxTray.waiting(1) }).click();
    const remove = page.getByRole('dialog').getByRole('button', { name: outboxTray.remove });
    await remove.click();
    await remove.click();
    await expect(title(page)).toHaveText(texts.manual.title);
    await expect(page.locator('main [name=email]')).toBeVisible();
  });

  test('the request is saved, the page says so, and it is sent later', async ({ page, stack }) => {
    await saveRequest(page, stack);
    await stack.start();
    await expectWaiting(page, 0);
    expect(await status(stack)).toBe('unsubscribed');
    await expect(title(page)).toHaveText(texts.success.title);
  });
});

test('a mail program unsubscribes with one POST to the URL in the mail header', core, async ({ stack }) => {
  await subscribe(stack, 'ada@example.org');
  const { headers } = only(await stack.mails());
  const header = (key: string) => headers.find((header) => header.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = /<(https?:[^>]+)>/.exec(header('list-unsubscribe'))![1]!;

  const followed = await fetch(url, { redirect: 'manual' });
  expect(followed.status, 'a link scanner changes nothing').toBe(303);
  expect(await status(stack)).toBe('active');
  const posted = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(posted.status).toBe(200);
  expect(await status(stack)).toBe('unsubscribed');
});

test('the page is served with the form, and a link that unsubscribes on opening shifts nothing', async ({
  page,
  stack,
}) => {
  const html = await (await fetch(`${stack.origin}/unsubscribe`)).text();
  expect(html).toContain(texts.manual.title);
  expect(html).toMatch(/<form[^>]*>.*<input[^>]*type="email".*UNSUBSCRIBE<.*<\/form>/s);

  const { unsubscribe_token: token } = await subscribe(stack, 'ada@example.org');
  await watchLayoutShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${stack.origin}/unsubscribe?email=ada@example.org&token=${token}`);
    await showPerson(page);
    await expect(title(page)).toHaveText('Unsubscribed Successfully');
    const { score, moved } = await layoutShift(page);
    // The title of the last state has one line more on a phone.
    expect(score, `layout shift: ${moved}`).toBeLessThan(0.04);
  }
});

test('the form works without scripts, and crawlers are kept out', async ({ stack }) => {
  const html = await (await fetch(`${stack.origin}/unsubscribe`)).text();
  expect(html).toMatch(/<form[^>]* action="\/api\/unsubscribe" method="post">/);
  const reply = await fetch(`${stack.origin}/api/unsubscribe`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ada@example.org' }),
  });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('text/html');
  expect(await (await fetch(`${stack.origin}/sitemap.xml`)).text()).not.toContain('unsubscribe');
});
