-- Why: a public form that anyone may write to needs a ceiling, generous for people and cheap to check.
-- Counters per fixed window instead of counting rows: one indexed upsert per submission, exact under
-- concurrency (the counter's row lock orders two submissions of one session), and the time left in the window
-- is the honest Retry-After.

create table private.flood_counters (
  kind text not null,
  who text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (kind, who, window_start)
);
create index flood_counters_age on private.flood_counters (window_start);
revoke all on private.flood_counters from public, anon, authenticated, service_role;

-- Counts one submission of `who` and refuses it when more than `allowed` came within `window_seconds`.
-- Nobody to count (null) is never refused. Callers count the address before the session: two batches that share
-- both then queue instead of deadlocking. A refusal is SQLSTATE 'PGRST', which PostgREST and @supabase/lite
-- turn into status 429 with a Retry-After header; the body's code is PT429 and its hint {"retryAfter": seconds},
-- because pages of another origin can't read the header. (The response.headers setting would be lost: it goes
-- with the transaction that the error rolls back.)
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
  values (count_submission.kind, count_submission.who, started, 1)
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
