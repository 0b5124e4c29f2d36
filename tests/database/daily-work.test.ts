import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { business } from '../../src/content/business.ts';
import type { EmailJob } from '../../supabase/functions/_shared/database.ts';
import { refusal, useDatabase } from './harness.ts';
import { anInquiry, aScan, insert } from './rows.ts';

const database = useDatabase();
const work = () => database.owner('select private.daily_work()');
const digest = (day: string, part = 1) =>
  database.call<Record<string, unknown>>('service_role', 'select public.digest_of($1, $2)', [day, part]);
const day = async (offset: number) =>
  (
    await database.owner<{ day: string }>(`select (private.day_of(now()) + $1::int)::text as day`, [offset])
  )[0]!.day;
const digestJobs = () =>
  database.owner<{ state: string }>(`select state from private.email_jobs where kind = 'digest'`);
const count = async (table: string) =>
  (await database.owner<{ rows: number }>(`select count(*)::int as rows from ${table}`))[0]!.rows;

/** Stores a row that arrived at `at`, an SQL expression. */
async function stored(table: 'inquiries' | 'qr_analytics', fields: object, at: string): Promise<string> {
  const row = table === 'inquiries' ? anInquiry(fields as never) : aScan(fields as never);
  await insert(database, 'anon', table, row);
  await database.owner(`update public.${table} set created_at = ${at} where id = $1`, [row.id]);
  if (table === 'inquiries')
    await database.owner(`update private.email_jobs set created_at = ${at} where subject_id = $1`, [row.id]);
  return row.id;
}
/** Stores `count` suspected inquiries, one second apart, as a flood does. */
const many = (count: number, from: string) =>
  database.owner(
    `insert into public.inquiries (id, full_name, email, message, suspected, created_at)
     select gen_random_uuid(), 'Person ' || n, 'many@example.com', 'Hello', true, ${from} + n * interval '1 second'
     from generate_series(1, $1::int) n`,
    [count],
  );
/** Yesterday noon in the time zone of the business. */
const YESTERDAY = `private.start_of_day(private.day_of(now()) - 1) + interval '12 hours'`;

beforeEach(async () => {
  for (const table of [
    'public.inquiries',
    'public.qr_analytics',
    'public.email_subscribers',
    'private.email_jobs',
  ])
    await database.owner(`delete from ${table}`);
  await database.owner('update private.digest_progress set last_day = private.day_of(now()) - 2');
});

it('counts days in the time zone of the business', async () => {
  const [zone] = await database.owner<{ name: string }>('select private.time_zone() as name');
  // If this fails after a change of src/content/business.ts: change *_business_time_zone.sql too, or in a project that
  // is already running add a migration that replaces private.time_zone().
  expect(zone?.name).toBe(business.timeZone);
});

