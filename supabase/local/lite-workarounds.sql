-- Why: @supabase/lite differs from PostgREST. Runs after the migrations at every start; a hosted project never gets it.
-- tests/database/lite.test.ts tells when it can go.

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

-- The gateway writes the address of the connection (forward.ts).
update private.visitor_header set name = 'x-forwarded-for', from_right = 1;
