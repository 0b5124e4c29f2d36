import { beforeEach, describe, expect, it } from 'vitest';
import type { EmailJob } from '../../supabase/functions/_shared/rpc.ts';
import { useDatabase } from './harness.ts';
import { mailWork } from './mail-work.ts';
import { anInquiry, insert } from './rows.ts';

const database = useDatabase();
const { accept, begin, claim, claimDue, claimed, fail, jobs } = mailWork(database);

beforeEach(async () => {
  for (const table of ['public.inquiries', 'private.email_jobs', 'private.flood_counters'])
    await database.owner(`delete from ${table}`);
  await limit('confirmation_mails_per_hour', 200);
});

const limit = (name: string, allowed: number) =>
  database.owner('update private.mail_limits set allowed = $2 where name = $1', [name, allowed]);
const finish = (job: EmailJob, confirm = true) =>
  database.as('service_role', 'select public.finish_email_job($1, $2)', [job.jobId, confirm]);
const confirmations = async () =>
  database.owner<{ subject_id: string; state: string }>(
    `select subject_id, state from private.email_jobs where kind = 'confirmation' order by id`,
  );

/** An inquiry whose mail the staff have. */
async function answered(fields: object = {}, confirm = true): Promise<string> {
  const row = anInquiry(fields as never);
  await insert(database, 'anon', 'inquiries', row);
  await finish(await claimed(row.id), confirm);
  return row.id;
}

describe('the confirmation of an inquiry', () => {
  it('is queued once the staff have its mail, not before', async () => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    const job = await claimed(row.id);
    expect(await confirmations()).toEqual([]);
    await finish(job);
    expect(await confirmations()).toEqual([{ subject_id: row.id, state: 'waiting' }]);
    expect(await claimDue()).toMatchObject([{ kind: 'confirmation', subjectId: row.id }]);
  });

  it('is queued once per inquiry, however often the mail is finished', async () => {
    const id = await answered();
    const [job] = await jobs(id);
    for (let time = 0; time < 3; time += 1) await finish({ jobId: job!['id'] } as unknown as EmailJob);
    expect(await confirmations()).toHaveLength(1);
  });

  it('knows the address and nothing else of the inquiry', async () => {
    await answered();
    const [job] = await claimDue();
    expect(job?.payload).toEqual({ email: 'dana@example.com' });
  });

  it('is not queued if the business does not want it', async () => {
    await answered({}, false);
    expect(await confirmations()).toEqual([]);
  });

  it('is never sent for a suspected inquiry', async () => {
    await answered({ suspected: true });
    expect(await confirmations()).toEqual([]);
    // Even if the suspicion comes after the mail.
    const late = await answered();
    await database.owner('update public.inquiries set suspected = true where id = $1', [late]);
    expect(await claimDue()).toEqual([]);
    expect(await confirmations()).toEqual([{ subject_id: late, state: 'void' }]);
  });

  it('is not queued for an inquiry that the table refused', async () => {
    const row = anInquiry({ full_name: 'x'.repeat(300) });
    expect(await accept(row)).toEqual({ stored: false });
    await finish(await claimed(row.id));
    expect(await confirmations()).toEqual([]);
  });

  it.each([
    ['the staff have answered', `update public.inquiries set status = 'answered'`],
    ['the inquiry was deleted', 'delete from public.inquiries'],
    ['days have passed', `update private.email_jobs set created_at = created_at - interval '97 hours'`],
  ])('is not sent any more once %s', async (_, change) => {
    await answered();
    await database.owner(change);
    expect(await claimDue()).toEqual([]);
    expect(await confirmations()).toMatchObject([{ state: 'void' }]);
  });

  it('goes to one mailbox twice a day at most, whatever the spelling of its address', async () => {
    for (const email of ['Ada.B@gmail.com', 'adab+x@googlemail.com', 'adab@gmail.com', 'ADAB@gmail.com'])
      await answered({ email });
    await answered({ email: 'somebody.else@gmail.com' });
    expect(await confirmations()).toHaveLength(3);
    // The staff get the mail about every one of them.
    expect(
      await database.owner(`select 1 from private.email_jobs where kind = 'inquiry' and state = 'sent'`),
    ).toHaveLength(5);
  });

  it('waits while all confirmations together are at their limit, and delays no other mail', async () => {
    await limit('confirmation_mails_per_hour', 1);
    await answered({ email: 'one@example.com' });
    await answered({ email: 'two@example.com' });
    const [first, ...others] = await claimDue();
    expect(others).toEqual([]);
    await begin(first!);
    await finish(first!);
    expect(await claimDue()).toEqual([]);
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    expect(await claim(row.id)).toMatchObject({ outcome: 'claimed' });
  });

  it('is still sent after three days of a mail server that is down', async () => {
    await answered();
    await database.owner(`update private.email_jobs set created_at = created_at - interval '73 hours'`);
    expect(await claimDue()).toMatchObject([{ kind: 'confirmation' }]);
  });

  it('is given up after a permanent refusal of its recipient', async () => {
    await answered();
    const [job] = await claimDue();
    await fail(job!, 'smtp_eenvelope_550', true);
    expect(await confirmations()).toMatchObject([{ state: 'failed' }]);
  });

  it('leaves no address in the counters', async () => {
    await answered({ email: 'ada@example.com' });
    const counters = await database.owner<{ who: string }>(
      `select who from private.flood_counters where kind = 'confirmation'`,
    );
    expect(counters).toHaveLength(1);
    expect(counters[0]!.who).toMatch(/^mailbox:[0-9a-f]{64}$/);
  });
});
