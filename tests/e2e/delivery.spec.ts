/** What must not keep a submission from being delivered, or let the wrong one win. */
import { paths } from '../../src/site/paths.ts';
import { unsubscribe } from '../../src/content/unsubscribe.ts';
import { Build, Deployment } from './deployment.ts';
import { beginToWrite, brokenLine, expect, live, send, test, waiting } from './test.ts';

test.use({ expectedConsole: new RegExp(`${brokenLine.source}|dynamically imported module`) });

const written = (message: string) => ({ email: 'ada@example.org', message });

test('whoever signs up and then leaves, both without a connection, is not subscribed', async ({
  page,
  stack,
  faults,
}) => {
  const calls: string[] = [];
  faults.fault = (method, path) => {
    if (method === 'POST') calls.push(path.split('?')[0]!);
    return method === 'POST' ? 'down' : undefined;
  };
  await page.goto(`${faults.origin}${paths.articles}`);
  await live(page);
  const box = page.locator('main form:has([name=email])').first();
  await box.locator('[name=email]').fill('ada@example.org');
  await box.locator('button[type=submit]').click();
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '1');
  await expect.poll(() => calls).toContain('/rest/v1/rpc/subscribe');

  await page.goto(`${faults.origin}${paths.unsubscribe}`);
  await live(page);
  await page.locator('main [name=email]').fill('Ada@Example.org');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.saved.title);
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '2');

  calls.length = 0;
  faults.fault = (method, path) => {
    if (method === 'POST') calls.push(path.split('?')[0]!);
    return undefined;
  };
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 20_000 });
  expect(calls).toEqual(['/functions/v1/unsubscribe']);
  expect(await stack.rows('email_subscribers', '&status=eq.active')).toEqual([]);
  expect(await stack.mails()).toEqual([]);
});

test('a page that can never load the code that sends leaves it to the service worker', async ({
  page,
  stack,
}) => {
  // As in most browsers after one failed import: the page never asks for that file again.
  const build = new Build().rewrite(
    () => 'throw new Error("dynamically imported module");',
    /sender-\w+\.js$/,
  );
  const host = new Deployment(build, () => stack.origin);
  await host.start();
  await page.goto(host.origin + paths.contact);
  await live(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  // Chromium would send it by background sync, which the other browsers lack.
  await page.evaluate(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
  await send(page, written('By the worker.'));
  await expect
    .poll(() => stack.rows('inquiries'), { timeout: 20_000 })
    .toMatchObject([{ message: 'By the worker.' }]);
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  await page.close();
  await host.stop();
  build.dispose();
});

test('a tab that was frozen while it was sending does not keep the others from sending', async ({
  page,
  context,
  stack,
}) => {
  // Without background sync, which Firefox and Safari lack, the page sends. The worker could be faster otherwise.
  await page.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
  await page.goto(stack.origin + paths.contact);
  await beginToWrite(page);
  const sent = new Promise<void>((resolve) => void page.route(/\/rest\/v1\/inquiries/, () => resolve()));
  await send(page, written('From the frozen tab.'));
  await sent;
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });

  const other = await context.newPage();
  // Nobody wants to wait here for as long as it takes until a silent holder counts as frozen.
  await other.addInitScript(() => {
    const after = window.setTimeout;
    const hurried = (work: () => void, ms = 0, ...rest: unknown[]) =>
      after(work, ms > 100_000 ? 3000 : ms, ...rest);
    Object.defineProperty(window, 'setTimeout', { value: hurried });
  });
  await other.goto(stack.origin + paths.contact);
  await live(other);
  expect(await waiting(other)).toBe('1');
  const held = await other.evaluate(async () =>
    (await navigator.locks.query()).held?.map(({ name }) => name),
  );
  expect(held).toContain('outbox');
  await send(other, written('From the other tab.'));
  await expect(other.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 20_000 });
  const rows = await stack.rows<{ message: string }>('inquiries');
  expect(rows.map(({ message }) => message).toSorted()).toEqual([
    'From the frozen tab.',
    'From the other tab.',
  ]);
  await expect.poll(() => stack.mails()).toHaveLength(2);
});
