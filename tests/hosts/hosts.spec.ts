/** The built site on the servers of both hosts, with the backend at another origin. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { unsubscribe as texts } from '../../src/content/unsubscribe.ts';
import { paths } from '../../src/site/paths.ts';
import { createGateway, type Parts } from '../../supabase/local/gateway.ts';
import { listen, type Listener } from '../../supabase/local/server.ts';
import { openSite } from '../../supabase/local/site.ts';
import buildSite from '../e2e/support/build-site.ts';
import { INQUIRY_SENT, sendInquiry } from '../e2e/support/inquiry-form.ts';
import { LocalStack } from '../e2e/support/local-stack.ts';
import { waitForOfflineReady } from '../e2e/support/page-state.ts';
import { addInquiry, askForCode, codeFor, expectSynced, OWNER, rowOf } from '../e2e/support/staff-desk.ts';
import { addresses } from './addresses.ts';
import { cloudflare, installTools, netlify, startHost } from './host.ts';
import { publish } from './published.ts';

/** What a visitor or a search engine notices. */
const COMPARED = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The answer of a host, in words that mean the same to a browser on every host. */
async function look(origin: string, path: string): Promise<Record<string, string>> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const seen: Record<string, string> = { status: String(response.status).replace('308', '301') };
  await response.arrayBuffer();
  if (seen['status'] === '301') {
    const to = new URL(response.headers.get('location')!, origin);
    // Where it leads. A page that has moved has no other headers that matter.
    return { ...seen, location: to.pathname + to.search + to.hash };
  }
  for (const name of COMPARED) {
    const value = response.headers.get(name);
    if (value !== null) seen[name] = value.toLowerCase().replace('text/javascript', 'application/javascript');
  }
  return seen;
}

for (const host of [cloudflare, netlify])
  test.describe(host.name, () => {
    const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
    const dist = join(folder, 'dist');
    let stack: LocalStack;
    let origin: string;
    let stop: (() => void) | undefined;
    let reference: Listener;

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      installTools();
      await buildSite();
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      stack = new LocalStack();
      await stack.start({ SITE_URL: origin });
      const keys = JSON.parse(readFileSync(join(stack.dataDir, 'keys.json'), 'utf8')) as {
        publishable: string;
      };
      publish(dist, stack.origin, keys.publishable);
      const parts: Parts = { mailFolder: folder, log: () => undefined, healthy: async () => true };
      reference = await listen('127.0.0.1', 0, createGateway(parts));
      parts.site = await openSite({
        dist,
        servedFolder: join(folder, 'served'),
        cacheFolder: join(folder, 'compressed'),
        siteUrl: reference.origin,
      });
      stop = await startHost(host, folder, port);
    });
    test.afterAll(async () => {
      stop?.();
      await reference?.close(0);
      await stack?.dispose();
      rmSync(folder, { recursive: true, force: true });
    });

    test('answers as npm start does', async () => {
      const all = addresses(dist);
      expect(all.length).toBeGreaterThan(40);
      const [expected, found]: Record<string, unknown>[] = [{}, {}];
      for (const path of all) {
        const answer = await look(reference.origin, path);
        if (host.isExact) expected![path] = answer;
        else if (/[A-Z]|\/$|index\.html$/.test(path.split('?')[0]!) && path !== paths.home) continue;
        else {
          // It always says that nothing may be kept, and its rules go by the path of the request.
          const { 'cache-control': _, ...others } = answer;
          expected![path] = answer['status'] === '404' ? { status: '404' } : others;
        }
        found![path] = await look(origin, path);
      }
      if (host.isExact) expect(found).toEqual(expected);
      // It can add headers and takes none away.
      else expect(found).toMatchObject(expected!);
    });

    test('an inquiry arrives, and the page opens again offline', async ({ page, context }) => {
      await stack.reset();
      await page.goto(origin + paths.contact);
      await sendInquiry(page, { email: 'ada@example.org', message: 'From another origin.' });
      await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
      await expect.poll(() => stack.mails()).toHaveLength(1);
      expect(await stack.rows('inquiries')).toHaveLength(1);
      await waitForOfflineReady(page);
      await context.setOffline(true);
      await page.goto(origin + paths.aftercareOf('head-spa'));
      await expect(page.locator('h1')).toBeVisible();
    });

    test('one click in a mail program unsubscribes, and so does the link', async ({ page }) => {
      await stack.reset();
      const subscribe = await fetch(`${stack.origin}/functions/v1/send-welcome-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ id: crypto.randomUUID(), email: 'bo@example.org' }),
      });
      expect(subscribe.status).toBe(200);
      await expect.poll(() => stack.mails()).toHaveLength(1);
      const [mail] = await stack.mails();
      const header = mail!.headers.find(({ key }) => key === 'list-unsubscribe')!.value;
      const address = /<(http[^>]+)>/.exec(header)![1]!;
      expect(new URL(address).origin).toBe(origin);
      const post = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect(post.status).toBe(200);
      expect(await stack.rows('email_subscribers')).toMatchObject([{ status: 'unsubscribed' }]);
      await page.goto(`${origin}${paths.unsubscribe}${new URL(address).search}`);
      // It waits for a sign that a person looks at it.
      await expect(page.getByText(texts.confirm.text)).toBeVisible();
      await page.mouse.move(5, 5);
      await page.mouse.move(50, 50);
      await expect(
        page.getByText('You have been successfully unsubscribed from our mailing list.'),
      ).toBeVisible();
    });

    test('a form without a script arrives', async ({ browser }) => {
      await stack.reset();
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(origin + paths.contact);
      await page.locator('main [name=email]').fill('ada@example.org');
      await page.locator('main [name=message]').fill('Without a script.');
      await page.locator('main form button[type=submit]').click();
      await expect.poll(() => stack.rows('inquiries')).toHaveLength(1);
      await page.close();
    });

    test('the staff sign in and change an inquiry', async ({ page }) => {
      await stack.reset();
      const id = await addInquiry(stack, 'From another origin.');
      await page.goto(`${origin}/staff`);
      await askForCode(page, OWNER);
      await page.locator('[name=code]').fill(await codeFor(stack, OWNER));
      await page.locator('button[type=submit]').click();
      await expectSynced(page);
      await rowOf(page, id).click();
      await page.locator('[data-action=answered]').click();
      await expect.poll(() => stack.rows('inquiries')).toMatchObject([{ status: 'answered' }]);

      await page.getByRole('link', { name: 'Site check' }).click();
      await page.getByRole('button', { name: 'Check now' }).click();
      // A local host lacks some of the real one's headers. The backend must answer the pages of another origin in full.
      await expect(page.getByText(/attention\..*Checked/)).toBeVisible({ timeout: 120_000 });
      const done = page.locator('section').filter({ hasText: 'In order' });
      for (const name of [
        'Functions',
        'Answers by mail',
        'One-click unsubscribe',
        'Films',
        'Sign-in',
        'Owners',
      ])
        await expect(done.getByText(name, { exact: true })).toBeVisible();
    });
  });