describe('the digest of a day', () => {
  it('lists everything that is still new, oldest first, with the counts', async () => {
    const open = await stored('inquiries', { full_name: 'Ada' }, YESTERDAY);
    const older = await stored('inquiries', { full_name: 'Weeks ago' }, `${YESTERDAY} - interval '3 weeks'`);
    await database.owner(`update public.inquiries set status = 'closed' where id = $1`, [
      await stored('inquiries', { full_name: 'Done' }, `${YESTERDAY} - interval '2 weeks'`),
    ]);
    const suspected = await stored('inquiries', { full_name: 'Bot' }, `${YESTERDAY} - interval '1 hour'`);
    const oldBot = await stored('inquiries', { full_name: 'Old bot' }, `${YESTERDAY} - interval '1 week'`);
    await database.owner(`update public.inquiries set suspected = true where id in ($1, $2)`, [
      suspected,
      oldBot,
    ]);
    const taken = await stored('inquiries', { full_name: 'Cy' }, YESTERDAY);
    await database.owner(`update public.inquiries set status = 'answered' where id = $1`, [taken]);
    await stored('inquiries', { full_name: 'Today' }, 'now()');
    const before = await stored('inquiries', { full_name: 'Before' }, `${YESTERDAY} - interval '13 hours'`);

    const told = await digest(await day(-1));
    expect(told).toMatchObject({ inquiryCount: 4, suspectedCount: 1 });
    expect(told['inquiries']).toMatchObject([
      { id: older, stored: true },
      { id: before },
      { id: open, full_name: 'Ada', suspected: false, shortened: false, email: 'dana@example.com' },
      // Suspected inquiries come last, and only on the day of their arrival.
      { id: suspected, full_name: 'Bot', suspected: true },
    ]);
  });

  it('cuts long messages, and lists a hundred per mail', async () => {
    await stored('inquiries', { message: 'x'.repeat(9000) }, YESTERDAY);
    await many(120, YESTERDAY);
    const first = (await digest(await day(-1))) as { inquiryCount: number; inquiries: { message: string }[] };
    expect(first).toMatchObject({ inquiryCount: 121, part: 1, parts: 2 });
    expect(first.inquiries).toHaveLength(100);
    expect(first.inquiries[0]).toMatchObject({ message: 'x'.repeat(2000), shortened: true });
    const second = (await digest(await day(-1), 2)) as typeof first;
    expect(second).toMatchObject({ inquiryCount: 121, part: 2, parts: 2 });
    expect(second.inquiries).toHaveLength(21);
    expect(await digest(await day(-1), 3)).toBeNull();
  });

  it('lists new and returning subscribers, and counts unsubscribes and scans by code', async () => {
    const subscribe = (email: string, suspected = false) =>
      database.as('anon', 'select public.subscribe($1, $2, $3, $4)', [
        randomUUID(),
        email,
        'popup',
        suspected,
      ]);
    const leave = (email: string) => database.as('service_role', 'select public.unsubscribe($1)', [email]);
    await subscribe('new@example.com');
    await subscribe('new@example.com');
    await subscribe('bot@example.com', true);
    await subscribe('back@example.com');
    await database.owner(`delete from private.subscribe_requests r using public.email_subscribers s
      where s.id = r.subscriber_id and s.email = 'back@example.com'`);
    await leave('back@example.com');
    await subscribe('back@example.com');
    await subscribe('gone@example.com');
    await leave('gone@example.com');
    for (const qr_code of ['bag', 'banner', 'bag'])
      await insert(database, 'anon', 'qr_analytics', aScan({ qr_code }));

    expect(await digest(await day(0))).toMatchObject({
      signUpCount: 3,
      signUps: [
        { email: 'new@example.com', source: 'popup', returning: false, suspected: false },
        { email: 'bot@example.com', suspected: true },
        { email: 'back@example.com', returning: true },
      ],
      unsubscribedCount: 1,
      scanCount: 3,
      scans: [
        { code: 'bag', visits: 2 },
        { code: 'banner', visits: 1 },
      ],
    });
  });

  it('is for the service only', async () => {
    expect((await refusal(database.as('anon', `select public.digest_of('2026-01-01')`))).code).toBe('42501');
  });

  it('begins and ends at midnight in the time zone of the business, also when clocks change', async () => {
    const bounds = await database.owner<{ start: Date }>(
      `select private.start_of_day(d) as start from unnest(array['2026-03-08', '2026-03-09', '2026-11-02']::date[]) d`,
    );
    expect(bounds.map(({ start }) => new Date(start).toISOString())).toEqual([
      '2026-03-08T08:00:00.000Z',
      '2026-03-09T07:00:00.000Z',
      '2026-11-02T08:00:00.000Z',
    ]);
  });
});

