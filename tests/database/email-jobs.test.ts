import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Claim, EmailJob } from '../../supabase/functions/_shared/database.ts';
import { refusal, useDatabase } from './harness.ts';
import { anInquiry, insert } from './rows.ts';

const database = useDatabase();

const claim = (id: string, kind = 'inquiry') =>
  database.call<Claim>('service_role', 'select public.claim_email_job($1, $2)', [kind, id]);
const claimDue = (limit = 20) =>
  database.call<EmailJob[]>('service_role', 'select public.claim_due_email_jobs($1)', [limit]);
const finish = (job: EmailJob) =>
  database.call('service_role', 'select public.finish_email_job($1)', [job.jobId]);
const fail = (job: EmailJob, code = 'smtp_down', permanent = false) =>
  database.call<number>('service_role', 'select public.fail_email_job($1, $2, $3, $4)', [
    job.jobId,
    job.attempt,
    code,
    permanent,
  ]);
const accept = (row: object, suspected = false) =>
  database.call<{ stored: boolean }>('service_role', 'select public.accept_inquiry($1::text::jsonb, $2)', [
    JSON.stringify(row),
    suspected,
  ]);
const jobs = (id: string) => database.owner('select * from private.email_jobs where subject_id = $1', [id]);
const inquiry = async (id: string) =>
  (await database.owner('select * from public.inquiries where id = $1', [id]))[0];
/** Time passes for one job. */
const age = (id: string, interval: string) =>
  database.owner(
    `update private.email_jobs set next_attempt_at = next_attempt_at - $2::text::interval,
       claimed_until = claimed_until - $2::text::interval where subject_id = $1`,
    [id, interval],
  );

async function storedInquiry(): Promise<string> {
  const row = anInquiry();
  await insert(database, 'anon', 'inquiries', row);
  return row.id;
}

async function claimed(id: string): Promise<EmailJob> {
  const answer = await claim(id);
  if (answer.outcome !== 'claimed')
    throw new Error(`expected to claim the job, and it was ${answer.outcome}`);
  return answer.job;
}

describe('one inquiry, one job', () => {
  it('an insert writes exactly one waiting job', async () => {
    const id = await storedInquiry();
    expect(await jobs(id)).toMatchObject([{ kind: 'inquiry', state: 'waiting', attempts: 0, payload: null }]);
  });

  it('a refused insert leaves no job', async () => {
    const row = anInquiry({ email: 'none' });
    await refusal(insert(database, 'anon', 'inquiries', row));
    expect(await jobs(row.id)).toEqual([]);
  });

  it('a repeated insert adds no job', async () => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    await refusal(insert(database, 'anon', 'inquiries', row));
    expect(await jobs(row.id)).toHaveLength(1);
  });
});

describe('claiming', () => {
  it('the first claim gets the row as the database has it, the second learns that somebody is at it', async () => {
    const id = await storedInquiry();
    const job = await claimed(id);
    expect(job).toMatchObject({ kind: 'inquiry', subjectId: id, attempt: 1 });
    expect(job.payload).toMatchObject({ id, email: 'dana@example.com', status: 'new' });
    expect(await claim(id)).toEqual({ outcome: 'busy', retryAfter: 5 });
  });

  it('of ten claims at once exactly one wins', async () => {
    const id = await storedInquiry();
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(id)));
    const outcomes = answers.map((answer) => answer.outcome).sort();
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'busy'), 'claimed']);
  });

  it('an unknown id is missing', async () => {
    expect(await claim(randomUUID())).toEqual({ outcome: 'missing' });
  });

  it('a lease that ran out goes to the next who asks', async () => {
    const id = await storedInquiry();
    await claimed(id);
    await age(id, '119 seconds');
    expect(await claim(id)).toMatchObject({ outcome: 'busy' });
    await age(id, '2 seconds');
    expect((await claimed(id)).attempt).toBe(2);
  });

  it('an inquiry that was deleted meanwhile is void', async () => {
    const id = await storedInquiry();
    await database.as('service_role', 'delete from public.inquiries where id = $1', [id]);
    expect(await claim(id)).toEqual({ outcome: 'void' });
    expect(await jobs(id)).toMatchObject([{ state: 'void' }]);
  });
});

