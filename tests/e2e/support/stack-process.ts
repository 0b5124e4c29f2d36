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

/** Empties every table except secrets, settings, short texts, and what the schedules know. The replica role switches off the triggers that forbid it. */
const EMPTY_TABLES = `do $$ begin
  perform set_config('session_replication_role', 'replica', true);
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private')
      and tablename not in (
        'business', 'secrets', 'mail_limits', 'pulses', 'digest_progress', 'visitor_header', 'reply_templates'
      )
  );
end $$`;

/**
 * Whether a function is sending a mail, which it may do after its reply, or another session uses a table, as it does for a page that
 * was closed before its reply. Emptying the tables meanwhile could deadlock with it.
 */
async function isDatabaseBusy(): Promise<boolean> {
  const [busy] = await stack.query<{ any: boolean }>(`select exists (
    select from private.email_jobs where state in ('claimed', 'handing_over') and claimed_until > now()
  ) or exists (
    select from pg_locks
    where locktype = 'relation' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())
  ) as any`);
  return busy?.any ?? false;
}

/** Waits until no request is in flight, in the database either, and no mail on its way. Nothing announces that, so it polls. */
async function waitUntilIdle(): Promise<void> {
  while (inFlight.size > 0 || (await isDatabaseBusy())) await sleep(10);
}

/** Empties database and mailbox. Waits for open requests first, or their mail would reach the next test's mailbox. */
async function reset(): Promise<void> {
  await waitUntilIdle();
  await stack.query(EMPTY_TABLES);
  // As a start does on an empty database.
  await stack.query('select private.add_first_owner($1)', [
    process.env['STAFF_EMAIL'] ?? business.staffEmail,
  ]);
  // A scheduled mail job may have started in the meantime.
  await waitUntilIdle();
  const mails = await readdir(stack.mailDir);
  await Promise.all(mails.map((file) => rm(join(stack.mailDir, file), { recursive: true, force: true })));
}

const stop = () => void stack.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('disconnect', stop);
process.on('message', () => void reset().then(() => process.send!('done')));
process.send!({ mailServer: stack.mailServer });
