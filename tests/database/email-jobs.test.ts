import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, useDatabase } from './harness.ts';
import { mailWork } from './mail-work.ts';
import { anInquiry, insert } from './rows.ts';

const database = useDatabase();
const { claim, claimDue, finish, fail, jobs, inquiry, age, storedInquiry, claimed } = mailWork(database);

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
  it('the first claim gets the row of the database, the second gets busy', async () => {
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

  it('an expired lease goes to the next claim', async () => {
    const id = await storedInquiry();
    await claimed(id);
    await age(id, '19 seconds');
    expect(await claim(id)).toMatchObject({ outcome: 'busy' });
    await age(id, '2 seconds');
    expect((await claimed(id)).attempt).toBe(2);
  });

  it('a deleted inquiry is void', async () => {
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

  it('a failure waits 15 s, doubling each time, at most half an hour', async () => {
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

  it('a failure is remembered from its first attempt on, and forgotten with the mail', async () => {
    const id = await storedInquiry();
    await fail(await claimed(id));
    const [{ failing_since: since }] = (await jobs(id)) as [{ failing_since: Date }];
    expect(since).toBeInstanceOf(Date);
    await fail(await claimed(id));
    expect(await jobs(id)).toMatchObject([{ failing_since: since }]);
    await finish(await claimed(id));
    expect(await jobs(id)).toMatchObject([{ failing_since: null }]);
  });

  it('a sender that lost its lease cannot fail the job of the next', async () => {
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

  it('a sender that lost its lease but sent the mail finishes the job', async () => {
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

  it('takes the oldest first, and no more than requested', async () => {
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

  it('deletes old flood counters', async () => {
    await database.owner(`insert into private.flood_counters values
      ('inquiry', 'old', now() - interval '25 hours', 1), ('inquiry', 'recent', now() - interval '1 hour', 1)`);
    await claimDue();
    const left = await database.owner(
      `select who from private.flood_counters where who in ('old', 'recent')`,
    );
    expect(left).toEqual([{ who: 'recent' }]);
  });
});
