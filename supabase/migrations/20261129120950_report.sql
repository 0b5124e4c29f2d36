-- Why: an owner wants to know what the forms, the printed codes and the staff bring: how many inquiries came, how soon they
-- were answered, and how many were booked. The inbox wants to know how many are closed. Neither may read a million rows, so
-- finished days are counted ahead. A day whose inquiries have changed since is counted when somebody asks, so that the
-- numbers are always those of the inquiries.

-- The counts of the days. Each inquiry is in five parts: total, source, service, code and status, and once it is answered
-- in person, too. Days are those of the business, by arrival.
create table private.inquiry_days (
  day date not null,
  part text not null,
  -- Of the source, service, code, status, or who gave the first answer. Empty: none.
  name text not null,
  -- total, person: within how many seconds the first answer came, rounded up (see count_day). Null: not answered.
  seconds integer,
  -- Without spam, except in the part status.
  came integer not null,
  booked integer not null
);
-- The included columns make the report index-only.
create index inquiry_days_part on private.inquiry_days (part, day) include (name, seconds, came, booked);
revoke all on private.inquiry_days from public, anon, authenticated, service_role;

-- Days that must be counted again. Rows are only added here, so that writers never wait for each other, and one that is
-- added during a count stays for the next one.
create table private.changed_days (
  day date not null
);
revoke all on private.changed_days from public, anon, authenticated, service_role;

create function private.note_changed_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.changed_days (day)
  select distinct private.day_of(t.created_at) from unnest(array[old.created_at, new.created_at]) t (created_at)
  where t.created_at is not null;
  return null;
end
$$;
revoke all on function private.note_changed_day() from public;
create trigger note_changed_day
  after insert or delete or update of created_at, form_source, service, qr_code, status, answered_at, answered_by, booked_at
  on public.inquiries for each row execute function private.note_changed_day();

-- The counts of a day, from its inquiries. The time to the first answer is rounded up: to 5 minutes in the first hour, to 15
-- minutes until the sixth, and to hours after that. So whole hours, which the site promises, are exact.
create function private.count_day(day date) returns setof private.inquiry_days
language sql stable set search_path = ''
as $$
  select count_day.day, p.part, coalesce(c.source, c.service, c.code, c.status, c.person, ''), c.seconds, c.came, c.booked
  from (
    select grouping(f.source, f.service, f.code, f.status, f.person, f.seconds) as part, f.source, f.service, f.code,
      f.status, f.person, f.seconds,
      (case grouping(f.status) when 0 then count(*) else count(*) filter (where f.counts) end)::integer as came,
      (count(f.booked_at) filter (where f.counts))::integer as booked
    from (
      select i.form_source as source, coalesce(i.service, '') as service, coalesce(i.qr_code, '') as code, i.status,
        i.answered_by as person, i.booked_at, i.status <> 'spam' as counts,
        case when i.status <> 'spam' and a.seconds is not null
          then greatest(1, ceil(a.seconds / a.step))::integer * a.step end as seconds
      from public.inquiries i, lateral (
        select s.seconds, case when s.seconds <= 3600 then 300 when s.seconds <= 21600 then 900 else 3600 end as step
        from (select extract(epoch from i.answered_at - i.created_at)::double precision as seconds) s
      ) a
      where i.created_at >= private.start_of_day(count_day.day) and i.created_at < private.start_of_day(count_day.day + 1)
    ) f
    group by grouping sets ((f.seconds), (f.source), (f.service), (f.code), (f.status), (f.person, f.seconds))
  ) c
  join (values (62, 'total'), (31, 'source'), (47, 'service'), (55, 'code'), (59, 'status'), (60, 'person'))
    p (bits, part) on p.bits = c.part
  where p.part <> 'person' or c.person is not null and c.seconds is not null
$$;
revoke all on function private.count_day(date) from public;

-- Counts the days again whose inquiries have changed. Part of the daily work. Each statement sees what was committed
-- before it, so a change that is not counted has left its row behind.
create function private.count_changed_days() returns void
language plpgsql set search_path = ''
as $$
declare
  days date[];
begin
  perform pg_advisory_xact_lock(hashtextextended('count_changed_days', 0));
  with changed as (delete from private.changed_days returning day)
  select array_agg(distinct c.day) into days from changed c;
  delete from private.inquiry_days d where d.day = any(days);
  insert into private.inquiry_days select c.* from unnest(days) d (day), private.count_day(d.day) c;
end
$$;
revoke all on function private.count_changed_days() from public;

-- In another time zone all days are other days.
create function private.note_time_zone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.inquiry_days;
  insert into private.changed_days (day) select distinct private.day_of(i.created_at) from public.inquiries i;
  return null;
end
$$;
revoke all on function private.note_time_zone() from public;
create trigger note_time_zone after update on private.business
  for each row when (new.time_zone <> old.time_zone) execute function private.note_time_zone();

