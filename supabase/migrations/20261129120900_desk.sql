-- Why: the inbox must stay fast with many thousands of inquiries. These functions page by key, count in SQL and search
-- with an index. They check the staff list themselves and run as their owner: under row-level security PostgreSQL may
-- not use a search index before the policy.

-- A text as a search compares it: small letters without accents and apostrophes, in whatever Unicode form it was typed, and
-- one kind of quotation mark, dash and space.
create function private.searchable(value text) returns text
language sql stable set search_path = ''
as $$
  select translate(lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(value, nfkc))),
    E'\u201C\u201D\u2010\u2011\u2012\u2013\u2014\u00A0\u202F\u2018\u2019\u201A\u201B\u2032\u02BB\u02BC\u00B4`\'', $a$""-----  $a$)
$$;
revoke all on function private.searchable(text) from public;

-- The digits of a phone number, without the country code of the United States.
create function private.phone_digits(phone text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace(normalize(phone, nfkc), '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1')
$$;
revoke all on function private.phone_digits(text) from public;

-- What a search looks at, with an index of trigrams, which find text inside of words. A table of its own, because an
-- index on an expression would have visitors call our functions.
create table private.inquiry_texts (
  inquiry_id uuid primary key references public.inquiries on delete cascade,
  -- Name and address, in which one or two characters are searched, too.
  who text not null,
  everything text not null
);
create index inquiry_texts_everything on private.inquiry_texts using gin (everything extensions.gin_trgm_ops);
revoke all on private.inquiry_texts from public, anon, authenticated, service_role;

create function private.index_inquiry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.searchable(new.full_name || ' ' || coalesce(new.email, ''));
begin
  insert into private.inquiry_texts as t (inquiry_id, who, everything)
  values (new.id, who, who || ' ' || coalesce(private.phone_digits(new.phone), '') || ' '
    || private.searchable(coalesce(new.phone, '') || ' ' || new.message))
  on conflict (inquiry_id) do update set who = excluded.who, everything = excluded.everything;
  return null;
end
$$;
revoke all on function private.index_inquiry() from public;
create trigger index_inquiry after insert or update of full_name, email, phone, message on public.inquiries
  for each row execute function private.index_inquiry();

-- LIKE patterns that find the words of `search` as plain text, in any order; ten at most. None for an empty search. A phone
-- number, in any notation, is compared by its digits; the last four of one are enough.
create function private.search_patterns(search text) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  wanted text := btrim(regexp_replace(left(search, 200), '^\s*(?:tel|mailto):', '', 'i'));
  plain text := private.searchable(wanted);
begin
  if plain ~ '^[-+()./ 0-9]*[0-9][-+()./ 0-9]*$' and char_length(private.phone_digits(plain)) >= 4 then
    plain := private.phone_digits(plain);
  end if;
  return array(
    select '%' || replace(replace(replace(w.word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(plain, '\s+') w (word) where w.word <> '' order by char_length(w.word) desc limit 10);
end
$$;
revoke all on function private.search_patterns(text) from public;

-- A page size that nobody can misuse.
create function private.page_limit(wanted integer) returns integer
language sql immutable set search_path = ''
as $$ select least(greatest(coalesce(wanted, 50), 1), 200) $$;
revoke all on function private.page_limit(integer) from public;

-- The signed-in person: {"email", "role", "name"}.
create function public.desk_me() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('email', s.email, 'role', s.role, 'name', s.name)
    from public.staff s where s.email = private.require_staff());
end
$$;
revoke all on function public.desk_me() from public, anon, authenticated, service_role;
grant execute on function public.desk_me() to authenticated;

-- Says how a member of the staff signs: one's own name, or for owners anybody's. Null or blanks: with the business alone.
create function public.desk_name(member text, name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff(owner => private.folded_address(member) <> private.signed_in_address());
  update public.staff s set name = nullif(btrim(desk_name.name), '') where s.email = private.folded_address(member);
end
$$;
revoke all on function public.desk_name(text, text) from public, anon, authenticated, service_role;
grant execute on function public.desk_name(text, text) to authenticated;

-- One page of inquiries as a JSON array. `sort`: newest, or due (who waits longest first; of a status that is not new: the
-- oldest). `status` may be all. `whose`: mine, nobody, or null. `after`: the last row of the page before, with created_at,
-- waiting_since and id. One or two characters, for which there are no trigrams, are searched in name and address only.
create function public.desk_inquiries(status text default 'new', sort text default 'newest', search text default '',
  service text default null, source text default null, whose text default null, after jsonb default null,
  page_size integer default 50)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  oldest_first boolean := desk_inquiries.sort = 'due';
  patterns text[] := private.search_patterns(desk_inquiries.search);
  me text := private.require_staff();
  time_column text := case when oldest_first and desk_inquiries.status = 'new' then 'waiting_since' else 'created_at' end;
  conditions text := '';
  page jsonb;
begin
  if coalesce(desk_inquiries.status, '') not in ('new', 'answered', 'waiting', 'booked', 'closed', 'spam', 'all')
    or coalesce(desk_inquiries.sort, '') not in ('newest', 'due')
    or coalesce(desk_inquiries.whose, 'mine') not in ('mine', 'nobody') then
    raise invalid_parameter_value using message = 'invalid_filter';
  end if;
  -- The text of the statement holds no value of the caller: values are parameters, so that each combination of filters
  -- gets a plan of its own and nothing can be injected.
  if desk_inquiries.status <> 'all' then
    conditions := conditions || ' and i.status = $1';
  end if;
  if desk_inquiries.service is not null then
    conditions := conditions || ' and i.service = $2';
  end if;
  if desk_inquiries.source is not null then
    conditions := conditions || ' and i.form_source = $3';
  end if;
  if desk_inquiries.whose is not null then
    conditions := conditions || case desk_inquiries.whose when 'mine' then ' and i.assignee = $8'
      else ' and i.assignee is null' end;
  end if;
  if cardinality(patterns) > 0 then
    -- One condition per word: no index answers LIKE ALL. The longest word comes first, with a percent sign on each side.
    conditions := conditions || ' and exists (select from private.inquiry_texts t where t.inquiry_id = i.id' || (
      select string_agg(format(' and t.%s like $4[%s]',
        case when char_length(patterns[1]) < 5 then 'who' else 'everything' end, n), '')
      from generate_subscripts(patterns, 1) n) || ')';
  end if;
  if desk_inquiries.after is not null then
    conditions := conditions || format(' and (i.%I, i.id) %s ($5, $6)', time_column,
      case when oldest_first then '>' else '<' end);
  end if;
  execute format($query$
    with page as (
      select i.id, i.full_name, i.email, i.phone, i.service, i.message, i.form_source, i.status, i.suspected,
        i.assignee, i.created_at, i.submitted_at, i.opened_at, i.answered_at, i.status_changed_at, i.booked_at,
        i.close_reason, i.client_wrote_at, i.waiting_since, i.entered_by
      from public.inquiries i
      where true %1$s
      order by i.%3$I %2$s, i.id %2$s
      limit $7
    )
    select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('note_count',
      (select count(*) from public.inquiry_notes n where n.inquiry_id = p.id))
      order by p.%3$I %2$s, p.id %2$s), '[]')
    from page p$query$, conditions, case when oldest_first then 'asc' else 'desc' end, time_column)
  into page
  using desk_inquiries.status, desk_inquiries.service, desk_inquiries.source, patterns,
    (desk_inquiries.after ->> time_column)::timestamptz, (desk_inquiries.after ->> 'id')::uuid,
    private.page_limit(desk_inquiries.page_size), me;
  return page;
end
$$;
revoke all on function public.desk_inquiries(text, text, text, text, text, text, jsonb, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_inquiries(text, text, text, text, text, text, jsonb, integer) to authenticated;

-- {"new", "unread", "overdue", "today", "mine", "nobody", "answered", "waiting", "booked", "closed", "spam"}. The first six
-- are of new ones. Overdue: for more than the time that the site promises. Today: that time ends today. The others come from
-- the counts of finished days (see inquiry_days), because most inquiries are closed.
create function public.desk_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me text := private.require_staff();
  late_before timestamptz := now() - private.reply_time();
  late_today_before timestamptz := private.start_of_day(private.day_of(now()) + 1) - private.reply_time();
  changed date[] := array(select distinct c.day from private.changed_days c);
begin
  return (
    select jsonb_build_object(
      'new', count(*),
      'unread', count(*) filter (where i.opened_at is null),
      'overdue', count(*) filter (where i.waiting_since < late_before),
      'today', count(*) filter (where i.waiting_since >= late_before and i.waiting_since < late_today_before),
      'mine', count(*) filter (where i.assignee = me),
      'nobody', count(*) filter (where i.assignee is null))
    from public.inquiries i where i.status = 'new')
    || '{"answered": 0, "waiting": 0, "booked": 0, "closed": 0, "spam": 0}'
    || (
      select coalesce(jsonb_object_agg(s.name, s.count) filter (where s.name <> 'new'), '{}')
      from (
        select c.name, sum(c.came) as count
        from (
          select d.name, d.came from private.inquiry_days d where d.part = 'status' and d.day <> all(changed)
          union all
          select i.status, 1 from unnest(changed) u (day) join public.inquiries i
            on i.created_at >= private.start_of_day(u.day) and i.created_at < private.start_of_day(u.day + 1)
        ) c
        group by c.name
      ) s);
end
$$;
revoke all on function public.desk_counts() from public, anon, authenticated, service_role;
grant execute on function public.desk_counts() to authenticated;

-- {"inquiry", "messages", "notes", "events", "others"}, or null if there is no such inquiry. Others: up to 50 inquiries of
-- the same address. A reply has the state of its mail (see email_jobs).
create function public.desk_inquiry(inquiry_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_one public.inquiries;
begin
  perform private.require_staff();
  select * into found_one from public.inquiries i where i.id = desk_inquiry.inquiry_id;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'inquiry', to_jsonb(found_one) - 'user_agent' - 'referrer' - 'session_id',
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - 'mail_id' || jsonb_build_object('state', e.state)
        order by m.made_at, m.id)
      from public.inquiry_messages m
        left join private.email_jobs e on e.kind = 'reply' and e.subject_id = m.id
      where m.inquiry_id = found_one.id), '[]'),
    'notes', coalesce((
      select jsonb_agg(to_jsonb(n) order by n.made_at, n.id)
      from public.inquiry_notes n where n.inquiry_id = found_one.id), '[]'),
    'events', coalesce((
      select jsonb_agg(to_jsonb(e) order by e.created_at, e.made_at, e.id)
      from public.inquiry_events e where e.inquiry_id = found_one.id), '[]'),
    'others', coalesce((
      select jsonb_agg(to_jsonb(o) order by o.created_at desc, o.id)
      from (
        select i.id, i.created_at, i.service, i.status from public.inquiries i
        where lower(normalize(btrim(i.email), nfkc)) = private.folded_address(found_one.email) and i.id <> found_one.id
        order by i.created_at desc limit 50
      ) o), '[]'));
