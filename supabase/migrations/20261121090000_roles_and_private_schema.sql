-- Why: every later migration grants to Supabase's three roles and keeps what no visitor may reach in a schema
-- that the REST interface does not expose. A hosted Supabase project has the roles; PGlite and a plain
-- PostgreSQL have not, so they are made only where they are missing.

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
exception
  -- Roles belong to the whole server: another database's migration may have made them this very moment.
  when duplicate_object or unique_violation then null;
end
$$;

-- No table in here has row-level security, on purpose: nobody but the owner has any right on the schema, and
-- @supabase/lite opens every schema that holds a table with row-level security to the anonymous role.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

-- One random secret per database: addresses are counted, never kept.
create table private.secrets (
  name text primary key,
  value text not null
);
revoke all on private.secrets from public, anon, authenticated, service_role;
insert into private.secrets (name, value)
values ('address_salt', gen_random_uuid()::text || gen_random_uuid()::text);

-- The role that the API chose for this request. Inside a definer function current_user is the owner, while
-- this setting still names the caller ('none' where nobody ran SET ROLE).
create function private.request_role() returns text
language sql stable set search_path = ''
as $$ select coalesce(nullif(pg_catalog.current_setting('role', true), ''), 'none') $$;
revoke all on function private.request_role() from public;

-- Where the visitor comes from, as a salted hash, or null where the API does not say. An edge function speaks
-- for the visitor, so its own address must not be counted: it passes the visitor's in x-visitor-address, which
-- is believed of the service role only.
create function private.visitor_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers json;
  address text;
begin
  headers := nullif(pg_catalog.current_setting('request.headers', true), '')::json;
  if headers is null then
    return null;
  end if;
  if private.request_role() = 'service_role' then
    address := headers ->> 'x-visitor-address';
  else
    -- Cloudflare, in front of hosted Supabase, overwrites the first; the others are only as good as the proxy.
    address := coalesce(
      headers ->> 'cf-connecting-ip',
      headers ->> 'x-real-ip',
      pg_catalog.split_part(headers ->> 'x-forwarded-for', ',', 1)
    );
  end if;
  address := nullif(pg_catalog.btrim(address), '');
  -- A loopback address is a proxy's on the same machine, never a visitor's.
  if address is null or address like '127.%' or address in ('::1', '::ffff:127.0.0.1') then
    return null;
  end if;
  return pg_catalog.encode(
    pg_catalog.sha256(pg_catalog.convert_to(
      address || (select value from private.secrets where name = 'address_salt'), 'UTF8')),
    'hex');
exception
  -- Headers that are not JSON: as if there were none. A limit must never be the reason an inquiry is lost.
  when data_exception then return null;
end
$$;
revoke all on function private.visitor_address() from public;
