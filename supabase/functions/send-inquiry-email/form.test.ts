import axe from 'axe-core';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fails, ID, SITE, unreachable, WRITTEN } from '../_shared/fakes.ts';
import { TRAP_FIELD } from '../_shared/limits.ts';
import { createRateLimit } from '../_shared/rate-limit.ts';
import { createHandler } from './handler.ts';
import { down, withDatabase } from './fakes.ts';

type Values = Readonly<Record<string, string>>;

const urlencoded = (values: Values) => new URLSearchParams(values);
function multipart(values: Values): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
/** A form as a browser posts it when the site's script does not run. */
const native = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(`${SITE}/api/send-inquiry-email`, {
    method: 'POST',
    headers: { Origin: SITE, 'User-Agent': 'Lynx/2.9', ...headers },
    body,
  });
const FORM_ID = '11111111-1111-4111-8111-111111111111';
const serving: typeof withDatabase = (answers, more) =>
  withDatabase({ form_submission_id: FORM_ID, ...answers }, more);

/** The page in a reply, with its fields by name. */
async function pageOf(response: Response) {
  const { window } = new JSDOM(await response.text());
  const { document } = window;
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const problem = (name: string) =>
    document.getElementById(field(name)?.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  return { document, title: document.querySelector('h1')!.textContent, field, problem };
}

describe('a form without script', () => {
  it.each([
    ['urlencoded', urlencoded],
    ['multipart', multipart],
  ])('is stored as the JSON call stores it, and thanked for: %s', async (_, encode) => {
    const { handle, named } = serving();
    const response = await handle(native(encode({ ...WRITTEN, message: 'Line one\r\nزهرا\r\n' })));
    expect(response.status).toBe(200);
    expect((await pageOf(response)).title).toBe('We have your message');
    expect(named('accept_inquiry')).toMatchObject([
      {
        args: {
          inquiry: {
            id: FORM_ID,
            full_name: 'Dana Whitfield',
            email: 'dana@example.com',
            phone: '(949) 555-0187',
            service: 'Head Spa',
            message: 'Line one\nزهرا',
            form_source: 'contact_page',
            user_agent: 'Lynx/2.9',
            session_id: null,
            submitted_at: '2026-11-21T19:40:00.000Z',
            suspected: false,
          },
        },
      },
    ]);
  });

  it('is thanked for as soon as it is stored, and its mail follows', async () => {
    const { handle, mails, settled } = serving({}, { send: async () => ({ ok: true }) });
    expect((await handle(native(urlencoded(WRITTEN)))).status).toBe(200);
    await settled();
    expect(mails).toHaveLength(1);
    const failing = serving({}, { send: () => down });
    expect((await failing.handle(native(urlencoded(WRITTEN)))).status).toBe(200);
  });

  it('of the widget has the name in the field `name`', async () => {
    const { handle, named } = serving();
    await handle(
      native(
        urlencoded({
          name: 'Dana',
          email: 'dana@example.com',
          phone: '',
          message: 'Hi',
          formSource: 'widget',
        }),
      ),
    );
    expect(named('accept_inquiry')[0]?.args).toMatchObject({
      inquiry: { full_name: 'Dana', form_source: 'widget', phone: null, service: null },
    });
  });

  it('with text in the field that people can’t see is marked', async () => {
    const { handle, named } = serving();
    await handle(native(urlencoded({ ...WRITTEN, [TRAP_FIELD]: 'Robots' })));
    expect(named('accept_inquiry')[0]?.args).toMatchObject({ inquiry: { suspected: true } });
  });

  it.each([
    ['of another site', { Origin: 'https://evil.example' }, 403],
    ['of a sandboxed page', { Origin: 'null' }, 403],
    ['from a browser that names no origin', { Origin: '' }, 200],
  ])('%s gets %j: %i', async (_, headers, status) => {
    const { handle, named } = serving();
    const request = native(urlencoded(WRITTEN), headers);
    if (headers.Origin === '') request.headers.delete('Origin');
    expect((await handle(request)).status).toBe(status);
    expect(named('accept_inquiry')).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('the page of a form that must be corrected', () => {
  const wrong = {
    fullName: '"><script>alert(1)</script>',
    email: 'dana@',
    phone: '1'.repeat(52),
    service: 'Head Spa',
    message: `\n${'x'.repeat(10_001)}`,
    formSource: 'contact_page',
  };

  it('keeps what was written, and has each problem beside its field', async () => {
    const { handle, calls } = serving();
    const response = await handle(native(urlencoded(wrong)));
    expect(response.status).toBe(400);
    const { document, field, problem } = await pageOf(response);
    for (const [name, value] of Object.entries(wrong)) expect(field(name)?.value).toBe(value);
    expect(problem('email')).toBe('Please enter a valid email address');
    expect(problem('phone')).toBe('Please shorten this by 12 characters');
    expect(problem('message')).toBe('Please shorten this by 1 character');
    expect(problem('fullName')).toBeNull();
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Email: ');
    expect(document.querySelector('script')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('names everything that is missing at once', async () => {
    const { problem } = await pageOf(await serving().handle(native(urlencoded({ fullName: 'Dana' }))));
    expect(problem('email')).toBe('Please enter your email address');
    expect(problem('message')).toBe('Please write a message');
  });

  it('holds an id of its own, which the next post keeps', async () => {
    const { handle, named } = serving({ form_submission_id: ({ given }: { given: string }) => given });
    const post = (values: Values) => handle(native(urlencoded(values)));
    const id = (await pageOf(await post({ ...WRITTEN, email: '' }))).field('id')!.value;
    const other = (await pageOf(await post({ ...WRITTEN, email: '' }))).field('id')!.value;
    expect(other).not.toBe(id);
    expect((await pageOf(await post({ ...WRITTEN, email: '', id }))).field('id')!.value).toBe(id);
    await post({ ...WRITTEN, id });
    expect(named('accept_inquiry')[0]?.args).toMatchObject({ inquiry: { id } });
  });

  it('may be sent again if the server is busy, with everything still in it', async () => {
    for (const answer of [unreachable, fails({ ok: false, reason: 'flood', retryAfter: 77 })]) {
      const { handle } = serving({ accept_inquiry: answer });
      const response = await handle(native(urlencoded(WRITTEN)));
      expect([429, 503]).toContain(response.status);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      const { field, title } = await pageOf(response);
      expect(title).toBe('Your message hasn’t been sent yet');
      expect(field('message')?.value).toBe(WRITTEN.message);
      // Without an id: the same content is the same submission, other content is another one.
      expect(field('id')).toBeNull();
    }
  });

  it.each([
    ['too large', native(urlencoded({ ...WRITTEN, message: 'x'.repeat(200_000) })), 413],
    ['no form', native('--x\r\nnonsense', { 'Content-Type': 'multipart/form-data; boundary=x' }), 400],
  ])('is a page in words even if the body is %s', async (_, request, status) => {
    const { handle, calls } = serving();
    const response = await handle(request);
    expect(response.status).toBe(status);
    expect((await pageOf(response)).title).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('keeps a message that is far too long', async () => {
    const message = '語'.repeat(18_000);
    const response = await serving().handle(native(urlencoded({ ...WRITTEN, message })));
    const { field, problem } = await pageOf(response);
    expect(field('message')?.value).toBe(message);
    expect(problem('message')).toBe('Please shorten this by 8,000 characters');
  });

  it('answers in words when there are too many calls, or a bug', async () => {
    const rateLimit = createRateLimit({ allowed: 0, windowSeconds: 60 });
    const limited = serving({}, { change: { rateLimit } });
    const refused = await limited.handle(native(urlencoded(WRITTEN), { 'CF-Connecting-IP': '203.0.113.5' }));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await pageOf(refused)).title).toBe('Not sent yet');
    const buggy = serving({
      accept_inquiry: () => {
        throw new TypeError('bug');
      },
    });
    const broken = await createHandler(buggy.deps)(native(urlencoded(WRITTEN)));
    expect(broken.status).toBe(503);
    expect((await pageOf(broken)).title).toBe('Not sent yet');
  });

  it('runs no script, is never stored or indexed, and may be sent to this server only', async () => {
    const { headers } = await serving().handle(native(urlencoded(wrong)));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    // The browser would send no origin with the corrected form otherwise.
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it.each([
    ['to correct', wrong],
    ['of thanks', WRITTEN],
  ])('%s has no finding of axe', async (_, values) => {
    const response = await serving().handle(native(urlencoded(values as Values)));
    const { window } = new JSDOM(await response.text(), { runScripts: 'outside-only' });
    window.eval(axe.source);
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      // jsdom does not lay anything out.
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

it('the id of a form that has none comes from the content and the visitor’s network', async () => {
  const { handle, named } = serving();
  await handle(native(urlencoded({ ...WRITTEN, id: ID }), { 'CF-Connecting-IP': '203.0.113.5' }));
  const { id: _, ...content } = { ...WRITTEN, id: ID };
  expect(named('form_submission_id')).toEqual([
    {
      name: 'form_submission_id',
      args: { content: JSON.stringify(Object.entries(content).sort()), given: ID },
      visitor: '203.0.113.5',
    },
  ]);
});
