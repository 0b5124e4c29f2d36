/**
 * The local stack of `npm start` in a process of its own, which the tests can stop and kill. It tells its parent when
 * it is ready, and empties database and mailbox when its parent asks.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLocal } from '../../supabase/local/start.ts';

/** Requests that this process answers, and those that it sends to the edge functions. */
const inFlight = new Set<unknown>();
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  inFlight.add(request);
  response.once('close', () => inFlight.delete(request));
});
const sent = (message: unknown) => (message as { request: unknown }).request;
subscribe('undici:request:create', (message) => inFlight.add(sent(message)));
for (const end of ['undici:request:trailers', 'undici:request:error'])
  subscribe(end, (message) => inFlight.delete(sent(message)));

const stack = await startLocal({ log: (line) => console.log(line) });

/** Every table but the secrets, without the triggers that refuse it. */
const EMPTY_TABLES = `do $$ begin
  perform set_config('session_replication_role', 'replica', true);
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private') and tablename <> 'secrets'
  );
end $$`;

async function idle(): Promise<void> {
  while (inFlight.size > 0) await sleep(10);
}

/** Waits until no request of an earlier test is under way, or its mail would arrive in the next test's mailbox. */
async function reset(): Promise<void> {
  await idle();
  await stack.query(EMPTY_TABLES);
  // A sweep may have begun in the meantime.
  await idle();
  const mails = await readdir(stack.mailDir);
  await Promise.all(mails.map((file) => rm(join(stack.mailDir, file), { recursive: true })));
}

const stop = () => void stack.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('disconnect', stop);
process.on('message', () => void reset().then(() => process.send!('done')));
process.send!('ready');
