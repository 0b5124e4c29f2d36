-- Why: `npm run check-site` says whether a deployment is complete. What only the database knows (secrets of the Vault,
-- schedules, mails that wait, the header that names the visitor) it asks here, with a secret key.

-- {"owners", "mails": {"waiting" | "failed" | "unknown": count}, "runs": {"sweep", "daily": when they last ran},
-- "schedules", "vault", "visitorHeader", "caller", "requestCheck"}. `schedules`: the active ones of pg_cron, null without
-- it. `vault`: the address in it and whether it has a key, null without a Vault. `caller`: the network that
-- the visitor header names for this very request. `requestCheck`: the function that the API calls before each request,
-- null where no PostgREST logs in.
create function public.site_check() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers json := nullif(pg_catalog.current_setting('request.headers', true), '')::json;
  schedules jsonb;
  vault jsonb;
begin
  -- Dynamic, because neither extension exists everywhere.
  if to_regclass('cron.job') is not null then
    execute 'select coalesce(jsonb_agg(j.jobname order by j.jobname) filter (where j.active), ''[]'') from cron.job j'
      into schedules;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select jsonb_build_object(
        ''url'', (select s.decrypted_secret from vault.decrypted_secrets s where s.name = ''project_url''),
        ''hasKey'', exists (select from vault.decrypted_secrets s where s.name = ''service_key'' and s.decrypted_secret <> ''''))'
      into vault;
  end if;
  return jsonb_build_object(
    'owners', (select count(*) from public.staff s where s.role = 'owner'),
    'mails', (
      select coalesce(jsonb_object_agg(g.state, g.count), '{}')
      from (
        select case when j.state in ('failed', 'unknown') then j.state else 'waiting' end as state, count(*) as count
        from private.stuck_email_jobs() j group by 1
      ) g),
    'runs', (select coalesce(jsonb_object_agg(p.name, p.at), '{}') from private.pulses p where p.name in ('sweep', 'daily')),
    'schedules', schedules,
    'vault', vault,
    'visitorHeader', (select h.name || ':' || h.from_right from private.visitor_header h),
    'caller', (select private.network_of(pg_catalog.split_part(headers ->> h.name, ',', -h.from_right))
      from private.visitor_header h),
    'requestCheck', (
      select coalesce((select substr(s.setting, length('pgrst.db_pre_request=') + 1)
        from pg_catalog.pg_db_role_setting c, unnest(c.setconfig) s(setting)
        where c.setrole = r.oid and s.setting like 'pgrst.db_pre_request=%' limit 1), '')
      from pg_catalog.pg_roles r where r.rolname = 'authenticator'));
end
$$;
revoke all on function public.site_check() from public, anon, authenticated, service_role;
grant execute on function public.site_check() to service_role;

-- The same for the desk, where owners check the site.
create function public.desk_site_check() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff(owner => true);
  return public.site_check();
end
$$;
revoke all on function public.desk_site_check() from public, anon, authenticated, service_role;
grant execute on function public.desk_site_check() to authenticated;
