/** What visitors see of what owners change from the desk. How they change it: staff-site.spec.ts. */
import { qrCodes } from '../../src/content/qr-codes.ts';
import { service as hydrafacials } from '../../src/content/services/elevated-hydrafacials.ts';
import { paths } from '../../src/site/paths.ts';
import { axe } from './support/axe.ts';
import { holdRequests } from './support/hold-requests.ts';
import { inDays } from './support/in-days.ts';
import { layoutShift, watchLayoutShifts } from './support/layout-shift.ts';
import { waitForHydration, waitForOfflineReady } from './support/page-state.ts';
import { NAMES_OFFER } from './support/names-offer.ts';
import { publish } from './support/staff-desk.ts';
import { core, expect, test, withServiceWorker, type Page } from './support/test.ts';

/** Opens a page, and makes it load what it loads for a visitor who does something. */
async function openAll(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
  await page.mouse.move(5, 5);
}

const NEWS = { text: 'We’re back on Monday', to: paths.contact, from: inDays(-3), until: inDays(3) };
const news = (page: Page) => page.getByRole('region', { name: 'News' });

/** What search engines that run scripts read in the head. */
const forSearchEngines = async (page: Page) =>
  (
    await page
      .locator('script[type="application/ld+json"], meta[name=description], meta[property="og:description"]')
      .evaluateAll((all) => all.map((one) => one.textContent + (one.getAttribute('content') ?? '')))
  ).join('\n');

/** Without a worker, what loads when the page is idle does not wait for it. */
const withoutWorker = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

