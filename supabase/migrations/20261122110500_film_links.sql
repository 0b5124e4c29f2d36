-- Why: visitors could read the films' bucket, and the storage service lets whoever may read a file choose how long its
-- signed address lives: a link could be made that works for years. The edge function film-link asks for addresses
-- now, with the service key and for an hour, and visitors have no right to the bucket.

do $$
begin
  if to_regclass('storage.objects') is not null then
    drop policy if exists "visitors may ask for the address of a film" on storage.objects;
  end if;
end
$$;
