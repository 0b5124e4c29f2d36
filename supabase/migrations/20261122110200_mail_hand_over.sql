-- Why: a sender killed after the mail server took the mail, and before it could say so here, left a job that looked
-- unsent. The next sender could not tell it from one that had never left, and the lease held it for two minutes.
--
-- A job now says "handing_over" before the mail server is asked and "sent" right after it has answered. A sender
-- renews a short lease while it works. One that died is replaced within 20 seconds, and the next sender knows that
-- the mail may have arrived. It sends again with the same Message-ID: providers with an idempotency key drop the
-- repetition, and over SMTP a mail that arrives twice is better than one that never does.
--
-- Mails to people outside the business also get a ceiling, so that no botnet can turn the sign-up form into a
-- mail cannon.

alter table private.email_jobs drop constraint email_jobs_state_check;
alter table private.email_jobs add constraint email_jobs_state_check
  check (state in ('waiting', 'claimed', 'handing_over', 'sent', 'digest', 'void', 'failed'));
drop index private.email_jobs_due;
create index email_jobs_due on private.email_jobs (next_attempt_at)
  where state in ('waiting', 'claimed', 'handing_over');
create index email_jobs_welcomed on private.email_jobs (sent_at) where kind = 'welcome';

-- How long a sender may be silent before somebody else takes its job. Senders renew it every five seconds.
create function private.email_lease() returns interval
language sql immutable set search_path = ''
as $$ select interval '20 seconds' $$;
revoke all on function private.email_lease() from public;

-- How many welcome mails may leave, in any hour and any day. The owner of a larger list may raise them:
-- update private.mail_limits set allowed = 1000 where name = 'welcome_mails_per_hour';
create table private.mail_limits (
  name text primary key,
  allowed integer not null check (allowed >= 0)
);
revoke all on private.mail_limits from public, anon, authenticated, service_role;
insert into private.mail_limits (name, allowed)
values ('welcome_mails_per_hour', 200), ('welcome_mails_per_day', 1000);

-- How many welcome mails may leave now. Those being sent count as sent.
create function private.welcome_mails_left() returns integer
language sql stable set search_path = ''
as $$
  select least(
    (select allowed from private.mail_limits where name = 'welcome_mails_per_hour')
      - count(*) filter (where sent_at is null or sent_at > clock_timestamp() - interval '1 hour'),
    (select allowed from private.mail_limits where name = 'welcome_mails_per_day') - count(*))::integer
  from private.email_jobs
  where kind = 'welcome' and (sent_at > clock_timestamp() - interval '1 day'
    or state in ('claimed', 'handing_over') and claimed_until > clock_timestamp())
$$;
revoke all on function private.welcome_mails_left() from public;

-- Takes the lease on a job whose row the caller has locked. Answers the job as JSON, null when nothing is left to
-- send. `repeated`: an earlier sender died while handing the mail over, so it may have arrived already. The clock
-- is the wall's, not the transaction's: the caller may have waited for the lock.
create or replace function private.take_email_job(job private.email_jobs) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  content jsonb := private.email_payload(job);
  repeated boolean := job.state = 'handing_over';
begin
  if content is null then
    update private.email_jobs set state = 'void', claimed_until = null where id = job.id;
    return null;
  end if;
  update private.email_jobs
  set state = 'claimed', attempts = attempts + 1, claimed_until = clock_timestamp() + private.email_lease()
  where id = job.id
  returning * into job;
  return jsonb_build_object('jobId', job.id, 'kind', job.kind, 'subjectId', job.subject_id,
    'attempt', job.attempts, 'repeated', repeated, 'payload', content);
end
$$;

-- Claims one mail for the visitor who is asking, at once, even before its next attempt is due. Answers
-- {"outcome": "claimed", "job": {...}}, {"outcome": "busy", "retryAfter": seconds} while somebody else holds the
-- lease, or {"outcome": "sent" | "digest" | "void" | "failed" | "missing" | "postponed"}. Postponed: the ceiling on
-- welcome mails is reached, and a sweep will send it later.
create or replace function public.claim_email_job(kind text, id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job private.email_jobs;
  taken jsonb;
begin
  if claim_email_job.kind = 'welcome' then
    perform pg_advisory_xact_lock(hashtextextended('welcome mails', 0));
  end if;
  select * into job from private.email_jobs e
  where e.kind = claim_email_job.kind and e.subject_id = claim_email_job.id
  for update;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  if job.state in ('claimed', 'handing_over') and job.claimed_until > clock_timestamp() then
    return jsonb_build_object('outcome', 'busy', 'retryAfter', 5);
  end if;
  if job.state not in ('waiting', 'claimed', 'handing_over') then
    return jsonb_build_object('outcome', job.state);
  end if;
  if job.kind = 'welcome' and private.welcome_mails_left() <= 0 then
    return jsonb_build_object('outcome', 'postponed');
  end if;
  taken := private.take_email_job(job);
  if taken is null then
    return jsonb_build_object('outcome', 'void');
  end if;
  return jsonb_build_object('outcome', 'claimed', 'job', taken);
end
$$;

-- Claims up to `max_jobs` mails whose time has come or whose sender died; an array of jobs, oldest first. Jobs that
-- another sweep has locked are left to it. Above their ceiling welcome mails wait, and the others pass them.
create or replace function public.claim_due_email_jobs(max_jobs integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job private.email_jobs;
  taken jsonb;
  jobs jsonb := '[]';
  welcomes integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('welcome mails', 0));
  welcomes := private.welcome_mails_left();
  for job in
    select * from private.email_jobs e
    where (e.state = 'waiting' and e.next_attempt_at <= now()
        or e.state in ('claimed', 'handing_over') and e.claimed_until <= now())
      and (e.kind <> 'welcome' or welcomes > 0)
    order by e.next_attempt_at
    limit least(greatest(max_jobs, 0), 100)
    for update skip locked
  loop
    if job.kind = 'welcome' then
      continue when welcomes <= 0;
      welcomes := welcomes - 1;
    end if;
    taken := private.take_email_job(job);
    if taken is not null then
      jobs := jobs || jsonb_build_array(taken);
    end if;
  end loop;
  perform private.tidy();
  return jobs;
end
$$;

-- Whether a sweep would find something to send. The schedule asks before it calls the function.
create function private.has_due_email_jobs() returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.email_jobs e
    where (e.state = 'waiting' and e.next_attempt_at <= now()
        or e.state in ('claimed', 'handing_over') and e.claimed_until <= now())
      and (e.kind <> 'welcome' or private.welcome_mails_left() > 0))
