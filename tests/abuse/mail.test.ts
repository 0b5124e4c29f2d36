import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import {
  call,
  inquiry,
  mails,
  mailsAbout,
  recipients,
  rest,
  row,
  stack,
  stored,
  subscriber,
  sweep,
  useStack,
} from './harness.ts';

useStack();

/** Attacks through mail against the running local stack: relaying, header injection, mail bombing. */

describe('a server that is killed while it mails', () => {
  it('sends the mail again with the same Message-ID: the mailbox has one mail', async () => {
    const sent = inquiry({ message: 'Killed in between' });
    await call('send-inquiry-email', sent);
    // The state after a process was killed between the mail server's reply and its own record of it.
    await stack.query(
      `update private.email_jobs set state = 'handing_over', sent_at = null, claimed_until = now(), next_attempt_at = now()
       where kind = 'inquiry' and subject_id = $1`,
      [sent.id],
    );
    await stack.query('update public.inquiries set notified_at = null where id = $1', [sent.id]);
    expect((await sweep()).body).toMatchObject({ success: true });
    // The sweep that follows every call may have sent it first.
    await vi.waitFor(async () =>
      expect((await stored(sent.id))[0]).toMatchObject({ notified_at: expect.anything() }),
    );
    const [job] = await stack.query(
      "select state, attempts from private.email_jobs where kind = 'inquiry' and subject_id = $1",
      [sent.id],
    );
    expect(job).toEqual({ state: 'sent', attempts: 2 });
    expect(await mailsAbout('Killed in between')).toHaveLength(1);
  });
});

describe('an attempt to mail others', () => {
  it('with recipients in the request: the mail goes to the staff only', async () => {
    const sent = inquiry({
      message: 'Relay this',
      to: 'victim@example.org',
      cc: 'victim@example.org',
      bcc: ['victim@example.org'],
      staffEmail: 'victim@example.org',
      headers: { bcc: 'victim@example.org' },
    });
    expect((await call('send-inquiry-email', sent)).status).toBe(200);
    const found = await mailsAbout('Relay this');
    expect(found.map(recipients)).toEqual([['staff@spa.example.com']]);
    expect(found[0]?.raw).not.toContain('victim@');
  });

  it.each([
    ['a line break in the name', { fullName: 'Eve\r\nBcc: victim@example.org', message: 'Break 1' }],
    ['a line break in the service', { service: 'Spa\nBcc: victim@example.org', message: 'Break 2' }],
    [
      'an encoded line break in the name',
      { fullName: '=?utf-8?q?Eve=0D=0ABcc:_victim@example.org?=', message: 'Break 3' },
    ],
    ['list separators in the address', { email: 'victim,eve;x@example.org', message: 'Break 4' }],
    ['a display name in the address', { email: 'victim<eve>@example.org', message: 'Break 5' }],
  ])('with %s: one recipient and no injected header', async (_, fields) => {
    await call('send-inquiry-email', inquiry(fields));
    const found = await mailsAbout(fields.message);
    expect(found.map(recipients)).toEqual([['staff@spa.example.com']]);
    const [mail] = found;
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.replyTo?.map(({ address }) => address).join() ?? '').not.toContain('victim');
  });

  it('with two addresses in one field is refused', async () => {
    for (const email of ['eve@example.com,victim@example.org', '"x"<victim@example.org>@example.com'])
      expect((await call('send-inquiry-email', inquiry({ email }))).status).toBe(400);
  });

  it('with HTML: the staff see it as text', async () => {
    const message = '<img src=x onerror=alert(1)><a href="https://evil.example">Your account</a>';
    await call('send-inquiry-email', inquiry({ message, fullName: '<b>Eve</b>' }));
    const mail = (await mails()).find(({ html }) => html?.includes('onerror'));
    expect(mail?.html).toContain('&#60;img src=x onerror');
    expect(mail?.html).not.toMatch(/<img|<b>Eve|href="https:\/\/evil/);
  });

  it('with a malformed domain is refused everywhere', async () => {
    const email = 'dana@example.com.';
    expect((await call('send-inquiry-email', inquiry({ email }))).status).toBe(400);
    expect((await call('send-welcome-email', { id: randomUUID(), email })).status).toBe(400);
    expect((await rest('rpc/subscribe', { id: randomUUID(), email })).status).toBe(400);
    expect((await rest('inquiries', row({ email }))).status).toBe(400);
  });

  it.each([
    ['folded@ｅxample.com', 'folded@example.com'],
    ['folded@ⓔxample.com', 'folded@example.com'],
    ['folded@exämple.com', 'folded@xn--exmple-cua.com'],
  ])('with a domain that mail programs fold, %s: stored in one plain spelling only', async (email, plain) => {
    expect((await rest('rpc/subscribe', { id: randomUUID(), email })).status).toBe(400);
    expect((await rest('inquiries', row({ email }))).status).toBe(400);
    expect((await call('subscribe', { id: randomUUID(), email })).status).toBe(200);
    expect(await subscriber(plain)).toMatchObject({ email: plain });
    const sent = inquiry({ email });
    expect((await call('send-inquiry-email', sent)).status).toBe(200);
    expect(await stored(sent.id)).toMatchObject([{ email: plain }]);
  });

  it('with an invisible character in the address: Reply-To is the address that is seen', async () => {
    // Straight into the table, which only looks at the domain.
    const sent = row({ email: 'ev\u200be@example.com', full_name: '\u202eEve', message: 'Unseen' });
    await rest('inquiries', sent);
    await call('send-inquiry-email', { id: sent.id });
    const [mail] = await mailsAbout('Unseen');
    expect(mail?.replyTo).toEqual([{ name: 'Eve', address: 'eve@example.com' }]);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/[\u200b\u202e]/);
  });

  it('with many spellings of one mailbox: at most three welcome mails a day', async () => {
    for (const local of ['manifold', 'Manifold', 'ⓜanifold', 'manifold+1', 'manifold+2', 'manifold+3'])
      await call('send-welcome-email', { id: randomUUID(), email: `${local}@example.com` });
    expect(await mailsAbout('manifold')).toHaveLength(3);
  });

  it.each([
    ['the name', { fullName: '=?utf-8?q?Your_account_is_locked?=', message: 'Word 1' }],
    ['the service', { service: '=?utf-8?b?TG9ja2Vk?=', message: 'Word 2' }],
    ['the address', { email: '=?utf-8?q?eve?=@example.com', message: 'Word 3' }],
  ])('with an encoded word in %s: no mail program decodes it', async (_, fields) => {
    await call('send-inquiry-email', inquiry(fields));
    const [mail] = await mailsAbout(fields.message);
    const header = mail!.raw.slice(0, mail!.raw.indexOf('\r\n\r\n'));
    expect(header).not.toMatch(/=\?utf-8\?[qb]\?(?:Your_account|TG9ja2Vk|eve)/i);
    expect(mail!.subject).not.toMatch(/account is locked|Locked/);
  });

  it('with another address in the name: Reply-To is the address that is shown', async () => {
    await call(
      'send-inquiry-email',
      inquiry({ fullName: 'help@bank.example', email: 'Eve@Example.COM', message: 'Shown' }),
    );
    const [mail] = await mailsAbout('Shown');
    expect(mail?.replyTo).toEqual([{ name: 'help bank.example', address: 'Eve@example.com' }]);
    expect(mail?.text).toContain('Eve@example.com');
  });

  it('by subscribing and unsubscribing in turn: at most three welcome mails a day', async () => {
    const email = 'pestered@example.com';
    for (let time = 0; time < 5; time++) {
      await call('send-welcome-email', { id: randomUUID(), email });
      await call('unsubscribe', { id: randomUUID(), email, token: null });
    }
    expect(await mailsAbout(email)).toHaveLength(3);
  });
});

