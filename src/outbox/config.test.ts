import { afterEach, expect, it, vi } from 'vitest';
import { askBackend } from './config.ts';

const CONFIG = { supabaseUrl: 'https://x.supabase.co', publishableKey: 'key' };
const requests: [url: string, init: RequestInit][] = [];
function answering(config: unknown, answer: () => Response | Promise<Response>) {
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/config.json') return Response.json(config);
    requests.push([url, init]);
    return answer();
  });
}
afterEach(() => vi.unstubAllGlobals());
const ask = (body?: unknown) => askBackend('/rest/v1/x', { body, timeoutMs: 1000 });

it('asks the backend that the site names, with its key', async () => {
  answering(CONFIG, () => Response.json([1]));
  expect(await ask()).toMatchObject({ answer: [1] });
  expect(await ask({ a: 1 })).toMatchObject({ answer: [1] });
  expect(requests.map(([url, { method, body }]) => [url, method, body])).toEqual([
    ['https://x.supabase.co/rest/v1/x', undefined, undefined],
    ['https://x.supabase.co/rest/v1/x', 'POST', '{"a":1}'],
  ]);
  expect(requests[0]![1].headers).toMatchObject({ apikey: 'key' });
});

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', () => Response.json({ message: 'no' }, { status: 503 })],
  ['a page', () => new Response('<html>')],
])('has no answer with %s', async (_, answer) => {
  answering(CONFIG, answer);
  expect(await ask()).toBeUndefined();
  expect(requests).toHaveLength(1);
});

it.each([
  [{ supabaseUrl: null, publishableKey: null }],
  [{ supabaseUrl: '', publishableKey: null }],
  ['<html>'],
])('asks nobody where the site names no backend: %j', async (config) => {
  answering(config, () => Response.json([]));
  expect(await ask()).toBeUndefined();
  expect(requests).toEqual([]);
});
