/** What owners change of the site from the desk, and where visitors read it. */
import { readFileSync } from 'node:fs';
import { specialDayText } from '../../supabase/functions/_shared/hours-text.ts';
import { paths } from '../../src/site/paths.ts';
import { axe } from './support/axe.ts';
import { holdRequests } from './support/hold-requests.ts';
import { inDays } from './support/in-days.ts';
import { waitForOfflineReady } from './support/page-state.ts';
import {
  expectSynced,
  OWNER,
  publish,
  signIn,
  waitForDeskWorker,
  waitForStored,
  write,
} from './support/staff-desk.ts';
import { core, coreWithServiceWorker, expect, test, withServiceWorker, type Page } from './support/test.ts';

// Devices lose their connection, and changes are refused.
test.use({ expectedConsole: /net::ERR|status of 4/ });

const PHONE = { width: 390, height: 844 };
const SECOND = 'mia@example.org';

/** A day on which the business is closed, soon enough that pages name it today. */
const EVE = { date: inDays(5), note: 'Christmas Eve' };
const lineOf = (day: { date: string; note: string }) => `${specialDayText(day).date} (${day.note}): closed`;

const section = (page: Page) => page.locator('[data-setting=specialHours]');
const list = (page: Page) => page.getByRole('list', { name: 'Coming up' });
/** The line of a closed day in the list of the desk. */
const entry = (page: Page, day: { date: string; note: string }) =>
  list(page)
    .getByRole('listitem')
    .filter({ hasText: lineOf(day) });

/** Closes a day, on the page of the desk that is open. */
async function close(page: Page, { date, note }: { date: string; note: string }): Promise<void> {
  await page.getByLabel('Date').fill(date);
  await page.getByLabel('Reason').fill(note);
  await section(page).getByRole('button', { name: 'Save' }).click();
}
/** Without a worker, what loads when the page is idle does not wait for it. */
const withoutWorker = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
const sent = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-outbox', '0');

test(
  'an owner closes a day on her phone; an open page, a visit without a connection and the next mail say so',
  coreWithServiceWorker,
  async ({ stack, page, context }) => {
    await page.setViewportSize(PHONE);
    const visitor = await context.newPage();
    await visitor.goto(stack.origin + paths.home);
    await waitForOfflineReady(visitor);
    await visitor.close();

    await signIn(page, stack);
    const begun = Date.now();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Site', exact: true }).click();
    await close(page, EVE);
    await expect(entry(page, EVE)).toBeVisible();
    await sent(page);
    expect(Date.now() - begun).toBeLessThan(30_000);
    await expect(section(page)).toContainText('Search engines will once the site is built again.');
    expect(await axe(page)).toEqual([]);

    const open = await context.newPage();
    await open.goto(stack.origin + paths.contact);
    await open.evaluate(() => (document.body.dataset['opened'] = 'before'));
    const special = open.locator('main dl').getByText(`${specialDayText(EVE).date} (${EVE.note})`);
    await expect(special).toBeVisible();
    expect(await open.locator('body').getAttribute('data-opened'), 'without a reload').toBe('before');
    await context.setOffline(true);
    await open.goto(stack.origin + paths.contact);
    await expect(special).toBeVisible();
    await expect(open.getByRole('contentinfo')).toContainText('Hours as of');
    await context.setOffline(false);

    await open.close();
    await page.request.post(`${stack.origin}/api/send-inquiry-email`, {
      data: {
        id: crypto.randomUUID(),
        fullName: 'Ada Sample',
        email: 'ada@example.org',
        message: 'Are you open around Christmas?',
        submittedAt: new Date().toISOString(),
      },
    });
    await expect.poll(async () => (await stack.confirmations()).at(-1)?.text).toContain(lineOf(EVE));
  },
);

test('structured data follow, for search engines that run scripts', async ({ stack, page }) => {
  await publish(stack, 'specialHours', [EVE]);
  // They have no service workers, and pages that come from one have no structured data.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(stack.origin + paths.home);
  const data = page.locator('script[type="application/ld+json"]').first();
  await expect
    .poll(() => data.evaluate(({ textContent }) => textContent))
    .toContain(`"validFrom":"${EVE.date}"`);
});

