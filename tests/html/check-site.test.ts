import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSite, type CheckOptions, type Line } from '../../supabase/check/check-site.ts';
import { crossOrigin } from '../../supabase/check/cross-origin-check.ts';
import { repositoryFiles } from '../../supabase/check/files.ts';
import { forgedAddresses } from '../../supabase/check/forged-addresses.ts';
import { mailDomain } from '../../supabase/check/mail-domain-check.ts';
import { askWithKey } from '../../supabase/check/secret-key.ts';
import { testInquiry } from '../../supabase/check/test-inquiry.ts';
import { toListener } from '../../supabase/local/gateway.ts';
import { startLocal, type Stack } from '../../supabase/local/stack.ts';
import type { SiteCheck } from '../../supabase/functions/_shared/rpc.ts';
import { paths } from '../../src/site/paths.ts';
import { dist } from './site.ts';

/** Changes one kind of answer on its way. The answer has no compression. */
type Fault = (request: Request, answer: () => Promise<Response>) => Promise<Response> | Response;

const folder = mkdtempSync(join(tmpdir(), 'check-site-'));
const untouched: Fault = (_request, answer) => answer();
let fault = untouched;
let proxy: Server;
let stack: Stack;
let site: string;

beforeAll(async () => {
  const handle = toListener(async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer();
    const headers = new Headers(request.headers);
    headers.set('accept-encoding', 'identity');
    return fault(request, () =>
      fetch(stack.origin + pathname + search, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
      }),
    );
  });
  proxy = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  stack = await startLocal({
    env: { ...process.env, PORT: '0', DATA_DIR: folder, SITE_URL: site },
    dist,
    sweepEveryMs: 3_600_000,
  });
}, 180_000);
afterAll(async () => {
  await stack?.stop();
  await new Promise((resolve) => proxy.close(resolve));
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
/** All checks ask for 400 files and pages. On a busy machine that takes a minute. */
vi.setConfig({ testTimeout: 240_000 });
beforeEach(() => {
  fault = untouched;
});

const noRecords = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
const check = (options: Partial<CheckOptions> = {}): Promise<Line[]> =>
  checkSite({
    site,
    files: repositoryFiles(),
    askDatabase: askWithKey(stack.keys.secret),
    more: [
      crossOrigin,
      forgedAddresses(stack.keys.secret),
      mailDomain('spa.example', noRecords),
      testInquiry('staff@spa.example.com', stack.keys.secret),
    ],
    ...options,
  });
const faultsOf = (lines: readonly Line[]) => lines.filter(({ state }) => state === 'fault');

it('finds no fault in the local server, and says what it has skipped', async () => {
  const lines = await check();
  expect(faultsOf(lines)).toEqual([]);
  expect(lines.filter(({ state }) => state === 'skipped').map(({ name }) => name)).toEqual(['mail domain']);
  expect(lines.length).toBeGreaterThan(20);
});

it('skips what needs a secret key if there is none', async () => {
  const lines = await check({ askDatabase: undefined, more: [] });
  expect(faultsOf(lines)).toEqual([]);
  expect(lines.find(({ name }) => name === 'owners')).toMatchObject({
    state: 'skipped',
    texts: ['set SUPABASE_SECRET_KEY to ask the database'],
  });
});

it('sends a test inquiry that says what it is, and erases it again', async () => {
  const lines = await check({ only: 'test inquiry' });
  expect(lines.at(-1)).toEqual({ name: 'test inquiry', state: 'ok', texts: [] });
  expect(await stack.query('select id from public.inquiries')).toEqual([]);
  const [job] = await stack.query<{ state: string }>(
    "select state from private.email_jobs where kind = 'inquiry'",
  );
  expect(job?.state).toBe('sent');
});

/** Changes a text answer at a path. */
const change =
  (path: string | RegExp, edit: (text: string, response: Response) => Response): Fault =>
  async (request, answer) => {
    const { pathname } = new URL(request.url);
    const response = await answer();
    const isAsked = typeof path === 'string' ? pathname === path : path.test(pathname);
    return isAsked ? edit(await response.text(), response) : response;
  };
const instead = (path: string | RegExp, response: () => Response): Fault => change(path, () => response());
const withHeader = (path: string | RegExp, name: string, value: string | null): Fault =>
  change(path, (text, { status, headers }) => {
    const changed = new Headers(headers);
    changed.delete('content-length');
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    return new Response(text, { status, headers: changed });
  });
/** What the database of a hosted project says. */
const database = (edit: Partial<SiteCheck>): Fault =>
  change('/rest/v1/rpc/site_check', (text) =>
    Response.json({
      ...(JSON.parse(text) as SiteCheck),
      schedules: ['daily-work', 'sweep-email-jobs'],
      vault: { url: site, hasKey: true },
      requestCheck: 'public.check_request',
      ...edit,
    }),
  );
const notFound = () => new Response('no', { status: 404 });
const functionOf = (name: string) => `/functions/v1/${name}`;

it('finds no fault in a hosted project with everything in place', async () => {
  fault = database({});
  expect(faultsOf(await check())).toEqual([]);
});

/** A fault, which check names it, and with what words. */
type Planted = [name: string, saying: string, plant: () => Fault];

describe.each<Planted>([
  [
    'configuration',
    'names no backend',
    () => instead('/config.json', () => Response.json({ supabaseUrl: null })),
  ],
  ...['not an address', 'https://abc.supabase.co/rest/v1'].map((supabaseUrl): Planted => [
    'configuration',
    `/config.json names the backend ${supabaseUrl}: VITE_SUPABASE_URL must be an origin`,
    () => instead('/config.json', () => Response.json({ supabaseUrl, publishableKey: 'k' })),
  ]),
  [
    'pages',
    `${paths.about} answers 308`,
    () => instead(paths.about, () => Response.redirect(`${site}/about/`, 308)),
  ],
  [
    'address',
    'build with SITE_URL=',
    () =>
      change(
        '/',
        (text, { headers }) =>
          new Response(text.replaceAll(site, 'https://other.example'), {
            headers: { 'content-type': headers.get('content-type')! },
          }),
      ),
  ],
  [
    'unknown paths',
    'for 86400 seconds',
    () => withHeader('/assets/none.js', 'cache-control', 'max-age=86400'),
  ],
  ['moved pages', 'answers 404', () => instead(paths.bundles, notFound)],
  ['QR codes', 'answers 404', () => instead(/^\/qrcode\//, notFound)],
  ['headers', 'no x-frame-options', () => withHeader(paths.contact, 'x-frame-options', null)],
  [
    'content security policy',
    'content-security-policy',
    () => withHeader('/staff', 'content-security-policy', "default-src 'self'"),
  ],
  [
    'service worker',
    'answers 404: a device that lacks it gets no update',
    () => instead('/manifest.webmanifest', notFound),
  ],
  ['service worker', 'A cache keeps /sw.js for 90000 seconds', () => withHeader('/sw.js', 'age', '90000')],
  [
    'service worker',
    'is of another build',
    () =>
      change(
        '/sw.js',
        (text) =>
          new Response(text.replaceAll(/"url":"assets\/[^"]+"/g, '"url":"manifest.webmanifest"'), {
            headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' },
          }),
      ),
  ],
  [
    'publishable key',
    'does not know the key',
    () => instead(/^\/rest\/v1\//, () => Response.json({ message: 'Invalid API key' }, { status: 401 })),
  ],
  [
    'visitors read nothing',
    'Everybody may read the table staff',
    () => instead('/rest/v1/staff', () => Response.json([])),
  ],
  [
    'visitors add inquiries and scans',
    'may not add to inquiries',
    () => (request, answer) =>
      request.method === 'POST' && request.url.endsWith('/rest/v1/inquiries')
        ? Response.json({ code: '42501' }, { status: 401 })
        : answer(),
  ],
  [
    'functions',
    'npm run deploy -- --again functions (film-link is missing)',
    () => instead(functionOf('film-link'), notFound),
  ],
  [
    'functions',
    'verify_jwt = false',
    () =>
      instead(functionOf('subscribe'), () =>
        Response.json({ msg: 'Missing authorization header' }, { status: 401 }),
      ),
  ],
  [
    'pages of other sites',
    'answer the pages of every site',
    () => (request, answer) =>
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: { 'access-control-allow-origin': '*' } })
        : answer(),
  ],
  [
    'forms without a script',
    'must pass /api/* on',
    () => instead('/api/send-inquiry-email', () => new Response(null, { status: 405 })),
  ],
  ['one-click unsubscribe', 'the link in mails is dead', () => instead(functionOf('unsubscribe'), notFound)],
  ['answers by mail', 'receive-email answers 404', () => instead(functionOf('receive-email'), notFound)],
  ['films', 'npm run deploy -- --again films', () => instead(/^\/storage\/v1\//, notFound)],
  [
    'sign-in',
    'Everybody may sign up',
    () =>
      instead('/auth/v1/settings', () => Response.json({ disable_signup: false, external: { email: true } })),
  ],
  ['owners', 'npm run staff -- add', () => database({ owners: 0 })],
  [
    'secrets in the Vault',
    'project_url is https://old.example',
    () => database({ vault: { url: 'https://old.example', hasKey: true } }),
  ],
  ['secrets in the Vault', 'service_key is missing', () => database({ vault: { url: site, hasKey: false } })],
  ['schedules', 'The schedule sweep-email-jobs is missing', () => database({ schedules: ['daily-work'] })],
  [
    'schedules',
    'daily-work last ran 2020',
    () => database({ runs: { sweep: new Date().toISOString(), daily: '2020-01-01T00:00:00Z' } }),
  ],
  ['mails', '3 waiting', () => database({ mails: { waiting: 3 } })],
  ['check before each request', 'calls no check_request()', () => database({ requestCheck: '' })],
  [
    'forged visitor addresses',
    'The database believes the cf-connecting-ip of a client',
    () => database({ caller: '203.0.113.77' }),
  ],
  [
    'forged visitor addresses',
    'The functions believe the x-real-ip of a client',
    () => async (request, answer) => {
      const forged = request.headers.get('x-real-ip');
      const response = await answer();
      return forged && request.url.endsWith('send-inquiry-email')
        ? Response.json({ ...((await response.json()) as object), visitor: forged })
        : response;
    },
  ],
])('%s', (name, saying, plant) => {
  it(`says: ${saying}`, async () => {
    fault = plant();
    const found = faultsOf(await check({ only: name }));
    expect(found.map((line) => line.name)).toEqual([name]);
    expect(found[0]!.texts.join('\n')).toContain(saying);
  });
});

describe('a backend at another origin', () => {
  /** The same servers under another name. */
  const elsewhere = () => site.replace('127.0.0.1', 'localhost');
  const atOtherOrigin =
    (exposed?: string): Fault =>
    async (request, answer) => {
      const { pathname } = new URL(request.url);
      const response = await answer();
      if (pathname === '/config.json')
        return Response.json({ supabaseUrl: elsewhere(), publishableKey: stack.keys.publishable });
      if (exposed === undefined || request.method !== 'GET') return response;
      const headers = new Headers(response.headers);
      headers.set('access-control-expose-headers', exposed);
      return new Response(await response.text(), { status: response.status, headers });
    };

  it('may be asked by the pages of the site', async () => {
    fault = atOtherOrigin();
    expect(faultsOf(await check({ only: 'pages of other sites' }))).toEqual([]);
  });
  it('must show its time to the desk', async () => {
    fault = atOtherOrigin('Content-Range');
    const [line] = faultsOf(await check({ only: 'pages of other sites' }));
    expect(line?.texts[0]).toContain('does not expose the header Date');
  });
});

describe('the mail domain', () => {
  const records: Record<string, string> = {
    'spa.example': 'v=spf1 include:mail.example -all',
    'resend._domainkey.spa.example': 'k=rsa; p=MIGf',
    '_dmarc.spa.example': 'v=DMARC1; p=quarantine',
  };
  const ask = (known: Record<string, string>, code = 'ENOTFOUND') =>
    mailDomain('spa.example', async (name) => {
      if (known[name] === undefined) throw Object.assign(new Error(code), { code });
      return [[known[name]]];
    }).run({
      site: 'https://spa.example',
      backend: '',
      publishableKey: '',
      files: repositoryFiles(),
      askDatabase: undefined,
    });

  it('has all three records', async () => expect((await ask(records)).problems).toEqual([]));
  it.each([
    ['spa.example', 'no SPF record'],
    ['resend._domainkey.spa.example', 'No DKIM key'],
    ['_dmarc.spa.example', 'no DMARC record'],
  ])('lacks %s', async (name, saying) => {
    const { [name]: _, ...others } = records;
    const { problems } = await ask(others);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(saying);
  });
  it('is skipped where DNS does not answer', async () => {
    expect((await ask({}, 'ETIMEOUT')).skipped).toContain('ETIMEOUT');
  });
});
