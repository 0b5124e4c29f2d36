/** What ends a session of the desk, what does not, and what becomes of work that was not sent. */
import { networkErrors } from './support/console.ts';
import { deviceStorage } from './support/page-state.ts';
import {
  addInquiry,
  askForCode,
  codeFor,
  expectSynced,
  focusDesk,
  openInquiry,
  OWNER,
  rowOf,
  signIn,
  write,
} from './support/staff-desk.ts';
import { core, expect, type Page, test } from './support/test.ts';

test.use({
  expectedConsole: new RegExp(
    `${networkErrors.source}|Auth was not reached|Failed to fetch|Multiple GoTrueClient instances`,
  ),
});

const BACKEND = /\/(?:auth|rest)\/v1\//;
const REST = /\/rest\/v1\//;
const QUESTION = 'Do you have time on Friday?';
const BO = 'bo@example.org';

interface Reply {
  status: number;
  contentType?: string;
  body: string;
}
const json = (status: number, body: object): Reply => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
const html = (status: number): Reply => ({ status, contentType: 'text/html', body: '<h1>Hello</h1>' });

const REFUSALS: [name: string, reply: Reply][] = [
  ['a gateway that knows no such key', json(401, { message: 'Invalid API key' })],
  ['a token that has run out', json(401, { code: 'PGRST303', message: 'JWT expired', details: null })],
  ['a token of the future', json(401, { code: 'PGRST303', message: 'JWT issued at future', details: null })],
  ['a token that nobody can read', json(401, { code: 'PGRST301', message: 'JWSError', details: null })],
  ['a proxy that asks for a password', html(407)],
  ['a proxy that forbids', json(403, { message: 'Forbidden' })],
  ['a portal that forbids', html(403)],
  ['a portal’s page', html(200)],
  ['a network that asks to sign in', html(511)],
];

/** Adds a note and sees it on the screen. */
async function addNote(page: Page, text: string): Promise<void> {
  await page.locator('[name=note]').fill(text);
  await page.locator('[data-action=note]').click();
  await expect(page.locator('article li').filter({ hasText: text })).toBeVisible();
}

test('no refusal of a request ends the session, and a note that waits is sent afterwards', async ({
  stack,
  page,
}) => {
  const id = await addInquiry(stack, QUESTION);
  await signIn(page, stack);
  await openInquiry(page, stack, id);
  for (const [name, reply] of REFUSALS) {
    await page.route(BACKEND, (route) => route.fulfill(reply));
    await addNote(page, name);
    await focusDesk(page);
    await expect(page.getByText('Offline.'), name).toBeVisible();
    await expect(page.locator('html'), name).toHaveAttribute('data-outbox', /[1-9]/);
    await expect(rowOf(page, id), name).toBeVisible();
    await page.unroute(BACKEND);
    await focusDesk(page);
    await expect(page.getByText('Offline.'), name).toBeHidden();
  }
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 40_000 });
  const notes = await stack.rows<{ body: string }>('inquiry_notes');
  expect(notes.map(({ body }) => body).sort()).toEqual(REFUSALS.map(([name]) => name).sort());
});

test('a warning moves nothing that somebody may press, and hides none of it', async ({ stack, page }) => {
  const id = await addInquiry(stack, QUESTION);
  await signIn(page, stack);
  await openInquiry(page, stack, id);
  for (const [width, last] of [
    [390, '[name=assignee]'],
    [768, '[name=assignee]'],
    [1280, '[data-action=note]'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const button = page.locator(last);
    // To the end of what scrolls.
    await button.evaluate((element) => {
      for (let part = element.parentElement; part; part = part.parentElement)
        part.scrollTop = part.scrollHeight;
    });
    const before = await button.boundingBox();
    await page.route(REST, (route) => route.fulfill(html(403)));
    await focusDesk(page);
    const bar = page.getByRole('status').filter({ hasText: 'Offline.' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await button.boundingBox()).toEqual(before);
    expect(before!.y + before!.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
    await page.unroute(REST);
    await focusDesk(page);
    await expect(bar).toBeHidden();
    expect(await button.boundingBox()).toEqual(before);
  }
});

test('a code that was right signs in, even if the database can’t be asked at once', async ({
  stack,
  page,
}) => {
  await page.goto(`${stack.origin}/staff`);
  await askForCode(page, OWNER);
  const future = json(401, { code: 'PGRST303', message: 'JWT issued at future', details: null });
  await page.route(REST, (route) => route.fulfill(future));
  await page.locator('[name=code]').fill(await codeFor(stack, OWNER));
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('Offline.')).toBeVisible();
  await page.unrouteAll();
  await focusDesk(page);
  await expectSynced(page);
  await expect(page.getByText('Offline.')).toBeHidden();
});

test('a code counts as soon as it can be entered, however slow the device’s storage is', async ({
  stack,
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    // Ends the write that notes the request for a code only when the test says so.
    IDBObjectStore.prototype.put = function (value, key) {
      const hold = () => {
        if (!('isFast' in window)) this.get('').onsuccess = hold;
      };
      if (key === 'code-request') hold();
      return put.call(this, value, key);
    };
  });
  await page.goto(`${stack.origin}/staff`);
  await askForCode(page, OWNER);
  await page.locator('[name=code]').fill(await codeFor(stack, OWNER));
  // A press, without waiting until the button takes it.
  await page.evaluate(() => document.querySelector('form')!.requestSubmit());
  await page.evaluate(() => Object.assign(window, { isFast: true }));
  await expectSynced(page);
});

test('a token that has run out by the server’s clock is renewed, and nobody notices', async ({
  stack,
  page,
}) => {
  const id = await addInquiry(stack, QUESTION);
  await signIn(page, stack);
  await openInquiry(page, stack, id);
  let refused: string | undefined;
  await page.route(REST, (route) => {
    const token = route.request().headers()['authorization'];
    refused ??= token;
    if (token !== refused) return route.continue();
    return route.fulfill(json(401, { code: 'PGRST303', message: 'JWT expired', details: null }));
  });
  await addNote(page, 'Friday is full.');
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  expect(refused).toBeDefined();
  await expect(page.getByText('Offline.')).toBeHidden();
  expect(await stack.rows('inquiry_notes')).toMatchObject([{ body: 'Friday is full.' }]);
});

test('a key that was replaced on the server is replaced in the open desk', async ({ stack, page }) => {
  const id = await addInquiry(stack, QUESTION);
  await signIn(page, stack);
  await openInquiry(page, stack, id);
  const newKey = 'sb_publishable_new';
  let oldKey = '';
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { publishableKey: string };
    oldKey = config.publishableKey;
    await route.fulfill({ json: { ...config, publishableKey: newKey } });
  });
  await page.route(BACKEND, (route) => {
    const headers = route.request().headers();
    if (headers['apikey'] !== newKey) return route.fulfill(json(401, { message: 'Invalid API key' }));
    return route.continue({ headers: { ...headers, apikey: oldKey } });
  });
  await addNote(page, 'Friday is full.');
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  await focusDesk(page);
  await expect(page.getByText('Offline.')).toBeHidden();
  expect(await stack.rows('inquiry_notes')).toMatchObject([{ body: 'Friday is full.' }]);
  await page.unrouteAll();
});

