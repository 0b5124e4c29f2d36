import { business } from './content.ts';
import type { Database } from './database.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type Mail, type MailResult, plainMail } from './mail.ts';
import { answerMail } from './mails/answer-mail.ts';
import { assignedMail } from './mails/assigned-mail.ts';
import { confirmationMail } from './mails/confirmation-mail.ts';
import { digestMail } from './mails/digest-mail.ts';
import { inquiryMail } from './mails/inquiry-mail.ts';
import { mailOffer } from './mails/mail-offer.ts';
import { mailHours } from './mails/mail-hours.ts';
import { replyMail } from './mails/reply-mail.ts';
import { consultationMail } from './mails/consultation-mail.ts';
import { welcomeMail } from './mails/welcome-mail.ts';
import {
  answerRecordOf,
  assignedRecordOf,
  confirmationRecordOf,
  digestOf,
  inquiryRecordOf,
  replyRecordOf,
  subscriberRecordOf,
} from './records.ts';
import type { EmailJob } from './rpc.ts';
import { readPublished, type Published } from './site-settings.ts';

export type Delivery = { readonly sent: true } | { readonly sent: false; readonly retryAfter: number };

/** How long a visitor's call waits for the mail server: less than the local gateway (18 s) and the outbox (20 s) do. */
export const REPLY_WITHIN_MS = 12_000;

/** How often a sender renews its lease of 20 s while it waits for the mail server. */
const HEARTBEAT_MS = 5_000;

/**
 * Sends the mail of a job that this process has claimed, and records the result. Returns once the mail server has
 * answered, which may take more than ten minutes, or with the seconds until the next attempt. Never throws.
 *
 * The database has "handing_over" before the mail server gets the content, and "sent" right after its answer. If no
 * answer comes, the mail may have arrived; the next sender sends it once more with the same Message-ID.
 */
export async function deliverJob(job: EmailJob, deps: MailDependencies): Promise<Delivery> {
  const { database, log } = deps;
  if (database === null) return { sent: false, retryAfter: 60 };
  // If the database went away before a sent mail was recorded, its job comes back.
  if (deps.sent.get(sentKey(job)) !== 'sent') {
    if (job.repeated) log('mail_repeated', { kind: job.kind, attempt: job.attempt });
    const mail = mailOf(job, deps, await publishedFor(job, database));
    const result = mail
      ? await handOver(mail, job, database, deps)
      : { ok: false as const, code: 'unreadable_payload', permanent: true };
    if (result === 'lease_lost') return { sent: false, retryAfter: 5 };
    if (!result.ok) {
      log('mail_failed', { kind: job.kind, attempt: job.attempt, cause: result.code });
      const failed = await database.rpc('fail_email_job', {
        job_id: job.jobId,
        attempt: job.attempt,
        error_code: result.code,
        permanent: result.permanent,
        unknown: result.unknown ?? false,
      });
      return { sent: false, retryAfter: failed.ok ? failed.value : 60 };
    }
    rememberSent(deps.sent, sentKey(job));
  }
  for (const pause of [200, 1000, 0]) {
    const finished = await database.rpc('finish_email_job', {
      job_id: job.jobId,
      confirm: business.confirmInquiries,
    });
    if (finished.ok) break;
    log('finish_failed', { kind: job.kind, cause: finished.reason });
    if (pause > 0) await deps.wait(pause);
  }
  return { sent: true };
}

/** Waits `waitMs` for `work`. After that, `work` goes on in the background. `work` must not throw. */
export async function within<T>(
  waitMs: number,
  work: Promise<T>,
  { background, every }: MailDependencies,
): Promise<T | 'pending'> {
  background(work.then(() => undefined));
  if (waitMs === 0) return 'pending';
  return new Promise((resolve) => {
    const stop = every(waitMs, () => (stop(), resolve('pending')));
    void work.then((result) => (stop(), resolve(result)));
  });
}

/** Delivers as `deliverJob` does, and waits `waitMs` for it. */
export function deliverWithin(
  waitMs: number,
  job: EmailJob,
  deps: MailDependencies,
): Promise<Delivery | 'pending'> {
  const delivery = deliverJob(job, deps).catch((error: unknown): Delivery => {
    deps.log('bug', { name: error instanceof Error ? error.name : 'unknown' });
    return { sent: false, retryAfter: 30 };
  });
  return within(waitMs, delivery, deps);
}

