-- Why: a mail whose sender died is due again after 20 seconds, and the sweep that picks it up came once a minute.
-- The sweep also sent its key where the gateway of a hosted project reads legacy keys only. And pg_cron writes a row
-- for every run and never deletes one.

-- Schedules the sweep, replacing an earlier schedule. Answers whether it did. The Vault secret 'service_key' may be a
-- secret key (sb_secret_...) or the legacy service role key: both go into both headers.
create or replace function private.schedule_email_sweep() returns boolean
language plpgsql set search_path = ''
as $$
declare
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
  -- Dynamic, because the extensions' functions do not exist everywhere this migration runs. The secrets are read
  -- at each run: rotating a key needs no new schedule.
  begin
    execute 'select cron.schedule($1, $2, $3)' using 'sweep-email-jobs', '10 seconds', job;
  exception
    -- pg_cron before 1.5 knows no seconds.
    when others then execute 'select cron.schedule($1, $2, $3)' using 'sweep-email-jobs', '* * * * *', job;
  end;
  return true;
end
$$;

-- Keeps a week of pg_cron's history.
create function private.prune_cron_history() returns void
language plpgsql set search_path = ''
as $$
begin
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval ''7 days''';
  end if;
end
$$;
revoke all on function private.prune_cron_history() from public;

create or replace function private.daily_work() returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.delete_expired();
  perform private.prune_cron_history();
  perform private.queue_digest();
end
$$;

do $$
begin
  perform private.schedule_email_sweep();
exception
  when others then raise notice 'The email sweep is not scheduled: %', sqlerrm;
end
$$;
