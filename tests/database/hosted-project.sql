-- What a hosted Supabase project has before the first migration, and a plain PostgreSQL has not: everything that is created
-- in the schema public may be used by everybody until a migration revokes it.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
