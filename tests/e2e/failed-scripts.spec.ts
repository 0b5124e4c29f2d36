/** Scripts that fail to load, fail to run, or are late. Every press is answered: by a page of the server, or in words. */
import { home } from '../../src/content/home.ts';
import { navigation } from '../../src/content/site-menu.ts';
import { noApp } from '../../src/content/no-app.ts';
import { formActions, paths } from '../../src/site/paths.ts';
import { waitForHydration } from './support/page-state.ts';
import { core, expect, type Page, test } from './support/test.ts';

const ENTRY = /\/assets\/browser-/;
/** Longest wait for an answer to a press. */
const ANSWER_MS = 8000;

/** Makes requests for scripts fail until it is ended. */
async function refuse(page: Page, scripts: RegExp): Promise<() => void> {
  let isRefusing = true;
  await page.route(scripts, (route) => (isRefusing ? route.fulfill({ status: 503 }) : route.fallback()));
  return () => (isRefusing = false);
}

/** The form that the browser sends within 8 s. The server's answer to it belongs to other tests. */
async function nativePost(page: Page, action: string): Promise<URLSearchParams> {
  await page.route(`**${action}`, (route) => route.fulfill({ body: 'Received', contentType: 'text/html' }));
  const request = await page.waitForRequest(`**${action}`, { timeout: ANSWER_MS });
  await expect(page.getByText('Received')).toBeVisible();
  expect(request.isNavigationRequest()).toBe(true);
  expect(request.method()).toBe('POST');
  return new URLSearchParams(request.postData()!);
}

const emailForm = (page: Page) => page.locator('main form').filter({ has: page.locator('[name=email]') });
const send = (page: Page) => emailForm(page).locator('[type=submit]').click();

const FAILURES = [
  { name: 'is refused by the server', body: undefined },
  { name: 'can’t be parsed', body: 'const = 1;' },
  { name: 'throws', body: 'throw new Error("broken");' },
];

test.describe('where a script fails', () => {
  test.use({ expectedConsole: /status of 503|Unexpected token|broken|ERR_FAILED|preload/ });

  for (const { name, body } of FAILURES)
    test(
      `the browser sends the form of a page whose script ${name}`,
      name === 'throws' ? core : {},
      async ({ page, site }) => {
        await page.route(ENTRY, (route) =>
          body ? route.fulfill({ body, contentType: 'text/javascript' }) : route.fulfill({ status: 503 }),
        );
        await page.goto(site.origin + paths.contact);
        await emailForm(page).locator('[name=fullName]').fill('Ada Sample');
        await emailForm(page).locator('[name=email]').fill('ada@example.org');
        await emailForm(page).locator('[name=message]').fill('Written without scripts.');
        const posted = nativePost(page, formActions.inquiry);
        await send(page);
        expect(Object.fromEntries(await posted)).toMatchObject({
          fullName: 'Ada Sample',
          email: 'ada@example.org',
          message: 'Written without scripts.',
          formSource: 'contact_page',
        });
      },
    );

  test('sign-ups are sent, too, also from the part of a page whose code is late', async ({ page, site }) => {
    await refuse(page, /\/assets\/deferred-/);
    await page.goto(site.origin + paths.article('spmu-aftercare-guide'));
    await waitForHydration(page);
    await emailForm(page).locator('[name=email]').fill('ada@example.org');
    const posted = nativePost(page, formActions.subscription);
    await send(page);
    expect(Object.fromEntries(await posted)).toMatchObject({
      email: 'ada@example.org',
      source: 'article:spmu-aftercare-guide',
    });
  });

  test('a form that can’t be sent keeps its text and says so, and is sent later', async ({ page, stack }) => {
    const end = await refuse(page, ENTRY);
    await page.route('**/config.json', (route) => route.abort());
    await page.goto(stack.origin + paths.articles);
    await emailForm(page).locator('[name=email]').fill('ada@example.org');
    await send(page);
    await expect(page.getByText(noApp.text)).toBeVisible({ timeout: ANSWER_MS });
    await expect(emailForm(page).locator('[name=email]')).toHaveValue('ada@example.org');
    await page.unroute('**/config.json');
    end();
    await expect.poll(() => stack.rows('email_subscribers')).toHaveLength(1);
    await expect(page.getByText(noApp.text)).toBeHidden();
  });

  test('a button says so, and works later', async ({ page, site }) => {
    const end = await refuse(page, ENTRY);
    await page.goto(site.origin);
    await page.getByRole('button', { name: home.banner.signUp }).first().click();
    await expect(page.getByText(noApp.text)).toBeVisible({ timeout: ANSWER_MS });
    end();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(noApp.text)).toBeHidden();
  });

  test('an overlay whose code is late says so, and opens later', async ({ page, site }) => {
    const end = await refuse(page, /\/assets\/(popup|contact-widget)-/);
    await page.goto(site.origin);
    await waitForHydration(page);
    for (const open of [
      () => page.getByRole('button', { name: home.banner.signUp }).first().click(),
      () => page.getByRole('button', { name: navigation.message.open }).click(),
    ]) {
      await open();
      await expect(page.getByText(navigation.slow)).toBeVisible({ timeout: ANSWER_MS });
    }
    end();
    await expect(page.locator('#contact-widget')).toBeVisible();
    await expect(page.getByText(navigation.slow)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every form has the address and the fields that the server needs', async ({ page, site }) => {
    const forms = [
      [paths.home, formActions.inquiry, { formSource: 'main_form' }],
      [paths.contact, formActions.inquiry, { formSource: 'contact_page' }],
      [paths.articles, formActions.subscription, { source: 'articles' }],
      [paths.unsubscribe, formActions.unsubscribe, {}],
    ] as const;
    for (const [path, action, fields] of forms) {
      await page.goto(site.origin + path);
      await emailForm(page).locator('[name=email]').fill('ada@example.org');
      const posted = nativePost(page, action);
      await send(page);
      expect(Object.fromEntries(await posted), path).toMatchObject({ email: 'ada@example.org', ...fields });
    }
  });
});
