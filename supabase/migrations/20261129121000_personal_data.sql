-- Why: a person may ask what the business holds about an email address or a phone number, get it, and have it erased. The privacy policy
-- promises all three. What it promises to delete by itself ("How long we keep it") must go without anybody's help.

-- The inquiries of a person, by what names the person: an email address; for a lead without one, the phone number in any
-- notation; and for a lead without both, the inquiry's id. A number does not find inquiries that have an email address,
-- because people share phones.
create function private.inquiries_of(address text) returns setof public.inquiries
language sql stable set search_path = ''
as $$
  select i.* from public.inquiries i
  where lower(normalize(btrim(i.email), nfkc)) = private.folded_address(left(address, 254))
  union all
  select i.* from private.inquiry_texts t join public.inquiries i on i.id = t.inquiry_id
  where char_length(private.phone_digits(left(address, 40))) >= 4 and address !~ '@'
    and t.everything like '%' || private.phone_digits(left(address, 40)) || '%'
    and i.email is null and private.phone_digits(i.phone) = private.phone_digits(left(address, 40))
  union all
  select i.* from public.inquiries i
  where i.id = case when address ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then address::uuid end
    and i.email is null and i.phone is null
$$;
revoke all on function private.inquiries_of(text) from public;

-- Everything of a person (see inquiries_of), as JSON. Scans are known by the tab session that an inquiry came from.
create function private.data_of(address text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  -- Once, not per row: nobody's address is longer.
  folded text := private.folded_address(left(data_of.address, 254));
begin
  return (
    with inquiries as (
      select * from private.inquiries_of(data_of.address)
    )
    select jsonb_build_object(
      'inquiries', coalesce((
        select jsonb_agg(to_jsonb(i) order by i.created_at, i.id) from inquiries i), '[]'),
      'notes', coalesce((
        select jsonb_agg(to_jsonb(n) order by n.made_at, n.id)
        from public.inquiry_notes n where n.inquiry_id in (select i.id from inquiries i)), '[]'),
      'messages', coalesce((
        select jsonb_agg(to_jsonb(m) order by m.made_at, m.id)
        from public.inquiry_messages m where m.inquiry_id in (select i.id from inquiries i)), '[]'),
      'subscriber', (
        select to_jsonb(s) - 'unsubscribe_token' from public.email_subscribers s
        where private.folded_address(s.email) = folded),
      'visits', coalesce((
        select jsonb_agg(to_jsonb(q) order by q.created_at, q.id)
        from public.qr_analytics q where q.session_id in (select i.session_id from inquiries i)), '[]'),
      -- Inquiries that the table refused: their mail jobs hold the only copy.
      'unstored', coalesce((
        select jsonb_agg(e.payload order by e.created_at)
        from private.email_jobs e
        where e.kind = 'inquiry' and e.payload is not null
          and private.folded_address(left(e.payload ->> 'email', 254)) = folded),
        '[]')));
end
$$;
revoke all on function private.data_of(text) from public;

-- What names the person behind the id of an inquiry, a subscriber, or an inquiry that the table refused (see inquiries_of);
-- null if there is none.
create function private.address_of(id uuid) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select coalesce(i.email, i.phone, i.id::text) from public.inquiries i where i.id = address_of.id),
    (select s.email from public.email_subscribers s where s.id = address_of.id),
    (select e.payload ->> 'email' from private.email_jobs e where e.kind = 'inquiry' and e.subject_id = address_of.id))
$$;
revoke all on function private.address_of(uuid) from public;

