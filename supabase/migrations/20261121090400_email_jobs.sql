-- Why: staff must get every inquiry exactly once, whatever the visitor's phone does after the insert. So the
-- wish to send is a row of its own, written in the inquiry's transaction (a transactional outbox), and a sender
-- must claim it first. A claim is a lease: a sender that dies loses it after two minutes, and the next call or
-- the minute's sweep takes over.

create table private.email_jobs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('inquiry', 'welcome', 'digest')),
  -- inquiry: the inquiry's id. welcome: the id of the subscribe request, so that a returning subscriber's new
  -- request is a new subject and needs no generation counter.
  subject_id uuid not null,
  -- Only where there is no row to read: an inquiry that the table refused for good. Removed once sent.
  payload jsonb,
  -- digest: no mail of its own (suspected). void: nothing left to send. failed: given up, welcome mails only.
  state text not null default 'waiting'
    check (state in ('waiting', 'claimed', 'sent', 'digest', 'void', 'failed')),
  attempts integer not null default 0,
  claimed_until timestamptz,
  -- The sweep leaves a fresh job to the visitor's own call, which knows whether the inquiry is suspected.
  next_attempt_at timestamptz not null default now() + interval '20 seconds',
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 80),
  created_at timestamptz not null default now(),
  unique (kind, subject_id)
);
create index email_jobs_due on private.email_jobs (next_attempt_at) where state in ('waiting', 'claimed');
revoke all on private.email_jobs from public, anon, authenticated, service_role;

create function private.queue_inquiry_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.email_jobs (kind, subject_id) values ('inquiry', new.id)
  on conflict (kind, subject_id) do nothing;
  return null;
end
$$;
revoke all on function private.queue_inquiry_email() from public;
create trigger queue_email after insert on public.inquiries
  for each row execute function private.queue_inquiry_email();

-- What a sender needs to know, or null when the subject is gone. Replaced when subscribers arrive.
create function private.email_payload(job private.email_jobs) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((select to_jsonb(i) from public.inquiries i where i.id = job.subject_id), job.payload)
$$;
revoke all on function private.email_payload(private.email_jobs) from public;

-- Takes the lease on a job whose row the caller has locked. Answers the job as JSON, null when nothing is left
-- to send. The clock is the wall's, not the transaction's: the caller may have waited for the lock.
create function private.take_email_job(job private.email_jobs) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  content jsonb := private.email_payload(job);
begin
  if content is null then
    update private.email_jobs set state = 'void', claimed_until = null where id = job.id;
    return null;
  end if;
  update private.email_jobs
  set state = 'claimed', attempts = attempts + 1, claimed_until = clock_timestamp() + interval '2 minutes'
  where id = job.id
  returning * into job;
  return jsonb_build_object('jobId', job.id, 'kind', job.kind, 'subjectId', job.subject_id,
    'attempt', job.attempts, 'payload', content);
end
$$;
revoke all on function private.take_email_job(private.email_jobs) from public;

