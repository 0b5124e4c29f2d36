import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { insideOneWindow } from './counting-window.ts';
import { refusal, useDatabase } from './harness.ts';
import { anInquiry, aScan, insert } from './rows.ts';

// Hundreds of inserts, and perhaps a wait for the end of a window.
vi.setConfig({ testTimeout: 60_000 });

const database = useDatabase();

async function many(count: number, submit: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await submit(index);
}

it('the 21st inquiry of a session within 10 minutes gets 429 with the seconds to wait', async () => {
  await insideOneWindow(600);
  const session_id = randomUUID();
  await many(20, () => insert(database, 'anon', 'inquiries', anInquiry({ session_id })));
  const refused = await refusal(insert(database, 'anon', 'inquiries', anInquiry({ session_id })));
  expect(refused.code).toBe('PT429');
  expect(refused.http?.status).toBe(429);
  const { retryAfter } = refused.http?.hint ?? { retryAfter: 0 };
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(600);
  expect(refused.http?.headers).toEqual({ 'Retry-After': String(retryAfter) });

  // Another session is not limited, and neither is this one in the next window.
  await insert(database, 'anon', 'inquiries', anInquiry());
  await database.owner(
    `update private.flood_counters set window_start = window_start - interval '10 minutes'`,
  );
  await insert(database, 'anon', 'inquiries', anInquiry({ session_id }));
});

it('an inquiry that is already stored gets 23505 even in a flood', async () => {
  await insideOneWindow(600);
  const session_id = randomUUID();
  const rows = Array.from({ length: 20 }, () => anInquiry({ session_id }));
  for (const row of rows) await insert(database, 'anon', 'inquiries', row);
  expect((await refusal(insert(database, 'anon', 'inquiries', anInquiry({ session_id })))).code).toBe(
    'PT429',
  );
  for (const row of rows) {
    expect((await refusal(insert(database, 'anon', 'inquiries', row))).code).toBe('23505');
  }
});

it('refused and repeated inquiries are not counted', async () => {
  await insideOneWindow(600);
  const session_id = randomUUID();
  const row = anInquiry({ session_id });
  await insert(database, 'anon', 'inquiries', row);
  await many(25, () => refusal(insert(database, 'anon', 'inquiries', row)));
  await many(25, () =>
    refusal(insert(database, 'anon', 'inquiries', anInquiry({ session_id, email: 'none' }))),
  );
  await many(19, () => insert(database, 'anon', 'inquiries', anInquiry({ session_id })));
  expect((await refusal(insert(database, 'anon', 'inquiries', anInquiry({ session_id })))).code).toBe(
    'PT429',
  );
});

