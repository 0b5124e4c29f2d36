-- Why: the staff tell each other what they promised. Like changes, notes come from devices that may repeat themselves:
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