-- Claims one mail for the visitor who is asking, at once, even before its next attempt is due. Answers
-- {"outcome": "claimed", "job": {...}} or {"outcome": "sent" | "digest" | "void" | "failed" | "missing"}, or
-- {"outcome": "busy", "retryAfter": seconds} while somebody else holds the lease.
create function public.claim_email_job(kind text, id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job private.email_jobs;
  taken jsonb;
begin
  select * into job from private.email_jobs e
  where e.kind = claim_email_job.kind and e.subject_id = claim_email_job.id
  for update;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  if job.state = 'claimed' and job.claimed_until > clock_timestamp() then
    return jsonb_build_object('outcome', 'busy', 'retryAfter', 5);
  end if;
  if job.state not in ('waiting', 'claimed') then
    return jsonb_build_object('outcome', job.state);
  end if;
  taken := private.take_email_job(job);
  if taken is null then
    return jsonb_build_object('outcome', 'void');
  end if;
  return jsonb_build_object('outcome', 'claimed', 'job', taken);
end
$$;

-- Claims up to `max_jobs` mails whose time has come or whose sender died; an array of jobs, oldest first. Jobs
-- that another sweep has locked are left to it.
create function public.claim_due_email_jobs(max_jobs integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job private.email_jobs;
  taken jsonb;
  jobs jsonb := '[]';
begin
  for job in
    select * from private.email_jobs e
    where (e.state = 'waiting' and e.next_attempt_at <= now())
      or (e.state = 'claimed' and e.claimed_until <= now())
    order by e.next_attempt_at
    limit least(greatest(max_jobs, 0), 100)
    for update skip locked
  loop
    taken := private.take_email_job(job);
    if taken is not null then
      jobs := jobs || jsonb_build_array(taken);
    end if;
  end loop;
  perform private.tidy();
  return jobs;
end
$$;

-- The mail server has taken the mail. True whoever holds the lease by now: a sent mail is sent. Repeating it
-- changes nothing.
create function public.finish_email_job(job_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  job private.email_jobs;
begin
  update private.email_jobs
  set state = 'sent', sent_at = clock_timestamp(), claimed_until = null, last_error = null, payload = null
  where id = job_id and state <> 'sent'
  returning * into job;
  if found then
    perform private.note_email_sent(job);
  end if;
end
$$;

-- Marks the subject. Replaced when subscribers arrive.
create function private.note_email_sent(job private.email_jobs) returns void
language sql set search_path = ''
as $$
  update public.inquiries set notified_at = job.sent_at where id = job.subject_id and job.kind = 'inquiry';
$$;
revoke all on function private.note_email_sent(private.email_jobs) from public;

-- The mail did not leave. Only the sender that holds the lease (`attempt`) gives it back; answers the seconds
-- until the next attempt: 15 s, doubling, at most 30 min. An inquiry is never given up. A welcome mail is, when
-- the refusal is permanent or after 12 attempts (about three hours).
create function public.fail_email_job(job_id bigint, attempt integer, error_code text,
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
  where id = job_id and state = 'claimed' and attempts = attempt;
  return wait;
end
$$;

-- Stores an inquiry that reached the email function first, or whose insert by the browser was refused. The row
-- that is already there wins. A row that the table refuses for good still gets its mail: the job keeps the
-- content. `suspected` marks the row and leaves the mail to the daily digest, unless it is already on its way.
-- Answers {"stored": boolean}; a flood is refused as in the table's own trigger.
create function public.accept_inquiry(inquiry jsonb, suspected boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  inquiry_id uuid;
  stored boolean := true;
begin
  -- @supabase/lite on a real server hands over the object as a JSON string that holds JSON.
  if jsonb_typeof(inquiry) = 'string' then
    inquiry := (inquiry #>> '{}')::jsonb;
  end if;
  inquiry_id := (inquiry ->> 'id')::uuid;
  begin
    insert into public.inquiries (id, full_name, email, phone, service, message, form_source, user_agent, referrer,
      session_id, submitted_at, suspected)
    values (inquiry_id, coalesce(inquiry ->> 'full_name', 'Not provided'), inquiry ->> 'email',
      inquiry ->> 'phone', inquiry ->> 'service', inquiry ->> 'message',
      coalesce(inquiry ->> 'form_source', 'main_form'), inquiry ->> 'user_agent', inquiry ->> 'referrer',
      inquiry ->> 'session_id', coalesce((inquiry ->> 'submitted_at')::timestamptz, now()),
      accept_inquiry.suspected)
    on conflict (id) do nothing;
  exception
    -- Classes 22 and 23: the data itself. Anything else (a flood, a lost disk) is not a verdict on the data.
    when data_exception or integrity_constraint_violation then
      -- The refusal rolled the trigger's count back, and a mail is a mail: count it again.
      if not exists (select from private.email_jobs where kind = 'inquiry' and subject_id = inquiry_id) then
        perform private.count_submission('inquiry', 'address:' || private.visitor_address(), 100, 600);
        perform private.count_submission('inquiry', 'session:' || left(inquiry ->> 'session_id', 64), 20, 600);
      end if;
      insert into private.email_jobs (kind, subject_id, payload)
      values ('inquiry', inquiry_id, inquiry || jsonb_build_object('suspected', accept_inquiry.suspected))
      on conflict (kind, subject_id) do nothing;
      stored := false;
  end;
  if accept_inquiry.suspected then
    perform public.suspect_inquiry(inquiry_id);
  end if;
  return jsonb_build_object('stored', stored);
end
$$;

-- Marks a stored inquiry and leaves its mail to the daily digest, unless it is already on its way.
create function public.suspect_inquiry(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.email_jobs e set state = 'digest'
  where e.kind = 'inquiry' and e.subject_id = suspect_inquiry.id and e.state = 'waiting' and e.attempts = 0;
  if found then
    update public.inquiries i set suspected = true where i.id = suspect_inquiry.id;
  end if;
end
$$;

-- What is only needed for a while. Called by every sweep; replaced when subscribers arrive.
create function private.tidy() returns void
language sql set search_path = ''
as $$
  delete from private.flood_counters where window_start < now() - interval '1 day';
$$;
revoke all on function private.tidy() from public;

create function private.grant_email_jobs() returns void
language sql set search_path = ''
as $$
  revoke all on function public.claim_email_job(text, uuid), public.claim_due_email_jobs(integer),
    public.finish_email_job(bigint), public.fail_email_job(bigint, integer, text, boolean),
    public.accept_inquiry(jsonb, boolean), public.suspect_inquiry(uuid) from public, anon, authenticated, service_role;
  grant execute on function public.claim_email_job(text, uuid), public.claim_due_email_jobs(integer),
    public.finish_email_job(bigint), public.fail_email_job(bigint, integer, text, boolean),
    public.accept_inquiry(jsonb, boolean), public.suspect_inquiry(uuid) to service_role;
$$;
revoke all on function private.grant_email_jobs() from public;
select private.grant_email_jobs();
