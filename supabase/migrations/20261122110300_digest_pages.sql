-- Why: the digest listed at most a hundred inquiries, so a flood of suspected ones could push people out of it, and
-- it was only ever made for yesterday, so a server that was down for a day never told of that day. A day is now
-- told in as many mails as it takes, and days that were missed are made up for.
--
-- A day is divided into its mails when it is queued, by id: an inquiry that is answered or deleted between the first
-- mail and the second must not move somebody else out of both.

drop function public.digest_of(date);

-- What one mail of a digest lists at most.
create function private.digest_page_size() returns integer
language sql immutable set search_path = ''
as $$ select 100 $$;
revoke all on function private.digest_page_size() from public;

-- The inquiries of a day that are still 'new', in the order in which they are listed. Days are counted by arrival,
-- so that each inquiry is told of once, however long it waited on a device.
create function private.digest_inquiries(day date)
returns table (id uuid, full_name text, email text, phone text, service text, message text, form_source text,
  suspected boolean, created_at timestamptz, place bigint)
language sql stable set search_path = ''
as $$
  with found as (
    select i.id, i.full_name, i.email, i.phone, i.service, i.message, i.form_source, i.suspected, i.created_at
    from public.inquiries i
    where i.created_at >= private.start_of_day(day) and i.created_at < private.start_of_day(day + 1)
      and i.status = 'new'
    union all
    -- Suspected, and refused by the table for good: their only copy lies with the job.
    select e.subject_id, e.payload ->> 'full_name', e.payload ->> 'email', e.payload ->> 'phone',
      e.payload ->> 'service', e.payload ->> 'message', e.payload ->> 'form_source', true, e.created_at
    from private.email_jobs e
    where e.kind = 'inquiry' and e.state = 'digest' and e.payload is not null
      and e.created_at >= private.start_of_day(day) and e.created_at < private.start_of_day(day + 1)
  )
  select f.*, row_number() over (order by f.suspected, f.created_at, f.id) from found f
$$;
revoke all on function private.digest_inquiries(date) from public;

-- The sign-ups of a day by people who are still on the list.
create function private.digest_sign_ups(day date)
returns table (id uuid, email text, source text, returning_ boolean, suspected boolean, place bigint)
language sql stable set search_path = ''
as $$
  select r.id, s.email, s.source, r.answer = 'resubscribed', r.suspected, row_number() over (order by r.created_at, r.id)
  from private.subscribe_requests r join public.email_subscribers s on s.id = r.subscriber_id
  where r.created_at >= private.start_of_day(day) and r.created_at < private.start_of_day(day + 1)
    and r.answer <> 'already_subscribed' and s.status = 'active'
$$;
revoke all on function private.digest_sign_ups(date) from public;

-- Which ids each mail of a day's digest lists. At least one row.
create function private.digest_plan(day date)
returns table (part integer, parts integer, inquiry_ids uuid[], sign_up_ids uuid[])
language sql stable set search_path = ''
as $$
  with inquiries as (
    select i.id, i.place, ((i.place - 1) / private.digest_page_size() + 1)::integer as part
    from private.digest_inquiries(day) i
  ),
  sign_ups as (
    select s.id, s.place, ((s.place - 1) / private.digest_page_size() + 1)::integer as part
    from private.digest_sign_ups(day) s
  ),
  total as (
    select greatest(1, (select max(i.part) from inquiries i), (select max(s.part) from sign_ups s)) as parts
  )
  select page, total.parts,
    array(select i.id from inquiries i where i.part = page order by i.place),
    array(select s.id from sign_ups s where s.part = page order by s.place)
  from total, generate_series(1, total.parts) page
$$;
revoke all on function private.digest_plan(date) from public;

-- One mail of a day's digest. The figures are of the whole day. Long messages end after 2000 characters. Codes that
-- were scanned are listed in the first mail, the hundred that were scanned most.
create function private.digest_content(day date, part integer, parts integer, inquiry_ids uuid[], sign_up_ids uuid[])
returns jsonb
language sql stable set search_path = ''
as $$
  with inquiries as (select * from private.digest_inquiries(day)),
  sign_ups as (select * from private.digest_sign_ups(day)),
  scans as (
    select q.qr_code as code, count(*) as visits
    from public.qr_analytics q
    where q.created_at >= private.start_of_day(day) and q.created_at < private.start_of_day(day + 1)
    group by q.qr_code
  )
  select jsonb_build_object(
    'day', day,
    'part', part,
    'parts', parts,
    'inquiryCount', (select count(*) from inquiries),
    'suspectedCount', (select count(*) from inquiries where suspected),
    'inquiries', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'full_name', full_name, 'email', email, 'phone', phone,
        'service', service, 'message', left(message, 2000), 'shortened', char_length(message) > 2000,
        'form_source', form_source, 'suspected', suspected, 'created_at', created_at) order by place)
      from inquiries where id = any(inquiry_ids)), '[]'),
    'signUpCount', (select count(*) from sign_ups),
    'signUps', coalesce((
      select jsonb_agg(jsonb_build_object('email', email, 'source', source, 'suspected', suspected,
        'returning', returning_) order by place)
      from sign_ups where id = any(sign_up_ids)), '[]'),
    'unsubscribedCount', (
      select count(*) from public.email_subscribers s
      where s.status = 'unsubscribed' and s.unsubscribed_at >= private.start_of_day(day)
        and s.unsubscribed_at < private.start_of_day(day + 1)),
    'scanCount', (select coalesce(sum(visits), 0) from scans),
    'codeCount', (select count(*) from scans),
    'scans', case when part > 1 then '[]' else coalesce((
      select jsonb_agg(jsonb_build_object('code', code, 'visits', visits) order by visits desc, code)
      from (select * from scans order by visits desc, code limit 100) listed), '[]') end
  )
