-- Why: an owner wants to know what the forms, the printed codes and the staff bring: how many inquiries came, how soon they
-- were answered, and how many were booked. Counted from the inquiries themselves with one index, so that nothing has to be
-- kept in step. Spam does not count.

-- The inquiries that came from `first_day` to `last_day`, both included, in the business's days. {"from", "to", "now",
-- "before", "sources", "services", "codes", "people", "days"}. Before: the period of the same length before; of whole months,
-- as many months before. Each part has "came", "answered", "in_time" (answered within 24 hours), "due" (answered, or the
-- 24 hours are over), "booked", "median" and "slow": in how many seconds a half and nine of ten of those that were answered
-- got their first answer. Sources, services and codes: the 50 largest. A code is null for who came without one. People: by
-- who gave the first answer. Days without inquiries are left out. For owners.
create function public.desk_report(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
  set work_mem = '64MB'
as $$
declare
  zone text := private.time_zone();
  is_months boolean := extract(day from first_day) = 1 and extract(day from last_day + 1) = 1;
  months integer := (extract(year from age(last_day + 1, first_day)) * 12 + extract(month from age(last_day + 1, first_day)));
  before_day date := case when is_months then first_day - make_interval(months => months)
    else first_day - (last_day - first_day + 1) end;
  -- Not a function call for each row.
  start timestamptz := private.start_of_day(first_day);
  since timestamptz := private.start_of_day(before_day);
  until timestamptz := private.start_of_day(last_day + 1);
begin
  perform private.require_staff(owner => true);
  if first_day is null or last_day is null or last_day < first_day or last_day - first_day > 1100 then
    raise invalid_parameter_value using message = 'invalid_days';
  end if;
  return (
    with found as materialized (
      select i.created_at >= start as is_now,
        (i.created_at at time zone zone)::date as day, i.form_source as source, i.service, i.qr_code as code,
        i.answered_by as person, i.booked_at is not null as booked,
        extract(epoch from i.answered_at - i.created_at)::integer as seconds,
        i.answered_at is not null or i.created_at < now() - interval '24 hours' as is_due
      from public.inquiries i
      where i.created_at >= since and i.created_at < until
        and i.status <> 'spam'
    ),
    counted as materialized (
      select grouping(f.day, f.source, f.service, f.code, f.person) as part, f.is_now, f.day, f.source, f.service, f.code,
        f.person, jsonb_build_object('came', count(*), 'answered', count(f.seconds),
          'in_time', count(*) filter (where f.seconds <= 86400), 'due', count(*) filter (where f.is_due),
          'booked', count(*) filter (where f.booked)) as counts, count(*) as came
      from found f
      group by grouping sets ((f.is_now), (f.is_now, f.day), (f.is_now, f.source), (f.is_now, f.service),
        (f.is_now, f.code), (f.is_now, f.person))
    ),
    -- Ranks instead of percentile_cont(), which would sort once for each part.
    sorted as materialized (
      select f.is_now, f.day, f.person, f.seconds from found f where f.seconds is not null order by f.seconds
    ),
    times as (
      select 'all' as part, s.is_now, null::date as day, null::text as person, array_agg(s.seconds) as all_of
      from sorted s group by s.is_now
      union all
      select 'day', true, s.day, null, array_agg(s.seconds) from sorted s where s.is_now group by s.day
      union all
      select 'person', true, null, s.person, array_agg(s.seconds) from sorted s where s.is_now group by s.person
    ),
    quantiles as materialized (
      select t.part, t.is_now, t.day, t.person, jsonb_build_object(
        'median', t.all_of[ceil(cardinality(t.all_of) * 0.5)::integer],
        'slow', t.all_of[ceil(cardinality(t.all_of) * 0.9)::integer]) as times
      from times t
    ),
    none (counts) as (values ('{"came": 0, "answered": 0, "in_time": 0, "due": 0, "booked": 0}'::jsonb))
    select jsonb_build_object(
      'from', first_day, 'to', last_day, 'before_from', before_day,
      'now', (select coalesce(c.counts, n.counts) || coalesce(q.times, '{}') from none n
        left join counted c on c.part = 31 and c.is_now left join quantiles q on q.part = 'all' and q.is_now),
      'before', (select coalesce(c.counts, n.counts) || coalesce(q.times, '{}') from none n
        left join counted c on c.part = 31 and not c.is_now left join quantiles q on q.part = 'all' and not q.is_now),
      'days', coalesce((
        select jsonb_agg(c.counts || coalesce(q.times, '{}') || jsonb_build_object('day', c.day) order by c.day)
        from counted c left join quantiles q on q.part = 'day' and q.day = c.day where c.part = 15 and c.is_now), '[]'),
      'people', coalesce((
        select jsonb_agg(c.counts || coalesce(q.times, '{}') || jsonb_build_object('name', c.person)
          order by c.came desc, c.person)
        from counted c left join quantiles q on q.part = 'person' and q.person = c.person
        where c.part = 30 and c.is_now and c.person is not null), '[]'))
    || (
      select jsonb_object_agg(k.name, coalesce((
        select jsonb_agg(l.counts || jsonb_build_object('name', l.name, 'before', coalesce((
            select b.came from counted b where b.part = k.part and not b.is_now
              and coalesce(b.source, b.service, b.code) is not distinct from l.name), 0))
          order by l.came desc, l.name)
        from (
          select c.counts, c.came, coalesce(c.source, c.service, c.code) as name from counted c
          where c.part = k.part and c.is_now order by c.came desc, 3 limit 50) l), '[]'))
      from (values ('sources', 23), ('services', 27), ('codes', 29)) k (name, part)));
end
$$;
revoke all on function public.desk_report(date, date) from public, anon, authenticated, service_role;
grant execute on function public.desk_report(date, date) to authenticated;
