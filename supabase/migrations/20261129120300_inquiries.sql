-- Why: the inquiry is what this product exists for. A visitor's device inserts the visitor's columns, reads nothing,
-- and may repeat itself: the device creates the id, so a repetition is a duplicate key and never a second inquiry.
-- Staff may change the status and the assignee, never what the visitor wrote. They also enter those who call or come by.
-- Lengths: LIMITS in functions/_shared/limits.ts. Email pattern: EMAIL_PATTERN there.

create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  full_name text not null default 'Not provided' check (char_length(full_name) between 1 and 200),
  -- Null only where the staff have entered somebody who gave none.
  email text check (char_length(email) <= 254 and email collate "C"
    ~ '^[^\s@]+@([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'),
  phone text check (char_length(phone) <= 40),
  service text check (char_length(service) <= 120),
  message text not null check (char_length(message) between 1 and 10000),
  form_source text not null default 'main_form' check (char_length(form_source) <= 80),
  user_agent text check (char_length(user_agent) <= 512),
  referrer text check (char_length(referrer) <= 2048),
  session_id text check (char_length(session_id) <= 64),
  -- The visitor's clock, which may be wrong by years. It is recorded and never checked.
  submitted_at timestamptz not null default now(),
  -- waiting: for the client. booked: an appointment is made. closed: nothing more is to be done.
  status text not null default 'new' check (status in ('new', 'answered', 'waiting', 'booked', 'closed', 'spam')),
  -- The device saw signs of a bot. It marks the inquiry and drops nothing.
  suspected boolean not null default false,
  created_at timestamptz not null default now(),
  notified_at timestamptz,
  assignee text references public.staff (email) on delete set null,
  assigned_at timestamptz,
  -- The first time that anyone of the staff opened it. Null: unread.
  opened_at timestamptz,
  -- The first answer, and who of the staff gave it.
  answered_at timestamptz,
  answered_by text check (char_length(answered_by) <= 254),
  -- When the change that gave the inquiry its status was made, on the clock of the device (see inquiry_events).
  status_changed_at timestamptz,
  booked_at timestamptz,
  -- Why it was closed without an appointment.
  close_reason text
    check (close_reason in ('price', 'no_reply', 'elsewhere', 'unsuitable', 'question', 'other')),
  -- When the client's latest mail came, and when one opened the inquiry again.
  client_wrote_at timestamptz,
  reopened_at timestamptz,
  -- Since when the client waits. The promise of private.reply_time() counts from here, everywhere.
  waiting_since timestamptz not null generated always as (coalesce(reopened_at, created_at)) stored,
  -- Who of the staff entered it, after a call or at the counter. Null: the visitor sent it.
  entered_by text check (char_length(entered_by) <= 254),
  -- The printed code that the visitor's tab session began with (see note_qr_code).
  qr_code text,
  constraint inquiries_email_missing check (email is not null or entered_by is not null)
);
-- Keyset paging in both directions, over one status and over all.
-- The included columns make the counts of a day index-only.
create index inquiries_created_at on public.inquiries (created_at, id)
  include (status, form_source, service, qr_code, answered_at, answered_by, booked_at);
create index inquiries_status on public.inquiries (status, created_at, id);
-- What is to be answered, in the order in which it is due. The included columns make the counts index-only.
create index inquiries_due on public.inquiries (waiting_since, id) include (opened_at, assignee) where status = 'new';
create index inquiries_assignee on public.inquiries (assignee) where assignee is not null;
-- private.folded_address(email), written out: visitors insert and may not call functions of the private schema.
create index inquiries_address on public.inquiries ((lower(normalize(btrim(email), nfkc))), created_at);

alter table public.inquiries enable row level security;
create policy "visitors add inquiries" on public.inquiries for insert to anon
  with check (status = 'new' and notified_at is null and created_at = now() and assignee is null
    and assigned_at is null and opened_at is null and answered_at is null and answered_by is null
    and status_changed_at is null and booked_at is null and close_reason is null and client_wrote_at is null
    and reopened_at is null and entered_by is null);
create policy "staff add leads" on public.inquiries for insert to authenticated
  with check (entered_by = (select private.signed_in_address()) and (select private.desk_role()) is not null
    and form_source in ('phone', 'counter') and status = 'new' and created_at = now());
create policy "staff read inquiries" on public.inquiries for select to authenticated
  using ((select private.desk_role()) is not null);
create policy "staff change inquiries" on public.inquiries for update to authenticated
  using ((select private.desk_role()) is not null) with check ((select private.desk_role()) is not null);

revoke all on public.inquiries from public, anon, authenticated, service_role;
grant insert (id, full_name, email, phone, service, message, form_source, user_agent, referrer, session_id,
  submitted_at, suspected) on public.inquiries to anon;
grant insert (id, full_name, email, phone, service, message, form_source, submitted_at)
  on public.inquiries to authenticated;
