-- Why: a referrer may hold what was in the address of the previous page, such as the token of an unsubscribe link.
-- It is stored without query, fragment and credentials, whatever version of the site sends it.

create function private.bare_referrer(referrer text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace(referrer, '[?#].*$', ''), '^([a-zA-Z][a-zA-Z0-9+.-]*://)[^/]*@', '\1')
$$;
revoke all on function private.bare_referrer(text) from public;

-- Trigger function for every table with a column `referrer`.
create function private.strip_referrer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.referrer := private.bare_referrer(new.referrer);
  return new;
end
$$;
revoke all on function private.strip_referrer() from public;
