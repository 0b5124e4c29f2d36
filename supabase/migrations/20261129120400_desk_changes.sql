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
  action text not null check (action in ('answered', 'waiting', 'booked', 'closed', 'spam', 'reopened', 'assigned',
    'opened', 'noted', 'called', 'replied', 'received', 'undelivered', 'person_exported', 'person_erased', 'subscribers_exported',
    'unsubscribed', 'staff_added', 'staff_changed', 'staff_removed')),
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
    and action in ('answered', 'waiting', 'booked', 'closed', 'spam', 'reopened', 'assigned', 'opened', 'called'));

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

-- The status after an answer. Who waits for the client or has an appointment goes on to.
create function private.answered_status(status text) returns text
language sql immutable set search_path = ''
as $$ select case when answered_status.status in ('waiting', 'booked') then answered_status.status else 'answered' end $$;
revoke all on function private.answered_status(text) from public;

-- What a change of the status leaves behind although a later one counts: changes overtake each other on their way. The first
-- answer stays the first, and an appointment that was made or taken back before the inquiry was closed stays so.
create function private.keep_late_status(inquiry public.inquiries, wanted text, at timestamptz, who text) returns void
language plpgsql set search_path = ''
as $$
declare
  before text;
  after text;
begin
  select e.action into before from public.inquiry_events e
  where e.inquiry_id = inquiry.id and e.made_at < at
    and e.action in ('answered', 'waiting', 'booked', 'closed', 'spam', 'reopened') order by e.made_at desc limit 1;
  select e.action into after from public.inquiry_events e
  where e.inquiry_id = inquiry.id and e.made_at > at
    and e.action in ('answered', 'waiting', 'booked', 'closed', 'spam', 'reopened') order by e.made_at limit 1;
  update public.inquiries i
  set booked_at = case
      when after is distinct from 'closed' then i.booked_at
      when wanted = 'booked' then coalesce(i.booked_at, at)
      when before = 'booked' and wanted <> 'closed' then null
      else i.booked_at end,
    answered_at = case when first.is_new then at else i.answered_at end,
    answered_by = case when first.is_new then who else i.answered_by end
  from (select wanted in ('answered', 'waiting', 'booked') and after is distinct from 'reopened'
    and coalesce(inquiry.answered_at > at, inquiry.status <> 'new') as is_new) first
  where i.id = inquiry.id;
end
$$;
revoke all on function private.keep_late_status(public.inquiries, text, timestamptz, text) from public;

-- Applies an event that came through the REST API. 404 with code inquiry_gone: the inquiry has been deleted.
create function private.apply_inquiry_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  inquiry public.inquiries;
  wanted text := case when new.action in ('answered', 'waiting', 'booked', 'closed', 'spam') then new.action
    when new.action = 'reopened' then 'new' end;
  reason text := case new.action when 'closed' then new.detail ->> 'reason' end;
  taker text;
  applied boolean;
begin
  new.actor := private.require_staff();
  new.created_at := now();
  -- A repetition goes on to the primary key, whatever has happened since.
  if exists (select from public.inquiry_events e where e.id = new.id) then
    return new;
  end if;
  if new.action not in ('answered', 'waiting', 'booked', 'closed', 'spam', 'reopened', 'assigned', 'opened', 'called')
    or reason not in ('price', 'no_reply', 'elsewhere', 'unsuitable', 'question', 'other')
    or new.action = 'assigned' and not coalesce(new.detail ? 'assignee', false)
    or new.action = 'called' and coalesce(new.detail ->> 'outcome', '') not in ('reached', 'no_answer', 'left_message') then
    raise invalid_parameter_value using message = 'invalid_action';
  end if;
  select * into inquiry from public.inquiries i where i.id = new.inquiry_id for update;
  if not found then
    perform private.refuse(404, 'inquiry_gone', 'There is no such inquiry');
  end if;
  new.made_at := private.plausible_time(new.made_at, inquiry.created_at);

  -- The call belongs to the thread, whichever status counts.
  if new.action = 'called' then
    insert into public.inquiry_messages (id, inquiry_id, kind, author, body, made_at)
    values (new.id, inquiry.id, 'call', new.actor, new.detail ->> 'outcome', new.made_at);
    if new.detail ->> 'outcome' = 'reached' then
      wanted := private.answered_status(inquiry.status);
    end if;
  end if;
  if wanted is not null then
    applied := inquiry.status_changed_at is null or new.made_at >= inquiry.status_changed_at;
    new.detail := jsonb_build_object('applied', applied, 'from', inquiry.status, 'to', wanted)
      || case new.action when 'called' then jsonb_build_object('outcome', 'reached') else '{}' end
      || case when reason is null then '{}' else jsonb_build_object('reason', reason) end;
    if applied then
      perform private.set_status(inquiry, wanted, new.made_at, new.actor, reason);
    else
      perform private.keep_late_status(inquiry, wanted, new.made_at, new.actor);
    end if;
  elsif new.action = 'assigned' then
    taker := private.folded_address(new.detail ->> 'assignee');
    applied := (inquiry.assigned_at is null or new.made_at >= inquiry.assigned_at)
      and (taker is null or exists (select from public.staff s where s.email = taker for key share));
    new.detail := jsonb_build_object('applied', applied, 'from', inquiry.assignee, 'assignee', left(taker, 254));
    update public.inquiries i set assignee = taker, assigned_at = new.made_at where applied and i.id = inquiry.id;
  elsif new.action = 'called' then
    new.detail := jsonb_build_object('outcome', new.detail ->> 'outcome');
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