$$;
revoke all on function private.has_due_email_jobs() from public;

-- Said by a sender right before it asks the mail server. False: the lease was lost, and somebody else sends it.
-- Repeating it (the reply got lost) changes nothing.
create function public.begin_email_hand_over(job_id bigint, attempt integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.email_jobs
  set state = 'handing_over', claimed_until = clock_timestamp() + private.email_lease()
  where id = job_id and attempts = attempt and state in ('claimed', 'handing_over');
  return found;
end
$$;
revoke all on function public.begin_email_hand_over(bigint, integer) from public, anon, authenticated, service_role;

-- Said by a sender while the mail server has not answered yet. False: the lease was lost.
create function public.renew_email_lease(job_id bigint, attempt integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.email_jobs set claimed_until = clock_timestamp() + private.email_lease()
  where id = job_id and attempts = attempt and state = 'handing_over';
  return found;
end
$$;
revoke all on function public.renew_email_lease(bigint, integer) from public, anon, authenticated, service_role;

-- Ends all leases: for a server that starts and knows that no other one is running on this database.
create function private.release_email_leases() returns void
language sql set search_path = ''
as $$ update private.email_jobs set claimed_until = now() where state in ('claimed', 'handing_over') $$;
revoke all on function private.release_email_leases() from public;

-- The mail server has taken the mail. True whoever holds the lease by now: a sent mail is sent. Repeating it
-- changes nothing.
create or replace function public.finish_email_job(job_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  job private.email_jobs;
begin
  select * into job from private.email_jobs where id = job_id for update;
  if not found or job.state = 'sent' then
    return;
  end if;
  job.sent_at := clock_timestamp();
  update private.email_jobs
  set state = 'sent', sent_at = job.sent_at, claimed_until = null, last_error = null, payload = null
  where id = job_id;
  -- With the payload that the row has just lost.
  perform private.note_email_sent(job);
end
$$;

-- The mail did not leave. Only the sender that holds the lease (`attempt`) gives it back; answers the seconds
-- until the next attempt: 15 s, doubling, at most 30 min. An inquiry is never given up. A welcome mail is, when
-- the refusal is permanent or after 12 attempts (about three hours).
create or replace function public.fail_email_job(job_id bigint, attempt integer, error_code text,
  permanent boolean default false)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wait integer := least(1800, 15 * power(2, least(greatest(attempt, 1), 10) - 1))::integer;
begin
  update private.email_jobs
  set state = case when kind = 'welcome' and (permanent or attempts >= 12) then 'failed' else 'waiting' end,
    claimed_until = null,
    next_attempt_at = clock_timestamp() + make_interval(secs => wait),
    last_error = left(error_code, 80)
  where id = job_id and state in ('claimed', 'handing_over') and attempts = attempt;
  return wait;
end
$$;

-- A device keeps trying for 30 days; its request is remembered for 90, and whose mailbox it was for one.
create or replace function private.tidy() returns void
language sql set search_path = ''
as $$
  delete from private.flood_counters where window_start < now() - interval '1 day';
  update private.subscribe_requests set mailbox = null
  where mailbox is not null and created_at < now() - interval '1 day';
  delete from private.subscribe_requests r where r.created_at < now() - interval '90 days'
    and not exists (select from private.email_jobs j where j.kind = 'welcome' and j.subject_id = r.id
      and j.state in ('waiting', 'claimed', 'handing_over'));
$$;

create or replace function private.grant_email_jobs() returns void
language sql set search_path = ''
as $$
  revoke all on function public.claim_email_job(text, uuid), public.claim_due_email_jobs(integer),
    public.begin_email_hand_over(bigint, integer), public.renew_email_lease(bigint, integer),
    public.finish_email_job(bigint), public.fail_email_job(bigint, integer, text, boolean),
    public.accept_inquiry(jsonb, boolean), public.suspect_inquiry(uuid) from public, anon, authenticated, service_role;
  grant execute on function public.claim_email_job(text, uuid), public.claim_due_email_jobs(integer),
    public.begin_email_hand_over(bigint, integer), public.renew_email_lease(bigint, integer),
    public.finish_email_job(bigint), public.fail_email_job(bigint, integer, text, boolean),
    public.accept_inquiry(jsonb, boolean), public.suspect_inquiry(uuid) to service_role;
$$;
select private.grant_email_jobs();
