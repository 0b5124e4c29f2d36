import PostalMime from 'postal-mime';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type NewDatabase } from '../../tests/database/server.ts';
import { type Stack, startLocal } from './stack.ts';

/** Signing in to the staff desk, against the running stack. */
const OWNER = 'owner@spa.example.com';
const folder = mkdtempSync(join(tmpdir(), 'auth-'));
let stack: Stack;

let database: NewDatabase;
beforeAll(async () => {
  database = await createDatabase();
  const env = { PORT: '0', DATA_DIR: folder, STAFF_EMAIL: OWNER, DATABASE_URL: database.url };
  stack = await startLocal({ env, apiOnly: true });
});
afterAll(async () => {
  await stack?.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Session {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  user: { user_metadata: Record<string, unknown> };
}

async function auth(
  path: string,
  { method = 'POST', body, token }: { method?: string; body?: unknown; token?: string } = {},
) {
  const response = await fetch(`${stack.origin}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: stack.keys.publishable,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : null) as Record<string, unknown>,
  };
}

const call = async (token: string, name: string, args: unknown = {}) => {
  const response = await fetch(`${stack.origin}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(args),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const mailsTo = async (address: string) => {
  const files = readdirSync(stack.mailDir).filter((file) => file.startsWith('sign-in-'));
  const mails = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(join(stack.mailDir, file)))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
};

async function desk(body: unknown, key = stack.keys.publishable) {
  const response = await fetch(`${stack.origin}/functions/v1/staff-sign-in`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Asks for a code and returns it. The mail follows the reply. */
async function codeFor(email: string): Promise<string> {
  const before = new Set((await mailsTo(email)).map(({ subject }) => subject));
  expect((await desk({ email })).status).toBe(200);
  const added = async () => (await mailsTo(email)).find(({ subject }) => !before.has(subject))?.subject;
  await expect.poll(added, { timeout: 20_000 }).toBeDefined();
  return (await added())!.slice(0, 8);
}

async function signIn(email: string): Promise<Session> {
  const { status, body } = await desk({ email, code: await codeFor(email) });
  expect(status).toBe(200);
  return body['session'] as Session;
}

/** A claim of a token. */
const claimOf = (token: string, name: string) =>
  String((JSON.parse(atob(token.split('.')[1]!)) as Record<string, unknown>)[name]);

const addMember = async () => {
  const email = `${randomUUID()}@spa.example.com`;
  await stack.query('insert into public.staff (email) values ($1)', [email]);
  return email;
};

describe('signing in', () => {
  it('makes STAFF_EMAIL the owner of an empty list', async () => {
    const { access_token: token, expires_in: seconds } = await signIn(OWNER);
    expect(seconds).toBe(3600);
    expect(await call(token, 'desk_me')).toEqual({
      status: 200,
      body: { email: OWNER, role: 'owner', name: null },
    });
  });

  it('takes a code once, and no wrong one', async () => {
    const email = await addMember();
    const code = await codeFor(email);
    const wrong = code === '00000000' ? '00000001' : '00000000';
    expect(await desk({ email, code: wrong })).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect((await desk({ email, code })).status).toBe(200);
    expect((await desk({ email, code })).status).toBe(400);
  });

  it('opens one session for a code that is entered eight times at once, beside refused reads', async () => {
    const email = await addMember();
    const code = await codeFor(email);
    const read = new AbortController();
    const reads = Array.from({ length: 8 }, async () => {
      while (!read.signal.aborted) {
        const response = await fetch(`${stack.origin}/rest/v1/inquiries`, {
          headers: { apikey: stack.keys.publishable },
        });
        await response.text();
        expect(response.status).toBe(401);
      }
    });
    const entered = await Promise.all(Array.from({ length: 8 }, () => desk({ email, code })));
    const opened = entered.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    const { access_token: token } = opened[0]!.body['session'] as Session;
    expect((await call(token, 'desk_me')).status).toBe(200);
    const others = await Promise.all(Array.from({ length: 5 }, async () => signIn(await addMember())));
    for (const { access_token: one } of others) expect((await call(one, 'desk_me')).status).toBe(200);
    read.abort();
    await Promise.all(reads);
  });

  it('answers a stranger alike, mails nothing and creates no account', async () => {
    const member = await addMember();
    const known = await desk({ email: member });
    const stranger = await desk({ email: 'stranger@example.com' });
    expect([stranger.status, stranger.body]).toEqual([known.status, known.body]);
    const names = (reply: typeof known) => [...reply.headers.keys()].sort();
    expect(names(stranger)).toEqual(names(known));
    // The member's mail arrives after the stranger's would have been decided.
    await expect.poll(async () => (await mailsTo(member)).length, { timeout: 20_000 }).toBe(1);
    expect(await mailsTo('stranger@example.com')).toEqual([]);
    expect(
      await stack.query(`select from auth.users where email like '%stranger%' or email = '${member}'`),
    ).toEqual([]);
  });

  it('names in each session whose address it is, lets it refresh, and ends it everywhere at sign-out', async () => {
    const email = await addMember();
    const [phone, desktop] = [await signIn(email), await signIn(email)];
    const refreshed = await auth('token?grant_type=refresh_token', {
      body: { refresh_token: phone.refresh_token },
    });
    expect(refreshed.status).toBe(200);
    const session = refreshed.body as unknown as Session;
    for (const { user } of [phone, desktop, session]) expect(user.user_metadata['address']).toBe(email);
    expect((await call(session.access_token, 'desk_me')).status).toBe(200);
    expect((await auth('logout?scope=global', { token: desktop.access_token })).status).toBe(204);
    for (const { access_token: token, refresh_token } of [session, desktop]) {
      expect((await call(token, 'desk_me')).status).toBeGreaterThanOrEqual(401);
      const again = await auth('token?grant_type=refresh_token', { body: { refresh_token } });
      expect(again.status).toBe(400);
    }
  });

  it('gives a removed member nothing at the next request, and no new token', async () => {
    const email = await addMember();
    const { access_token: token, refresh_token } = await signIn(email);
    expect((await call(token, 'desk_inquiries')).status).toBe(200);
    await stack.query('delete from public.staff where email = $1', [email]);
    const { status, body } = await call(token, 'desk_inquiries');
    expect([401, 403]).toContain(status);
    expect(JSON.stringify(body)).not.toContain('@');
    expect((await auth('token?grant_type=refresh_token', { body: { refresh_token } })).status).toBe(400);
    expect((await desk({ email })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await stack.query('select from auth.users where email = $1', [claimOf(token, 'email')])).toEqual(
      [],
    );
  });
});

describe('Auth', () => {
  it.each([
    ['POST', 'signup'],
    ['POST', 'otp'],
    ['POST', 'verify'],
    ['POST', 'admin/generate_link'],
    ['PUT', 'user'],
    ['POST', 'recover'],
    ['POST', 'magiclink'],
    ['POST', 'admin/users'],
    ['GET', 'verify?token=x&type=magiclink'],
    ['GET', 'authorize?provider=github'],
    ['GET', 'settings'],
    ['POST', 'otp/'],
    ['POST', '../v1/signup'],
  ])('does not offer %s %s', async (method, path) => {
    const { status } = await auth(path, { method, ...(method !== 'GET' && { body: {} }) });
    expect(status).toBe(404);
  });

  it.each(['password', '', 'refresh_token&grant_type=password', 'pass%77ord'])(
    'refuses the grant "%s", however it is written',
    async (grant) => {
      for (const name of ['grant_type', 'grant%5Ftype', '%67rant_type'])
        expect((await auth(`token?${name}=${grant}`, { body: { email: OWNER, password: 'x' } })).status).toBe(
          400,
        );
    },
  );

  it('refuses a large body, and a request without a key', async () => {
    const large = await auth('logout', { body: { more: 'x'.repeat(17_000) } });
    expect(large.status).toBe(413);
    const response = await fetch(`${stack.origin}/auth/v1/user`);
    await response.body?.cancel();
    expect(response.status).toBe(401);
  });

  it('shows its tables to nobody through the REST API', async () => {
    for (const apikey of [stack.keys.publishable, stack.keys.secret]) {
      const response = await fetch(`${stack.origin}/rest/v1/users?select=*`, {
        headers: { apikey, 'accept-profile': 'auth' },
      });
      expect(response.status).toBe(406);
      await response.body?.cancel();
    }
  });
});