describe('the daily work', () => {
  /** Whether it is past seven in the time zone of the business. Only then a digest is queued. */
  const isMorningOver = async () =>
    (
      await database.owner<{ over: boolean }>(
        `select now() >= private.start_of_day(private.day_of(now())) + interval '7 hours' as over`,
      )
    )[0]!.over;

  it("queues yesterday's digest once, from seven in the morning", async () => {
    await stored('inquiries', {}, YESTERDAY);
    for (let time = 0; time < 3; time++) await work();
    expect(await digestJobs()).toEqual((await isMorningOver()) ? [{ state: 'waiting' }] : []);
  });

  it('queues none if nothing happened', async () => {
    await stored('inquiries', {}, 'now()');
    await work();
    expect(await digestJobs()).toEqual([]);
  });

  /** Claims and finishes all mails that are due. */
  async function sendDigests(
    between: () => Promise<unknown> = async () => undefined,
  ): Promise<Record<string, unknown>[]> {
    const mails: Record<string, unknown>[] = [];
    for (;;) {
      const [job] = await database.call<EmailJob[]>('service_role', 'select public.claim_due_email_jobs(1)');
      if (!job) return mails;
      if (job.kind === 'digest') mails.push(job.payload);
      await database.as('service_role', 'select public.finish_email_job($1)', [job.jobId]);
      if (job.kind === 'digest') await between();
    }
  }
  const names = (mails: Record<string, unknown>[]) =>
    mails.flatMap(({ inquiries }) => (inquiries as { full_name: string }[]).map((one) => one.full_name));
  /** Does what `queue_digest` does, at any hour. */
  const queueUntilYesterday = async () => {
    await database.owner('update private.digest_progress set last_day = private.day_of(now()) - 4');
    await database.owner(
      `do $$ begin execute replace(pg_get_functiondef('private.queue_digest()'::regprocedure),
         'interval ''7 hours''', 'interval ''0 hours'''); end $$`,
    );
    await work();
    await work();
    await database.owner(`update private.email_jobs set next_attempt_at = now() - interval '1 hour'`);
  };

  it('lists everybody in as many mails as a flood takes, unsuspected inquiries first', async () => {
    await many(230, YESTERDAY);
    await stored('inquiries', { full_name: 'Ada' }, `${YESTERDAY} + interval '1 hour'`);
    await queueUntilYesterday();
    const mails = await sendDigests();
    expect(mails.map(({ part, parts }) => [part, parts])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const listed = names(mails);
    expect(listed[0]).toBe('Ada');
    expect(new Set(listed).size).toBe(231);
    expect(listed).toHaveLength(231);
  });

  it('loses nobody if the staff answer or delete some between two mails', async () => {
    await many(150, YESTERDAY);
    await queueUntilYesterday();
    const mails = await sendDigests(() =>
      database.owner(
        `delete from public.inquiries where full_name in (select 'Person ' || n from generate_series(1, 40) n)`,
      ),
    );
    expect(mails).toHaveLength(2);
    expect(new Set(names(mails)).size).toBe(150);
  });

  it('names what is still open again the next morning', async () => {
    await stored('inquiries', { full_name: 'Ada' }, `${YESTERDAY} - interval '4 days'`);
    await queueUntilYesterday();
    const mails = await sendDigests();
    expect(mails.map((mail) => mail['day'])).toEqual([await day(-3), await day(-2), await day(-1)]);
    expect(names(mails)).toEqual(['Ada', 'Ada', 'Ada']);
  });

  it('makes up for every missed day, once', async () => {
    const at = (daysAgo: number) =>
      `private.start_of_day(private.day_of(now()) - ${daysAgo}) + interval '12 hours'`;
    for (const [full_name, daysAgo] of [
      ['Three days ago', 3],
      ['Yesterday', 1],
    ] as const) {
      const id = await stored('inquiries', { full_name }, at(daysAgo));
      // Suspected ones are listed on their own day only.
      await database.owner('update public.inquiries set suspected = true where id = $1', [id]);
    }
    await queueUntilYesterday();
    const mails = await sendDigests();
    expect(mails.map((mail) => mail['day'])).toEqual([await day(-3), await day(-1)]);
    expect(names(mails)).toEqual(['Three days ago', 'Yesterday']);
    await work();
    expect(await sendDigests()).toEqual([]);
  });

  it('continues after a clock that was years ahead', async () => {
    await stored('inquiries', { full_name: 'Ada' }, YESTERDAY);
    await database.owner(`update private.digest_progress set last_day = '2099-01-01'`);
    await work();
    const [progress] = await database.owner<{ wrong: boolean }>(
      'select last_day >= private.day_of(now()) as wrong from private.digest_progress',
    );
    expect(progress).toEqual({ wrong: false });
  });

  it('deletes inquiries, scans and mail jobs after 24 months, and nothing younger', async () => {
    const old = `now() - interval '24 months' - interval '1 minute'`;
    const young = `now() - interval '24 months' + interval '1 minute'`;
    for (const table of ['inquiries', 'qr_analytics'] as const)
      for (const at of [old, young, 'now()']) await stored(table, {}, at);
    await work();
    expect(await count('public.inquiries')).toBe(2);
    expect(await count('public.qr_analytics')).toBe(2);
    expect(await count(`private.email_jobs where kind = 'inquiry'`)).toBe(2);
  });
});
