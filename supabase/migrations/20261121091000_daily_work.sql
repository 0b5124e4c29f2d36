-- Why: some things are due once a day and must not hang on anybody's visit: the staff's digest, and deleting what the
-- privacy policy promises to delete. One function does all of it and may be called as often as one likes: the
-- schedule calls it every ten minutes and the local server with each sweep, so that a missed hour is caught up.

-- When the day of the staff began: a digest is about one of their days. The address of the business lies in this zone.
create function private.start_of_day(day date) returns timestamptz
language sql stable set search_path = ''
as $$ select day::timestamp at time zone 'America/Los_Angeles' $$;
revoke all on function private.start_of_day(date) from public;

create function private.day_of(moment timestamptz) returns date
language sql stable set search_path = ''
as $$ select (moment at time zone 'America/Los_Angeles')::date $$;
revoke all on function private.day_of(timestamptz) from public;

-- What arrived on a day: inquiries that are still 'new' (suspected ones among them: the digest is the only mail about
-- these), sign-ups, scans by code. Days are counted by arrival, so that each is told of once, however long it waited
-- on a device. Lists end after 100 entries and long messages after 2000 characters; the counts are of all.
create function public.digest_of(day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with bounds as (
    select private.start_of_day(digest_of.day) as lower, private.start_of_day(digest_of.day + 1) as upper
  ),
  new_inquiries as (
    select i.id, i.full_name, i.email, i.phone, i.service, i.message, i.form_source, i.suspected, i.created_at,
      i.submitted_at
    from public.inquiries i, bounds
    where i.created_at >= lower and i.created_at < upper and i.status = 'new'
    union all
    -- Suspected, and refused by the table for good: their only copy lies with the job.
    select e.subject_id, e.payload ->> 'full_name', e.payload ->> 'email', e.payload ->> 'phone',
      e.payload ->> 'service', e.payload ->> 'message', e.payload ->> 'form_source', true, e.created_at, null
    from private.email_jobs e, bounds
    where e.kind = 'inquiry' and e.state = 'digest' and e.payload is not null
      and e.created_at >= lower and e.created_at < upper
  ),
  sign_ups as (
    select r.id, s.email, s.source, r.answer, r.suspected, r.created_at
    from private.subscribe_requests r join public.email_subscribers s on s.id = r.subscriber_id, bounds
    where r.created_at >= lower and r.created_at < upper and r.answer <> 'already_subscribed'
      and s.status = 'active'
  ),
  scans as (
    select q.qr_code as code, count(*) as visits
    from public.qr_analytics q, bounds
    where q.created_at >= lower and q.created_at < upper
    group by q.qr_code
  )
  select jsonb_build_object(
    'day', digest_of.day,
    'inquiryCount', (select count(*) from new_inquiries),
    'suspectedCount', (select count(*) from new_inquiries where suspected),
    'inquiries', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'full_name', full_name, 'email', email, 'phone', phone,
        'service', service, 'message', left(message, 2000), 'shortened', char_length(message) > 2000,
        'form_source', form_source, 'suspected', suspected, 'created_at', created_at) order by suspected, created_at)
      from (select * from new_inquiries order by suspected, created_at limit 100) listed), '[]'),
    'signUpCount', (select count(*) from sign_ups),
    'signUps', coalesce((
      select jsonb_agg(jsonb_build_object('email', email, 'source', source, 'suspected', suspected,
        'returning', answer = 'resubscribed') order by created_at)
      from (select * from sign_ups order by created_at limit 100) listed), '[]'),
    'unsubscribedCount', (
      select count(*) from public.email_subscribers s, bounds
      where s.status = 'unsubscribed' and s.unsubscribed_at >= lower and s.unsubscribed_at < upper),
    'scanCount', (select coalesce(sum(visits), 0) from scans),
    'scans', coalesce((
      select jsonb_agg(jsonb_build_object('code', code, 'visits', visits) order by visits desc, code)
      from (select * from scans order by visits desc, code limit 100) listed), '[]')
  )
$$;

