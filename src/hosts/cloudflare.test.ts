import { afterEach, expect, it, vi } from 'vitest';
import worker from './cloudflare.ts';

const SITE = 'https://www.example.com';
const FILES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/404': 'not found',
  '/contact': 'contact',
  '/services/404': 'no such service',
  '/staff': 'desk',
  '/config.json': '{"supabaseUrl":"https://project.supabase.co"}',
};

/** Answers as Cloudflare's static assets do. */
const ASSETS = {
  fetch: async (request: Request | URL | string) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request);
    const text = FILES[pathname];
    const bare = pathname.replace(/(?:\/index\.html|\/)$/, '');
    if (text === undefined && bare in FILES)
      return new Response(null, { status: 307, headers: { location: bare, 'cache-control': 'no-cache' } });
    const headers = { 'cache-control': 'no-cache', 'x-frame-options': 'DENY' };
    return new Response(text ?? null, { status: text === undefined ? 404 : 200, headers });
  },
};
const ask = (path: string, init?: RequestInit) => worker.fetch(new Request(SITE + path, init), { ASSETS });

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/', 200, 'home'],
  ['/contact?utm_source=mail', 200, 'contact'],
  ['/qrcode/bag', 200, 'home'],
  ['/QRCODE/BAG', 200, 'home'],
  ['/qrcode/no-such-code', 200, 'home'],
  ['/staff', 200, 'desk'],
  ['/staff/person', 200, 'desk'],
  ['/staff-files/nowhere.js', 404, 'not found'],
  ['/nowhere', 404, 'not found'],
  ['/%zz', 404, 'not found'],
  ['/services/nowhere', 404, 'no such service'],
])('answers %s with %i and the document "%s"', async (path, status, text) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get('cache-control')).toBe(status === 404 ? 'no-store' : 'no-cache');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

it.each([
  ['/bundles/?utm_source=card', '/memberships?utm_source=card#buy-more-save-more'],
  ['/services/japanese-head-spa', '/services/head-spa'],
  ['/Contact?a=1', '/contact?a=1'],
  ['/contact/', '/contact'],
  ['/contact/index.html', '/contact'],
])('moves %s to %s', async (path, to) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

it.each([
  ['/api/send-inquiry-email', '/functions/v1/send-inquiry-email'],
  ['/api/subscribe', '/functions/v1/send-welcome-email'],
  ['/functions/v1/unsubscribe?token=1', '/functions/v1/unsubscribe?token=1'],
])('passes a form for %s on to %s', async (path, to) => {
  const called = vi.fn<typeof fetch>(async () => new Response('thanks'));
  vi.stubGlobal('fetch', called);
  const body = new URLSearchParams({ email: 'ada@example.org' });
  expect(await (await ask(path, { method: 'POST', body })).text()).toBe('thanks');
  const [request] = called.mock.calls[0] as [Request];
  expect([request.method, request.url]).toEqual(['POST', `https://project.supabase.co${to}`]);
  expect(await request.text()).toBe(body.toString());
});
