import { describe, expect, it } from 'vitest';
import { fails, fakeDatabase, fakeDependencies, post, read, unreachable } from '../_shared/fakes.ts';
import { createHandler } from './handler.ts';

const STAFF = 'desk@spa.example.com';
const SESSION = { access_token: 'token', refresh_token: 'again' };
const MEMBER = { email: STAFF, account: 'desk-1@spa.example.com', device: 'secret' };

type Options = Parameters<typeof fakeDependencies>[0] & { answers?: Record<string, unknown> };

function withDesk({ answers = {}, ...options }: Options = {}) {
  const fake = fakeDatabase({
    count_sign_in: null,
    create_sign_in_code: { email: STAFF, code: '12345678' },
    redeem_sign_in_code: MEMBER,
    ...answers,
  });
  const accounts: string[] = [];
  const fakes = fakeDependencies({
    database: fake.database,
    ...options,
    change: {
      issueSession: async (account) => {
        accounts.push(account);
        return SESSION;
      },
      ...options.change,
    },
  });
  const handle = createHandler(fakes.deps);
  const send = async (body: unknown) => {
    const reply = await read(await handle(post('staff-sign-in', body)));
    await fakes.settled();
    return reply;
  };
  return { ...fake, ...fakes, send, accounts };
}

describe('asking for a code', () => {
  it('mails it to the address on the list, in the subject and in both bodies, without a link', async () => {
    const { send, mails } = withDesk();
    const typed = 'Desk@Spa.Example.com';
    expect(await send({ email: typed })).toEqual({ status: 200, body: { id: null, success: true } });
    expect(mails).toMatchObject([{ to: STAFF, replyTo: null }]);
    for (const part of [mails[0]?.subject, mails[0]?.text, mails[0]?.html])
      expect(part).toContain('12345678');
    expect(mails[0]?.html).not.toContain('<a ');
  });

  it('gives the same answer where no code is made, whatever the database says afterwards', async () => {
    for (const answer of [null, unreachable]) {
      const { send, mails } = withDesk({ answers: { create_sign_in_code: answer } });
      expect(await send({ email: STAFF })).toEqual({ status: 200, body: { id: null, success: true } });
      expect(mails).toEqual([]);
    }
  });

  it('answers before a code is made', async () => {
    let made = false;
    const { deps } = withDesk();
    const handle = createHandler({
      ...deps,
      database: {
        rpc: async (name: string) => {
          if (name === 'create_sign_in_code') await new Promise(() => (made = true));
          return { ok: true as const, value: null as never };
        },
      },
    });
    expect((await handle(post('staff-sign-in', { email: STAFF }))).status).toBe(200);
    expect(made).toBe(true);
  });

  it('tries a mail server that postpones again for two minutes, and one that refuses once', async () => {
    for (const [permanent, tries] of [
      [false, 5],
      [true, 1],
    ] as const) {
      let tried = 0;
      const waits: number[] = [];
      const { send } = withDesk({
        send: async () => {
          tried += 1;
          return { ok: false, code: 'smtp_451', permanent };
        },
        change: { wait: async (milliseconds) => void waits.push(milliseconds) },
      });
      await send({ email: STAFF });
      expect(tried).toBe(tries);
      expect(waits.slice(1).reduce((sum, one) => sum + one, 0)).toBe(permanent ? 0 : 110_000);
    }
  });

  it('is limited by the database', async () => {
    const flood = fails({ ok: false, reason: 'flood', retryAfter: 900 });
    const { send, mails } = withDesk({ answers: { count_sign_in: flood } });
    expect(await send({ email: STAFF })).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', retryAfter: 900 },
    });
    expect(mails).toEqual([]);
  });
});

describe('entering a code', () => {
  it('gives a session of the member\u2019s account and the secret of the device', async () => {
    const { send, accounts } = withDesk();
    expect(await send({ email: STAFF, code: '12345678' })).toEqual({
      status: 200,
      body: { id: null, success: true, session: SESSION, device: 'secret' },
    });
    expect(accounts).toEqual([MEMBER.account]);
  });

  it.each(['1234 5678', '1234-5678', '12345678.', '\u200b12345678\u00a0'])(
    'takes a code that was pasted as "%s"',
    async (code) => {
      const { send, named } = withDesk();
      expect((await send({ email: STAFF, code })).status).toBe(200);
      expect(named('redeem_sign_in_code')).toMatchObject([{ args: { code: '12345678' } }]);
    },
  );

  it('says that a code is wrong, and that Auth cannot be reached', async () => {
    const wrong = withDesk({ answers: { redeem_sign_in_code: null } });
    expect(await wrong.send({ email: STAFF, code: '12345678' })).toMatchObject({
      status: 400,
      body: { code: 'wrong_code' },
    });
    expect(wrong.accounts).toEqual([]);
    const down = withDesk({ change: { issueSession: async () => null } });
    expect((await down.send({ email: STAFF, code: '12345678' })).status).toBe(503);
  });

  it('counts each attempt before it looks at the code', async () => {
    const flood = fails({ ok: false, reason: 'flood', retryAfter: 60 });
    const { send, named } = withDesk({ answers: { count_sign_in: flood } });
    expect((await send({ email: STAFF, code: '12345678', device: 'd' })).status).toBe(429);
    expect(named('count_sign_in')).toMatchObject([
      { args: { kind: 'attempt', address: STAFF, device: 'd' } },
    ]);
    expect(named('redeem_sign_in_code')).toEqual([]);
  });
});

it.each([
  {},
  { email: 1 },
  { email: 'none' },
  { email: 'a\u0000@b.co' },
  { email: `${'x'.repeat(100_00)}@a.co` },
  { email: STAFF, code: '1234567' },
  { email: STAFF, code: null },
  { email: STAFF, device: 'x'.repeat(101) },
  [],
  null,
])('refuses %j', async (body) => {
  const { send, named } = withDesk();
  expect((await send(body)).status).toBe(400);
  expect(named('count_sign_in')).toEqual([]);
});
