-- Why: the link in a mail carried the subscriber's address beside the token, and both reached the referrer of later
-- inquiries, and with it the staff's mails. The link now carries the token alone, which says whose it is, and a
-- referrer is kept without its query and fragment, whichever build of the site sends it.

-- Takes an address off the list. With a token (the link in a mail): 'unsubscribed', or 'wrong_token' alike for a
-- wrong token and an unknown address. The token says whose it is, so the address may be missing; one that is given,
-- as by the links of older mails, must be the token's. Without a token (typed by hand): always 'unsubscribed', so
-- that nobody learns who is on the list. Repeating it changes nothing; `request_id` is for the caller's echo only.
create or replace function public.unsubscribe(email text default null, token text default null,
  request_id uuid default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber public.email_subscribers;
begin
  if unsubscribe.email is null then
    -- 244 random bits: finding them by their index gives nothing away that could be guessed.
    select * into subscriber from public.email_subscribers s where s.unsubscribe_token = unsubscribe.token for update;
  else
    select * into subscriber from public.email_subscribers s where lower(s.email) = lower(btrim(unsubscribe.email))
    for update;
  end if;
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

-- A referrer may come from a build of the site that still sends the whole address.
create function private.bare_referrer(referrer text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace(referrer, '[?#].*$', ''), '^([a-zA-Z][a-zA-Z0-9+.-]*://)[^/]*@', '\1')
$$;

create function private.bare_referrer_of_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.referrer := private.bare_referrer(new.referrer);
  return new;
end
$$;
revoke all on function private.bare_referrer(text), private.bare_referrer_of_row() from public;
-- After the checks, which look at what was sent.
create trigger b_bare_referrer before insert on public.inquiries
  for each row execute function private.bare_referrer_of_row();
create trigger b_bare_referrer before insert on public.qr_analytics
  for each row execute function private.bare_referrer_of_row();

-- What has been stored so far.
update public.inquiries i set referrer = private.bare_referrer(i.referrer)
where i.referrer is distinct from private.bare_referrer(i.referrer);
update public.qr_analytics v set referrer = private.bare_referrer(v.referrer)
where v.referrer is distinct from private.bare_referrer(v.referrer);
update private.email_jobs j
set payload = jsonb_set(j.payload, '{referrer}', to_jsonb(private.bare_referrer(j.payload ->> 'referrer')))
where j.payload ->> 'referrer' is distinct from private.bare_referrer(j.payload ->> 'referrer');
