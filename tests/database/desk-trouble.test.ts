import { beforeEach, describe, expect, it } from 'vitest';
import { desk, MEMBER, OWNER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';
import { mailWork } from './mail-work.ts';

const database = useDatabase((opened) => desk(opened).addStaff());
const { call } = desk(database);
const { claim, claimDue, fail, finish, storedInquiry, claimed, begin, age } = mailWork(database);

interface Trouble {
  mails: { state: string; count: number; since: string; error: string | null }[];
  sweep: string | null;
  daily: string | null;
  digest: string | null;
  writable: boolean;
}
const trouble = (email = MEMBER) => call<Trouble>(email, 'public.desk_trouble()');
const retry = (state: string) => call<number>(MEMBER, 'public.desk_retry_mails($1)', [state]);
const NONE: Trouble = { mails: [], sweep: null, daily: null, digest: null, writable: true };

beforeEach(async () => {
  await database.owner('delete from private.email_jobs');
  await database.owner('update private.pulses set at = now()');
  await database.owner('update private.digest_progress set last_day = private.digest_day(now())');
});

describe('what the desk hears of trouble', () => {
  it('is nothing while all is well, for staff and owners', async () => {
    await storedInquiry();
    expect(await trouble()).toEqual(NONE);
    expect(await trouble(OWNER)).toEqual(NONE);
  });

  it('is how many mails have not left, since when and why, until they have', async () => {
    const first = await storedInquiry();
    await fail(await claimed(first), 'smtp_econnection');
    await database.owner(`update private.email_jobs set failing_since = '2026-11-20T08:00:00Z'`);
    const second = await storedInquiry();
    await fail(await claimed(second), 'smtp_eauth_535');
    const [mails] = (await trouble()).mails;
    expect(mails).toMatchObject({ state: 'waiting', count: 2 });
    expect(new Date(mails!.since).toISOString()).toBe('2026-11-20T08:00:00.000Z');
    expect(mails!.error).toMatch(/^smtp_/);
    for (const id of [first, second]) await finish(await claimed(id));
    expect((await trouble()).mails).toEqual([]);
  });

  it('is a mail that nobody has tried for ten minutes, but not one that waits for the limit of its kind', async () => {
    const id = await storedInquiry();
    await age(id, '9 minutes');
    expect((await trouble()).mails).toEqual([]);
    await age(id, '2 minutes');
    expect((await trouble()).mails).toMatchObject([{ state: 'waiting', count: 1, error: null }]);
    await database.owner(`update private.email_jobs set kind = 'welcome'`);
    await database.owner(`update private.mail_limits set allowed = 0 where name = 'welcome_mails_per_hour'`);
    expect((await trouble()).mails).toEqual([]);
    await database.owner(
      `update private.mail_limits set allowed = 200 where name = 'welcome_mails_per_hour'`,
    );
  });

  it('is a mail that was given up, or may have arrived, for three days', async () => {
    for (const state of ['failed', 'unknown']) {
      await storedInquiry();
      await database.owner(
        `update private.email_jobs set state = $1, last_error = 'smtp_eenvelope_550' where state = 'waiting'`,
        [state],
      );
    }
    expect((await trouble()).mails.map(({ state, count }) => [state, count])).toEqual([
      ['unknown', 1],
      ['failed', 1],
    ]);
    await database.owner(`update private.email_jobs set next_attempt_at = now() - interval '73 hours'`);
    expect((await trouble()).mails).toEqual([]);
  });

  it('is a schedule that has stopped', async () => {
    await database.owner(`update private.pulses set at = now() - interval '11 minutes'`);
    expect(await trouble()).toMatchObject({ sweep: expect.any(String), daily: null });
    await database.owner(`update private.pulses set at = now() - interval '61 minutes'`);
    expect(await trouble()).toMatchObject({ sweep: expect.any(String), daily: expect.any(String) });
    await database.owner('select private.daily_work()');
    expect(await trouble()).toMatchObject({ sweep: expect.any(String), daily: null });
  });

  it('is the first day without a digest, whether it was not queued or has not left', async () => {
    const day = async (back: number) =>
      (
        await database.owner<{ day: string }>(
          `select (private.digest_day(now() - interval '1 hour') - $1::integer)::text as day`,
          [back],
        )
      )[0]!.day;
    await database.owner(
      `update private.digest_progress set last_day = private.digest_day(now() - interval '1 hour') - 3`,
    );
    expect((await trouble()).digest).toBe(await day(2));
    await database.owner('update private.digest_progress set last_day = private.digest_day(now())');
    await database.owner(
      `insert into private.email_jobs (kind, subject_id, payload) values ('digest', gen_random_uuid(), $1::text::jsonb)`,
      [JSON.stringify({ since: await day(1), day: await day(0) })],
    );
    expect((await trouble()).digest).toBe(await day(1));
    await database.owner(`update private.email_jobs set state = 'sent'`);
    expect((await trouble()).digest).toBeNull();
  });

  it('is a database that takes no writes', async () => {
    const [row] = await database.signedIn<{ trouble: Trouble }>(
      MEMBER,
      `select public.desk_trouble() as trouble from (select set_config('transaction_read_only', 'on', true) offset 0) off`,
    );
    expect(row!.trouble).toEqual({ ...NONE, writable: false });
  });
});

describe('trying again', () => {
  it('makes a waiting mail due for the next sweep', async () => {
    const id = await storedInquiry();
    await fail(await claimed(id));
    expect(await claimDue()).toEqual([]);
    expect(await retry('waiting')).toBe(1);
    expect(await claimDue()).toMatchObject([{ subjectId: id }]);
    expect(await retry('waiting')).toBe(0);
  });

  it('starts over with one that was given up, and with one that may have arrived', async () => {
    for (const state of ['failed', 'unknown']) {
      const id = await storedInquiry();
      await database.owner(
        `update private.email_jobs set state = $2, repeated = true, failing_since = now() - interval '80 hours',
           next_attempt_at = now() where subject_id = $1`,
        [id, state],
      );
      expect(await retry('waiting')).toBe(0);
      expect(await retry(state)).toBe(1);
      expect((await trouble()).mails).toEqual([]);
      expect((await claim(id)).outcome).toBe('claimed');
    }
  });

  it('leaves a mail alone whose answer may still come', async () => {
    const id = await storedInquiry();
    await begin(await claimed(id));
    await age(id, '1 minute');
    for (const state of ['waiting', 'handing_over', 'claimed', 'sent', 'void'])
      expect(await retry(state)).toBe(0);
    expect(await claimDue()).toEqual([]);
  });

  it('is refused to strangers', async () => {
    expect((await refusal(call('stranger@example.com', `public.desk_retry_mails('waiting')`))).code).toBe(
      '42501',
    );
  });
});