-- The inquiries of somebody who leaves the list are nobody's from then on (see inquiries.assignee). Their histories say so.
create function private.log_unassigned() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event('assigned',
    jsonb_build_object('applied', true, 'from', old.email, 'assignee', null), i.id)
  from public.inquiries i where i.assignee = old.email;
  return old;
end
$$;
revoke all on function private.log_unassigned() from public;
create trigger log_unassigned before delete on public.staff
  for each row execute function private.log_unassigned();

-- The staff tell each other what they promised. Like changes, notes come from devices that may repeat themselves:
-- the device creates the id. A note is never changed; it is deleted with its inquiry.
create table public.inquiry_notes (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  author text not null check (char_length(author) <= 254),
  -- At least one character that can be seen: not only spaces, line breaks, controls and characters without a shape.
  body text not null check (char_length(body) <= 4000 and body collate "C" ~
    '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u1680\u17B4-\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'),
  made_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index inquiry_notes_inquiry on public.inquiry_notes (inquiry_id, made_at);

alter table public.inquiry_notes enable row level security;
create policy "staff read notes" on public.inquiry_notes for select to authenticated
  using ((select private.desk_role()) is not null);
create policy "staff add notes" on public.inquiry_notes for insert to authenticated
  with check (author = (select private.signed_in_address()) and (select private.desk_role()) is not null
    and created_at = now());

revoke all on public.inquiry_notes from public, anon, authenticated, service_role;
grant select, insert (id, inquiry_id, body, made_at) on public.inquiry_notes to authenticated;
grant select, delete on public.inquiry_notes to service_role;

-- Adds the columns that belong to the server. 404 with code inquiry_gone: the inquiry has been deleted.
create function private.prepare_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  arrived_at timestamptz;
begin
  new.author := private.require_staff();
  new.created_at := now();
  if exists (select from public.inquiry_notes n where n.id = new.id) then
    return new;
  end if;
  select i.created_at into arrived_at from public.inquiries i where i.id = new.inquiry_id for key share;
  if not found then
    perform private.refuse(404, 'inquiry_gone', 'There is no such inquiry');
  end if;
  new.made_at := private.plausible_time(new.made_at, arrived_at);
  return new;
end
$$;
revoke all on function private.prepare_note() from public;
create trigger b_prepare before insert on public.inquiry_notes
  for each row when (current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.prepare_note();

create function private.log_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event('noted', jsonb_build_object('note', new.id), new.inquiry_id);
  return null;
end
$$;
revoke all on function private.log_note() from public;
create trigger log_note after insert on public.inquiry_notes
  for each row execute function private.log_note();

-- Two people must not answer one inquiry at the same time without knowing of each other. Each member has at most one
-- row: which inquiry is open, for a minute. Nothing of it is kept.
create table public.staff_presence (
  email text primary key references public.staff (email) on delete cascade,
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  is_writing boolean not null,
  seen_at timestamptz not null default now()
);
create index staff_presence_inquiry on public.staff_presence (inquiry_id);

-- Readable, because Realtime tells a subscriber only of rows that they may read. Written by desk_presence() alone.
alter table public.staff_presence enable row level security;
create policy "staff see each other" on public.staff_presence for select to authenticated
  using ((select private.desk_role()) is not null);
revoke all on public.staff_presence from public, anon, authenticated, service_role;
grant select on public.staff_presence to authenticated;

-- The caller has this inquiry open, and writes a note or an answer or not. Returns the others who have it open:
-- [{"email", "is_writing"}], those who write first. A row is written only if it says something new or is 15 seconds old,
-- so that devices that Realtime wakes do not wake each other in turn.
create function public.desk_presence(inquiry_id uuid, is_writing boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me text := private.require_staff();
begin
  insert into public.staff_presence as p (email, inquiry_id, is_writing)
  select me, i.id, desk_presence.is_writing from public.inquiries i where i.id = desk_presence.inquiry_id
  on conflict (email) do update
  set inquiry_id = excluded.inquiry_id, is_writing = excluded.is_writing, seen_at = now()
  where p.inquiry_id <> excluded.inquiry_id or p.is_writing <> excluded.is_writing
    or p.seen_at < now() - interval '15 seconds';
  return coalesce((
    select jsonb_agg(jsonb_build_object('email', p.email, 'is_writing', p.is_writing) order by p.is_writing desc, p.email)
    from public.staff_presence p
    where p.inquiry_id = desk_presence.inquiry_id and p.email <> me and p.seen_at > now() - interval '1 minute'), '[]');
end
$$;
revoke all on function public.desk_presence(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.desk_presence(uuid, boolean) to authenticated;

-- Where Supabase Realtime runs, the desk learns of a new inquiry and of colleagues at once instead of asking every 20
-- seconds. Realtime tells a subscriber only what row-level security and the column grants let them read. Elsewhere the
-- publication is missing, and nothing happens here.
create function private.publish_to_realtime(name text) returns void
language plpgsql set search_path = ''
as $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables)
    and not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = name) then
    execute format('alter publication supabase_realtime add table public.%I', name);
  end if;
exception
  when insufficient_privilege then raise notice 'Realtime is not set up: %', sqlerrm;
end
$$;
revoke all on function private.publish_to_realtime(text) from public;

select private.publish_to_realtime('inquiries');
select private.publish_to_realtime('staff_presence');
