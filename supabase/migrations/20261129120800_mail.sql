-- Why: the staff must get every inquiry exactly once, whatever the visitor's phone does after the insert. So the
-- intention to send is a row of its own, written in the inquiry's transaction (a transactional outbox), and a sender
-- must claim it first.
--
-- Two senders must never send the same mail, and a sender that dies must not keep it. A sender claims a job,
-- which is a lease of 20 seconds, and renews the lease while it works. The job becomes "handing_over" when the mail
-- server has asked for the content, and "sent" right after its answer.
--
-- A mail server may take ten minutes for that answer (RFC 5321 section 4.5.3.2.6). If none comes (the sender died, the
-- connection broke), nobody knows whether the mail arrived. It is then sent once more with the same Message-ID, but not
-- before the ten minutes are over; if that ends without an answer as well, it is left alone. Providers with an
-- idempotency key drop the repetition, and over SMTP a mail that arrives twice is better than one that never does.
--
-- Any other failure leaves the mail with us, and it is tried again: a mail to the staff without end, a mail to a visitor
-- for 72 hours, unless the mail server has refused this recipient for good.
--
-- Welcome mails and confirmations go to people outside the business. All of a kind together have a limit, so that no
-- botnet can use a form to send mail in bulk.

create table private.email_jobs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('inquiry', 'confirmation', 'welcome', 'digest', 'reply', 'answer', 'assigned')),
  -- inquiry, confirmation: the inquiry's id. welcome: the id of the subscribe request, so that a returning subscriber
  -- gets a new job. digest: derived from the day and the number of the mail. reply, answer: the message's id. assigned:
  -- the id of the entry in the log.
  subject_id uuid not null,
  -- inquiry: its content, if the table refused the row for good; removed once sent. digest: the days and what the last
  -- one listed.
  payload jsonb,
  -- waiting: to be sent. claimed: a sender works on it. handing_over: a sender is talking to the mail server.
  -- void: nothing left to send. failed: given up (mails to visitors only). unknown: handed over twice without an
  -- answer, so that it may have arrived twice.
  state text not null default 'waiting'
    check (state in ('waiting', 'claimed', 'handing_over', 'sent', 'void', 'failed', 'unknown')),
  attempts integer not null default 0,
  -- When the sender's lease ends.
  claimed_until timestamptz,
  -- An earlier hand-over ended without an answer of the mail server, so the mail may have arrived already.
  repeated boolean not null default false,
  -- Since when every attempt has failed.
  failing_since timestamptz,
  -- When the next attempt is due, or a job whose sender has died. The sweep leaves a fresh job to the visitor's own call,
  -- which is on its way.
  next_attempt_at timestamptz not null default now() + interval '20 seconds',
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 80),
  created_at timestamptz not null default now(),
  unique (kind, subject_id)
);
create index email_jobs_due on private.email_jobs (next_attempt_at)
  where state in ('waiting', 'claimed', 'handing_over');
create index email_jobs_to_visitors on private.email_jobs (kind, sent_at) where kind in ('welcome', 'confirmation');
-- The digest asks for the jobs of a day, retention for those of two years ago.
create index email_jobs_created_at on private.email_jobs (created_at);
create index email_jobs_given_up on private.email_jobs (next_attempt_at) where state in ('failed', 'unknown');
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
  for each row when (new.entered_by is null) execute function private.queue_inquiry_email();

-- Who is given an inquiry by somebody else is told by mail, a little later than that can be undone.
create function private.queue_assigned_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.email_jobs (kind, subject_id, next_attempt_at)
  values ('assigned', new.id, now() + interval '15 seconds')
  on conflict (kind, subject_id) do nothing;
  return null;
end
$$;
revoke all on function private.queue_assigned_email() from public;
create trigger queue_email after insert on public.inquiry_events
  for each row when (new.action = 'assigned' and (new.detail ->> 'applied')::boolean
    and new.detail ->> 'assignee' <> new.actor
    and new.detail ->> 'assignee' is distinct from new.detail ->> 'from')
  execute function private.queue_assigned_email();

