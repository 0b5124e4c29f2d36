-- Why: a mail whose sender died, or whose visitor closed the page right after the insert, must still leave, and the
-- daily work must be done. On Supabase pg_cron runs both. `npm start` has timers instead, so nothing happens here
-- where the extensions are missing.
--
-- To turn it on in a hosted project: enable pg_cron and pg_net, store two secrets in the Vault, then run
-- `select private.schedule_email_sweep(), private.schedule_daily_work();` (this migration tries it, too):
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('<a secret key, or the legacy service role key>', 'service_key');

-- Schedules the mail sweep, replacing an earlier schedule. Returns whether it did. The key is sent in both headers,
-- because the gateway reads a legacy key in one and a secret key (sb_secret_...) in the other.
create function private.schedule_email_sweep() returns boolean
language plpgsql set search_path = ''
as $$
declare
  -- Reads the secrets at each run: rotating a key needs no new schedule.
  job constant text := $job$
    select net.http_post(
      url := s.url || '/functions/v1/send-inquiry-email',
      headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', s.key,
        'Authorization', 'Bearer ' || s.key),
      body := '{"sweep": true}'::jsonb
    )
    from (select
      (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') as url,
      (select decrypted_secret from vault.decrypted_secrets where name = 'service_key') as key) s
    where s.url is not null and s.key is not null and private.has_due_email_jobs();
  $job$;
begin
  if (select count(*) from pg_catalog.pg_extension where extname in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return false;
  end if;
  -- Dynamic, because cron.schedule does not exist everywhere.
  begin
    execute 'select cron.schedule($1, $2, $3)' using 'sweep-email-jobs', '10 seconds', job;
  exception
    -- pg_cron before 1.5 does not know seconds.
    when others then execute 'select cron.schedule($1, $2, $3)' using 'sweep-email-jobs', '* * * * *', job;
  end;
  return true;
end
$$;
revoke all on function private.schedule_email_sweep() from public;

-- Schedules the daily work, replacing an earlier schedule. Returns whether it did.
create function private.schedule_daily_work() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    return false;
  end if;
  execute $cron$ select cron.schedule('daily-work', '*/10 * * * *', 'select private.daily_work()') $cron$;
  return true;
end
$$;
revoke all on function private.schedule_daily_work() from public;

do $$
begin
  perform private.schedule_email_sweep();
exception
  when others then raise notice 'The email sweep is not scheduled: %', sqlerrm;
end
$$;
do $$
begin
  perform private.schedule_daily_work();
exception
  when others then raise notice 'The daily work is not scheduled: %', sqlerrm;
end
$$;
