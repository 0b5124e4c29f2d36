-- Why: the staff see the mailing list, take somebody off it by hand, and owners export it. The tokens of the
-- unsubscribe links never leave the database this way.

create index email_subscribers_created_at on public.email_subscribers (created_at, id);

-- One page of the list as a JSON array, newest first. `after`: created_at and id of the last row of the page before.
create function public.desk_subscribers(search text default '', status text default null, source text default null,
  after jsonb default null, page_size integer default 50)
returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.search_pattern(desk_subscribers.search);
  last_created_at timestamptz := (desk_subscribers.after ->> 'created_at')::timestamptz;
  last_id uuid := (desk_subscribers.after ->> 'id')::uuid;
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id desc), '[]')
    from (
      select s.id, s.email, s.source, s.status, s.created_at, s.unsubscribed_at
      from public.email_subscribers s
      where (pattern is null or lower(s.email) like pattern)
        and (desk_subscribers.status is null or s.status = desk_subscribers.status)
        and (desk_subscribers.source is null or s.source = desk_subscribers.source)
        and (last_created_at is null or (s.created_at, s.id) < (last_created_at, last_id))
      order by s.created_at desc, s.id desc
      limit private.page_limit(desk_subscribers.page_size)
    ) p);
end
$$;
revoke all on function public.desk_subscribers(text, text, text, jsonb, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_subscribers(text, text, text, jsonb, integer) to authenticated;

-- The whole list as a JSON array, newest first. For owners; each export is logged.
create function public.desk_export_subscribers() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  rows jsonb;
begin
  perform private.require_staff(owner => true);
  select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id desc), '[]') into rows
  from (
    select s.id, s.email, s.source, s.status, s.created_at, s.unsubscribed_at from public.email_subscribers s
  ) p;
  perform private.log_event('subscribers_exported', jsonb_build_object('count', jsonb_array_length(rows)));
  return rows;
end
$$;
revoke all on function public.desk_export_subscribers() from public, anon, authenticated, service_role;
grant execute on function public.desk_export_subscribers() to authenticated;

-- Takes an address off the list. Returns whether it was on it.
create function public.desk_unsubscribe(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_active boolean;
begin
  perform private.require_staff();
  was_active := exists (
    select from public.email_subscribers s
    where private.folded_address(s.email) = private.folded_address(address) and s.status = 'active');
  if was_active then
    perform public.unsubscribe(address);
    perform private.log_event('unsubscribed');
  end if;
  return was_active;
end
$$;
revoke all on function public.desk_unsubscribe(text) from public, anon, authenticated, service_role;
grant execute on function public.desk_unsubscribe(text) to authenticated;
