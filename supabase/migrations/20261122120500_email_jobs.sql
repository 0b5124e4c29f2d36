-- Why: the staff must get every inquiry exactly once, whatever the visitor's phone does after the insert. So the
-- intention to send is a row of its own, written in the inquiry's transaction (a transactional outbox), and a sender
-- must claim it first. How jobs are claimed and finished: *_email_delivery.sql.

create table private.email_jobs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('inquiry', 'confirmation', 'welcome', 'digest')),
  -- inquiry, confirmation: the inquiry's id. welcome: the id of the subscribe request, so that a returning subscriber
  -- gets a new job. digest: derived from the day and the number of the mail.
  subject_id uuid not null,
  -- inquiry: its content, if the table refused the row for good; removed once sent. digest: the days and what the last
  -- one listed.
  payload jsonb,
  -- waiting: to be sent. claimed: a sender works on it. handing_over: a sender is talking to the mail server.
  -- void: nothing left to send. failed: given up (mails to visitors only). unknown: handed over twice without an
  -- answer, so that it may have arrived twice.
  state text not null default 'waiting'
    check (state in ('waiting', 'claimed', 'handing_over', 'sent', 'void', 'failed', 'unknown')),
  attempts integer not null default 0,
  -- When the sender's lease ends.
  claimed_until timestamptz,
  -- An earlier hand-over ended without an answer of the mail server, so the mail may have arrived already.
  repeated boolean not null default false,
  -- Since when every attempt has failed.
  failing_since timestamptz,
  -- When the next attempt is due, or a job whose sender has died. The sweep leaves a fresh job to the visitor's own call, which is on its way.
  next_attempt_at timestamptz not null default now() + interval '20 seconds',
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 80),
  created_at timestamptz not null default now(),
  unique (kind, subject_id)
);
create index email_jobs_due on private.email_jobs (next_attempt_at)
  where state in ('waiting', 'claimed', 'handing_over');
create index email_jobs_to_visitors on private.email_jobs (kind, sent_at) where kind in ('welcome', 'confirmation');
revoke all on private.email_jobs from public, anon, authenticated, service_role;

create function private.queue_inquiry_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.email_jobs (kind, subject_id) values ('inquiry', new.id)
  on conflict (kind, subject_id) do nothing;
  return null;
end
$$;
revoke all on function private.queue_inquiry_email() from public;
create trigger queue_email after insert on public.inquiries
  for each row execute function private.queue_inquiry_email();
