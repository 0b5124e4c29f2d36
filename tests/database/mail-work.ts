import type { Claim, EmailJob } from '../../supabase/functions/_shared/rpc.ts';
import type { TestDatabase } from './harness.ts';
import { anInquiry, insert } from './rows.ts';

/** The calls that the email functions make, and the state of the database afterwards. */
export function mailWork(database: TestDatabase) {
  const claim = (id: string, kind = 'inquiry') =>
    database.call<Claim>('service_role', 'select public.claim_email_job($1, $2)', [kind, id]);
  const claimDue = (limit = 20) =>
    database.call<EmailJob[]>('service_role', 'select public.claim_due_email_jobs($1)', [limit]);
  const begin = (job: EmailJob) =>
    database.call<boolean>('service_role', 'select public.begin_email_hand_over($1, $2)', [
      job.jobId,
      job.attempt,
    ]);
  const renew = (job: EmailJob) =>
    database.call<boolean>('service_role', 'select public.renew_email_lease($1, $2)', [
      job.jobId,
      job.attempt,
    ]);
  const finish = (job: EmailJob) =>
    database.call('service_role', 'select public.finish_email_job($1)', [job.jobId]);
  const fail = (job: EmailJob, code = 'smtp_down', permanent = false) =>
    database.call<number>('service_role', 'select public.fail_email_job($1, $2, $3, $4)', [
      job.jobId,
      job.attempt,
      code,
      permanent,
    ]);
  const accept = (row: object) =>
    database.call<{ stored: boolean }>('service_role', 'select public.accept_inquiry($1::text::jsonb)', [
      JSON.stringify(row),
    ]);
  const jobs = (id: string) => database.owner('select * from private.email_jobs where subject_id = $1', [id]);
  const inquiry = async (id: string) =>
    (await database.owner('select * from public.inquiries where id = $1', [id]))[0];
  /** Lets time pass for one job. */
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

  async function claimed(id: string, kind = 'inquiry'): Promise<EmailJob> {
    const answer = await claim(id, kind);
    if (answer.outcome !== 'claimed')
      throw new Error(`expected to claim the job, but it was ${answer.outcome}`);
    return answer.job;
  }

  return { claim, claimDue, begin, renew, finish, fail, accept, jobs, inquiry, age, storedInquiry, claimed };
}