end
$$;
revoke all on function public.desk_inquiry(uuid) from public, anon, authenticated, service_role;
grant execute on function public.desk_inquiry(uuid) to authenticated;

-- What the filters offer: {"services": [...], "sources": [...]}, from the counts of the days (see inquiry_days).
create function public.desk_filters() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'services', coalesce(jsonb_agg(distinct f.name) filter (where f.part = 'service' and f.name <> ''), '[]'),
      'sources', coalesce(jsonb_agg(distinct f.name) filter (where f.part = 'source'), '[]'))
    from (
      select d.part, d.name from private.inquiry_days d where d.part in ('service', 'source')
      union
      select c.part, c.name from (select distinct day from private.changed_days) u, private.count_day(u.day) c
      where c.part in ('service', 'source')
      limit 1000
    ) f);
end
$$;
revoke all on function public.desk_filters() from public, anon, authenticated, service_role;
grant execute on function public.desk_filters() to authenticated;

-- The staff see the mailing list, take somebody off it by hand, and owners export it. The tokens of the
-- unsubscribe links never leave the database this way.
--
-- One page of the list as a JSON array, newest first. `after`: created_at and id of the last row of the page before.
create function public.desk_subscribers(search text default '', status text default null, source text default null,
  after jsonb default null, page_size integer default 50)
returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[] := private.search_patterns(desk_subscribers.search);
  last_created_at timestamptz := (desk_subscribers.after ->> 'created_at')::timestamptz;
  last_id uuid := (desk_subscribers.after ->> 'id')::uuid;
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id desc), '[]')
    from (
      select s.id, s.email, s.source, s.status, s.created_at, s.unsubscribed_at
      from public.email_subscribers s
      where (patterns = '{}' or private.searchable(s.email) like all (patterns))
        and (desk_subscribers.status is null or s.status = desk_subscribers.status)
        and (desk_subscribers.source is null or s.source = desk_subscribers.source)
        and (last_created_at is null or (s.created_at, s.id) < (last_created_at, last_id))
      order by s.created_at desc, s.id desc
      limit private.page_limit(desk_subscribers.page_size)
    ) p);
end
$$;
revoke all on function public.desk_subscribers(text, text, text, jsonb, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_subscribers(text, text, text, jsonb, integer) to authenticated;

-- The list as a JSON array, newest first, with the same filters. For owners; each export is logged.
create function public.desk_export_subscribers(search text default '', status text default null,
  source text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  patterns text[] := private.search_patterns(desk_export_subscribers.search);
  rows jsonb;
begin
  perform private.require_staff(owner => true);
  select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id desc), '[]') into rows
  from (
    select s.id, s.email, s.source, s.status, s.created_at, s.unsubscribed_at from public.email_subscribers s
    where (patterns = '{}' or private.searchable(s.email) like all (patterns))
      and (desk_export_subscribers.status is null or s.status = desk_export_subscribers.status)
      and (desk_export_subscribers.source is null or s.source = desk_export_subscribers.source)
  ) p;
  perform private.log_event('subscribers_exported', jsonb_build_object('count', jsonb_array_length(rows)));
  return rows;
