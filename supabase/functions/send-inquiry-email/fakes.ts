import { type Answers, fakeDatabase, fakeDependencies, ID, post, WRITTEN } from '../_shared/fakes.ts';
import type { MailResult } from '../_shared/mail.ts';
import { createHandler } from './handler.ts';

/** A request from the contact page. */
export const inquiry = {
  id: ID,
  ...WRITTEN,
  submittedAt: '2026-11-21T17:12:00.000Z',
};
/** Its job, as the database returns it. */
export const job = {
  jobId: 7,
  kind: 'inquiry',
  subjectId: ID,
  attempt: 1,
  payload: {
    id: ID,
    full_name: 'Dana Whitfield',
    email: 'dana@example.com',
    message: 'Do you have time on Friday?',
    submitted_at: '2026-11-21T17:12:00+00:00',
    created_at: '2026-11-21T17:12:01+00:00',
  },
};
/** The result of a mail server that is down. */
export const down: MailResult = { ok: false, code: 'smtp_econnection', permanent: false };

/** The handler with a database that accepts an inquiry and returns one job, unless `answers` say otherwise. */
export function withDatabase(answers: Answers = {}, more: Parameters<typeof fakeDependencies>[0] = {}) {
  const fake = fakeDatabase({
    accept_inquiry: { stored: true },
    claim_email_job: { outcome: 'claimed', job },
    claim_due_email_jobs: [],
    claim_unneeded_files: [],
    claim_due_build: false,
    begin_email_hand_over: true,
    renew_email_lease: true,
    finish_email_job: null,
    fail_email_job: 15,
    ...answers,
  });
  const fakes = fakeDependencies({ database: fake.database, ...more });
  const handle = createHandler(fakes.deps);
  return {
    ...fake,
    ...fakes,
    send: (body: unknown = inquiry) => handle(post('send-inquiry-email', body)),
    handle,
  };
}
