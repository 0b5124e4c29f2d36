/**
 * Runs the local stack of `npm start` in a child process that tests can stop and kill. Tells its parent where its
 * mail server is once it serves. On any message from the parent it empties database and mailbox, then answers `done`.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { business } from '../../../src/content/business.ts';
import { startLocal } from '../../../supabase/local/stack.ts';

/** Requests that this process is answering, and those it has sent to the edge functions. */
const inFlight = new Set<unknown>();
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  inFlight.add(request);
  response.once('close', () => inFlight.delete(request));
});
const requestOf = (message: unknown) => (message as { request: unknown }).request;
subscribe('undici:request:create', (message) => inFlight.add(requestOf(message)));
for (const end of ['undici:request:trailers', 'undici:request:error'])
  subscribe(end, (message) => inFlight.delete(requestOf(message)));

const stack = await startLocal({ log: (line) => console.log(line) });

/**
 * Empties every table except secrets, settings, short texts, and what the schedules know. The replica role switches off the
 * triggers that forbid it. Fails at once where another session uses a table, as it does for a page that was
 * closed before its reply: waiting for it could deadlock.
 */
const EMPTY_TABLES = `do $$
declare
  tables text := (
    select string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private')
      and tablename not in (
        'business', 'secrets', 'mail_limits', 'pulses', 'digest_progress', 'visitor_header', 'reply_templates'
      )
  );
begin
  perform set_config('session_replication_role', 'replica', true);
  execute 'lock table ' || tables || ' in access exclusive mode nowait';
  if exists (
    select from private.email_jobs where state in ('claimed', 'handing_over') and claimed_until > now()
  ) then
    raise 'a mail is on its way, which a function may send after its reply' using errcode = 'lock_not_available';
  end if;
  execute 'truncate ' || tables;
end $$`;
const LOCK_NOT_AVAILABLE = '55P03';

/** @returns whether the tables are empty now */
const emptyTables = (): Promise<boolean> =>
  stack.query(EMPTY_TABLES).then(
    () => true,
    (error: { code?: string }) => {
      if (error.code === LOCK_NOT_AVAILABLE) return false;
      throw error;
    },
  );

/**
 * Empties database and mailbox. Waits until no request is in flight, in the database either, and no mail on its way: it would
 * reach the next test's mailbox. Nothing announces that, so it polls.
 */
async function reset(): Promise<void> {
  while (inFlight.size > 0 || !(await emptyTables())) await sleep(10);
  // As a start does on an empty database.
  await stack.query('select private.add_first_owner($1)', [
    process.env['STAFF_EMAIL'] ?? business.staffEmail,
  ]);
  const mails = await readdir(stack.mailDir);
  await Promise.all(mails.map((file) => rm(join(stack.mailDir, file), { recursive: true, force: true })));
}

const stop = () => void stack.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('disconnect', stop);
process.on('message', () => void reset().then(() => process.send!('done')));
process.send!({ mailServer: stack.mailServer });
