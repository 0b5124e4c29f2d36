-- Why: where Supabase Realtime runs, the desk learns of a new inquiry at once instead of asking every 20 seconds.
-- Realtime tells a subscriber only what row-level security and the column grants let them read. Elsewhere the
-- publication is missing, and nothing happens here.

create function private.publish_to_realtime(name text) returns void
language plpgsql set search_path = ''
as $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables)
    and not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = name) then
    execute format('alter publication supabase_realtime add table public.%I', name);
  end if;
exception
  when insufficient_privilege then raise notice 'Realtime is not set up: %', sqlerrm;
end
$$;
revoke all on function private.publish_to_realtime(text) from public;

select private.publish_to_realtime('inquiries');
