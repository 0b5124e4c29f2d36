import type { Page } from '@playwright/test';
import { leadForm } from '../../src/content/lead-form.ts';
import { privacyChoices as texts, waitingIsLost } from '../../src/content/privacy-choices.ts';
import type { FaultProxy } from '../faults/fault-proxy.ts';
import { networkErrors } from './support/console.ts';
import { sendInquiry } from './support/inquiry-form.ts';
import { deviceStorage, expectWaiting, waitForHydration } from './support/page-state.ts';
import { expect, test, withServiceWorker } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('#privacy-title') });
const optOut = (page: Page) => dialog(page).getByRole('checkbox', { name: texts.visits.optOut });

async function openDialog(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Your Privacy Choices' }).click();
  await expect(dialog(page)).toBeVisible();
}

test(
  'the footer opens the privacy choices, and an opt-out is remembered and obeyed',
  withServiceWorker,
  async ({ page, stack }) => {
    await page.goto(`${stack.origin}/services`);
    await openDialog(page);
    await expect(dialog(page)).toContainText(texts.visits.allowed);
    await optOut(page).check();
    await expect(dialog(page)).toContainText(texts.visits.optedOut);
    await page.keyboard.press('Escape');

    await page.goto(`${stack.origin}/qrcode/bag`);
    await openDialog(page);
    await expect(optOut(page)).toBeChecked();
    expect(await stack.rows('qr_analytics')).toEqual([]);
    await optOut(page).uncheck();
    await expect.poll(() => deviceStorage(page)).not.toContain('opt-out');
    await page.goto(`${stack.origin}/qrcode/bag`);
    await waitForHydration(page);
    await expect.poll(() => stack.rows('qr_analytics')).toHaveLength(1);
  },
);

test.describe('a recorded visit that waits for a connection', () => {
  // Without a service worker, which would send the visit when it becomes active. It does not see the signal that a test
  // adds to the page.
  test.use({ expectedConsole: networkErrors });

  const scanOffline = async (page: Page, faults: FaultProxy) => {
    faults.chooseFault = (method) => (method === 'POST' ? 'down' : undefined);
    await page.goto(`${faults.origin}/qrcode/bag`);
    await waitForHydration(page);
    await expect.poll(() => faults.faulted.length, 'the page tries to send it').toBeGreaterThan(0);
    await expect.poll(() => deviceStorage(page)).toContain('"qrCode":"bag"');
  };

  test('is deleted when the visitor opts out, together with scans in localStorage', async ({
    page,
    stack,
    faults,
  }) => {
    await scanOffline(page, faults);
    await page.evaluate(() => localStorage.setItem('scan:left-over', '{}'));
    await openDialog(page);
    await optOut(page).check();
    await expect.poll(() => deviceStorage(page)).not.toContain('"qrCode"');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['privacy-choice']);
    faults.chooseFault = () => undefined;
    await page.reload();
    await waitForHydration(page);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await stack.rows('qr_analytics')).toEqual([]);
  });

  test('is deleted unsent when the browser now sends a privacy signal', async ({ page, stack, faults }) => {
    await scanOffline(page, faults);
    await page.addInitScript(
      "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
    );
    // The page without the signal has gone before the connection is back. It could send the visit until then.
    await page.goto('about:blank');
    faults.chooseFault = () => undefined;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/qr_analytics')) sent.push(request.method());
    });
    await page.goto(`${faults.origin}/services`);
    await expect.poll(() => deviceStorage(page), { timeout: 30_000 }).not.toContain('"qrCode"');
    expect(sent).toEqual([]);
    expect(await stack.rows('qr_analytics')).toEqual([]);
  });
});

test.describe('a privacy signal of the browser', () => {
  for (const [signal, property, value] of [
    ['gpc', 'globalPrivacyControl', 'true'],
    ['dnt', 'doNotTrack', "'1'"],
  ] as const)
    test(`${signal} (${value}) opts out and cannot be overridden`, async ({ page, site }) => {
      await page.addInitScript(
        `Object.defineProperty(Navigator.prototype, '${property}', { get: () => ${value} })`,
      );
      await page.goto(site.origin);
      await openDialog(page);
      await expect(optOut(page)).toBeChecked();
      await expect(optOut(page)).toBeDisabled();
      await expect(dialog(page)).toContainText(texts.visits[signal]);
    });
});

test.describe('deleting the data on the device', withServiceWorker, () => {
  test.use({ expectedConsole: networkErrors });

  test('warns about waiting messages, then deletes outbox, receipts, caches, worker and settings', async ({
    page,
    stack,
  }) => {
    await page.goto(`${stack.origin}/contact`);
    await sendInquiry(page, { email: 'ada@example.org', message: 'This one arrives.' });
    await expect.poll(() => deviceStorage(page), 'a receipt').toContain('"kind":"inquiry","at":');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await openDialog(page);
    await optOut(page).check();
    await page.keyboard.press('Escape');
    await stack.stop();
    await sendInquiry(page, { email: 'ada@example.org', message: 'This one waits.' });
    await expect(page.getByText(leadForm.saved)).toBeVisible();

    await openDialog(page);
    await dialog(page).getByRole('button', { name: texts.deletion.button }).click();
    await expect(dialog(page)).toContainText(waitingIsLost(1));
    await dialog(page).getByRole('button', { name: texts.deletion.keep }).click();
    expect(await deviceStorage(page)).toContain('This one waits.');

    await dialog(page).getByRole('button', { name: texts.deletion.button }).click();
    await dialog(page).getByRole('button', { name: texts.deletion.confirm }).click();
    await expect(dialog(page)).toContainText(texts.deletion.done);
    await expectWaiting(page, 0);
    expect(await deviceStorage(page)).not.toMatch(/ada@|waits|"kind"/);
    const left = await page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      settings: [...Object.keys(sessionStorage), ...Object.keys(localStorage)],
    }));
    expect(left).toEqual({ caches: [], workers: 0, settings: [] });
    await stack.start();
    await page.reload();
    await waitForHydration(page);
    expect(await stack.rows('inquiries'), 'deleted messages are not sent').toHaveLength(1);
  });
});
