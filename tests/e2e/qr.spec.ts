import { qrCodes } from '../../src/content/qr-codes.ts';
import type { LocalStack } from './local-stack.ts';
import { brokenLine, deviceStorage, expect, live, offlineReady, test, type Page } from './test.ts';

const uuid = /^[0-9a-f-]{36}$/;

/** So many visits are stored, and the page has read the answer: one that is left earlier asks once more (409). */
async function recorded(page: Page, stack: LocalStack, visits: number): Promise<void> {
  await expect.poll(() => stack.rows('qr_analytics')).toHaveLength(visits);
  await expect.poll(() => deviceStorage(page)).not.toContain('"qrCode"');
}

for (const { code } of qrCodes.entries)
  test(`/qrcode/${code} shows the home page at its own address and records the visit`, async ({
    page,
    stack,
  }) => {
    await page.goto(`${stack.origin}/qrcode/${code}?utm_source=print&utm_medium=card&utm_campaign=spring`, {
      referer: 'https://example.org/',
    });
    await expect(page).toHaveURL(`${stack.origin}/?utm_source=print&utm_medium=card&utm_campaign=spring`);
    await live(page);
    await recorded(page, stack, 1);
    expect(await stack.rows('qr_analytics')).toMatchObject([
      {
        qr_code: code,
        destination: '/',
        device_type: 'desktop',
        browser: 'chrome',
        os: 'linux',
        utm_source: 'print',
        utm_medium: 'card',
        utm_campaign: 'spring',
        session_id: expect.stringMatching(uuid),
      },
    ]);
    expect(await page.evaluate(() => sessionStorage.getItem('qr-session-id'))).toMatch(uuid);
    // Nothing is left, and going back or reloading is no second scan.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    await live(page);
    expect(await stack.rows('qr_analytics')).toHaveLength(1);
  });

test('an unknown code goes home and is recorded with what was scanned, cut to 64 characters', async ({
  page,
  stack,
}) => {
  for (const [visits, code] of ['no-such-code', 'x'.repeat(200)].entries()) {
    await page.goto(`${stack.origin}/qrcode/${code}`);
    await expect(page).toHaveURL(`${stack.origin}/`);
    await recorded(page, stack, visits + 1);
  }
  const codes = (await stack.rows<{ qr_code: string; destination: string }>('qr_analytics')).map(
    ({ qr_code: code, destination }) => `${code} ${destination}`,
  );
  expect(codes.toSorted()).toEqual(['no-such-code /', `${'x'.repeat(64)} /`]);
});

test('a code opened in the running app shows its page and records each scan once', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    const launchQueue = { setConsumer: (consume: unknown) => Object.assign(window, { consume }) };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
  await page.goto(`${stack.origin}/qrcode/bag`);
  await offlineReady(page);
  await recorded(page, stack, 1);
  await page.evaluate(
    (targetURL) =>
      (window as unknown as { consume: (launch: { targetURL: string }) => void }).consume({ targetURL }),
    `${stack.origin}/qrcode/banner?utm_source=print`,
  );
  await expect(page).toHaveURL(`${stack.origin}/?utm_source=print`);
  await recorded(page, stack, 2);
  const rows = await stack.rows<{ qr_code: string }>('qr_analytics');
  expect(rows.map(({ qr_code: code }) => code).toSorted()).toEqual(['bag', 'banner']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the answer is the page itself, without a round trip for a redirect', async ({ site }) => {
  const [home, scanned] = await Promise.all(
    ['/', '/qrcode/bag'].map((path) => fetch(site.origin + path, { redirect: 'error' })),
  );
  expect(scanned!.status).toBe(200);
  expect(await scanned!.text()).toBe(await home!.text());
});

for (const [name, say] of [
  [
    'Global Privacy Control',
    "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
  ],
  ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })"],
  ["the visitor's choice", "localStorage.setItem('privacy-choice', 'opt-out')"],
] as const)
  test(`nothing is recorded under ${name}, and the code leads on all the same`, async ({ page, stack }) => {
    await page.addInitScript(say);
    await page.goto(`${stack.origin}/qrcode/banner`);
    await expect(page).toHaveURL(`${stack.origin}/`);
    await live(page);
    await page.goto(`${stack.origin}/about`);
    await live(page);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('scan:'))),
    ).toEqual([]);
    expect(await stack.rows('qr_analytics')).toEqual([]);
  });

test.describe('on a bad line', () => {
  test.use({ expectedConsole: new RegExp(`${brokenLine.source}|dynamically imported module`) });

  test('a visit waits unseen, without a word to its visitor, and goes out later', async ({
    page,
    faults,
    stack,
  }) => {
    faults.fault = (method) => (method === 'POST' ? 'down' : undefined);
    await page.goto(`${faults.origin}/qrcode/bag`);
    await expect(page).toHaveURL(`${faults.origin}/`);
    await live(page);
    await expect.poll(() => faults.met.length, 'it was tried').toBeGreaterThan(0);
    expect(await page.locator('html').getAttribute('data-outbox'), 'a visit is nobody’s message').toBe('0');
    faults.fault = () => undefined;
    await expect
      .poll(() => stack.rows('qr_analytics'), { timeout: 30_000 })
      .toMatchObject([{ qr_code: 'bag' }]);
  });

  test('visits whose page was left before it was live are recorded at the next one, in one batch', async ({
    page,
    stack,
  }) => {
    const batches: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/rest/v1/qr_analytics'))
        batches.push(request.postData() ?? '');
    });
    await page.route(/\/assets\/browser-/, (route) => route.abort());
    for (const code of ['bag', 'banner', 'front-desk']) {
      await page.goto(`${stack.origin}/qrcode/${code}`);
      await expect(page).toHaveURL(`${stack.origin}/`);
    }
    await page.unroute(/\/assets\/browser-/);
    await page.goto(`${stack.origin}/about`);
    await live(page);
    await expect.poll(() => stack.rows('qr_analytics')).toHaveLength(3);
    expect(batches.map((body) => (JSON.parse(body) as unknown[]).length)).toEqual([3]);
  });

  test('a code is answered from the device when the server is gone', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await live(page);
    await offlineReady(page);
    await stack.stop();
    await page.goto(`${stack.origin}/qrcode/front-desk`);
    await expect(page).toHaveURL(`${stack.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await live(page);
    await expect.poll(() => deviceStorage(page), 'the visit waits').toContain('"qrCode":"front-desk"');
  });
});
