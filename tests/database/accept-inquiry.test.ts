import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusal, useDatabase } from './harness.ts';
import { mailWork } from './mail-work.ts';
import { anInquiry, insert } from './rows.ts';

const database = useDatabase();
const { claim, finish, accept, jobs, inquiry, claimed } = mailWork(database);

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
    expect(job.payload).toMatchObject(row);
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

  it('is stored and mailed with its mark if suspected', async () => {
    const [fresh, refused] = [anInquiry({ suspected: true }), anInquiry({ suspected: true, email: 'none' })];
    expect(await accept(fresh)).toEqual({ stored: true });
    expect(await inquiry(fresh.id)).toMatchObject({ suspected: true, status: 'new' });
    expect(await accept(refused)).toEqual({ stored: false });
    for (const { id } of [fresh, refused])
      expect(await claimed(id)).toMatchObject({ payload: { suspected: true } });
  });

  it('keeps its mark, whatever is sent later', async () => {
    const row = anInquiry({ suspected: true });
    await insert(database, 'anon', 'inquiries', row);
    await accept({ ...row, suspected: false });
    expect(await inquiry(row.id)).toMatchObject({ suspected: true });
  });
});
