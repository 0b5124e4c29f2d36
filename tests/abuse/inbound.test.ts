import { createTransport } from 'nodemailer';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { business } from '../../src/content/business.ts';
import { call, inquiry, member, signIn, stack, sweep, useStack } from './harness.ts';

useStack();

/** Attacks on the door for answers by mail, against the running local stack. */

const DOMAIN = business.mailFrom.split('@')[1];
const MB = 1024 * 1024;
let address: string;
let other: string;
let mine: string;

const addressOf = async (id: string) => {
  const [row] = await stack.query<{ token: string }>('select private.reply_token($1) as token', [id]);
  return `reply+${row!.token}@${DOMAIN}`;
};
const filed = () => stack.query<{ body: string }>('select * from public.inquiry_messages');

beforeAll(async () => {
  const [first, second] = [inquiry(), inquiry()];
  for (const one of [first, second]) await call('send-inquiry-email', one);
  [mine, address, other] = [
    String(first.id),
    await addressOf(String(first.id)),
    await addressOf(String(second.id)),
  ];
});

const mailTo = (to: string, text = 'Hello') =>
  `From: dana@example.com\r\nTo: ${to}\r\nSubject: Re\r\nMessage-ID: <${crypto.randomUUID()}@example.com>\r\n\r\n${text}\r\n`;
async function post(
  body: BodyInit,
  headers: Record<string, string> = { 'x-inbound-secret': stack.keys.inbound },
) {
  const response = await fetch(`${stack.origin}/functions/v1/receive-email`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', ...headers },
    body,
  }).catch(() => undefined);
  return response?.status;
}

describe('a mail to the door', () => {
  it('is filed with the secret alone', async () => {
    for (const headers of [
      {},
      { 'x-inbound-secret': '' },
      { 'x-inbound-secret': stack.keys.publishable },
      { authorization: `Bearer ${stack.keys.publishable}` },
      { authorization: `Bearer ${stack.keys.secret}` },
    ])
      expect(await post(mailTo(address), headers)).toBe(401);
    expect(await filed()).toEqual([]);
    expect(await post(mailTo(address))).toBe(200);
    expect(await filed()).toMatchObject([{ inquiry_id: mine, direction: 'in', kind: 'answer' }]);
  });

  it('with the id of one inquiry and the proof of another is filed nowhere', async () => {
    const mixed = address.slice(0, 'reply+'.length + 32) + other.slice('reply+'.length + 32);
    for (const forged of [
      mixed,
      address.replace(/\+.{4}/, '+0000'),
      `reply+@${DOMAIN}`,
      `reply+${mine}@${DOMAIN}`,
    ])
      expect(await post(mailTo(forged))).toBe(200);
    expect(await filed()).toHaveLength(1);
  });

  it('of 25 MB is refused, and the door stays open', async () => {
    expect([413, undefined]).toContain(await post(mailTo(address, 'a'.repeat(25 * MB))));
    const text = 'a'.repeat(25 * MB);
    const sent = createTransport(stack.mailServer).sendMail({ from: 'dana@example.com', to: address, text });
    await expect(sent).rejects.toThrow(/exceeds|552/);
    expect(await filed()).toHaveLength(1);
    expect(await post(mailTo(address))).toBe(200);
    expect(await filed()).toHaveLength(2);
  });

  it('that is damaged is answered, and nothing of it is kept', async () => {
    for (const body of ['', '\0\0\0', 'x'.repeat(5000), `To: ${'<'.repeat(9999)}\r\n\r\n`])
      expect([200, 400]).toContain(await post(body));
    expect(await filed()).toHaveLength(2);
  });

  it('of a flood is filed a hundred times a day at most', async () => {
    for (let sent = 0; sent < 110; sent++) await post(mailTo(other));
    const [row] = await stack.query<{ count: number }>(
      'select count(*)::int from public.inquiry_messages where inquiry_id <> $1',
      [mine],
    );
    expect(row!.count).toBeLessThanOrEqual(100);
    expect(row!.count).toBeGreaterThan(0);
  });
});

