-- Why: with a million mail jobs, every sweep read all of them twice to count the mails of the last day, and the digest
-- read all of them once for each of its parts. A load test found it (tests/bench/backend.ts).

-- The digest asks for the jobs of a day, retention for those of two years ago.
create index email_jobs_created_at on private.email_jobs (created_at);
-- The same for sign-ups. Retention looks at every sweep.
create index subscribe_requests_created_at on private.subscribe_requests (created_at);

-- As before. It names the kinds and compares with now(), because otherwise the planner can't use the index
-- email_jobs_to_visitors.
create or replace function private.mails_left(kind text) returns integer
language sql stable set search_path = ''
as $$
  select least(
    (select allowed from private.mail_limits where name = mails_left.kind || '_mails_per_hour')
      - count(*) filter (where sent_at is null or sent_at > now() - interval '1 hour'),
    (select allowed from private.mail_limits where name = mails_left.kind || '_mails_per_day') - count(*))::integer
  from private.email_jobs e
  where e.kind = mails_left.kind and e.kind in ('welcome', 'confirmation')
    and (sent_at > now() - interval '1 day'
      or state in ('claimed', 'handing_over') and claimed_until > clock_timestamp())
$$;
revoke all on function private.mails_left(text) from public;
