import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insideOneWindow } from './counting-window.ts';
import { createDatabase, type Database } from '../../supabase/functions/_shared/database.ts';
import { openDatabase } from '../../supabase/local/database.ts';
import { readWorkarounds } from './harness.ts';
import { anInquiry, aScan } from './rows.ts';
import { createDatabase as newDatabase } from './server.ts';

// A test must not start in one counting window and end in the next.
beforeEach(() => insideOneWindow());

/** What browsers and edge functions get from the REST API of the local stack. */
const keys = { publishable: 'sb_publishable_test', secret: 'sb_secret_test' };
let fetchApp: (request: Request) => Promise<Response>;
let service: Database;
let close: () => Promise<void>;
let databaseUrl: string;

beforeAll(async () => {
  // Lite logs every refusal with its parameters.
  vi.spyOn(console, 'error').mockReturnValue();
  const temporary = await newDatabase();
  databaseUrl = temporary.url;
  const database = await openDatabase(temporary.url);
  await database.runScript(await readWorkarounds());
  const app = new App({
    connection: database.connection,
    auth: { enabled: false, publishable_key: keys.publishable, secret_key: keys.secret },
    studio: { enabled: false },
    options: { server: { admin: false } },
  });
  fetchApp = async (request) => app.fetch(request);
  service = createDatabase({ url: 'http://127.0.0.1', serviceKey: keys.secret }, (input, init) =>
    fetchApp(new Request(input as string, { ...init, redirect: 'follow' })),
  );
  close = async () => {
    await database.close();
    await temporary.drop();
  };
});
afterAll(() => close());

