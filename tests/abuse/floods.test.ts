import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { insideOneWindow } from '../database/counting-window.ts';
import {
  call,
  inquiry,
  mails,
  mailsAbout,
  makeDue,
  recipients,
  rest,
  row,
  rpcFor,
  serviceHeaders,
  stack,
  stored,
  sweep,
  type Reply,
  useStack,
} from './harness.ts';

useStack();

/** Floods and bots against the running local stack. */

beforeEach(() => insideOneWindow(600, 30));

describe('a bot that fills in forms', () => {
  it('fills the honeypot or is too fast: its inquiry is stored, mailed with a mark, and listed in the digest', async () => {
    const sent = inquiry({ suspected: true, message: 'Cheap links' });
    expect((await call('send-inquiry-email', sent)).body).toMatchObject({ success: true, emailSent: true });
    expect(await stored(sent.id)).toMatchObject([{ suspected: true, status: 'new' }]);
    expect((await mailsAbout('Cheap links')).map(({ subject }) => subject)).toEqual([
      '[Possibly a bot] Inquiry from Eve',
    ]);

    const today = (await stack.query<{ day: string }>('select private.day_of(now())::text as day'))[0]!.day;
    const digest = await call(
      'send-daily-digest',
      { day: today },
      { authorization: `Bearer ${stack.keys.secret}` },
    );
    expect(digest.body).toMatchObject({ success: true });
    const found = await mailsAbout(`/staff/inquiries/${sent.id}`);
    expect(found.map(recipients)).toEqual([['staff@spa.example.com'], ['staff@spa.example.com']]);
  });

  it('floods the database from one session: the 21st inquiry gets 429 with Retry-After', async () => {
    const session_id = randomUUID();
    let reply: Reply | undefined;
    for (let time = 0; time < 21; time++) reply = await rest('inquiries', row({ session_id }));
    expect(reply?.status).toBe(429);
    const seconds = Number(reply?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(JSON.parse(String(reply?.body['hint']))).toEqual({ retryAfter: seconds });
  });

  it('floods a function from one session: the 21st inquiry gets 429 with Retry-After', async () => {
    const sessionId = randomUUID();
    let reply: Reply | undefined;
    for (let time = 0; time < 21; time++)
      reply = await call('send-inquiry-email', inquiry({ sessionId, suspected: true }));
    expect(reply).toMatchObject({ status: 429, body: { success: false, code: 'rate_limited' } });
    expect(Number(reply?.headers.get('retry-after'))).toBe(reply?.body['retryAfter']);
  });

  it('signs a stranger up repeatedly: one mail, 429 after six requests, and the stranger can still sign up', async () => {
    const email = 'stranger@example.com';
    await call('send-welcome-email', { id: randomUUID(), email });
    const signUp = async (visitor: string) =>
      (await rpcFor(visitor, 'subscribe', { id: randomUUID(), email })).status;
    const statuses: number[] = [];
    for (let time = 0; time < 8; time++) statuses.push(await signUp('203.0.113.66'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(await signUp('198.51.100.7')).toBe(200);
    expect(await mailsAbout(email)).toHaveLength(1);
  });

  it('owns an IPv6 network: all its addresses count as one', async () => {
    const signUp = (last: number) =>
      rpcFor(`2001:db8:1:2::${last.toString(16)}`, 'subscribe', {
        id: randomUUID(),
        email: `v6-${last}@example.com`,
      });
    for (let last = 1; last <= 100; last++) expect((await signUp(last)).status).toBe(200);
    expect((await signUp(101)).status).toBe(429);
    // Their hundred welcome mails must not count in other tests.
    await stack.query(
      `update private.email_jobs set state = 'void' where kind = 'welcome' and state = 'waiting'`,
    );
  });

  it('signs up many strangers: above the limit welcome mails wait, and mails to the staff do not', async () => {
    const allow = (allowed: string) =>
      stack.query(
        `update private.mail_limits set allowed = $1::text::integer where name = 'welcome_mails_per_hour'`,
        [allowed],
      );
    await allow('0');
    try {
      const reply = await call('send-welcome-email', { id: randomUUID(), email: 'ceiling@example.com' });
      expect(reply).toMatchObject({ status: 200, body: { success: true } });
      expect(await mailsAbout('ceiling@example.com')).toEqual([]);
      await call('send-inquiry-email', inquiry({ message: 'Not limited' }));
      expect(await mailsAbout('Not limited')).toHaveLength(1);
    } finally {
      await allow('200');
    }
    await makeDue();
    expect((await sweep()).status).toBe(200);
    expect(await mailsAbout('ceiling@example.com')).toHaveLength(1);
  });

  it('buries a person under suspected inquiries: the digest shows the person first and counts the rest', async () => {
    await stack.query(
      `insert into public.inquiries (full_name, email, message, suspected, created_at)
       select case n when 125 then 'Ada Real' else 'Buried ' || n end, 'buried@example.com', 'Hello', n <> 125,
         private.start_of_day('2026-01-02') + n * interval '1 second' from generate_series(1, 250) n`,
    );
    const reply = await call('send-daily-digest', { day: '2026-01-02' }, serviceHeaders());
    expect(reply.body).toMatchObject({ success: true });
    const [digest, ...others] = (await mails()).filter(({ subject }) =>
      subject?.startsWith('Friday, January 2'),
    );
    expect(others).toEqual([]);
    const text = digest!.text!;
    expect(text.indexOf('Ada Real')).toBeGreaterThan(0);
    expect(text.indexOf('Ada Real')).toBeLessThan(text.indexOf('Buried'));
    expect(text).toContain('POSSIBLY FROM A BOT (249)');
    const listed = [...text.matchAll(/^- Buried \d+ /gm)].length;
    expect(text).toContain(`and ${249 - listed} more inquiries`);
    // Gmail cuts a mail after 102 KB.
    expect(digest!.raw.length).toBeLessThan(100_000);
  });
});

// Must be last: after it this address has used up its minute.
describe('a caller without end', () => {
  it('gets 429 with Retry-After after 300 calls a minute, whatever address it claims', async () => {
    const statuses = new Set<number>();
    const waits: number[] = [];
    for (let time = 0; time < 320; time++) {
      const { status, headers } = await call('unsubscribe', '{}', { 'x-real-ip': `203.0.113.${time % 250}` });
      statuses.add(status);
      if (status === 429) waits.push(Number(headers.get('retry-after')));
    }
    expect([...statuses]).toEqual([400, 429]);
    expect(Math.min(...waits)).toBeGreaterThan(0);
  });
});
