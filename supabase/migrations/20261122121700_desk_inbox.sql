-- Why: the inbox must stay fast with many thousands of inquiries. These functions page by key, count in SQL and search
-- with an index. They check the staff list themselves and run as their owner: under row-level security PostgreSQL may
-- not use a search index before the policy.

create schema if not exists extensions;
create extension if not exists pg_trgm schema extensions;
create extension if not exists unaccent schema extensions;

-- A text as a search compares it: small letters without accents, in whatever Unicode form it was typed, and one kind of
-- apostrophe, quotation mark, dash and space.
create function private.searchable(value text) returns text
language sql stable set search_path = ''
as $$
  select translate(lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(value, nfkc))),
    E'\u2018\u2019\u02BC\u201C\u201D\u2010\u2011\u2012\u2013\u2014\u00A0\u202F', $a$'''""-----  $a$)
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
  who text := private.searchable(new.full_name || ' ' || new.email);
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

-- A LIKE pattern that finds `search` as plain text. Null for an empty search. A phone number, in any notation, is compared
-- by its digits; the last four of one are enough.
create function private.search_pattern(search text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  wanted text := btrim(regexp_replace(left(search, 200), '^\s*(?:tel|mailto):', '', 'i'));
  plain text := private.searchable(wanted);
begin
  if plain ~ '^[-+()./ 0-9]*[0-9][-+()./ 0-9]*$' and char_length(private.phone_digits(plain)) >= 4 then
    plain := private.phone_digits(plain);
  end if;
  if plain = '' then
    return null;
  end if;
  return '%' || replace(replace(replace(plain, '\', '\\'), '%', '\%'), '_', '\_') || '%';
end
$$;
revoke all on function private.search_pattern(text) from public;

-- A page size that nobody can misuse.
create function private.page_limit(wanted integer) returns integer
language sql immutable set search_path = ''
as $$ select least(greatest(coalesce(wanted, 50), 1), 200) $$;
revoke all on function private.page_limit(integer) from public;

-- The signed-in person: {"email", "role"}.
create function public.desk_me() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object('email', private.require_staff(), 'role', private.desk_role());
end
$$;
revoke all on function public.desk_me() from public, anon, authenticated, service_role;
grant execute on function public.desk_me() to authenticated;

-- One page of inquiries as a JSON array. `sort`: newest, or due (oldest first). `status` may be all. `after`: created_at
-- and id of the last row of the page before. One or two characters, for which there are no trigrams,
-- are searched in name and address only.
create function public.desk_inquiries(status text default 'new', sort text default 'newest', search text default '',
  service text default null, source text default null, after jsonb default null, page_size integer default 50)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  oldest_first boolean := desk_inquiries.sort = 'due';
  pattern text := private.search_pattern(desk_inquiries.search);
  conditions text := '';
  page jsonb;
begin
  perform private.require_staff();
  if coalesce(desk_inquiries.status, '') not in ('new', 'answered', 'closed', 'spam', 'all')
    or coalesce(desk_inquiries.sort, '') not in ('newest', 'due') then
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
  if pattern is not null then
    conditions := conditions || format(
      ' and exists (select from private.inquiry_texts t where t.inquiry_id = i.id and t.%s like $4)',
      case when char_length(btrim(desk_inquiries.search)) < 3 then 'who' else 'everything' end);
  end if;
  if desk_inquiries.after is not null then
    conditions := conditions || format(' and (i.created_at, i.id) %s ($5, $6)',
      case when oldest_first then '>' else '<' end);
  end if;
  execute format($query$
    with page as (
      select i.id, i.full_name, i.email, i.phone, i.service, i.message, i.form_source, i.status, i.suspected,
        i.assignee, i.created_at, i.submitted_at, i.opened_at, i.answered_at, i.status_changed_at
      from public.inquiries i
      where true %1$s
      order by i.created_at %2$s, i.id %2$s
      limit $7
    )
    select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('note_count',
      (select count(*) from public.inquiry_notes n where n.inquiry_id = p.id))
      order by p.created_at %2$s, p.id %2$s), '[]')
    from page p$query$, conditions, case when oldest_first then 'asc' else 'desc' end)
  into page
  using desk_inquiries.status, desk_inquiries.service, desk_inquiries.source, pattern,
    (desk_inquiries.after ->> 'created_at')::timestamptz, (desk_inquiries.after ->> 'id')::uuid,
    private.page_limit(desk_inquiries.page_size);
  return page;
end
$$;
revoke all on function public.desk_inquiries(text, text, text, text, text, jsonb, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_inquiries(text, text, text, text, text, jsonb, integer) to authenticated;

-- {"new", "unread", "overdue", "answered", "closed", "spam"}. Overdue: new for more than the 24 hours that the site
-- promises.
create function public.desk_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'new', count(*),
      'unread', count(*) filter (where i.opened_at is null),
      'overdue', count(*) filter (where i.created_at < now() - interval '24 hours'))
    from public.inquiries i where i.status = 'new')
    || jsonb_build_object(
      'answered', (select count(*) from public.inquiries i where i.status = 'answered'),
      'closed', (select count(*) from public.inquiries i where i.status = 'closed'),
      'spam', (select count(*) from public.inquiries i where i.status = 'spam'));
end
$$;
revoke all on function public.desk_counts() from public, anon, authenticated, service_role;
grant execute on function public.desk_counts() to authenticated;

-- {"inquiry", "notes", "events", "earlier"}, or null if there is no such inquiry. Earlier: up to 50 other inquiries of
-- the same address.
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
    'notes', coalesce((
      select jsonb_agg(to_jsonb(n) order by n.made_at, n.id)
      from public.inquiry_notes n where n.inquiry_id = found_one.id), '[]'),
    'events', coalesce((
      select jsonb_agg(to_jsonb(e) order by e.created_at, e.made_at, e.id)
      from public.inquiry_events e where e.inquiry_id = found_one.id), '[]'),
    'earlier', coalesce((
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

-- What the filters offer: {"services": [...], "sources": [...]}.
create function public.desk_filters() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'services', coalesce(jsonb_agg(distinct f.service) filter (where f.service <> ''), '[]'),
      'sources', coalesce(jsonb_agg(distinct f.form_source), '[]'))
    from (select i.service, i.form_source from public.inquiries i group by i.service, i.form_source limit 1000) f);
end
$$;
revoke all on function public.desk_filters() from public, anon, authenticated, service_role;
grant execute on function public.desk_filters() to authenticated;
