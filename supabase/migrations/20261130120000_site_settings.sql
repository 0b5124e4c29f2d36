-- Why: the owner changes hours, offer and news from the desk, without a build. Visitors read what is published; who
-- changed what, and what it was before, only the staff read. What may be written, the function `save-setting` checks with
-- the schemas of the site, so nobody but it may write.

-- Every change, in the order in which they arrived. The latest of a setting is the one that the next change must name, so
-- that of two owners at once neither loses anything unseen.
create table public.site_changes (
  id uuid primary key,
  setting text not null check (setting ~ '^[a-zA-Z]{1,40}$'),
  value jsonb not null check (octet_length(value::text) <= 30000),
  starts_at timestamptz not null,
  actor text not null check (char_length(actor) <= 254),
  replaces uuid references public.site_changes (id) on delete set null,
  made_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  position bigint generated always as identity
);
create index site_changes_setting on public.site_changes (setting, position desc);
create index site_changes_replaces on public.site_changes (replaces);

alter table public.site_changes enable row level security;
create policy "staff read changes of the site" on public.site_changes for select to authenticated
  using ((select private.desk_role()) is not null);
revoke all on public.site_changes from public, anon, authenticated, service_role;
revoke all on sequence public.site_changes_position_seq from public, anon, authenticated, service_role;
grant select on public.site_changes to authenticated, service_role;

-- What is published: of each setting the value that holds now, and those that will from a later time on.
create table public.site_settings (
  key text primary key,
  -- Null: what the build says, until a later value begins.
  value jsonb,
  -- [{"starts_at", "value"}], the earliest first. Whoever reads after a start takes its value.
  later jsonb not null default '[]',
  updated_at timestamptz not null default clock_timestamp()
);
alter table public.site_settings enable row level security;
create policy "everybody reads what is published" on public.site_settings for select to anon, authenticated
  using (true);
revoke all on public.site_settings from public, anon, authenticated, service_role;
grant select on public.site_settings to anon, authenticated, service_role;

-- The value of a setting at a time, or null.
create function private.setting_at(setting public.site_settings, at timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select l -> 'value' from jsonb_array_elements(setting.later) l
      where (l ->> 'starts_at')::timestamptz <= setting_at.at
      order by (l ->> 'starts_at')::timestamptz desc limit 1),
    setting.value)
$$;
revoke all on function private.setting_at(public.site_settings, timestamptz) from public;

-- Stores and publishes a change of the owner `actor`: {"id", "setting", "value", "startsAt", "madeAt", "replaces"}. Returns
-- `saved`, also for a repetition, or `stale` if the latest change of the setting is none of `replaces`. Refuses whoever is
-- no owner by now with 42501, and times or values that no device sends with 22023 or 23514.
create function public.save_site_setting(change jsonb, actor text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  change_id uuid := (change ->> 'id')::uuid;
  setting_key text := change ->> 'setting';
  head uuid;
  saved_at timestamptz;
  begins timestamptz;
  present public.site_settings;
begin
  if not exists (select from public.staff s where s.email = save_site_setting.actor and s.role = 'owner') then
    raise insufficient_privilege using message = 'owners_only';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('site setting ' || setting_key, 0));
  -- Not now(): another change may have been saved while this one waited.
  saved_at := clock_timestamp();
  if exists (select from public.site_changes c where c.id = change_id) then
    return 'saved';
  end if;
  head := (select c.id from public.site_changes c where c.setting = setting_key order by c.position desc limit 1);
  if head is not null and not coalesce(change -> 'replaces' ? head::text, false) then
    return 'stale';
  end if;
  begins := greatest((change ->> 'startsAt')::timestamptz, saved_at);
  if begins > saved_at + interval '2 years' then
    raise invalid_parameter_value using message = 'invalid_start';
  end if;
  insert into public.site_changes (id, setting, value, starts_at, actor, replaces, made_at)
  values (change_id, setting_key, change -> 'value', begins, save_site_setting.actor, head,
    private.plausible_time((change ->> 'madeAt')::timestamptz, '-infinity'));
  select * into present from public.site_settings s where s.key = setting_key;
  insert into public.site_settings as s (key, value, later)
  values (
    setting_key,
    case when begins = saved_at then change -> 'value' else private.setting_at(present, saved_at) end,
    (
      select coalesce(jsonb_agg(l order by (l ->> 'starts_at')::timestamptz), '[]')
      from (
        select old as l from jsonb_array_elements(present.later) old where (old ->> 'starts_at')::timestamptz <> begins
        union all
        select jsonb_build_object('starts_at', begins, 'value', change -> 'value')
      ) known
      where (l ->> 'starts_at')::timestamptz > saved_at
    ))
  on conflict (key) do update set value = excluded.value, later = excluded.later, updated_at = clock_timestamp();
  -- The history goes after two years, as everything that names people. The latest change of a setting stays.
  delete from public.site_changes c
  where c.created_at < now() - interval '24 months'
    and exists (select from public.site_changes o where o.setting = c.setting and o.position > c.position);
  return 'saved';
end
$$;
revoke all on function public.save_site_setting(jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.save_site_setting(jsonb, text) to service_role;

-- The values that hold now, by their setting. For mails.
create function public.published_settings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.key, c.value) filter (where c.value is not null), '{}')
  from (select s.key, private.setting_at(s, now()) as value from public.site_settings s) c
$$;
revoke all on function public.published_settings() from public, anon, authenticated, service_role;
grant execute on function public.published_settings() to service_role;
