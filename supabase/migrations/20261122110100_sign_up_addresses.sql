-- Why: mail programs fold fullwidth, circled and capital letters in a domain to one name, and the database did not.
-- One mailbox could be signed up once per spelling and received a welcome mail for each. Domains must now be plain
-- ASCII (international ones as punycode), addresses are compared after folding, and the limit on welcome mails
-- counts the mailbox. Signing up and leaving also take no row lock before they have something to change, so that
-- the time they take says nothing about who is on the list.

-- Text, an at sign, and a domain of letters, digits, hyphens and underscores whose last label starts with a letter.
-- The same as EMAIL_PATTERN in functions/_shared/catalogue.ts.
create function private.email_pattern() returns text
language sql immutable set search_path = ''
as $$
  select '^[^\s@]+@([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'
$$;
revoke all on function private.email_pattern() from public;

-- The pattern stands in both checks as text: a check runs with the visitor's rights, and visitors may not call
-- functions of the private schema. Rows from before stay as they are.
do $$
begin
  execute format('alter table public.inquiries add constraint inquiries_email_domain
    check (email collate "C" ~ %L) not valid', private.email_pattern());
  execute format('alter table public.email_subscribers add constraint email_subscribers_email_domain
    check (email collate "C" ~ %L) not valid', private.email_pattern());
end
$$;

-- One spelling per mailbox, folded as mail programs fold: compatibility characters, then capitals.
create function private.folded_address(address text) returns text
language sql immutable set search_path = ''
as $$ select lower(normalize(btrim(address), nfkc)) $$;
revoke all on function private.folded_address(text) from public;

-- Whose inbox an address fills, for limits only: without a +tag, and without the dots that Gmail ignores. Two
-- addresses of one inbox may both be on the list.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when parts is null then private.folded_address(address)
    when parts[2] in ('gmail.com', 'googlemail.com') then replace(parts[1], '.', '') || '@gmail.com'
    else parts[1] || '@' || parts[2] end
  from (select regexp_match(private.folded_address(address), '^([^@+]+).*@([^@]*)$') as parts) split
$$;
revoke all on function private.mailbox_of(text) from public;

drop index public.email_subscribers_email;
create unique index email_subscribers_email on public.email_subscribers (private.folded_address(email));

-- Unsubscribe tokens are looked up by hash: the time a lookup takes says nothing about how much was right.
create function private.token_hash(token text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(token, 'UTF8')) $$;
revoke all on function private.token_hash(text) from public;
create unique index email_subscribers_token_hash on public.email_subscribers (private.token_hash(unsubscribe_token));

-- The keyed hash of the mailbox, to count its welcome mails. Forgotten after a day.
alter table private.subscribe_requests add column mailbox text;
create index subscribe_requests_mailbox on private.subscribe_requests (mailbox, created_at) where mailbox is not null;
update private.subscribe_requests r set mailbox = private.keyed_hash('mailbox:' || private.mailbox_of(s.email))
from public.email_subscribers s
where s.id = r.subscriber_id and r.created_at > now() - interval '1 day';

-- Signs an address up. Errors: 22023 for what no repetition can mend (message missing_id, invalid_email or
-- invalid_source), 429 for a flood from one network: 100 in 10 minutes, and 6 per mailbox in an hour. Both limits
-- belong to the caller, so a stranger's calls never use up somebody else's. What protects the mailbox is the limit
-- on mails: three in a day, whoever asked for them.
create or replace function public.subscribe(id uuid, email text, source text default 'popup',
  suspected boolean default false)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
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
  if address is null or char_length(address) > 254 or address collate "C" !~ private.email_pattern() then
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

  inbox := private.mailbox_of(address);
  perform private.count_submission('subscribe', 'address:' || visitor, 100, 600);
  perform private.count_submission('subscribe', 'mailbox:' || visitor || ' ' || inbox, 6, 3600);

  -- Per mailbox, not per row: known and unknown addresses wait alike, and the limit below counts exactly.
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
  insert into private.subscribe_requests (id, subscriber_id, answer, suspected, mailbox)
  values (subscribe.id, subscriber.id, answered, coalesce(subscribe.suspected, false), inbox_hash);

  -- Leaving by hand needs no proof, so leaving and joining in turn could be used to pester somebody.
  if answered <> 'already_subscribed' and (
    select count(*) from private.subscribe_requests r
    where r.mailbox = inbox_hash and r.answer <> 'already_subscribed'
      and r.created_at > now() - interval '1 day'
  ) <= 3 then
    insert into private.email_jobs (kind, subject_id) values ('welcome', subscribe.id)
    on conflict (kind, subject_id) do nothing;
  end if;
  return answered;
end
$$;

-- Takes an address off the list. With a token (the link in a mail): 'unsubscribed', or 'wrong_token', alike for a
-- wrong token and an unknown address. An address beside the token must be the token's. Without a token (typed by
-- hand): always 'unsubscribed', so that nobody learns who is on the list. Repeating it changes nothing. No row is
-- locked before the token has matched. `request_id` is for the caller's echo only.
create or replace function public.unsubscribe(email text default null, token text default null,
  request_id uuid default null)
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
