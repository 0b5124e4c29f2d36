-- Why: every morning the staff get one digest of the day before, with everything that is still open, because an
-- inquiry that is named once and forgotten is lost. After days without a server or a mail server there is still one
-- mail, about all of them: each inquiry has a mail of its own, and a pile of lists would only hide what is open.

-- The inquiries that are still 'new' at the end of a day. `created_at`: since when the client waits (see
-- inquiries.waiting_since). `place`: who waits longest first, people before those that may be bots.
create function private.digest_inquiries(day date)
returns table (id uuid, full_name text, email text, phone text, service text, message text, form_source text,
  suspected boolean, created_at timestamptz, place bigint, place_from_end bigint)
language sql stable set search_path = ''
as $$
  select i.id, i.full_name, i.email, i.phone, i.service, i.message, i.form_source, i.suspected, i.waiting_since,
    row_number() over (partition by i.suspected order by i.waiting_since, i.id),
    row_number() over (partition by i.suspected order by i.waiting_since desc, i.id desc)
  from public.inquiries i
  where i.waiting_since < private.start_of_day(day + 1) and i.status = 'new'
$$;
revoke all on function private.digest_inquiries(date) from public;

-- The sign-ups of some days by people who are still on the list.
create function private.digest_sign_ups(since date, day date)
returns table (email text, source text, returning_ boolean, suspected boolean, place bigint)
language sql stable set search_path = ''
as $$
  select s.email, r.source, r.answer = 'resubscribed', r.suspected, row_number() over (order by r.created_at, r.id)
  from private.subscribe_requests r join public.email_subscribers s on s.id = r.subscriber_id
  where r.created_at >= private.start_of_day(since) and r.created_at < private.start_of_day(day + 1)
    and r.answer <> 'already_subscribed' and s.status = 'active'
$$;
revoke all on function private.digest_sign_ups(date, date) from public;

-- Which inquiries are open at the end of a day, as one short text that can be compared.
create function private.digest_list(day date) returns text
language sql stable set search_path = ''
as $$ select md5(coalesce(string_agg(i.id::text, ' ' order by i.id), '')) from private.digest_inquiries(day) i $$;
revoke all on function private.digest_list(date) from public;

-- The digest of the days from `since` to `day`. The counts are of everything; the lists hold the oldest and the newest,
-- because a mail that is too long is cut by mail programs. Messages are cut after 2,000 characters. `before`: what the
-- last digest listed; if it is the same now, the digest says so.
create function private.digest_content(since date, day date, before text default null) returns jsonb
language sql stable set search_path = ''
as $$
  with inquiries as (select * from private.digest_inquiries(day)),
  sign_ups as (select * from private.digest_sign_ups(since, day)),
  scans as (
    select q.qr_code as code, count(*) as visits
    from public.qr_analytics q
    where q.created_at >= private.start_of_day(since) and q.created_at < private.start_of_day(day + 1)
    group by q.qr_code
  )
  select jsonb_build_object(
    'since', since,
    'day', day,
    'inquiryCount', (select count(*) from inquiries),
    'suspectedCount', (select count(*) from inquiries where suspected),
    'unchanged', before is not distinct from private.digest_list(day),
    'inquiries', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'full_name', full_name, 'email', email, 'phone', phone,
        'service', service, 'message', left(message, 2000), 'shortened', char_length(message) > 2000,
        'form_source', form_source, 'suspected', suspected, 'created_at', created_at) order by created_at, id)
      from inquiries where place <= 100 or place_from_end <= 100), '[]'),
    'signUpCount', (select count(*) from sign_ups),
    'signUps', coalesce((
      select jsonb_agg(jsonb_build_object('email', email, 'source', source, 'suspected', suspected,
        'returning', returning_) order by place)
      from sign_ups where place <= 100), '[]'),
    'unsubscribedCount', (
      select count(*) from public.email_subscribers s
      where s.status = 'unsubscribed' and s.unsubscribed_at >= private.start_of_day(since)
        and s.unsubscribed_at < private.start_of_day(day + 1)),
    'scanCount', (select coalesce(sum(visits), 0) from scans),
    'codeCount', (select count(*) from scans),
    'scans', coalesce((
      select jsonb_agg(jsonb_build_object('code', code, 'visits', visits) order by visits desc, code)
      from (select * from scans order by visits desc, code limit 100) listed), '[]')
  )
$$;
revoke all on function private.digest_content(date, date, text) from public;

-- The digest of a day as of now, for people who ask for it by hand.
create function public.digest_of(day date) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.digest_content(digest_of.day, digest_of.day) $$;
revoke all on function public.digest_of(date) from public, anon, authenticated, service_role;
grant execute on function public.digest_of(date) to service_role;

-- The day whose digest is due at a moment: yesterday from seven in the morning, by the clock on the wall, also on the
-- days on which it changes.
create function private.digest_day(moment timestamptz) returns date
language sql stable set search_path = ''
as $$ select ((moment at time zone private.time_zone()) - interval '7 hours')::date - 1 $$;
revoke all on function private.digest_day(timestamptz) from public;

-- The last day whose digest has been queued or that had nothing to report, and which inquiries were open then. One row.
create table private.digest_progress (
  only_row boolean primary key default true check (only_row),
  last_day date not null,
  list text
);
revoke all on private.digest_progress from public, anon, authenticated, service_role;
insert into private.digest_progress (last_day) values (private.day_of(now()) - 2);

-- Queues one digest of all days that have none. Days on which nothing happened, and at whose end nothing was open, get
-- no mail. May be called at any time and any number of times.
create function private.queue_digest() returns void
language plpgsql set search_path = ''
as $$
declare
  due date := private.digest_day(now());
  done private.digest_progress;
  first_day date;
  unsent jsonb;
  content jsonb;
begin
  if exists (select from private.digest_progress where last_day = due) then
    return;
  end if;
  select * into done from private.digest_progress for update;
  -- If the clock was ahead for a while, later days still get their digest.
  done.last_day := least(done.last_day, due);
  if done.last_day = due then
    update private.digest_progress set last_day = due;
    return;
  end if;
  first_day := done.last_day + 1;
  -- A digest that has not left yet becomes part of this one.
  with replaced as (
    update private.email_jobs set state = 'void'
    where kind = 'digest' and state = 'waiting' and not repeated
    returning payload
  )
  select payload into unsent from replaced order by payload ->> 'since' limit 1;
  if unsent is not null then
    first_day := (unsent ->> 'since')::date;
    done.list := unsent ->> 'before';
  end if;
  content := private.digest_content(first_day, due);
  if (content ->> 'inquiryCount')::integer + (content ->> 'signUpCount')::integer
    + (content ->> 'unsubscribedCount')::integer + (content ->> 'scanCount')::integer > 0 then
    insert into private.email_jobs (kind, subject_id, payload, next_attempt_at)
    values ('digest', md5('digest:' || due)::uuid,
      jsonb_build_object('since', first_day, 'day', due, 'before', done.list), now())
    on conflict (kind, subject_id) do nothing;
  end if;
  update private.digest_progress set last_day = due, list = private.digest_list(due);
end
$$;
revoke all on function private.queue_digest() from public;
