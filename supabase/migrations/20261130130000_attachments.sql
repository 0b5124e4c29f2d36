-- Why: clients answer with photos and forms. The files are in the storage bucket "attachments", whose rows nobody but the
-- functions may write, and a message names them in `files`: [{"name", "bytes", "path"}]. A file without a path is not kept.
-- A file lives as long as its message. Only the storage service can delete it, so a deleted message leaves its paths here,
-- and the sweep of send-inquiry-email asks the service.

comment on column public.inquiry_messages.files is
  'Files that came with a mail: [{"name", "bytes", "path"}]. Without a path: named only, because it was too large.';

-- 100 MB per inquiry and day. What is beyond is named, not kept.
create function private.limit_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select sum((f ->> 'bytes')::numeric)
      from (
        select m.files from public.inquiry_messages m
        where m.inquiry_id = new.inquiry_id and m.created_at > now() - interval '1 day'
        union all select new.files) mails, jsonb_array_elements(mails.files) f
      where f ? 'path') > 104857600 then
    new.files := (select jsonb_agg(f - 'path') from jsonb_array_elements(new.files) f);
  end if;
  return new;
end
$$;
revoke all on function private.limit_files() from public;
create trigger limit_files before insert on public.inquiry_messages
  for each row when (new.kind = 'answer' and new.files <> '[]') execute function private.limit_files();

-- The paths under which the files of a filed mail belong. None if the message is gone.
create function public.kept_files(mail_id text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(f ->> 'path'), '{}')
  from public.inquiry_messages m, jsonb_array_elements(m.files) f
  where m.mail_id = kept_files.mail_id and f ? 'path'
$$;
revoke all on function public.kept_files(text) from public, anon, authenticated, service_role;
grant execute on function public.kept_files(text) to service_role;

create table private.unneeded_files (
  path text primary key,
  next_attempt_at timestamptz not null
);
create index unneeded_files_due on private.unneeded_files (next_attempt_at);
revoke all on private.unneeded_files from public, anon, authenticated, service_role;

-- Ten minutes later, when every function has ended that may still be uploading.
create function private.release_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.unneeded_files (path, next_attempt_at)
  select f ->> 'path', now() + interval '10 minutes' from jsonb_array_elements(old.files) f where f ? 'path'
  on conflict do nothing;
  return null;
end
$$;
revoke all on function private.release_files() from public;
create trigger release_files after delete on public.inquiry_messages
  for each row when (old.files <> '[]') execute function private.release_files();

-- Paths to delete now. They are due again in an hour, unless finish_unneeded_files says that the service has deleted them.
create function public.claim_unneeded_files() returns text[]
language sql security definer set search_path = ''
as $$
  with due as (
    select u.path from private.unneeded_files u
    where u.next_attempt_at <= now() order by u.next_attempt_at limit 100 for update skip locked
  ), taken as (
    update private.unneeded_files u set next_attempt_at = now() + interval '1 hour'
    from due where u.path = due.path returning u.path
  )
  select coalesce(array_agg(t.path), '{}') from taken t
$$;
revoke all on function public.claim_unneeded_files() from public, anon, authenticated, service_role;
grant execute on function public.claim_unneeded_files() to service_role;

create function public.finish_unneeded_files(paths text[]) returns void
language sql security definer set search_path = ''
as $$
  delete from private.unneeded_files u where u.path = any(paths)
$$;
revoke all on function public.finish_unneeded_files(text[]) from public, anon, authenticated, service_role;
grant execute on function public.finish_unneeded_files(text[]) to service_role;

-- A PostgreSQL without Supabase's storage has no files.
do $$
begin
  if to_regclass('storage.objects') is not null then
    execute $policy$
      create policy "staff read attachments" on storage.objects for select to authenticated
        using (bucket_id = 'attachments' and (select private.desk_role()) is not null)
    $policy$;
  end if;
end
$$;
