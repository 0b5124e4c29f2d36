-- Why: a mail whose sender died, or whose visitor closed the page right after the insert, must still leave, and the
-- daily work must be done. On Supabase pg_cron runs both. `npm start` has timers instead, so nothing happens here
-- where the extensions are missing.
--
-- To turn it on in a hosted project: enable pg_cron and pg_net, store two secrets in the Vault, then run
-- `select private.schedule_email_sweep(), private.schedule_daily_work();` (this migration tries it, too):
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('<a secret key, or the legacy service role key>', 'service_key');

-- pg_cron writes a row per run and never deletes one. Keeps a week of them.
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

-- Everything that is due once a day. May be called any number of times, so that a missed hour is caught up.
create function private.daily_work() returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.delete_expired();
  perform private.delete_unneeded_photos();
  perform private.delete_used_codes();
  perform private.prune_cron_history();
  perform private.queue_digest();
  perform private.note_late_scans();
  perform private.count_changed_days();
  delete from public.staff_presence where seen_at < now() - interval '1 minute';
  perform private.pulse('daily');
end
$$;
revoke all on function private.daily_work() from public;

-- Calls the email function if a mail or a push is due, and notes that the sweep runs. Without its secrets it fails, which the
-- history of pg_cron and the staff desk show. The key is sent in both headers, because the gateway reads a legacy key in
-- one and a secret key (sb_secret_...) in the other. Reads the secrets at each run: rotating a key needs no new schedule.
create function private.request_email_sweep() returns void
language plpgsql set search_path = ''
as $$
declare
  url text := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'project_url');
  key text := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'service_key');
begin
  if coalesce(url, '') = '' or coalesce(key, '') = '' then
    raise exception 'The vault lacks the secret project_url or service_key, so no mail is swept';
  end if;
  if private.has_due_jobs() then
    perform net.http_post(
      url := url || '/functions/v1/send-inquiry-email',
      headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', key, 'Authorization', 'Bearer ' || key),
      body := '{"sweep": true}'::jsonb);
  end if;
  perform private.pulse('sweep');
end
$$;
revoke all on function private.request_email_sweep() from public;

-- Schedules the mail sweep, replacing an earlier schedule. Returns whether it did.
create function private.schedule_email_sweep() returns boolean
language plpgsql set search_path = ''
as $$
declare
  job constant text := 'select private.request_email_sweep()';
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