const rest = (method: string, path: string, body?: unknown) =>
  fetchApp(
    new Request(`http://127.0.0.1/rest/v1/${path}`, {
      method,
      headers: { apikey: keys.publishable, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
const code = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('what a browser gets', () => {
  it('201 for a new inquiry, 409 with 23505 for a repetition', async () => {
    const row = anInquiry();
    expect((await rest('POST', 'inquiries', row)).status).toBe(201);
    const again = await rest('POST', 'inquiries', row);
    expect(again.status).toBe(409);
    expect(await code(again)).toBe('23505');
  });

  it.each([
    ['inquiries', anInquiry({ message: 'x'.repeat(10_001) }), '23514'],
    ['inquiries', anInquiry({ message: '' }), '23514'],
    ['inquiries', anInquiry({ email: 'none' }), '23514'],
    ['inquiries', anInquiry({ email: null }), '23514'],
    ['inquiries', anInquiry({ submitted_at: 'yesterday week' }), '22007'],
    ['inquiries', anInquiry({ id: 'x' }), '22P02'],
    ['qr_analytics', aScan({ utm_source: 'x'.repeat(201) }), '23514'],
    ['qr_analytics', aScan({ device_type: 'watch' }), '23514'],
  ])('400 with its code for a row of %s that can never be stored', async (table, row, expected) => {
    const refused = await rest('POST', table, row);
    expect(refused.status).toBe(400);
    expect(await code(refused)).toBe(expected);
    expect((await rest('POST', table, row)).status).toBe(400);
  });

  it('429 with Retry-After, in the header and in the hint, for a flood', async () => {
    const session_id = randomUUID();
    for (let count = 0; count < 20; count += 1) {
      expect((await rest('POST', 'inquiries', anInquiry({ session_id }))).status).toBe(201);
    }
    const refused = await rest('POST', 'inquiries', anInquiry({ session_id }));
    expect(refused.status).toBe(429);
    const body = (await refused.json()) as { code: string; hint: string };
    expect(body.code).toBe('PT429');
    const { retryAfter } = JSON.parse(body.hint) as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(0);
    expect(refused.headers.get('retry-after')).toBe(String(retryAfter));
  }, 60_000);

  it('401 for reading any table', async () => {
    for (const table of ['inquiries', 'qr_analytics', 'email_subscribers']) {
      const response = await rest('GET', `${table}?select=*`);
      expect(response.status).toBe(401);
      expect(await code(response)).toBe('42501');
    }
  });

  it('a batch of scans in one request', async () => {
    const session_id = randomUUID();
    const batch = Array.from({ length: 100 }, () => aScan({ session_id }));
    expect((await rest('POST', 'qr_analytics', batch)).status).toBe(201);
  });

  it('an answer from subscribe, the same for the same request', async () => {
    const args = { id: randomUUID(), email: 'Dana@example.com', source: 'popup' };
    for (let count = 0; count < 2; count += 1) {
      const answer = await rest('POST', 'rpc/subscribe', args);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toBe('subscribed');
    }
    const known = await rest('POST', 'rpc/subscribe', {
      id: randomUUID(),
      email: 'dana@EXAMPLE.com',
      source: 'popup',
    });
    expect(await known.json()).toBe('already_subscribed');
    const invalid = await rest('POST', 'rpc/subscribe', { id: randomUUID(), email: 'none', source: 'popup' });
    expect(invalid.status).toBe(400);
    expect(await code(invalid)).toBe('22023');
  });

  it('401, 403 or 404 from functions for the service', async () => {
    const calls: [string, object][] = [
      ['claim_email_job', { kind: 'inquiry', id: randomUUID() }],
      ['claim_due_email_jobs', {}],
      ['finish_email_job', { job_id: 1 }],
      ['accept_inquiry', { inquiry: anInquiry() }],
      ['unsubscribe', { email: 'dana@example.com' }],
    ];
    for (const [name, args] of calls) {
      const refused = await rest('POST', `rpc/${name}`, args);
      expect([401, 403, 404]).toContain(refused.status);
    }
  });
});

/** Each of these fails when lite does it by itself. Then the repair that it names can go. */
describe('what @supabase/lite lacks', () => {
  const plain = async (work: (app: App, url: string) => Promise<void>) => {
    const temporary = await newDatabase();
    const connection = createPostgresConnection({ url: temporary.url });
    const app = new App({
      connection,
      auth: { enabled: false, publishable_key: keys.publishable, secret_key: keys.secret },
      studio: { enabled: false },
      options: { server: { admin: false } },
    });
    try {
      await work(app, temporary.url);
    } finally {
      await connection.close();
    }
    await temporary.drop();
  };
  const send = (app: App, method: string, path: string, body?: unknown) =>
    app.fetch(
      new Request(`http://127.0.0.1/rest/v1/${path}`, {
        method,
        headers: { apikey: keys.publishable, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );

  it('grants everything to anon instead of nothing (ensureRlsContext in lite-connection.ts)', () =>
    plain(async (app) => {
      expect((await send(app, 'GET', 'inquiries?select=id')).status).toBe(200);
    }));

  it('answers a violated check with 500 (lite-workarounds.sql)', () =>
    plain(async (app) => {
      expect((await send(app, 'POST', 'inquiries', anInquiry({ message: '' }))).status).toBe(500);
    }));

  it('applies no time limit of a role (prepare_request in roles.sql)', () =>
    plain(async (app, url) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('begin; lock table public.inquiries in access exclusive mode');
      const asked = send(app, 'POST', 'inquiries', anInquiry()).then(({ status }) => status);
      const waited = new Promise((resolve) => setTimeout(() => resolve('waits'), 4_000));
      expect(await Promise.race([asked, waited])).toBe('waits');
      await client.query('rollback');
      await client.end();
      await asked;
    }));
});

describe('a stalled table', () => {
  it('holds a visitor for three seconds, and nobody else', async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('begin; lock table public.inquiries in access exclusive mode');
    const started = Date.now();
    const stalled = Promise.all(Array.from({ length: 12 }, () => rest('POST', 'inquiries', anInquiry())));
    expect((await rest('POST', 'qr_analytics', aScan())).status).toBe(201);
    expect(Date.now() - started).toBeLessThan(2_900);
    for (const { status } of await stalled) expect(status).toBeGreaterThanOrEqual(500);
    await client.query('rollback');
    await client.end();
    expect((await rest('POST', 'inquiries', anInquiry())).status).toBe(201);
  });
});

describe('what an edge function gets', () => {
  it('all steps of an inquiry’s mail', async () => {
    const row = anInquiry();
    expect(await service.rpc('accept_inquiry', { inquiry: row }, '192.0.2.1')).toEqual({
      ok: true,
      value: { stored: true },
    });
    const claim = await service.rpc('claim_email_job', { kind: 'inquiry', id: row.id });
    if (!claim.ok || claim.value.outcome !== 'claimed') throw new Error(JSON.stringify(claim));
    const { job } = claim.value;
    expect(job.payload).toMatchObject({ id: row.id, email: row['email'] });
    const failed = await service.rpc('fail_email_job', {
      job_id: job.jobId,
      attempt: job.attempt,
      error_code: 'test',
      permanent: false,
    });
    expect(failed).toEqual({ ok: true, value: 15 });
    await service.rpc('claim_email_job', { kind: 'inquiry', id: row.id });
    expect(await service.rpc('finish_email_job', { job_id: job.jobId })).toMatchObject({ ok: true });
    expect(await service.rpc('claim_email_job', { kind: 'inquiry', id: row.id })).toEqual({
      ok: true,
      value: { outcome: 'sent' },
    });
    const due = await service.rpc('claim_due_email_jobs', { max_jobs: 50 });
    expect(due.ok && due.value.filter(({ subjectId }) => subjectId === row.id)).toEqual([]);
  });

  it('a flood and a refusal as different failures', async () => {
    const session_id = randomUUID();
    const accept = () => service.rpc('accept_inquiry', { inquiry: anInquiry({ session_id }) });
    for (let count = 0; count < 20; count += 1) expect((await accept()).ok).toBe(true);
    expect(await accept()).toMatchObject({ ok: false, reason: 'flood', retryAfter: expect.any(Number) });
    const refused = await service.rpc('subscribe', { id: randomUUID(), email: 'none', source: 'popup' });
    expect(refused).toEqual({ ok: false, reason: 'refused', code: '22023' });
  }, 60_000);

  it('limits for the visitor’s address, not for its own', async () => {
    const subscribe = (visitor: string) =>
      service.rpc(
        'subscribe',
        { id: randomUUID(), email: `${randomUUID()}@example.com`, source: 'popup' },
        visitor,
      );
    for (let count = 0; count < 100; count += 1) expect((await subscribe('192.0.2.9')).ok).toBe(true);
    expect(await subscribe('192.0.2.9')).toMatchObject({ ok: false, reason: 'flood' });
    expect((await subscribe('192.0.2.10')).ok).toBe(true);
  }, 60_000);
});