test(
  'what the build would refuse is not saved, with the same sentence beside the field',
  core,
  async ({ stack, page }) => {
    await signIn(page, stack, OWNER, '/staff/site');
    await close(page, { date: '', note: '<b>x</b>' });
    await expect(page.getByText('Date: must be a date such as 2026-11-20.')).toBeVisible();
    await expect(page.getByText('Reason: no trademark symbol, markup or link here.')).toBeVisible();
    await close(page, { date: inDays(-3), note: 'Over' });
    await expect(page.getByText('Date: is over: give a later day.')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await stack.rows('site_changes')).toEqual([]);
  },
);

test(
  'an owner changes the site without a connection, and takes it back',
  withServiceWorker,
  async ({ stack, page }) => {
    await signIn(page, stack, OWNER, '/staff/site');
    await waitForDeskWorker(page);
    await waitForStored(page, 'site-changes');
    await page.context().setOffline(true);
    await page.reload();
    await expectSynced(page);
    await close(page, EVE);
    await expect(entry(page, EVE)).toBeVisible();
    const answer = await holdRequests(page, /site_changes/);
    await page.context().setOffline(false);
    await sent(page);
    expect(await stack.rows('site_settings')).toMatchObject([{ key: 'specialHours', value: [EVE] }]);

    await page.getByText('History').click();
    await expect(page.getByText('you, not sent yet')).toBeVisible();
    answer();
    await expect(page.getByText('not sent yet')).toHaveCount(0);
    await page.locator('[data-action=restore]').click();
    await expect(list(page).getByRole('listitem')).toHaveCount(0);
    await expect.poll(() => stack.rows('site_settings')).toMatchObject([{ key: 'specialHours', value: [] }]);
    expect(await stack.rows('site_changes')).toHaveLength(2);
  },
);

test('of two owners at once neither loses anything', core, async ({ stack, page, browser }) => {
  await write(stack, 'POST', 'staff', { email: SECOND, role: 'owner' });
  const year = { date: inDays(9), note: 'New Year’s Day' };
  await signIn(page, stack, OWNER, '/staff/site');
  await expect(page.getByLabel('Date')).toBeVisible();
  await page.context().setOffline(true);
  await close(page, EVE);
  const colleague = await browser.newPage();
  await signIn(colleague, stack, SECOND, '/staff/site');
  await close(colleague, year);
  await sent(colleague);

  await page.context().setOffline(false);
  const bar = page.getByText('Your change of “Closed days and special hours” isn’t saved.');
  await expect(bar).toBeVisible();
  const refused = page.locator('[data-refused]');
  await expect(refused).toContainText(`${SECOND} changed the same setting first`);
  await expect(refused).toContainText(lineOf(EVE));
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(refused).toContainText(lineOf(EVE));
  await page.locator('[data-action=save-anyway]').click();
  await expect(refused).toHaveCount(0);
  await sent(page);
  await expect.poll(() => stack.rows('site_settings')).toMatchObject([{ value: [EVE, year] }]);
  await colleague.close();
});

