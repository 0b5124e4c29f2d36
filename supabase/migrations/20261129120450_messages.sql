-- Why: an answer must leave exactly once, from the business and not from somebody's own mailbox, and what the client
-- writes back must reach whoever takes care of it. So an inquiry has a thread: what the staff sent, whom they called, and
-- what came back by mail. A reply is a row whose id comes from the device, as notes and changes are, and its mail is a job
-- of the queue.

create table public.inquiry_messages (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  -- reply: the staff wrote it. call: the staff called. answer: came back by mail. automatic: so did this, but a machine
  -- wrote it. bounce: a mail server says that a reply did not arrive.
  kind text not null default 'reply' check (kind in ('reply', 'call', 'answer', 'automatic', 'bounce')),
  direction text not null
    generated always as (case kind when 'reply' then 'out' when 'call' then 'call' else 'in' end) stored,
  -- reply, call: who of the staff. Otherwise the sender's address as the mail names it, which proves nothing.
  author text not null check (char_length(author) <= 254),
  -- Of a mail that came. A reply's is made when it is sent.
  subject text check (char_length(subject) <= 300),
  -- What was sent, without the signature and the quotation that the mail adds; the text of a mail that came; or how a
  -- call ended: reached, no_answer, left_message.
  body text not null check (char_length(body) <= 20000),
  -- The Message-ID of a mail that came, so that it is filed once and a reply can name it.
  mail_id text unique check (char_length(mail_id) <= 998),
  -- Files that came with a mail: [{"name", "bytes", "path"}].
  files jsonb not null default '[]' check (jsonb_typeof(files) = 'array' and pg_column_size(files) <= 8000),
  made_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- When the mail server took a reply.
  sent_at timestamptz
);
create index inquiry_messages_inquiry on public.inquiry_messages (inquiry_id, made_at);

alter table public.inquiry_messages enable row level security;
create policy "staff read messages" on public.inquiry_messages for select to authenticated
  using ((select private.desk_role()) is not null);
create policy "staff reply" on public.inquiry_messages for insert to authenticated
  with check (author = (select private.signed_in_address()) and (select private.desk_role()) is not null
    and kind = 'reply' and created_at = now());

revoke all on public.inquiry_messages from public, anon, authenticated, service_role;
grant select (id, inquiry_id, kind, direction, author, subject, body, files, made_at, created_at, sent_at),
  insert (id, inquiry_id, body, made_at)
  on public.inquiry_messages to authenticated;
grant select, delete on public.inquiry_messages to service_role;

-- What replying does to the inquiry, unless a later change counts: it is answered, and belongs to who replied if it was
-- nobody's. Both are logged as a change by hand would be.
create function private.apply_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  inquiry public.inquiries;
begin
  new.author := private.require_staff();
  new.kind := 'reply';
  new.mail_id := null;
  new.subject := null;
  new.sent_at := null;
  new.files := '[]';
  new.created_at := now();
  -- A repetition goes on to the primary key, whatever has happened since.
  if exists (select from public.inquiry_messages m where m.id = new.id) then
    return new;
  end if;
  select * into inquiry from public.inquiries i where i.id = new.inquiry_id for update;
  if not found then
    perform private.refuse(404, 'inquiry_gone', 'There is no such inquiry');
  end if;
  -- For a device that is out of control, or in the wrong hands.
  perform private.count_submission('reply', 'inquiry:' || inquiry.id, 20, 3600);
  perform private.count_submission('reply', 'member:' || new.author, 300, 3600);
  if new.body !~ '[^[:space:][:cntrl:]]' then
    raise check_violation using message = 'empty_reply';
  end if;
  if inquiry.email is null then
    raise check_violation using message = 'no_address';
  end if;
  new.made_at := private.plausible_time(new.made_at, inquiry.created_at);
  perform private.log_event('replied', jsonb_build_object('message', new.id, 'from', inquiry.status), inquiry.id);
  if inquiry.status_changed_at is null or new.made_at >= inquiry.status_changed_at then
    perform private.set_status(inquiry, private.answered_status(inquiry.status), new.made_at, new.author);
  end if;
  if inquiry.assignee is null and (inquiry.assigned_at is null or new.made_at >= inquiry.assigned_at) then
    perform private.log_event('assigned',
      jsonb_build_object('applied', true, 'from', null, 'assignee', new.author), inquiry.id);
    update public.inquiries i set assignee = new.author, assigned_at = new.made_at where i.id = inquiry.id;
  end if;
  return new;
