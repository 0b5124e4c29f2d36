-- Why: a hosted project has Supabase's three roles, with time limits that keep one request from holding the site. A
-- plain PostgreSQL has neither. Runs at every start, before the migrations; a hosted project never gets it.

do $$
declare
  role text;
begin
  foreach role in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = role) then
        execute format('create role %I nologin noinherit', role);
        if role = 'service_role' then
          alter role service_role bypassrls;
        else
          execute format('alter role %I set statement_timeout = %L', role, case role when 'anon' then '3s' else '8s' end);
        end if;
      end if;
    exception
      -- Roles belong to the whole server: another database may have created them at this moment.
      when duplicate_object or unique_violation then null;
    end;
    begin
      execute format('set local role %I', role);
      set local role none;
    exception
      -- Since PostgreSQL 16, who creates a role may not act as it without this.
      when insufficient_privilege then execute format('grant %I to current_user', role);
    end;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

-- PostgREST applies the settings of a role (`alter role ... set`) to each transaction of it and calls its pre-request
-- function, check_request. Lite does neither, so the local stack calls this. Roles without a time limit of their own have 8 seconds, as the role that logs in has there.
create schema if not exists local_stack;
revoke all on schema local_stack from public;
grant usage on schema local_stack to anon, authenticated, service_role;
create or replace function local_stack.prepare_request() returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_catalog.set_config('statement_timeout', '8s', true);
  perform pg_catalog.set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
  from pg_catalog.pg_roles r, unnest(r.rolconfig) setting
  where r.rolname = current_user and split_part(setting, '=', 1) in ('statement_timeout', 'lock_timeout');
  if current_user = 'authenticated' then
    perform public.check_request();
  end if;
end
$$;
grant execute on function local_stack.prepare_request() to anon, authenticated, service_role;
