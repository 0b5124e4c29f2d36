-- Why: the inquiry is what this product exists for. A visitor's device writes exactly the visitor's columns and
-- nothing else, reads nothing, and may repeat itself: the id is minted on the device, so a second arrival is a
-- duplicate key, never a second inquiry. Lengths: contract.ts LIMITS.

create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  full_name text not null default 'Not provided' check (char_length(full_name) between 1 and 200),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  phone text check (char_length(phone) <= 40),
  service text check (char_length(service) <= 120),
  message text not null check (char_length(message) between 1 and 10000),
  form_source text not null default 'main_form' check (char_length(form_source) <= 80),
  user_agent text check (char_length(user_agent) <= 512),
  referrer text check (char_length(referrer) <= 2048),
  session_id text check (char_length(session_id) <= 64),
  -- The visitor's clock, which may be wrong by years: recorded, never judged.
  submitted_at timestamptz not null default now(),
  status text not null default 'new' check (char_length(status) <= 40),
  suspected boolean not null default false,
  created_at timestamptz not null default now(),
  notified_at timestamptz
);
create index inquiries_created_at on public.inquiries (created_at);

alter table public.inquiries enable row level security;

create policy "visitors add inquiries" on public.inquiries for insert to anon
  with check (status = 'new' and not suspected and notified_at is null and created_at = now());

-- Rights are a function, so that a server that grants too much at its start (@supabase/lite) can put them right.
create function private.grant_inquiries() returns void
language sql set search_path = ''
as $$
  revoke all on public.inquiries from public, anon, authenticated, service_role;
  grant insert (id, full_name, email, phone, service, message, form_source, user_agent, referrer, session_id,
    submitted_at) on public.inquiries to anon;
  grant select, insert, update, delete on public.inquiries to service_role;
$$;
revoke all on function private.grant_inquiries() from public;
select private.grant_inquiries();

-- The server's columns are the server's even where every column is granted to everyone. Runs as the caller:
-- only the table's owner (the definer functions) and the service role may set them.
create function private.protect_inquiry_columns() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if pg_has_role(current_user, 'service_role', 'usage')
    or pg_has_role(current_user, (select relowner from pg_catalog.pg_class where oid = tg_relid), 'usage') then
    return new;
  end if;
  new.status := 'new';
  new.suspected := false;
  new.notified_at := null;
  new.created_at := now();
  return new;
end
$$;
revoke all on function private.protect_inquiry_columns() from public;
create trigger a_protect_server_columns before insert on public.inquiries
  for each row execute function private.protect_inquiry_columns();

-- 20 per session and 100 per address in 10 minutes. An id that is already here passes on to the primary key:
-- the device must learn that its inquiry arrived (23505), however often it asks.
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

-- TRUNCATE knows no row-level security. Shared by all tables that visitors can name.
create function private.refuse_truncate() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    raise insufficient_privilege using message = 'permission denied';
  end if;
  return null;
end
$$;
revoke all on function private.refuse_truncate() from public;
create trigger refuse_truncate before truncate on public.inquiries
  for each statement execute function private.refuse_truncate();
