-- Why: the background films of the head spa and microblading pages lie in the storage service and are played through
-- signed addresses that expire. A visitor's page asks for such an address itself, so the anonymous role may read the
-- objects of this one bucket, and no others; it may write none. The films hold nothing that a visitor may not see.
--
-- A database without the storage service (the tests' bare PostgreSQL) has nothing to set up here.

do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('films', 'films', false, 4194304, array['video/webm', 'video/mp4'])
  on conflict (id) do nothing;
  create policy "visitors may ask for the address of a film" on storage.objects
    for select to anon using (bucket_id = 'films');
end
$$;