test('an owner announces something, changes it and removes it', core, async ({ stack, page }) => {
  await signIn(page, stack, OWNER, '/staff/site');
  const news = page.locator('[data-setting=announcements]');
  await news.getByLabel('Text').fill('We’re back on Monday');
  await news.getByLabel('Link').fill('/nowhere');
  await news.getByLabel('Last day').fill(inDays(-2));
  await news.getByLabel('First day').fill(inDays(-3));
  await news.getByRole('button', { name: 'Save' }).click();
  await expect(news.getByText('Link: There is no page /nowhere.')).toBeVisible();
  await expect(news.getByText('Last day: is over: give a later day.')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await news.getByLabel('Link').fill(paths.contact);
  await news.getByLabel('Last day').fill(inDays(9));
  await news.getByRole('button', { name: 'Save' }).click();
  const entries = news.getByRole('list', { name: 'Announcements' }).getByRole('listitem');
  await expect(entries).toContainText(['“We’re back on Monday”, with a link to /contact']);
  await expect(news.getByLabel('Text')).toHaveValue('');

  await news.getByRole('button', { name: /^Change/ }).click();
  await expect(news.getByLabel('Text')).toBeFocused();
  await news.getByLabel('Text').fill('We’re back on Tuesday');
  await news.getByLabel('Link').fill('');
  await news.getByRole('button', { name: 'Save' }).click();
  await expect(entries).toHaveCount(1);
  await sent(page);
  await expect
    .poll(() => stack.rows('site_settings'))
    .toMatchObject([
      {
        key: 'announcements',
        value: [{ text: 'We’re back on Tuesday', from: inDays(-3), until: inDays(9) }],
      },
    ]);
  await news.getByRole('button', { name: /^Remove/ }).click();
  await expect(entries).toHaveCount(0);
  await sent(page);
  await expect.poll(() => stack.rows('site_settings')).toMatchObject([{ value: [] }]);
});

test('an owner enters the words of a client who agreed', async ({ stack, page }) => {
  await signIn(page, stack, OWNER, '/staff/site');
  const section = page.locator('[data-setting=testimonials]');
  const words = 'They told me what I didn’t need before what I did.';
  await section.getByLabel('Their words').fill('Lovely.');
  await section.getByLabel('First name and initial').fill('Ann Rowe');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Their words: must have at least 40 characters.')).toBeVisible();
  await expect(section.getByText(/must be a first name and an initial/)).toBeVisible();
  await expect(section.getByText('Agreed in writing on: must be a date')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  // Pasted in two lines.
  await section.getByLabel('Their words').fill(words.replace(' before', '\n before'));
  await section.getByLabel('First name and initial').fill('Ann R.');
  await section.getByRole('button', { name: '4', exact: true }).click();
  await section.getByLabel('Agreed in writing on').fill(inDays(-2));
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('list', { name: 'Testimonials' })).toContainText(
    `“${words}” Ann R., 4 of 5 stars`,
  );
  await sent(page);
  await expect
    .poll(() => stack.rows('site_settings'))
    .toMatchObject([
      { key: 'testimonials', value: [{ name: 'Ann R.', rating: 4, text: words, consent: inDays(-2) }] },
    ]);
});

test('an owner leads a code elsewhere, adds one, and prints it', core, async ({ stack, page }) => {
  await signIn(page, stack, OWNER, '/staff/site');
  const codes = page.locator('[data-setting=qrCodes]');
  const entries = codes.getByRole('list', { name: 'Codes' }).getByRole('listitem');
  await codes.getByRole('button', { name: /^Change bag/ }).click();
  await codes.getByLabel('Leads to').fill('javascript:alert(1)');
  await codes.getByRole('button', { name: 'Save' }).click();
  await expect(codes.getByText(/^Leads to: must be a page of this site/)).toBeVisible();
  await codes.getByLabel('Leads to').fill(paths.memberships);
  await codes.getByRole('button', { name: 'Save' }).click();
  await expect(
    entries.filter({ hasText: 'bag (Shopping bag for products) leads to /memberships' }),
  ).toHaveCount(1);
  await codes.getByLabel('Code', { exact: true }).fill('summer-flyer');
  await codes.getByLabel('Where it is printed').fill('Flyer for July');
  await codes.getByLabel('Leads to').fill(paths.contact);
  await codes.getByRole('button', { name: 'Save' }).click();
  await expect(entries).toHaveCount(5);
  expect(await axe(page)).toEqual([]);
  await sent(page);
  const saved = { enabled: true, lastUpdated: expect.stringMatching(/^20\d\d-/) };
  await expect
    .poll(async () => (await stack.rows<{ value: unknown[] }>('site_settings')).flatMap(({ value }) => value))
    .toEqual(
      expect.arrayContaining([
        { ...saved, code: 'bag', description: 'Shopping bag for products', destination: paths.memberships },
        { ...saved, code: 'summer-flyer', description: 'Flyer for July', destination: paths.contact },
        expect.objectContaining({ code: 'banner', lastUpdated: '2025-01-12' }),
      ]),
    );

  await page.goto(`${stack.origin}/staff/qr-codes`);
  const kit = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'summer-flyer' }) });
  const download = async (name: string) => {
    const downloaded = page.waitForEvent('download');
    await kit.getByRole('link', { name: `${name} of summer-flyer` }).click();
    return readFileSync(await (await downloaded).path());
  };
  const svg = String(await download('SVG'));
  expect(svg).toContain('<svg');
  expect(String(await download('A4 poster'))).toContain(svg.trim());
  expect((await download('PNG')).subarray(1, 4).toString()).toBe('PNG');
  await expect(kit.getByRole('img')).toHaveJSProperty('naturalWidth', 151);
});

