import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  call,
  inquiry,
  mails,
  mailsAbout,
  recipients,
  rest,
  row,
  rpcFor,
  stack,
  stored,
  subscriber,
  type Reply,
} from './harness.ts';

const service = () => ({ authorization: `Bearer ${stack.keys.secret}` });
const sweep = () => call('send-inquiry-email', { sweep: true }, service());
/** Time passes for all mails that wait. */
const makeDue = () => stack.query('update private.email_jobs set next_attempt_at = now()');

/**
 * The abuse table: every attack that we know on forms, functions and database, and what happened when we tried it on
 * the real local stack.
 */

describe('a bot that fills in forms', () => {
  it('fills the hidden field, or is too fast: the inquiry is stored and marked, and waits for the digest', async () => {
    const sent = inquiry({ suspected: true, message: 'Cheap links' });
    expect((await call('send-inquiry-email', sent)).body).toMatchObject({ success: true, emailSent: false });
    expect(await stored(sent.id)).toMatchObject([{ suspected: true, status: 'new' }]);
    expect(await mailsAbout('Cheap links')).toEqual([]);

    const today = (await stack.query<{ day: string }>('select private.day_of(now())::text as day'))[0]!.day;
    const digest = await call(
      'send-daily-digest',
      { day: today },
      { authorization: `Bearer ${stack.keys.secret}` },
    );
    expect(digest.body).toMatchObject({ success: true });
    expect((await mailsAbout('Cheap links')).map(recipients)).toEqual([['staff@spa.example.com']]);
  });

  it('floods the database from one session: the 21st inquiry is answered 429 with the time to wait', async () => {
    const session_id = randomUUID();
    let reply: Reply | undefined;
    for (let time = 0; time < 21; time++) reply = await rest('inquiries', row({ session_id }));
    expect(reply?.status).toBe(429);
    const seconds = Number(reply?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(JSON.parse(String(reply?.body['hint']))).toEqual({ retryAfter: seconds });
  });

  it('floods a function from one session: the same, in the words of the function', async () => {
    const sessionId = randomUUID();
    let reply: Reply | undefined;
    for (let time = 0; time < 21; time++)
      reply = await call('send-inquiry-email', inquiry({ sessionId, suspected: true }));
    expect(reply).toMatchObject({ status: 429, body: { success: false, code: 'rate_limited' } });
    expect(Number(reply?.headers.get('retry-after'))).toBe(reply?.body['retryAfter']);
  });

  it('signs a stranger up again and again: one mail, after six requests 429, and the stranger still gets in', async () => {
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
    // Their hundred welcome mails are no part of the other rows.
    await stack.query(
      `update private.email_jobs set state = 'void' where kind = 'welcome' and state = 'waiting'`,
    );
  });

  it('signs up half the world: above the ceiling the welcome mails wait, and mails to the staff do not', async () => {
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
      await call('send-inquiry-email', inquiry({ message: 'Under the ceiling' }));
      expect(await mailsAbout('Under the ceiling')).toHaveLength(1);
    } finally {
      await allow('200');
    }
    await makeDue();
    expect((await sweep()).status).toBe(200);
    expect(await mailsAbout('ceiling@example.com')).toHaveLength(1);
  });

  it('buries a person under suspected posts: the digest tells of everybody', async () => {
    await stack.query(
      `insert into public.inquiries (full_name, email, message, suspected, created_at)
       select 'Buried ' || n, 'buried@example.com', 'Hello', true,
         private.start_of_day('2026-01-02') + n * interval '1 second' from generate_series(1, 250) n`,
    );
    const reply = await call('send-daily-digest', { day: '2026-01-02' }, service());
    expect(reply.body).toMatchObject({ success: true });
    const digests = (await mails()).filter(({ subject }) => subject?.startsWith('Friday, January 2'));
    expect(digests.map(({ subject }) => subject?.slice(-8)).sort()).toEqual([
      '(1 of 3)',
      '(2 of 3)',
      '(3 of 3)',
    ]);
    const told = digests.map(({ text }) => text).join();
    for (let n = 1; n <= 250; n++) expect(told).toMatch(new RegExp(`Buried ${n}\\b`));
  });
});

