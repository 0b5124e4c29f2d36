import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Claim, EmailJob } from '../../supabase/functions/_shared/rpc.ts';
import { refusal, useDatabase } from './harness.ts';
import { mailWork } from './mail-work.ts';

const database = useDatabase();
const { claim, claimDue, begin, renew, finish, fail, jobs, age, storedInquiry, claimed } = mailWork(database);
/** The job that somebody holds. */
const claimedAgain = async (id: string) => {
  const [row] = await jobs(id);
  return { jobId: Number(row!['id']), attempt: Number(row!['attempts']) } as EmailJob;
};
const release = () => database.owner('select private.release_email_leases()');

beforeEach(async () => {
  await database.owner('delete from private.email_jobs');
  await database.owner('delete from public.email_subscribers');
});

describe('a mail that is being handed over', () => {
  it('is recorded before it leaves, and busy for others', async () => {
    const id = await storedInquiry();
    const job = await claimed(id);
    expect(await begin(job)).toBe(true);
    expect(await jobs(id)).toMatchObject([{ state: 'handing_over', attempts: 1 }]);
    expect(await claim(id)).toEqual({ outcome: 'busy', retryAfter: 5 });
    expect(await claimDue()).toEqual([]);
    await finish(job);
    expect(await claim(id)).toEqual({ outcome: 'sent' });
  });

  it('may be begun twice by its sender, whose first reply was lost', async () => {
    const job = await claimed(await storedInquiry());
    expect(await begin(job)).toBe(true);
    expect(await begin(job)).toBe(true);
  });

  it('whose sender died may have arrived: it is sent once more, ten minutes after it was handed over', async () => {
    const id = await storedInquiry();
    const first = await claimed(id);
    expect(first.repeated).toBe(false);
    await begin(first);
    for (let beat = 0; beat < 3; beat += 1) {
      await age(id, '15 seconds');
      expect(await renew(first)).toBe(true);
      expect(await claim(id)).toEqual({ outcome: 'busy', retryAfter: 5 });
    }
    await age(id, '21 seconds');
    expect(await claimDue()).toEqual([]);
    const { retryAfter } = (await claim(id)) as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(500);
    expect(retryAfter).toBeLessThanOrEqual(534);
    await age(id, '9 minutes');
    expect(await claimDue()).toMatchObject([{ subjectId: id, attempt: 2, repeated: true }]);
    expect([await begin(first), await renew(first)]).toEqual([false, false]);
  });

  it('is kept by its sender for as long as the mail server takes', async () => {
    const id = await storedInquiry();
    const job = await claimed(id);
    await begin(job);
    for (let beat = 0; beat < 60; beat += 1) {
      await age(id, '11 seconds');
      expect(await renew(job)).toBe(true);
    }
    expect(await claimDue()).toEqual([]);
    await finish(job);
    expect(await claim(id)).toEqual({ outcome: 'sent' });
  });

  it('is left alone once two hand-overs have ended without an answer', async () => {
    const id = await storedInquiry();
    await begin(await claimed(id));
    await age(id, '11 minutes');
    const [second] = await claimDue();
    await begin(second!);
    await age(id, '11 minutes');
    expect(await claimDue()).toEqual([]);
    expect(await claim(id)).toEqual({ outcome: 'unknown' });
    expect(await jobs(id)).toMatchObject([{ state: 'unknown' }]);
    // A late answer still counts.
    await finish(second!);
    expect(await claim(id)).toEqual({ outcome: 'sent' });
  });

  it('without an answer is tried again a minute later at the earliest, whoever asks', async () => {
    const id = await storedInquiry();
    const job = await claimed(id);
    await begin(job);
    const wait = await database.call(
      'service_role',
      'select public.fail_email_job($1, $2, $3, false, true)',
      [job.jobId, job.attempt, 'smtp_timeout'],
    );
    expect(wait).toBe(60);
    expect(await claim(id)).toEqual({ outcome: 'busy', retryAfter: 60 });
    await age(id, '61 seconds');
    expect(await claim(id)).toMatchObject({ outcome: 'claimed', job: { repeated: true, attempt: 2 } });
  });

  it('gets no company while ten others wait for their answers', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 11; count += 1) ids.push(await storedInquiry());
    for (const id of ids.slice(0, 10)) await begin(await claimed(id));
    await age(ids[10]!, '1 minute');
    expect(await claimDue()).toHaveLength(1);
    await fail(await claimedAgain(ids[10]!));
    await age(ids[10]!, '1 hour');
    for (const id of ids.slice(0, 10)) await age(id, '16 seconds');
    expect(await claimDue()).toEqual([]);
    // A visitor who asks is not turned away.
    expect(await claim(ids[10]!)).toMatchObject({ outcome: 'claimed' });
  });

  it('is no repetition if the sender died before it began', async () => {
    const id = await storedInquiry();
    await claimed(id);
    await age(id, '21 seconds');
    expect(await claimDue()).toMatchObject([{ subjectId: id, repeated: false }]);
  });

  it('is given back by its sender if the mail server refuses', async () => {
    const id = await storedInquiry();
    const job = await claimed(id);
    await begin(job);
    expect(await fail(job)).toBe(15);
    expect(await jobs(id)).toMatchObject([{ state: 'waiting', claimed_until: null }]);
    expect(await renew(job)).toBe(false);
  });

  it('is due at once after a start of the only server', async () => {
    const [first, second] = [await storedInquiry(), await storedInquiry()];
    await begin(await claimed(first));
    await claimed(second);
    expect(await claimDue()).toEqual([]);
    await release();
    const taken = await claimDue();
    expect(new Map(taken.map(({ subjectId, repeated }) => [subjectId, repeated]))).toEqual(
      new Map([
        [first, true],
        [second, false],
      ]),
    );
  });

  it('can be changed by the service only', async () => {
    for (const call of ['begin_email_hand_over(1, 1)', 'renew_email_lease(1, 1)'])
      for (const role of ['anon', 'authenticated'] as const)
        expect((await refusal(database.as(role, `select public.${call}`))).code).toBe('42501');
    const releasing = database.as('service_role', 'select private.release_email_leases()');
    expect((await refusal(releasing)).code).toBe('42501');
  });
});

