import type { Page } from '@playwright/test';
import { leadForm } from '../../src/content/lead-form.ts';
import { privacyChoices as texts, waitingIsLost } from '../../src/content/privacy-choices.ts';
import type { FaultProxy } from '../faults/fault-proxy.ts';
import { brokenLine, deviceStorage, expect, live, send, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('#privacy-title') });
const optOut = (page: Page) => dialog(page).getByRole('checkbox', { name: texts.visits.optOut });

async function open(page: Page): Promise<void> {
  await live(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Your Privacy Choices' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('the footer of every page opens the choices; an opt-out is remembered and obeyed', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.origin}/services`);
  await open(page);
  await expect(dialog(page)).toContainText(texts.visits.allowed);
  await optOut(page).check();
  await expect(dialog(page)).toContainText(texts.visits.optedOut);
  await page.keyboard.press('Escape');

  await page.goto(`${stack.origin}/qrcode/bag`);
  await open(page);
  await expect(optOut(page)).toBeChecked();
  expect(await stack.rows('qr_analytics')).toEqual([]);
  await optOut(page).uncheck();
  await page.goto(`${stack.origin}/qrcode/bag`);
  await live(page);
  await expect.poll(() => stack.rows('qr_analytics')).toHaveLength(1);
});

test.describe('a visit that waits for a connection', () => {
  test.use({ expectedConsole: brokenLine });

  const wait = async (page: Page, faults: FaultProxy) => {
    faults.fault = (method) => (method === 'POST' ? 'down' : undefined);
    await page.goto(`${faults.origin}/qrcode/bag`);
    await live(page);
    await expect.poll(() => faults.met.length, 'it was tried').toBeGreaterThan(0);
    await expect.poll(() => deviceStorage(page)).toContain('"qrCode":"bag"');
  };

  test('is deleted when its visitor opts out, and so are noted scans', async ({ page, stack, faults }) => {
    await wait(page, faults);
    await page.evaluate(() => localStorage.setItem('scan:left-over', '{}'));
    await open(page);
    await optOut(page).check();
    await expect.poll(() => deviceStorage(page)).not.toContain('"qrCode"');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['privacy-choice']);
    faults.fault = () => undefined;
    await page.reload();
    await live(page);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await stack.rows('qr_analytics')).toEqual([]);
  });

  test('is deleted, not sent, when the browser has come to say no', async ({ page, stack, faults }) => {
    await wait(page, faults);
    faults.fault = () => undefined;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/qr_analytics')) sent.push(request.method());
    });
    await page.addInitScript(
      "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
    );
    await page.reload();
    await expect.poll(() => deviceStorage(page), { timeout: 30_000 }).not.toContain('"qrCode"');
    expect(sent).toEqual([]);
    expect(await stack.rows('qr_analytics')).toEqual([]);
  });
});

for (const [signal, property, value] of [
  ['gpc', 'globalPrivacyControl', 'true'],
  ['dnt', 'doNotTrack', "'1'"],
  ['dnt', 'doNotTrack', "'yes'"],
] as const)
  test(`a browser that sends ${signal} (${value}) is obeyed and can't be overruled`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(
      `Object.defineProperty(Navigator.prototype, '${property}', { get: () => ${value} })`,
    );
    await page.goto(site.origin);
    await open(page);
    await expect(optOut(page)).toBeChecked();
    await expect(optOut(page)).toBeDisabled();
    await expect(dialog(page)).toContainText(texts.visits[signal]);
  });

test.describe('forgetting the device', () => {
  test.use({ expectedConsole: brokenLine });

  test('says what would be lost, and leaves nothing: outbox, receipts, pages, worker, notes, choice', async ({
    page,
    stack,
  }) => {
    await page.goto(`${stack.origin}/contact`);
    await send(page, { email: 'ada@example.org', message: 'This one arrives.' });
    await expect.poll(() => deviceStorage(page), 'a receipt').toContain('"kind":"inquiry"');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open(page);
    await optOut(page).check();
    await page.keyboard.press('Escape');
    await stack.stop();
    await send(page, { email: 'ada@example.org', message: 'This one waits.' });
    await expect(page.getByText(leadForm.saved)).toBeVisible();

    await open(page);
    await dialog(page).getByRole('button', { name: texts.forget.button }).click();
    await expect(dialog(page)).toContainText(waitingIsLost(1));
    await dialog(page).getByRole('button', { name: texts.forget.keep }).click();
    expect(await deviceStorage(page)).toContain('This one waits.');

    await dialog(page).getByRole('button', { name: texts.forget.button }).click();
    await dialog(page).getByRole('button', { name: texts.forget.confirm }).click();
    await expect(dialog(page)).toContainText(texts.forget.done);
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
    expect(await deviceStorage(page)).not.toMatch(/ada@|waits|"kind"/);
    const left = await page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      notes: [...Object.keys(sessionStorage), ...Object.keys(localStorage)],
    }));
    expect(left).toEqual({ caches: [], workers: 0, notes: [] });
    await stack.start();
    await page.reload();
    await live(page);
    expect(await stack.rows('inquiries'), 'what was deleted is not sent').toHaveLength(1);
  });
});