describe('a file that came by mail', () => {
  const object = () => `${stack.origin}/storage/v1/object`;
  const asService = () => ({ headers: { apikey: stack.keys.secret } });
  const mailWithFile = () =>
    [
      `From: dana@example.com\r\nTo: ${address}\r\nMessage-ID: <file@example.com>`,
      'Content-Type: multipart/mixed; boundary=b\r\n',
      '--b\r\nContent-Type: text/plain\r\n\r\nSee.',
      '--b\r\nContent-Type: text/html; name="x.html"\r\nContent-Disposition: attachment\r\n\r\n<script>1</script>',
      '--b--\r\n',
    ].join('\r\n');
  let path: string;

  it('is a download, and nothing that a browser runs', async () => {
    expect(await post(mailWithFile())).toBe(200);
    const [row] = await stack.query<{ files: { path: string }[] }>(
      `select files from public.inquiry_messages where mail_id = '<file@example.com>'`,
    );
    path = row!.files[0]!.path;
    const response = await fetch(`${object()}/attachments/${path}`, asService());
    expect((await response.text()).trim()).toBe('<script>1</script>');
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is read by the staff, for as long as an address lasts, and changed by nobody', async () => {
    const headers = {
      apikey: stack.keys.publishable,
      authorization: `Bearer ${await signIn(await member())}`,
      'content-type': 'application/json',
    };
    const addressFor = async (expiresIn: number) => {
      const signed = await fetch(`${object()}/sign/attachments/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ expiresIn }),
      });
      const { signedURL } = (await signed.json()) as { signedURL: string };
      expect(signedURL).toContain(path);
      return `${stack.origin}/storage/v1${signedURL}&download=${encodeURIComponent('Mein “Arm”.html')}`;
    };
    const file = await fetch(await addressFor(60));
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Mein “Arm”.html')}`,
    );
    // Its end is a whole second, so it may be over at once.
    const brief = await addressFor(1);
    await vi.waitFor(async () => expect((await fetch(brief)).ok).toBe(false), { timeout: 5000 });
    for (const [method, to, body] of [
      ['POST', `attachments/${path}`, 'x'],
      ['PUT', `attachments/${path}`, 'x'],
      ['DELETE', 'attachments', JSON.stringify({ prefixes: [path] })],
    ] as const)
      await fetch(`${object()}/${to}`, { method, headers: { ...headers, 'x-upsert': 'true' }, body });
    expect((await (await fetch(`${object()}/attachments/${path}`, asService())).text()).trim()).toBe(
      '<script>1</script>',
    );
  });

  it('is out of reach for visitors, who can’t add one, either', async () => {
    for (const headers of [{}, { apikey: stack.keys.publishable }] as Record<string, string>[]) {
      const asked = [
        ['GET', `attachments/${path}`],
        ['GET', `public/attachments/${path}`],
        ['GET', `authenticated/attachments/${path}`],
        ['GET', `info/attachments/${path}`],
        ['POST', `sign/attachments/${path}`, { expiresIn: 60 }],
        ['POST', 'list/attachments', { prefix: '' }],
        ['POST', `move`, { bucketId: 'attachments', sourceKey: path, destinationKey: 'mine' }],
        ['DELETE', `attachments/${path}`],
        ['DELETE', 'attachments', { prefixes: [path] }],
      ] as const;
      for (const [method, address, body] of asked) {
        const response = await fetch(`${object()}/${address}`, {
          method,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        expect(text, `${method} ${address}`).not.toContain('<script>');
        expect(text, `${method} ${address}`).not.toContain('created_at');
        expect(text, `${method} ${address}`).not.toContain('token=');
      }
      const put = await fetch(`${object()}/attachments/x/0`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: 'x',
      });
      expect(put.ok).toBe(false);
    }
    expect((await fetch(`${object()}/attachments/${path}`, asService())).ok).toBe(true);
  });

  it('is deleted after its inquiry is', async () => {
    await stack.query('delete from public.inquiries where id = $1', [mine]);
    await stack.query('update private.unneeded_files set next_attempt_at = now()');
    // A sweep sends mails first, and the flood above has left many.
    await stack.query('delete from private.email_jobs');
    expect(await sweep()).toMatchObject({ status: 200 });
    expect((await fetch(`${object()}/attachments/${path}`, asService())).ok).toBe(false);
    expect(await stack.query('select * from private.unneeded_files')).toEqual([]);
  });
});
