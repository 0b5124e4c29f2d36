-- Why: changes overtake each other on their way from several devices, or from one. Whatever the order in which they arrive,
-- the inquiry must end as if they had come in the order in which they were made, and what a client wrote must not be closed
-- by somebody who had not read it. A change that arrives after a later one used to be weighed against its two neighbors in
-- the log, which misses an appointment that is made, taken back and closed within a second.

-- The inquiry as its log tells it: every change of the status in the order in which they were made. For a change that
-- arrives after a later one. `latest`: an entry that is not stored yet.
create function private.replay(inquiry public.inquiries, latest public.inquiry_events default null) returns void
language plpgsql set search_path = ''
as $$
declare
  entry public.inquiry_events;
begin
  inquiry.status := 'new';
  inquiry.status_changed_at := null;
  inquiry.answered_at := null;
  inquiry.answered_by := null;
  inquiry.booked_at := null;
  inquiry.close_reason := null;
  for entry in
    select e.* from (
      select l.* from public.inquiry_events l where l.inquiry_id = inquiry.id
      union all select latest.* where latest.id is not null) e
    order by e.made_at, e.created_at
  loop
    case
      when entry.action in ('answered', 'waiting', 'booked', 'closed', 'spam', 'reopened') then
        inquiry := private.with_status(inquiry, case entry.action when 'reopened' then 'new' else entry.action end,
          entry.made_at, entry.actor, entry.detail ->> 'reason');
      when entry.action = 'replied' or entry.action = 'called' and entry.detail ->> 'outcome' = 'reached' then
        inquiry := private.with_status(inquiry, private.answered_status(inquiry.status), entry.made_at, entry.actor);
      -- As file_mail() and private.reopen_undelivered() do.
      when entry.action = 'received' and inquiry.status <> 'spam'
        or entry.action = 'undelivered' and inquiry.status not in ('new', 'spam') then
        inquiry.status := 'new';
        inquiry.status_changed_at := entry.made_at;
        inquiry.close_reason := null;
        if entry.action = 'undelivered' then
          inquiry.answered_at := null;
          inquiry.answered_by := null;
        end if;
      else
    end case;
  end loop;
  update public.inquiries i
  set (status, status_changed_at, answered_at, answered_by, booked_at, close_reason)
    = (inquiry.status, inquiry.status_changed_at, inquiry.answered_at, inquiry.answered_by, inquiry.booked_at,
      inquiry.close_reason)
  where i.id = inquiry.id;
end
$$;
revoke all on function private.replay(public.inquiries, public.inquiry_events) from public;

-- Applies an event that came through the REST API. 404 with code inquiry_gone: the inquiry has been deleted.
create or replace function private.apply_inquiry_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  inquiry public.inquiries;
  wanted text := case when new.action in ('answered', 'waiting', 'booked', 'closed', 'spam') then new.action
    when new.action = 'reopened' then 'new' end;
  reason text := case new.action when 'closed' then new.detail ->> 'reason' end;
  taker text;
  applied boolean;
