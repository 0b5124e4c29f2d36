import { beforeEach, describe, expect, it } from 'vitest';
import { insideOneWindow } from './counting-window.ts';
import { desk, MEMBER, OWNER, STRANGER } from './desk.ts';
import { outcome, refusal, useDatabase } from './harness.ts';

// A test must not start in one counting window and end in the next.
beforeEach(() => insideOneWindow());

const database = useDatabase((opened) => desk(opened).addStaff());
const { call } = desk(database);

const claim = (address: string) =>
  database.call<boolean>('service_role', 'select public.claim_sign_in_code($1)', [address]);
const count = (kind: 'code' | 'attempt', address: string, visitor: string | null) =>
  database.owner('select private.count_sign_in($1, $2, $3)', [kind, address, visitor]);
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
  it('is mailed to addresses on the staff list only, in any spelling', async () => {
    expect(await claim(OWNER.toUpperCase())).toBe(true);
    expect(await claim(` ${MEMBER} `)).toBe(true);
    for (const address of [STRANGER, '', `${OWNER}.example.com`, `x${OWNER}`, '%'])
      expect(await claim(address)).toBe(false);
  });

  it('is mailed at most 20 times an hour, without an error', async () => {
    await database.owner(`insert into public.staff (email) values ('often@spa.example.com')`);
    const answers: boolean[] = [];
    for (let asked = 0; asked < 22; asked += 1) answers.push(await claim('often@spa.example.com'));
    expect(answers.filter(Boolean)).toHaveLength(20);
    expect(answers.slice(20)).toEqual([false, false]);
    expect(await claim(OWNER)).toBe(true);
  });

  it('may be asked for 5 times an hour per address and network, on the list or not', async () => {
    for (const address of [OWNER, STRANGER])
      expect(await allowed(() => count('code', address, '203.0.113.7'), 40)).toBe(5);
    // A stranger who uses up their own limit takes nothing from the staff.
    expect(await allowed(() => count('code', OWNER, '198.51.100.1'), 40)).toBe(5);
  });

  it('may be asked for 30 times an hour from one network, whatever the addresses', async () => {
    let asked = 0;
    const passed = await allowed(() => count('code', `person${asked++}@example.com`, '203.0.113.50'), 40);
    expect(passed).toBe(30);
  });
});

describe('entering a code', () => {
  it('is limited per address and network, per network, and per address for all networks', async () => {
    expect(await allowed(() => count('attempt', MEMBER, '203.0.113.9'), 100)).toBe(10);
    let tried = 0;
    const everywhere = () => {
      tried += 1;
      return count('attempt', OWNER, `2001:db8:${Math.floor(tried / 9).toString(16)}::1`);
    };
    expect(await allowed(everywhere, 100)).toBe(50);
    let names = 0;
    expect(await allowed(() => count('attempt', `p${names++}@example.com`, '203.0.113.10'), 100)).toBe(60);
  });

  it('leaves hashes only', async () => {
    const rows = await database.owner<{ who: string }>('select who from private.flood_counters');
    expect(rows.length).toBeGreaterThan(10);
    for (const { who } of rows) expect(who).toMatch(/^(address|mailbox):[0-9a-f]{64}$/);
  });
});

describe('with the tables of Auth', () => {
  const SESSION = '6f1b2c3d-1111-4222-8333-444455556666';
  const me = (claims: Record<string, unknown>) =>
    database.signedIn(MEMBER, 'select public.desk_me()', [], claims);

  it('a session counts until it ends, and ends when somebody leaves the list', async () => {
    expect(await me({ session_id: SESSION })).toHaveLength(1);
    await database.runScript(`
      create schema auth;
      create table auth.users (id uuid primary key default gen_random_uuid(), email text,
        created_at timestamptz default now(), last_sign_in_at timestamptz);
      create table auth.sessions (id uuid primary key, user_id uuid references auth.users on delete cascade);
      insert into auth.users (email, last_sign_in_at) values ('${MEMBER}', now());
      insert into auth.sessions select '${SESSION}', id from auth.users`);
    expect(await me({ session_id: SESSION })).toHaveLength(1);
    for (const session of ['00000000-0000-4000-8000-000000000000', 'x'])
      expect((await refusal(me({ session_id: session }))).code).toBe('42501');
    await database.signedIn(OWNER, 'delete from public.staff where email = $1', [MEMBER]);
    expect(await database.owner('select from auth.sessions')).toEqual([]);
    await database.owner('insert into public.staff (email) values ($1)', [MEMBER]);
    // A new place on the list does not revive old tokens.
    expect((await refusal(me({ session_id: SESSION }))).code).toBe('42501');
  });

  it('accounts that nobody used are deleted after a day, and those of the staff stay', async () => {
    await database.owner(`insert into auth.users (email, created_at, last_sign_in_at) values
      ('curious@example.com', now() - interval '2 days', null), ('fresh@example.com', now(), null),
      ('${OWNER}', now() - interval '2 days', null), ('former@example.com', now() - interval '2 days', now())`);
    await database.owner('select private.daily_work()');
    const left = await database.owner('select email from auth.users order by email');
    expect(left.map((row) => row['email'])).toEqual(
      [MEMBER, 'former@example.com', 'fresh@example.com', OWNER].sort(),
    );
  });

  it('an account is erased with the person, but not one of the staff', async () => {
    await call(OWNER, `public.desk_erase_person('Former@example.com')`);
    await call(OWNER, 'public.desk_erase_person($1)', [OWNER]);
    const left = await database.owner('select email from auth.users order by email');
    expect(left.map((row) => row['email'])).toEqual([MEMBER, 'fresh@example.com', OWNER].sort());
  });
});
