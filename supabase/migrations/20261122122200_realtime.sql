-- Why: where Supabase Realtime runs, the desk learns of a new inquiry at once instead of asking every 20 seconds.
-- Realtime tells a subscriber only what row-level security and the column grants let them read. Elsewhere the
-- publication is missing, and nothing happens here.

do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables)
    and not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'inquiries') then
    alter publication supabase_realtime add table public.inquiries;
  end if;
exception
  when insufficient_privilege then raise notice 'Realtime is not set up: %', sqlerrm;
end
$$;
