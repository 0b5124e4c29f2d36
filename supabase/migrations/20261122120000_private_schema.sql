-- Why: some tables and functions must be out of every visitor's reach. They live in the schema "private", which the
-- REST API does not expose and on which no API role has any right. The functions of the schema "public" that need
-- them run as their owner (security definer).

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

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

create function private.pulse(name text) returns void
language sql set search_path = ''
as $$
  insert into private.pulses as p (name, at) values (pulse.name, clock_timestamp())
  on conflict on constraint pulses_pkey do update set at = excluded.at
$$;
revoke all on function private.pulse(text) from public;
