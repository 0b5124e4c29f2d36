-- Why: what the other migrations build on. Tables and functions that must be out of every visitor's reach live in the
-- schema "private", which the REST API does not expose and on which no API role has any right. The functions of the
-- schema "public" that need them run as their owner (security definer).

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

-- For the search of the desk.
create schema if not exists extensions;
create extension if not exists pg_trgm schema extensions;
create extension if not exists unaccent schema extensions;

-- Random secrets of this database. They never leave it.
create table private.secrets (
  name text primary key,
  value text not null
);
revoke all on private.secrets from public, anon, authenticated, service_role;

-- The two padded keys of HMAC (RFC 2104), computed once from 64 random bytes.
do $$
declare
  random_key bytea := decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text
    || gen_random_uuid()::text, '-', ''), 'hex');
  inner_pad bytea := random_key;
  outer_pad bytea := random_key;
begin
  for i in 0..63 loop
    inner_pad := set_byte(inner_pad, i, get_byte(random_key, i) # 54);
    outer_pad := set_byte(outer_pad, i, get_byte(random_key, i) # 92);
  end loop;
  insert into private.secrets (name, value)
  values ('hash_key_inner', encode(inner_pad, 'hex')), ('hash_key_outer', encode(outer_pad, 'hex'));
end
$$;

-- HMAC-SHA256 of a text, in hexadecimal. Built from sha256(), so that it needs no extension. A copy of the hashes
-- alone does not allow anybody to guess what was hashed.
create function private.keyed_hash(message text) returns text
language sql stable set search_path = ''
as $$
  select pg_catalog.encode(
    pg_catalog.sha256(pg_catalog.decode(o.value, 'hex')
      || pg_catalog.sha256(pg_catalog.decode(i.value, 'hex') || pg_catalog.convert_to(message, 'UTF8'))), 'hex')
  from private.secrets i, private.secrets o
  where i.name = 'hash_key_inner' and o.name = 'hash_key_outer'
$$;
revoke all on function private.keyed_hash(text) from public;

-- When something last happened: the schedules tell with it that they run, and a health check that a write reaches the disk.
create table private.pulses (
  name text primary key,
  at timestamptz not null
);
revoke all on private.pulses from public, anon, authenticated, service_role;
-- A new database has ten minutes for its first sweep.
insert into private.pulses (name, at) values ('sweep', now()), ('daily', now());

create function private.pulse(name text) returns void
language sql set search_path = ''
as $$
  insert into private.pulses as p (name, at) values (pulse.name, clock_timestamp())
  on conflict on constraint pulses_pkey do update set at = excluded.at
$$;
revoke all on function private.pulse(text) from public;

-- The role that the API chose for this request, 'none' without SET ROLE. Inside a security definer function
-- current_user is the owner, but this setting still names the caller.
create function private.request_role() returns text
language sql stable set search_path = ''
as $$ select coalesce(nullif(pg_catalog.current_setting('role', true), ''), 'none') $$;
revoke all on function private.request_role() from public;

-- Refuses a request with a status and a code of our own, as PostgREST reads them from SQLSTATE 'PGRST'.
create function private.refuse(status integer, code text, message text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object('code', code, 'message', message, 'details', null, 'hint', null)::text,
    detail = json_build_object('status', status, 'headers', '{}'::json)::text;
end
$$;
revoke all on function private.refuse(integer, text, text) from public;

-- Mail programs fold fullwidth, circled and capital letters in an address to one mailbox. Domains are therefore plain
-- ASCII (international ones as punycode), addresses are compared after folding, and limits count mailboxes.

-- One spelling per address, folded as mail programs fold: compatibility characters first, then capitals.
create function private.folded_address(address text) returns text
language sql immutable set search_path = ''
as $$ select lower(normalize(btrim(address), nfkc)) $$;
revoke all on function private.folded_address(text) from public;

-- Whose inbox an address reaches, for limits only: without a +tag, and without the dots that Gmail ignores. Two
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

-- A referrer may hold what was in the address of the previous page, such as the token of an unsubscribe link.
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

-- What the database needs to know of the business. `npm start` and `npm run deploy` copy it from src/content/business.ts.
create table private.business (
  is_only boolean primary key default true check (is_only),
  -- For the digest and for statistics per day. A name that PostgreSQL does not know is an error.
  time_zone text not null default 'UTC' check (now() at time zone time_zone is not null),
  reply_within_hours integer not null default 24 check (reply_within_hours > 0)
);
revoke all on private.business from public, anon, authenticated, service_role;
insert into private.business default values;

create function private.time_zone() returns text
language sql stable set search_path = ''
as $$ select coalesce((select b.time_zone from private.business b), 'UTC') $$;
revoke all on function private.time_zone() from public;

-- Within which time the site promises an answer.
create function private.reply_time() returns interval
language sql stable set search_path = ''
as $$ select make_interval(hours => coalesce((select b.reply_within_hours from private.business b), 24)) $$;
revoke all on function private.reply_time() from public;

create function private.start_of_day(day date) returns timestamptz
language sql stable set search_path = ''
as $$ select day::timestamp at time zone private.time_zone() $$;
revoke all on function private.start_of_day(date) from public;

create function private.day_of(moment timestamptz) returns date
language sql stable set search_path = ''
as $$ select (moment at time zone private.time_zone())::date $$;
revoke all on function private.day_of(timestamptz) from public;
