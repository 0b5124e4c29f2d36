-- Why: @supabase/lite differs from PostgREST in two ways that matter here. It answers a violated check with status
-- 500, and it grants everything on all tables to the anonymous role at each start. Runs after the migrations at every
-- start; a hosted project never gets it.

create schema if not exists local_stack;
revoke all on schema local_stack from public;

-- Lite answers a violated check with status 500 and code SUP, so a device would repeat a hopeless insert for 30 days.
-- This evaluates the checks before the insert and raises what PostgREST answers: 400 with 23514.
create or replace function local_stack.translate_checks() returns trigger
language plpgsql set search_path = ''
as $$
declare
  rule record;
  holds boolean;
begin
  -- Only requests that come through lite: it sets one setting per claim.
  if coalesce(current_setting('request.jwt.claim.role', true), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  for rule in
    select c.conname, pg_catalog.pg_get_expr(c.conbin, c.conrelid) as expression
    from pg_catalog.pg_constraint c where c.conrelid = tg_relid and c.contype = 'c'
  loop
    execute format('select %s from (select ($1).*) as candidate', rule.expression) into holds using new;
    -- Null passes, as it does in a check.
    if holds is false then
      raise sqlstate 'PGRST' using
        message = json_build_object('code', '23514', 'message',
          format('new row for relation "%s" violates check constraint "%s"', tg_table_name, rule.conname))::text,
        detail = '{"status": 400, "headers": {}}';
    end if;
  end loop;
  return new;
end
$$;
create or replace trigger a_translate_checks before insert on public.inquiries
  for each row execute function local_stack.translate_checks();
create or replace trigger a_translate_checks before insert on public.qr_analytics
  for each row execute function local_stack.translate_checks();
-- After the triggers that fill in the server's columns.
create or replace trigger z_translate_checks before insert or update on public.staff
  for each row execute function local_stack.translate_checks();
create or replace trigger z_translate_checks before insert on public.inquiry_events
  for each row execute function local_stack.translate_checks();
create or replace trigger z_translate_checks before insert on public.inquiry_notes
  for each row execute function local_stack.translate_checks();
create or replace trigger z_translate_checks before update on public.inquiries
  for each row execute function local_stack.translate_checks();

-- The grants of the migrations are restored after lite has widened them, before the first request is served. The
-- triggers below hold even while they are wide: they reset the columns that belong to the server, and refuse TRUNCATE,
-- which ignores row-level security.
create or replace function local_stack.reset_inquiry_columns() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.status := 'new';
    new.suspected := false;
    new.notified_at := null;
    new.created_at := now();
    new.assignee := null;
    new.assigned_at := null;
    new.opened_at := null;
    new.answered_at := null;
    new.status_changed_at := null;
  end if;
  return new;
end
$$;
create or replace trigger a_reset_server_columns before insert on public.inquiries
  for each row execute function local_stack.reset_inquiry_columns();

create or replace function local_stack.reset_created_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.created_at := now();
  end if;
  return new;
end
$$;
create or replace trigger a_reset_server_columns before insert on public.qr_analytics
  for each row execute function local_stack.reset_created_at();

create or replace function local_stack.refuse_truncate() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    raise insufficient_privilege using message = 'permission denied';
  end if;
  return null;
end
$$;
create or replace trigger refuse_truncate before truncate on public.inquiries
  for each statement execute function local_stack.refuse_truncate();
create or replace trigger refuse_truncate before truncate on public.qr_analytics
  for each statement execute function local_stack.refuse_truncate();
create or replace trigger refuse_truncate before truncate on public.email_subscribers
  for each statement execute function local_stack.refuse_truncate();
create or replace trigger refuse_truncate before truncate on public.staff
  for each statement execute function local_stack.refuse_truncate();
create or replace trigger refuse_truncate before truncate on public.inquiry_notes
  for each statement execute function local_stack.refuse_truncate();
