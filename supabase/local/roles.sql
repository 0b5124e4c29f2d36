-- Why: the migrations grant to Supabase's three roles. A hosted project and @supabase/lite have them; a plain
-- PostgreSQL does not. Runs before the migrations, and may run again.

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
exception
  -- Roles belong to the whole server: another database may have created them at this moment.
  when duplicate_object or unique_violation then null;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
