import { OTHER_FIELDS, valuesOf } from './inquiry-fields.ts';
import { createServer, type AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { httpTransport } from './mail-http.ts';
import { smtpFailure } from './mail-smtp.ts';
import { createMailTransport } from './mail-transport.ts';
import { inquiryMail } from './mails/inquiry-mail.ts';
import { readSettings } from './environment.ts';

const mail: Mail = {
  messageId: '<inquiry-1@spa.example.com>',
  from: { name: 'Lumen Tide website', address: 'noreply@spa.example.com' },
  to: 'staff@spa.example.com',
  replyTo: { name: 'Zoë "Z" O’Hara', address: 'zoe@example.com' },
  subject: 'Inquiry from Zoë',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: { 'X-Test': 'yes' },
};

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A mail server that accepts everything, unless `refuse` says otherwise. */
async function mailServer(refuse?: (address: string) => Error | null) {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(refuse?.(address) ?? null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

describe('over SMTP', () => {
  it('a mail arrives with its headers and both bodies', async () => {
    const { received, url } = await mailServer();
    expect(await createMailTransport({ kind: 'smtp', url })(mail)).toEqual({ ok: true });
    expect(received).toHaveLength(1);
    const parsed = await PostalMime.parse(received[0]?.raw ?? '');
    expect(parsed).toMatchObject({
      messageId: '<inquiry-1@spa.example.com>',
      from: { name: 'Lumen Tide website', address: 'noreply@spa.example.com' },
      to: [{ address: 'staff@spa.example.com' }],
      replyTo: [{ name: 'Zoë "Z" O’Hara', address: 'zoe@example.com' }],
      subject: 'Inquiry from Zoë',
    });
    expect(parsed.text?.trim()).toBe('Hello');
    expect(parsed.html?.trim()).toBe('<p>Hello</p>');
  });

  it('an inquiry cannot inject headers or recipients', async () => {
    const { received, url } = await mailServer();
    const evil = 'Eve\r\nBcc: all@evil.example\r\n\r\n<h1>gone</h1>';
    const written = inquiryMail(
      {
        id: '6f1b2c3d-1111-4222-8333-444455556666',
        name: evil,
        email: 'eve@example.com',
        phone: evil,
        ...valuesOf(OTHER_FIELDS, () => evil),
        message: 'Line one\r\n.\r\nQUIT\r\n<script>alert(1)</script>',
        source: evil,
        referrer: evil,
        submittedAt: new Date(0),
        arrivedAt: new Date(),
        suspected: false,
        stored: true,
      },
      readSettings({ STAFF_EMAIL: 'staff@spa.example.com' }),
    );
    expect(await createMailTransport({ kind: 'smtp', url })(written)).toEqual({ ok: true });
    expect(received.map(({ to }) => to)).toEqual([['staff@spa.example.com']]);
    const parsed = await PostalMime.parse(received[0]?.raw ?? '');
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(parsed.subject).toMatch(/^Inquiry from Eve Bcc: all@evil\.example <h1>gone<\/h1>: Eve/);
    expect(parsed.replyTo).toMatchObject([{ address: 'eve@example.com' }]);
    expect(parsed.text).toContain('\n.\nQUIT\n');
    expect(parsed.html).not.toContain('<script>');
    expect(parsed.html).not.toContain('<h1>');
  });

  it('an unknown mailbox is a permanent failure', async () => {
    const { url } = await mailServer(() => Object.assign(new Error('No such user'), { responseCode: 550 }));
    const result = await createMailTransport({ kind: 'smtp', url })(mail);
    expect(result).toEqual({ ok: false, code: 'smtp_eenvelope_550', permanent: true });
  });

  it('a full mailbox is a temporary failure', async () => {
    const { url } = await mailServer(() => Object.assign(new Error('Try later'), { responseCode: 452 }));
    expect(await createMailTransport({ kind: 'smtp', url })(mail)).toMatchObject({
      ok: false,
      permanent: false,
    });
  });

  it('an unreachable server is a temporary failure', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const result = await createMailTransport({ kind: 'smtp', url: `smtp://127.0.0.1:${port}` })(mail);
    expect(result).toMatchObject({ ok: false, permanent: false });
  });

  it('a mail that is called off never reaches the server', async () => {
    const { received, url } = await mailServer();
    const transport = createMailTransport({ kind: 'smtp', url });
    expect(await transport(mail, async () => false)).toMatchObject({ ok: false, permanent: false });
    expect(received).toEqual([]);
  });

  it.each([
    ['a refused login', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false, {}],
    ['a lost connection before the content', { code: 'ECONNECTION', command: 'CONN' }, false, {}],
    ['a lost connection after it', { code: 'ECONNECTION', command: 'CONN' }, true, { unknown: true }],
    ['no answer to it', { name: 'AbortError', code: 'EABORT' }, true, { unknown: true }],
    [
      'an answer without a meaning',
      { code: 'EMESSAGE', command: 'DATA', responseCode: 354 },
      true,
      { unknown: true },
    ],
    ['a temporary refusal of it', { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }, true, {}],
    [
      'a refusal of it',
      { code: 'EMESSAGE', command: 'DATA', responseCode: 554 },
      true,
      { refusesContent: true },
    ],
  ])('%s', (_, error, isSent, more) => {
    const { ok, code: _code, permanent, ...rest } = smtpFailure(error, isSent) as Record<string, unknown>;
    expect({ ok, permanent, ...rest }).toEqual({ ok: false, permanent: false, ...more });
  });
});

describe('over a provider’s HTTP API', () => {
  async function sent(respond: () => Promise<Response>) {
    const requests: Request[] = [];
    const transport = httpTransport(
      { url: 'https://api.example.com/emails', key: 're_key' },
      async (input, init) => {
        requests.push(new Request(input as string, init));
        return respond();
      },
    );
    return { result: await transport(mail), request: requests[0] as Request };
  }

  it('a mail is one request with an idempotency key', async () => {
    const { result, request } = await sent(async () => Response.json({ id: 'x' }));
    expect(result).toEqual({ ok: true });
    expect(request.headers.get('authorization')).toBe('Bearer re_key');
    expect(request.headers.get('idempotency-key')).toBe('inquiry-1@spa.example.com');
    expect(await request.json()).toEqual({
      from: '"Lumen Tide website" <noreply@spa.example.com>',
      to: ['staff@spa.example.com'],
      reply_to: '"Zoë Z O’Hara" <zoe@example.com>',
      subject: 'Inquiry from Zoë',
      html: '<p>Hello</p>',
      text: 'Hello',
      headers: { 'X-Test': 'yes', 'Message-ID': '<inquiry-1@spa.example.com>' },
    });
  });

  it.each([
    [
      422,
      '{"name":"validation_error","message":"Invalid `to` field."}',
      { ok: false, code: 'mail_http_422', permanent: true },
    ],
    [
      422,
      '{"name":"validation_error","message":"Invalid `from` field."}',
      { ok: false, code: 'mail_http_422', permanent: false },
    ],
    [403, '{"message":"The domain is not verified"}', { ok: false, code: 'mail_http_403', permanent: false }],
    [401, '{}', { ok: false, code: 'mail_http_401', permanent: false }],
    [429, '{}', { ok: false, code: 'mail_http_429', permanent: false }],
    [500, '{}', { ok: false, code: 'mail_http_500', permanent: false }],
    [
      409,
      '{"name":"concurrent_idempotent_requests"}',
      { ok: false, code: 'mail_http_409', permanent: false },
    ],
    [409, '{"name":"invalid_idempotent_request"}', { ok: true }],
  ])('%i %s', async (status, body, expected) => {
    expect((await sent(async () => new Response(body, { status }))).result).toEqual(expected);
  });

  it('a mail whose optional headers are refused is sent without them', async () => {
    const bodies: Record<string, unknown>[] = [];
    const keys: (string | null)[] = [];
    const transport = httpTransport({ url: 'https://api.example.com', key: 'k' }, async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const isRefused = bodies.length === 1;
      return new Response(isRefused ? '{"message":"Invalid `reply_to` field."}' : '{}', {
        status: isRefused ? 422 : 200,
      });
    });
    expect(await transport(mail)).toEqual({ ok: true });
    expect(bodies[1]).toMatchObject({ headers: { 'Message-ID': mail.messageId } });
    expect(bodies[1]).not.toHaveProperty('reply_to');
    expect(new Set(keys).size).toBe(2);
  });

  it('a mail that is called off is not sent', async () => {
    const transport = httpTransport({ url: 'https://api.example.com', key: 'k' }, () => {
      throw new Error('must not be called');
    });
    expect(await transport(mail, async () => false)).toMatchObject({ ok: false, code: 'hand_over_off' });
  });

  it('a lost connection is a temporary failure', async () => {
    const { result } = await sent(() => Promise.reject(new TypeError('fetch failed')));
    expect(result).toEqual({ ok: false, code: 'mail_http_typeerror', permanent: false });
  });
});

it('without a configuration every mail fails temporarily', async () => {
  expect(await createMailTransport(null)(mail)).toEqual({
    ok: false,
    code: 'mail_not_configured',
    permanent: false,
  });
});