-- Everything about a person, or about the one behind an id (see address_of): {"id", "address", "inquiries", "notes",
-- "messages", "subscriber", "visits", "unstored"}. `id` finds the person again: pages are named by it, because addresses of
-- pages stay in the history of browsers. Id, address and subscriber may be null. Without what the desk never shows: the tab session, the
-- browser and the previous page. Owners get those with an export, which is logged.
create function public.desk_person(address text default null, id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  data jsonb;
  one jsonb;
  list text;
begin
  perform private.require_staff();
  data := private.data_of(coalesce(desk_person.address, private.address_of(desk_person.id)));
  foreach list in array array['inquiries', 'visits', 'unstored'] loop
    data := jsonb_set(data, array[list], coalesce((
      select jsonb_agg(item - array['session_id', 'user_agent', 'referrer'])
      from jsonb_array_elements(data -> list) item), '[]'));
  end loop;
  one := coalesce(nullif(data -> 'subscriber', 'null'), data #> '{inquiries,-1}', data #> '{unstored,-1}');
  return data || jsonb_build_object('id', one ->> 'id',
    'address', coalesce(one ->> 'email', one ->> 'phone', one ->> 'id'));
end
$$;
revoke all on function public.desk_person(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.desk_person(text, uuid) to authenticated;

-- The same for handing out, with the history of the person's inquiries. For owners; logged without the address.
create function public.desk_export_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_data jsonb;
begin
  perform private.require_staff(owner => true);
  found_data := private.data_of(address);
  found_data := found_data || jsonb_build_object('events', coalesce((
    select jsonb_agg(to_jsonb(e) order by e.created_at, e.id) from public.inquiry_events e
    where e.inquiry_id in (
      select (i ->> 'id')::uuid from jsonb_array_elements(found_data -> 'inquiries') i)), '[]'));
  perform private.log_event('person_exported');
  return found_data;
end
$$;
revoke all on function public.desk_export_person(text) from public, anon, authenticated, service_role;
grant execute on function public.desk_export_person(text) to authenticated;

-- Deletes everything of a person (see inquiries_of): inquiries with their messages, notes and log entries, mail jobs, the place
-- on the mailing list and scans (which stay counted). Mails that the staff have already received are not in the database.
-- For owners. Returns how much was deleted. The log keeps these counts, not the address.
create function public.desk_erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  folded text := private.folded_address(left(desk_erase_person.address, 254));
  inquiry_ids uuid[];
  sessions text[];
  subscriber uuid;
  counts jsonb;
  message_ids uuid[];
  deleted_notes integer;
  deleted_scans integer;
  deleted_jobs integer;
begin
  perform private.require_staff(owner => true);
  if coalesce(folded, '') = '' then
    raise invalid_parameter_value using message = 'invalid_email';
  end if;
  select coalesce(array_agg(i.id), '{}'), coalesce(array_agg(i.session_id) filter (where i.session_id is not null), '{}')
  into inquiry_ids, sessions
  from private.inquiries_of(desk_erase_person.address) i;
  select s.id into subscriber from public.email_subscribers s where private.folded_address(s.email) = folded;

  -- The mails first: a sender that holds one finds nothing to finish.
  select coalesce(array_agg(m.id), '{}') into message_ids
  from public.inquiry_messages m where m.inquiry_id = any(inquiry_ids);
  delete from private.email_jobs e
  where e.subject_id = any(inquiry_ids || message_ids)
    or e.subject_id in (select r.id from private.subscribe_requests r where r.subscriber_id = subscriber)
    or e.kind = 'inquiry' and private.folded_address(left(e.payload ->> 'email', 254)) = folded;
  get diagnostics deleted_jobs = row_count;
  select count(*) into deleted_notes from public.inquiry_notes n where n.inquiry_id = any(inquiry_ids);
  delete from public.inquiries i where i.id = any(inquiry_ids);
  delete from public.email_subscribers s where s.id = subscriber;
  perform pg_catalog.set_config('private.keep_scan_counts', 'on', true);
  delete from public.qr_analytics q where q.session_id = any(sessions);
  get diagnostics deleted_scans = row_count;
  perform pg_catalog.set_config('private.keep_scan_counts', '', true);

  counts := jsonb_build_object('inquiries', cardinality(inquiry_ids), 'notes', deleted_notes,
    'messages', cardinality(message_ids), 'mails', deleted_jobs,
    'subscribers', (subscriber is not null)::integer, 'visits', deleted_scans);
  -- The counts may name what was written as a service.
  perform private.count_changed_days();
  perform private.log_event('person_erased', counts);
  return counts;
end
$$;
revoke all on function public.desk_erase_person(text) from public, anon, authenticated, service_role;
grant execute on function public.desk_erase_person(text) to authenticated;

-- Deletes what is needed for days only. Called by every sweep. A device retries for 30 days; its subscribe request is
-- remembered for 90, and the mailbox of the request for one.
create function private.delete_short_lived() returns void
language sql set search_path = ''
as $$
  delete from private.flood_counters where window_start < now() - interval '1 day';
  update private.subscribe_requests set mailbox = null
  where mailbox is not null and created_at < now() - interval '1 day';
  delete from private.subscribe_requests r where r.created_at < now() - interval '90 days'
    and not exists (select from private.email_jobs j where j.kind = 'welcome' and j.subject_id = r.id
      and j.state in ('waiting', 'claimed', 'handing_over'));
$$;
revoke all on function private.delete_short_lived() from public;

-- Deletes inquiries and scans after 24 months, and mail jobs with them, because some hold a copy. Scans stay counted.
-- Notes and log entries go with their inquiries; the rest of the log is as old as they are.
create function private.delete_expired() returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.inquiries where created_at < now() - interval '24 months';
  perform pg_catalog.set_config('private.keep_scan_counts', 'on', true);
  delete from public.qr_analytics where created_at < now() - interval '24 months';
  perform pg_catalog.set_config('private.keep_scan_counts', '', true);
  delete from private.email_jobs where created_at < now() - interval '24 months';
  delete from public.inquiry_events where inquiry_id is null and created_at < now() - interval '24 months';
end
$$;
revoke all on function private.delete_expired() from public;
