import type { Locator, Page, Route } from '@playwright/test';
import { navigation } from '../../src/content/site-menu.ts';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import { networkErrors } from './support/console.ts';
import { WIDGET_SENT } from './support/inquiry-form.ts';
import { expectWaiting, waitForHydration } from './support/page-state.ts';
import { core, expect, test } from './support/test.ts';

/**
 * Whether each form shows the message that belongs to a reply. The replies are faked here, so that every kind of them
 * occurs. The tests of the functions and the database check the real ones. What each reply means and which message
 * belongs to it are unit tests (`classify`, `machine`, `use-lead-form`, `use-subscription`).
 */

/** `duplicate`: the row exists already. `missing`: 404. */
type Reply = 'ok' | 'duplicate' | 'refused' | 'missing';

/** Fakes the replies of the database and the functions. */
async function fakeReplies(page: Page, database: Reply, functions: Reply): Promise<void> {
  const json = (route: Route, status: number, body: unknown) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
  await page.route(/\/rest\/v1\//, (route) => {
    const isSubscribe = route.request().url().includes('/rpc/subscribe');
    if (database === 'ok')
      return isSubscribe ? json(route, 200, 'subscribed') : route.fulfill({ status: 201 });
    if (database === 'duplicate') return json(route, 409, { code: '23505', message: 'duplicate key' });
    return json(route, 400, { code: '23514', message: 'violates check' });
  });
  await page.route(/\/functions\/v1\//, (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    if (functions === 'ok') return json(route, 200, { id, success: true, stored: true, emailSent: true });
    if (functions === 'refused') return json(route, 400, { id, success: false, code: 'invalid' });
    return route.fulfill({ status: 404, body: 'no such function' });
  });
}

/** Makes every submission in this page throw an exception. */
const breakSubmission = (page: Page) =>
  page.evaluate(() => {
    crypto.randomUUID = () => {
      throw new Error('broken on purpose');
    };
  });

interface Form {
  path: string;
  /** Opens the form where the page does not show it. */
  open?: (page: Page) => Promise<void>;
  form: (page: Page) => Locator;
  fields: Record<string, string>;
}
const email = 'ada@example.org';
const message = 'Hello';
const FORMS = {
  home: { path: '/', form: (page) => page.locator('#inquiries form'), fields: { email, message } },
  contact: {
    path: '/contact',
    form: (page) => page.locator('main form'),
    fields: { fullName: 'Ada', email, message },
  },
  widget: {
    path: '/about',
    open: (page) => page.getByRole('button', { name: navigation.message.open }).click(),
    form: (page) => page.locator('#contact-widget'),
    fields: { name: 'Ada', email, message },
  },
  popup: {
    path: '/about',
    open: (page) => page.evaluate(() => void window.dispatchEvent(new Event('showCTAPopup'))),
    form: (page) => page.getByRole('dialog'),
    fields: { email },
  },
  box: {
    path: '/articles/spmu-aftercare-guide',
    form: (page) => page.locator('main form:has([type=email])').last(),
    fields: { email },
  },
  unsubscribe: {
    path: '/unsubscribe',
    form: (page) => page.locator('main'),
    fields: { email },
  },
} satisfies Record<string, Form>;

async function submit(page: Page, origin: string, name: keyof typeof FORMS, throws = false): Promise<void> {
  const { path, open, form, fields }: Form = FORMS[name];
  await page.goto(origin + path);
  await waitForHydration(page);
  await open?.(page);
  for (const [field, value] of Object.entries(fields))
    await form(page).locator(`[name=${field}]`).fill(value);
  if (throws) await breakSubmission(page);
  await form(page).locator('button[type=submit]').click();
}

// No test here needs the service worker, whose requests would bypass the faked replies and reach the real server.
test.use({ expectedConsole: networkErrors });

const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const INVALID_EMAIL = 'Please enter a valid email address';
const TOO_LONG = 'Please shorten this a little';
const REQUIRED_FIELDS = 'Email and message are required fields';

const REPLIES: [form: keyof typeof FORMS, database: Reply, functions: Reply, text: string][] = [
  ['contact', 'refused', 'refused', 'Failed to submit. Please try again.'],
  ['widget', 'ok', 'missing', WIDGET_SENT],
  ['widget', 'refused', 'refused', 'Failed to send message. Please try again.'],
  ['popup', 'ok', 'missing', 'Thank You!'],
  ['popup', 'duplicate', 'ok', 'You are already subscribed!'],
  ['popup', 'refused', 'ok', 'Failed to subscribe. Please try again.'],
  ['box', 'ok', 'ok', 'Successfully subscribed!'],
  ['unsubscribe', 'ok', 'refused', 'Failed to unsubscribe. Please try again.'],
];
/** The first of each form shows that form and reply belong together. */
const isFirstOf = (list: readonly (readonly [form: string, ...unknown[]])[], index: number) =>
  list.findIndex(([form]) => form === list[index]![0]) === index;

