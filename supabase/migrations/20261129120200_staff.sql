-- Why: the staff desk shows what visitors wrote, so the database must know who may read it. The staff list is the only
-- source of rights. Policies and functions read it at each statement: a token of somebody who was removed a moment ago
-- opens nothing, however long it is valid.

create table public.staff (
  -- In the spelling of private.folded_address(). A trigger folds it.
  email text primary key check (char_length(email) <= 254 and email collate "C"
    ~ '^[^\s@]+@([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$'),
  -- An owner may also manage the list, export and erase.
  role text not null default 'staff' check (role in ('owner', 'staff')),
  -- How the person signs and is called in the desk, such as a first name. Null: the address stands for it.
  name text check (char_length(btrim(name)) between 1 and 60 and name !~ '[[:cntrl:]]'),
  created_at timestamptz not null default now()
);

-- Whether a session has not been ended, by signing out or by removal. True where Auth's tables are missing or out of reach:
-- there a token is valid until it runs out.
create function private.is_open_session(session uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_open boolean;
begin
  if session is null or to_regclass('auth.sessions') is null then
    return true;
  end if;
  execute 'select exists (select from auth.sessions where id = $1)' into is_open using session;
  return is_open;
exception
  when insufficient_privilege then return true;
end
$$;
revoke all on function private.is_open_session(uuid) from public;

-- The address on the staff list that the caller proved with a code, or null. Only the signature of the token counts,
-- never metadata, which users may edit. A token that names its methods must name a one-time code: where a project allows
-- passwords, an account with somebody else's address is not that person. (The local stack's tokens name no methods.) A
-- token whose session has been ended counts no longer.
create function private.signed_in_address() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims jsonb;
begin
  if private.request_role() <> 'authenticated' then
    return null;
  end if;
  claims := nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb;
  if claims -> 'amr' is not null
    and not pg_catalog.jsonb_path_exists(claims, '$.amr[*].method ? (@ == "otp" || @ == "magiclink")') then
    return null;
  end if;
  if not private.is_open_session((claims ->> 'session_id')::uuid) then
    return null;
  end if;
  -- The account's own address is random (see *_sign_in.sql).
  return (select a.email from private.staff_accounts a where a.account = claims ->> 'email');
exception
  when data_exception then return null;
end
$$;
revoke all on function private.signed_in_address() from public;
-- For policies, which run as the caller.
grant execute on function private.signed_in_address() to authenticated;

-- The caller's role on the staff list, or null.
create function private.desk_role() returns text
language sql stable security definer set search_path = ''
as $$ select s.role from public.staff s where s.email = (select private.signed_in_address()) $$;
revoke all on function private.desk_role() from public;
grant execute on function private.desk_role() to authenticated;

-- Returns the caller's address. Refuses everybody who is not on the staff list with 42501 (status 403), and with
-- `owner` everybody who is not an owner.
create function private.require_staff(owner boolean default false) returns text
language plpgsql stable set search_path = ''
as $$
declare
  role text := private.desk_role();
begin
  if role is null then
    raise insufficient_privilege using message = 'not_staff';
  end if;
  if owner and role <> 'owner' then
    raise insufficient_privilege using message = 'owners_only';
  end if;
  return private.signed_in_address();
end
$$;
revoke all on function private.require_staff(boolean) from public;

alter table public.staff enable row level security;
-- `(select ...)` is evaluated once per statement instead of once per row.
create policy "staff read the list" on public.staff for select to authenticated
  using ((select private.desk_role()) is not null);
create policy "owners add staff" on public.staff for insert to authenticated
  with check ((select private.desk_role()) = 'owner');
create policy "owners change roles" on public.staff for update to authenticated
  using ((select private.desk_role()) = 'owner') with check ((select private.desk_role()) = 'owner');
create policy "owners remove staff" on public.staff for delete to authenticated
  using ((select private.desk_role()) = 'owner');

revoke all on public.staff from public, anon, authenticated, service_role;
grant select, delete, insert (email, role), update (role) on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;

-- Folds a new address. An address never changes: notes and the log name it.
create function private.prepare_staff() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := private.folded_address(new.email);
  if tg_op = 'INSERT' then
    new.created_at := now();
  elsif new.email <> old.email or new.created_at <> old.created_at then
    raise insufficient_privilege using message = 'only role and name can be changed';
  end if;
  return new;
end
$$;
revoke all on function private.prepare_staff() from public;
create trigger b_prepare before insert or update on public.staff
  for each row execute function private.prepare_staff();

-- Without an owner nobody could manage the list from the desk. Refused with 409 and code last_owner. The lock makes two
-- owners who remove each other wait for each other.
create function private.keep_an_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('staff owners', 0));
  if not exists (select from public.staff s where s.role = 'owner') then
    perform private.refuse(409, 'last_owner', 'The last owner cannot be removed or become staff');
  end if;
  return null;
end
$$;
revoke all on function private.keep_an_owner() from public;
create trigger keep_an_owner_at_delete after delete on public.staff
  for each row when (old.role = 'owner') execute function private.keep_an_owner();
create trigger keep_an_owner_at_update after update on public.staff
  for each row when (old.role = 'owner' and new.role <> 'owner') execute function private.keep_an_owner();

-- Makes `address` the owner of an empty staff list. Returns whether it did. The local stack calls it at every start.
create function private.add_first_owner(address text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('staff owners', 0));
  if exists (select from public.staff) then
    return false;
  end if;
  insert into public.staff (email, role) values (address, 'owner');
  return true;
end
$$;
revoke all on function private.add_first_owner(text) from public;