end
$$;
revoke all on function public.desk_export_subscribers(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.desk_export_subscribers(text, text, text) to authenticated;

-- Takes an address off the list. Returns whether it was on it.
create function public.desk_unsubscribe(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_active boolean;
begin
  perform private.require_staff();
  was_active := exists (
    select from public.email_subscribers s
    where private.folded_address(s.email) = private.folded_address(address) and s.status = 'active');
  if was_active then
    perform public.unsubscribe(address);
    perform private.log_event('unsubscribed');
  end if;
  return was_active;
end
$$;
revoke all on function public.desk_unsubscribe(text) from public, anon, authenticated, service_role;
grant execute on function public.desk_unsubscribe(text) to authenticated;

-- Mail that does not leave and schedules that have stopped are found by nobody until a visitor complains. The desk
-- asks for them together with the inbox and says them in words.
--
-- The mails that staff should know of. waiting: the latest attempt has failed, or nobody has made one for ten minutes
-- although it was due (the limit on mails to visitors is no trouble). failed, unknown: see email_jobs; for three days.
create function private.stuck_email_jobs() returns setof private.email_jobs
language sql stable set search_path = ''
as $$
  select e.* from private.email_jobs e
  where e.state in ('waiting', 'claimed', 'handing_over')
    and (e.failing_since is not null
      or e.next_attempt_at < now() - interval '10 minutes' and not private.is_being_sent(e)
        and case e.kind when 'welcome' then (select private.mails_left('welcome'))
          when 'confirmation' then (select private.mails_left('confirmation')) else 1 end > 0)
  union all
  select e.* from private.email_jobs e
  where e.state in ('failed', 'unknown') and e.next_attempt_at > now() - interval '3 days'
$$;
revoke all on function private.stuck_email_jobs() from public;

-- What is wrong now: {"mails": [{"state": "waiting" | "failed" | "unknown", "count", "since", "error"}], "sweep", "daily",
-- "digest", "writable"}. `error` is the sender's code of the latest failure, or null. `sweep` and `daily`: when the
-- schedule last ran, if that is too long ago, else null. `digest`: the first day whose digest is an hour late, or null.
-- `writable`: whether the database takes a write at this moment.
create function public.desk_trouble() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  is_writable boolean := true;
begin
  perform private.require_staff();
  begin
    perform private.pulse('desk');
  exception
    -- Read-only, a full disk, or a lock that does not end: whatever it is, changes are not saved either.
    when others then is_writable := false;
  end;
  return jsonb_build_object(
    'mails', coalesce((
      select jsonb_agg(to_jsonb(g) order by g.state desc)
      from (
        select case when j.state in ('failed', 'unknown') then j.state else 'waiting' end as state, count(*) as count,
          min(coalesce(j.failing_since, j.created_at)) as since,
          (array_agg(j.last_error order by j.next_attempt_at desc) filter (where j.last_error is not null))[1] as error
        from private.stuck_email_jobs() j group by 1
      ) g), '[]'),
    'sweep', (select p.at from private.pulses p where p.name = 'sweep' and p.at < now() - interval '10 minutes'),
    'daily', (select p.at from private.pulses p where p.name = 'daily' and p.at < now() - interval '1 hour'),
    'digest', coalesce(
      (select min((j.payload ->> 'since')::date) from private.email_jobs j
        where j.kind = 'digest' and j.state in ('waiting', 'claimed', 'handing_over')
          and (j.payload ->> 'since')::date <= private.digest_day(now() - interval '1 hour')),
      (select d.last_day + 1 from private.digest_progress d
        where d.last_day < private.digest_day(now() - interval '1 hour'))),
    'writable', is_writable);
end
$$;
revoke all on function public.desk_trouble() from public, anon, authenticated, service_role;
grant execute on function public.desk_trouble() to authenticated;

-- Makes the stuck mails of a state due now, for the next sweep. Returns how many. A mail that was given up starts over, and
-- so does one that may have arrived: who asks for that knows that it may come twice.
create function public.desk_retry_mails(state text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  retried integer;
begin
  perform private.require_staff();
  update private.email_jobs e
  set next_attempt_at = now(), state = 'waiting', claimed_until = null,
    repeated = e.repeated and e.state <> 'unknown',
    -- The 72 hours of a mail to a visitor begin again.
    failing_since = case when e.state = 'waiting' then e.failing_since end
  where e.id in (select j.id from private.stuck_email_jobs() j)
    and e.state = desk_retry_mails.state and e.state in ('waiting', 'failed', 'unknown')
    -- Its answer may still come (see begin_email_hand_over).
    and not (e.state = 'waiting' and e.repeated);
  get diagnostics retried = row_count;
  return retried;
end
$$;
revoke all on function public.desk_retry_mails(text) from public, anon, authenticated, service_role;
grant execute on function public.desk_retry_mails(text) to authenticated;
