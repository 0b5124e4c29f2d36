-- Why: only people on the staff list get a code, everybody gets the same answer, and nobody can guess codes or flood a
-- mailbox with them. Whether a code is mailed is decided in one place, claim_sign_in_code(), for the local stack and for
-- a hosted project alike.

create function private.is_staff(address text) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from public.staff s where s.email = private.folded_address(address)) $$;
revoke all on function private.is_staff(text) from public;

-- Whether to mail a sign-in code to `address`: it is on the staff list and has got fewer than 20 in this hour. The
-- function send-sign-in-code asks, and its answer to Auth is the same either way.
create function public.claim_sign_in_code(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff(address) then
    return false;
  end if;
  perform private.count_submission('sign_in_mail', 'mailbox:' || private.folded_address(address), 20, 3600);
  return true;
exception
  when sqlstate 'PGRST' then return false;
end
$$;
revoke all on function public.claim_sign_in_code(text) from public, anon, authenticated, service_role;
grant execute on function public.claim_sign_in_code(text) to service_role;

-- Counts an attempt to sign in and refuses a flood with 429, for addresses on the list and others alike. `kind`: code
-- (asking for one: 5 an hour per address from one network, 30 per network) or attempt (entering one: 10 and 60). The
-- limits belong to the caller, so a stranger cannot use up those of the staff. Only entering codes has a limit for all
-- callers together, 50 an hour per address, because many networks together could guess a code. The local gateway calls
-- this; a hosted project has the limits of Auth (see the README).
create function private.count_sign_in(kind text, address text, visitor text) returns void
language plpgsql set search_path = ''
as $$
declare
  folded text := private.folded_address(left(address, 254));
  network text := private.network_of(visitor);
  is_code boolean := kind = 'code';
begin
  perform private.count_submission('sign_in_' || kind, 'address:' || network, case when is_code then 30 else 60 end, 3600);
  perform private.count_submission('sign_in_' || kind, 'mailbox:' || network || ' ' || folded,
    case when is_code then 5 else 10 end, 3600);
  if not is_code then
    perform private.count_submission('sign_in_attempts', 'mailbox:' || folded, 50, 3600);
  end if;
end
$$;
revoke all on function private.count_sign_in(text, text, text) from public;

-- Ends the sessions of somebody who has left the staff list. The list alone already closes the desk; this ends the
-- refresh of tokens as well. Where Auth's tables are missing or out of reach, the tokens run out within the hour.
create function private.end_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if to_regclass('auth.sessions') is not null then
    execute 'delete from auth.sessions s using auth.users u where u.id = s.user_id and lower(u.email) = $1'
      using old.email;
  end if;
  return null;
exception
  when insufficient_privilege or undefined_column then
    raise warning 'The sessions of a removed member could not be ended';
    return null;
end
$$;
revoke all on function private.end_sessions() from public;
create trigger end_sessions after delete on public.staff
  for each row execute function private.end_sessions();

-- Auth creates an account for every address that asks for a code. Those that nobody ever used are deleted after a day.
create function private.delete_unused_accounts() returns void
language plpgsql set search_path = ''
as $$
begin
  if to_regclass('auth.users') is not null then
    execute 'delete from auth.users u where u.created_at < now() - interval ''1 day'' and u.last_sign_in_at is null
      and not private.is_staff(u.email)';
  end if;
exception
  when insufficient_privilege or undefined_column then raise warning 'Unused accounts could not be deleted';
end
$$;
revoke all on function private.delete_unused_accounts() from public;

create or replace function private.daily_work() returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.delete_expired();
  perform private.delete_unused_accounts();
  perform private.prune_cron_history();
  perform private.queue_digest();
end
$$;
revoke all on function private.daily_work() from public;