-- From seven in the morning, yesterday's digest becomes a mail like the others: claimed, sent once, tried again. A day
-- on which nothing happened has none.
create function private.queue_digest() returns void
language plpgsql set search_path = ''
as $$
declare
  yesterday date := private.day_of(now()) - 1;
  subject uuid := md5('digest:' || yesterday)::uuid;
  content jsonb;
begin
  if now() < private.start_of_day(yesterday + 1) + interval '7 hours'
    or exists (select from private.email_jobs where kind = 'digest' and subject_id = subject) then
    return;
  end if;
  content := public.digest_of(yesterday);
  if (content ->> 'inquiryCount')::integer + (content ->> 'signUpCount')::integer
    + (content ->> 'unsubscribedCount')::integer + (content ->> 'scanCount')::integer > 0 then
    insert into private.email_jobs (kind, subject_id, next_attempt_at) values ('digest', subject, now())
    on conflict (kind, subject_id) do nothing;
  end if;
end
$$;
revoke all on function private.queue_digest() from public;

-- What the privacy policy promises ("How long we keep it"): inquiries and scans go after 24 months. The mail jobs go
-- with their inquiries: some hold a copy.
create function private.delete_expired() returns void
language sql set search_path = ''
as $$
  delete from public.inquiries where created_at < now() - interval '24 months';
  delete from public.qr_analytics where created_at < now() - interval '24 months';
  delete from private.email_jobs where created_at < now() - interval '24 months';
$$;
revoke all on function private.delete_expired() from public;

create function private.daily_work() returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.delete_expired();
  perform private.queue_digest();
end
$$;
revoke all on function private.daily_work() from public;

create or replace function private.email_payload(job private.email_jobs) returns jsonb
language sql stable set search_path = ''
as $$
  select case job.kind
    when 'welcome' then (
      select jsonb_build_object('email', s.email, 'token', s.unsubscribe_token, 'returning', r.answer = 'resubscribed')
      from private.subscribe_requests r join public.email_subscribers s on s.id = r.subscriber_id
      where r.id = job.subject_id and s.status = 'active')
    -- It was queued on the day after.
    when 'digest' then public.digest_of(private.day_of(job.created_at) - 1)
    else coalesce((select to_jsonb(i) from public.inquiries i where i.id = job.subject_id), job.payload)
  end
$$;

create or replace function private.note_email_sent(job private.email_jobs) returns void
language sql set search_path = ''
as $$
  update public.inquiries set notified_at = job.sent_at where id = job.subject_id and job.kind = 'inquiry';
  update public.email_subscribers set welcomed_at = job.sent_at
  where job.kind = 'welcome'
    and id = (select r.subscriber_id from private.subscribe_requests r where r.id = job.subject_id);
  -- The staff have read of these now, and their only copy is in the staff's mailbox.
  update private.email_jobs e set state = 'sent', sent_at = job.sent_at, payload = null
  where job.kind = 'digest' and e.kind = 'inquiry' and e.state = 'digest' and e.payload is not null
    and e.created_at < private.start_of_day(private.day_of(job.created_at));
$$;

create function private.grant_daily_work() returns void
language sql set search_path = ''
as $$
  revoke all on function public.digest_of(date) from public, anon, authenticated, service_role;
  grant execute on function public.digest_of(date) to service_role;
$$;
revoke all on function private.grant_daily_work() from public;

create or replace function private.apply_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke all on schema private from public, anon, authenticated, service_role;
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke all on all sequences in schema private from public, anon, authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated, service_role;
  grant usage on schema public to anon, authenticated, service_role;
  perform private.grant_inquiries();
  perform private.grant_qr_analytics();
  perform private.grant_email_jobs();
  perform private.grant_email_subscribers();
  perform private.grant_daily_work();
end
$$;
select private.apply_grants();

-- Hosted Supabase: pg_cron, without a way out to the network. Answers whether it is there.
create function private.schedule_daily_work() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    return false;
  end if;
  execute $cron$ select cron.schedule('daily-work', '*/10 * * * *', 'select private.daily_work()') $cron$;
  return true;
end
$$;
revoke all on function private.schedule_daily_work() from public;

do $$
begin
  perform private.schedule_daily_work();
exception
  when others then raise notice 'The daily work is not scheduled: %', sqlerrm;
end
$$;
