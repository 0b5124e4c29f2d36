-- Why: the referrer of an inquiry can hold what stood in the address of the page before, such as the address and token
-- of an unsubscribe link, and reached the staff's mails. A referrer is now stored without its query, fragment and
-- credentials, whichever build of the site sends it.

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
