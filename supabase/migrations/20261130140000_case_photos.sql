-- Why: owners show what a treatment did with two photographs of a client who agreed. The setting `cases` names them by their
-- hash. Nobody can read a photograph before it is published, or after it no longer is, except for the staff. They are in a
-- table and not in the storage, so that they appear and vanish together with the setting, and are part of every backup.

create table private.case_photos (
  -- SHA-256 of the file, so that nothing can take its place.
  id text primary key,
  jpeg bytea not null check (octet_length(jpeg) <= 204800),
  -- Since when no case names it.
  unneeded_since timestamptz,
  check (id = encode(sha256(jpeg), 'hex')),
  check (substring(jpeg for 3) = '\xffd8ff'),
  -- The function has checked the file marker by marker. This is the last one that could say where somebody lives.
  check (position('\x457869660000'::bytea in jpeg) = 0)
);
revoke all on private.case_photos from public, anon, authenticated, service_role;

-- The photographs that a value of the setting `cases` names.
create function private.photos_of(cases jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  select photo
  from jsonb_array_elements(case when jsonb_typeof(cases) = 'array' then cases else '[]' end) one,
    unnest(array[one #>> '{before,id}', one #>> '{after,id}']) photo
  where photo is not null
$$;
revoke all on function private.photos_of(jsonb) from public;

-- A photograph in base64: for everybody while a case shows it, for the staff always. Null if there is none.
create function public.case_photo(photo text) returns text
language sql stable security definer set search_path = ''
as $$
  select translate(encode(p.jpeg, 'base64'), E'\n', '')
  from private.case_photos p
  where p.id = case_photo.photo
    and (
      exists (
        select from public.site_settings s
        where s.key = 'cases' and p.id in (select private.photos_of(private.setting_at(s, now()))))
      or (select private.desk_role()) is not null)
$$;
revoke all on function public.case_photo(text) from public, anon, authenticated, service_role;
grant execute on function public.case_photo(text) to anon, authenticated, service_role;

-- Keeps photographs, {"<id>": "<base64>"}, that the owner `actor` is about to show. Returns those of `needed` that are not
-- here. Refuses whoever is no owner by now with 42501, and what is no photograph with 22023 or 23514.
create function public.keep_case_photos(photos jsonb, needed text[], actor text) returns text[]
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.staff s where s.email = keep_case_photos.actor and s.role = 'owner') then
    raise insufficient_privilege using message = 'owners_only';
  end if;
  insert into private.case_photos (id, jpeg)
  select key, decode(value, 'base64') from jsonb_each_text(photos) where key = any(needed)
  on conflict (id) do nothing;
  return coalesce(
    (select array_agg(n) from unnest(needed) n where not exists (select from private.case_photos p where p.id = n)),
    '{}');
end
$$;
revoke all on function public.keep_case_photos(jsonb, text[], text) from public, anon, authenticated, service_role;
grant execute on function public.keep_case_photos(jsonb, text[], text) to service_role;

-- Deletes what no case has named for 30 days, so that an owner can undo, and a client who takes the consent back is forgotten.
-- Called by the daily work.
create function private.delete_unneeded_photos() returns void
language sql set search_path = ''
as $$
  update private.case_photos p
  set unneeded_since = case when p.id in (
      select private.photos_of(present.cases)
      from public.site_settings s,
        lateral (
          select private.setting_at(s, now()) as cases
          union all
          select l -> 'value' from jsonb_array_elements(s.later) l where (l ->> 'starts_at')::timestamptz > now()
        ) present
      where s.key = 'cases')
    then null else coalesce(p.unneeded_since, now()) end;
  delete from private.case_photos where unneeded_since < now() - interval '30 days';
$$;
revoke all on function private.delete_unneeded_photos() from public;
