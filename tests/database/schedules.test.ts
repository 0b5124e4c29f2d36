import { describe, expect, it } from 'vitest';
import { useDatabase } from './harness.ts';

/** Replaces pg_cron, pg_net and the Vault, which no test database has. */
const database = useDatabase(async (own) => {
  await own.owner('create schema cron');
  await own.owner(
    'create table cron.job_run_details (runid bigint, start_time timestamptz, end_time timestamptz)',
  );
  await own.owner('create table cron.jobs (name text primary key, schedule text, command text)');
  await own.owner(`create function cron.schedule(name text, schedule text, command text) returns bigint
    language plpgsql as $$ begin
      if schedule like '%seconds' and to_regclass('cron.old_version') is not null then
        raise exception 'invalid schedule'; end if;
      insert into cron.jobs values (name, schedule, command)
      on conflict on constraint jobs_pkey do update set schedule = excluded.schedule, command = excluded.command;
      return 1; end $$`);
  await own.owner('create schema net');
  await own.owner('create table net.requests (url text, headers jsonb, body jsonb)');
  await own.owner(`create function net.http_post(url text, headers jsonb, body jsonb) returns bigint
    language sql as $$ insert into net.requests values (url, headers, body); select 1::bigint $$`);
  await own.owner('create schema vault');
  await own.owner('create table vault.decrypted_secrets (name text, decrypted_secret text)');
  // pg_extension cannot be written, so the function reads another table.
  await own.owner('create table public.extensions as select unnest($1::text[]) as extname', [
    ['pg_cron', 'pg_net', 'supabase_vault'],
  ]);
  const [{ body }] = (await own.owner<{ body: string }>(
    `select pg_get_functiondef('private.schedule_email_sweep()'::regprocedure) as body`,
  )) as [{ body: string }];
  await own.owner(body.replace('pg_catalog.pg_extension', 'public.extensions'));
});
const schedule = async () => {
  await database.owner('select private.schedule_email_sweep()');
  return (await database.owner<{ schedule: string; command: string }>('select * from cron.jobs'))[0]!;
};
const run = async (command: string) => {
  await database.owner('delete from net.requests');
  await database.owner(command);
  return database.owner<{ url: string; headers: Record<string, string>; body: unknown }>(
    'select * from net.requests',
  );
};

describe('the sweep of a hosted project', () => {
  it('runs every ten seconds, or every minute with an old pg_cron', async () => {
    expect((await schedule()).schedule).toBe('10 seconds');
    await database.owner('create table cron.old_version ()');
    expect((await schedule()).schedule).toBe('* * * * *');
    await database.owner('drop table cron.old_version');
  });

  it('calls the function only if something is due and the secrets are set', async () => {
    const { command } = await schedule();
    await database.owner(
      `insert into private.email_jobs (kind, subject_id, next_attempt_at) values ('digest', gen_random_uuid(), now())`,
    );
    // Not in silence: the history of pg_cron has the error, and the desk sees that no sweep has run.
    await expect(run(command)).rejects.toThrow('The vault lacks the secret project_url or service_key');
    await database.owner(
      `insert into vault.decrypted_secrets values ('project_url', 'https://x.supabase.co'), ('service_key', 'sb_secret_x')`,
    );
    expect(await run(command)).toHaveLength(1);
    await database.owner('delete from private.email_jobs');
    await database.owner(`update private.pulses set at = now() - interval '1 day' where name = 'sweep'`);
    expect(await run(command)).toEqual([]);
    expect(
      await database.owner(
        `select from private.pulses where name = 'sweep' and at > now() - interval '1 minute'`,
      ),
    ).toHaveLength(1);
  });

  it.each(['sb_secret_x', 'legacy.service.role'])('sends the key %s in both headers', async (key) => {
    const { command } = await schedule();
    await database.owner(
      `insert into private.email_jobs (kind, subject_id, next_attempt_at) values ('digest', gen_random_uuid(), now())`,
    );
    await database.owner(
      `update vault.decrypted_secrets set decrypted_secret = $1 where name = 'service_key'`,
      [key],
    );
    expect(await run(command)).toEqual([
      {
        url: 'https://x.supabase.co/functions/v1/send-inquiry-email',
        headers: { 'Content-Type': 'application/json', apikey: key, Authorization: `Bearer ${key}` },
        body: { sweep: true },
      },
    ]);
  });
});

it('keeps a week of pg_cron’s history', async () => {
  await database.owner(`insert into cron.job_run_details values
    (1, now() - interval '8 days', now() - interval '8 days'), (2, now() - interval '8 days', null),
    (3, now() - interval '6 days', now() - interval '6 days'), (4, now(), null)`);
  await database.owner('select private.daily_work()');
  const left = await database.owner<{ runid: string }>(
    'select runid from cron.job_run_details order by runid',
  );
  expect(left.map(({ runid }) => Number(runid))).toEqual([3, 4]);
});
