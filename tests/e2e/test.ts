/** The test function of all end-to-end tests: an empty stack per test, and every console error fails the test. */
import { test as base, expect, type Page } from '@playwright/test';
import { FaultProxy } from '../faults/fault-proxy.ts';
import { LocalStack } from './local-stack.ts';

interface WorkerFixtures {
  /** The process that `site` and `stack` share in one worker. */
  server: LocalStack;
}

interface Fixtures {
  /** The running local stack, for tests that only read. */
  site: LocalStack;
  /** The running local stack with empty database and mailbox. A test may stop, kill and restart it. */
  stack: LocalStack;
  /** A proxy in front of it that breaks requests on demand. */
  faults: FaultProxy;
  /** Whether the sign-up popup may open by itself: only tests about it want to be invited. */
  invites: boolean;
  /** Console messages that a test expects, because it breaks the network on purpose. No list: Playwright would take
   * one of two entries for a value and its options. */
  expectedConsole: RegExp | undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new LocalStack();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: async ({ server }, use) => {
    await server.ensureStarted();
    await use(server);
  },
  stack: async ({ server, context }, use) => {
    await server.ensureStarted();
    await server.reset();
    await use(server);
    // Pages first: what they still fetch would be refused, and that is no fault of theirs.
    await Promise.all(context.pages().map((page) => page.close()));
  },
  faults: async ({ stack }, use) => {
    const proxy = new FaultProxy(() => stack.origin);
    await proxy.start();
    await use(proxy);
    await proxy.stop();
  },
  invites: [false, { option: true }],
  context: async ({ context, invites }, use) => {
    if (!invites) await context.addInitScript("try { sessionStorage.setItem('popup-seen', '1'); } catch {}");
    await use(context);
  },
  expectedConsole: [undefined, { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const problems = watch(page);
    await use(page);
    expect(problems.filter((problem) => !expectedConsole?.test(problem))).toEqual([]);
  },
});
export { expect };
export type { Page };

/** Collects console errors, warnings and uncaught exceptions of a page. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}

/** What the browser itself says of a request that did not get through. */
export const brokenLine =
  /Failed to load resource|net::ERR_|the server responded with a status|Refused to apply style .* MIME type \('application\/json'\)/;
/** Waits until the prerendered page reacts. */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['outbox'] !== undefined);
}

/** Waits until every page and picture is on the device. */
export async function offlineReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 });
}

/** A visitor puts the cursor into the form: the page fetches what sending and the list of waiting items need. */
export async function beginToWrite(page: Page): Promise<void> {
  await live(page);
  const fetched = Promise.all([
    page.waitForResponse(/\/assets\/sender-/),
    page.waitForResponse(/\/assets\/tray-dialog-.*\.js/),
  ]);
  await page.locator('[name=message]').first().focus();
  await fetched;
}

export interface Message {
  fullName?: string;
  email: string;
  phone?: string;
  message: string;
}

/**
 * Whoever sends a form within two seconds is suspected of being a bot, and the mail waits for the daily digest: a
 * test that sends as people do lets that time pass first.
 */
export const takeYourTime = (page: Page) =>
  page.waitForFunction(() => performance.now() > 2100, undefined, { polling: 50 });

const stopped = new WeakSet<Page>();

/** Opens an address, live, on a clock that only runs when the test lets it: `page.clock.runFor`. */
export async function gotoOnStoppedClock(page: Page, url: string): Promise<void> {
  if (!stopped.has(page)) {
    const start = new Date('2026-01-02T03:04:05Z');
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    stopped.add(page);
  }
  await page.goto(url);
  // The page starts its application a moment after it has loaded: let moments pass until it has.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.evaluate(() => document.documentElement.dataset['outbox']);
    })
    .toBeDefined();
}

/** Fills the page's inquiry form and sends it. */
export async function send(
  page: Page,
  { fullName = 'Ada Sample', email, phone, message }: Message,
): Promise<void> {
  const form = page.locator('form:has([name=message])').first();
  await form.locator('[name=fullName]').fill(fullName);
  await form.locator('[name=email]').fill(email);
  if (phone) await form.locator('[name=phone]').fill(phone);
  await form.locator('[name=message]').fill(message);
  await takeYourTime(page);
  await form.locator('button[type=submit]').click();
}

/** Holds the first request to an address back. @returns how to let it go on */
export async function holdFirst(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  await page.route(url, async (route) => {
    if (isFirst) {
      isFirst = false;
      await released;
    }
    await route.continue();
  });
  return () => release();
}

/** Everything that lies in IndexedDB, as text: to look for what should not be there. */
export const deviceStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const dump: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        dump.push({ name, store, records: all.result });
      }
      db.close();
    }
    return JSON.stringify({ dump, local: { ...localStorage } });
  });

/** How many submissions wait, as the page says. */
export const waiting = (page: Page) => page.locator('html').getAttribute('data-outbox');

export const SUCCESS = "Thank you for your inquiry! We'll get back to you within 24 hours.";
