-- Why: one row per scan of a printed code, written by visitors' devices, often late and many at once (the outbox
-- sends up to 100 in one request). Insert only, like inquiries. Lengths: LIMITS in functions/_shared/limits.ts.

create table public.qr_analytics (
  id uuid primary key default gen_random_uuid(),
  qr_code text not null check (char_length(qr_code) <= 64),
  destination text not null check (char_length(destination) <= 2048),
  user_agent text check (char_length(user_agent) <= 512),
  referrer text check (char_length(referrer) <= 2048),
  device_type text check (device_type in ('desktop', 'mobile', 'tablet')),
  browser text check (browser in ('chrome', 'firefox', 'safari', 'edge', 'unknown')),
  os text check (os in ('windows', 'macos', 'linux', 'android', 'ios', 'unknown')),
  session_id text check (char_length(session_id) <= 64),
  utm_source text check (char_length(utm_source) <= 200),
  utm_medium text check (char_length(utm_medium) <= 200),
  utm_campaign text check (char_length(utm_campaign) <= 200),
  scanned_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index qr_analytics_created_at on public.qr_analytics (created_at);
-- The scans of an inquiry's session, for finding and erasing a person's data.
create index qr_analytics_session on public.qr_analytics (session_id) where session_id is not null;

alter table public.qr_analytics enable row level security;
create policy "visitors add scans" on public.qr_analytics for insert to anon
  with check (created_at = now());

revoke all on public.qr_analytics from public, anon, authenticated, service_role;
grant insert (id, qr_code, destination, user_agent, referrer, device_type, browser, os, session_id,
  utm_source, utm_medium, utm_campaign, scanned_at) on public.qr_analytics to anon;
grant select, insert, update, delete on public.qr_analytics to service_role;

-- 300 per session and 3,000 per network in an hour. Known ids are not counted, as in limit_inquiries.
create function private.limit_qr_visits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.qr_analytics where id = new.id) then
    perform private.count_submission('qr', 'address:' || private.visitor_address(), 3000, 3600);
    perform private.count_submission('qr', 'session:' || new.session_id, 300, 3600);
  end if;
  return new;
end
$$;
revoke all on function private.limit_qr_visits() from public;
create trigger b_limit before insert on public.qr_analytics
  for each row execute function private.limit_qr_visits();

create trigger b_strip_referrer before insert on public.qr_analytics
  for each row execute function private.strip_referrer();

-- Statistics over a million scans must not read a million rows, and they must stay when the scans are deleted after
-- 24 months, as the privacy policy promises ("deleted or reduced to counts"). Each insert adds to a count per day, code
-- and campaign in its own transaction. Days are those of the business, by arrival, as in the digest.
create table private.qr_days (
  day date not null,
  qr_code text not null,
  -- Empty: none.
  campaign text not null,
  visits bigint not null check (visits >= 0),
  primary key (day, qr_code, campaign)
);
revoke all on private.qr_days from public, anon, authenticated, service_role;

-- What a code or a campaign is called in the counts, which stay when a person is erased. Anybody can put anything into an
-- address, such as an email address, so that only what a name needs is kept: up to 64 letters, digits, spaces, dots,
-- hyphens and underscores. Empty for null.
create function private.counted_as(name text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when coalesce(name, '') = '' then ''
    when normalize(name, nfkc) collate "C" ~ '^[A-Za-z0-9\u00C0-\u024F ._-]{1,64}$' then normalize(name, nfkc)
    else '(other)' end
$$;
revoke all on function private.counted_as(text) from public;

-- Rows are locked in the order of the key, so that two batches never deadlock.
create function private.count_new_scans() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.qr_days as d (day, qr_code, campaign, visits)
  select private.day_of(n.created_at), private.counted_as(n.qr_code), private.counted_as(n.utm_campaign), count(*)
  from new_rows n group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, qr_code, campaign) do update set visits = d.visits + excluded.visits;
  return null;
end
$$;
revoke all on function private.count_new_scans() from public;
create trigger count_new after insert on public.qr_analytics
  referencing new table as new_rows for each statement execute function private.count_new_scans();
create trigger count_changed_new after update on public.qr_analytics
  referencing new table as new_rows for each statement execute function private.count_new_scans();

-- A scan that is deleted because its time is over stays counted: whoever deletes it sets the setting
-- `private.keep_scan_counts`, which no request can do.
create function private.discount_old_scans() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(pg_catalog.current_setting('private.keep_scan_counts', true), '') <> 'on' then
    perform from private.qr_days d
    where (d.day, d.qr_code, d.campaign) in (
      select private.day_of(o.created_at), private.counted_as(o.qr_code), private.counted_as(o.utm_campaign)
      from old_rows o)
    order by d.day, d.qr_code, d.campaign for update;
    update private.qr_days d set visits = greatest(0, d.visits - o.visits)
    from (
      select private.day_of(r.created_at) as day, private.counted_as(r.qr_code) as qr_code,
        private.counted_as(r.utm_campaign) as campaign, count(*) as visits
      from old_rows r group by 1, 2, 3
    ) o
    where d.day = o.day and d.qr_code = o.qr_code and d.campaign = o.campaign;
  end if;
  return null;
