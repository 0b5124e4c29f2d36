import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EmailJob } from '../../supabase/functions/_shared/rpc.ts';
import { refusal, useDatabase } from './harness.ts';
import { anInquiry, aScan, insert } from './rows.ts';

const database = useDatabase();
const work = () => database.owner('select private.daily_work()');
const digest = (day: string) =>
  database.call<Record<string, unknown>>('service_role', 'select public.digest_of($1)', [day]);
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

it('refuses a time zone that does not exist', async () => {
  const set = (zone: string) => database.owner('update private.business set time_zone = $1', [zone]);
  await expect(set('America/Nowhere')).rejects.toThrow('time zone "America/Nowhere" not recognized');
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
    expect(told).toMatchObject({ inquiryCount: 5, suspectedCount: 2, unchanged: false });
    expect(told['inquiries']).toMatchObject([
      { id: older },
      { id: oldBot, suspected: true },
      { id: before },
      { id: suspected, full_name: 'Bot', suspected: true },
      { id: open, full_name: 'Ada', suspected: false, shortened: false, email: 'dana@example.com' },
    ]);
  });

  it('cuts long messages, and lists the oldest and the newest of many, people and others apart', async () => {
    await stored('inquiries', { message: 'x'.repeat(9000), full_name: 'Ada' }, YESTERDAY);
    await many(420, YESTERDAY);
    const told = (await digest(await day(-1))) as {
      inquiries: { full_name: string; message: string; suspected: boolean }[];
    };
    expect(told).toMatchObject({ inquiryCount: 421, suspectedCount: 420 });
    const listed = told.inquiries.filter(({ suspected }) => suspected).map((one) => one.full_name);
    expect(listed).toHaveLength(200);
    expect(listed).toEqual(expect.arrayContaining(['Person 1', 'Person 100', 'Person 321', 'Person 420']));
    expect(listed).not.toContain('Person 200');
    expect(told.inquiries.find(({ full_name }) => full_name === 'Ada')).toMatchObject({
      message: 'x'.repeat(2000),
      shortened: true,
    });
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

describe('the hour of the digest', () => {
  it.each([
    ['an ordinary day', '2026-11-20T06:59:59', '2026-11-18', '2026-11-20T07:00:00', '2026-11-19'],
    [
      'the day on which clocks go forward',
      '2026-03-08T06:59:59',
      '2026-03-06',
      '2026-03-08T07:00:00',
      '2026-03-07',
    ],
    [
      'the day on which clocks go back',
      '2026-11-01T06:59:59',
      '2026-10-30',
      '2026-11-01T07:00:00',
      '2026-10-31',
    ],
  ])('is seven by the clock on the wall on %s', async (_, early, before, late, after) => {
    for (const [moment, expected] of [
      [early, before],
      [late, after],
    ])
      expect(
        await database.owner(
          `select private.digest_day($1::timestamp at time zone private.time_zone())::text as day`,
          [moment],
        ),
      ).toEqual([{ day: expected }]);
  });
});

describe('the daily work', () => {
  const progress = (daysAgo: number) =>
    database.owner(
      'update private.digest_progress set last_day = private.day_of(now()) - $1::int, list = null',
      [daysAgo],
    );
  /** From now on, the digest of this day is due. */
  const dueDay = (offset: number) =>
    database.owner(`create or replace function private.digest_day(moment timestamptz) returns date
      language sql as 'select private.day_of(now()) + (${offset})'`);
  beforeEach(async () => {
    await progress(2);
    await dueDay(-1);
  });
  /** Claims and finishes all digests. */
  async function sendDigests(): Promise<Record<string, unknown>[]> {
    await database.owner(`update private.email_jobs set next_attempt_at = now() - interval '1 hour'`);
    const jobs = await database.call<EmailJob[]>('service_role', 'select public.claim_due_email_jobs(100)');
    for (const { jobId } of jobs)
      await database.as('service_role', 'select public.finish_email_job($1)', [jobId]);
    return jobs.filter(({ kind }) => kind === 'digest').map(({ payload }) => payload);
  }

  it("queues yesterday's digest once", async () => {
    await stored('inquiries', {}, YESTERDAY);
    for (let time = 0; time < 3; time++) await work();
    expect(await digestJobs()).toEqual([{ state: 'waiting' }]);
    await dueDay(-2);
    await work();
    expect(await digestJobs()).toEqual([{ state: 'waiting' }]);
  });

  it('queues none if nothing happened', async () => {
    await stored('inquiries', {}, 'now()');
    await work();
    expect(await digestJobs()).toEqual([]);
  });

  it('sends one mail about all days on which the server was down', async () => {
    await progress(6);
    await stored('inquiries', { full_name: 'Ada' }, `${YESTERDAY} - interval '3 days'`);
    await stored('qr_analytics', {}, `${YESTERDAY} - interval '4 days'`);
    await work();
    expect(await sendDigests()).toMatchObject([
      { since: await day(-5), day: await day(-1), inquiryCount: 1, scanCount: 1, unchanged: false },
    ]);
    await work();
    expect(await sendDigests()).toEqual([]);
  });

  it('sends one mail about all days on which the mail server was down', async () => {
    await stored('inquiries', { full_name: 'Ada' }, `${YESTERDAY} - interval '4 days'`);
    for (const offset of [-3, -2, -1]) {
      if (offset === -3) await progress(4);
      await dueDay(offset);
      await work();
    }
    expect((await digestJobs()).map(({ state }) => state).sort()).toEqual(['void', 'void', 'waiting']);
    expect(await sendDigests()).toMatchObject([
      { since: await day(-3), day: await day(-1), unchanged: false },
    ]);
  });

  it('names what is still open again the next morning, and says that the list is unchanged', async () => {
    await progress(4);
    await stored('inquiries', { full_name: 'Ada' }, `${YESTERDAY} - interval '4 days'`);
    const told: unknown[] = [];
    for (const offset of [-3, -2, -1]) {
      await dueDay(offset);
      await work();
      told.push(
        ...(await sendDigests()).map(({ unchanged, inquiries }) => [
          unchanged,
          (inquiries as object[]).length,
        ]),
      );
      // One more comes on the last day.
      if (offset === -2) await stored('inquiries', { full_name: 'Bea' }, YESTERDAY);
    }
    expect(told).toEqual([
      [false, 1],
      [true, 1],
      [false, 2],
    ]);
  });

  it('continues after a clock that was years ahead', async () => {
    await stored('inquiries', { full_name: 'Ada' }, YESTERDAY);
    await database.owner(`update private.digest_progress set last_day = '2099-01-01'`);
    await work();
    expect(await database.owner('select last_day::text from private.digest_progress')).toEqual([
      { last_day: await day(-1) },
    ]);
    await dueDay(0);
    await work();
    expect(await digestJobs()).toEqual([{ state: 'waiting' }]);
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