describe('a server that is killed while it mails', () => {
  it('repeats the mail under its Message-ID: one mail in the mailbox', async () => {
    const sent = inquiry({ message: 'Killed in between' });
    await call('send-inquiry-email', sent);
    // As the database stands when the process ended after the mail server's answer and before its own note.
    await stack.query(
      `update private.email_jobs set state = 'handing_over', sent_at = null, claimed_until = now()
       where subject_id = $1`,
      [sent.id],
    );
    await stack.query('update public.inquiries set notified_at = null where id = $1', [sent.id]);
    expect((await sweep()).body).toMatchObject({ success: true });
    // The sweep that follows every call may have been first.
    await vi.waitFor(async () =>
      expect((await stored(sent.id))[0]).toMatchObject({ notified_at: expect.anything() }),
    );
    const [job] = await stack.query('select state, attempts from private.email_jobs where subject_id = $1', [
      sent.id,
    ]);
    expect(job).toEqual({ state: 'sent', attempts: 2 });
    expect(await mailsAbout('Killed in between')).toHaveLength(1);
  });
});

describe('a body', () => {
  it.each([
    ['over 64 KB is refused by a function', () => call('send-inquiry-email', 'x'.repeat(65 * 1024)), 413],
    ['over 1 MB is refused by the database', () => rest('inquiries', 'x'.repeat(1025 * 1024)), 413],
    [
      'with a message of 10,001 characters is refused by a function',
      () => call('send-inquiry-email', inquiry({ message: 'x'.repeat(10_001) })),
      400,
    ],
    [
      'with a message of 10,001 characters is refused by the database',
      () => rest('inquiries', row({ message: 'x'.repeat(10_001) })),
      400,
    ],
    [
      'with a name of 201 characters is refused',
      () => rest('inquiries', row({ full_name: 'x'.repeat(201) })),
      400,
    ],
    ['that is no JSON is refused', () => call('send-inquiry-email', '<xml/>'), 400],
    ['that is a list is refused', () => call('unsubscribe', '[]'), 400],
  ])('%s', async (_, send, status) => {
    expect((await send()).status).toBe(status);
  });
});

