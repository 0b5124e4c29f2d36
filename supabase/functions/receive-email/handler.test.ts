import { describe, expect, it } from 'vitest';
import { fakeDatabase, fakeDependencies, fails, unreachable, type Answers } from '../_shared/fakes.ts';
import { createHandler } from './handler.ts';

const TOKEN = '6f1b2c3d11114222833344445555666600112233445566778899';
const ADDRESS = `reply+${TOKEN}@in.spa.example.com`;
const SECRET = 'a-secret-of-the-mail-provider';
const ENV = { INBOUND_ADDRESS: 'reply@in.spa.example.com', INBOUND_SECRET: SECRET };

/** A mail as it comes from the network. A header replaces the one of its name; null leaves it out. */
function mail(headers: Record<string, string | null> = {}, body = 'Yes, Friday works.\r\n') {
  const all = {
    From: 'Dana Whitfield <dana@example.com>',
    To: `"Maren at Lumen Tide" <${ADDRESS}>`,
    Subject: 'Re: Your inquiry',
    Date: 'Sat, 21 Nov 2026 11:00:00 -0800',
    'Message-ID': '<one@example.com>',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}`));
  return [...lines, '', body].join('\r\n');
}

function receiver(answers: Answers = { file_mail: 'filed' }, env: Record<string, string> = ENV) {
  const { database, named } = fakeDatabase(answers);
  const { deps, logged } = fakeDependencies({ database, env });
  const handle = createHandler(deps);
  const send = async (
    body: BodyInit = mail(),
    headers: Record<string, string> = { 'content-type': 'message/rfc822' },
  ) => {
    const authorization = `Bearer ${SECRET}`;
    const request = new Request('http://x/receive-email', {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
    });
    return (await handle(request)).status;
  };
  return { send, logged, filed: () => named('file_mail').map(({ args }) => args as unknown as Filed) };
}
interface Filed {
  token: string;
  mail: {
    kind: string;
    text: string;
    id: string;
    from: string;
    at: string;
    files: { name: string; bytes: number; path?: string }[];
  };
}

describe('a mail that came back', () => {
  it('is filed with its inquiry', async () => {
    const { send, filed } = receiver();
    expect(await send()).toBe(200);
    expect(filed()).toEqual([
      {
        token: TOKEN,
        mail: {
          id: '<one@example.com>',
          from: 'dana@example.com',
          subject: 'Re: Your inquiry',
          text: 'Yes, Friday works.',
          kind: 'answer',
          files: [],
          at: '2026-11-21T19:00:00.000Z',
        },
      },
    ]);
  });

  it.each<[string, BodyInit, Record<string, string>]>([
    ['in a field of SendGrid', formOf('email'), {}],
    ['in a field of Mailgun', formOf('body-mime'), {}],
    [
      'in a form of Mailgun without files',
      new URLSearchParams({ 'body-mime': mail() }),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['in JSON of Postmark', JSON.stringify({ RawEmail: mail() }), { 'content-type': 'application/json' }],
  ])('is found %s', async (_, body, headers) => {
    const { send, filed } = receiver();
    expect(await send(body, headers)).toBe(200);
    expect(filed()).toMatchObject([{ token: TOKEN, mail: { text: 'Yes, Friday works.' } }]);
  });

  it.each([
    ['Delivered-To', { To: 'somebody@example.com', 'Delivered-To': ADDRESS }],
    ['X-Original-To', { To: null, 'X-Original-To': `<${ADDRESS}>` }],
    ['Cc, in capitals', { To: 'somebody@example.com', Cc: ADDRESS.toUpperCase() }],
  ])('is found by %s', async (_, headers) => {
    const { send, filed } = receiver();
    await send(mail(headers));
    expect(filed()).toMatchObject([{ token: TOKEN }]);
  });

  it.each([
    ['to nobody', { To: 'reply@in.spa.example.com' }],
    ['with half a token', { To: `reply+${TOKEN.slice(0, 30)}@in.spa.example.com` }],
    ['to another domain', { To: `reply+${TOKEN}@in.spa.example.com.evil.example` }],
    ['with the token in its subject alone', { To: 'x@example.com', Subject: ADDRESS }],
  ])('%s is ignored', async (_, headers) => {
    const { send, filed, logged } = receiver();
    expect(await send(mail(headers))).toBe(200);
    expect(filed()).toEqual([]);
    expect(logged).toEqual([{ code: 'mail_ignored', cause: 'no_inquiry' }]);
  });

  it('without a Message-ID has the same id each time', async () => {
    const { send, filed } = receiver();
    await send(mail({ 'Message-ID': null }));
    await send(mail({ 'Message-ID': null }));
    const [first, second] = filed();
    expect(first!.mail.id).toMatch(/^[0-9a-f]{64}$/);
    expect(second!.mail.id).toBe(first!.mail.id);
  });

  it.each([
    ['Auto-Submitted', { 'Auto-Submitted': 'auto-replied' }, 'automatic'],
    ['Precedence', { Precedence: 'bulk' }, 'automatic'],
    ['an empty return path', { 'Return-Path': '<>' }, 'automatic'],
    ['a list', { 'List-Id': '<news.example.com>' }, 'automatic'],
    ['Auto-Submitted: no', { 'Auto-Submitted': 'no' }, 'answer'],
    ['mailer-daemon', { From: 'MAILER-DAEMON@example.com' }, 'bounce'],
    ['our own sender', { From: 'noreply@spa.example.com' }, 'automatic'],
  ])('with %s is known for what it is', async (_, headers, kind) => {
    const { send, filed } = receiver();
    await send(mail(headers));
    expect(filed()).toMatchObject([{ mail: { kind } }]);
  });

  it.each([
    ['failed', 'bounce'],
    ['delayed', 'automatic'],
  ])('that reports "%s" is %s', async (action, kind) => {
    const { send, filed } = receiver();
    const report = [
      '--b',
      'Content-Type: text/plain',
      '',
      'It did not arrive.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.com',
      '',
      `Action: ${action}`,
      '--b--',
    ].join('\r\n');
    const type = 'multipart/report; report-type=delivery-status; boundary=b';
    await send(mail({ 'Content-Type': type }, report));
    expect(filed()).toMatchObject([{ mail: { kind, text: 'It did not arrive.' } }]);
  });

  it('is text, whatever its HTML says', async () => {
    const { send, filed } = receiver();
    const html =
      '<style>p{}</style><p>Fine &amp; good,<br>&lt;script&gt;alert(1)&lt;/script&gt;</p><script>alert(2)</script>';
    await send(mail({ 'Content-Type': 'text/html; charset=utf-8' }, html));
    expect(filed()).toMatchObject([{ mail: { text: 'Fine & good,\n<script>alert(1)</script>' } }]);
  });

  it('is cut at 20,000 characters', async () => {
    const { send, filed } = receiver();
    await send(mail({}, '💆'.repeat(21_000)));
    const [{ mail: seen }] = filed() as [Filed];
    expect([...seen.text]).toHaveLength(20_000);
  });

  it('is cut between characters, since a half of one would be refused', async () => {
    const { send, filed } = receiver();
    const subject = `${'a'.repeat(299)}💆💆`;
    await send(
      mail({ Subject: `=?utf-8?B?${btoa(String.fromCharCode(...new TextEncoder().encode(subject)))}?=` }),
    );
    expect(filed()).toMatchObject([{ mail: { subject: `${'a'.repeat(299)}💆` } }]);
  });
});

describe('files', () => {
  /** A part of a mail: name, headers beside, content. */
  type Part = [name: string, headers: string[], content: Uint8Array];
  const attached = (name: string, content = Uint8Array.of(0, 0, 1)): Part => [
    name,
    ['Content-Disposition: attachment'],
    content,
  ];
  const withFiles = (parts: Part[], headers: Record<string, string> = {}, kind = 'mixed') => {
    const body = parts.flatMap(([name, more, content]) => [
      '--b',
      `Content-Type: image/jpeg; name*=UTF-8''${encodeURIComponent(name)}`,
      ...more,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    ]);
    const text = ['--b', 'Content-Type: text/plain', '', 'See what I mean.'];
    return mail(
      { ...headers, 'Content-Type': `multipart/${kind}; boundary=b` },
      [...text, ...body, '--b--'].join('\r\n'),
    );
  };
  function keeper(answers: Answers = {}, works: (path: string) => boolean = () => true) {
    const stored = new Map<string, Uint8Array>();
    const { database, named } = fakeDatabase({
      file_mail: 'filed',
      kept_files: () =>
        (named('file_mail').at(-1)!.args as unknown as Filed).mail.files.map(({ path }) => path!),
      ...answers,
    });
    const store = async (path: string, content: Uint8Array) =>
      works(path) && Boolean(stored.set(path, content));
    const { deps, logged } = fakeDependencies({
      database,
      env: ENV,
      change: { attachments: { store, remove: async () => true } },
    });
    const handle = createHandler(deps);
    const send = async (body: string) =>
      (
        await handle(
          new Request('http://x/receive-email', {
            method: 'POST',
            headers: { 'x-inbound-secret': SECRET, 'content-type': 'message/rfc822' },
            body,
          }),
        )
      ).status;
    const files = () => (named('file_mail').at(-1)!.args as unknown as Filed).mail.files;
    return { send, stored, files, logged };
  }

  it('are kept under the paths that the message names', async () => {
    const { send, stored, files } = keeper();
    expect(await send(withFiles([attached('skin.jpg'), attached('form.pdf', Uint8Array.of(7))]))).toBe(200);
    expect(files()).toEqual([
      { name: 'skin.jpg', bytes: 3, path: expect.stringMatching(/^[0-9a-f]{32}\/0$/) },
      { name: 'form.pdf', bytes: 1, path: expect.stringMatching(/^[0-9a-f]{32}\/1$/) },
    ]);
    expect([...stored]).toEqual([
      [files()[0]!.path, Uint8Array.of(0, 0, 1)],
      [files()[1]!.path, Uint8Array.of(7)],
    ]);
  });

  it('are kept when a mail comes again because they were not the first time', async () => {
    const kept = keeper({ file_mail: () => (kept.stored.size > 0 ? 'known' : 'filed') }, (path) =>
      path.endsWith('/0') ? true : kept.logged.length > 0,
    );
    const body = withFiles([attached('a.jpg'), attached('b.jpg')]);
    expect(await kept.send(body)).toBe(503);
    expect(kept.logged).toEqual([{ code: 'file_not_kept' }]);
    expect(await kept.send(body)).toBe(200);
    expect(kept.stored.size).toBe(2);
  });

  it.each([
    ['unknown', 200],
    ['full', 200],
    [unreachable, 503],
  ])('of a mail that is not filed (%s) are not kept', async (answer, status) => {
    const { send, stored } = keeper({ file_mail: answer });
    expect(await send(withFiles([attached('skin.jpg')]))).toBe(status);
    expect(stored.size).toBe(0);
  });

  it.each([
    ['none', []],
    ['unreachable', unreachable],
  ])('are kept as the database wants: %s', async (_, answer) => {
    const { send, stored } = keeper({ kept_files: answer });
    expect(await send(withFiles([attached('skin.jpg')]))).toBe(Array.isArray(answer) ? 200 : 503);
    expect(stored.size).toBe(0);
  });

  it('of a machine are named only', async () => {
    const { send, stored, files } = keeper();
    await send(withFiles([attached('skin.jpg')], { 'Auto-Submitted': 'auto-replied' }));
    expect(files()).toEqual([{ name: 'skin.jpg', bytes: 3 }]);
    expect(stored.size).toBe(0);
  });

  it('beyond 10 MB are named only, and those that fit are kept', async () => {
    const { send, files } = keeper({ kept_files: [] });
    const large = new Uint8Array(5.5 * 1024 * 1024);
    await send(withFiles([attached('a.jpg', large), attached('b.jpg', large), attached('c.jpg')]));
    expect(files().map(({ name, path }) => [name, path !== undefined])).toEqual([
      ['a.jpg', true],
      ['b.jpg', false],
      ['c.jpg', true],
    ]);
  });

  it('that were put into the text are kept, and pictures that only count readers are not named', async () => {
    const { send, files } = keeper();
    const inline = (name: string, size: number): Part => [
      name,
      ['Content-Disposition: inline', `Content-ID: <${name}>`],
      new Uint8Array(size),
    ];
    await send(withFiles([inline('photo.jpg', 5000), inline('pixel.jpg', 43)], {}, 'related'));
    expect(files().map(({ name }) => name)).toEqual(['photo.jpg']);
  });

  it.each([
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['a\\b\u202egpj.exe', 'a_bgpj.exe'],
    ['', 'file.jpeg'],
    [`${'皮'.repeat(120)}.jpg`, `${'皮'.repeat(76)}.jpg`],
    [`${'💆'.repeat(90)}.jpg`, `${'💆'.repeat(76)}.jpg`],
  ])('called %j are called %j', async (name, shown) => {
    const { send, files } = keeper();
    await send(withFiles([attached(name)]));
    expect(files()).toMatchObject([{ name: shown }]);
  });

  it('are twenty at most', async () => {
    const { send, files } = keeper();
    await send(withFiles(Array.from({ length: 25 }, (_, at) => attached(`${at}.jpg`))));
    expect(files()).toHaveLength(20);
  });
});

describe('a caller', () => {
  it.each([
    ['without the secret', { authorization: '' }],
    ['with another one', { authorization: 'Bearer something-else-of-that-length' }],
    ['with a broken one', { authorization: 'Basic %%%' }],
  ])('%s gets 401, and nothing is read', async (_, headers) => {
    const { send, filed } = receiver();
    expect(await send(mail(), headers)).toBe(401);
    expect(filed()).toEqual([]);
  });

  it('may send the secret as a password', async () => {
    const { send } = receiver();
    expect(await send(mail(), { authorization: `Basic ${btoa(`mail:${SECRET}`)}` })).toBe(200);
  });

  it('may send the secret in a header of its own', async () => {
    const { send } = receiver();
    expect(await send(mail(), { authorization: '', 'x-inbound-secret': SECRET })).toBe(200);
    expect(await send(mail(), { 'x-inbound-secret': 'something-else-of-that-length' })).toBe(401);
  });

  it.each([
    [ENV, true],
    [{}, false],
  ])('learns whether answers arrive here', async (env, receives) => {
    const handle = createHandler(fakeDependencies({ database: fakeDatabase({}).database, env }).deps);
    const response = await handle(new Request('http://x/receive-email'));
    expect(await response.json()).toEqual({ id: null, success: true, receives });
  });

  it('gets 401 where no mail is received', async () => {
    const { send } = receiver({ file_mail: 'filed' }, {});
    expect(await send()).toBe(401);
  });

  it.each([
    ['unreachable', unreachable, 503],
    ['flooded', fails({ ok: false, reason: 'flood', retryAfter: 9 }), 429],
    ['unwilling to take this mail', fails({ ok: false, reason: 'refused', code: '22000' }), 200],
    ['sure that it is known', 'known', 200],
    ['sure that there is no such inquiry', 'unknown', 200],
    ['full', 'full', 200],
  ])('is told to come back only if the database is %s', async (_, answer, status) => {
    const { send } = receiver({ file_mail: answer });
    expect(await send()).toBe(status);
  });

  it('may not send more than 16 MB', async () => {
    const { send, logged } = receiver();
    expect(await send(mail({}, 'a'.repeat(17 * 1024 * 1024)))).toBe(200);
    expect(logged).toEqual([{ code: 'mail_ignored', cause: 'too_large' }]);
  });
});

function formOf(field: string): FormData {
  const form = new FormData();
  form.set('from', 'dana@example.com');
  form.set(field, mail());
  return form;
}