for (const [index, [form, database, functions, text]] of REPLIES.entries())
  test(
    `${form}: database ${database}, functions ${functions}: "${text}"`,
    isFirstOf(REPLIES, index) ? core : {},
    async ({ page, site }) => {
      await fakeReplies(page, database, functions);
      await submit(page, site.origin, form);
      await expect(FORMS[form].form(page).getByText(text, { exact: false }).first()).toBeVisible();
    },
  );

for (const [form, text] of [
  ['contact', UNEXPECTED],
  ['widget', UNEXPECTED],
  ['popup', UNEXPECTED],
  ['box', 'An unexpected error occurred'],
  ['unsubscribe', UNEXPECTED],
] as const)
  test(`${form}: exception: "${text}"`, async ({ page, site }) => {
    await submit(page, site.origin, form, true);
    await expect(FORMS[form].form(page).getByText(text, { exact: true })).toBeVisible();
  });

for (const form of ['popup', 'box', 'unsubscribe'] as const)
  test(`${form}: invalid address: "${INVALID_EMAIL}"`, async ({ page, site }) => {
    const { path, open, form: find }: Form = FORMS[form];
    await page.goto(site.origin + path);
    await waitForHydration(page);
    await open?.(page);
    for (const invalid of ['ada', 'ada@example', 'ada @example.org', '@example.org']) {
      await find(page).locator('[name=email]').fill(invalid);
      await find(page).locator('button[type=submit]').click();
      await expect(find(page).getByText(INVALID_EMAIL)).toBeVisible();
      await expect(find(page).locator('[name=email]')).toBeFocused();
    }
  });

/** Rejects every submission permanently: the database with one reply, the functions with another. */
async function refuse(page: Page, reply: object, database: object = { code: '23514' }): Promise<void> {
  await page.route(/\/rest\/v1\//, (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify(database) }),
  );
  await page.route(/\/functions\/v1\//, (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    const body = JSON.stringify({ id, success: false, ...reply });
    return route.fulfill({ status: 400, contentType: 'application/json', body });
  });
}

const REFUSALS: [form: keyof typeof FORMS, reply: object, field: string, text: string][] = [
  ['home', { code: 'invalid', field: 'email', error: '<i>markup</i>' }, 'email', INVALID_EMAIL],
  ['contact', { code: 'invalid', field: 'phone' }, 'phone', TOO_LONG],
  ['contact', { code: 'missing_fields', field: 'message' }, 'message', REQUIRED_FIELDS],
  ['contact', { code: 'too_large' }, 'message', TOO_LONG],
  ['widget', { code: 'invalid', field: 'fullName' }, 'name', TOO_LONG],
  ['popup', { code: '22023', message: 'invalid_email' }, 'email', INVALID_EMAIL],
  ['box', { code: '22023', message: 'invalid_email' }, 'email', INVALID_EMAIL],
];
for (const [form, reply, field, text] of REFUSALS)
  test(
    `${form}: refused with ${JSON.stringify(reply)}: "${text}" beside ${field}`,
    field === 'phone' ? core : {},
    async ({ page, site }) => {
      await refuse(page, reply, form === 'popup' || form === 'box' ? reply : undefined);
      await submit(page, site.origin, form);
      const control = FORMS[form].form(page).locator(`[name=${field}]`);
      await expect(control).toHaveAccessibleDescription(new RegExp(text));
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toBeFocused();
      await expect(FORMS[form].form(page)).not.toContainText('markup');
      await control.pressSequentially('x');
      await expect(control).not.toHaveAttribute('aria-invalid');
    },
  );

test(`unsubscribe: address refused: "${INVALID_EMAIL}" in the manual form`, async ({ page, site }) => {
  await refuse(page, { code: 'invalid', field: 'email' });
  await submit(page, site.origin, 'unsubscribe');
  await expect(page.getByText(INVALID_EMAIL)).toBeVisible();
  await expect(page.locator('main [name=email]')).toBeFocused();
});

test(
  'the outbox says why a message was refused, and Edit focuses the refused field',
  core,
  async ({ page, site }) => {
    await refuse(page, { code: 'invalid', field: 'email' });
    await submit(page, site.origin, 'contact');
    await page.getByRole('button', { name: outboxTray.failed(1) }).click();
    const list = page.getByRole('dialog');
    await expect(list).toContainText(outboxTray.reasons.refusedBecause(INVALID_EMAIL));
    await list.getByRole('button', { name: outboxTray.edit }).click();
    const field = list.locator('[name=email]');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(INVALID_EMAIL);
    await page.unroute(/\/functions\/v1\//);
    await page.unroute(/\/rest\/v1\//);
    await field.fill('ada@example.com');
    await list.getByRole('button', { name: outboxTray.save }).click();
    await expectWaiting(page, 0);
    await expect
      .poll(() => site.rows('inquiries', '&email=eq.ada@example.com'))
      .toMatchObject([{ message: 'Hello' }]);
  },
);
