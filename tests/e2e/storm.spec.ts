/** Connectivity that comes and goes in several tabs, with every event that can start a flush. */
import { leadForm } from '../../src/content/lead-form.ts';
import { paths } from '../../src/site/paths.ts';
import { networkErrors } from './support/console.ts';
import { focusForm, sendInquiry } from './support/inquiry-form.ts';
import { expectWaiting } from './support/page-state.ts';
import { expect, test, type Page, withServiceWorker } from './support/test.ts';

test.use({ expectedConsole: networkErrors });

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

test(
  'messages of three tabs arrive once although connectivity toggles while events pour in',
  withServiceWorker,
  async ({ page, context, stack, faults }) => {
    test.setTimeout(180_000);
    const seed = Number(process.env['STORM_SEED'] ?? Date.now() % 100_000) + 1;
    console.log(`STORM_SEED=${seed - 1}`);
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(faults.origin + paths.contact);
      await focusForm(tab);
    }
    faults.chooseFault = (method) => (method === 'POST' ? 'down' : undefined);
    const messages = tabs.map((_, at) => `From tab ${at}.`);
    for (const [at, tab] of tabs.entries()) {
      await tab.bringToFront();
      await sendInquiry(tab, { email: 'ada@example.org', message: messages[at]! });
      await expect(tab.getByText(leadForm.saved)).toBeVisible();
    }
    let requests = 0;
    faults.chooseFault = (method) =>
      method === 'POST' && requests++ % 3 < 2 ? (requests % 2 ? 'drop-reply' : 'down') : undefined;
    for (let round = 0; round < 12; round++) {
      await context.setOffline(round % 2 === 0);
      await Promise.all(tabs.map((tab, at) => storm(tab, seed + round * 3 + at)));
    }
    await context.setOffline(false);
    faults.chooseFault = () => undefined;

    // No event helps from here on: what is left must go out by itself.
    for (const tab of tabs) await expectWaiting(tab, 0, 60_000);
    const rows = await stack.rows<{ message: string }>('inquiries');
    expect(rows.map(({ message }) => message).toSorted()).toEqual(messages);
    await expect.poll(() => stack.mails(), { timeout: 60_000 }).toHaveLength(3);
  },
);
