import { describe, expect, it } from 'vitest';
import { business } from './content.ts';
import type { EmailJob } from './rpc.ts';
import { type Answers, fakeDatabase, fakeDependencies, ID, unreachable } from './fakes.ts';
import { deliverJob } from './jobs.ts';
import type { MailResult } from './mail.ts';

const job: EmailJob = {
  jobId: 7,
  kind: 'inquiry',
  subjectId: ID,
  attempt: 3,
  payload: { email: 'dana@example.com', message: 'Hello' },
};

/** A delivery that records its steps in order, including the mail. */
async function deliver(answers: Answers = {}, options: { job?: EmailJob; result?: MailResult } = {}) {
  const steps: string[] = [];
  const { database, named } = fakeDatabase({
    begin_email_hand_over: () => (steps.push('handing over'), answers['begin'] ?? true),
    renew_email_lease: true,
    finish_email_job: () => (steps.push('sent'), null),
    fail_email_job: () => (steps.push('failed'), 15),
  });
  const beats: { milliseconds: number; work: () => void; stopped: boolean }[] = [];
  const { deps, logged } = fakeDependencies({
    database,
    send: () => {
      steps.push('mail');
      for (const beat of beats) if (!beat.stopped) beat.work();
      return options.result ?? { ok: true };
    },
    change: {
      every: (milliseconds, work) => {
        const beat = { milliseconds, work, stopped: false };
        beats.push(beat);
        return () => (beat.stopped = true);
      },
    },
  });
  const delivery = await deliverJob(options.job ?? job, deps);
  return { delivery, steps, beats, logged, named };
}

describe('delivering a mail', () => {
  it('is recorded before the mail server is called, and again right after', async () => {
    const { delivery, steps, named } = await deliver();
    expect(delivery).toEqual({ sent: true });
    expect(steps).toEqual(['handing over', 'mail', 'sent']);
    expect(named('begin_email_hand_over')).toMatchObject([{ args: { job_id: 7, attempt: 3 } }]);
    expect(named('finish_email_job')).toMatchObject([
      { args: { job_id: 7, confirm: business.confirmInquiries } },
    ]);
  });

  it('does not reach the mail server if it cannot be recorded', async () => {
    const { delivery, steps } = await deliver({ begin: unreachable });
    expect(delivery).toEqual({ sent: false, retryAfter: 15 });
    expect(steps).toEqual(['handing over', 'failed']);
  });

  it('is left to the sender that has taken over the job', async () => {
    const { delivery, steps } = await deliver({ begin: false });
    expect(delivery).toEqual({ sent: false, retryAfter: 5 });
    expect(steps).toEqual(['handing over']);
  });

  it.each<MailResult>([{ ok: true }, { ok: false, code: 'smtp_down', permanent: false }])(
    'renews its lease until the mail server replies: %j',
    async (result) => {
      const { beats, named } = await deliver({}, { result });
      expect(named('renew_email_lease')).toMatchObject([{ args: { job_id: 7, attempt: 3 } }]);
      // Three renewals may be missed within the lease of 20 s.
      expect(beats).toMatchObject([{ milliseconds: 5000, stopped: true }]);
    },
  );

  it.each([
    [
      { ok: false, code: 'smtp_timeout', permanent: false, unknown: true },
      { permanent: false, unknown: true },
    ],
    [
      { ok: false, code: 'smtp_eenvelope_550', permanent: true },
      { permanent: true, unknown: false },
    ],
  ] as const)('tells the database what is known of a failure: %j', async (result, told) => {
    const { named } = await deliver({}, { result });
    expect(named('fail_email_job')).toMatchObject([{ args: { ...told, error_code: result.code } }]);
  });

  it('leaves optional headers out once the content was refused again and again', async () => {
    const replyTo = async (fields: Partial<EmailJob>) => {
      const mails: (object | null)[] = [];
      const { database } = fakeDatabase({ begin_email_hand_over: true, finish_email_job: null });
      const { deps } = fakeDependencies({
        database,
        send: (mail) => (mails.push(mail.replyTo), { ok: true }),
      });
      await deliverJob({ ...job, ...fields }, deps);
      return mails[0];
    };
    expect(await replyTo({ attempt: 9, lastError: 'smtp_emessage_451' })).toBeNull();
    expect(await replyTo({ attempt: 9, lastError: 'smtp_econnection' })).not.toBeNull();
    expect(await replyTo({ attempt: 2, lastError: 'smtp_emessage_451' })).not.toBeNull();
  });

  it('is logged as a repetition if an earlier sender died during it', async () => {
    expect((await deliver()).logged).toEqual([]);
    const { logged } = await deliver({}, { job: { ...job, repeated: true } });
    expect(logged).toEqual([{ code: 'mail_repeated', kind: 'inquiry', attempt: 3 }]);
  });
});
