-- Why: two people must not answer one inquiry at the same time without knowing of each other. Each member has at most one
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

select private.publish_to_realtime('staff_presence');
