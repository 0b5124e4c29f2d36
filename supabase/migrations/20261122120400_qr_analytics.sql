-- Why: one row per scan of a printed code, written by visitors' devices, often late and many at once (the outbox
-- sends up to 100 in one request). Insert only, like inquiries. Lengths: LIMITS in functions/_shared/limits.ts.

create table public.qr_analytics (
  id uuid primary key default gen_random_uuid(),
  qr_code text not null check (char_length(qr_code) <= 64),
  destination text not null check (char_length(destination) <= 2048),
  user_agent text check (char_length(user_agent) <= 512),
  referrer text check (char_length(referrer) <= 2048),
  device_type text check (device_type in ('desktop', 'mobile', 'tablet')),
  browser text check (browser in ('chrome', 'firefox', 'safari', 'edge', 'unknown')),
  os text check (os in ('windows', 'macos', 'linux', 'android', 'ios', 'unknown')),
  session_id text check (char_length(session_id) <= 64),
  utm_source text check (char_length(utm_source) <= 200),
  utm_medium text check (char_length(utm_medium) <= 200),
  utm_campaign text check (char_length(utm_campaign) <= 200),
  scanned_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index qr_analytics_created_at on public.qr_analytics (created_at);

alter table public.qr_analytics enable row level security;
create policy "visitors add scans" on public.qr_analytics for insert to anon
  with check (created_at = now());

revoke all on public.qr_analytics from public, anon, authenticated, service_role;
grant insert (id, qr_code, destination, user_agent, referrer, device_type, browser, os, session_id,
  utm_source, utm_medium, utm_campaign, scanned_at) on public.qr_analytics to anon;
grant select, insert, update, delete on public.qr_analytics to service_role;

-- 300 per session and 3,000 per network in an hour. Known ids are not counted, as in limit_inquiries.
create function private.limit_qr_visits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.qr_analytics where id = new.id) then
    perform private.count_submission('qr', 'address:' || private.visitor_address(), 3000, 3600);
    perform private.count_submission('qr', 'session:' || new.session_id, 300, 3600);
  end if;
  return new;
end
$$;
revoke all on function private.limit_qr_visits() from public;
create trigger b_limit before insert on public.qr_analytics
  for each row execute function private.limit_qr_visits();

create trigger b_strip_referrer before insert on public.qr_analytics
  for each row execute function private.strip_referrer();