-- How many mails of a kind may leave in any hour and in any day. To raise a limit:
-- update private.mail_limits set allowed = 1000 where name = 'welcome_mails_per_hour';
create table private.mail_limits (
  name text primary key,
  allowed integer not null check (allowed >= 0)
);
revoke all on private.mail_limits from public, anon, authenticated, service_role;
insert into private.mail_limits (name, allowed)
values ('welcome_mails_per_hour', 200), ('welcome_mails_per_day', 1000),
  ('confirmation_mails_per_hour', 200), ('confirmation_mails_per_day', 1000);

-- How many mails of a kind may leave now. Those being sent count as sent. It names the kinds and compares with now(),
-- because otherwise the planner can't use the index email_jobs_to_visitors.
create function private.mails_left(kind text) returns integer
language sql stable set search_path = ''
as $$
  select least(
    (select allowed from private.mail_limits where name = mails_left.kind || '_mails_per_hour')
      - count(*) filter (where sent_at is null or sent_at > now() - interval '1 hour'),
    (select allowed from private.mail_limits where name = mails_left.kind || '_mails_per_day') - count(*))::integer
  from private.email_jobs e
  where e.kind = mails_left.kind and e.kind in ('welcome', 'confirmation')
    and (sent_at > now() - interval '1 day'
      or state in ('claimed', 'handing_over') and claimed_until > clock_timestamp())
$$;
revoke all on function private.mails_left(text) from public;

-- How long a sender may be silent before another one takes its job. Senders renew the lease every five seconds.
create function private.email_lease() returns interval
language sql immutable set search_path = ''
as $$ select interval '20 seconds' $$;
revoke all on function private.email_lease() from public;

-- How long a mail server may take to answer once it has the content.
create function private.reply_timeout() returns interval
language sql immutable set search_path = ''
as $$ select interval '10 minutes' $$;
revoke all on function private.reply_timeout() from public;

-- The content of a mail, or null if its subject is gone.
create function private.email_payload(job private.email_jobs) returns jsonb
language sql stable set search_path = ''
as $$
  select case job.kind
    when 'welcome' then (
      select jsonb_build_object('email', s.email, 'token', s.unsubscribe_token, 'source', r.source,
        'returning', r.answer = 'resubscribed')
      from private.subscribe_requests r join public.email_subscribers s on s.id = r.subscriber_id
      where r.id = job.subject_id and s.status = 'active')
    -- The address and nothing else, so that nothing that was typed can get into the mail. Pointless once the staff have
    -- answered, or days late.
    when 'confirmation' then (
      select jsonb_build_object('email', i.email) from public.inquiries i
      where i.id = job.subject_id and i.status = 'new' and not i.suspected
        and job.created_at > now() - interval '4 days')
    when 'reply' then (
      select jsonb_build_object('email', i.email, 'name', i.full_name, 'question', i.message, 'asked_at', i.submitted_at,
        'service', i.service, 'body', m.body, 'author', m.author, 'author_name', s.name,
        'token', private.reply_token(i.id),
        'answers', (select a.mail_id from public.inquiry_messages a
          where a.inquiry_id = i.id and a.kind = 'answer' order by a.created_at desc limit 1))
      from public.inquiry_messages m join public.inquiries i on i.id = m.inquiry_id
        left join public.staff s on s.email = m.author
      where m.id = job.subject_id)
    when 'answer' then (
      select jsonb_build_object('inquiry_id', i.id, 'email', i.email, 'name', i.full_name, 'service', i.service,
        'kind', m.kind, 'from', m.author, 'body', m.body, 'files', m.files, 'at', m.made_at, 'assignee', i.assignee)
      from public.inquiry_messages m join public.inquiries i on i.id = m.inquiry_id
      where m.id = job.subject_id and i.status <> 'spam')
    -- Pointless if somebody else has it meanwhile, or if it is done.
    when 'assigned' then (
      select jsonb_build_object('inquiry_id', i.id, 'email', i.email, 'phone', i.phone, 'full_name', i.full_name,
        'service', i.service, 'message', i.message, 'by', coalesce(s.name, e.actor), 'assignee', i.assignee)
      from public.inquiry_events e join public.inquiries i on i.id = e.inquiry_id
        left join public.staff s on s.email = e.actor
      where e.id = job.subject_id and i.assignee = e.detail ->> 'assignee' and i.status not in ('closed', 'spam')
        and not exists (select from public.inquiry_events l
          where l.inquiry_id = i.id and l.action = 'assigned' and (l.detail ->> 'applied')::boolean
            and (l.made_at, l.created_at) > (e.made_at, e.created_at)))
    when 'digest' then private.digest_content(
      (job.payload ->> 'since')::date, (job.payload ->> 'day')::date, job.payload ->> 'before')
    else coalesce((select to_jsonb(i) from public.inquiries i where i.id = job.subject_id), job.payload)
  end
