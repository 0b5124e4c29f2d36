-- Why: the mailing list. An anonymous upsert would need the right to read, so visitors have no right on the table.
-- They call subscribe(), which gives the same answer to the same request however often it is repeated (the reply may
-- have been lost) and queues at most one mail per request.

-- Unsubscribe tokens are looked up by hash: the time of a lookup does not tell how much of a token was right.
create function private.token_hash(token text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(token, 'UTF8')) $$;
revoke all on function private.token_hash(text) from public;

create table public.email_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- Email pattern: EMAIL_PATTERN in functions/_shared/limits.ts.
  email text not null check (char_length(email) <= 254 and email collate "C"
    ~ '^[^\s@]+@([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'),
  source text not null default 'popup' check (char_length(source) <= 80),
  status text not null default 'active' check (status in ('active', 'unsubscribed')),
  -- 244 random bits, in the unsubscribe link of every mail.
  unsubscribe_token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  welcomed_at timestamptz
);
create unique index email_subscribers_email on public.email_subscribers (private.folded_address(email));
create unique index email_subscribers_token_hash on public.email_subscribers (private.token_hash(unsubscribe_token));
create index email_subscribers_created_at on public.email_subscribers (created_at, id);

-- No policy: no visitor reaches a row, whatever is granted.
alter table public.email_subscribers enable row level security;
revoke all on public.email_subscribers from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.email_subscribers to service_role;

-- The answer that each request got, so that a repetition gets the same.
create table private.subscribe_requests (
  id uuid primary key,
  subscriber_id uuid not null references public.email_subscribers (id) on delete cascade,
  answer text not null check (answer in ('subscribed', 'already_subscribed', 'resubscribed')),
  -- What this request was sent from. The subscriber keeps the source of the first one.
  source text not null default 'popup',
  -- The form was filled in as people rarely do. The digest says so; nothing else follows from it.
  suspected boolean not null default false,
  created_at timestamptz not null default now(),
  -- The keyed hash of the mailbox, to count its welcome mails. Removed after a day.
  mailbox text
);
create index subscribe_requests_subscriber on private.subscribe_requests (subscriber_id, created_at);
create index subscribe_requests_mailbox on private.subscribe_requests (mailbox, created_at) where mailbox is not null;
-- Retention looks at every sweep.
create index subscribe_requests_created_at on private.subscribe_requests (created_at);
revoke all on private.subscribe_requests from public, anon, authenticated, service_role;

-- Signs an address up. Errors: 22023 for what a repetition cannot mend (message missing_id, invalid_email or
-- invalid_source), 429 for a flood from one network: 100 calls in 10 minutes, and 6 per mailbox in an hour. Both
-- limits belong to the caller, so a stranger's calls never use up somebody else's. The mailbox is protected by a
-- limit on mails: three a day for all callers together.
create function public.subscribe(id uuid, email text, source text default 'popup', suspected boolean default false)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  pattern constant text :=
    '^[^\s@]+@([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$';
  address text := btrim(subscribe.email);
  visitor text := private.visitor_address();
  inbox text;
  inbox_hash text;
  subscriber public.email_subscribers;
  answered text;
begin
  if subscribe.id is null then
    raise invalid_parameter_value using message = 'missing_id';
  end if;
  if address is null or char_length(address) > 254 or address collate "C" !~ pattern then
    raise invalid_parameter_value using message = 'invalid_email';
  end if;
  if char_length(subscribe.source) > 80 then
    raise invalid_parameter_value using message = 'invalid_source';
  end if;

  -- The request first, then the mailbox, always in this order: repetitions and rivals wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('subscribe:' || subscribe.id, 0));
  select r.answer into answered from private.subscribe_requests r where r.id = subscribe.id;
  if found then
    return answered;
  end if;

  inbox := private.mailbox_of(address);
  perform private.count_submission('subscribe', 'address:' || visitor, 100, 600);
  perform private.count_submission('subscribe', 'mailbox:' || visitor || ' ' || inbox, 6, 3600);

  -- A lock per mailbox instead of a row lock: the count of welcome mails below is exact.
  perform pg_advisory_xact_lock(hashtextextended('mailbox:' || inbox, 0));
  select * into subscriber from public.email_subscribers s
  where private.folded_address(s.email) = private.folded_address(address);
  if not found then
    insert into public.email_subscribers (id, email, source)
    values (subscribe.id, address, coalesce(subscribe.source, 'popup'))
    returning * into subscriber;
    answered := 'subscribed';
  else
    update public.email_subscribers s set status = 'active', unsubscribed_at = null
    where s.id = subscriber.id and s.status = 'unsubscribed';
    answered := case when found then 'resubscribed' else 'already_subscribed' end;
  end if;

  inbox_hash := private.keyed_hash('mailbox:' || inbox);
  insert into private.subscribe_requests (id, subscriber_id, answer, source, suspected, mailbox)
  values (subscribe.id, subscriber.id, answered, coalesce(subscribe.source, 'popup'),
    coalesce(subscribe.suspected, false), inbox_hash);

  -- Who asks about virtual consultations gets the mail about them, on the list already or not. Unsubscribing by hand
  -- needs no proof, so unsubscribing and signing up in turn could be used to pester somebody.
  if (answered <> 'already_subscribed' or subscribe.source = 'virtual-consultations') and (
    select count(*) from private.subscribe_requests r
    where r.mailbox = inbox_hash and (r.answer <> 'already_subscribed' or r.source = 'virtual-consultations')
      and r.created_at > now() - interval '1 day'
  ) <= 3 then
    insert into private.email_jobs (kind, subject_id) values ('welcome', subscribe.id)
    on conflict (kind, subject_id) do nothing;
  end if;
  return answered;
end
$$;
revoke all on function public.subscribe(uuid, text, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.subscribe(uuid, text, text, boolean) to anon, service_role;

-- Takes an address off the list. With a token (the link in a mail): 'unsubscribed', or 'wrong_token' for a wrong
-- token and for an unknown address alike. An address beside the token must be the token's. Without a token (typed by
-- hand): always 'unsubscribed', so that nobody learns who is on the list. Repeating it changes nothing. No row is
-- locked before the token has matched. `request_id` is not used; callers send it to tell their requests apart.
create function public.unsubscribe(email text default null, token text default null, request_id uuid default null)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  leaving uuid;
begin
  if token is not null then
    select s.id into leaving from public.email_subscribers s
    where private.token_hash(s.unsubscribe_token) = private.token_hash(unsubscribe.token)
      and (unsubscribe.email is null
        or private.folded_address(s.email) = private.folded_address(unsubscribe.email));
    if not found then
      return 'wrong_token';
    end if;
  else
    select s.id into leaving from public.email_subscribers s
    where private.folded_address(s.email) = private.folded_address(unsubscribe.email);
  end if;
  update public.email_subscribers s set status = 'unsubscribed', unsubscribed_at = now()
  where s.id = leaving and s.status = 'active';
  if found then
    update private.email_jobs j set state = 'void'
    where j.kind = 'welcome' and j.state = 'waiting'
      and j.subject_id in (select r.id from private.subscribe_requests r where r.subscriber_id = leaving);
  end if;
  return 'unsubscribed';
end
$$;
revoke all on function public.unsubscribe(text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.unsubscribe(text, text, uuid) to service_role;
