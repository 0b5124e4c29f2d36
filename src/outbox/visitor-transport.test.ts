import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newItem, type Item } from './item.ts';
import { createTransport } from './visitor-transport.ts';
import { visitorKinds } from './visitor-kinds.ts';

let signal: AbortSignal;
const inquiry = (id: string) =>
  newItem(visitorKinds, 'inquiry', { id, email: 'ada@example.org', message: 'Hi' } as never, 5) as Item;
const signUp = newItem(
  visitorKinds,
  'subscription',
  { id: 's', email: 'ada@example.org', source: 'popup' } as never,
  5,
) as Item;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let answer: (path: string) => Response;
let requests: string[];

beforeEach(() => {
  requests = [];
  signal = new AbortController().signal;
  vi.stubGlobal('self', { location: { origin: 'https://spa.example.com' } });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const path = new URL(String(input instanceof Request ? input.url : input), 'https://spa.example.com')
      .pathname;
    requests.push(path);
    return answer(path);
  });
});
afterEach(() => vi.unstubAllGlobals());

const config = () => json({ supabaseUrl: '', publishableKey: 'key' });

describe('the transport of one flush', () => {
  it('reads the configuration once for all of its requests', async () => {
    answer = (path) => (path === '/config.json' ? config() : new Response(null, { status: 201 }));
    const transport = createTransport();
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd'].map((id) => transport.send([inquiry(id)], 'store', signal)),
    );
    await transport.send([inquiry('e')], 'store', signal);
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => ({ type: 'done' })));
    expect(requests.filter((path) => path === '/config.json')).toHaveLength(1);
    expect(requests.filter((path) => path === '/rest/v1/inquiries')).toHaveLength(5);
  });
  it('marks a suspected inquiry in the row itself', async () => {
    const bodies: unknown[] = [];
    answer = (path) => (path === '/config.json' ? config() : new Response(null, { status: 201 }));
    const reply = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
      return reply(input);
    });
    const payload = { id: 'a', email: 'ada@example.org', message: 'Hi', suspected: true };
    const item = newItem(visitorKinds, 'inquiry', payload as never, 5) as Item;
    const transport = createTransport();
    await transport.send([item], 'store', signal);
    expect(bodies).toMatchObject([{ id: 'a', suspected: true }]);
  });
  it('sends nothing when the configuration cannot be read', async () => {
    answer = () => new Response('<html>Please accept our terms', { status: 200 });
    const transport = createTransport();
    for (const item of [inquiry('a'), inquiry('b'), signUp])
      expect(await transport.send([item], 'store', signal)).toEqual({
        type: 'retry',
        reason: 'network',
        reached: false,
      });
    expect(requests).toEqual(['/config.json']);
  });
  it.each([
    ['another shape', { url: 'https://example.org' }],
    ['a wrong type', { supabaseUrl: 5, publishableKey: 'key' }],
    ['no object', null],
  ])('sends nothing with a configuration of %s', async (_, body) => {
    answer = () => json(body);
    expect(await createTransport().send([inquiry('a')], 'store', signal)).toMatchObject({ reached: false });
    expect(requests).toEqual(['/config.json']);
  });
  it('stores no row where no database is configured, but calls the functions', async () => {
    answer = (path) =>
      path === '/config.json'
        ? json({ supabaseUrl: null, publishableKey: null })
        : json({ id: 'a', success: true });
    const transport = createTransport();
    expect(await transport.send([inquiry('a')], 'store', signal)).toEqual({ type: 'unconfigured' });
    expect(await transport.send([inquiry('a')], 'notify', signal)).toMatchObject({ type: 'done' });
    expect(requests).toEqual(['/config.json', '/api/send-inquiry-email']);
  });
  it('reads it again for the next flush', async () => {
    answer = (path) => (path === '/config.json' ? config() : new Response(null, { status: 201 }));
    for (const id of ['a', 'b']) await createTransport().send([inquiry(id)], 'store', signal);
    expect(requests.filter((path) => path === '/config.json')).toHaveLength(2);
  });
});

describe('an unreachable server', () => {
  it.each([
    ['an insert', inquiry('a'), 'store'],
    ['a sign-up', signUp, 'store'],
    ['a function call', inquiry('a'), 'notify'],
  ] as const)('is reported as a network failure: %s', async (_, item, step) => {
    answer = (path) => {
      if (path === '/config.json') return config();
      throw new TypeError('Failed to fetch');
    };
    expect(await createTransport().send([item], step, signal)).toMatchObject({
      type: 'retry',
      reason: 'network',
      reached: false,
    });
  });
});