describe('a form without script', () => {
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(`${stack.origin}${path}`, { method: 'POST', body, headers });
    return { response, text: await response.text() };
  };
  const multipart = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  it.each([
    ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
    ['multipart', multipart],
  ])('is stored and mailed once however often it is sent, %s', async (kind, encode) => {
    const message = `Native ${kind}`;
    const fields = { fullName: 'Dana', email: 'dana@example.com', message, formSource: 'main_form' };
    for (const path of ['/api/send-inquiry-email', '/functions/v1/send-inquiry-email']) {
      const { response, text } = await post(path, encode(fields), { origin: stack.origin });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(text).toContain('We have your message');
    }
    expect(await stack.query('select 1 from public.inquiries where message = $1', [message])).toHaveLength(1);
    await vi.waitFor(async () => expect(await mailsAbout(message)).toHaveLength(1), { timeout: 10_000 });
  });

  it('from another site is refused', async () => {
    const fields = { email: 'dana@example.com', message: 'Forged' };
    const evil = { origin: 'https://evil.example' };
    expect((await post('/api/send-inquiry-email', new URLSearchParams(fields), evil)).response.status).toBe(
      403,
    );
    expect(await stack.query(`select 1 from public.inquiries where message = 'Forged'`)).toEqual([]);
  });

  it('signs up and leaves the list, at both addresses', async () => {
    const email = 'native@example.com';
    for (const path of ['/api/subscribe', '/functions/v1/subscribe'])
      expect((await post(path, new URLSearchParams({ email, source: 'articles' }))).text).toContain(
        'You’re on our list',
      );
    expect(await subscriber(email)).toMatchObject({ source: 'articles', status: 'active' });
    const { text } = await post('/api/unsubscribe', new URLSearchParams({ email }));
    expect(text).toContain('Unsubscribed Successfully');
    expect((await subscriber(email))?.status).toBe('unsubscribed');
    expect((await call('subscribe', { id: randomUUID(), email })).body).toMatchObject({ success: true });
  });

  it('of a mail program unsubscribes with an empty body and any origin', async () => {
    const email = 'oneclick@example.com';
    await call('subscribe', { id: randomUUID(), email });
    const { unsubscribe_token: token } = (await subscriber(email))!;
    const headers = { origin: 'https://mail.example.com' };
    expect((await post(`/functions/v1/unsubscribe?token=${token}`, '', headers)).response.status).toBe(200);
    expect((await subscriber(email))?.status).toBe('unsubscribed');
  });
});