$$;
revoke all on function private.email_payload(private.email_jobs) from public;

-- Takes the lease on a job whose row the caller has locked. Returns the job as JSON, or null if nothing is left to
-- send. Uses the wall clock instead of now(), because the caller may have waited for the lock.
create function private.take_email_job(job private.email_jobs) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  content jsonb := private.email_payload(job);
  is_doubtful boolean := job.state = 'handing_over';
  lease_end timestamptz := clock_timestamp() + private.email_lease();
begin
  if content is null or (is_doubtful and job.repeated) then
    update private.email_jobs
    set state = case when content is null then 'void' else 'unknown' end, claimed_until = null
    where id = job.id;
    return null;
  end if;
  update private.email_jobs
  set state = 'claimed', attempts = attempts + 1, claimed_until = lease_end, next_attempt_at = lease_end,
    repeated = repeated or is_doubtful
  where id = job.id
  returning * into job;
  return jsonb_build_object('jobId', job.id, 'kind', job.kind, 'subjectId', job.subject_id,
    'attempt', job.attempts, 'repeated', job.repeated, 'lastError', job.last_error, 'payload', content);
end
$$;
revoke all on function private.take_email_job(private.email_jobs) from public;

-- Whether a sender works on a job.
create function private.is_being_sent(job private.email_jobs) returns boolean
language sql stable set search_path = ''
as $$ select job.state in ('claimed', 'handing_over') and job.claimed_until > clock_timestamp() $$;
revoke all on function private.is_being_sent(private.email_jobs) from public;

