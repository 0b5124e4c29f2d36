import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/outbox/seeded-random.ts';
import { desk, MEMBER, OWNER, STRANGER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';
import { aScan, insert } from './rows.ts';

interface Part {
  came: number;
  answered: number;
  in_time: number;
  due: number;
  booked: number;
  median?: number;
  slow?: number;
}
interface Report {
  from: string;
  before_from: string;
  now: Part;
  before: Part;
  days: (Part & { day: string })[];
  people: (Part & { name: string })[];
  sources: (Part & { name: string; before: number })[];
  services: (Part & { name: string | null })[];
  codes: (Part & { name: string | null })[];
}

/** Noon of a day in the business's zone. */
const noon = (day: string, hours = 0) => new Date(Date.parse(`${day}T20:00:00Z`) + hours * 3_600_000);

const database = useDatabase(async (opened) => {
  const work = desk(opened);
  await work.addStaff();
  const add = (day: string, server: Record<string, unknown>, fields: Record<string, unknown> = {}) =>
    work.inquiry(fields, { created_at: noon(day), ...server });
  // March: three of the contact page, one of the widget. February: one. Spam never counts.
  await add('2026-03-01', {
    answered_at: noon('2026-03-01', 1),
    answered_by: MEMBER,
    booked_at: noon('2026-03-02'),
  });
  await add('2026-03-01', { answered_at: noon('2026-03-01', 3), answered_by: MEMBER, status: 'closed' });
  await add('2026-03-31', { answered_at: noon('2026-03-31', 30), answered_by: OWNER });
  await add('2026-03-31', { qr_code: 'bag' }, { form_source: 'widget', service: null });
  await add('2026-03-31', { status: 'spam' });
  await add('2026-02-28', { answered_at: noon('2026-02-28', 2), answered_by: MEMBER });
  await add('2026-01-31', {});
});
const { call, inquiry, read, change } = desk(database);
const report = (first: string, last: string, who = OWNER) =>
  call<Report>(who, 'public.desk_report($1, $2)', [first, last]);
const HOUR = 3600;

describe('the report', () => {
  it('counts what came, was answered in time and was booked, beside the month before', async () => {
    const { now, before, before_from: beforeFrom } = await report('2026-03-01', '2026-03-31');
    expect(now).toEqual({
      came: 4,
      answered: 3,
      in_time: 2,
      due: 4,
      booked: 1,
      median: 3 * HOUR,
      slow: 30 * HOUR,
    });
    expect(beforeFrom).toBe('2026-02-01');
    expect(before).toMatchObject({ came: 1, answered: 1, in_time: 1, booked: 0, median: 2 * HOUR });
  });

  it('counts by form, service, printed code, person and day', async () => {
    const { sources, services, codes, people, days } = await report('2026-03-01', '2026-03-31');
    expect(sources).toMatchObject([
      { name: 'contact_page', came: 3, booked: 1, before: 1 },
      { name: 'widget', came: 1, before: 0 },
    ]);
    expect(services.map(({ came }) => came)).toEqual([3, 1]);
    expect(services.at(-1)!.name).toBeNull();
    expect(codes).toMatchObject([
      { name: null, came: 3 },
      { name: 'bag', came: 1 },
    ]);
    expect(people).toMatchObject([
      { name: MEMBER, came: 2, in_time: 2, booked: 1, median: HOUR, slow: 3 * HOUR },
      { name: OWNER, came: 1, in_time: 0, median: 30 * HOUR },
    ]);
    expect(days).toMatchObject([
      { day: '2026-03-01', came: 2, in_time: 2, median: HOUR },
      { day: '2026-03-31', came: 2, in_time: 0, median: 30 * HOUR },
    ]);
  });

  it('compares other periods with as many days before, and is empty where nothing came', async () => {
    const { now, before, before_from: beforeFrom } = await report('2026-03-31', '2026-04-29');
    expect(beforeFrom).toBe('2026-03-01');
    expect([now.came, before.came]).toEqual([2, 2]);
    const empty = await report('2020-01-01', '2020-01-31');
    const none = { came: 0, answered: 0, in_time: 0, due: 0, booked: 0, median: null, slow: null };
    expect(empty).toMatchObject({ now: none, before: none });
    expect(empty).toMatchObject({ sources: [], services: [], codes: [], people: [], days: [] });
  });

  it('does not count as late what is not yet due', async () => {
    const id = await inquiry();
    const { now } = await report(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), '2027-06-01');
    expect(now).toMatchObject({ came: 1, due: 0 });
    await database.owner('delete from public.inquiries where id = $1', [id]);
  });

  it('is for owners', async () => {
    for (const who of [MEMBER, STRANGER])
      expect((await refusal(report('2026-03-01', '2026-03-31', who))).code).toBe('42501');
    expect((await refusal(report('2026-03-31', '2026-03-01'))).code).toBe('22023');
    expect((await refusal(report('2001-01-01', '2026-03-01'))).code).toBe('22023');
  });
});
describe('the counts of the days', () => {
  /** The report in the same shape, counted from the rows. */
  const COUNTED = `
    with rows as (
      select private.day_of(created_at) as day, *, ceil(extract(epoch from answered_at - created_at)) as seconds
      from public.inquiries where status <> 'spam'
    ), rounded as (
      select *, case when seconds is null then null else greatest(1, ceil(seconds / step)) * step end as upto
      from rows, lateral (select case when seconds <= 3600 then 300 when seconds <= 21600 then 900 else 3600 end as step) s
    ), figures as (
      select coalesce(day::text, '') as day, coalesce(answered_by, '') as person, grouping(day, answered_by) as part,
        jsonb_build_object('came', count(*), 'answered', count(answered_at), 'booked', count(booked_at),
          'in_time', count(*) filter (where answered_at - created_at <= interval '24 hours'),
          'due', count(*) filter (where answered_at is not null or created_at < now() - interval '24 hours'),
          'median', percentile_disc(0.5) within group (order by upto), 'slow', percentile_disc(0.9) within group (order by upto))
          as figures
      from rounded where day between $1 and $2
      group by grouping sets ((), (day), (answered_by))
    ), origins as (
      select jsonb_object_agg(part, list) as lists from (
        select part, jsonb_agg(jsonb_build_object('name', name, 'came', came, 'booked', booked, 'before', before)
          order by came desc, coalesce(name, '')) as list
        from (
          select part, nullif(name, '') as name, count(*) filter (where day >= $1) as came,
            count(booked_at) filter (where day >= $1) as booked, count(*) filter (where day < $1) as before
          from rows, lateral (values ('sources', form_source), ('services', service), ('codes', qr_code)) p (part, name)
          where day between $1 - ($2 - $1 + 1) and $2 group by part, nullif(name, '')
        ) o where came > 0 group by part
      ) l
    )
    select (select jsonb_object_agg(key, value) from jsonb_each(coalesce(lists, '{}') || jsonb_build_object(
      'now', (select figures from figures where part = 3),
      'days', (select jsonb_agg(figures || jsonb_build_object('day', day) order by day) from figures where part = 1),
      'people', (select jsonb_agg(figures || jsonb_build_object('name', person) order by figures -> 'came' desc, person)
        from figures where part = 2 and person <> ''))) where value <> 'null') as report
    from origins`;
  const FIRST = '2026-05-01';
  const LAST = '2026-06-10';
  const pick = (random: () => number, list: readonly string[]) => list[Math.floor(random() * list.length)]!;

  async function expectCounts() {
    const [counted] = await database.owner<{ report: object }>(COUNTED, [FIRST, LAST]);
    expect(await report(FIRST, LAST)).toMatchObject(counted!.report);
    const statuses = await database.owner<{ status: string; count: number }>(
      `select status, count(*)::integer from public.inquiries where status <> 'new' group by 1`,
    );
    const counts = await call<Record<string, number>>(MEMBER, 'public.desk_counts()');
    for (const status of ['answered', 'waiting', 'booked', 'closed', 'spam'])
      expect(counts[status], status).toBe(statuses.find((one) => one.status === status)?.count ?? 0);
    const [filters] = await database.owner<{ services: string[] }>(
      `select array_agg(distinct service order by service) as services from public.inquiries where service <> ''`,
    );
    expect(await call(MEMBER, 'public.desk_filters()')).toMatchObject({ services: filters!.services });
  }

  it.each([1, 2, 3])('are those of the inquiries after any changes (seed %i)', async (seed) => {
    await database.owner(`delete from public.inquiries`);
    const random = seeded(seed);
    const ids: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      const id = pick(random, ids.length > 0 ? ids : [randomUUID()]);
      const arrived = new Date(Date.parse(`${FIRST}T00:00:00Z`) + random() * 40 * 86_400_000);
      const kind = pick(random, ['new', 'new', 'answer', 'book', 'spam', 'close', 'erase', 'count', 'code']);
      if (kind === 'new')
        ids.push(
          await inquiry(
            {
              service: pick(random, ['Botox', 'Head Spa', 'Peel']),
              form_source: pick(random, ['widget', 'main_form']),
              email: pick(random, ['ada@example.org', 'bo@example.org', 'cy@example.org']),
            },
            { created_at: arrived },
          ),
        );
      else if (kind === 'answer')
        await database.owner(
          `update public.inquiries set answered_at = created_at + $2 * interval '1 second', answered_by = $3,
           status = 'answered' where id = $1 and status <> 'spam'`,
          [id, Math.floor(random() * 200_000), pick(random, [MEMBER, OWNER])],
        );
      else if (kind === 'code')
        await database.owner(`update public.inquiries set qr_code = $2 where id = $1`, [
          id,
          pick(random, ['bag', 'card']),
        ]);
      else if (kind === 'erase' && random() < 0.3)
        await call(OWNER, 'public.desk_erase_person($1)', [
          pick(random, ['ada@example.org', 'bo@example.org']),
        ]);
      else if (kind === 'count') await database.owner('select private.daily_work()');
      else if (ids.length > 0 && (await read(id)))
        await change(MEMBER, id, kind === 'book' ? 'booked' : kind === 'spam' ? 'spam' : 'closed');
      if (step % 10 === 9) await expectCounts();
    }
    await database.owner('select private.daily_work()');
    expect(await database.owner('select * from private.changed_days')).toEqual([]);
    await expectCounts();
  });

  it('are made anew when the business moves to another time zone', async () => {
    await database.owner(`update private.business set time_zone = 'Asia/Tokyo'`);
    await expectCounts();
    await database.owner('select private.daily_work()');
    await expectCounts();
    await database.owner(`update private.business set time_zone = 'America/Los_Angeles'`);
    await expectCounts();
  });

  it('lose no change that arrives while the days are counted', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => inquiry({}, { created_at: noon('2026-05-05') })),
    );
    await Promise.all(
      ids.flatMap((id) => [
        change(MEMBER, id, 'booked'),
        database.owner('select private.count_changed_days()'),
      ]),
    );
    await expectCounts();
    await database.owner('select private.count_changed_days()');
    await expectCounts();
  });

  it('use the time that the business promises', async () => {
    await inquiry(
      {},
      { created_at: noon('2026-07-01'), answered_at: noon('2026-07-01', 30), answered_by: MEMBER },
    );
    const inTime = async () => (await report('2026-07-01', '2026-07-01')).now.in_time;
    expect(await inTime()).toBe(0);
    await database.owner('update private.business set reply_within_hours = 30');
    expect(await inTime()).toBe(1);
    await database.owner('update private.business set reply_within_hours = 24');
  });
});

describe('the printed code of an inquiry', () => {
  it('is that of its tab session, whichever of the two arrives first', async () => {
    const sessions = [randomUUID(), randomUUID()] as const;
    await insert(database, 'anon', 'qr_analytics', aScan({ session_id: sessions[0], qr_code: 'banner' }));
    const scanned = await inquiry({ session_id: sessions[0] });
    expect(await read(scanned)).toMatchObject({ qr_code: 'banner' });
    const early = await inquiry({ session_id: sessions[1] });
    const other = await inquiry();
    await insert(database, 'anon', 'qr_analytics', aScan({ session_id: sessions[1], qr_code: 'bag' }));
    await database.owner('select private.daily_work()');
    expect(await read(early)).toMatchObject({ qr_code: 'bag' });
    expect(await read(other)).toMatchObject({ qr_code: null });
  });

  it('holds nothing but a name', async () => {
    const session = randomUUID();
    await insert(
      database,
      'anon',
      'qr_analytics',
      aScan({ session_id: session, qr_code: 'ada@example.org' }),
    );
    expect(await read(await inquiry({ session_id: session }))).toMatchObject({ qr_code: '(other)' });
  });
});