test.describe('an announcement', () => {
  test.beforeEach(({ page }) => withoutWorker(page));

  test(
    'lies over the page without moving it, leads to its page, and can be closed for good',
    core,
    async ({ stack, page }) => {
      await publish(stack, 'announcements', [NEWS, { ...NEWS, text: 'Earlier', from: inDays(-9) }]);
      await watchLayoutShifts(page);
      await page.goto(stack.origin + paths.about);
      await expect(news(page)).toContainText(NEWS.text);
      expect((await layoutShift(page)).score).toBe(0);
      expect(await axe(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(news(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });

      await page.evaluate(() => (document.body.dataset['opened'] = 'before'));
      await news(page).getByRole('link', { name: NEWS.text }).click();
      await expect(page).toHaveURL(stack.origin + paths.contact);
      expect(await page.locator('body').getAttribute('data-opened'), 'without a reload').toBe('before');

      await news(page).getByRole('button', { name: 'Close this note for good' }).click();
      await expect(news(page)).toHaveCount(0);
      const answered = page.waitForResponse('**/rest/v1/site_settings*');
      await page.reload();
      await (await answered).finished();
      await expect(page.getByRole('contentinfo').getByText(/^Open/)).toBeVisible();
      await expect(news(page)).toHaveCount(0);
    },
  );

  test('is announced once: its live region is there before its text, and stays', async ({ stack, page }) => {
    await publish(stack, 'announcements', [NEWS]);
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          if (addedNodes.length > 0 && target instanceof Element && target.closest('[role=status]'))
            said.push(target.textContent);
      }).observe(document, { childList: true, subtree: true });
    });
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.filter(Boolean));
    await page.goto(stack.origin + paths.home);
    await expect(news(page)).toBeVisible();
    expect(await said()).toEqual([NEWS.text]);
    await news(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
    expect((await said()).filter((text) => text === NEWS.text)).toEqual([NEWS.text]);
  });

  test('is there on its days only', async ({ stack, page }) => {
    await publish(stack, 'announcements', [
      { ...NEWS, text: 'Over', until: inDays(-2) },
      { ...NEWS, text: 'Ahead', from: inDays(2) },
    ]);
    const answered = page.waitForResponse('**/rest/v1/site_settings*');
    await page.goto(stack.origin + paths.home);
    await (await answered).finished();
    await expect(page.getByRole('contentinfo').getByText(/^Open/)).toBeVisible();
    await expect(news(page)).toHaveCount(0);
  });

  test('with large text fits a narrow phone beside the contact button', async ({ stack, page }) => {
    await publish(stack, 'announcements', [{ ...NEWS, text: `${'Long words of news '.repeat(4)}end` }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(stack.origin + paths.about);
    await waitForHydration(page);
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    await expect(news(page)).toBeVisible();
    const box = (await news(page).boundingBox())!;
    const button = (await page.locator('[aria-controls=contact-widget]').boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(button.x);
    expect(box.y).toBeGreaterThan(0);
  });
});

test.describe('a printed code that the owner has led elsewhere', () => {
  // Whoever is led on while the scan is on its way sends it once more, which the browser logs as a conflict.
  test.use({ expectedConsole: /409 \(Conflict\).*qr_analytics/ });

  const led = (destination: string) => [
    { ...qrCodes.entries.find(({ code }) => code === 'bag')!, destination },
  ];

  test('leads there, at first as soon as the page knows', core, async ({ stack, page }) => {
    await publish(stack, 'qrCodes', led(paths.memberships));
    await page.goto(`${stack.origin}/qrcode/bag?utm_campaign=spring`);
    // Not by looking at the page, which counts as its visitor's doing.
    await page.waitForURL(`${stack.origin}${paths.memberships}?utm_campaign=spring`);
    await expect.poll(() => stack.rows('qr_analytics')).toMatchObject([{ qr_code: 'bag' }]);
    await page.goto(stack.origin + paths.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await stack.rows('qr_analytics'), 'one scan').toHaveLength(1);
  });

  test('leads there at once without a connection', withServiceWorker, async ({ stack, page, context }) => {
    await page.goto(stack.origin + paths.home);
    await waitForOfflineReady(page);
    await publish(stack, 'qrCodes', led(paths.memberships));
    const answered = page.waitForResponse('**/rest/v1/site_settings*');
    await page.reload();
    await (await answered).finished();
    await expect.poll(() => page.evaluate(() => caches.has('site-settings'))).toBe(true);
    await context.setOffline(true);
    await page.goto(`${stack.origin}/qrcode/bag`);
    await expect(page).toHaveURL(stack.origin + paths.memberships);
    await context.setOffline(false);
  });

  test('leaves whoever already does something where she is', async ({ stack, page }) => {
    await withoutWorker(page);
    await publish(stack, 'qrCodes', led(paths.memberships));
    const answer = await holdRequests(page, /site_settings/);
    await page.goto(`${stack.origin}/qrcode/bag`);
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    const answered = page.waitForResponse('**/rest/v1/site_settings*');
    answer();
    await (await answered).finished();
    await expect(page.getByRole('contentinfo').getByText(/^Open/)).toBeVisible();
    await expect(page).toHaveURL(`${stack.origin}/`);
  });
});

test(
  'new weekly hours reach footer, contact page, “Open now” and structured data',
  core,
  async ({ stack, page }) => {
    await withoutWorker(page);
    const day = { days: ['Wednesday'], opens: '07:00', closes: '19:30' };
    await publish(stack, 'openingHours', [day, { ...day, days: ['Sunday'], closes: '08:15' }]);
    const rows = ['Wed', '7AM–7:30PM', 'Sun', '7AM–8:15AM'];
    await page.goto(stack.origin + paths.home);
    const footer = page.getByRole('contentinfo').locator('dl :is(dt, dd)').filter({ visible: true });
    await expect(footer).toHaveText(rows);
    await expect(page.getByRole('contentinfo').getByText(/^Open/)).toContainText(/(7|8:15|7:30) [AP]M/);
    const data = page.locator('script[type="application/ld+json"]').first();
    expect(await data.evaluate(({ textContent }) => textContent)).toContain('"opens":"07:00"');
    for (const path of [paths.contact, paths.firstVisit]) {
      await page.goto(stack.origin + path);
      await expect(page.getByRole('main').getByText(`${rows[0]} ${rows[1]}`)).toBeVisible();
      await expect(page.getByRole('main').getByText('10AM–6PM')).toHaveCount(0);
      await expect(footer).toHaveText(rows);
    }
  },
);

test.describe('a price', () => {
  const slug = 'elevated-hydrafacials';
  const facialsPage = paths.service(slug);
  const facials = { kind: 'from', amount: 275, what: 'Medical-grade facials' };
  const PRICES = [
    { service: slug, price: facials },
    {
      service: slug,
      treatment: hydrafacials.subservices[1]!.id,
      price: { kind: 'per-session', amount: 320 },
    },
    { service: 'head-spa', price: { kind: 'from', amount: 140 } },
  ];
  const inHero = (page: Page) =>
    page.getByText('Medical-grade facials from $275, with 20% off your first treatment.');
  const card = (page: Page, name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

  test(
    'reaches hero, treatment and card without a reload, and moves nothing',
    core,
    async ({ stack, page }) => {
      await withoutWorker(page);
      await publish(stack, 'prices', PRICES);
      const answer = await holdRequests(page, /site_settings/);
      await watchLayoutShifts(page);
      await page.goto(stack.origin + facialsPage);
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await layoutShift(page);
      answer();
      await expect(inHero(page)).toBeVisible();
      expect((await layoutShift(page)).score).toBe(before.score);
      await expect.poll(() => forSearchEngines(page)).toContain('"minPrice":275');
      // What is below the first screen comes alive with the first touch.
      await page.getByRole('heading', { name: /^Clarifying HydraFacial/ }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('main').getByText('$320 per session')).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Services' })
        .click();
      await expect(card(page, 'Head Spa').getByText('From $140')).toBeVisible();
      await expect(card(page, hydrafacials.title).getByText('Medical-grade facials from $275')).toBeVisible();
    },
  );

  test('that would move what the visitor looks at waits for the next page', async ({ stack, page }) => {
    await withoutWorker(page);
    await publish(stack, 'prices', PRICES);
    const answer = await holdRequests(page, /site_settings/);
    await watchLayoutShifts(page);
    await openAll(page, stack.origin + paths.services);
    const link = card(page, 'Head Spa').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    // What is out of view may change.
    await expect(link).toBeInViewport();
    const before = await layoutShift(page);
    const loaded = page.waitForResponse(/show-prices/);
    answer();
    await (await loaded).finished();
    await expect(page.getByRole('contentinfo').getByText(/^Open/)).toBeAttached();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(card(page, 'Head Spa').getByText('From $140')).toHaveCount(0);
    expect((await layoutShift(page)).score).toBe(before.score);
    await link.click();
    await expect(page.getByText('From $140, with 20% off your first treatment.')).toBeVisible();
    await page.goBack();
    await expect(card(page, 'Head Spa').getByText('From $140')).toBeVisible();
  });

  test(
    'is the new one on the next visit without a connection',
    withServiceWorker,
    async ({ stack, page, context }) => {
      await publish(stack, 'prices', PRICES);
      await page.goto(stack.origin + paths.home);
      await waitForOfflineReady(page);
      await expect.poll(() => page.evaluate(() => caches.has('site-settings'))).toBe(true);
      await context.setOffline(true);
      await page.goto(stack.origin + facialsPage);
      await expect(inHero(page)).toBeVisible();
      await context.setOffline(false);
    },
  );
});

/**
 * A preview says what the owner has never said, on her site. It comes from the session storage of the tab only, which scripts of
 * this origin write and the desk's new tab inherits: a link carries no value, messages are not listened to, and other sites can
 * neither frame the page (`frame-ancestors`, tests/hosts) nor keep a hold of it (`Cross-Origin-Opener-Policy`). What is
 * in there is checked like the server's answer, so that not even a script that writes there gets markup or a `javascript:` link in.
 */
test.describe('a forged preview', () => {
  const preview = JSON.stringify({ key: 'announcements', value: [NEWS] });
  const expectNone = async (page: Page, path: string) => {
    const answered = page.waitForResponse('**/rest/v1/site_settings*');
    await page.goto(path);
    await (await answered).finished();
    await page.evaluate((data) => {
      window.postMessage({ 'site-preview': data }, '*');
      window.postMessage(data, '*');
    }, preview);
    await expect(page.getByRole('contentinfo').getByText(/^Open/)).toBeAttached();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(news(page)).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  };

  test('of a link, a name of the window or a message changes nothing', async ({ stack, page }) => {
    await withoutWorker(page);
    await page.addInitScript((data) => {
      window.name = data;
    }, preview);
    const forged = encodeURIComponent(preview);
    await expectNone(
      page,
      `${stack.origin}/?site-preview=${forged}&preview=${forged}#site-preview=${forged}`,
    );
  });

  for (const [what, value] of [
    ['a link to a script', { key: 'announcements', value: [{ ...NEWS, to: 'javascript:alert(1)' }] }],
    ['markup', { key: 'announcements', value: [{ ...NEWS, text: '<b>x</b>' }] }],
    ['an unknown setting', { key: '__proto__', value: [NEWS] }],
    ['no list', { key: 'announcements', value: NEWS }],
  ] as const)
    test(`with ${what} in the storage changes nothing`, async ({ stack, page }) => {
      await withoutWorker(page);
      await page.addInitScript((data) => sessionStorage.setItem('site-preview', data), JSON.stringify(value));
      await expectNone(page, stack.origin + paths.about);
    });
});

test('words of clients take the place of the samples, and none remove the section, while nobody sees it', async ({
  stack,
  page,
}) => {
  await withoutWorker(page);
  const quote = {
    name: 'Ann R.',
    rating: 4,
    text: `They told me what I didn’t need. ${'x'.repeat(200)}`,
    consent: inDays(-9),
  };
  const section = page.getByRole('region', { name: 'WHAT CLIENTS ARE SAYING' });
  const card = section.locator('figure:not([inert])');
  const changes = page.getByRole('button', { name: 'Next testimonial' });
  await publish(stack, 'testimonials', [quote, { ...quote, name: 'Zoë B.', text: `${quote.text} Twice.` }]);
  await watchLayoutShifts(page);
  await page.goto(stack.origin + paths.home);
  await expect(section).toContainText('1 of 2');
  expect((await layoutShift(page)).score).toBe(0);
  await expect(card).toContainText('Ann R.');
  await expect(section.getByText(/sample/i)).toHaveCount(0);
  await expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeAttached();
  await changes.click();
  await expect(card).toContainText('Zoë B.');
  expect(await axe(page)).toEqual([]);

  await publish(stack, 'testimonials', [quote]);
  await page.reload();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(card).toContainText('Ann R.');
  await expect(changes).toHaveCount(0);

  await publish(stack, 'testimonials', []);
  await page.goto(stack.origin + paths.home);
  await expect(section).toHaveCount(0);
});

test(
  'what is stored keeps news without a connection',
  withServiceWorker,
  async ({ stack, page, context }) => {
    await publish(stack, 'announcements', [NEWS]);
    await page.goto(stack.origin + paths.home);
    await waitForOfflineReady(page);
    await expect(news(page)).toBeVisible();
    await context.setOffline(true);
    await page.goto(stack.origin + paths.home);
    await expect(news(page).or(page.getByText('You’re offline.'))).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Hide this notice' }).click();
    await expect(news(page)).toBeVisible();
    await context.setOffline(false);
  },
);

for (const [where, path] of [
  ['the business', paths.home],
  ['a service', `${paths.services}/${hydrafacials.slug}`],
])
  test(`structured data of ${where} are again those of the build once nothing is published`, async ({
    stack,
    page,
  }) => {
    const written = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((all) => all.map(({ textContent }) => JSON.parse(textContent!) as unknown));
    const open = async () => {
      const answered = page.waitForResponse('**/rest/v1/site_settings*');
      await openAll(page, stack.origin + path);
      await (await answered).finished();
    };
    await withoutWorker(page);
    await open();
    const built = await written();
    await publish(stack, 'prices', [{ service: hydrafacials.slug, price: { kind: 'from', amount: 777 } }]);
    await publish(stack, 'openingHours', [{ days: ['Monday'], opens: '07:07', closes: '18:00' }]);
    await publish(stack, 'offer', { enabled: false, discount: '20%' });
    await open();
    await expect.poll(async () => JSON.stringify(await written())).toMatch(/777|07:07/);
    await expect.poll(async () => JSON.stringify(await written())).not.toMatch(NAMES_OFFER);
    expect(JSON.stringify(await written())).toMatch(/777|07:07/);
    await stack.reset();
    await open();
    await expect.poll(written).toEqual(built);
  });

test('what is published no more is again as the build knew it, after what the device has stored', async ({
  stack,
  page,
}) => {
  const words = 'My scalp has never felt this light, and it lasted for a week.';
  await withoutWorker(page);
  await publish(stack, 'announcements', [NEWS]);
  await publish(stack, 'offer', { enabled: false, discount: '20%' });
  await publish(stack, 'testimonials', [{ text: words, name: 'Ann R.', rating: 5, consent: inDays(-3) }]);
  const open = async () => {
    const answered = page.waitForResponse('**/rest/v1/site_settings*');
    await openAll(page, stack.origin + paths.home);
    await (await answered).finished();
  };
  await open();
  await expect(news(page)).toBeVisible();
  await expect(page.getByText(words)).toBeAttached();
  await expect(page.getByRole('main')).not.toContainText(NAMES_OFFER);
  await stack.reset();
  await open();
  await expect(page.getByRole('main')).toContainText('20% off for first-time clients');
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(news(page)).toHaveCount(0);
});

test.describe('the offer', () => {
  const ARTICLE = paths.article('everyday-skincare-layering-guide');
  const main = (page: Page) => page.getByRole('main');

  test('is promised nowhere on open pages once it is off', core, async ({ stack, page }) => {
    await withoutWorker(page);
    await publish(stack, 'offer', { enabled: false, discount: '20%', code: 'FIRSTTIDE' });
    for (const path of [
      paths.service('elevated-hydrafacials'),
      paths.service('botox-neurotoxins'),
      paths.home,
      ARTICLE,
      paths.memberships,
      paths.terms,
      paths.privacy,
    ]) {
      await openAll(page, stack.origin + path);
      await expect(main(page), path).not.toContainText(NAMES_OFFER);
      await expect.poll(() => forSearchEngines(page), path).not.toMatch(NAMES_OFFER);
    }
    await openAll(page, stack.origin + ARTICLE);
    const band = page.getByRole('region', { name: 'Your first visit' });
    await expect(band).toContainText('Book a time that suits you, or sign up for news from the studio.');
    await band.getByRole('button', { name: 'SIGN UP' }).click();
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading', { name: 'A note now and then' })).toBeVisible();
    await expect(popup).not.toContainText(NAMES_OFFER);
    expect(await axe(page)).toEqual([]);
  });

  test('leaves the first screen of a treatment without moving it', async ({ stack, page }) => {
    await withoutWorker(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await watchLayoutShifts(page);
    await publish(stack, 'offer', { enabled: false, discount: '20%' });
    const answer = await holdRequests(page, /site_settings/);
    await openAll(page, stack.origin + paths.service('elevated-hydrafacials'));
    await expect(page.locator('html')).toHaveAttribute('data-fonts', 'shown');
    await expect(main(page)).toContainText('from $250, with 20% off your first treatment.');
    const before = await layoutShift(page);
    answer();
    await expect(main(page)).toContainText('from $250. Your total');
    expect(await layoutShift(page)).toEqual(before);
  });

  test('is another one without a reload, also on the next page', async ({ stack, page }) => {
    await withoutWorker(page);
    await publish(stack, 'offer', { enabled: true, discount: '$50', until: inDays(30) });
    await openAll(page, stack.origin + paths.service('elevated-hydrafacials'));
    await expect(main(page)).toContainText('from $250, with $50 off your first treatment.');
    await expect(page.getByRole('region', { name: 'A warm welcome to new clients' })).toContainText(
      'Enjoy $50 off your first treatment with us. A consultation alone doesn’t use it up. Ask for it at the desk.',
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(main(page)).toContainText('The offer is $50 off your first treatment.');
    await expect(main(page)).toContainText(/It’s good through \w+ \d+, 20\d\d\./);
  });

  test(
    'stays off without a connection, and ends with its last day',
    withServiceWorker,
    async ({ stack, page }) => {
      await publish(stack, 'offer', { enabled: true, discount: '20%', until: inDays(-2) });
      await openAll(page, stack.origin + paths.home);
      await waitForOfflineReady(page);
      await expect(main(page)).not.toContainText(NAMES_OFFER);
      await page.context().setOffline(true);
      await openAll(page, stack.origin + paths.service('head-spa'));
      await expect(main(page)).toContainText('Every first visit begins with a consultation');
      await expect(main(page)).not.toContainText(NAMES_OFFER);
      await page.context().setOffline(false);
    },
  );
});

test(
  'an after-hours number reaches the pages that say when to get help, and a device keeps it',
  withServiceWorker,
  async ({ stack, page }) => {
    await publish(stack, 'afterHoursPhone', '(949) 555-0143');
    const number = page.getByRole('main').getByRole('link', { name: '(949) 555-0143' });
    await openAll(page, stack.origin + paths.aftercareOf('injectables'));
    await waitForOfflineReady(page);
    await expect(number).toHaveCount(3);
    await expect(number.first()).toHaveAttribute('href', 'tel:+19495550143');
    expect(await axe(page)).toEqual([]);
    await page.context().setOffline(true);
    await openAll(page, stack.origin + paths.service('injectables'));
    await expect(number).toHaveCount(1);
    await page.context().setOffline(false);
  },
);
