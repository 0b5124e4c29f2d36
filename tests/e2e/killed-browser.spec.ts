import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { leadForm } from '../../src/content/lead-form.ts';
import { expect, live, send, test } from './test.ts';

test('a message survives the browser being killed right after it was saved', async ({
  stack,
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'lumen-profile-'));
  const open = () => chromium.launchPersistentContext(profile, launchOptions);
  try {
    const first = await open();
    const page = first.pages()[0] ?? (await first.newPage());
    await page.goto(`${stack.origin}/contact`);
    await live(page);
    await stack.stop();
    await send(page, { email: 'ada@example.org', message: 'Then the power went.' });
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    // The profile's path is unique: every process of this browser, and only these, carries it.
    const closed = new Promise((resolve) => first.once('close', resolve));
    execFileSync('pkill', ['-KILL', '-f', profile]);
    await closed;

    await stack.start();
    const second = await open();
    const again = second.pages()[0] ?? (await second.newPage());
    await again.goto(stack.origin);
    await expect(again.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 15_000 });
    expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Then the power went.' }]);
    await expect.poll(() => stack.mails()).toHaveLength(1);
    await second.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
