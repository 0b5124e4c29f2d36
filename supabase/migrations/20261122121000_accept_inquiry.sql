-- Why: if the browser's insert failed, or the email function was called first, the function makes sure that the
-- inquiry is stored. A database that refuses the row must not keep the inquiry from the staff.

-- Stores an inquiry, unless a row with its id is already there. If the table refuses the row for good, the mail job
-- keeps the content, so that the mail is still sent. Returns {"stored": boolean}. A flood is refused as in the table's
-- own trigger.
create function public.accept_inquiry(inquiry jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  inquiry_id uuid := (inquiry ->> 'id')::uuid;
begin
  insert into public.inquiries (id, full_name, email, phone, service, message, form_source, user_agent, referrer,
    session_id, submitted_at, suspected)
  values (inquiry_id, coalesce(inquiry ->> 'full_name', 'Not provided'), inquiry ->> 'email',
    inquiry ->> 'phone', inquiry ->> 'service', inquiry ->> 'message',
    coalesce(inquiry ->> 'form_source', 'main_form'), inquiry ->> 'user_agent', inquiry ->> 'referrer',
    inquiry ->> 'session_id', coalesce((inquiry ->> 'submitted_at')::timestamptz, now()),
    coalesce((inquiry ->> 'suspected')::boolean, false))
  on conflict (id) do nothing;
  return '{"stored": true}';
exception
  -- Classes 22 and 23 are about the data. Any other error (a flood, a lost disk) says nothing about it.
  when data_exception or integrity_constraint_violation then
    -- The refusal rolled back what the trigger counted. The mail is sent all the same, so it is counted again.
    if not exists (select from private.email_jobs where kind = 'inquiry' and subject_id = inquiry_id) then
      perform private.count_submission('inquiry', 'address:' || private.visitor_address(), 100, 600);
      perform private.count_submission('inquiry', 'session:' || left(inquiry ->> 'session_id', 64), 20, 600);
    end if;
    insert into private.email_jobs (kind, subject_id, payload) values ('inquiry', inquiry_id, inquiry)
    on conflict (kind, subject_id) do nothing;
    return '{"stored": false}';
end
$$;
revoke all on function public.accept_inquiry(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.accept_inquiry(jsonb) to service_role;

-- Which submission a form without script is. The prerendered page is the same for everybody, so it cannot hold an id:
-- the same content from the same network within ten minutes (a double click, a reload) is one submission. A page that
-- was made for one visitor has an id, `given`: the same content is one submission for a day, and other content, sent
-- after going back, is another one. Holds keyed hashes only.
create table private.form_posts (
  content_hash text primary key,
  id uuid not null,
  posted_at timestamptz not null default now()
);
create index form_posts_age on private.form_posts (posted_at);
revoke all on private.form_posts from public, anon, authenticated, service_role;

create function public.form_submission_id(content text, given uuid default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  hashed text := private.keyed_hash(concat_ws(' ', 'form', private.visitor_address(), given, content));
  known private.form_posts;
begin
  delete from private.form_posts where posted_at < now() - interval '1 day';
  perform pg_advisory_xact_lock(hashtextextended(hashed, 0));
  select * into known from private.form_posts p where p.content_hash = hashed;
  if known.posted_at > now() - interval '10 minutes' or (known.id is not null and given is not null) then
    return known.id;
  end if;
  known.id := case when given is null or exists (select from private.email_jobs e where e.subject_id = given)
    then gen_random_uuid() else given end;
  insert into private.form_posts as p (content_hash, id) values (hashed, known.id)
  on conflict (content_hash) do update set id = excluded.id, posted_at = excluded.posted_at;
  return known.id;
end
$$;
revoke all on function public.form_submission_id(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.form_submission_id(text, uuid) to service_role;
