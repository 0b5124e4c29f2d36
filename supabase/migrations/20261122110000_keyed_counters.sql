-- Why: the flood counters held raw session ids and plain hashes of email addresses, which anyone with a copy of the
-- table could reverse by guessing. They now hold keyed hashes (HMAC-SHA256). And one IPv6 customer owns 2^64
-- addresses, so visitors are counted by network: the /64 of an IPv6 address, the whole IPv4 address.

-- HMAC's two padded keys (RFC 2104), made once from 64 random bytes. They stay in private.secrets: no role but the
-- owner may read it, and the counters alone reveal nothing.
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

-- HMAC-SHA256 in hexadecimal. Built from sha256(), because pgcrypto is missing in PGlite.
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

-- The network that an address belongs to, in one spelling: '203.0.113.7', '2001:db8:1:2::/64'. Null for loopback
-- addresses, which belong to a proxy on the same machine and never to a visitor. Ports, brackets, zone names and
-- the IPv4-mapped form (::ffff:203.0.113.7) are removed first. Text that is no address counts as it stands.
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  bare text := pg_catalog.btrim(address);
  parsed inet;
begin
  bare := pg_catalog.regexp_replace(bare, '^\[([^\]]*)\].*$', '\1');
  bare := pg_catalog.regexp_replace(bare, '^([0-9.]+):[0-9]+$', '\1');
  bare := pg_catalog.regexp_replace(bare, '[%/].*$', '');
  if bare is null or bare = '' then
    return null;
  end if;
  begin
    parsed := bare::inet;
  exception
    when data_exception then return pg_catalog.left(bare, 64);
  end;
  if pg_catalog.family(parsed) = 6 and parsed operator(pg_catalog.<<=) '::ffff:0:0/96'::inet then
    parsed := pg_catalog.regexp_replace(pg_catalog.host(parsed), '^.*:', '')::inet;
  end if;
  if parsed operator(pg_catalog.<<=) '127.0.0.0/8'::inet or parsed operator(pg_catalog.=) '::1'::inet then
    return null;
  end if;
  if pg_catalog.family(parsed) = 4 then
    return pg_catalog.host(parsed);
  end if;
  return pg_catalog.network(pg_catalog.set_masklen(parsed, 64))::text;
end
$$;
revoke all on function private.network_of(text) from public;

-- The network of whoever made this request, or null where the API does not say. An edge function speaks for the
-- visitor, so its own address must not be counted: it passes the visitor's in x-visitor-address, which is believed
-- of the service role only. The result is never stored: count_submission stores its keyed hash.
create or replace function private.visitor_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers json;
begin
  headers := nullif(pg_catalog.current_setting('request.headers', true), '')::json;
  if headers is null then
    return null;
  end if;
  if private.request_role() = 'service_role' then
    return private.network_of(headers ->> 'x-visitor-address');
  end if;
  -- Cloudflare, in front of hosted Supabase, overwrites the first. The others are only as good as the proxy.
  return private.network_of(coalesce(
    headers ->> 'cf-connecting-ip',
    headers ->> 'x-real-ip',
    pg_catalog.split_part(headers ->> 'x-forwarded-for', ',', 1)
  ));
exception
  -- Headers that are not JSON: as if there were none. A limit must never be the reason an inquiry is lost.
  when data_exception then return null;
end
$$;

-- As before, but the row names `who` by its keyed hash. The word before the colon stays readable.
create or replace function private.count_submission(kind text, who text, allowed integer, window_seconds integer)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  epoch double precision := extract(epoch from pg_catalog.now());
  started timestamptz := pg_catalog.to_timestamp(floor(epoch / window_seconds) * window_seconds);
  retry_after integer := greatest(1, ceil(extract(epoch from started) + window_seconds - epoch))::integer;
  counted integer;
begin
  if who is null then
    return;
  end if;
  insert into private.flood_counters as counter (kind, who, window_start, hits)
  values (count_submission.kind,
    pg_catalog.split_part(count_submission.who, ':', 1) || ':' || private.keyed_hash(count_submission.who), started, 1)
  on conflict on constraint flood_counters_pkey do update set hits = counter.hits + 1
  returning hits into counted;
  if counted > allowed then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'PT429',
        'message', 'Too many submissions',
        'details', count_submission.kind,
        'hint', json_build_object('retryAfter', retry_after)::text
      )::text,
      detail = json_build_object(
        'status', 429,
        'headers', json_build_object('Retry-After', retry_after::text)
      )::text;
  end if;
end
$$;

-- What was counted under the old scheme is gone within a day anyway.
delete from private.flood_counters;
delete from private.secrets where name = 'address_salt';
