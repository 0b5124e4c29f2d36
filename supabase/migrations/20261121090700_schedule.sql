-- Why: a mail whose sender died, or whose visitor closed the page right after the insert, must leave without
-- anybody's help. On hosted Supabase pg_cron calls the email function every minute through pg_net; the local
-- server has a timer of its own, so where the extensions are missing nothing happens here.
--
-- To switch it on in a hosted project (README, "Deploy"): enable pg_cron and pg_net, store two secrets in the
-- Vault, then run `select private.schedule_email_sweep();` (this migration tries, too):
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('<the service role or secret key>', 'service_key');

-- Schedules the sweep, replacing an earlier schedule. Answers whether it did.
create function private.schedule_email_sweep() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from pg_catalog.pg_extension where extname in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return false;
  end if;
  -- Dynamic, because the extensions' functions do not exist everywhere this migration runs. The secrets are read
  -- at each run: rotating a key needs no new schedule.
  execute $cron$
    select cron.schedule('sweep-email-jobs', '* * * * *', $job$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
          || '/functions/v1/send-inquiry-email',
        headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer '
          || (select decrypted_secret from vault.decrypted_secrets where name = 'service_key')),
        body := '{"sweep": true}'::jsonb
      )
      where exists (select from vault.decrypted_secrets where name = 'project_url')
        and exists (select from private.email_jobs where state in ('waiting', 'claimed') and next_attempt_at <= now());
    $job$)
  $cron$;
  return true;
end
$$;
revoke all on function private.schedule_email_sweep() from public;

do $$
begin
  perform private.schedule_email_sweep();
exception
  when others then raise notice 'The email sweep is not scheduled: %', sqlerrm;
end
$$;