-- Claims one mail for the visitor who is asking, at once, even before its next attempt is due, unless it may have
-- arrived already. Returns {"outcome": "claimed", "job": {...}}, {"outcome": "busy", "retryAfter": seconds} while
-- another sender holds the lease or an answer may still come, or {"outcome": "sent" | "void" | "failed" | "unknown" |
-- "missing" | "postponed"}. Postponed: the limit on mails of its kind is reached, and a sweep will send it later.
create function public.claim_email_job(kind text, id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job private.email_jobs;
  taken jsonb;
begin
  if claim_email_job.kind in ('welcome', 'confirmation') then
    perform pg_advisory_xact_lock(hashtextextended('mails to visitors', 0));
  end if;
  select * into job from private.email_jobs e
  where e.kind = claim_email_job.kind and e.subject_id = claim_email_job.id
  for update;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  if job.state not in ('waiting', 'claimed', 'handing_over') then
    return jsonb_build_object('outcome', job.state);
  end if;
  if private.is_being_sent(job) then
    return jsonb_build_object('outcome', 'busy', 'retryAfter', 5);
  end if;
  if (job.repeated or job.state = 'handing_over') and job.next_attempt_at > clock_timestamp() then
    return jsonb_build_object('outcome', 'busy',
      'retryAfter', ceil(extract(epoch from job.next_attempt_at - clock_timestamp())));
  end if;
  if job.kind in ('welcome', 'confirmation') and private.mails_left(job.kind) <= 0 then
    return jsonb_build_object('outcome', 'postponed');
  end if;
  taken := private.take_email_job(job);
  if taken is null then
    return jsonb_build_object('outcome', (select e.state from private.email_jobs e where e.id = job.id));
  end if;
  return jsonb_build_object('outcome', 'claimed', 'job', taken);
end
$$;
revoke all on function public.claim_email_job(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.claim_email_job(text, uuid) to service_role;

-- Claims up to `max_jobs` mails that are due or whose sender died. Returns an array of jobs, oldest first. Jobs that
-- another sweep has locked are skipped. Mails whose kind is at its limit wait, and the others pass them. While a mail
-- server has owed ten answers for longer than 15 seconds, it gets no more.
create function public.claim_due_email_jobs(max_jobs integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job private.email_jobs;
  taken jsonb;
  jobs jsonb := '[]';
  welcomes integer;
  confirmations integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('mails to visitors', 0));
  welcomes := private.mails_left('welcome');
  confirmations := private.mails_left('confirmation');
  if (select count(*) from private.email_jobs e
      where e.state = 'handing_over' and e.claimed_until > clock_timestamp()
        and e.next_attempt_at < clock_timestamp() + private.reply_timeout() - interval '15 seconds') >= 10 then
    max_jobs := 0;
  end if;
  for job in
    select * from private.email_jobs e
    where e.state in ('waiting', 'claimed', 'handing_over') and e.next_attempt_at <= now()
      and not private.is_being_sent(e)
      and (e.kind <> 'welcome' or welcomes > 0)
      and (e.kind <> 'confirmation' or confirmations > 0)
    order by e.next_attempt_at
    limit least(greatest(max_jobs, 0), 100)
    for update skip locked
  loop
    if job.kind = 'welcome' then
      continue when welcomes <= 0;
      welcomes := welcomes - 1;
    elsif job.kind = 'confirmation' then
      continue when confirmations <= 0;
      confirmations := confirmations - 1;
    end if;
    taken := private.take_email_job(job);
    if taken is not null then
      jobs := jobs || jsonb_build_array(taken);
    end if;
  end loop;
  perform private.delete_short_lived();
  return jobs;
end
$$;
revoke all on function public.claim_due_email_jobs(integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_due_email_jobs(integer) to service_role;

-- Whether a sweep would find a mail to send.
create function private.has_due_email_jobs() returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.email_jobs e
    where e.state in ('waiting', 'claimed', 'handing_over') and e.next_attempt_at <= now()
      and not private.is_being_sent(e)
      and (e.kind not in ('welcome', 'confirmation') or private.mails_left(e.kind) > 0))
$$;
revoke all on function private.has_due_email_jobs() from public;

-- A sender calls this when the mail server has asked for the content, and sends it only if the answer is true. False:
-- the lease was lost, and another sender sends the mail. Repeating it (the reply got lost) changes nothing.
create function public.begin_email_hand_over(job_id bigint, attempt integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.email_jobs
  set state = 'handing_over', claimed_until = clock_timestamp() + private.email_lease(),
    next_attempt_at = clock_timestamp() + private.reply_timeout()
  where id = job_id and attempts = attempt and state in ('claimed', 'handing_over');
  return found;
end
$$;
revoke all on function public.begin_email_hand_over(bigint, integer) from public, anon, authenticated, service_role;
grant execute on function public.begin_email_hand_over(bigint, integer) to service_role;

-- A sender calls this while it waits for the mail server. False: the lease was lost.
create function public.renew_email_lease(job_id bigint, attempt integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  lease_end timestamptz := clock_timestamp() + private.email_lease();
begin
  update private.email_jobs
  set claimed_until = lease_end, next_attempt_at = greatest(next_attempt_at, lease_end)
  where id = job_id and attempts = attempt and state in ('claimed', 'handing_over');
  return found;
end
$$;
revoke all on function public.renew_email_lease(bigint, integer) from public, anon, authenticated, service_role;
grant execute on function public.renew_email_lease(bigint, integer) to service_role;

-- Ends all leases: for a server that starts and knows that no other one runs on this database. Their connections are
-- gone, so no answer will come.
create function private.release_email_leases() returns void
language sql set search_path = ''
as $$
  update private.email_jobs set claimed_until = now(), next_attempt_at = now()
  where state in ('claimed', 'handing_over')
$$;
revoke all on function private.release_email_leases() from public;

-- Whether a mailbox may get another confirmation: two in a day (UTC). Counts the question as one. Unlike
-- count_submission it raises no error, because the inquiry has arrived and only its confirmation is left out.
create function private.may_confirm(email text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  counted integer;
begin
  insert into private.flood_counters as counter (kind, who, window_start, hits)
  values ('confirmation', 'mailbox:' || private.keyed_hash('mailbox:' || private.mailbox_of(may_confirm.email)),
    date_trunc('day', now(), 'UTC'), 1)
  on conflict on constraint flood_counters_pkey do update set hits = counter.hits + 1
  returning hits into counted;
  return counted <= 2;
end
$$;
revoke all on function private.may_confirm(text) from public;

-- Queues the visitor's confirmation of an inquiry, one per id. Only once the staff have the mail, because the
-- confirmation promises an answer. Not for a suspected inquiry, because bots fill in the addresses of others, and not for
-- one that the table refused, whose address has not been checked.
create function private.queue_confirmation(inquiry_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  address text;
begin
  select i.email into address from public.inquiries i
  where i.id = inquiry_id and i.status = 'new' and not i.suspected;
  if found and private.may_confirm(address) then
    insert into private.email_jobs (kind, subject_id, next_attempt_at) values ('confirmation', inquiry_id, now())
    on conflict (kind, subject_id) do nothing;
  end if;
end
$$;
revoke all on function private.queue_confirmation(uuid) from public;

-- Records in the tables of the subjects that a mail was sent.
create function private.note_email_sent(job private.email_jobs) returns void
language sql set search_path = ''
as $$
  update public.inquiries set notified_at = job.sent_at where id = job.subject_id and job.kind = 'inquiry';
  update public.email_subscribers set welcomed_at = job.sent_at
  where job.kind = 'welcome'
    and id = (select r.subscriber_id from private.subscribe_requests r where r.id = job.subject_id);
$$;
revoke all on function private.note_email_sent(private.email_jobs) from public;

-- The mail server accepted the mail. Does not check the lease, because a sent mail is sent. Repeating it changes
-- nothing. `confirm`: the business wants visitors to get a confirmation of their inquiry.
create function public.finish_email_job(job_id bigint, confirm boolean default false) returns void
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
  set state = 'sent', sent_at = job.sent_at, claimed_until = null, last_error = null, failing_since = null, payload = null
  where id = job_id;
  -- `job` still has the payload that the row has just lost.
  perform private.note_email_sent(job);
  update public.inquiry_messages m set sent_at = job.sent_at where job.kind = 'reply' and m.id = job.subject_id;
  if confirm and job.kind = 'inquiry' then
    perform private.queue_confirmation(job.subject_id);
  end if;
end
$$;
revoke all on function public.finish_email_job(bigint, boolean) from public, anon, authenticated, service_role;
grant execute on function public.finish_email_job(bigint, boolean) to service_role;

-- A reply that was given up has answered nobody: its inquiry is new again, and the log says why.
create function private.reopen_undelivered(message_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  of_inquiry uuid;
begin
  select m.inquiry_id into of_inquiry from public.inquiry_messages m where m.id = message_id;
  if found then
    perform private.log_event('undelivered', jsonb_build_object('message', message_id), of_inquiry);
    update public.inquiries i
    set status = 'new', status_changed_at = now(), answered_at = null, answered_by = null, opened_at = null,
      close_reason = null
    where i.id = of_inquiry and i.status not in ('new', 'spam');
  end if;
end
$$;
revoke all on function private.reopen_undelivered(uuid) from public;

-- The mail did not leave, or with `unknown` may have left. Only the sender that holds the lease (`attempt`) gives it
-- back. Returns the seconds until the next attempt: 15, doubling, at most 30 minutes; at least a minute if the mail may
-- have left. `permanent`: the mail server has refused this recipient for good.
create function public.fail_email_job(job_id bigint, attempt integer, error_code text,
  permanent boolean default false, unknown boolean default false)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  job private.email_jobs;
  wait integer := greatest(case when unknown then 60 else 0 end,
    least(1800, 15 * power(2, least(greatest(attempt, 1), 10) - 1))::integer);
begin
  update private.email_jobs
  set state = case
      when unknown and repeated then 'unknown'
      when kind in ('welcome', 'confirmation', 'reply') and (permanent or failing_since < now() - interval '72 hours')
        then 'failed'
      else 'waiting' end,
    repeated = repeated or unknown,
    failing_since = coalesce(failing_since, now()),
    claimed_until = null,
    next_attempt_at = clock_timestamp() + make_interval(secs => wait),
    last_error = left(error_code, 80)
  where id = job_id and state in ('claimed', 'handing_over') and attempts = attempt
  returning * into job;
  if job.kind = 'reply' and job.state = 'failed' then
    perform private.reopen_undelivered(job.subject_id);
  end if;
  return wait;
end
$$;
revoke all on function public.fail_email_job(bigint, integer, text, boolean, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.fail_email_job(bigint, integer, text, boolean, boolean) to service_role;