grant select (id, full_name, email, phone, service, message, form_source, submitted_at, status, suspected, created_at,
  notified_at, assignee, assigned_at, opened_at, answered_at, answered_by, status_changed_at, booked_at, close_reason,
  client_wrote_at, reopened_at, waiting_since, entered_by) on public.inquiries to authenticated;
grant update (status, assignee) on public.inquiries to authenticated;
grant select, insert, update, delete on public.inquiries to service_role;

-- 20 per session and 100 per network in 10 minutes. An id that is already stored is not counted and goes on to the
-- primary key: the device must learn that its inquiry arrived (23505), however often it asks.
create function private.limit_inquiries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.inquiries where id = new.id) then
    perform private.count_submission('inquiry', 'address:' || private.visitor_address(), 100, 600);
    perform private.count_submission('inquiry', 'session:' || new.session_id, 20, 600);
  end if;
  return new;
end
$$;
revoke all on function private.limit_inquiries() from public;
create trigger b_limit before insert on public.inquiries
  for each row when (new.entered_by is null) execute function private.limit_inquiries();

-- Somebody who called or came by, as a member of the staff enters it. It is read already.
create function private.enter_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.entered_by := private.require_staff();
  new.opened_at := now();
  if not exists (select from public.inquiries where id = new.id) then
    -- For a device that is out of control, or in the wrong hands.
    perform private.count_submission('lead', 'member:' || new.entered_by, 300, 3600);
  end if;
  return new;
end
$$;
revoke all on function private.enter_lead() from public;
create trigger a_enter before insert on public.inquiries
  for each row when (current_user = 'authenticated') execute function private.enter_lead();

create trigger b_strip_referrer before insert on public.inquiries
  for each row execute function private.strip_referrer();

-- The inquiry with another status, and all that follows from it. The first answer counts: "answered" may also be the way
-- back from another status. An appointment stays noted when its inquiry is closed or asked about again, and goes when the
-- staff take it back. `who`: null for the database itself.
create function private.with_status(inquiry public.inquiries, status text, at timestamptz, who text,
  reason text default null) returns public.inquiries
language plpgsql immutable set search_path = ''
as $$
declare
  is_answer boolean := with_status.status in ('answered', 'waiting', 'booked');
begin
  if is_answer and inquiry.answered_at is null then
    inquiry.answered_at := at;
    inquiry.answered_by := who;
  elsif with_status.status = 'new' then
    inquiry.answered_at := null;
    inquiry.answered_by := null;
  end if;
  if with_status.status = 'booked' then
    inquiry.booked_at := coalesce(inquiry.booked_at, at);
  elsif with_status.status = 'spam' or inquiry.status = 'booked' and with_status.status <> 'closed' then
    inquiry.booked_at := null;
  end if;
  inquiry.close_reason := case with_status.status when 'closed' then reason end;
  inquiry.opened_at := coalesce(inquiry.opened_at, at);
  inquiry.status := with_status.status;
  inquiry.status_changed_at := at;
  return inquiry;
end
$$;
revoke all on function private.with_status(public.inquiries, text, timestamptz, text, text) from public;

-- Gives a stored inquiry another status.
create function private.set_status(inquiry public.inquiries, status text, at timestamptz, who text,
  reason text default null) returns void
language sql set search_path = ''
as $$
  update public.inquiries i
  set (status, status_changed_at, opened_at, answered_at, answered_by, booked_at, close_reason)
    = (n.status, n.status_changed_at, n.opened_at, n.answered_at, n.answered_by, n.booked_at, n.close_reason)
  from private.with_status(inquiry, set_status.status, at, who, reason) n
  where i.id = n.id
$$;
revoke all on function private.set_status(public.inquiries, text, timestamptz, text, text) from public;

-- Runs for changes through the REST API only: inside our own functions current_user is the owner. Holds without the
-- grants, too.
create function private.change_inquiry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  with_new public.inquiries;
begin
  if private.request_role() <> 'service_role' then
    perform private.require_staff();
    -- Before the change a computed column is empty.
    if to_jsonb(new) - 'status' - 'assignee' - 'waiting_since'
      <> to_jsonb(old) - 'status' - 'assignee' - 'waiting_since' then
      raise insufficient_privilege using message = 'only the status and the assignee can be changed';
    end if;
  end if;
  if new.status <> old.status then
    with_new := private.with_status(old, new.status, greatest(now(), old.status_changed_at),
      private.signed_in_address());
    with_new.assignee := new.assignee;
    with_new.assigned_at := new.assigned_at;
    new := with_new;
  end if;
  if new.assignee is distinct from old.assignee then
    new.assignee := private.folded_address(new.assignee);
    new.assigned_at := greatest(now(), old.assigned_at);
  end if;
  return new;
end
$$;
revoke all on function private.change_inquiry() from public;
create trigger b_change before update on public.inquiries
  for each row when (current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.change_inquiry();

-- If the browser's insert failed, or the email function was called first, the function makes sure that the
-- inquiry is stored. A database that refuses the row must not keep the inquiry from the staff.
--
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