describe('finishing and failing', () => {
  it('finish marks job and inquiry, once', async () => {
    const id = await storedInquiry();
    const job = await claimed(id);
    expect((await inquiry(id))?.['notified_at']).toBeNull();
    await finish(job);
    const notified = (await inquiry(id))?.['notified_at'];
    expect(notified).toBeInstanceOf(Date);
    expect(await jobs(id)).toMatchObject([{ state: 'sent', claimed_until: null }]);
    await finish(job);
    expect((await inquiry(id))?.['notified_at']).toEqual(notified);
    expect(await claim(id)).toEqual({ outcome: 'sent' });
  });

  it('failing waits 15 s, then twice as long each time, at most half an hour', async () => {
    const id = await storedInquiry();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) waits.push(await fail(await claimed(id)));
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1800, 1800, 1800]);
    expect(await jobs(id)).toMatchObject([{ state: 'waiting', attempts: 10, last_error: 'smtp_down' }]);
  });

  it('an inquiry is never given up, not even after a permanent refusal', async () => {
    const id = await storedInquiry();
    for (let attempt = 0; attempt < 20; attempt += 1) await fail(await claimed(id), 'smtp_550', true);
    expect(await jobs(id)).toMatchObject([{ state: 'waiting', attempts: 20 }]);
  });

  it('a sender that lost its lease can not fail the job of the next', async () => {
    const id = await storedInquiry();
    const slow = await claimed(id);
    await age(id, '3 minutes');
    const next = await claimed(id);
    await fail(slow);
    expect(await jobs(id)).toMatchObject([{ state: 'claimed', attempts: 2, last_error: null }]);
    await finish(next);
    await fail(slow);
    expect(await jobs(id)).toMatchObject([{ state: 'sent' }]);
  });

  it('a sender that lost its lease but sent the mail says so', async () => {
    const id = await storedInquiry();
    const slow = await claimed(id);
    await age(id, '3 minutes');
    await claimed(id);
    await finish(slow);
    expect(await claim(id)).toEqual({ outcome: 'sent' });
  });
});

describe('the sweep', () => {
  beforeEach(() => database.owner('delete from private.email_jobs'));

  it('leaves a fresh job to the visitor’s own call, and takes it after 20 seconds', async () => {
    const id = await storedInquiry();
    expect(await claimDue()).toEqual([]);
    await age(id, '21 seconds');
    expect(await claimDue()).toMatchObject([{ subjectId: id, attempt: 1, payload: { id } }]);
    expect(await claimDue()).toEqual([]);
  });

  it('takes over from a sender that died', async () => {
    const id = await storedInquiry();
    await claimed(id);
    await age(id, '121 seconds');
    expect(await claimDue()).toMatchObject([{ subjectId: id, attempt: 2 }]);
  });

  it('takes the oldest first and no more than asked', async () => {
    const ids = [await storedInquiry(), await storedInquiry(), await storedInquiry()];
    for (const [index, id] of ids.entries()) await age(id, `${60 * (index + 1)} seconds`);
    expect((await claimDue(2)).map((job) => job.subjectId)).toEqual([ids[2], ids[1]]);
  });

  it('two sweeps at once share the work, and nothing is claimed twice', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await storedInquiry());
    for (const id of ids) await age(id, '1 minute');
    const batches = await Promise.all([claimDue(6), claimDue(6), claimDue(6), claimDue(6)]);
    const taken = batches.flat().map((job) => job.subjectId);
    expect(new Set(taken).size).toBe(taken.length);
    expect([...taken, ...(await claimDue(20)).map((job) => job.subjectId)].sort()).toEqual([...ids].sort());
  });

  it('forgets old flood counters', async () => {
    await database.owner(`insert into private.flood_counters values
      ('inquiry', 'old', now() - interval '25 hours', 1), ('inquiry', 'recent', now() - interval '1 hour', 1)`);
    await claimDue();
    const left = await database.owner(
      `select who from private.flood_counters where who in ('old', 'recent')`,
    );
    expect(left).toEqual([{ who: 'recent' }]);
  });
});

