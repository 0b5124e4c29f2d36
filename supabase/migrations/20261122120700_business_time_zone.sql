-- Why: the daily digest is about a day of the staff, so the database must know their time zone. This is the only
-- place in the database that names it. It must equal `timeZone` in src/content/business.ts: a test compares them. To
-- change it in a project that is already running, add a migration that replaces this function.

create function private.time_zone() returns text
language sql immutable set search_path = ''
as $$ select 'America/Los_Angeles' $$;
revoke all on function private.time_zone() from public;

create function private.start_of_day(day date) returns timestamptz
language sql stable set search_path = ''
as $$ select day::timestamp at time zone private.time_zone() $$;
revoke all on function private.start_of_day(date) from public;

create function private.day_of(moment timestamptz) returns date
language sql stable set search_path = ''
as $$ select (moment at time zone private.time_zone())::date $$;
revoke all on function private.day_of(timestamptz) from public;
