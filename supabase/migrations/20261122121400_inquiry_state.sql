-- Why: the desk shows who takes care of an inquiry and since when. Staff may change the status and the assignee, never
-- what the visitor wrote.

alter table public.inquiries
  add column assignee text references public.staff (email) on delete set null,
  add column assigned_at timestamptz,
  -- The first time that anyone of the staff opened it. Null: unread.
  add column opened_at timestamptz,
  add column answered_at timestamptz,
  -- When the change that gave the inquiry its status was made, on the clock of the device (see inquiry_events).
  add column status_changed_at timestamptz;

-- Earlier versions accepted any status. The digest treated everything but 'new' as dealt with.
update public.inquiries set status = 'closed' where status not in ('new', 'answered', 'closed', 'spam');
alter table public.inquiries add constraint inquiries_status_known
  check (status in ('new', 'answered', 'closed', 'spam'));

-- Keyset paging in both directions, over one status and over all. opened_at makes the counts index-only.
drop index public.inquiries_created_at;
create index inquiries_created_at on public.inquiries (created_at, id);
create index inquiries_status on public.inquiries (status, created_at, id) include (opened_at);
create index inquiries_assignee on public.inquiries (assignee) where assignee is not null;
-- private.folded_address(email), written out: visitors insert and may not call functions of the private schema.
create index inquiries_address on public.inquiries ((lower(normalize(btrim(email), nfkc))), created_at);

drop policy "visitors add inquiries" on public.inquiries;
create policy "visitors add inquiries" on public.inquiries for insert to anon
  with check (status = 'new' and notified_at is null and created_at = now() and assignee is null
    and assigned_at is null and opened_at is null and answered_at is null and status_changed_at is null);
create policy "staff read inquiries" on public.inquiries for select to authenticated
  using ((select private.desk_role()) is not null);
create policy "staff change inquiries" on public.inquiries for update to authenticated
  using ((select private.desk_role()) is not null) with check ((select private.desk_role()) is not null);

grant select (id, full_name, email, phone, service, message, form_source, submitted_at, status, suspected, created_at,
  notified_at, assignee, assigned_at, opened_at, answered_at, status_changed_at) on public.inquiries to authenticated;
grant update (status, assignee) on public.inquiries to authenticated;

-- Runs for changes through the REST API only: inside our own functions current_user is the owner. Holds without the
-- grants, too.
create function private.change_inquiry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.request_role() <> 'service_role' then
    perform private.require_staff();
    if to_jsonb(new) - 'status' - 'assignee' <> to_jsonb(old) - 'status' - 'assignee' then
      raise insufficient_privilege using message = 'only the status and the assignee can be changed';
    end if;
  end if;
  if new.status <> old.status then
    new.status_changed_at := greatest(now(), old.status_changed_at);
    new.answered_at := case new.status when 'answered' then now() when 'new' then null else old.answered_at end;
    new.opened_at := coalesce(old.opened_at, now());
  end if;
  if new.assignee is distinct from old.assignee then
    new.assignee := private.folded_address(new.assignee);
    new.assigned_at := greatest(now(), old.assigned_at);
  end if;
  return new;
end
$$;
revoke all on function private.change_inquiry() from public;
create trigger b_change before update on public.inquiries
  for each row when (current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.change_inquiry();
