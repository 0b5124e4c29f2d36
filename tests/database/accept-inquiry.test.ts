import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusal, useDatabase } from './harness.ts';
import { mailWork } from './mail-work.ts';
import { anInquiry, insert } from './rows.ts';

const database = useDatabase();
const { claim, claimDue, finish, accept, jobs, inquiry, storedInquiry, claimed } = mailWork(database);

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

  it('does not change an existing row', async () => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    expect(await accept({ ...row, message: 'another message', email: 'other@example.com' })).toEqual({
      stored: true,
    });
    expect(await inquiry(row.id)).toMatchObject({ message: row['message'], email: row['email'] });
    expect(await jobs(row.id)).toHaveLength(1);
  });

  it('is stored once if it arrives ten times at once', async () => {
    const row = anInquiry();
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(row)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ stored: true })));
    expect(await jobs(row.id)).toHaveLength(1);
  });

  it('is mailed from its job if the table refuses it for good', async () => {
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

  it('is limited, stored or refused', async () => {
    const session_id = randomUUID();
    for (let count = 0; count < 10; count += 1) {
      await accept(anInquiry({ session_id }));
      await accept(anInquiry({ session_id, phone: '1'.repeat(41) }));
    }
    expect((await refusal(accept(anInquiry({ session_id })))).code).toBe('PT429');
    expect((await refusal(accept(anInquiry({ session_id, phone: '1'.repeat(41) })))).code).toBe('PT429');
  });

  it('is marked and left to the digest if suspected, stored before or not', async () => {
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

  it('is not marked once its mail is on its way', async () => {
    const id = await storedInquiry();
    await claimed(id);
    await accept(anInquiry({ id }), true);
    expect(await inquiry(id)).toMatchObject({ suspected: false });
    expect(await jobs(id)).toMatchObject([{ state: 'claimed' }]);
  });
});

describe('an inquiry that the browser has stored, sent as its id alone', () => {
  const suspect = (id: string) => database.call('service_role', 'select public.suspect_inquiry($1)', [id]);

  it('is marked and left to the digest if suspected', async () => {
    const id = await storedInquiry();
    await suspect(id);
    expect(await inquiry(id)).toMatchObject({ suspected: true, notified_at: null });
    expect(await claim(id)).toEqual({ outcome: 'digest' });
  });

  it('is still mailed if the mail is already on its way', async () => {
    const id = await storedInquiry();
    const job = await claimed(id);
    await suspect(id);
    await finish(job);
    expect(await inquiry(id)).toMatchObject({ suspected: false });
    expect(await claim(id)).toEqual({ outcome: 'sent' });
  });

  it('can be marked by the service only', async () => {
    const id = await storedInquiry();
    expect((await refusal(database.as('anon', 'select public.suspect_inquiry($1)', [id]))).code).toBe(
      '42501',
    );
  });
});
