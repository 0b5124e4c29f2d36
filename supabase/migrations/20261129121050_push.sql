-- Why: a phone in a pocket learns at once that somebody wrote, although the desk is closed. A browser that somebody of the
-- staff allows it gives us an address at its push service and two keys (RFC 8030, RFC 8291). What is new becomes a job for
-- each of them, in the transaction of its cause. send-inquiry-email claims the jobs.
--
-- A push says what kind of thing is new and where it is in the desk, and nothing of what a visitor wrote. It may get lost:
-- the mail about the same thing may not.

create table private.push_subscriptions (
  -- The browser's address at its push service.
  endpoint text primary key check (endpoint ~ '^https?://[^/[:space:]]+/[^[:space:]]*$' and char_length(endpoint) <= 1000),
  -- The browser's public key and its secret, base64url.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  email text not null references public.staff (email) on delete cascade,
  -- Ends with it. Null: the token named none.
  session uuid,
  created_at timestamptz not null default now()
);
create index push_subscriptions_email on private.push_subscriptions (email, created_at);
revoke all on private.push_subscriptions from public, anon, authenticated, service_role;

create table private.push_jobs (
  endpoint text not null references private.push_subscriptions (endpoint) on delete cascade,
  -- inquiry: a new one. assigned: given to this person. answer: a client answered.
  kind text not null check (kind in ('inquiry', 'assigned', 'answer')),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- Of several of a kind, a device needs the latest.
  primary key (endpoint, kind)
);
create index push_jobs_due on private.push_jobs (next_attempt_at);
create index push_jobs_inquiry on private.push_jobs (inquiry_id);
revoke all on private.push_jobs from public, anon, authenticated, service_role;

-- Called by the desk when somebody turns it on, and at every start, because browsers change these addresses. A person has
-- at most 20 devices; the oldest go.
create function public.desk_push_on(endpoint text, p256dh text, auth text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person text := private.require_staff();
begin
  insert into private.push_subscriptions as s (endpoint, p256dh, auth, email, session)
  values (desk_push_on.endpoint, desk_push_on.p256dh, desk_push_on.auth, person,
    (nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid)
  on conflict on constraint push_subscriptions_pkey do update
  set p256dh = excluded.p256dh, auth = excluded.auth, email = excluded.email, session = excluded.session, created_at = now();
  delete from private.push_subscriptions s
  where s.endpoint in (
    select old.endpoint from private.push_subscriptions old
    where old.email = person order by old.created_at desc offset 20);
end
$$;
revoke all on function public.desk_push_on(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.desk_push_on(text, text, text) to authenticated;

create function public.desk_push_off(endpoint text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.push_subscriptions s
  where s.endpoint = desk_push_off.endpoint and s.email = private.require_staff();
end
$$;
revoke all on function public.desk_push_off(text) from public, anon, authenticated, service_role;
grant execute on function public.desk_push_off(text) to authenticated;

-- For the devices of one person, or of everybody but whoever did it.
create function private.queue_push(kind text, inquiry uuid, person text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.push_jobs (endpoint, kind, inquiry_id)
  select s.endpoint, queue_push.kind, inquiry
  from private.push_subscriptions s
  where (person is null or s.email = person) and s.email is distinct from private.signed_in_address()
  on conflict on constraint push_jobs_pkey do update
  set inquiry_id = excluded.inquiry_id, attempts = 0, next_attempt_at = now(), created_at = now()
$$;
revoke all on function private.queue_push(text, uuid, text) from public;

create function private.push_inquiry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_push('inquiry', new.id, null);
  return null;
end
$$;
revoke all on function private.push_inquiry() from public;
create trigger queue_push after insert on public.inquiries
  for each row when (not new.suspected) execute function private.push_inquiry();

create function private.push_assigned() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_push('assigned', new.id, new.assignee);
  return null;
end
$$;
revoke all on function private.push_assigned() from public;
create trigger queue_push_assigned after update of assignee on public.inquiries
  for each row when (new.assignee is not null and new.assignee is distinct from old.assignee)
  execute function private.push_assigned();

create function private.push_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_push('answer', i.id, i.assignee)
  from public.inquiries i where i.id = new.inquiry_id and i.status <> 'spam';
  return null;
end
$$;
revoke all on function private.push_answer() from public;
create trigger queue_push after insert on public.inquiry_messages
  for each row when (new.kind = 'answer') execute function private.push_answer();

-- What is to be sent now: [{"endpoint", "p256dh", "auth", "kind", "inquiryId", "attempt"}]. Each is due again after 30
-- seconds, then after twice as long each time, for a day. Devices whose session is over get nothing any more.
create function public.claim_push_jobs(max_jobs integer default 50) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  if not exists (select from private.push_jobs j where j.next_attempt_at <= now()) then
    return '[]';
  end if;
  delete from private.push_jobs j where j.created_at < now() - interval '1 day';
  delete from private.push_subscriptions s where not private.is_open_session(s.session);
  with due as (
    select j.endpoint, j.kind from private.push_jobs j
    where j.next_attempt_at <= now()
    order by j.next_attempt_at limit least(max_jobs, 200) for update skip locked
  ), taken as (
    update private.push_jobs j
    set attempts = j.attempts + 1, next_attempt_at = now() + interval '30 seconds' * power(2, least(j.attempts, 10))
    from due where j.endpoint = due.endpoint and j.kind = due.kind
    returning j.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
    'kind', t.kind, 'inquiryId', t.inquiry_id, 'attempt', t.attempts)), '[]')
  into claimed
  from taken t join private.push_subscriptions s on s.endpoint = t.endpoint;
  return claimed;
end
$$;
revoke all on function public.claim_push_jobs(integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_push_jobs(integer) to service_role;

-- After the push service took it, or, with `gone`, said that this browser no longer wants any. If something newer of the
-- kind came meanwhile, its job stays.
create function public.finish_push_job(endpoint text, kind text, attempt integer, gone boolean default false) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if gone then
    delete from private.push_subscriptions s where s.endpoint = finish_push_job.endpoint;
  else
    delete from private.push_jobs j
    where j.endpoint = finish_push_job.endpoint and j.kind = finish_push_job.kind and j.attempts = attempt;
  end if;
end
$$;
revoke all on function public.finish_push_job(text, text, integer, boolean) from public, anon, authenticated, service_role;
grant execute on function public.finish_push_job(text, text, integer, boolean) to service_role;