test('an owner changes the hours of a week, and closes a day of it', core, async ({ stack, page }) => {
  await signIn(page, stack, OWNER, '/staff/site');
  const hours = page.locator('[data-setting=openingHours]');
  const of = (day: string, name: string) => hours.getByRole('group', { name: day }).getByLabel(name);
  await of('Friday', 'Opens').fill('');
  await hours.getByRole('button', { name: 'Save' }).click();
  await expect(hours.getByText('Opens: must be a time such as 09:30.')).toBeVisible();
  await of('Friday', 'Opens').fill('12:00');
  await of('Sunday', 'Opens').fill('');
  await of('Sunday', 'Closes').fill('');
  await expect(hours.getByText('Mon–Thu 10AM–6PM, Fri noon–2PM, Sat 10AM–2PM')).toBeVisible();
  await hours.getByRole('button', { name: 'Save' }).click();
  expect(await axe(page)).toEqual([]);
  await sent(page);
  await expect
    .poll(() => stack.rows('site_settings'))
    .toMatchObject([
      {
        key: 'openingHours',
        value: [
          { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '10:00', closes: '18:00' },
          { days: ['Friday'], opens: '12:00', closes: '14:00' },
          { days: ['Saturday'], opens: '10:00', closes: '14:00' },
        ],
      },
    ]);
});

