import { createServer, type AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailTransport, httpTransport, smtpFailure, type Mail } from './mail.ts';
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
        service: evil,
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

  it('a refused login is a temporary failure', () => {
    expect(smtpFailure({ code: 'EAUTH', responseCode: 535 })).toEqual({
      ok: false,
      code: 'smtp_eauth_535',
      permanent: false,
    });
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
    [422, '{}', { ok: false, code: 'mail_http_422', permanent: true }],
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
