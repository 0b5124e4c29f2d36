-- Why: who did what and when must be beyond doubt, and a change that was made without a signal must arrive exactly once.
-- So every change of an inquiry is a row of this log, with an id from the device: a repetition is a duplicate key
-- (23505), as for a visitor's inquiry. A trigger applies the change. Nobody can change or delete an entry; entries of an
-- inquiry are deleted with it.
--
-- The last change wins by the time at which it was made, not by the time at which it arrived. Both stay in the log; the
-- one that lost has {"applied": false}.

create table public.inquiry_events (
  id uuid primary key default gen_random_uuid(),
  -- Null: about the desk (exports, erasures, the staff list).
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  -- The address of the person, 'service' for the secret key, 'database' for a statement without the API.
  actor text not null check (char_length(actor) <= 254),
  action text not null check (action in ('answered', 'closed', 'spam', 'reopened', 'assigned', 'opened', 'noted',
    'person_exported', 'person_erased', 'subscribers_exported', 'unsubscribed', 'staff_added', 'staff_changed',
    'staff_removed')),
  -- Never what a visitor wrote, and never a visitor's address.
  detail jsonb not null default '{}',
  made_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index inquiry_events_inquiry on public.inquiry_events (inquiry_id, created_at);
create index inquiry_events_created_at on public.inquiry_events (created_at);

alter table public.inquiry_events enable row level security;
create policy "staff read the log" on public.inquiry_events for select to authenticated
  using ((select private.desk_role()) = 'owner'
    or inquiry_id is not null and (select private.desk_role()) is not null);
create policy "staff change inquiries" on public.inquiry_events for insert to authenticated
  with check (actor = (select private.signed_in_address()) and (select private.desk_role()) is not null
    and inquiry_id is not null and created_at = now()
    and action in ('answered', 'closed', 'spam', 'reopened', 'assigned', 'opened'));

revoke all on public.inquiry_events from public, anon, authenticated, service_role;
grant select, insert (id, inquiry_id, action, detail, made_at) on public.inquiry_events to authenticated;
grant select on public.inquiry_events to service_role;

-- Who is named in the log.
create function private.actor() returns text
language sql stable set search_path = ''
as $$
  select coalesce(private.signed_in_address(),
    case private.request_role() when 'service_role' then 'service' else 'database' end)
$$;
revoke all on function private.actor() from public;

-- Writes an entry of our own.
create function private.log_event(action text, detail jsonb default '{}', inquiry_id uuid default null) returns void
language sql set search_path = ''
as $$
  insert into public.inquiry_events (inquiry_id, actor, action, detail)
  values (log_event.inquiry_id, private.actor(), log_event.action, log_event.detail)
$$;
revoke all on function private.log_event(text, jsonb, uuid) from public;

-- When a change was made: the device's clock, but neither in the future nor before the inquiry arrived.
create function private.plausible_time(made_at timestamptz, arrived_at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$ select greatest(least(coalesce(made_at, now()), now()), arrived_at) $$;
revoke all on function private.plausible_time(timestamptz, timestamptz) from public;

-- Applies an event that came through the REST API. 404 with code inquiry_gone: the inquiry has been deleted.
create function private.apply_inquiry_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  inquiry public.inquiries;
  wanted text := case new.action when 'answered' then 'answered' when 'closed' then 'closed' when 'spam' then 'spam'
    when 'reopened' then 'new' end;
  taker text;
  applied boolean;
begin
  new.actor := private.require_staff();
  new.created_at := now();
  -- A repetition goes on to the primary key, whatever has happened since.
  if exists (select from public.inquiry_events e where e.id = new.id) then
    return new;
  end if;
  if new.action not in ('answered', 'closed', 'spam', 'reopened', 'assigned', 'opened')
    or new.action = 'assigned' and not coalesce(new.detail ? 'assignee', false) then
    raise invalid_parameter_value using message = 'invalid_action';
  end if;
  select * into inquiry from public.inquiries i where i.id = new.inquiry_id for update;
  if not found then
    perform private.refuse(404, 'inquiry_gone', 'There is no such inquiry');
  end if;
  new.made_at := private.plausible_time(new.made_at, inquiry.created_at);

  if wanted is not null then
    applied := inquiry.status_changed_at is null or new.made_at >= inquiry.status_changed_at;
    new.detail := jsonb_build_object('applied', applied, 'from', inquiry.status, 'to', wanted);
    update public.inquiries i
    set status = wanted, status_changed_at = new.made_at, opened_at = coalesce(i.opened_at, new.made_at),
      answered_at = case wanted when 'answered' then new.made_at when 'new' then null else i.answered_at end
    where applied and i.id = inquiry.id;
  elsif new.action = 'assigned' then
    taker := private.folded_address(new.detail ->> 'assignee');
    applied := (inquiry.assigned_at is null or new.made_at >= inquiry.assigned_at)
      and (taker is null or exists (select from public.staff s where s.email = taker for key share));
    new.detail := jsonb_build_object('applied', applied, 'from', inquiry.assignee, 'assignee', left(taker, 254));
    update public.inquiries i set assignee = taker, assigned_at = new.made_at where applied and i.id = inquiry.id;
  else
    applied := inquiry.opened_at is null or new.made_at < inquiry.opened_at;
    new.detail := jsonb_build_object('applied', applied);
    update public.inquiries i set opened_at = new.made_at where applied and i.id = inquiry.id;
  end if;
  return new;
end
$$;
revoke all on function private.apply_inquiry_event() from public;
create trigger b_apply before insert on public.inquiry_events
  for each row when (current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.apply_inquiry_event();

-- Holds for the service role as well, and without the grants.
create function private.refuse_log_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise insufficient_privilege using message = 'the log cannot be changed';
end
$$;
revoke all on function private.refuse_log_change() from public;
create trigger append_only before update or delete on public.inquiry_events
  for each row when (current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.refuse_log_change();
create trigger append_only_truncate before truncate on public.inquiry_events
  for each statement when (current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.refuse_log_change();

-- Logs a direct change of an inquiry through the REST API.
create function private.log_inquiry_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> old.status then
    perform private.log_event(case new.status when 'new' then 'reopened' else new.status end,
      jsonb_build_object('applied', true, 'from', old.status, 'to', new.status), new.id);
  end if;
  if new.assignee is distinct from old.assignee then
    perform private.log_event('assigned',
      jsonb_build_object('applied', true, 'from', old.assignee, 'assignee', new.assignee), new.id);
  end if;
  return null;
end
$$;
revoke all on function private.log_inquiry_change() from public;
create trigger log_change after update on public.inquiries
  for each row when (current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.log_inquiry_change();

create function private.log_staff_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.log_event('staff_removed', jsonb_build_object('email', old.email, 'role', old.role));
  elsif tg_op = 'INSERT' then
    perform private.log_event('staff_added', jsonb_build_object('email', new.email, 'role', new.role));
  elsif new.role <> old.role then
    perform private.log_event('staff_changed', jsonb_build_object('email', new.email, 'role', new.role));
  end if;
  return null;
end
$$;
revoke all on function private.log_staff_change() from public;
create trigger log_change after insert or update or delete on public.staff
  for each row execute function private.log_staff_change();
