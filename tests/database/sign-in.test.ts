import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { insideOneWindow } from './counting-window.ts';
import { desk, MEMBER, OWNER, STRANGER } from './desk.ts';
import { outcome, refusal, useDatabase } from './harness.ts';
import { signInCodes } from './sign-in-codes.ts';

// A test must not start in one counting window and end in the next.
beforeEach(() => insideOneWindow());

const database = useDatabase((opened) => desk(opened).addStaff());

const { create, redeem, count, member, age } = signInCodes(database);
/** How many calls pass before one is refused with 429. */
const allowed = async (work: () => Promise<unknown>, atMost: number) => {
  for (let passed = 0; passed <= atMost; passed += 1) {
    const result = await outcome(work());
    if (result === 'PGRST') {
      expect(await refusal(work())).toMatchObject({ code: 'PT429', http: { status: 429 } });
      return passed;
    }
  }
  return Number.POSITIVE_INFINITY;
};

describe('a code', () => {
  it('is made for addresses on the staff list only, in any spelling, and goes to that of the list', async () => {
    for (const [spelling, email] of [
      [OWNER.toUpperCase(), OWNER],
      [` ${MEMBER} `, MEMBER],
      [OWNER.replace('o', '\uff4f'), OWNER],
    ] as const)
      expect(await create(spelling)).toEqual({ email, code: expect.stringMatching(/^\d{8}$/) });
    for (const address of [STRANGER, '', `${OWNER}.example.com`, `x${OWNER}`, '%', 'x'.repeat(100_000)])
      expect(await create(address)).toBeNull();
  });

  it('opens a session once, for ten minutes, and no other address', async () => {
    const email = await member();
    const { code } = (await create(email))!;
    expect(await redeem(MEMBER, code)).toBeNull();
    expect(await redeem(email, code)).toMatchObject({ email });
    expect(await redeem(email, code)).toBeNull();
    const late = (await create(email))!;
    await age(email, 11);
    expect(await redeem(email, late.code)).toBeNull();
  });

  it('opens one session when it is entered eight times at once', async () => {
    const email = await member();
    const { code } = (await create(email))!;
    const entered = await Promise.all(Array.from({ length: 8 }, () => redeem(email, code)));
    expect(entered.filter((one) => one !== null)).toHaveLength(1);
  });

  it('stays valid while later ones are asked for', async () => {
    const email = await member();
    const codes = [await create(email), await create(email), await create(email)];
    // The mailbox has three. Others only after five minutes, when those have five left.
    expect(await create(email)).toBeNull();
    await age(email, 5);
    expect(await create(email)).not.toBeNull();
    for (const one of codes) expect(await redeem(email, one!.code)).toMatchObject({ email });
  });

  it('is stored as a keyed hash', async () => {
    const email = await member();
    const { code } = (await create(email))!;
    const rows = await database.owner('select * from private.sign_in_codes where email = $1', [email]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('always names the same account, which differs from the address', async () => {
    const email = await member();
    const first = await redeem(email, (await create(email))!.code);
    const second = await redeem(email, (await create(email))!.code);
    expect(second!.account).toBe(first!.account);
    expect(first!.account).not.toBe(email);
  });
});

describe('limits', () => {
  it('belong to the caller: 5 codes an hour per address from one network, 30 per network', async () => {
    for (const address of [OWNER, STRANGER])
      expect(await allowed(() => count('code', address, '203.0.113.7'), 40)).toBe(5);
    expect(await allowed(() => count('code', OWNER, '198.51.100.1'), 40)).toBe(5);
    let asked = 0;
    expect(await allowed(() => count('code', `person${asked++}@example.com`, '203.0.113.50'), 40)).toBe(30);
  });

  it('allow 10 attempts an hour per address from one network, and 20 per network', async () => {
    expect(await allowed(() => count('attempt', MEMBER, '203.0.113.9'), 100)).toBe(10);
    let names = 0;
    expect(await allowed(() => count('attempt', `p${names++}@example.com`, '203.0.113.10'), 100)).toBe(20);
  });

  it('count one /64 of IPv6 as one caller', async () => {
    let host = 0;
    expect(await allowed(() => count('attempt', MEMBER, `2001:db8:0:9::${(host++).toString(16)}`), 100)).toBe(
      10,
    );
  });

  it('are shared by all callers whose network is not known', async () => {
    const unknown = () =>
      database.call('service_role', `select public.count_sign_in('attempt', $1)`, [
        `${randomUUID()}@example.com`,
      ]);
    expect(await allowed(unknown, 100)).toBe(20);
  });

  it('of a device that has signed in before are its own', async () => {
    const email = await member();
    const { device } = (await redeem(email, (await create(email))!.code))!;
    const network = '198.51.100.77';
    await allowed(() => count('attempt', email, network), 100);
    expect(await outcome(count('attempt', email, network))).toBe('PGRST');
    expect(await allowed(() => count('attempt', email, network, device), 100)).toBe(20);
    // Strangers have asked for all codes that the mailbox may get from them.
    while ((await create(email)) !== null);
    expect(await create(email, device)).not.toBeNull();
    // The secret of one person is nothing to another.
    const other = await member();
    await allowed(() => count('attempt', other, network), 100);
    expect(await outcome(count('attempt', other, network, device))).toBe('PGRST');
  });

  it('leave hashes only', async () => {
    const rows = await database.owner<{ who: string }>('select who from private.flood_counters');
    expect(rows.length).toBeGreaterThan(10);
    for (const { who } of rows) expect(who).toMatch(/^(address|mailbox|device):[0-9a-f]{64}$/);
  });
});

describe('with the tables of Auth', () => {
  const SESSION = '6f1b2c3d-1111-4222-8333-444455556666';
  const me = (claims: Record<string, unknown>) =>
    database.signedIn(MEMBER, 'select public.desk_me()', [], claims);

  it('a session counts until it ends, and ends when somebody leaves the list', async () => {
    expect(await me({ session_id: SESSION })).toHaveLength(1);
    const [row] = await database.owner<{ account: string }>(
      'select account from private.staff_accounts where email = $1',
      [MEMBER],
    );
    await database.runScript(`
      create schema if not exists auth;
      create table auth.users (id uuid primary key default gen_random_uuid(), email text);
      create table auth.sessions (id uuid primary key, user_id uuid references auth.users on delete cascade);
      insert into auth.users (email) values ('${row!.account}');
      insert into auth.sessions select '${SESSION}', id from auth.users`);
    expect(await me({ session_id: SESSION })).toHaveLength(1);
    for (const session of ['00000000-0000-4000-8000-000000000000', 'x'])
      expect((await refusal(me({ session_id: session }))).code).toBe('42501');
    await database.signedIn(OWNER, 'delete from public.staff where email = $1', [MEMBER]);
    expect(await database.owner('select from auth.sessions')).toEqual([]);
    await database.owner('insert into public.staff (email) values ($1)', [MEMBER]);
    // A new place on the list does not revive old tokens.
    expect((await refusal(me({ session_id: SESSION, email: row!.account }))).code).toBe('42501');
  });
});

it('what opens nothing any more is deleted daily', async () => {
  const email = await member();
  await create(email);
  await redeem(email, (await create(email))!.code);
  await age(email, 2 * 24 * 60);
  await database.owner(
    `update private.sign_in_devices set used_at = now() - interval '91 days' where email = $1`,
    [email],
  );
  await database.owner('select private.daily_work()');
  for (const table of ['sign_in_codes', 'sign_in_devices'])
    expect(await database.owner(`select from private.${table} where email = $1`, [email])).toEqual([]);
});

it('a request of a signed-in stranger is refused before it is planned', async () => {
  const check = (email: string) => database.signedIn(email, 'select public.check_request()');
  expect((await refusal(check(STRANGER))).code).toBe('42501');
  expect(await outcome(check(OWNER))).toHaveLength(1);
  expect(await outcome(database.as('anon', 'select public.check_request()'))).toHaveLength(1);
});