test('an owner ends the offer, and gives another one with a last day', core, async ({ stack, page }) => {
  await signIn(page, stack, OWNER, '/staff/site');
  const offer = page.locator('[data-setting=offer]');
  const saved = () => stack.rows('site_settings');
  const save = () => offer.getByRole('button', { name: 'Save' }).click();
  await offer.getByLabel('Discount').fill('a lot');
  await offer.getByLabel('Code').fill('no');
  await offer.getByLabel('Last day').fill(inDays(-3));
  await save();
  await expect(offer.getByText('Discount: must be such as 20% or $50.')).toBeVisible();
  await expect(offer.getByText('Code: must be 4 to 20 capital letters and digits.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await offer.getByLabel('Discount').fill('20%');
  await offer.getByLabel('Code').fill('');
  await save();
  await expect(offer.getByText('Last day: is over: give a later day.')).toBeVisible();
  await offer.getByLabel('Last day').fill('');
  await offer.getByText('Off', { exact: true }).click();
  await expect(offer.getByText('Visitors read: No offer')).toBeVisible();
  await save();
  await sent(page);
  await expect.poll(saved).toMatchObject([{ key: 'offer', value: { enabled: false, discount: '20%' } }]);

  await offer.getByText('On', { exact: true }).click();
  await offer.getByLabel('Discount').fill('$50');
  await offer.getByLabel('Code').fill('hello50');
  await offer.getByLabel('Last day').fill(inDays(20));
  await save();
  await sent(page);
  const value = { enabled: true, discount: '$50', code: 'HELLO50', until: inDays(20) };
  await expect.poll(saved).toMatchObject([{ key: 'offer', value }]);
  await offer.getByText('History').click();
  await offer.locator('[data-action=restore]').first().click();
  await expect.poll(saved).toMatchObject([{ key: 'offer', value: { enabled: false, discount: '20%' } }]);
});

test('an owner gives an after-hours number, and takes it away', async ({ stack, page }) => {
  await signIn(page, stack, OWNER, '/staff/site');
  const phone = page.locator('[data-setting=afterHoursPhone]');
  const saved = () => stack.rows('site_settings');
  await phone.getByRole('textbox').fill('911');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(
    phone.getByText('Number: must be a US phone number such as (212) 555-0100, or empty.'),
  ).toBeVisible();
  await phone.getByRole('textbox').fill('+1 949.555.0143');
  await expect(phone.getByText('Visitors read: (949) 555-0143')).toBeVisible();
  await phone.getByRole('button', { name: 'Save' }).click();
  await sent(page);
  await expect.poll(saved).toMatchObject([{ key: 'afterHoursPhone', value: '(949) 555-0143' }]);
  await phone.getByRole('textbox').fill('');
  await phone.getByRole('button', { name: 'Save' }).click();
  await sent(page);
  await expect.poll(saved).toMatchObject([{ key: 'afterHoursPhone', value: '' }]);
});

test(
  'an owner has a day closed from tomorrow on; visitors read it then, and what is withdrawn they never read',
  core,
  async ({ stack, page, context }) => {
    await page.setViewportSize(PHONE);
    await signIn(page, stack, OWNER, '/staff/site');
    const scheduled = section(page).getByRole('list', { name: 'Begins later' }).locator(':scope > li');
    const later = section(page).getByRole('button', { name: 'From a day on' });
    const year = { date: inDays(9), note: 'New Year' };
    await later.click();
    await section(page).getByLabel('Begins on').fill(inDays(500));
    await close(page, EVE);
    await expect(page.getByText('Begins on: is too far ahead: give a day within a year.')).toBeVisible();
    await section(page).getByLabel('Begins on').fill('');
    await section(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Begins on: must be a date such as 2026-11-20.')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await section(page).getByLabel('Begins on').fill(inDays(2));
    await section(page).getByRole('button', { name: 'Save' }).click();
    await expect(scheduled).toContainText([`New: ${lineOf(EVE)}`]);
    await expect(entry(page, EVE)).toHaveCount(0);
    await expect(section(page).getByLabel('Begins on'), 'the next change begins now').toHaveCount(0);
    // What is scheduled is the whole list, so it must have what is added meanwhile.
    await close(page, year);
    await expect(entry(page, year)).toBeVisible();
    await sent(page);
    const [row] = await stack.rows<{ value: unknown; later: { starts_at: string; value: unknown }[] }>(
      'site_settings',
    );
    expect(row).toMatchObject({ value: [year], later: [{ value: [EVE, year] }] });
    expect(await axe(page)).toEqual([]);

    const visitor = await context.newPage();
    await withoutWorker(visitor);
    await visitor.clock.install();
    await visitor.goto(stack.origin + paths.contact);
    const special = (day: typeof EVE) =>
      visitor.locator('main dl').getByText(`${specialDayText(day).date} (${day.note})`);
    await expect(special(year)).toBeVisible();
    await expect(special(EVE)).toHaveCount(0);
    await visitor.clock.fastForward(Date.parse(row!.later[0]!.starts_at) - Date.now() + 1000);
    await expect(special(EVE)).toBeVisible();
    await visitor.close();

    await section(page)
      .getByRole('button', { name: /^Take back/ })
      .click();
    // It stays as long as somebody points at it.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expect(scheduled).toHaveCount(0);
    await sent(page);
    await expect
      .poll(() => stack.rows('site_settings'))
      .toMatchObject([{ value: [year], later: [{ value: [year] }] }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(scheduled).toHaveCount(1);
    await expect
      .poll(() => stack.rows('site_settings'))
      .toMatchObject([{ value: [year], later: [{ value: [EVE, year] }] }]);
  },
);

test('an owner changes a price, gives a treatment one, and takes it away', core, async ({ stack, page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, stack, OWNER, '/staff/site');
  const prices = page.locator('[data-setting=prices]');
  const entries = prices.getByRole('list', { name: 'Prices' }).getByRole('listitem');
  await expect(entries).toContainText(['Medical-grade facials from $250']);
  await prices.getByRole('button', { name: 'Save' }).click();
  await expect(prices.getByText('Treatment: must be one of the list.')).toBeVisible();
  await expect(prices.getByText('Dollars: must be a number.')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await prices.getByRole('button', { name: /^Change/ }).click();
  for (const wrong of ['0x10', '1e3', '12,50']) {
    await prices.getByLabel('Dollars').fill(wrong);
    await prices.getByRole('button', { name: 'Save' }).click();
    await expect(prices.getByText('Dollars: must be a number.')).toBeVisible();
  }
  await prices.getByLabel('Dollars').fill('$1,275');
  await expect(prices.getByText('Medical-grade facials from $1,275').first()).toBeVisible();
  await prices.getByLabel('Dollars').fill('275');
  await prices.getByRole('button', { name: 'Save' }).click();
  await expect(entries).toContainText(['Medical-grade facials from $275']);
  await prices.getByLabel('Treatment').selectOption('botox-neurotoxins');
  await prices.getByLabel('Price', { exact: true }).selectOption('Per unit or syringe');
  await prices.getByLabel('Dollars').fill('$14.50');
  await prices.getByRole('button', { name: 'Save' }).click();
  const botox = entries.filter({ hasText: '$14.50 per unit' });
  await expect(botox).toHaveCount(1);
  await sent(page);
  const facials = { kind: 'from', amount: 275, what: 'Medical-grade facials' };
  const saved = [
    { service: 'elevated-hydrafacials', price: facials },
    { service: 'botox-neurotoxins', price: { kind: 'per-unit', amount: 14.5, unit: 'unit' } },
  ];
  const value = async () => (await stack.rows<{ value: unknown[] }>('site_settings'))[0]?.value;
  await expect.poll(value).toHaveLength(2);
  expect(await value()).toEqual(expect.arrayContaining(saved));
  expect(await axe(page)).toEqual([]);
  await botox.getByRole('button', { name: /^Remove/ }).click();
  await expect(botox).toHaveCount(0);
  await sent(page);
  await expect.poll(value).toEqual([saved[0]]);
});

test(
  'an owner looks at the page with a price that is not saved; nobody else does',
  core,
  async ({ stack, page, context }) => {
    // Visitors' pages without a worker, because what loads when they are idle would wait for it.
    await context.addInitScript(() => {
      if (!location.pathname.startsWith('/staff'))
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await signIn(page, stack, OWNER, '/staff/site');
    const prices = page.locator('[data-setting=prices]');
    await prices.getByRole('button', { name: /^Change/ }).click();
    await prices.getByLabel('Dollars').fill('x');
    await prices.getByRole('button', { name: 'Preview' }).click();
    await expect(prices.getByText('Dollars: must be a number.')).toBeVisible();
    await prices.getByLabel('Dollars').fill('275');
    const opened = context.waitForEvent('page');
    await prices.getByRole('button', { name: 'Preview' }).click();
    const tab = await opened;
    const bar = tab.getByRole('complementary', { name: 'Preview' });
    const price = (of: Page, amount: string) =>
      of.getByText(`Medical-grade facials from ${amount}, with 20% off your first treatment.`);
    await expect(bar).toContainText('Nothing is saved');
    await expect(price(tab, '$275')).toBeVisible();
    expect(tab.url(), 'the value is in no address').toBe(
      stack.origin + paths.service('elevated-hydrafacials'),
    );
    expect(await axe(tab)).toEqual([]);
    await tab.reload();
    await expect(price(tab, '$275')).toBeVisible();

    const visitor = await context.newPage();
    const answered = visitor.waitForResponse('**/rest/v1/site_settings*');
    await visitor.goto(tab.url());
    await (await answered).finished();
    await expect(visitor.getByRole('contentinfo').getByText(/^Open/)).toBeAttached();
    await expect(price(visitor, '$250')).toBeVisible();
    await expect(visitor.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
    await visitor.close();
    expect(await stack.rows('site_changes')).toEqual([]);

    await bar.getByRole('button', { name: 'End preview' }).click();
    await expect(price(tab, '$250')).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('site-preview')), 'in the desk').toBeNull();
  },
);

test('staff read what the owners have changed, and change nothing', async ({ stack, page }) => {
  await write(stack, 'POST', 'staff', { email: SECOND, role: 'staff' });
  await signIn(page, stack, SECOND, '/staff/site');
  await expect(page.getByText('Only they can change it.')).toBeVisible();
  await expect(page.getByLabel('Date')).toHaveCount(0);
});

test('a tampered answer changes nothing on a page', withServiceWorker, async ({ stack, page }) => {
  await page.route('**/rest/v1/site_settings*', (route) =>
    route.fulfill({
      json: [{ key: 'specialHours', value: [{ ...EVE, note: '<img src=x>' }], later: [] }],
    }),
  );
  const answered = page.waitForResponse('**/rest/v1/site_settings*');
  await page.goto(stack.origin + paths.contact);
  await (await answered).finished();
  await expect(page.getByRole('contentinfo').getByText(/^Open/)).toBeVisible();
  await expect(page.locator('main dl').getByText(specialDayText(EVE).date)).toHaveCount(0);
});
