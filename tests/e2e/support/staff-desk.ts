import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { business } from '../../../src/content/business.ts';
import type { LocalStack } from './local-stack.ts';

/** The address that every stack has as its first owner. */
export const OWNER = business.staffEmail;

export const keysOf = ({ dataDir }: LocalStack) =>
  JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { secret: string; publishable: string };

/** Writes to the database with the secret key, or as a visitor with the public one. */
export async function write(
  stack: LocalStack,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  key: 'secret' | 'publishable' = 'secret',
): Promise<void> {
  const response = await fetch(`${stack.origin}/rest/v1/${path}`, {
    method,
    headers: { apikey: keysOf(stack)[key], 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
}

/** Publishes a setting of the site, as the desk's function does. */
export async function publish(stack: LocalStack, setting: string, value: unknown): Promise<void> {
  const earlier = await stack.rows<{ id: string; setting: string }>('site_changes');
  const replaces = earlier.filter((change) => change.setting === setting).map(({ id }) => id);
  const change = { id: randomUUID(), setting, value, startsAt: null, madeAt: new Date().toISOString() };
  await write(stack, 'POST', 'rpc/save_site_setting', { change: { ...change, replaces }, actor: OWNER });
}

/** Stores an inquiry. @returns its id */
export async function addInquiry(
  stack: LocalStack,
  message: string,
  name = 'Ada Sample',
  more: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID();
  await write(stack, 'POST', 'inquiries', {
    id,
    full_name: name,
    email: 'ada@example.org',
    phone: '(949) 555-0187',
    service: 'Head Spa',
    message,
    form_source: 'Inquiry form',
    submitted_at: new Date().toISOString(),
    ...more,
  });
  return id;
}

/** The newest code in the mailbox for an address. */
export async function codeFor(stack: LocalStack, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails = await stack.mails();
      const mail = mails.find(({ to }) => to?.some(({ address }) => address === email));
      code = /^(\d+) is your code/.exec(mail?.subject ?? '')?.[1];
      return code;
    })
    .toBeDefined();
  return code!;
}

/** Asks for a code on the sign-in screen. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('[name=code]')).toBeVisible();
}

/** Signs in with a code from the mailbox. Resolves when the desk is synced. */
export async function signIn(page: Page, stack: LocalStack, email = OWNER, path = '/staff'): Promise<void> {
  await page.goto(stack.origin + path);
  await askForCode(page, email);
  await page.locator('[name=code]').fill(await codeFor(stack, email));
  await page.locator('button[type=submit]').click();
  await expectSynced(page);
}

export const expectSynced = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-staff', 'ready');

/** What a browser does when its window is looked at again: the desk asks the server at once. */
export const focusDesk = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Opens the page about a person. */
export async function findPerson(page: Page, stack: LocalStack, email: string): Promise<void> {
  await page.goto(`${stack.origin}/staff/person`);
  await page.locator('[name=address]').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
}

/** The row of an inquiry in the list. */
export const rowOf = (page: Page, id: string) => page.locator(`[data-inquiry="${id}"]`);

/** Resolves once the desk's service worker controls the page, so that it opens offline. */
export const waitForDeskWorker = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { controller } = navigator.serviceWorker;
    return controller?.state === 'activated' && controller.scriptURL.endsWith('/staff-sw.js');
  });

/** What the desk has stored of the server's data on this device, as JSON. */
export const syncedData = (page: Page): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').get('queries');
          reading.onerror = () => reject(reading.error!);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(String(reading.result));
          };
        };
      }),
    'staff-synced',
  );

/** Resolves once the device has what the desk needs to open without a connection, and the data of another query. */
export const waitForStored = (page: Page, query: string): Promise<void> =>
  expect
    .poll(async () => {
      const data = await syncedData(page);
      return ['me', 'counts', query].filter((one) => !data.includes(`"queryKey":["${one}"`));
    })
    .toEqual([]);

/**
 * Opens the first inquiry of a test. Resolves once that is logged, and the device has the answer.
 * A page that is left earlier logs it again, and the server refuses the second one.
 */
export async function openInquiry(page: Page, stack: LocalStack, id: string): Promise<void> {
  await rowOf(page, id).click();
  await expect.poll(() => stack.rows('inquiry_events', '&action=eq.opened')).toHaveLength(1);
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  await expect.poll(() => syncedData(page)).toContain('"opened_at":"');
}
