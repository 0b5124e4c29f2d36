-- Why: every morning the staff get one digest of the day before, with everything that is still open, because an
-- inquiry that is named once and forgotten is lost. A day gets as many mails as it needs, and days on which the server
-- was down are made up for.
--
-- A day is divided into its mails when it is queued, by id. An inquiry that is answered or deleted between the first
-- mail and the second must not move another one out of both.

-- The largest number of inquiries, and of sign-ups, in one mail.
create function private.digest_page_size() returns integer
language sql immutable set search_path = ''
as $$ select 100 $$;
revoke all on function private.digest_page_size() from public;

-- The inquiries that are still 'new' at the end of a day, in the order in which they are listed: oldest first, and
-- suspected ones last. Suspected ones are listed on the day of their arrival only, so that a flood of them does not
-- come back every morning. `stored`: the table has the row, so the staff desk can show it.
create function private.digest_inquiries(day date)
returns table (id uuid, full_name text, email text, phone text, service text, message text, form_source text,
  suspected boolean, created_at timestamptz, stored boolean, place bigint)
language sql stable set search_path = ''
as $$
  with found as (
    select i.id, i.full_name, i.email, i.phone, i.service, i.message, i.form_source, i.suspected, i.created_at,
      true as stored
    from public.inquiries i
    where i.created_at < private.start_of_day(day + 1) and i.status = 'new'
      and (not i.suspected or i.created_at >= private.start_of_day(day))
  )
  select f.*, row_number() over (order by f.suspected, f.created_at, f.id) from found f
$$;
revoke all on function private.digest_inquiries(date) from public;

-- The sign-ups of a day by people who are still on the list.
create function private.digest_sign_ups(day date)
returns table (id uuid, email text, source text, returning_ boolean, suspected boolean, place bigint)
language sql stable set search_path = ''
as $$
  select r.id, s.email, r.source, r.answer = 'resubscribed', r.suspected,
    row_number() over (order by r.created_at, r.id)
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

-- One mail of a day's digest. The counts are of all mails together. Messages are cut after 2,000 characters. The first
-- mail lists the hundred codes that were scanned most.
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
        'form_source', form_source, 'suspected', suspected, 'created_at', created_at, 'stored', stored)
        order by place)
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

-- One mail of a day's digest as of now, for people who ask for it by hand. Null if the day has fewer mails.
create function public.digest_of(day date, part integer default 1) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.digest_content(digest_of.day, p.part, p.parts, p.inquiry_ids, p.sign_up_ids)
  from private.digest_plan(digest_of.day) p where p.part = digest_of.part
$$;
revoke all on function public.digest_of(date, integer) from public, anon, authenticated, service_role;
grant execute on function public.digest_of(date, integer) to service_role;

-- The last day whose digest has been queued or that had nothing to report. One row.
create table private.digest_progress (
  only_row boolean primary key default true check (only_row),
  last_day date not null
);
revoke all on private.digest_progress from public, anon, authenticated, service_role;
insert into private.digest_progress (last_day) values (private.day_of(now()) - 2);

-- From seven in the morning, queues the digest of every day that has none. A day on which nothing happened, and at
-- whose end nothing was open, gets no mail. May be called at any time and any number of times.
create function private.queue_digest() returns void
language plpgsql set search_path = ''
as $$
declare
  last_due date := private.day_of(now() - interval '7 hours') - 1;
  done date;
  content jsonb;
begin
  if exists (select from private.digest_progress where last_day = last_due) then
    return;
  end if;
  select last_day into done from private.digest_progress for update;
  -- If the clock was ahead for a while, later days still get their digest.
  done := least(done, last_due);
  while done < last_due loop
    done := done + 1;
    content := public.digest_of(done);
    if (content ->> 'inquiryCount')::integer + (content ->> 'signUpCount')::integer
      + (content ->> 'unsubscribedCount')::integer + (content ->> 'scanCount')::integer > 0 then
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
revoke all on function private.queue_digest() from public;
