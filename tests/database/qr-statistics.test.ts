import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { desk, MEMBER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';
import { aScan, insert } from './rows.ts';

interface Code {
  code: string;
  visits: number;
  previous: number | null;
  campaigns: { campaign: string | null; visits: number }[];
  days: { day: string; visits: number }[];
}
interface Statistics {
  from: string;
  to: string;
  visits: number;
  previous: number | null;
  codes: Code[];
  others: { codes: number; visits: number };
}

const open = () => {
  const database = useDatabase((opened) => desk(opened).addStaff());
  const { call } = desk(database);
  const statistics = (days: number | null = null) =>
    call<Statistics>(MEMBER, 'public.desk_qr_statistics($1)', [days]);
  /** Noon of a day of the business: `daysAgo` 0 is today. */
  const scan = async (qr_code: string, daysAgo: number, campaign: string | null = null, times = 1) => {
    for (let time = 0; time < times; time += 1)
      await database.owner(
        `insert into public.qr_analytics (qr_code, destination, utm_campaign, created_at)
         values ($1, '/', $2, private.start_of_day(private.day_of(now()) - $3::integer) + interval '12 hours')`,
        [qr_code, campaign, daysAgo],
      );
  };
  const day = async (daysAgo: number) =>
    (
      await database.owner<{ day: string }>(`select (private.day_of(now()) - $1::integer)::text as day`, [
        daysAgo,
      ])
    )[0]!.day;
  /** What the scans themselves say, which the counts must equal. */
  const wrongCounts = () =>
    database.owner(`
      with scans as (
        select private.day_of(created_at) as day, qr_code, coalesce(utm_campaign, '') as campaign, count(*) as visits
        from public.qr_analytics group by 1, 2, 3)
      select * from scans full join (select * from private.qr_days where visits > 0) d
        using (day, qr_code, campaign)
      where scans.visits is distinct from d.visits`);
  return { database, statistics, scan, day, wrongCounts };
};

describe('the statistics of scans', () => {
  const { statistics, scan, day } = open();

  it('are empty without a scan', async () => {
    expect(await statistics(7)).toEqual({
      from: await day(6),
      to: await day(0),
      visits: 0,
      previous: 0,
      codes: [],
      others: { codes: 0, visits: 0 },
    });
    expect(await statistics()).toMatchObject({
      from: await day(0),
      to: await day(0),
      previous: null,
      codes: [],
    });
  });

  it('count by code, campaign and day, today included, and compare with the period before', async () => {
    await scan('bag', 0, 'spring', 2);
    await scan('bag', 6, null, 3);
    await scan('bag', 7, 'spring', 4);
    await scan('bag', 13, null, 1);
    await scan('bag', 14, null, 5);
    await scan('banner', 1, 'fair');
    await scan('junk', 10);
    const week = await statistics(7);
    expect(week).toMatchObject({ from: await day(6), to: await day(0), visits: 6, previous: 6 });
    expect(week.codes).toEqual([
      {
        code: 'bag',
        visits: 5,
        previous: 5,
        campaigns: [
          { campaign: null, visits: 3 },
          { campaign: 'spring', visits: 2 },
        ],
        days: [
          { day: await day(6), visits: 3 },
          { day: await day(0), visits: 2 },
        ],
      },
      {
        code: 'banner',
        visits: 1,
        previous: 0,
        campaigns: [{ campaign: 'fair', visits: 1 }],
        days: [{ day: await day(1), visits: 1 }],
      },
      { code: 'junk', visits: 0, previous: 1, campaigns: [], days: [] },
    ]);
    expect(await statistics(30)).toMatchObject({ visits: 17, previous: 0 });
    const all = await statistics();
    expect(all).toMatchObject({ from: await day(14), visits: 17, previous: null });
    expect(all.codes.map(({ code, visits, previous }) => [code, visits, previous])).toEqual([
      ['bag', 15, null],
      ['banner', 1, null],
      ['junk', 1, null],
    ]);
  });

  it('list the 100 codes with most visits and sum up the rest', async () => {
    for (let count = 0; count < 110; count += 1) await scan(`made-up-${count}`, 0);
    const { codes, others, visits } = await statistics(7);
    expect(codes).toHaveLength(100);
    expect(codes[0]?.code).toBe('bag');
    expect(others.codes + codes.length).toBe(113);
    expect(codes.reduce((sum, code) => sum + code.visits, others.visits)).toBe(visits);
  });

  it.each([0, -1, 3661])('refuse a period of %i days', async (days) => {
    expect((await refusal(statistics(days))).code).toBe('22023');
  });
});

describe('the counts per day', () => {
  const { database, statistics, scan, wrongCounts } = open();

  it('follow what visitors send, in batches and repeated', async () => {
    const rows = Array.from({ length: 5 }, (_, index) =>
      aScan({ qr_code: index % 2 ? 'bag' : 'banner', utm_campaign: index > 2 ? 'spring' : null }),
    );
    for (const row of rows) await insert(database, 'anon', 'qr_analytics', row);
    expect((await refusal(insert(database, 'anon', 'qr_analytics', rows[0]!))).code).toBe('23505');
    await database.as(
      'anon',
      `insert into public.qr_analytics (id, qr_code, destination) values ($1, 'bag', '/'), ($2, 'bag', '/'), ($3, 'x', '/')`,
      [randomUUID(), randomUUID(), randomUUID()],
    );
    expect(await statistics(7)).toMatchObject({ visits: 8 });
    expect(await wrongCounts()).toEqual([]);
  });

  it('follow corrections and deletions by the service', async () => {
    await scan('wrong', 3, null, 2);
    await database.as(
      'service_role',
      `update public.qr_analytics set qr_code = 'right' where qr_code = 'wrong'`,
    );
    expect(await wrongCounts()).toEqual([]);
    await database.as('service_role', `delete from public.qr_analytics where qr_code = 'right'`);
    expect(await wrongCounts()).toEqual([]);
    expect((await statistics(7)).codes.map(({ code }) => code)).not.toContain('right');
  });

  it('stay when the scans are deleted after 24 months', async () => {
    await scan('old', 800, null, 3);
    await database.owner('select private.delete_expired()');
    expect(await database.owner(`select from public.qr_analytics where qr_code = 'old'`)).toEqual([]);
    expect((await statistics()).codes.find(({ code }) => code === 'old')?.visits).toBe(3);
    // Later deletions count again.
    await database.as('service_role', `delete from public.qr_analytics where qr_code = 'x'`);
    expect((await statistics()).codes.map(({ code }) => code)).not.toContain('x');
  });

  it.each([
    ['Summer 2026_print-A.2', 'Summer 2026_print-A.2'],
    ['Été', 'Été'],
    ['E\u0301te\u0301', 'Été'],
    ['', null],
    ['dana@example.com', '(other)'],
    ['dana＠example.com', '(other)'],
    ['call 949/555-0187', '(other)'],
    ['x'.repeat(65), '(other)'],
    ['a\nb', '(other)'],
  ])('name the campaign %j %j, and keep nothing else of it', async (campaign, name) => {
    const code = `code-${randomUUID().slice(0, 8)}`;
    const row = aScan({ qr_code: code, utm_campaign: campaign });
    await insert(database, 'anon', 'qr_analytics', row);
    const counted = async () => (await statistics(7)).codes.find((known) => known.code === code)?.campaigns;
    expect(await counted()).toEqual([{ campaign: name, visits: 1 }]);
    await database.as('service_role', 'delete from public.qr_analytics where id = $1', [row.id]);
    expect(await counted()).toBeUndefined();
  });

  it('keep no address that somebody has put in place of a code, when its scan is erased', async () => {
    const row = aScan({ qr_code: 'dana@example.com', utm_campaign: 'dana@example.com' });
    await insert(database, 'anon', 'qr_analytics', row);
    await database.runScript(`set local private.keep_scan_counts = 'on';
      delete from public.qr_analytics where id = '${row.id}'`);
    expect(await database.owner(`select from private.qr_days where qr_code || campaign like '%@%'`)).toEqual(
      [],
    );
    expect((await statistics(7)).codes.find(({ code }) => code === '(other)')?.visits).toBe(1);
  });

  it('are right after many scans of the same codes at the same time', async () => {
    const before = (await statistics(7)).visits;
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        database.as(
          'anon',
          `insert into public.qr_analytics (id, qr_code, destination) values ($1, $2, '/'), ($3, $4, '/')`,
          [randomUUID(), index % 2 ? 'a' : 'b', randomUUID(), index % 2 ? 'b' : 'a'],
        ),
      ),
    );
    expect((await statistics(7)).visits).toBe(before + 48);
  });
});
