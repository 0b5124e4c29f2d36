/** Bugs that `planted.ts` puts into a copy of the repository. */
interface Bug {
  /** `from` occurs once in this file. */
  file: string;
  from: string;
  to: string;
}

export const BUGS: Record<string, Bug> = {
  /** The record is deleted although nobody knows whether the request arrives. */
  'delete-before-acknowledgment': {
    file: 'src/outbox/flusher.ts',
    from: 'outcome = await withTimeout(request(this.#transport), STEP_TIMEOUT_MS, clock);',
    to: "void request(this.#transport).catch(() => {}); outcome = { type: 'done' };",
  },
  /** A repeated request looks like a new submission. */
  'new-id-per-attempt': {
    file: 'src/outbox/visitor-transport.ts',
    from: 'insert(inquiryRow(inquiry!))',
    to: 'insert({ ...inquiryRow(inquiry!), id: crypto.randomUUID() })',
  },
  /** A job counts as done although the mail server may refuse the mail. */
  'finish-before-hand-over': {
    file: 'supabase/functions/_shared/jobs.ts',
    from: 'const mail = mailOf(job, deps, await publishedFor(job, database));',
    to: "const mail = mailOf(job, deps, await publishedFor(job, database)); await database.rpc('finish_email_job', { job_id: job.jobId, confirm: false });",
  },
};