/** Gives the mail to the mail server, and records that before the server has it. Keeps the lease meanwhile. */
async function handOver(
  mail: Mail,
  { jobId, attempt }: EmailJob,
  database: Database,
  deps: MailDependencies,
): Promise<MailResult | 'lease_lost'> {
  const lease = { job_id: jobId, attempt };
  let refusal: MailResult | 'lease_lost' | null = null;
  const begin = async () => {
    const begun = await database.rpc('begin_email_hand_over', lease);
    if (!begun.ok) refusal = { ok: false, code: 'hand_over_not_recorded', permanent: false };
    // This process was so slow that another one took the job and sends the mail.
    else if (!begun.value) refusal = 'lease_lost';
    return refusal === null;
  };
  const stop = deps.every(HEARTBEAT_MS, () => void database.rpc('renew_email_lease', lease));
  try {
    const result = await deps.mail(mail, begin);
    return refusal ?? result;
  } finally {
    stop();
  }
}

const sentKey = (job: EmailJob) => `${job.kind}:${job.subjectId}`;

/** Remembers the latest 10,000, enough for any outage of the database during one process. */
export function rememberSent(sent: MailDependencies['sent'], key: string): void {
  sent.delete(key);
  sent.set(key, 'sent');
  const oldest = sent.size > 10_000 ? sent.keys().next().value : undefined;
  if (oldest !== undefined) sent.delete(oldest);
}

/** After this many temporary refusals of its content, a mail is sent without its optional headers. */
const PLAIN_AFTER = 8;

function mailOf(job: EmailJob, deps: MailDependencies, published: Published): Mail | null {
  const mail = wholeMailOf(job, deps, published);
  const isContentRefused = job.lastError?.startsWith('smtp_emessage') ?? false;
  return mail && isContentRefused && job.attempt > PLAIN_AFTER ? plainMail(mail) : mail;
}

/** What the owner has published, for the mails that say any of it. Without an answer they say what the build knew. */
async function publishedFor({ kind }: EmailJob, database: Database): Promise<Published> {
  if (kind !== 'confirmation' && kind !== 'digest' && kind !== 'welcome') return {};
  const published = await database.rpc('published_settings', {});
  return published.ok ? readPublished(published.value) : {};
}

function wholeMailOf(job: EmailJob, { settings, now }: MailDependencies, published: Published): Mail | null {
  if (job.kind === 'welcome') {
    const subscriber = subscriberRecordOf(job.subjectId, job.payload);
    if (!subscriber) return null;
    return subscriber.source === 'virtual-consultations'
      ? consultationMail(subscriber, settings)
      : welcomeMail(subscriber, settings, mailOffer(published, now()));
  }
  if (job.kind === 'confirmation') {
    const recipient = confirmationRecordOf(job.subjectId, job.payload);
    return recipient && confirmationMail(recipient, settings, mailHours(published, now()));
  }
  if (job.kind === 'reply') {
    const reply = replyRecordOf(job.subjectId, job.payload, now());
    return reply && replyMail(reply, settings);
  }
  if (job.kind === 'answer') {
    const answer = answerRecordOf(job.subjectId, job.payload);
    return answer && answerMail(answer, settings);
  }
  if (job.kind === 'assigned') {
    const assigned = assignedRecordOf(job.subjectId, job.payload);
    return assigned && assignedMail(assigned, settings);
  }
  if (job.kind === 'digest') return digestMail(digestOf(job.payload, now(), published), settings);
  const inquiry = inquiryRecordOf(job.subjectId, job.payload, now());
  return inquiry && inquiryMail(inquiry, settings);
}

/** How long one sweep may take: well below the limit of an edge function. */
const SWEEP_BUDGET_MS = 40_000;
/** How long a sweep waits for one mail before it turns to the next. */
const SWEEP_WAIT_MS = 15_000;

/**
 * Sends mails that are due and that nobody is sending, because the device disappeared or the sender died. Claims one
 * job at a time, so that a failing mail server blocks no other job, and stops after three failures or slow answers in a
 * row. Never throws.
 */
export async function sweep(
  deps: MailDependencies,
  atMost: number,
): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  const endsAt = deps.now().getTime() + SWEEP_BUDGET_MS;
  let failuresInARow = 0;
  while (counts.sent + counts.failed < atMost && failuresInARow < 3 && deps.now().getTime() < endsAt) {
    const claimed = await deps.database?.rpc('claim_due_email_jobs', { max_jobs: 1 });
    if (!claimed?.ok) {
      if (claimed) deps.log('sweep_failed', { cause: claimed.reason });
      break;
    }
    const [job] = claimed.value;
    if (!job) break;
    const delivery = await deliverWithin(SWEEP_WAIT_MS, job, deps);
    const isSent = delivery !== 'pending' && delivery.sent;
    counts[isSent ? 'sent' : 'failed'] += 1;
    failuresInARow = isSent ? 0 : failuresInARow + 1;
  }
  return counts;
}