test(
  'signing out deletes first, whether the server answers or not, and ends the session later',
  core,
  async ({ stack, page }) => {
    const id = await addInquiry(stack, QUESTION);
    await signIn(page, stack);
    await openInquiry(page, stack, id);
    // Accepts every request and never answers.
    await page.route(/\/(?:auth|rest)\/v1\/|config\.json/, () => {});
    await addNote(page, 'Friday is full.');
    await page.locator('[data-action=sign-out]').click();
    await expect(page.getByRole('dialog')).toContainText('One note on this device hasn’t reached the server');
    await page.locator('[data-action=discard]').click();
    await expect(page.locator('[name=email]')).toBeVisible();
    await expect.poll(() => deviceStorage(page)).not.toMatch(/Friday|ada@example|staff-session/);
    await page.unrouteAll();
    await page.reload();
    await expect(page.locator('[name=email]')).toBeVisible();
    // The queue holds the session's tokens until Auth has ended it.
    await expect.poll(() => deviceStorage(page)).not.toContain('accessToken');
    expect(await stack.rows('inquiry_notes')).toEqual([]);
  },
);

test('a page that is reloaded in the moment of signing out is signed out', core, async ({ stack, page }) => {
  const id = await addInquiry(stack, QUESTION);
  await signIn(page, stack);
  await openInquiry(page, stack, id);
  await page.locator('[name=note]').fill('Friday is full.');
  await page.locator('[data-action=sign-out]').click();
  await page.locator('[data-action=discard]').evaluate((button: HTMLElement) => {
    button.click();
    location.reload();
  });
  await expect(page.locator('[name=email]')).toBeVisible();
  await expect.poll(() => deviceStorage(page)).not.toMatch(/Friday|ada@example|staff-session|accessToken/);
});

test('unsent work of a session that Auth has ended is hidden, until the same person signs in again', async ({
  stack,
  page,
}) => {
  const id = await addInquiry(stack, QUESTION);
  await write(stack, 'POST', 'staff', { email: BO, role: 'staff' });
  await signIn(page, stack, BO);
  await openInquiry(page, stack, id);
  const expired = json(401, { code: 'PGRST303', message: 'JWT expired', details: null });
  await page.route(REST, (route) => route.fulfill(expired));
  await page.route(/grant_type=refresh_token/, (route) => route.abort());
  await addNote(page, 'Bo promised Friday.');
  await page.route(/grant_type=refresh_token/, (route) =>
    route.fulfill(json(400, { code: 400, error_code: 'session_not_found', msg: '…' })),
  );
  await expect(page.getByText('Your session has ended')).toBeVisible({ timeout: 90_000 });
  await page.unrouteAll();
  await expect(page.getByText('One change that wasn’t sent yet')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Bo promised');
  await expect.poll(() => deviceStorage(page)).not.toMatch(/ada@example|staff-session/);

  await signIn(page, stack);
  await rowOf(page, id).click();
  await expect(page.locator('article')).toContainText(QUESTION);
  await expect(page.locator('article')).not.toContainText('Bo promised');
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  expect(await stack.rows('inquiry_notes')).toEqual([]);
  await page.locator('[data-action=sign-out]').click();
  const mails = async () => (await stack.mails()).filter(({ to }) => to?.[0]?.address === BO);
  const used = await codeFor(stack, BO);
  await askForCode(page, BO);
  await expect.poll(mails).toHaveLength(2);
  const codes = (await mails()).map(({ subject }) => /^\d+/.exec(subject ?? '')?.[0] ?? '');
  await page.locator('[name=code]').fill(codes.find((code) => code !== used) ?? '');
  await page.locator('button[type=submit]').click();
  await expectSynced(page);
  await expect
    .poll(() => stack.rows('inquiry_notes'))
    .toMatchObject([{ author: BO, body: 'Bo promised Friday.' }]);
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
});