-- The inquiries that came from `first_day` to `last_day`, both included, in the business's days. {"from", "to",
-- "before_from", "now", "before", "days", "people", "sources", "services", "codes"}. Before: the period of the same length
-- before; of whole months, as many months before. Now, before, days and people have "came", "answered", "in_time" (answered
-- within the promised time), "due" (answered, or that time is over), "booked", "median" and "slow": within how many seconds
-- a half and nine of ten of those that were answered got their first answer, rounded as in count_day. People: by who gave
-- the first answer. Sources, services and codes: the 50 largest, with "came", "booked" and how many came before; one
-- without a name is null. Spam and days without inquiries are left out. For owners.
create function public.desk_report(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  is_months boolean := extract(day from first_day) = 1 and extract(day from last_day + 1) = 1;
  months integer := (extract(year from age(last_day + 1, first_day)) * 12 + extract(month from age(last_day + 1, first_day)));
  before_day date := case when is_months then first_day - make_interval(months => months)
    else first_day - (last_day - first_day + 1) end;
  -- What was not answered and came after this moment is not due.
  promised_from timestamptz := now() - private.reply_time();
  promised_seconds integer := extract(epoch from private.reply_time());
  changed date[] := array(select distinct c.day from private.changed_days c where c.day between before_day and last_day);
begin
  perform private.require_staff(owner => true);
  if first_day is null or last_day is null or last_day < first_day or last_day - first_day > 1100 then
    raise invalid_parameter_value using message = 'invalid_days';
  end if;
  return (
    with counts as materialized (
      select d.* from private.inquiry_days d
      where d.part = any(array['total', 'source', 'service', 'code']) and d.day between before_day and last_day
        and d.day <> all(changed)
      union all
      select null::date, 'person', d.name, d.seconds, sum(d.came)::integer, sum(d.booked)::integer
      from private.inquiry_days d
      where d.part = 'person' and d.day between first_day and last_day and d.day <> all(changed)
      group by d.name, d.seconds
      union all
      select c.* from unnest(changed) u (day), private.count_day(u.day) c
      where c.part <> 'status' and (c.part <> 'person' or c.day >= first_day)
    ),
    grouped (part, name, seconds, came, booked) as (
      select case when c.day >= first_day then 'now' else 'before' end, '', c.seconds, sum(c.came)::integer,
        sum(c.booked)::integer
      from counts c where c.part = 'total' group by 1, c.seconds
      union all
      select 'day', c.day::text, c.seconds, c.came, c.booked from counts c where c.part = 'total' and c.day >= first_day
      union all
      select 'person', c.name, c.seconds, sum(c.came)::integer, sum(c.booked)::integer from counts c where c.part = 'person'
      group by c.name, c.seconds
    ),
    ranked as (
      select g.*, sum(g.came) filter (where g.seconds is not null)
          over (partition by g.part, g.name order by g.seconds) as upto,
        sum(g.came) filter (where g.seconds is not null) over (partition by g.part, g.name) as answered
      from grouped g
    ),
    waiting as materialized (
      select private.day_of(i.created_at) as day, count(*) as count from public.inquiries i
      where i.created_at >= greatest(promised_from, private.start_of_day(before_day))
        and i.created_at < private.start_of_day(last_day + 1) and i.answered_at is null and i.status <> 'spam'
      group by 1
    ),
    figures as materialized (
      select r.part, r.name, sum(r.came) as came, jsonb_build_object('came', sum(r.came),
        'answered', coalesce(sum(r.came) filter (where r.seconds is not null), 0),
        'in_time', coalesce(sum(r.came) filter (where r.seconds <= promised_seconds), 0),
        'due', sum(r.came) - case when r.part = 'person' then 0 else coalesce((
          select sum(w.count) from waiting w where case r.part when 'now' then w.day >= first_day
            when 'before' then w.day < first_day else w.day::text = r.name end), 0) end,
        'booked', sum(r.booked),
        'median', min(r.seconds) filter (where r.upto >= r.answered * 0.5),
        'slow', min(r.seconds) filter (where r.upto >= r.answered * 0.9)) as figures
      from ranked r group by r.part, r.name having sum(r.came) > 0
    ),
    origins as (
      select o.*, row_number() over (partition by o.part order by o.came desc, o.name) as place
      from (
        select c.part, c.name, coalesce(sum(c.came) filter (where c.day >= first_day), 0) as came,
          coalesce(sum(c.came) filter (where c.day < first_day), 0) as before,
          coalesce(sum(c.booked) filter (where c.day >= first_day), 0) as booked
        from counts c where c.part in ('source', 'service', 'code') group by c.part, c.name
      ) o
      where o.came > 0
    ),
    listed as materialized (
      select o.part, jsonb_agg(jsonb_build_object('name', nullif(o.name, ''), 'came', o.came, 'before', o.before,
        'booked', o.booked) order by o.place) as list
      from origins o where o.place <= 50 group by o.part
    ),
    none (figures) as (values (
      '{"came": 0, "answered": 0, "in_time": 0, "due": 0, "booked": 0, "median": null, "slow": null}'::jsonb))
    select jsonb_build_object('from', first_day, 'to', last_day, 'before_from', before_day,
      'now', coalesce((select f.figures from figures f where f.part = 'now'), n.figures),
      'before', coalesce((select f.figures from figures f where f.part = 'before'), n.figures),
      'days', coalesce((
        select jsonb_agg(f.figures || jsonb_build_object('day', f.name) order by f.name) from figures f
        where f.part = 'day'), '[]'),
      'people', coalesce((
        select jsonb_agg(f.figures || jsonb_build_object('name', f.name) order by f.came desc, f.name) from figures f
        where f.part = 'person'), '[]'),
      'sources', coalesce((select l.list from listed l where l.part = 'source'), '[]'),
      'services', coalesce((select l.list from listed l where l.part = 'service'), '[]'),
      'codes', coalesce((select l.list from listed l where l.part = 'code'), '[]'))
    from none n);
end
$$;
revoke all on function public.desk_report(date, date) from public, anon, authenticated, service_role;
grant execute on function public.desk_report(date, date) to authenticated;
