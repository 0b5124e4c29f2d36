/** Reading and changing in the staff desk, in Firefox and WebKit. The other desk tests run in Chromium. */
import { startBrowser, type EngineBrowser } from '../engines/engine-browser.ts';
import { missingReason } from '../engines/find.ts';
import { addInquiry, codeFor, OWNER } from './support/staff-desk.ts';
import { expect, test } from './support/test.ts';

/** Page script: writes into a field as a person would, so that React notices. */
const fill = (name: string, text: string) => `
  const field = document.querySelector('[name=${name}]');
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(text)});
  field.dispatchEvent(new Event('input', { bubbles: true }));`;

/** Waits until an element is on the page. */
const waitFor = (browser: EngineBrowser, selector: string): Promise<void> =>
  expect
    .poll(() => browser.run(`return document.querySelector(${JSON.stringify(selector)}) !== null`), {
      timeout: 30_000,
      message: selector,
    })
    .toBe(true);

for (const engine of ['firefox', 'webkit'] as const) {
  const reason = missingReason(engine);

  test(`${engine}: staff sign in, read an inquiry, and answer it with the server stopped`, async ({
    stack,
  }) => {
    test.skip(reason !== undefined, reason);
    test.setTimeout(600_000);
    const id = await addInquiry(stack, 'Do you have time on Friday?');
    const browser = await startBrowser(engine);
    try {
      await browser.goto(`${stack.origin}/staff`);
      await waitFor(browser, '[name=email]');
      await browser.run(`${fill('email', OWNER)} field.form.requestSubmit();`);
      await waitFor(browser, '[name=code]');
      await browser.run(`${fill('code', await codeFor(stack, OWNER))} field.form.requestSubmit();`);
      const row = `[data-inquiry="${id}"]`;
      await waitFor(browser, row);
      await browser.run(`document.querySelector('${row}').click();`);
      await waitFor(browser, '[name=note]');
      const read = await browser.run<string>(`return document.querySelector('article').innerText`);
      expect(read).toContain('Do you have time on Friday?');
      await expect.poll(() => stack.rows('inquiry_events', '&action=eq.opened')).toHaveLength(1);
      await waitFor(browser, 'html[data-outbox="0"]');

      await stack.stop();
      await browser.run(`${fill('note', 'Friday is full.')} field.form.requestSubmit();`);
      await browser.run(`document.querySelector('[data-action=answered]').click();`);
      await waitFor(browser, `${row}[data-status=answered]`);
      await waitFor(browser, 'html[data-outbox="2"]');
      await stack.start();
      await waitFor(browser, 'html[data-outbox="0"]');
      expect(await stack.rows('inquiries')).toMatchObject([{ id, status: 'answered' }]);
      expect(await stack.rows('inquiry_notes')).toMatchObject([{ body: 'Friday is full.' }]);
    } finally {
      await browser.close();
    }
  });
}
