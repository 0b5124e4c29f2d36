-- Why: the mailing list. An anonymous upsert would need the right to read, so visitors have no right on the table
-- at all: they call subscribe(), which answers in three words, gives the same answer to the same request however
-- often it is repeated (the reply may have been lost), and queues at most one welcome mail per request.

create table public.email_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  source text not null default 'popup' check (char_length(source) <= 80),
  status text not null default 'active' check (status in ('active', 'unsubscribed')),
  -- 244 random bits, in every mail's unsubscribe link.
  unsubscribe_token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  welcomed_at timestamptz
);
create unique index email_subscribers_email on public.email_subscribers (lower(email));

-- No policy: no visitor reaches a row, whatever is granted.
alter table public.email_subscribers enable row level security;

create trigger refuse_truncate before truncate on public.email_subscribers
  for each statement execute function private.refuse_truncate();

-- What was answered to which request, so that a repetition gets the same answer.
create table private.subscribe_requests (
  id uuid primary key,
  subscriber_id uuid not null references public.email_subscribers (id) on delete cascade,
  answer text not null check (answer in ('subscribed', 'already_subscribed', 'resubscribed')),
  -- The form was filled in as people rarely do: told in the staff's digest, and nothing else follows from it.
  suspected boolean not null default false,
  created_at timestamptz not null default now()
);
create index subscribe_requests_subscriber on private.subscribe_requests (subscriber_id, created_at);
revoke all on private.subscribe_requests from public, anon, authenticated, service_role;

-- Signs an address up. Errors: 22023 for what no repetition can mend (message missing_id, invalid_email or
-- invalid_source), 429 for a flood: 100 per address in 10 minutes, 6 per mailbox in an hour.
create function public.subscribe(id uuid, email text, source text default 'popup', suspected boolean default false)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address text := btrim(subscribe.email);
  subscriber public.email_subscribers;
  answered text;
begin
  if subscribe.id is null then
    raise invalid_parameter_value using message = 'missing_id';
  end if;
  if address is null or char_length(address) > 254 or address !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' then
    raise invalid_parameter_value using message = 'invalid_email';
  end if;
  if char_length(subscribe.source) > 80 then
    raise invalid_parameter_value using message = 'invalid_source';
  end if;

  -- First the request, then the mailbox, always in this order: repetitions and rivals wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('subscribe:' || subscribe.id, 0));
  select r.answer into answered from private.subscribe_requests r where r.id = subscribe.id;
  if found then
    return answered;
  end if;

  perform private.count_submission('subscribe', 'address:' || private.visitor_address(), 100, 600);
  perform private.count_submission('subscribe', 'mailbox:' || encode(sha256(convert_to(lower(address), 'UTF8')), 'hex'),
    6, 3600);

  -- The counter's row has put rivals for one mailbox in line already; this holds without a limit, too.
  perform pg_advisory_xact_lock(hashtextextended('mailbox:' || lower(address), 0));
  select * into subscriber from public.email_subscribers s where lower(s.email) = lower(address) for update;
  if not found then
    insert into public.email_subscribers (id, email, source)
    values (subscribe.id, address, coalesce(subscribe.source, 'popup'))
    returning * into subscriber;
    answered := 'subscribed';
  elsif subscriber.status = 'unsubscribed' then
    update public.email_subscribers s set status = 'active', unsubscribed_at = null where s.id = subscriber.id;
    answered := 'resubscribed';
  else
    answered := 'already_subscribed';
  end if;

  insert into private.subscribe_requests (id, subscriber_id, answer, suspected)
  values (subscribe.id, subscriber.id, answered, coalesce(subscribe.suspected, false));

  -- Leaving by hand needs no proof, so leaving and joining in turn could be used to pester somebody: at most
  -- three welcome mails to one subscriber in a day.
  if answered <> 'already_subscribed' and (
    select count(*) from private.subscribe_requests r
    where r.subscriber_id = subscriber.id and r.answer <> 'already_subscribed'
      and r.created_at > now() - interval '1 day'
  ) <= 3 then
    insert into private.email_jobs (kind, subject_id) values ('welcome', subscribe.id)
    on conflict (kind, subject_id) do nothing;
  end if;
  return answered;
end
$$;

-- Takes an address off the list. With a token (the link in a mail): 'unsubscribed', or 'wrong_token' alike for a
-- wrong token and an unknown address. Without one (typed by hand): always 'unsubscribed', so that nobody learns
-- who is on the list. Repeating it changes nothing; `request_id` is for the caller's echo only.
create function public.unsubscribe(email text, token text default null, request_id uuid default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber public.email_subscribers;
begin
  select * into subscriber from public.email_subscribers s where lower(s.email) = lower(btrim(unsubscribe.email))
  for update;
  -- Hashes are compared, so the time taken says nothing about how much of the token was right.
  if token is not null and sha256(convert_to(token, 'UTF8'))
    is distinct from sha256(convert_to(subscriber.unsubscribe_token, 'UTF8')) then
    return 'wrong_token';
  end if;
  update public.email_subscribers s set status = 'unsubscribed', unsubscribed_at = now()
  where s.id = subscriber.id and s.status = 'active';
  update private.email_jobs j set state = 'void'
  where j.kind = 'welcome' and j.state = 'waiting'
    and j.subject_id in (select r.id from private.subscribe_requests r where r.subscriber_id = subscriber.id);
  return 'unsubscribed';
end
$$;

create or replace function private.email_payload(job private.email_jobs) returns jsonb
language sql stable set search_path = ''
as $$
  select case job.kind
    when 'welcome' then (
      select jsonb_build_object('email', s.email, 'token', s.unsubscribe_token, 'returning', r.answer = 'resubscribed')
      from private.subscribe_requests r join public.email_subscribers s on s.id = r.subscriber_id
      where r.id = job.subject_id and s.status = 'active')
    else coalesce((select to_jsonb(i) from public.inquiries i where i.id = job.subject_id), job.payload)
  end
$$;

create or replace function private.note_email_sent(job private.email_jobs) returns void
language sql set search_path = ''
as $$
  update public.inquiries set notified_at = job.sent_at where id = job.subject_id and job.kind = 'inquiry';
  update public.email_subscribers set welcomed_at = job.sent_at
  where job.kind = 'welcome'
    and id = (select r.subscriber_id from private.subscribe_requests r where r.id = job.subject_id);
$$;

-- A device keeps trying for 30 days; its request is remembered for 90.
create or replace function private.tidy() returns void
language sql set search_path = ''
as $$
  delete from private.flood_counters where window_start < now() - interval '1 day';
  delete from private.subscribe_requests r where r.created_at < now() - interval '90 days'
    and not exists (select from private.email_jobs j where j.kind = 'welcome' and j.subject_id = r.id
      and j.state in ('waiting', 'claimed'));
$$;

create function private.grant_email_subscribers() returns void
language sql set search_path = ''
as $$
  revoke all on public.email_subscribers from public, anon, authenticated, service_role;
  grant select, insert, update, delete on public.email_subscribers to service_role;
  revoke all on function public.subscribe(uuid, text, text, boolean), public.unsubscribe(text, text, uuid)
    from public, anon, authenticated, service_role;
  grant execute on function public.subscribe(uuid, text, text, boolean) to anon, service_role;
  grant execute on function public.unsubscribe(text, text, uuid) to service_role;
$$;
revoke all on function private.grant_email_subscribers() from public;
select private.grant_email_subscribers();
