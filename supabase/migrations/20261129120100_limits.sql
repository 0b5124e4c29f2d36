-- Why: a public form that anybody may write to needs a limit that people never reach and that is cheap to check.
-- Counters per fixed window instead of counting rows: one indexed upsert per submission, exact under concurrency
-- (the counter's row lock orders two submissions of one session), and the rest of the window is the Retry-After.
--
-- Visitors are counted by network: the /64 of an IPv6 address, because one customer owns all of it, and the whole
-- IPv4 address. Counters hold keyed hashes, never addresses or session ids.

-- The network of an address in one spelling: '203.0.113.7', '2001:db8:1:2::/64'. Null for a loopback address, which
-- belongs to a proxy on the same machine and never to a visitor. Removes ports, brackets, zone names and the
-- IPv4-mapped form (::ffff:203.0.113.7). 'unknown' for text that is not an address.
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
    when data_exception then return 'unknown';
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

-- Which header of a request names the visitor, and which entry of its list, counted from the right. It must be the one
-- that the host's own proxy writes: a client can send all others. Hosted Supabase has Cloudflare in front, which overwrites
-- cf-connecting-ip. For other hosts see supabase/README.md. The functions have the same in VISITOR_ADDRESS.
create table private.visitor_header (
  only_row boolean primary key default true check (only_row),
  name text not null check (name = lower(name)),
  from_right integer not null default 1 check (from_right > 0)
);
revoke all on private.visitor_header from public, anon, authenticated, service_role;
insert into private.visitor_header (name) values ('cf-connecting-ip');

-- The network that this request came from; null without a request, or for one from this computer. 'unknown' if the header
-- is missing: all such requests together have the limits of one network. Edge functions call on behalf of a
-- visitor and pass the visitor's address in x-visitor-address, which is believed of the service role only. The result
-- is never stored: count_submission stores its keyed hash.
create function private.visitor_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers json;
  entry text;
begin
  headers := nullif(pg_catalog.current_setting('request.headers', true), '')::json;
  if headers is null then
    return null;
  end if;
  if private.request_role() = 'service_role' then
    return private.network_of(headers ->> 'x-visitor-address');
  end if;
  select pg_catalog.split_part(headers ->> h.name, ',', -h.from_right) into entry from private.visitor_header h;
  if coalesce(pg_catalog.btrim(entry), '') = '' then
    return 'unknown';
  end if;
  return private.network_of(entry);
exception
  -- Headers that are not JSON count as none: a limit must never be the reason why an inquiry is lost.
  when data_exception then return null;
end
$$;
revoke all on function private.visitor_address() from public;

-- `who` is a readable kind and a keyed hash: 'session:5f2c...'.
create table private.flood_counters (
  kind text not null,
  who text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (kind, who, window_start)
);
create index flood_counters_age on private.flood_counters (window_start);
revoke all on private.flood_counters from public, anon, authenticated, service_role;

-- Counts one submission of `who` ('session:<id>') and refuses it if more than `allowed` came within
-- `window_seconds`. Null is never refused. Callers count the address before the session, so that two batches that
-- share both wait for each other instead of deadlocking.
--
-- A refusal is SQLSTATE 'PGRST', which PostgREST turns into status 429 with a Retry-After header. The body has code
-- PT429 and the hint {"retryAfter": seconds}, because pages of another origin cannot read the header. (The setting
-- response.headers would not work: it is rolled back with the transaction.)
create function private.count_submission(kind text, who text, allowed integer, window_seconds integer)
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
revoke all on function private.count_submission(text, text, integer, integer) from public;
