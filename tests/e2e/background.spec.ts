/** The service worker alone: what it delivers when no page is open any more. */
import { leadForm } from '../../src/content/lead-form.ts';
import { paths } from '../../src/app/paths.ts';
import { Build, Deployment } from './deployment.ts';
import { brokenLine, expect, live, offlineReady, send, test } from './test.ts';

/** In front of the worker's half of the outbox: what it shows on the app's icon, for the test to read. */
const NOTE_BADGES = `
  const note = async (value) => void (await (await caches.open('badges')).put('/badges/' + value, new Response()));
  Object.defineProperty(self.navigator, 'setAppBadge', { value: note });
  Object.defineProperty(self.navigator, 'clearAppBadge', { value: () => note('none') });`;

test.use({ expectedConsole: brokenLine });

test('a message is delivered by background sync with no page of the site open, and the badge goes', async ({
  page,
  context,
  stack,
}) => {
  const build = new Build().rewrite((text) => NOTE_BADGES + text, /^sw-outbox\.js$/);
  const host = new Deployment(build, () => stack.origin);
  await host.start();
  await context.grantPermissions(['background-sync'], { origin: host.origin });
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

  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(host.origin));
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  // A page of another site: it has nothing to do with the outbox.
  await page.goto('about:blank');
  await stack.start();
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: host.origin,
    registrationId,
    tag: 'outbox',
    lastChance: false,
  });
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
  await page.close();
  await host.stop();
  build.dispose();
});
