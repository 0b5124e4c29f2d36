-- Why: the inquiry is what this product exists for. A visitor's device inserts the visitor's columns, reads nothing,
-- and may repeat itself: the device creates the id, so a repetition is a duplicate key and never a second inquiry.
-- Lengths: LIMITS in functions/_shared/limits.ts. Email pattern: EMAIL_PATTERN there.

create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  full_name text not null default 'Not provided' check (char_length(full_name) between 1 and 200),
  email text not null check (char_length(email) <= 254 and email collate "C"
    ~ '^[^\s@]+@([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'),
  phone text check (char_length(phone) <= 40),
  service text check (char_length(service) <= 120),
  message text not null check (char_length(message) between 1 and 10000),
  form_source text not null default 'main_form' check (char_length(form_source) <= 80),
  user_agent text check (char_length(user_agent) <= 512),
  referrer text check (char_length(referrer) <= 2048),
  session_id text check (char_length(session_id) <= 64),
  -- The visitor's clock, which may be wrong by years. It is recorded and never checked.
  submitted_at timestamptz not null default now(),
  status text not null default 'new' check (char_length(status) <= 40),
  -- The device saw signs of a bot. It marks the inquiry and drops nothing.
  suspected boolean not null default false,
  created_at timestamptz not null default now(),
  notified_at timestamptz
);
create index inquiries_created_at on public.inquiries (created_at);

alter table public.inquiries enable row level security;
create policy "visitors add inquiries" on public.inquiries for insert to anon
  with check (status = 'new' and notified_at is null and created_at = now());

revoke all on public.inquiries from public, anon, authenticated, service_role;
grant insert (id, full_name, email, phone, service, message, form_source, user_agent, referrer, session_id,
  submitted_at, suspected) on public.inquiries to anon;
grant select, insert, update, delete on public.inquiries to service_role;

-- 20 per session and 100 per network in 10 minutes. An id that is already stored is not counted and goes on to the
-- primary key: the device must learn that its inquiry arrived (23505), however often it asks.
create function private.limit_inquiries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.inquiries where id = new.id) then
    perform private.count_submission('inquiry', 'address:' || private.visitor_address(), 100, 600);
    perform private.count_submission('inquiry', 'session:' || new.session_id, 20, 600);
  end if;
  return new;
end
$$;
revoke all on function private.limit_inquiries() from public;
create trigger b_limit before insert on public.inquiries
  for each row execute function private.limit_inquiries();

create trigger b_strip_referrer before insert on public.inquiries
  for each row execute function private.strip_referrer();
