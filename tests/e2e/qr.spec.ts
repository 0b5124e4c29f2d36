import { qrCodes } from '../../src/content/qr-codes.ts';
import type { LocalStack } from './support/local-stack.ts';
import { networkErrors } from './support/console.ts';
import { holdRequests } from './support/hold-requests.ts';
import { deviceStorage, waitForHydration, waitForOfflineReady, waitingCount } from './support/page-state.ts';
import { coreWithServiceWorker, expect, type Page, test, withServiceWorker } from './support/test.ts';

const uuid = /^[0-9a-f-]{36}$/;

/**
 * Waits until this many visits are stored and the page has processed the reply. A page that is left earlier sends its
 * visit again, which the database answers with 409.
 */
async function waitForRecordedVisits(page: Page, stack: LocalStack, visits: number): Promise<void> {
  await expect.poll(() => stack.rows('qr_analytics')).toHaveLength(visits);
  await expect.poll(() => deviceStorage(page)).not.toContain('"qrCode"');
}

test(
  'a printed code shows the home page at / and records the visit',
  coreWithServiceWorker,
  async ({ page, stack }) => {
    const { code } = qrCodes.entries[0]!;
    await page.goto(`${stack.origin}/qrcode/${code}?utm_source=print&utm_medium=card&utm_campaign=spring`, {
      referer: 'https://example.org/',
    });
    await expect(page).toHaveURL(`${stack.origin}/?utm_source=print&utm_medium=card&utm_campaign=spring`);
    await waitForHydration(page);
    await waitForRecordedVisits(page, stack, 1);
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
    // Nothing stays on the device, and a reload does not count as a second scan.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    await waitForHydration(page);
    expect(await stack.rows('qr_analytics')).toHaveLength(1);
  },
);

test('an address that was typed by hand is the same code', async ({ page, stack }) => {
  for (const [visits, path] of ['/QRCODE/BANNER', '/qrcode/Banner', '/QRcode/banner'].entries()) {
    await page.goto(`${stack.origin}${path}?UTM_Source=poster`);
    await expect(page).toHaveURL(`${stack.origin}/?UTM_Source=poster`);
    await waitForRecordedVisits(page, stack, visits + 1);
  }
  const visit = { qr_code: 'banner', utm_source: 'poster' };
  expect(await stack.rows('qr_analytics')).toMatchObject([visit, visit, visit]);
});

test(
  'an unknown code shows the home page and is recorded, cut to 64 characters',
  withServiceWorker,
  async ({ page, stack }) => {
    for (const [visits, code] of ['no-such-code', 'x'.repeat(200)].entries()) {
      await page.goto(`${stack.origin}/qrcode/${code}`);
      await expect(page).toHaveURL(`${stack.origin}/`);
      await waitForRecordedVisits(page, stack, visits + 1);
    }
    const codes = (await stack.rows<{ qr_code: string; destination: string }>('qr_analytics')).map(
      ({ qr_code: code, destination }) => `${code} ${destination}`,
    );
    expect(codes.toSorted()).toEqual(['no-such-code /', `${'x'.repeat(64)} /`]);
  },
);

test(
  'a code opened in the running app shows its page and records each scan once',
  withServiceWorker,
  async ({ page, stack }) => {
    await page.addInitScript(() => {
      const launchQueue = { setConsumer: (consume: unknown) => Object.assign(window, { consume }) };
      Object.defineProperty(window, 'launchQueue', { value: launchQueue });
    });
    await page.goto(`${stack.origin}/qrcode/bag`);
    await waitForOfflineReady(page);
    await waitForRecordedVisits(page, stack, 1);
    await page.evaluate(
      (targetURL) =>
        (window as unknown as { consume: (launch: { targetURL: string }) => void }).consume({ targetURL }),
      `${stack.origin}/qrcode/banner?utm_source=print`,
    );
    await expect(page).toHaveURL(`${stack.origin}/?utm_source=print`);
    await waitForRecordedVisits(page, stack, 2);
    const rows = await stack.rows<{ qr_code: string }>('qr_analytics');
    expect(rows.map(({ qr_code: code }) => code).toSorted()).toEqual(['bag', 'banner']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

for (const [signal, script] of [
  [
    'Global Privacy Control',
    "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
  ],
  ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })"],
  ["the visitor's choice", "localStorage.setItem('privacy-choice', 'opt-out')"],
] as const)
  test(`with ${signal} the code works but records nothing`, withServiceWorker, async ({ page, stack }) => {
    await page.addInitScript(script);
    await page.goto(`${stack.origin}/qrcode/banner`);
    await expect(page).toHaveURL(`${stack.origin}/`);
    await waitForHydration(page);
    await page.goto(`${stack.origin}/about`);
    await waitForHydration(page);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('scan:'))),
    ).toEqual([]);
    expect(await stack.rows('qr_analytics')).toEqual([]);
  });

test.describe('on a bad connection', withServiceWorker, () => {
  test.use({ expectedConsole: new RegExp(`${networkErrors.source}|dynamically imported module`) });

  test('a visit waits without being shown to the visitor, and is sent later', async ({
    page,
    faults,
    stack,
  }) => {
    faults.chooseFault = (method) => (method === 'POST' ? 'down' : undefined);
    await page.goto(`${faults.origin}/qrcode/bag`);
    await expect(page).toHaveURL(`${faults.origin}/`);
    await waitForHydration(page);
    await expect.poll(() => faults.faulted.length, 'the page tries to send it').toBeGreaterThan(0);
    expect(await waitingCount(page), 'only messages count').toBe(0);
    faults.chooseFault = () => undefined;
    await expect
      .poll(() => stack.rows('qr_analytics'), { timeout: 30_000 })
      .toMatchObject([{ qr_code: 'bag' }]);
  });

  test('a code is answered from the cache when the server is stopped', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await waitForHydration(page);
    await waitForOfflineReady(page);
    await stack.stop();
    await page.goto(`${stack.origin}/qrcode/front-desk`);
    await expect(page).toHaveURL(`${stack.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForHydration(page);
    await expect
      .poll(() => deviceStorage(page), 'the visit waits in the outbox')
      .toContain('"qrCode":"front-desk"');
  });
});

test.describe('without a service worker', () => {
  // A worker would send the visits, too, when it becomes active.
  test.use({ expectedConsole: networkErrors });

  test('visits left before hydration are recorded in one batch by the next page', async ({ page, stack }) => {
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
    // Nothing is sent before all three are in the outbox. On a slow disk, the first could leave alone.
    const release = await holdRequests(page, /\/assets\/visitor-sender-/);
    await page.goto(`${stack.origin}/about`);
    await waitForHydration(page);
    await expect.poll(async () => (await deviceStorage(page)).match(/"qrCode"/g)).toHaveLength(3);
    release();
    await expect.poll(() => stack.rows('qr_analytics')).toHaveLength(3);
    expect(batches.map((body) => (JSON.parse(body) as unknown[]).length)).toEqual([3]);
  });
});