it('100 inquiries from one address are the limit, and the address is not stored', async () => {
  await insideOneWindow(600);
  const headers = { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' };
  await many(100, () => insert(database, 'anon', 'inquiries', anInquiry(), headers));
  const refused = insert(database, 'anon', 'inquiries', anInquiry(), {
    ...headers,
    'x-forwarded-for': '198.51.100.2',
  });
  expect((await refusal(refused)).code).toBe('PT429');
  await insert(database, 'anon', 'inquiries', anInquiry(), { 'cf-connecting-ip': '203.0.113.8' });
  const kept = await database.owner(`select who from private.flood_counters where who like '%203.0.113%'`);
  expect(kept).toEqual([]);
});

it('only the service role can name another visitor’s address', async () => {
  await insideOneWindow(600);
  const headers = { 'x-visitor-address': '192.0.2.1' };
  const counted = async () =>
    (
      await database.owner<{
        hits: number;
      }>(`select coalesce(sum(hits), 0)::int as hits from private.flood_counters
      where kind = 'inquiry' and who = 'address:' || private.keyed_hash('address:192.0.2.1')`)
    )[0]?.hits ?? -1;
  const before = await counted();
  await insert(database, 'anon', 'inquiries', anInquiry(), headers);
  expect(await counted()).toBe(before);
  await insert(database, 'service_role', 'inquiries', anInquiry(), headers);
  expect(await counted()).toBe(before + 1);
});

it.each(['127.0.0.1', '::1'])('the address "%s" is not counted', async (address) => {
  const counters = () => database.owner(`select * from private.flood_counters where who like 'address:%'`);
  const before = await counters();
  await insert(database, 'anon', 'inquiries', anInquiry(), { 'cf-connecting-ip': address });
  expect(await counters()).toEqual(before);
});

describe('the visitor’s address', () => {
  const forged = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1', 'x-real-ip': '6.6.6.6' };
  const setting = (name: string, fromRight: number) =>
    database.owner('update private.visitor_header set name = $1, from_right = $2', [name, fromRight]);
  afterEach(() => setting('cf-connecting-ip', 1));

  // The same table as for the functions (respond.test.ts), except that this is the network.
  it.each([
    ['cf-connecting-ip', 1, { ...forged, 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7'],
    ['cf-connecting-ip', 1, forged, 'unknown'],
    ['cf-connecting-ip', 1, { ...forged, 'cf-connecting-ip': ' ' }, 'unknown'],
    ['x-forwarded-for', 1, forged, '10.0.0.1'],
    ['x-forwarded-for', 2, { ...forged, 'cf-connecting-ip': '6.6.6.6' }, '203.0.113.7'],
    ['x-forwarded-for', 4, forged, 'unknown'],
    ['x-real-ip', 1, {}, 'unknown'],
    ['x-forwarded-for', 1, { 'x-forwarded-for': '6.6.6.6, 2001:db8:1:2::9' }, '2001:db8:1:2::/64'],
  ])('is by %s %i in %j: %s', async (name, fromRight, headers, address) => {
    await setting(name, fromRight);
    const [row] = await database.owner<{ address: string }>(
      `select private.visitor_address() as address from (select set_config('request.headers', $1, true) offset 0) off`,
      [JSON.stringify(headers)],
    );
    expect(row!.address).toBe(address);
  });

  it('that only the client has written is one network for all: inventing others evades no limit', async () => {
    await insideOneWindow(600);
    const invented = (index: number) => ({
      'x-forwarded-for': `6.6.6.${index}`,
      'x-real-ip': `6.6.6.${index}`,
    });
    await database.owner('delete from private.flood_counters');
    await many(100, (index) => insert(database, 'anon', 'inquiries', anInquiry(), invented(index)));
    expect((await refusal(insert(database, 'anon', 'inquiries', anInquiry(), invented(101)))).code).toBe(
      'PT429',
    );
    await insert(database, 'anon', 'inquiries', anInquiry(), { 'cf-connecting-ip': '203.0.113.70' });
  });
});

it('an inquiry is stored although the request’s headers are unreadable', async () => {
  const row = anInquiry();
  await database.owner(`select set_config('request.headers', 'no json', false)`);
  try {
    await insert(database, 'anon', 'inquiries', row);
  } finally {
    await database.owner(`select set_config('request.headers', '', false)`);
  }
  expect(await database.owner('select 1 from public.inquiries where id = $1', [row.id])).toHaveLength(1);
});

it('300 scans of a session in an hour are the limit, also within one batch', async () => {
  await insideOneWindow(3600);
  const session_id = randomUUID();
  const batch = (rows: readonly object[]) =>
    database.as(
      'anon',
      `insert into public.qr_analytics (id, qr_code, destination, session_id)
       select id, qr_code, destination, session_id from json_to_recordset($1::text::json)
         as x(id uuid, qr_code text, destination text, session_id text)`,
      [JSON.stringify(rows)],
    );
  const scans = (count: number) => Array.from({ length: count }, () => aScan({ session_id }));
  await batch(scans(100));
  await batch(scans(100));
  expect((await refusal(batch(scans(101)))).code).toBe('PT429');
  await batch(scans(100));
  const refused = await refusal(insert(database, 'anon', 'qr_analytics', aScan({ session_id })));
  expect(refused.code).toBe('PT429');
  expect(refused.http?.hint.retryAfter).toBeLessThanOrEqual(3600);
});

it('six requests from one caller for one mailbox in an hour are the limit, however it is spelled', async () => {
  await insideOneWindow(3600);
  const spelling = ['flood@example.com', 'Flood+tag@example.com', ' FLOOD@EXAMPLE.COM '];
  const headers = { 'cf-connecting-ip': '203.0.113.61' };
  const subscribe = (id: string, email: string) =>
    database.call<string>('anon', 'select public.subscribe($1, $2)', [id, email], headers);
  const first = randomUUID();
  expect(await subscribe(first, 'flood@example.com')).toBe('subscribed');
  await many(5, (index) => subscribe(randomUUID(), spelling[index % 3] ?? ''));
  expect((await refusal(subscribe(randomUUID(), 'flood@example.com'))).code).toBe('PT429');
  expect(await subscribe(first, 'flood@example.com')).toBe('subscribed');
});

it('100 sign-ups from one address in 10 minutes are the limit', async () => {
  await insideOneWindow(600);
  const headers = { 'cf-connecting-ip': '203.0.113.99' };
  const subscribe = (index: number) =>
    database.call(
      'anon',
      'select public.subscribe($1, $2)',
      [randomUUID(), `p${index}@example.com`],
      headers,
    );
  await many(100, subscribe);
  expect((await refusal(subscribe(101))).code).toBe('PT429');
});
