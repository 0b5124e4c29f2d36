/** Submissions arrive, and in the right order, although code is missing or a tab is frozen. */
import { paths } from '../../src/site/paths.ts';
import { unsubscribe } from '../../src/content/unsubscribe.ts';
import { BuildCopy } from './support/build-copy.ts';
import { StaticHost } from './support/static-host.ts';
import { networkErrors } from './support/console.ts';
import { focusForm, sendInquiry } from './support/inquiry-form.ts';
import { expectWaiting, waitForHydration, waitingCount } from './support/page-state.ts';
import { coreWithServiceWorker, expect, test } from './support/test.ts';

test.use({ expectedConsole: new RegExp(`${networkErrors.source}|dynamically imported module`) });

const inquiry = (message: string) => ({ email: 'ada@example.org', message });

test(
  'the service worker delivers when the page cannot load the sender',
  coreWithServiceWorker,
  async ({ page, stack }) => {
    // In most browsers a failed import is permanent: the page never requests that file again.
    const build = new BuildCopy().rewrite(
      () => 'throw new Error("dynamically imported module");',
      /sender-[\w-]+\.js$/,
    );
    const host = new StaticHost(build, () => stack.origin);
    await host.start();
    await page.goto(host.origin + paths.contact);
    await waitForHydration(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    // Without background sync, as in Firefox and Safari.
    await page.evaluate(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
    await sendInquiry(page, inquiry('By the worker.'));
    await expect
      .poll(() => stack.rows('inquiries'), { timeout: 20_000 })
      .toMatchObject([{ message: 'By the worker.' }]);
    await expectWaiting(page, 0);
    await page.close();
    await host.stop();
    build.dispose();
  },
);

test.describe('without a service worker', () => {
  // A worker would send too, when it becomes active and at every sync event. Then the page has nothing to send.

  test('signing up and then unsubscribing offline leaves no subscriber', async ({ page, stack, faults }) => {
    const calls: string[] = [];
    faults.chooseFault = (method, path) => {
      if (method === 'POST') calls.push(path.split('?')[0]!);
      return method === 'POST' ? 'down' : undefined;
    };
    await page.goto(`${faults.origin}${paths.articles}`);
    await waitForHydration(page);
    const box = page.locator('main form:has([name=email])').first();
    await box.locator('[name=email]').fill('ada@example.org');
    await box.locator('button[type=submit]').click();
    await expectWaiting(page, 1);
    await expect.poll(() => calls).toContain('/rest/v1/rpc/subscribe');

    await page.goto(`${faults.origin}${paths.unsubscribe}`);
    await waitForHydration(page);
    await page.locator('main [name=email]').fill('Ada@Example.org');
    await page.locator('main button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.saved.title);
    await expectWaiting(page, 2);
    // Both go to the same address, so the sign-up's attempt has ended by now.
    await expect.poll(() => calls).toContain('/functions/v1/unsubscribe');

    calls.length = 0;
    faults.chooseFault = (method, path) => {
      if (method === 'POST') calls.push(path.split('?')[0]!);
      return undefined;
    };
    await expectWaiting(page, 0, 20_000);
    expect(calls).toEqual(['/functions/v1/unsubscribe']);
    expect(await stack.rows('email_subscribers', '&status=eq.active')).toEqual([]);
    expect(await stack.mails()).toEqual([]);
  });

  test('a tab that freezes while sending does not block other tabs', async ({ page, context, stack }) => {
    await page.goto(stack.origin + paths.contact);
    await focusForm(page);
    const requestHeld = new Promise<void>(
      (resolve) => void page.route(/\/rest\/v1\/inquiries/, () => resolve()),
    );
    await sendInquiry(page, inquiry('From the frozen tab.'));
    await requestHeld;
    const session = await context.newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });

    const other = await context.newPage();
    // Shortens the minutes after which a silent lock holder counts as frozen.
    await other.addInitScript(() => {
      const original = window.setTimeout;
      const shortened = (callback: () => void, ms = 0, ...rest: unknown[]) =>
        original(callback, ms > 100_000 ? 3000 : ms, ...rest);
      Object.defineProperty(window, 'setTimeout', { value: shortened });
    });
    await other.goto(stack.origin + paths.contact);
    await waitForHydration(other);
    expect(await waitingCount(other)).toBe(1);
    const held = await other.evaluate(async () =>
      (await navigator.locks.query()).held?.map(({ name }) => name),
    );
    expect(held).toContain('outbox');
    await sendInquiry(other, inquiry('From the other tab.'));
    await expectWaiting(other, 0, 20_000);
    const rows = await stack.rows<{ message: string }>('inquiries');
    expect(rows.map(({ message }) => message).toSorted()).toEqual([
      'From the frozen tab.',
      'From the other tab.',
    ]);
    await expect.poll(() => stack.mails()).toHaveLength(2);
  });
});