end
$$;
revoke all on function private.apply_reply() from public;
create trigger b_apply before insert on public.inquiry_messages
  for each row when (current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.apply_reply();

-- A reply's mail is due at once, and so is the one that tells the staff of an answer. What a machine wrote is filed and
-- not announced, because machines may answer each other without end.
create function private.queue_message_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.kind in ('reply', 'answer', 'bounce') then
    insert into private.email_jobs (kind, subject_id, next_attempt_at)
    values (case new.kind when 'reply' then 'reply' else 'answer' end, new.id, now())
    on conflict (kind, subject_id) do nothing;
  end if;
  return null;
end
$$;
revoke all on function private.queue_message_email() from public;
create trigger queue_email after insert on public.inquiry_messages
  for each row execute function private.queue_message_email();

-- The part after the + of the address to which a client answers: the inquiry's id, and a proof that this database wrote
-- it. Nobody can make one for an inquiry of somebody else.
create function private.reply_token(inquiry_id uuid) returns text
language sql stable set search_path = ''
as $$
  select id || left(private.keyed_hash('reply:' || id), 20) from (select replace(inquiry_id::text, '-', '') as id) i
$$;
revoke all on function private.reply_token(uuid) from public;

-- The inquiry that a token names, or null.
create function private.inquiry_of_token(token text) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  wanted text := lower(token);
  id uuid;
begin
  if wanted is null or wanted !~ '^[0-9a-f]{52}$' then
    return null;
  end if;
  id := left(wanted, 32)::uuid;
  return case when private.token_hash(wanted) = private.token_hash(private.reply_token(id)) then id end;
end
$$;
revoke all on function private.inquiry_of_token(text) from public;

-- Files a mail that came to an inquiry's address. `mail`: {"id", "from", "subject", "text", "kind", "files", "at"}, already read and
-- cut to size. Returns filed, known (it came before), unknown (no such inquiry: erased, or a forged token), or full
-- (more than 100 mails in a day). An answer or a bounce opens the inquiry again, unless it is spam.
create function public.file_mail(token text, mail jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  inquiry public.inquiries;
  filed uuid;
begin
  select * into inquiry from public.inquiries i where i.id = private.inquiry_of_token(token) for update;
  if not found then
    return 'unknown';
  end if;
  if exists (select from public.inquiry_messages m where m.mail_id = file_mail.mail ->> 'id') then
    return 'known';
  end if;
  if (select count(*) from public.inquiry_messages m
      where m.inquiry_id = inquiry.id and m.direction = 'in' and m.created_at > now() - interval '1 day') >= 100 then
    return 'full';
  end if;
  insert into public.inquiry_messages (inquiry_id, kind, author, subject, body, mail_id, files, made_at)
  values (inquiry.id, mail ->> 'kind', left(mail ->> 'from', 254), left(mail ->> 'subject', 300),
    left(mail ->> 'text', 20000), mail ->> 'id',
    coalesce(mail -> 'files', '[]'),
    private.plausible_time((mail ->> 'at')::timestamptz, inquiry.created_at))
  returning id into filed;
  if mail ->> 'kind' <> 'automatic' then
    perform private.log_event('received', jsonb_build_object('message', filed, 'from', inquiry.status), inquiry.id);
    update public.inquiries i
    set status = 'new', opened_at = null, close_reason = null,
      status_changed_at = case i.status when 'new' then i.status_changed_at else now() end,
      client_wrote_at = case when file_mail.mail ->> 'kind' = 'answer' then now() else i.client_wrote_at end,
      -- The promise counts from this mail, unless an earlier one is unanswered.
      reopened_at = case when file_mail.mail ->> 'kind' = 'answer' and i.status <> 'new' then now() else i.reopened_at end
    where i.id = inquiry.id and i.status <> 'spam';
  end if;
  return 'filed';
end
$$;
revoke all on function public.file_mail(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.file_mail(text, jsonb) to service_role;

-- Short texts that staff send often. {greeting}, {first_name}, {service}, {hours}, {booking} and {aftercare} stand for what
-- the desk fills in. The texts below are a beginning; staff change them.
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 60),
  body text not null check (char_length(body) between 1 and 4000),
  updated_at timestamptz not null default now(),
  updated_by text not null default 'database' check (char_length(updated_by) <= 254)
);
alter table public.reply_templates enable row level security;
create policy "staff read templates" on public.reply_templates for select to authenticated
  using ((select private.desk_role()) is not null);
create policy "staff add templates" on public.reply_templates for insert to authenticated
  with check ((select private.desk_role()) is not null);
create policy "staff change templates" on public.reply_templates for update to authenticated
  using ((select private.desk_role()) is not null) with check ((select private.desk_role()) is not null);
create policy "staff delete templates" on public.reply_templates for delete to authenticated
  using ((select private.desk_role()) is not null);
revoke all on public.reply_templates from public, anon, authenticated, service_role;
grant select, delete, insert (id, title, body), update (title, body) on public.reply_templates to authenticated;
grant select, insert, update, delete on public.reply_templates to service_role;

create function private.prepare_template() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  new.updated_by := private.actor();
  if tg_op = 'INSERT' and (select count(*) from public.reply_templates) >= 100 then
    perform private.refuse(409, 'too_many_templates', 'There are 100 templates');
  end if;
  return new;
end
$$;
revoke all on function private.prepare_template() from public;
create trigger b_prepare before insert or update on public.reply_templates
  for each row execute function private.prepare_template();

insert into public.reply_templates (title, body) values
('Suggest a time', $t${greeting}

Thank you for writing about {service}. We’d love to see you.

Would one of these work: [day and time], or [day and time]? You can also pick a time that suits you here: {booking}$t$),
('Invite to a consultation', $t${greeting}

Thank you for your question about {service}. The honest answer depends on your skin and your history, and both deserve a proper look.

May I book you a consultation? It’s the best way to find out what would work for you, what it would cost, and whether you need it at all. Pick a time here, or tell me what suits you: {booking}$t$),
('Answer about price', $t${greeting}

Thank you for asking about {service}. [Price, and what it includes.]

You’ll always have the total in writing before anything begins. If you’d like to go ahead, you can choose a time here: {booking}$t$),
('Send the aftercare', $t${greeting}

Here’s your aftercare for {service}, step by step. It also opens without a signal once you’ve saved the page: {aftercare}

If anything looks or feels different from what’s described there, please call us.$t$),
('We missed you on the phone', $t${greeting}

I just tried to call you about {service} and must have caught you at a busy moment.

When is a good time to reach you? We’re here {hours}, and a reply to this email finds me, too.$t$),
('Follow up kindly', $t${greeting}

I wanted to make sure my last message about {service} reached you. There’s no rush at all.

If you’d still like to come in, choose a time whenever you’re ready: {booking}. And if your plans have changed, a short note is enough.$t$);