describe('an inquiry that reaches the email function first', () => {
  it('is stored with its job', async () => {
    const row = anInquiry();
    expect(await accept(row)).toEqual({ stored: true });
    expect(await inquiry(row.id)).toMatchObject({
      ...row,
      submitted_at: new Date(row['submitted_at'] as string),
    });
    expect(await jobs(row.id)).toHaveLength(1);
  });

  it('leaves the row that is already there as it is', async () => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    expect(await accept({ ...row, message: 'another message', email: 'other@example.com' })).toEqual({
      stored: true,
    });
    expect(await inquiry(row.id)).toMatchObject({ message: row['message'], email: row['email'] });
    expect(await jobs(row.id)).toHaveLength(1);
  });

  it('arriving ten times at once is stored once', async () => {
    const row = anInquiry();
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(row)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ stored: true })));
    expect(await jobs(row.id)).toHaveLength(1);
  });

  it('gets its mail from the snapshot although the table refuses it for good', async () => {
    const row = anInquiry({ phone: '1'.repeat(41) });
    expect(await accept(row)).toEqual({ stored: false });
    expect(await inquiry(row.id)).toBeUndefined();
    const job = await claimed(row.id);
    expect(job.payload).toMatchObject({ ...row, suspected: false });
    await finish(job);
    expect(await jobs(row.id)).toMatchObject([{ state: 'sent', payload: null }]);
    expect(await accept(row)).toEqual({ stored: false });
    expect(await claim(row.id)).toEqual({ outcome: 'sent' });
  });

  it('is limited like any other, stored or refused', async () => {
    const session_id = randomUUID();
    for (let count = 0; count < 10; count += 1) {
      await accept(anInquiry({ session_id }));
      await accept(anInquiry({ session_id, phone: '1'.repeat(41) }));
    }
    expect((await refusal(accept(anInquiry({ session_id })))).code).toBe('PT429');
    expect((await refusal(accept(anInquiry({ session_id, phone: '1'.repeat(41) })))).code).toBe('PT429');
  });

  it('when suspected is marked and left to the digest, whether it was stored before or not', async () => {
    const fresh = anInquiry();
    await accept(fresh, true);
    const before = await storedInquiry();
    await accept(anInquiry({ id: before }), true);
    for (const id of [fresh.id, before]) {
      expect(await inquiry(id)).toMatchObject({ suspected: true, status: 'new' });
      expect(await jobs(id)).toMatchObject([{ state: 'digest' }]);
      expect(await claim(id)).toEqual({ outcome: 'digest' });
    }
    await database.owner(`update private.email_jobs set next_attempt_at = now() - interval '1 hour'`);
    expect((await claimDue(100)).map((job) => job.subjectId)).not.toContain(fresh.id);
  });

  it('is not called suspected any more once its mail is on the way', async () => {
    const id = await storedInquiry();
    await claimed(id);
    await accept(anInquiry({ id }), true);
    expect(await inquiry(id)).toMatchObject({ suspected: false });
    expect(await jobs(id)).toMatchObject([{ state: 'claimed' }]);
  });
});

describe('an inquiry that the browser has stored and then names by its id alone', () => {
  const suspect = (id: string) => database.call('service_role', 'select public.suspect_inquiry($1)', [id]);

  it('is marked when it is suspected, and its mail is left to the digest', async () => {
    const id = await storedInquiry();
    await suspect(id);
    expect(await inquiry(id)).toMatchObject({ suspected: true, notified_at: null });
    expect(await claim(id)).toEqual({ outcome: 'digest' });
  });

  it('keeps its mail when that is already on its way', async () => {
    const id = await storedInquiry();
    const job = await claimed(id);
    await suspect(id);
    await finish(job);
    expect(await inquiry(id)).toMatchObject({ suspected: false });
    expect(await claim(id)).toEqual({ outcome: 'sent' });
  });

  it('can be marked by the service alone', async () => {
    const id = await storedInquiry();
    expect((await refusal(database.as('anon', 'select public.suspect_inquiry($1)', [id]))).code).toBe(
      '42501',
    );
  });
});
