-- Why: what the privacy policy promises to delete ("How long we keep it") must be deleted without anybody's help.

-- Deletes what is needed for days only. Called by every sweep. A device retries for 30 days; its subscribe request is
-- remembered for 90, and the mailbox of the request for one.
create function private.delete_short_lived() returns void
language sql set search_path = ''
as $$
  delete from private.flood_counters where window_start < now() - interval '1 day';
  update private.subscribe_requests set mailbox = null
  where mailbox is not null and created_at < now() - interval '1 day';
  delete from private.subscribe_requests r where r.created_at < now() - interval '90 days'
    and not exists (select from private.email_jobs j where j.kind = 'welcome' and j.subject_id = r.id
      and j.state in ('waiting', 'claimed', 'handing_over'));
$$;
revoke all on function private.delete_short_lived() from public;

-- Deletes inquiries and scans after 24 months, and mail jobs with them, because some hold a copy.
create function private.delete_expired() returns void
language sql set search_path = ''
as $$
  delete from public.inquiries where created_at < now() - interval '24 months';
  delete from public.qr_analytics where created_at < now() - interval '24 months';
  delete from private.email_jobs where created_at < now() - interval '24 months';
$$;
revoke all on function private.delete_expired() from public;

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
  perform private.prune_cron_history();
  perform private.queue_digest();
end
$$;
revoke all on function private.daily_work() from public;
