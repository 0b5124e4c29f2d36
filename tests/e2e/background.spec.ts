/** The service worker delivers messages by background sync, with and without open pages. */
import { notifications as texts } from '../../src/content/notifications.ts';
import { leadForm } from '../../src/content/lead-form.ts';
import { paths } from '../../src/site/paths.ts';
import { BuildCopy } from './support/build-copy.ts';
import { StaticHost } from './support/static-host.ts';
import { networkErrors } from './support/console.ts';
import { focusForm, sendInquiry } from './support/inquiry-form.ts';
import { expectWaiting, waitForHydration, waitForOfflineReady } from './support/page-state.ts';
import { expect, type Page, test, withServiceWorker } from './support/test.ts';

/** Prepended to the worker's outbox script. Records each app badge in a cache that the test reads. */
const RECORD_BADGES = `
  const record = async (value) => void (await (await caches.open('badges')).put('/badges/' + value, new Response()));
  Object.defineProperty(self.navigator, 'setAppBadge', { value: record });
  Object.defineProperty(self.navigator, 'clearAppBadge', { value: () => record('none') });`;

/** @returns a function that fires the worker's `sync` event, as the browser does when it is online again */
async function backgroundSync(page: Page, origin: string): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const event = { origin, registrationId, tag: 'outbox', lastChance: false };
  return () => session.send('ServiceWorker.dispatchSyncEvent', event);
}

test.use({ expectedConsole: networkErrors });

test(
  'background sync delivers a message with no page open, and clears the app badge',
  withServiceWorker,
  async ({ page, context, stack }) => {
    const build = new BuildCopy().rewrite((text) => RECORD_BADGES + text, /^sw-outbox\.js$/);
    const host = new StaticHost(build, () => stack.origin);
    await host.start();
    await context.grantPermissions(['background-sync', 'notifications'], { origin: host.origin });
    await page.goto(host.origin + paths.contact);
    await waitForHydration(page);
    await waitForOfflineReady(page);
    await stack.stop();
    await sendInquiry(page, { email: 'ada@example.org', message: 'The page is closed by now.' });
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { sync } = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
            sync: { getTags(): Promise<string[]> };
          };
          return sync.getTags();
        }),
      )
      .toEqual(['outbox']);

    const sync = await backgroundSync(page, host.origin);
    // Leave the site, so that only the worker can deliver.
    await page.goto('about:blank');
    await stack.start();
    await sync();
    await expect
      .poll(() => stack.rows('inquiries'))
      .toMatchObject([{ message: 'The page is closed by now.' }]);
    await expect.poll(() => stack.mails()).toHaveLength(1);

    await page.goto(host.origin);
    await waitForHydration(page);
    await expectWaiting(page, 0);
    expect(await stack.rows('inquiries')).toHaveLength(1);
    const badges = () =>
      page.evaluate(async () =>
        (await (await caches.open('badges')).keys()).map(({ url }) => new URL(url).pathname),
      );
    await expect.poll(badges).toContain('/badges/none');
    // Notifications are allowed and no page was open, so the worker shows one.
    const shownNotifications = () =>
      page.evaluate(async () => {
        const shown = await (await navigator.serviceWorker.ready).getNotifications();
        return shown.map(({ title, body }) => ({ title, body }));
      });
    await expect.poll(shownNotifications).toEqual([texts.inquiry]);
    await page.close();
    await host.stop();
    build.dispose();
  },
);

test(
  'each message arrives once when three tabs and the worker send, replies are lost and the server is killed',
  withServiceWorker,
  async ({ page, context, stack, faults }) => {
    test.setTimeout(180_000);
    await context.grantPermissions(['background-sync'], { origin: faults.origin });
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(faults.origin + paths.contact);
      await focusForm(tab);
      await waitForOfflineReady(tab);
    }
    faults.chooseFault = (method) => (method === 'POST' ? 'down' : undefined);
    const messages: string[] = [];
    for (const [number, tab] of tabs.entries())
      for (const which of ['first', 'second']) {
        messages.push(`The ${which} of tab ${number}.`);
        await tab.bringToFront();
        await sendInquiry(tab, { email: 'ada@example.org', message: messages.at(-1)! });
        await expect(tab.getByText(leadForm.saved)).toBeVisible();
      }
    for (const tab of tabs) await expectWaiting(tab, 6);

    let inserts = 0;
    let restarted: Promise<void> | undefined;
    faults.chooseFault = (method, path) => {
      if (method !== 'POST' || !path.startsWith('/rest/v1/inquiries')) return undefined;
      inserts++;
      // Kill the server during the first insert. Later a mail could be in progress, which waits until its lease expires.
      if (inserts === 1) restarted = stack.stop('SIGKILL').then(() => stack.start());
      return inserts % 2 === 1 ? 'drop-reply' : undefined;
    };
    const sync = await backgroundSync(page, faults.origin);
    await Promise.all([
      sync(),
      ...tabs.map((tab) => tab.evaluate(() => void dispatchEvent(new Event('online')))),
    ]);
    for (const tab of tabs) await expectWaiting(tab, 0, 90_000);
    await restarted;
    const rows = await stack.rows<{ message: string }>('inquiries');
    expect(rows.map(({ message }) => message).toSorted()).toEqual(messages.toSorted());
    await expect
      .poll(async () => (await stack.mails()).length, { timeout: 75_000, message: 'mails' })
      .toBe(messages.length);
    const mailed = (await stack.mails()).map(({ text }) =>
      messages.find((message) => text?.includes(message)),
    );
    expect(mailed.toSorted()).toEqual(messages.toSorted());
  },
);
