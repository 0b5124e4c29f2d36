import type { Locator, Page, Route } from '@playwright/test';
import { navigation } from '../../src/content/navigation.ts';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import { brokenLine, expect, live, test } from './test.ts';

/**
 * The error catalogue, row by row: what each form says to each answer. The server's answers
 * are made up here; what the server really does is told by the tests of functions and database.
 */

type Answer = 'ok' | 'known' | 'refused' | 'missing' | 'broken';

/** Answers the database and the functions as told. */
async function answers(page: Page, database: Answer, functions: Answer): Promise<void> {
  const json = (route: Route, status: number, body: unknown) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
  await page.route(/\/rest\/v1\//, (route) => {
    const isSubscribe = route.request().url().includes('/rpc/subscribe');
    if (database === 'ok')
      return isSubscribe ? json(route, 200, 'subscribed') : route.fulfill({ status: 201 });
    if (database === 'known') return json(route, 409, { code: '23505', message: 'duplicate key' });
    if (database === 'refused') return json(route, 400, { code: '23514', message: 'violates check' });
    return json(route, 500, { code: 'XX000', message: 'broken' });
  });
  await page.route(/\/functions\/v1\//, (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    if (functions === 'ok') return json(route, 200, { id, success: true, stored: true, emailSent: true });
    if (functions === 'refused') return json(route, 400, { id, success: false, code: 'invalid' });
    return route.fulfill({ status: functions === 'missing' ? 404 : 500, body: 'no such function' });
  });
}

/** Nothing works any more in this page: every submission ends in an exception. */
const breakThePage = (page: Page) =>
  page.evaluate(() => {
    crypto.randomUUID = () => {
      throw new Error('broken on purpose');
    };
  });