$$;
revoke all on function private.digest_content(date, integer, integer, uuid[], uuid[]) from public;

-- One mail of a day's digest as of now, for people who ask for it by hand. Null when the day has fewer mails.
create function public.digest_of(day date, part integer default 1) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.digest_content(digest_of.day, p.part, p.parts, p.inquiry_ids, p.sign_up_ids)
  from private.digest_plan(digest_of.day) p where p.part = digest_of.part
$$;
revoke all on function public.digest_of(date, integer) from public, anon, authenticated, service_role;

-- The last day whose digest has been queued, or that had nothing to tell. One row.
create table private.digest_progress (
  only_row boolean primary key default true check (only_row),
  last_day date not null
);
revoke all on private.digest_progress from public, anon, authenticated, service_role;
insert into private.digest_progress (last_day)
select greatest(private.day_of(now()) - 31, coalesce(
  (select max(private.day_of(e.created_at)) - 1 from private.email_jobs e where e.kind = 'digest'),
  private.day_of(least(now() - interval '1 day', (select min(i.created_at) from public.inquiries i),
    (select min(r.created_at) from private.subscribe_requests r))) - 1));

-- From seven in the morning, the digest of every day that has none becomes mails like the others: claimed, sent,
-- tried again. A day on which nothing happened has none. May be called as often as one likes.
create or replace function private.queue_digest() returns void
language plpgsql set search_path = ''
as $$
declare
  last_due date := private.day_of(now() - interval '7 hours') - 1;
  done date;
  told jsonb;
begin
  if exists (select from private.digest_progress where last_day = last_due) then
    return;
  end if;
  select last_day into done from private.digest_progress for update;
  -- A clock that was wrong for a while must not keep later days from being told of.
  done := least(done, last_due);
  while done < last_due loop
    done := done + 1;
    told := public.digest_of(done);
    if (told ->> 'inquiryCount')::integer + (told ->> 'signUpCount')::integer
      + (told ->> 'unsubscribedCount')::integer + (told ->> 'scanCount')::integer > 0 then
      insert into private.email_jobs (kind, subject_id, payload, next_attempt_at)
      select 'digest', md5('digest:' || done || case when p.part = 1 then '' else ':' || p.part end)::uuid,
        jsonb_build_object('day', done, 'part', p.part, 'parts', p.parts, 'inquiries', p.inquiry_ids,
          'signUps', p.sign_up_ids), now()
      from private.digest_plan(done) p
      on conflict (kind, subject_id) do nothing;
    end if;
  end loop;
  update private.digest_progress set last_day = done;
end
$$;

create or replace function private.email_payload(job private.email_jobs) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when job.kind = 'welcome' then (
      select jsonb_build_object('email', s.email, 'token', s.unsubscribe_token, 'returning', r.answer = 'resubscribed')
      from private.subscribe_requests r join public.email_subscribers s on s.id = r.subscriber_id
      where r.id = job.subject_id and s.status = 'active')
    when job.kind = 'digest' and job.payload is not null then private.digest_content(
      (job.payload ->> 'day')::date, (job.payload ->> 'part')::integer, (job.payload ->> 'parts')::integer,
      array(select jsonb_array_elements_text(job.payload -> 'inquiries')::uuid),
      array(select jsonb_array_elements_text(job.payload -> 'signUps')::uuid))
    -- Queued before digests had pages, on the day after.
    when job.kind = 'digest' then public.digest_of(private.day_of(job.created_at) - 1)
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
    and (job.payload -> 'inquiries' ? e.subject_id::text
      or job.payload is null and e.created_at < private.start_of_day(private.day_of(job.created_at)));
$$;

create or replace function private.grant_daily_work() returns void
language sql set search_path = ''
as $$
  revoke all on function public.digest_of(date, integer) from public, anon, authenticated, service_role;
  grant execute on function public.digest_of(date, integer) to service_role;
$$;
select private.grant_daily_work();