describe('a page of another website', () => {
  const evil = { origin: 'https://evil.example' };

  it.each(['send-inquiry-email', 'send-welcome-email', 'unsubscribe', 'send-daily-digest', 'film-link'])(
    'calls %s: refused, and the browser is told nothing',
    async (name) => {
      const reply = await call(name, inquiry(), evil);
      expect(reply).toMatchObject({ status: 403, body: { code: 'origin_not_allowed' } });
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('asks beforehand whether it may: no', async () => {
    const response = await fetch(`${stack.origin}/functions/v1/unsubscribe`, {
      method: 'OPTIONS',
      headers: { ...evil, 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('writes to the database: its visitors’ browsers let it not', async () => {
    const reply = await rest('inquiries', row(), evil);
    expect([null, stack.origin]).toContain(reply.headers.get('access-control-allow-origin'));
    const asked = await fetch(`${stack.origin}/rest/v1/inquiries`, {
      method: 'OPTIONS',
      headers: {
        ...evil,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    });
    expect([null, stack.origin]).toContain(asked.headers.get('access-control-allow-origin'));
  });
});

describe('somebody who wants us to mail others', () => {
  it('names recipients in the request: the mail goes to the staff alone', async () => {
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
  ])('hides %s in a field: one recipient, no header of theirs', async (_, fields) => {
    await call('send-inquiry-email', inquiry(fields));
    const found = await mailsAbout(fields.message);
    expect(found.map(recipients)).toEqual([['staff@spa.example.com']]);
    const [mail] = found;
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.replyTo?.map(({ address }) => address).join() ?? '').not.toContain('victim');
  });

  it('gives two addresses as one: refused', async () => {
    for (const email of ['eve@example.com,victim@example.org', '"x"<victim@example.org>@example.com'])
      expect((await call('send-inquiry-email', inquiry({ email }))).status).toBe(400);
  });

  it('writes HTML: the staff see it as text', async () => {
    const message = '<img src=x onerror=alert(1)><a href="https://evil.example">Your account</a>';
    await call('send-inquiry-email', inquiry({ message, fullName: '<b>Eve</b>' }));
    const mail = (await mails()).find(({ html }) => html?.includes('onerror'));
    expect(mail?.html).toContain('&#60;img src=x onerror');
    expect(mail?.html).not.toMatch(/<img|<b>Eve|href="https:\/\/evil/);
  });

  it.each(['dana@ｅxample.com', 'dana@ⓔxample.com', 'dana@exämple.com', 'dana@example.com.'])(
    'spells a domain so that mail programs fold it, %s: refused everywhere',
    async (email) => {
      expect((await call('send-inquiry-email', inquiry({ email }))).status).toBe(400);
      expect((await call('send-welcome-email', { id: randomUUID(), email })).status).toBe(400);
      expect((await rest('rpc/subscribe', { id: randomUUID(), email })).status).toBe(400);
      expect((await rest('inquiries', row({ email }))).status).toBe(400);
    },
  );

  it('spells one mailbox in many ways: at most three welcome mails a day', async () => {
    for (const local of ['manifold', 'Manifold', 'ⓜanifold', 'manifold+1', 'manifold+2', 'manifold+3'])
      await call('send-welcome-email', { id: randomUUID(), email: `${local}@example.com` });
    expect(await mailsAbout('manifold')).toHaveLength(3);
  });

  it.each([
    ['the name', { fullName: '=?utf-8?q?Your_account_is_locked?=', message: 'Word 1' }],
    ['the service', { service: '=?utf-8?b?TG9ja2Vk?=', message: 'Word 2' }],
    ['the address', { email: '=?utf-8?q?eve?=@example.com', message: 'Word 3' }],
  ])('writes an encoded word into %s: no mail program decodes it', async (_, fields) => {
    await call('send-inquiry-email', inquiry(fields));
    const [mail] = await mailsAbout(fields.message);
    const header = mail!.raw.slice(0, mail!.raw.indexOf('\r\n\r\n'));
    expect(header).not.toMatch(/=\?utf-8\?[qb]\?(?:Your_account|TG9ja2Vk|eve)/i);
    expect(mail!.subject).not.toMatch(/account is locked|Locked/);
  });

  it('hides another address in the name: Reply answers the address that is shown', async () => {
    await call(
      'send-inquiry-email',
      inquiry({ fullName: 'help@bank.example', email: 'Eve@Example.COM', message: 'Shown' }),
    );
    const [mail] = await mailsAbout('Shown');
    expect(mail?.replyTo).toEqual([{ name: 'help bank.example', address: 'Eve@example.com' }]);
    expect(mail?.text).toContain('Eve@example.com');
  });

  it('joins and leaves in turn for somebody else: at most three welcome mails a day', async () => {
    const email = 'pestered@example.com';
    for (let time = 0; time < 5; time++) {
      await call('send-welcome-email', { id: randomUUID(), email });
      await call('unsubscribe', { id: randomUUID(), email, token: null });
    }
    expect(await mailsAbout(email)).toHaveLength(3);
  });
});

describe('somebody who wants to know who is on the list', () => {
  const known = 'known@example.com';
  const unknown = 'unknown@example.com';
  beforeAll(async () => {
    await call('send-welcome-email', { id: randomUUID(), email: known });
  });
  /** What is told, without the id that only echoes the request's. */
  const told = async (name: string, body: Record<string, unknown>) => {
    const { status, body: answer } = await call(name, { id: randomUUID(), ...body });
    return { status, ...answer, id: null };
  };

  it('signs both up: the function answers the same', async () => {
    expect(await told('send-welcome-email', { email: known })).toEqual(
      await told('send-welcome-email', { email: 'another@example.com' }),
    );
  });

  it('guesses tokens: both fail alike, and nobody is unsubscribed', async () => {
    const answers = [known, unknown].map((email) => told('unsubscribe', { email, token: 'f0'.repeat(32) }));
    const [first, second] = await Promise.all(answers);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ status: 400, code: 'wrong_token' });
    expect((await subscriber(known))?.status).toBe('active');
  });

  it('measures how long a wrong token takes: no row is locked, whether or not the address is known', async () => {
    const version = () =>
      stack.query('select ctid::text, xmax::text from public.email_subscribers where email = $1', [known]);
    const before = await version();
    await told('unsubscribe', { email: known, token: 'f0'.repeat(32) });
    expect(await version()).toEqual(before);
  });

  it('copies the flood counters: they name nobody', async () => {
    await rpcFor('203.0.113.77', 'subscribe', { id: randomUUID(), email: known });
    const kept = await stack.query<{ who: string }>('select who from private.flood_counters');
    expect(kept.length).toBeGreaterThan(0);
    for (const { who } of kept) expect(who).toMatch(/^(address|session|mailbox):[0-9a-f]{64}$/);
    const { status } = await rest('rpc/keyed_hash', { message: 'mailbox:guess' });
    expect([401, 403, 404]).toContain(status);
  });

  it('unsubscribes both by hand: the same answer', async () => {
    expect(await told('unsubscribe', { email: unknown, token: null })).toEqual(
      await told('unsubscribe', { email: known, token: null }),
    );
  });

  it.each(['inquiries', 'email_subscribers', 'qr_analytics'])('reads %s: nothing', async (table) => {
    const response = await fetch(`${stack.origin}/rest/v1/${table}?select=*`, {
      headers: { apikey: stack.keys.publishable },
    });
    const text = await response.text();
    expect(response.ok ? text : '[]').toBe('[]');
    expect(text).not.toContain('@example');
  });
});

describe('somebody who wants what is the server’s', () => {
  it.each([
    ['status', 'answered'],
    ['suspected', false],
    ['notified_at', '2020-01-01T00:00:00Z'],
    ['created_at', '2020-01-01T00:00:00Z'],
  ])('writes the column %s: refused, and nothing is stored', async (column, value) => {
    const sent = row({ [column]: value });
    expect((await rest('inquiries', sent)).status).toBeGreaterThanOrEqual(400);
    expect(await stored(sent.id)).toEqual([]);
  });

  it.each([
    ['PATCH', { message: 'Changed' }],
    ['DELETE', undefined],
  ])('%s on what is there: refused, and it stays', async (method, body) => {
    const sent = row();
    expect((await rest('inquiries', sent)).status).toBe(201);
    const response = await fetch(`${stack.origin}/rest/v1/inquiries?id=eq.${sent.id}`, {
      method,
      headers: { apikey: stack.keys.publishable, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.body?.cancel();
    expect(await stored(sent.id)).toMatchObject([{ message: 'Hello' }]);
  });

  it.each([
    'unsubscribe',
    'claim_due_email_jobs',
    'accept_inquiry',
    'suspect_inquiry',
    'digest_of',
    'finish_email_job',
  ])('calls the database function %s: refused', async (name) => {
    const args: Record<string, unknown> = {
      unsubscribe: { email: 'known@example.com' },
      claim_due_email_jobs: {},
      accept_inquiry: { inquiry: row() },
      suspect_inquiry: { id: randomUUID() },
      digest_of: { day: '2026-01-01' },
      finish_email_job: { job_id: 1 },
    };
    const { status } = await rest(`rpc/${name}`, args[name]);
    expect([401, 403, 404]).toContain(status);
  });

  it.each([
    ['send-inquiry-email', { sweep: true }],
    ['send-daily-digest', {}],
  ])('calls %s for work that is the service’s, with the visitors’ key: 401', async (name, body) => {
    for (const key of [stack.keys.publishable, 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.', ''])
      expect((await call(name, body, { authorization: `Bearer ${key}` })).status).toBe(401);
  });
});

describe('somebody who wants a film for good', () => {
  const film = 'head-spa-landscape.mp4';
  const storage = (path: string, body: unknown) =>
    fetch(`${stack.origin}/storage/v1/object/${path}`, {
      method: 'POST',
      headers: { apikey: stack.keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('signs an address of their own: refused, for one file and for many', async () => {
    const one = await storage(`sign/films/${film}`, { expiresIn: 31_536_000 });
    expect(one.ok).toBe(false);
    const many = await storage('sign/films', { expiresIn: 31_536_000, paths: [film] });
    expect(await many.text()).not.toContain('token=');
  });

  it('asks the function for a year: gets an hour', async () => {
    const { body } = await call('film-link', { film, expiresIn: 31_536_000 });
    expect(body).toMatchObject({ success: true });
    const token = new URL(String(body['signedUrl']), stack.origin).searchParams.get('token')!;
    const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
      iat: number;
      exp: number;
    };
    expect(exp - iat).toBe(3600);
    const played = await fetch(`${stack.origin}/storage/v1${String(body['signedUrl'])}`);
    expect(played.status).toBe(200);
    await played.body?.cancel();
  });
});

describe('the service', () => {
  it('proves itself by its key in either header', async () => {
    for (const headers of [{ apikey: stack.keys.secret }, service()])
      expect(await call('send-inquiry-email', { sweep: true }, headers)).toMatchObject({
        status: 200,
        body: { success: true },
      });
  });

  it('says so when it is asked to mail an inquiry that it has never seen', async () => {
    const id = randomUUID();
    expect(await call('send-inquiry-email', { id })).toMatchObject({
      status: 422,
      body: { id, success: false, code: 'unknown_inquiry' },
    });
  });
});

// The last row: from here on this address has used up its minute.
describe('somebody who calls a function without end', () => {
  it('is answered 429 with the time to wait after 300 calls a minute, whatever address they claim', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 320; time++) {
      const { status, headers } = await call('unsubscribe', '{}', { 'x-real-ip': `203.0.113.${time % 250}` });
      statuses.add(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect([...statuses]).toEqual([400, 429]);
  });
});