describe('the limit on welcome mails', () => {
  const limit = (name: string, allowed: number) =>
    database.owner('update private.mail_limits set allowed = $2 where name = $1', [name, allowed]);
  beforeEach(async () => {
    await limit('welcome_mails_per_hour', 2);
    await limit('welcome_mails_per_day', 3);
  });

  async function signUp(): Promise<string> {
    const id = randomUUID();
    await database.as('anon', 'select public.subscribe($1, $2)', [id, `${id}@example.com`]);
    return id;
  }
  const welcome = (id: string) => claim(id, 'welcome');
  const due = async () =>
    (await database.owner<{ due: boolean }>('select private.has_due_email_jobs() as due'))[0]!.due;
  async function send(id: string): Promise<void> {
    const answer = (await welcome(id)) as Claim & { job: EmailJob };
    await begin(answer.job);
    await finish(answer.job);
  }
  const sentAgo = (interval: string) =>
    database.owner(
      `update private.email_jobs set sent_at = sent_at - $1::text::interval where sent_at is not null`,
      [interval],
    );

  it('postpones mails above it, and sends them once it allows', async () => {
    const ids = [await signUp(), await signUp(), await signUp(), await signUp()];
    for (const id of ids) await age(id, '1 minute');
    await send(ids[0]!);
    // Mails being sent are counted.
    expect(await welcome(ids[1]!)).toMatchObject({ outcome: 'claimed' });
    expect(await welcome(ids[2]!)).toEqual({ outcome: 'postponed' });
    expect(await claimDue()).toEqual([]);
    expect(await due()).toBe(false);

    await finish(
      (
        await database.owner<{ jobId: number }>(
          `select id::int as "jobId" from private.email_jobs where subject_id = $1`,
          [ids[1]!],
        )
      )[0] as EmailJob,
    );
    await sentAgo('61 minutes');
    expect(await due()).toBe(true);
    // Two have left today, and a third may.
    expect(await claimDue(9)).toHaveLength(1);
    expect(await claimDue(9)).toEqual([]);
    expect(await welcome(ids[3]!)).toEqual({ outcome: 'postponed' });
  });

  it('never delays a mail to the staff', async () => {
    for (let count = 0; count < 4; count += 1) await age(await signUp(), '1 hour');
    await limit('welcome_mails_per_hour', 0);
    const inquiry = await storedInquiry();
    await age(inquiry, '1 minute');
    expect((await claimDue(1)).map(({ subjectId }) => subjectId)).toEqual([inquiry]);
  });

  it('does not count a sender that died', async () => {
    await limit('welcome_mails_per_hour', 1);
    const id = await signUp();
    expect(await welcome(id)).toMatchObject({ outcome: 'claimed' });
    await age(id, '21 seconds');
    expect(await welcome(id)).toMatchObject({ outcome: 'claimed', job: { attempt: 2 } });
  });
});
