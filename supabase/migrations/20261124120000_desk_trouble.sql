-- Why: mail that does not leave and schedules that have stopped are found by nobody until a visitor complains. The desk
-- asks for them together with the inbox and says them in words.

-- A new database has ten minutes for its first sweep.
insert into private.pulses (name, at) values ('sweep', now()), ('daily', now());

-- The mails that staff should know of. waiting: the latest attempt has failed, or nobody has made one for ten minutes
-- although it was due (the limit on mails to visitors is no trouble). failed, unknown: see email_jobs; for three days.
create function private.stuck_email_jobs() returns setof private.email_jobs
language sql stable set search_path = ''
as $$
  select e.* from private.email_jobs e
  where e.state in ('waiting', 'claimed', 'handing_over')
    and (e.failing_since is not null
      or e.next_attempt_at < now() - interval '10 minutes' and not private.is_being_sent(e)
        and case e.kind when 'welcome' then (select private.mails_left('welcome'))
          when 'confirmation' then (select private.mails_left('confirmation')) else 1 end > 0)
  union all
  select e.* from private.email_jobs e
  where e.state in ('failed', 'unknown') and e.next_attempt_at > now() - interval '3 days'
$$;
revoke all on function private.stuck_email_jobs() from public;
create index email_jobs_given_up on private.email_jobs (next_attempt_at) where state in ('failed', 'unknown');

-- What is wrong now: {"mails": [{"state": "waiting" | "failed" | "unknown", "count", "since", "error"}], "sweep", "daily",
-- "digest", "writable"}. `error` is the sender's code of the latest failure, or null. `sweep` and `daily`: when the
-- schedule last ran, if that is too long ago, else null. `digest`: the first day whose digest is an hour late, or null.
-- `writable`: whether the database takes a write at this moment.
create function public.desk_trouble() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  is_writable boolean := true;
begin
  perform private.require_staff();
  begin
    perform private.pulse('desk');
  exception
    -- Read-only, a full disk, or a lock that does not end: whatever it is, changes are not saved either.
    when others then is_writable := false;
  end;
  return jsonb_build_object(
    'mails', coalesce((
      select jsonb_agg(to_jsonb(g) order by g.state desc)
      from (
        select case when j.state in ('failed', 'unknown') then j.state else 'waiting' end as state, count(*) as count,
          min(coalesce(j.failing_since, j.created_at)) as since,
          (array_agg(j.last_error order by j.next_attempt_at desc) filter (where j.last_error is not null))[1] as error
        from private.stuck_email_jobs() j group by 1
      ) g), '[]'),
    'sweep', (select p.at from private.pulses p where p.name = 'sweep' and p.at < now() - interval '10 minutes'),
    'daily', (select p.at from private.pulses p where p.name = 'daily' and p.at < now() - interval '1 hour'),
    'digest', coalesce(
      (select min((j.payload ->> 'since')::date) from private.email_jobs j
        where j.kind = 'digest' and j.state in ('waiting', 'claimed', 'handing_over')
          and (j.payload ->> 'since')::date <= private.digest_day(now() - interval '1 hour')),
      (select d.last_day + 1 from private.digest_progress d
        where d.last_day < private.digest_day(now() - interval '1 hour'))),
    'writable', is_writable);
end
$$;
revoke all on function public.desk_trouble() from public, anon, authenticated, service_role;
grant execute on function public.desk_trouble() to authenticated;

-- Makes the stuck mails of a state due now, for the next sweep. Returns how many. A mail that was given up starts over, and
-- so does one that may have arrived: who asks for that knows that it may come twice.
create function public.desk_retry_mails(state text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  retried integer;
begin
  perform private.require_staff();
  update private.email_jobs e
  set next_attempt_at = now(), state = 'waiting', claimed_until = null,
    repeated = e.repeated and e.state <> 'unknown',
    -- The 72 hours of a mail to a visitor begin again.
    failing_since = case when e.state = 'waiting' then e.failing_since end
  where e.id in (select j.id from private.stuck_email_jobs() j)
    and e.state = desk_retry_mails.state and e.state in ('waiting', 'failed', 'unknown')
    -- Its answer may still come (see begin_email_hand_over).
    and not (e.state = 'waiting' and e.repeated);
  get diagnostics retried = row_count;
  return retried;
end
$$;
revoke all on function public.desk_retry_mails(text) from public, anon, authenticated, service_role;
grant execute on function public.desk_retry_mails(text) to authenticated;
