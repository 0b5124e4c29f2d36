import { createHmac, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { insideOneWindow } from './counting-window.ts';
import { refusal, useDatabase } from './harness.ts';
import { anInquiry, insert } from './rows.ts';

// A test must not start in one counting window and end in the next.
beforeEach(() => insideOneWindow());

const database = useDatabase();
beforeEach(() => database.owner('delete from private.flood_counters'));

const counters = () =>
  database.owner<{ kind: string; who: string; hits: number }>(
    'select kind, who, hits from private.flood_counters order by who',
  );
const subscribe = (email: string, headers?: Record<string, string>) =>
  database.call<string>('anon', 'select public.subscribe($1, $2)', [randomUUID(), email], headers);
const from = (address: string) => ({ 'cf-connecting-ip': address });
const network = async (address: string) =>
  (
    await database.owner<{ network: string | null }>('select private.network_of($1) as network', [address])
  )[0]!.network;

describe('a counter', () => {
  it('holds keyed hashes of addresses, sessions and mailboxes', async () => {
    const session_id = randomUUID();
    await insert(database, 'anon', 'inquiries', anInquiry({ session_id }), from('203.0.113.7'));
    await subscribe('dana@example.com', from('203.0.113.7'));
    const kept = await counters();
    expect(kept).toHaveLength(4);
    for (const { who } of kept) expect(who).toMatch(/^(address|session|mailbox):[0-9a-f]{64}$/);
  });

  it('is hashed with HMAC-SHA256 and a key that is not in the table', async () => {
    const secrets = await database.owner<{ name: string; value: string }>(
      `select name, value from private.secrets where name like 'hash_key_%' order by name`,
    );
    const pads = secrets.map(({ value }) => Buffer.from(value, 'hex'));
    const key = pads[0]!.map((byte) => byte ^ 0x36);
    expect(key).toHaveLength(64);
    expect(pads[1]!.map((byte) => byte ^ 0x5c)).toEqual(key);
    await insert(database, 'anon', 'inquiries', anInquiry({ session_id: 'a session' }));
    const expected = createHmac('sha256', key).update('session:a session').digest('hex');
    expect(await counters()).toEqual([{ kind: 'inquiry', who: `session:${expected}`, hits: 1 }]);
  });

  it('and its key cannot be read by any role', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'] as const)
      for (const attempt of [
        'select value from private.secrets',
        'select who from private.flood_counters',
        `select private.keyed_hash('guess')`,
      ])
        expect((await refusal(database.as(role, attempt))).code).toBe('42501');
  });
});

describe('the network of a visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7:51234 ', '203.0.113.7'],
    ['203.0.113.7/8', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['unknown', 'unknown'],
    ['_hidden:8080', 'unknown'],
    ['203.0.113.7 or 1=1', 'unknown'],
    ['::1', null],
    ['127.0.0.53', null],
    ['::ffff:127.0.0.1', null],
    ['', null],
  ])('of %s is %s', async (address, expected) => {
    expect(await network(address)).toBe(expected);
  });

  it('is counted: changing the last 64 bits of an IPv6 address evades no limit', async () => {
    for (let index = 0; index < 100; index += 1)
      await insert(database, 'anon', 'inquiries', anInquiry(), from(`2001:db8:1:2::${index.toString(16)}`));
    const refused = insert(database, 'anon', 'inquiries', anInquiry(), from('2001:db8:1:2:ffff::1'));
    expect((await refusal(refused)).code).toBe('PT429');
    await insert(database, 'anon', 'inquiries', anInquiry(), from('2001:db8:1:3::1'));
  });
});

describe('a stranger who signs a mailbox up repeatedly', () => {
  it('uses up only their own quota: the owner can still sign up', async () => {
    const email = 'owner@example.com';
    for (let count = 0; count < 6; count += 1) await subscribe(email, from('203.0.113.66'));
    expect((await refusal(subscribe(email, from('203.0.113.66')))).code).toBe('PT429');
    expect(await subscribe(email, from('198.51.100.7'))).toBe('already_subscribed');
  });

  it('is not counted against the mailbox if their address is unknown', async () => {
    const email = 'quiet@example.com';
    for (let count = 0; count < 8; count += 1) await subscribe(email);
    expect(await counters()).toEqual([]);
    expect(await subscribe(email, from('198.51.100.7'))).toBe('already_subscribed');
  });

  it('is not counted once refused', async () => {
    const email = 'refused@example.com';
    for (let count = 0; count < 6; count += 1) await subscribe(email, from('203.0.113.67'));
    const before = await counters();
    for (let count = 0; count < 5; count += 1) await refusal(subscribe(email, from('203.0.113.67')));
    expect(await counters()).toEqual(before);
  });
});
