-- Why: @supabase/lite 0.10 answers a violated check with status 500 and code SUP, which reads as "try again", so a
-- device would repeat a hopeless insert for 30 days. PostgREST answers 400 with 23514 by itself. Here the checks of
-- the visitors' tables are looked at before the insert, and only where lite asks, so that it answers the same.

create function private.translate_checks() returns trigger
language plpgsql set search_path = ''
as $$
declare
  rule record;
  holds boolean;
begin
  -- Lite sets one setting per claim; PostgREST puts all claims into one.
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
revoke all on function private.translate_checks() from public;

create trigger a_translate_checks before insert on public.inquiries
  for each row execute function private.translate_checks();
create trigger a_translate_checks before insert on public.qr_analytics
  for each row execute function private.translate_checks();
