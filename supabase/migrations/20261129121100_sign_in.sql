-- Why: only people on the staff list get a code, everybody gets the same answer, nobody can guess codes or flood a
-- mailbox, and a stranger cannot keep anybody out. Codes, limits and devices are ours, so they hold in a hosted project
-- as they do locally. Supabase Auth only issues the session.

-- The account in Auth of each member. Its address is random: who knows a member's own address can ask Auth for nothing.
create table private.staff_accounts (
  email text primary key references public.staff (email) on delete cascade,
  account text not null unique
);
revoke all on private.staff_accounts from public, anon, authenticated, service_role;

-- Several codes of one person are valid side by side, each once and for ten minutes.
create table private.sign_in_codes (
  id bigint generated always as identity primary key,
  email text not null references public.staff (email) on delete cascade,
  hash text not null,
  for_known_device boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz
);
create index sign_in_codes_email on private.sign_in_codes (email, created_at);
revoke all on private.sign_in_codes from public, anon, authenticated, service_role;

-- Devices that have signed in before have limits of their own, which no stranger can use up.
create table private.sign_in_devices (
  hash text primary key,
  email text not null references public.staff (email) on delete cascade,
  used_at timestamptz not null default now()
);
create index sign_in_devices_email on private.sign_in_devices (email);
revoke all on private.sign_in_devices from public, anon, authenticated, service_role;

-- A random number of 8 digits. gen_random_uuid() is cryptographically random; 32 of its bits are used.
create function private.random_code() returns text
language sql volatile set search_path = ''
as $$
  select lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 100000000)::text, 8, '0')
$$;
revoke all on function private.random_code() from public;

create function private.is_known_device(address text, device text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from private.sign_in_devices d
    where d.hash = private.keyed_hash('device:' || left(device, 100)) and d.email = address
      and d.used_at > now() - interval '90 days')
$$;
revoke all on function private.is_known_device(text, text) from public;

-- Counts an attempt to sign in and refuses a flood with 429, for addresses on the list and others alike. `kind`: code
-- (asking for one) or attempt (entering one). The limits belong to the caller: per network and address, and per network.
-- A known device has its own, so it does not matter who else is in its network. Callers whose network the host does not
-- tell share one limit.
create function public.count_sign_in(kind text, address text, device text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  folded text := private.folded_address(left(count_sign_in.address, 254));
  network text := coalesce(private.visitor_address(), 'unknown');
  is_code boolean := count_sign_in.kind = 'code';
  counter text := case when is_code then 'sign_in_code' else 'sign_in_attempt' end;
begin
  if private.is_known_device(folded, device) then
    perform private.count_submission(counter, 'device:' || device, case when is_code then 10 else 20 end, 3600);
    return;
  end if;
  perform private.count_submission(counter, 'address:' || network, case when is_code then 30 else 20 end, 3600);
  perform private.count_submission(counter, 'mailbox:' || network || ' ' || folded,
    case when is_code then 5 else 10 end, 3600);
end
$$;
revoke all on function public.count_sign_in(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.count_sign_in(text, text, text) to service_role;

-- {"email", "code"}: a new code and the spelling of the list to mail it to, so that no look-alike gets it. Null if the
-- address is not on the staff list, or its mailbox got three in the last five minutes. All
-- of those are valid for another five minutes at least, so whoever reads the mailbox can sign in. Known devices have
-- three of their own.
create function public.create_sign_in_code(address text, device text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  member text := (select s.email from public.staff s
    where s.email = private.folded_address(left(create_sign_in_code.address, 254)));
  is_known boolean := private.is_known_device(member, device);
  code text := private.random_code();
begin
  if member is null then
    return null;
  end if;
  -- Two requests at once must not both be the third.
  perform pg_advisory_xact_lock(hashtextextended('sign-in code ' || member, 0));
  if (select count(*) from private.sign_in_codes c where c.email = member and c.for_known_device = is_known
      and c.created_at > clock_timestamp() - interval '5 minutes') >= 3 then
    return null;
  end if;
  insert into private.sign_in_codes (email, hash, for_known_device)
  values (member, private.keyed_hash('code:' || member || ':' || code), is_known);
  return jsonb_build_object('email', member, 'code', code);
end
$$;
revoke all on function public.create_sign_in_code(text, text) from public, anon, authenticated, service_role;
grant execute on function public.create_sign_in_code(text, text) to service_role;

-- Uses up a code. Returns {"email", "account", "device"}, or null if the code is not valid. `device` is the secret by
-- which this device is known from now on. `new_account` becomes the account of a member who has none yet.
create function public.redeem_sign_in_code(address text, code text, new_account text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  folded text := private.folded_address(left(redeem_sign_in_code.address, 254));
  device text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  found_account text;
begin
  -- Of two calls with one code, the second waits for the first and then finds it used.
  update private.sign_in_codes c set used_at = clock_timestamp()
  where c.email = folded and c.hash = private.keyed_hash('code:' || folded || ':' || left(redeem_sign_in_code.code, 20))
    and c.used_at is null and c.created_at > clock_timestamp() - interval '10 minutes';
  if not found then
    return null;
  end if;
  insert into private.staff_accounts (email, account) values (folded, redeem_sign_in_code.new_account)
  on conflict (email) do update set email = excluded.email
  returning account into found_account;
  insert into private.sign_in_devices (hash, email) values (private.keyed_hash('device:' || device), folded);
  return jsonb_build_object('email', folded, 'account', found_account, 'device', device);
end
$$;
revoke all on function public.redeem_sign_in_code(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.redeem_sign_in_code(text, text, text) to service_role;

-- Deletes the account, and with it all sessions, of somebody who has left the staff list. The list alone already closes
-- the desk; this ends the refresh of tokens as well. Where Auth's tables are missing or out of reach, tokens run out
-- within the hour.
create function private.delete_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if to_regclass('auth.users') is not null then
    execute 'delete from auth.users u where u.email = $1' using old.account;
  end if;
  return null;
exception
  when insufficient_privilege or undefined_column then
    raise warning 'The account of a removed member could not be deleted';
    return null;
end
$$;
revoke all on function private.delete_account() from public;
create trigger delete_account after delete on private.staff_accounts
  for each row execute function private.delete_account();

-- Deletes what no longer opens anything. Runs daily.
create function private.delete_used_codes() returns void
language sql set search_path = ''
as $$
  delete from private.sign_in_codes where created_at < now() - interval '1 day';
  delete from private.sign_in_devices where used_at < now() - interval '90 days';
$$;
revoke all on function private.delete_used_codes() from public;

-- Answers every request of a signed-in stranger with 403 before PostgreSQL plans it: even the number of rows that the
-- planner expects would tell something. PostgREST calls it first; the local stack does, too.
create function public.check_request() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.request_role() = 'authenticated' then
    perform private.require_staff();
  end if;
end
$$;
revoke all on function public.check_request() from public;
grant execute on function public.check_request() to anon, authenticated, service_role;
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'public.check_request';
    notify pgrst, 'reload config';
  end if;
end
$$;
