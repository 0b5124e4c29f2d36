-- Why: search engines read what a build has written. A value that an owner has scheduled begins without anybody saving it, so
-- the sweep asks the host to build again.

-- Whether a scheduled value has begun since the last build that was asked for.
create function private.has_due_build() returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.site_settings s, jsonb_array_elements(s.later) l
    where (l ->> 'starts_at')::timestamptz <= now()
      and (l ->> 'starts_at')::timestamptz
        > coalesce((select p.at from private.pulses p where p.name = 'build'), '-infinity'))
$$;
revoke all on function private.has_due_build() from public;

-- The same, and whoever asks is the one to ask the host.
create function public.claim_due_build() returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_due_build() then
    return false;
  end if;
  perform private.pulse('build');
  return true;
end
$$;
revoke all on function public.claim_due_build() from public, anon, authenticated, service_role;
grant execute on function public.claim_due_build() to service_role;

-- Whether a sweep would find something to do. The schedule asks before it calls the function.
create function private.has_due_jobs() returns boolean
language sql stable set search_path = ''
as $$
  select private.has_due_email_jobs()
    or exists (
      select from private.push_jobs j where j.next_attempt_at <= now() and j.created_at > now() - interval '1 day')
    or exists (select from private.unneeded_files u where u.next_attempt_at <= now())
    or private.has_due_build()
$$;
revoke all on function private.has_due_jobs() from public;
