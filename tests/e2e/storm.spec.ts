/** Connectivity that comes and goes in several tabs, with every event that can start a flush. */
import { leadForm } from '../../src/content/lead-form.ts';
import { paths } from '../../src/site/paths.ts';
import { beginToWrite, brokenLine, expect, send, test, type Page } from './test.ts';

test.use({ expectedConsole: brokenLine });

/** Fires the events that browsers send when a phone is picked up, in an order that depends on the seed. */
const storm = (page: Page, seed: number) =>
  page.evaluate((start) => {
    let state = start;
    const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const events: (() => void)[] = [
      () => dispatchEvent(new Event('online')),
      () => dispatchEvent(new Event('offline')),
      () => dispatchEvent(new Event('focus')),
      () => dispatchEvent(new PageTransitionEvent('pageshow')),
      () => document.dispatchEvent(new Event('visibilitychange')),
    ];
    for (let count = 0; count < 40; count++) events[Math.floor(random() * events.length)]!();
  }, seed);

test('messages of three tabs arrive once although connectivity toggles while events pour in', async ({
  page,
  context,
  stack,
  faults,
}) => {
  test.setTimeout(180_000);
  const seed = Number(process.env['STORM_SEED'] ?? Date.now() % 100_000) + 1;
  console.log(`STORM_SEED=${seed - 1}`);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(faults.origin + paths.contact);
    await beginToWrite(tab);
  }
  faults.fault = (method) => (method === 'POST' ? 'down' : undefined);
  const messages = tabs.map((_, at) => `From tab ${at}.`);
  for (const [at, tab] of tabs.entries()) {
    await tab.bringToFront();
    await send(tab, { email: 'ada@example.org', message: messages[at]! });
    await expect(tab.getByText(leadForm.saved)).toBeVisible();
  }
  let requests = 0;
  faults.fault = (method) =>
    method === 'POST' && requests++ % 3 < 2 ? (requests % 2 ? 'drop-reply' : 'down') : undefined;
  for (let round = 0; round < 12; round++) {
    await context.setOffline(round % 2 === 0);
    await Promise.all(tabs.map((tab, at) => storm(tab, seed + round * 3 + at)));
  }
  await context.setOffline(false);
  faults.fault = () => undefined;

  // No event helps from here on: what is left must go out by itself.
  for (const tab of tabs)
    await expect(tab.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 60_000 });
  const rows = await stack.rows<{ message: string }>('inquiries');
  expect(rows.map(({ message }) => message).toSorted()).toEqual(messages);
  await expect.poll(() => stack.mails(), { timeout: 60_000 }).toHaveLength(3);
});