begin
  new.actor := private.require_staff();
  new.created_at := now();
  -- A repetition goes on to the primary key, whatever has happened since.
  if exists (select from public.inquiry_events e where e.id = new.id) then
    return new;
  end if;
  if new.action not in ('answered', 'waiting', 'booked', 'closed', 'spam', 'reopened', 'assigned', 'opened', 'called')
    or reason not in ('price', 'no_reply', 'elsewhere', 'unsuitable', 'question', 'other')
    or new.action = 'assigned' and not coalesce(new.detail ? 'assignee', false)
    or new.action = 'called' and coalesce(new.detail ->> 'outcome', '') not in ('reached', 'no_answer', 'left_message') then
    raise invalid_parameter_value using message = 'invalid_action';
  end if;
  select * into inquiry from public.inquiries i where i.id = new.inquiry_id for update;
  if not found then
    perform private.refuse(404, 'inquiry_gone', 'There is no such inquiry');
  end if;
  new.made_at := private.plausible_time(new.made_at, inquiry.created_at);

  -- The call belongs to the thread, whichever status counts.
  if new.action = 'called' then
    insert into public.inquiry_messages (id, inquiry_id, kind, author, body, made_at)
    values (new.id, inquiry.id, 'call', new.actor, new.detail ->> 'outcome', new.made_at);
    if new.detail ->> 'outcome' = 'reached' then
      wanted := private.answered_status(inquiry.status);
    end if;
  end if;
  if wanted is not null then
    applied := inquiry.status_changed_at is null or new.made_at >= inquiry.status_changed_at;
    new.detail := jsonb_build_object('applied', applied, 'from', inquiry.status, 'to', wanted)
      || case new.action when 'called' then jsonb_build_object('outcome', 'reached') else '{}' end
      || case when reason is null then '{}' else jsonb_build_object('reason', reason) end;
    if applied then
      perform private.set_status(inquiry, wanted, new.made_at, new.actor, reason);
    else
      perform private.replay(inquiry, new);
    end if;
  elsif new.action = 'assigned' then
    taker := private.folded_address(new.detail ->> 'assignee');
    applied := (inquiry.assigned_at is null or new.made_at >= inquiry.assigned_at)
      and (taker is null or exists (select from public.staff s where s.email = taker for key share));
    new.detail := jsonb_build_object('applied', applied, 'from', inquiry.assignee, 'assignee', left(taker, 254));
    update public.inquiries i set assignee = taker, assigned_at = new.made_at where applied and i.id = inquiry.id;
  elsif new.action = 'called' then
    new.detail := jsonb_build_object('outcome', new.detail ->> 'outcome');
  else
    -- What was opened before the client wrote again is unread.
    applied := new.made_at >= coalesce(inquiry.status_changed_at, '-infinity')
      and (inquiry.opened_at is null or new.made_at < inquiry.opened_at);
    new.detail := jsonb_build_object('applied', applied);
    update public.inquiries i set opened_at = new.made_at where applied and i.id = inquiry.id;
  end if;
  return new;
end
$$;
drop function private.keep_late_status(public.inquiries, text, timestamptz, text);

-- What replying does to the inquiry, unless a later change counts: it is answered, and belongs to who replied if it was
-- nobody's. Both are logged as a change by hand would be.
create or replace function private.apply_reply() returns trigger
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
  insert into public.inquiry_events (inquiry_id, actor, action, detail, made_at)
  values (inquiry.id, new.author, 'replied', jsonb_build_object('message', new.id, 'from', inquiry.status), new.made_at);
  if inquiry.status_changed_at is null or new.made_at >= inquiry.status_changed_at then
    perform private.set_status(inquiry, private.answered_status(inquiry.status), new.made_at, new.author);
  else
    perform private.replay(inquiry);
  end if;
  if inquiry.assignee is null and (inquiry.assigned_at is null or new.made_at >= inquiry.assigned_at) then
    perform private.log_event('assigned',
      jsonb_build_object('applied', true, 'from', null, 'assignee', new.author), inquiry.id);
    update public.inquiries i set assignee = new.author, assigned_at = new.made_at where i.id = inquiry.id;
  end if;
  return new;
end
$$;

-- Files a mail that came to an inquiry's address. `mail`: {"id", "from", "subject", "text", "kind", "files", "at"}, already read and
-- cut to size. Returns filed, known (it came before), unknown (no such inquiry: erased, or a forged token), or full
-- (more than 100 mails in a day). An answer or a bounce opens the inquiry again, unless it is spam.
create or replace function public.file_mail(token text, mail jsonb) returns text
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
    set status = 'new', opened_at = null, close_reason = null, status_changed_at = now(),
      client_wrote_at = case when file_mail.mail ->> 'kind' = 'answer' then now() else i.client_wrote_at end,
      -- The promise counts from this mail, unless an earlier one is unanswered.
      reopened_at = case when file_mail.mail ->> 'kind' = 'answer' and i.status <> 'new' then now() else i.reopened_at end
    where i.id = inquiry.id and i.status <> 'spam';
  end if;
  return 'filed';
end
$$;