interface Form {
  path: string;
  /** Brings the form before its visitor. */
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

async function submit(page: Page, origin: string, name: keyof typeof FORMS, isBroken = false): Promise<void> {
  const { path, open, form, fields }: Form = FORMS[name];
  await page.goto(origin + path);
  await live(page);
  await open?.(page);
  for (const [field, value] of Object.entries(fields))
    await form(page).locator(`[name=${field}]`).fill(value);
  if (isBroken) await breakThePage(page);
  await form(page).locator('button[type=submit]').click();
}

// The replies are faked in the page. A service worker could deliver first and would reach the real server.
test.use({
  serviceWorkers: 'block',
  expectedConsole: new RegExp(`${brokenLine.source}|Service Worker registration blocked`),
});

const inquirySuccess = "Thank you for your inquiry! We'll get back to you within 24 hours.";
const unexpected = 'An unexpected error occurred. Please try again.';
const table: [form: keyof typeof FORMS, database: Answer, functions: Answer, text: string][] = [
  ['home', 'ok', 'ok', inquirySuccess],
  ['contact', 'ok', 'ok', inquirySuccess],
  ['contact', 'known', 'ok', inquirySuccess],
  ['contact', 'ok', 'missing', inquirySuccess],
  ['contact', 'ok', 'broken', inquirySuccess],
  ['contact', 'ok', 'refused', inquirySuccess],
  ['contact', 'broken', 'ok', inquirySuccess],
  ['contact', 'refused', 'ok', inquirySuccess],
  ['home', 'refused', 'refused', 'Failed to submit. Please try again.'],
  ['contact', 'refused', 'refused', 'Failed to submit. Please try again.'],
  ['widget', 'ok', 'missing', "Thank you for reaching out. We'll get back to you within 24 hours."],
  ['widget', 'refused', 'refused', 'Failed to send message. Please try again.'],
  ['popup', 'ok', 'missing', 'Thank You!'],
  ['popup', 'known', 'ok', 'You are already subscribed!'],
  ['popup', 'refused', 'ok', 'Failed to subscribe. Please try again.'],
  ['box', 'ok', 'ok', 'Successfully subscribed!'],
  ['box', 'ok', 'broken', 'Successfully subscribed!'],
  ['box', 'known', 'ok', 'You are already subscribed!'],
  ['box', 'refused', 'ok', 'Failed to subscribe. Please try again.'],
  ['unsubscribe', 'ok', 'ok', 'You have been successfully unsubscribed from our mailing list.'],
  ['unsubscribe', 'ok', 'refused', 'Failed to unsubscribe. Please try again.'],
];
for (const [form, database, functions, text] of table)
  test(`${form}: database ${database}, functions ${functions}: "${text}"`, async ({ page, site }) => {
    await answers(page, database, functions);
    await submit(page, site.origin, form);
    await expect(FORMS[form].form(page).getByText(text, { exact: false }).first()).toBeVisible();
  });

for (const [form, text] of [
  ['home', unexpected],
  ['contact', unexpected],
  ['widget', unexpected],
  ['popup', unexpected],
  ['box', 'An unexpected error occurred'],
  ['unsubscribe', unexpected],
] as const)
  test(`${form}: an exception: "${text}"`, async ({ page, site }) => {
    await submit(page, site.origin, form, true);
    await expect(FORMS[form].form(page).getByText(text, { exact: true })).toBeVisible();
  });

for (const form of ['popup', 'box', 'unsubscribe'] as const)
  test(`${form}: an address that is none: "Please enter a valid email address"`, async ({ page, site }) => {
    const { path, open, form: find }: Form = FORMS[form];
    await page.goto(site.origin + path);
    await live(page);
    await open?.(page);
    for (const wrong of ['ada', 'ada@example', 'ada @example.org', '@example.org']) {
      await find(page).locator('[name=email]').fill(wrong);
      await find(page).locator('button[type=submit]').click();
      await expect(find(page).getByText('Please enter a valid email address')).toBeVisible();
    }
  });

/** Refuses everything for good: the database the row, the functions with this reply. */
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

const invalidEmail = 'Please enter a valid email address';
const tooLong = 'Please shorten this a little';
const missing = 'Email and message are required fields';
const refusals: [form: keyof typeof FORMS, reply: object, field: string, text: string][] = [
  ['home', { code: 'invalid', field: 'email', error: '<i>markup</i>' }, 'email', invalidEmail],
  ['contact', { code: 'invalid', field: 'phone' }, 'phone', tooLong],
  ['contact', { code: 'missing_fields', field: 'message' }, 'message', missing],
  ['contact', { code: 'too_large' }, 'message', tooLong],
  ['widget', { code: 'invalid', field: 'fullName' }, 'name', tooLong],
  ['popup', { code: '22023', message: 'invalid_email' }, 'email', invalidEmail],
  ['box', { code: '22023', message: 'invalid_email' }, 'email', invalidEmail],
];
for (const [form, reply, field, text] of refusals)
  test(`${form}: refused with ${JSON.stringify(reply)}: "${text}" beside ${field}`, async ({
    page,
    site,
  }) => {
    await refuse(page, reply, form === 'popup' || form === 'box' ? reply : undefined);
    await submit(page, site.origin, form);
    const control = FORMS[form].form(page).locator(`[name=${field}]`);
    await expect(control).toHaveAccessibleDescription(new RegExp(text));
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toBeFocused();
    await expect(FORMS[form].form(page)).not.toContainText('markup');
    await control.pressSequentially('x');
    await expect(control).not.toHaveAttribute('aria-invalid');
  });

test(`unsubscribe: refused for its address: "${invalidEmail}" at the manual form`, async ({ page, site }) => {
  await refuse(page, { code: 'invalid', field: 'email' });
  await submit(page, site.origin, 'unsubscribe');
  await expect(page.getByText(invalidEmail)).toBeVisible();
  await expect(page.locator('main [name=email]')).toBeFocused();
});

test('the list of what waits says why a message was refused, and editing it starts there', async ({
  page,
  site,
}) => {
  await refuse(page, { code: 'invalid', field: 'email' });
  await submit(page, site.origin, 'contact');
  await page.getByRole('button', { name: outboxTray.failed(1) }).click();
  const list = page.getByRole('dialog');
  await expect(list).toContainText(outboxTray.reasons.refusedBecause(invalidEmail));
  await list.getByRole('button', { name: outboxTray.edit }).click();
  const field = list.locator('[name=email]');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(invalidEmail);
  await page.unroute(/\/functions\/v1\//);
  await page.unroute(/\/rest\/v1\//);
  await field.fill('ada@example.com');
  await list.getByRole('button', { name: outboxTray.save }).click();
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  await expect
    .poll(() => site.rows('inquiries', '&email=eq.ada@example.com'))
    .toMatchObject([{ message: 'Hello' }]);
});