end
$$;
revoke all on function private.discount_old_scans() from public;
create trigger count_deleted after delete on public.qr_analytics
  referencing old table as old_rows for each statement execute function private.discount_old_scans();
-- Before count_changed_new in the order of names.
create trigger count_changed_a_old after update on public.qr_analytics
  referencing old table as old_rows for each statement execute function private.discount_old_scans();

-- Which printed code brought an inquiry: the latest scan of its tab session, whichever of the two arrives first.
create function private.note_qr_code() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.qr_code := (
    select private.counted_as(q.qr_code) from public.qr_analytics q
    where q.session_id = new.session_id order by q.created_at desc limit 1);
  return new;
end
$$;
revoke all on function private.note_qr_code() from public;
create trigger c_note_qr_code before insert on public.inquiries
  for each row execute function private.note_qr_code();

-- For scans that arrived after their inquiry. Part of the daily work, so that a scan never waits for an inquiry.
create function private.note_late_scans() returns void
language sql set search_path = ''
as $$
  update public.inquiries i set qr_code = q.code
  from (
    select distinct on (q.session_id) q.session_id, private.counted_as(q.qr_code) as code from public.qr_analytics q
    where q.created_at > now() - interval '1 day' order by q.session_id, q.created_at desc
  ) q
  where i.created_at > now() - interval '1 day' and i.session_id = q.session_id and i.qr_code is null
$$;
revoke all on function private.note_late_scans() from public;

-- Visits of the last `days` days, today included; null: all time. {"from", "to", "visits", "previous", "codes": [{"code",
-- "visits", "previous", "campaigns": [{"campaign", "visits"}], "days": [{"day", "visits"}]}], "others": {"codes",
-- "visits"}}. `previous` counts the period of the same length before, and is null for all time. A campaign is null if
-- the address had none. `codes` holds the 100 codes with most visits, `others` sums up the rest: anybody can invent
-- codes. Days and campaigns without visits are left out, and so are campaigns after the 20 largest of a code.
create function public.desk_qr_statistics(days integer default null) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  length integer := desk_qr_statistics.days;
  last_day date := private.day_of(now());
  first_day date;
  earliest date;
begin
  perform private.require_staff();
  if length < 1 or length > 3660 then
    raise invalid_parameter_value using message = 'invalid_days';
  end if;
  first_day := last_day - (length - 1);
  if length is null then
    select min(d.day) into first_day from private.qr_days d;
    first_day := coalesce(first_day, last_day);
  end if;
  earliest := case when length is null then first_day else first_day - length end;
  return (
    with counted as materialized (
      select d.day, d.qr_code as code, d.campaign, d.visits from private.qr_days d
      where d.day between earliest and last_day and d.visits > 0
    ),
    totals as materialized (
      select c.code, coalesce(sum(c.visits) filter (where c.day >= first_day), 0) as visits,
        case when length is not null then coalesce(sum(c.visits) filter (where c.day < first_day), 0) end as previous
      from counted c group by c.code
    ),
    listed as materialized (
      select * from totals t order by t.visits desc, t.previous desc, t.code limit 100
    ),
    by_day as (
      select g.code, jsonb_agg(jsonb_build_object('day', g.day, 'visits', g.visits) order by g.day) as days
      from (select c.code, c.day, sum(c.visits) as visits from counted c
        where c.day >= first_day and c.code in (select l.code from listed l) group by c.code, c.day) g
      group by g.code
    ),
    by_campaign as (
      select g.code, jsonb_agg(jsonb_build_object('campaign', nullif(g.campaign, ''), 'visits', g.visits)
        order by g.visits desc, g.campaign) as campaigns
      from (select c.code, c.campaign, sum(c.visits) as visits,
          row_number() over (partition by c.code order by sum(c.visits) desc, c.campaign) as place
        from counted c where c.day >= first_day and c.code in (select l.code from listed l)
        group by c.code, c.campaign) g
      where g.place <= 20
      group by g.code
    )
    select jsonb_build_object(
      'from', first_day, 'to', last_day,
      'visits', (select coalesce(sum(t.visits), 0) from totals t),
      'previous', case when length is not null then (select coalesce(sum(t.previous), 0) from totals t) end,
      'codes', coalesce((
        select jsonb_agg(jsonb_build_object('code', l.code, 'visits', l.visits, 'previous', l.previous,
          'campaigns', coalesce(k.campaigns, '[]'), 'days', coalesce(y.days, '[]'))
          order by l.visits desc, l.previous desc, l.code)
        from listed l left join by_day y on y.code = l.code left join by_campaign k on k.code = l.code), '[]'),
      'others', (
        select jsonb_build_object('codes', count(*), 'visits', coalesce(sum(t.visits), 0))
        from totals t where t.code not in (select l.code from listed l))));
end
$$;
revoke all on function public.desk_qr_statistics(integer) from public, anon, authenticated, service_role;
grant execute on function public.desk_qr_statistics(integer) to authenticated;
