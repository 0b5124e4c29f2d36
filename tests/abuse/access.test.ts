import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  inquiry,
  rest,
  row,
  rpcFor,
  serviceHeaders,
  stack,
  stored,
  subscriber,
  useStack,
} from './harness.ts';

useStack();

/** Attempts to read, change or call what visitors may not, against the running local stack. */

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
    ['that is not JSON is refused', () => call('send-inquiry-email', '<xml/>'), 400],
    ['that is an array is refused', () => call('unsubscribe', '[]'), 400],
  ])('%s', async (_, send, status) => {
    expect((await send()).status).toBe(status);
  });
});

describe('a page of another origin', () => {
  const evil = { origin: 'https://evil.example' };

  it.each([
    'send-inquiry-email',
    'send-welcome-email',
    'unsubscribe',
    'send-daily-digest',
    'film-link',
    'save-setting',
  ])('calls %s: 403 without CORS headers', async (name) => {
    const reply = await call(name, inquiry(), evil);
    expect(reply).toMatchObject({ status: 403, body: { code: 'origin_not_allowed' } });
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('sends a preflight: 403 without CORS headers', async () => {
    const response = await fetch(`${stack.origin}/functions/v1/unsubscribe`, {
      method: 'OPTIONS',
      headers: { ...evil, 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('writes to the database: the response allows no other origin', async () => {
    const reply = await rest('inquiries', row(), evil);
    expect([null, stack.origin]).toContain(reply.headers.get('access-control-allow-origin'));
    const preflight = await fetch(`${stack.origin}/rest/v1/inquiries`, {
      method: 'OPTIONS',
      headers: {
        ...evil,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    });
    expect([null, stack.origin]).toContain(preflight.headers.get('access-control-allow-origin'));
  });
});

describe('an attempt to find out who is on the list', () => {
  const known = 'known@example.com';
  const unknown = 'unknown@example.com';
  beforeAll(async () => {
    await call('send-welcome-email', { id: randomUUID(), email: known });
  });
  /** The reply without the id, which only echoes the request's. */
  const replyTo = async (name: string, body: Record<string, unknown>) => {
    const { status, body: answer } = await call(name, { id: randomUUID(), ...body });
    return { status, ...answer, id: null };
  };

  it('by signing up: the function gives both the same reply', async () => {
    expect(await replyTo('send-welcome-email', { email: known })).toEqual(
      await replyTo('send-welcome-email', { email: 'another@example.com' }),
    );
  });

  it('by guessing tokens: both get the same error, and nobody is unsubscribed', async () => {
    const answers = [known, unknown].map((email) =>
      replyTo('unsubscribe', { email, token: 'f0'.repeat(32) }),
    );
    const [first, second] = await Promise.all(answers);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ status: 400, code: 'wrong_token' });
    expect((await subscriber(known))?.status).toBe('active');
  });

  it('by timing a wrong token: no row is locked, known or unknown', async () => {
    const version = () =>
      stack.query('select ctid::text, xmax::text from public.email_subscribers where email = $1', [known]);
    const before = await version();
    await replyTo('unsubscribe', { email: known, token: 'f0'.repeat(32) });
    expect(await version()).toEqual(before);
  });

  it('with a copy of the flood counters: they hold hashes only', async () => {
    await rpcFor('203.0.113.77', 'subscribe', { id: randomUUID(), email: known });
    const counters = await stack.query<{ who: string }>('select who from private.flood_counters');
    expect(counters.length).toBeGreaterThan(0);
    for (const { who } of counters) expect(who).toMatch(/^(address|session|mailbox):[0-9a-f]{64}$/);
    const { status } = await rest('rpc/keyed_hash', { message: 'mailbox:guess' });
    expect([401, 403, 404]).toContain(status);
  });

  it('by unsubscribing by hand: both get the same reply', async () => {
    expect(await replyTo('unsubscribe', { email: unknown, token: null })).toEqual(
      await replyTo('unsubscribe', { email: known, token: null }),
    );
  });

  it.each(['inquiries', 'email_subscribers', 'qr_analytics', 'staff', 'inquiry_events', 'inquiry_notes'])(
    'by reading %s: nothing',
    async (table) => {
      const response = await fetch(`${stack.origin}/rest/v1/${table}?select=*`, {
        headers: { apikey: stack.keys.publishable },
      });
      const text = await response.text();
      expect(response.ok ? text : '[]').toBe('[]');
      expect(text).not.toContain('@example');
    },
  );
});

describe('an attempt to gain rights', () => {
  it.each([
    ['status', 'answered'],
    ['notified_at', '2020-01-01T00:00:00Z'],
    ['created_at', '2020-01-01T00:00:00Z'],
  ])('by writing the column %s is refused, and nothing is stored', async (column, value) => {
    const sent = row({ [column]: value });
    expect((await rest('inquiries', sent)).status).toBeGreaterThanOrEqual(400);
    expect(await stored(sent.id)).toEqual([]);
  });

  it.each([
    ['PATCH', { message: 'Changed' }],
    ['DELETE', undefined],
  ])('by %s on an existing row changes nothing', async (method, body) => {
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
    'digest_of',
    'finish_email_job',
    'create_sign_in_code',
    'redeem_sign_in_code',
    'count_sign_in',
    'desk_inquiries',
    'desk_person',
  ])('by calling the database function %s is refused', async (name) => {
    const args: Record<string, unknown> = {
      unsubscribe: { email: 'known@example.com' },
      claim_due_email_jobs: {},
      accept_inquiry: { inquiry: row() },
      digest_of: { day: '2026-01-01' },
      finish_email_job: { job_id: 1 },
      create_sign_in_code: { address: 'known@example.com' },
      redeem_sign_in_code: { address: 'known@example.com', code: '12345678', new_account: 'x' },
      count_sign_in: { kind: 'code', address: 'known@example.com' },
      desk_inquiries: {},
      desk_person: { address: 'known@example.com' },
    };
    const { status } = await rest(`rpc/${name}`, args[name]);
    expect([401, 403, 404]).toContain(status);
  });

  it.each([
    ['send-inquiry-email', { sweep: true }],
    ['send-daily-digest', {}],
  ])('by calling %s as the service with a visitor key gets 401', async (name, body) => {
    for (const key of [stack.keys.publishable, 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.', ''])
      expect((await call(name, body, { authorization: `Bearer ${key}` })).status).toBe(401);
  });
});

describe('an attempt to get a permanent film link', () => {
  const film = 'head-spa-landscape.mp4';
  const storage = (path: string, body: unknown) =>
    fetch(`${stack.origin}/storage/v1/object/${path}`, {
      method: 'POST',
      headers: { apikey: stack.keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('by signing one directly is refused, for one file and for many', async () => {
    const one = await storage(`sign/films/${film}`, { expiresIn: 31_536_000 });
    expect(one.ok).toBe(false);
    const many = await storage('sign/films', { expiresIn: 31_536_000, paths: [film] });
    expect(await many.text()).not.toContain('token=');
  });

  it('by asking the function for a year gets an hour', async () => {
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
  it('proves itself with its key in either header', async () => {
    for (const headers of [{ apikey: stack.keys.secret }, serviceHeaders()])
      expect(await call('send-inquiry-email', { sweep: true }, headers)).toMatchObject({
        status: 200,
        body: { success: true },
      });
  });

  it('answers unknown_inquiry for an inquiry that it has never seen', async () => {
    const id = randomUUID();
    expect(await call('send-inquiry-email', { id })).toMatchObject({
      status: 422,
      body: { id, success: false, code: 'unknown_inquiry' },
    });
  });
});
