/** The service worker alone: what it delivers when no page is open any more. */
import { notifications } from '../../src/content/notifications.ts';
import { leadForm } from '../../src/content/lead-form.ts';
import { paths } from '../../src/site/paths.ts';
import { Build, Deployment } from './deployment.ts';
import { beginToWrite, brokenLine, expect, live, offlineReady, send, test, type Page } from './test.ts';

/** In front of the worker's half of the outbox: what it shows on the app's icon, for the test to read. */
const NOTE_BADGES = `
  const note = async (value) => void (await (await caches.open('badges')).put('/badges/' + value, new Response()));
  Object.defineProperty(self.navigator, 'setAppBadge', { value: note });
  Object.defineProperty(self.navigator, 'clearAppBadge', { value: () => note('none') });`;

/** @returns what brings the `sync` event about, as the browser does when the line is back */
async function backgroundSync(page: Page, origin: string): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const event = { origin, registrationId, tag: 'outbox', lastChance: false };
  return () => session.send('ServiceWorker.dispatchSyncEvent', event);
}

test.use({ expectedConsole: brokenLine });

test('a message is delivered by background sync with no page of the site open, and the badge goes', async ({
  page,
  context,
  stack,
}) => {
  const build = new Build().rewrite((text) => NOTE_BADGES + text, /^sw-outbox\.js$/);
  const host = new Deployment(build, () => stack.origin);
  await host.start();
  await context.grantPermissions(['background-sync', 'notifications'], { origin: host.origin });
  await page.goto(host.origin + paths.contact);
  await live(page);
  await offlineReady(page);
  await stack.stop();
  await send(page, { email: 'ada@example.org', message: 'The page is closed by now.' });
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
  // A page of another site: it has nothing to do with the outbox.
  await page.goto('about:blank');
  await stack.start();
  await sync();
  await expect.poll(() => stack.rows('inquiries')).toMatchObject([{ message: 'The page is closed by now.' }]);
  await expect.poll(() => stack.mails()).toHaveLength(1);

  await page.goto(host.origin);
  await live(page);
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  expect(await stack.rows('inquiries')).toHaveLength(1);
  const badges = () =>
    page.evaluate(async () =>
      (await (await caches.open('badges')).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(badges).toContain('/badges/none');
  // Its writer had allowed notices, and no page was there to say it.
  const notices = () =>
    page.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications();
      return shown.map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(notices).toEqual([notifications.inquiry]);
  await page.close();
  await host.stop();
  build.dispose();
});

test('three tabs and the worker flush together, replies are lost, the server is killed: each message arrives once', async ({
  page,
  context,
  stack,
  faults,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['background-sync'], { origin: faults.origin });
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(faults.origin + paths.contact);
    await beginToWrite(tab);
    await offlineReady(tab);
  }
  faults.fault = (method) => (method === 'POST' ? 'down' : undefined);
  const messages: string[] = [];
  for (const [tab, name] of tabs.map((tab, at) => [tab, `tab ${at}`] as const))
    for (const which of ['first', 'second']) {
      messages.push(`The ${which} of ${name}.`);
      await tab.bringToFront();
      await send(tab, { email: 'ada@example.org', message: messages.at(-1)! });
      await expect(tab.getByText(leadForm.saved)).toBeVisible();
    }
  for (const tab of tabs) await expect(tab.locator('html')).toHaveAttribute('data-outbox', '6');

  let inserts = 0;
  let restarted: Promise<void> | undefined;
  faults.fault = (method, path) => {
    if (method !== 'POST' || !path.startsWith('/rest/v1/inquiries')) return undefined;
    inserts++;
    // The power goes while the first is on its way. Later, and a mail may be in the making: it waits for its claim's end.
    if (inserts === 1) restarted = stack.stop('SIGKILL').then(() => stack.start());
    return inserts % 2 === 1 ? 'drop-reply' : undefined;
  };
  const sync = await backgroundSync(page, faults.origin);
  await Promise.all([
    sync(),
    ...tabs.map((tab) => tab.evaluate(() => void dispatchEvent(new Event('online')))),
  ]);
  for (const tab of tabs)
    await expect(tab.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 90_000 });
  await restarted;
  const rows = await stack.rows<{ message: string }>('inquiries');
  expect(rows.map(({ message }) => message).toSorted()).toEqual(messages.toSorted());
  await expect
    .poll(async () => (await stack.mails()).length, { timeout: 75_000, message: 'mails' })
    .toBe(messages.length);
  const mailed = (await stack.mails()).map(({ text }) => messages.find((one) => text?.includes(one)));
  expect(mailed.toSorted()).toEqual(messages.toSorted());
});
