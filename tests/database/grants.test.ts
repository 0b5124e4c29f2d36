import { expect, it } from 'vitest';
import { INQUIRY_FIELDS } from '../../supabase/functions/_shared/inquiry-fields.ts';
import { outcome, refusal, useDatabase } from './harness.ts';
import { anInquiry, aScan, insert } from './rows.ts';

const database = useDatabase();

/** Everything that anon, authenticated or everyone may do in our schemas, in words. */
async function visitorsRights(): Promise<string[]> {
  const rows = await database.owner<{ what: string }>(`
    with grants as (
      select 'schema ' || nspname as thing, nspacl as acl from pg_namespace where nspname in ('public', 'private')
      union all
      select 'table ' || c.relnamespace::regnamespace || '.' || c.relname, c.relacl
      from pg_class c where c.relnamespace::regnamespace::text in ('public', 'private') and c.relkind in ('r', 'v', 'S')
      union all
      select 'column ' || c.relnamespace::regnamespace || '.' || c.relname || '.' || a.attname, a.attacl
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace::regnamespace::text in ('public', 'private')
      union all
      select 'function ' || p.pronamespace::regnamespace || '.' || p.proname,
        coalesce(p.proacl, acldefault('f', p.proowner))
      from pg_proc p where p.pronamespace::regnamespace::text in ('public', 'private')
    )
    select case x.grantee when 0 then 'everyone' else x.grantee::regrole::text end
      || ': ' || lower(x.privilege_type) || ' ' || thing as what
    from grants, aclexplode(acl) x
    where x.grantee = 0 or x.grantee in ('anon'::regrole, 'authenticated'::regrole)
    order by 1`);
  return rows.map((row) => row.what);
}

/** The columns of `inquiries` that visitors fill in. */
const WRITTEN = Object.values(INQUIRY_FIELDS).map(({ column }) => column);

const VISITORS_RIGHTS = [
  'anon: execute function public.case_photo',
  'anon: execute function public.check_request',
  'anon: execute function public.subscribe',
  ...[
    ...WRITTEN,
    'form_source',
    'id',
    'referrer',
    'session_id',
    'submitted_at',
    'suspected',
    'user_agent',
  ].map((column) => `anon: insert column public.inquiries.${column}`),
  ...[
    'browser',
    'destination',
    'device_type',
    'id',
    'os',
    'qr_code',
    'referrer',
    'scanned_at',
    'session_id',
    'user_agent',
    'utm_campaign',
    'utm_medium',
    'utm_source',
  ].map((column) => `anon: insert column public.qr_analytics.${column}`),
  'anon: select table public.site_settings',
  'anon: usage schema public',
  ...[
    'desk_counts',
    'desk_erase_person',
    'desk_export_person',
    'desk_export_subscribers',
    'desk_filters',
    'desk_inquiries',
    'desk_inquiry',
    'desk_me',
    'desk_name',
    'desk_person',
    'desk_presence',
    'desk_push_off',
    'desk_push_on',
    'desk_qr_statistics',
    'desk_report',
    'desk_retry_mails',
    'desk_site_check',
    'desk_subscribers',
    'desk_trouble',
    'desk_unsubscribe',
  ].map((name) => `authenticated: execute function public.${name}`),
  // For policies, which run as the caller.
  'authenticated: execute function private.desk_role',
  'authenticated: execute function private.signed_in_address',
  'authenticated: execute function public.case_photo',
  'authenticated: execute function public.check_request',
  ...[
    ...WRITTEN,
    'answered_at',
    'answered_by',
    'assigned_at',
    'assignee',
    'booked_at',
    'client_wrote_at',
    'close_reason',
    'created_at',
    'entered_by',
    'form_source',
    'id',
    'notified_at',
    'opened_at',
    'reopened_at',
    'status',
    'status_changed_at',
    'submitted_at',
    'suspected',
    'waiting_since',
  ].map((column) => `authenticated: select column public.inquiries.${column}`),
  ...['email', 'form_source', 'full_name', 'id', 'message', 'phone', 'service', 'submitted_at'].map(
    (column) => `authenticated: insert column public.inquiries.${column}`,
  ),
  'authenticated: update column public.inquiries.assignee',
  'authenticated: update column public.inquiries.status',
  'authenticated: select table public.inquiry_events',
  ...['action', 'detail', 'id', 'inquiry_id', 'made_at'].map(
    (column) => `authenticated: insert column public.inquiry_events.${column}`,
  ),
  'authenticated: select table public.inquiry_notes',
  ...['body', 'id', 'inquiry_id', 'made_at'].map(
    (column) => `authenticated: insert column public.inquiry_notes.${column}`,
  ),
  ...[
    'author',
    'body',
    'created_at',
    'direction',
    'files',
    'id',
    'inquiry_id',
    'kind',
    'made_at',
    'sent_at',
    'subject',
  ].map((column) => `authenticated: select column public.inquiry_messages.${column}`),
  ...['body', 'id', 'inquiry_id', 'made_at'].map(
    (column) => `authenticated: insert column public.inquiry_messages.${column}`,
  ),
  'authenticated: delete table public.reply_templates',
  'authenticated: select table public.reply_templates',
  ...['body', 'id', 'title'].map((column) => `authenticated: insert column public.reply_templates.${column}`),
  ...['body', 'title'].map((column) => `authenticated: update column public.reply_templates.${column}`),
  'authenticated: delete table public.staff',
  'authenticated: select table public.staff',
  'authenticated: insert column public.staff.email',
  'authenticated: insert column public.staff.role',
  'authenticated: update column public.staff.role',
  'authenticated: select table public.staff_presence',
  'authenticated: select table public.site_changes',
  'authenticated: select table public.site_settings',
  'authenticated: usage schema public',
  // PostgreSQL's own default.
  'everyone: usage schema public',
];

it('what is new in the schema public is open to visitors, as in a hosted project, until a migration revokes it', async () => {
  await database.runScript(
    'create table public.forgotten (); create function public.forgotten() returns int return 1',
  );
  const rights = (await visitorsRights()).filter((right) => right.includes('forgotten'));
  await database.runScript('drop table public.forgotten; drop function public.forgotten');
  for (const role of ['anon', 'authenticated']) {
    expect(rights).toContain(`${role}: select table public.forgotten`);
    expect(rights).toContain(`${role}: execute function public.forgotten`);
  }
});

it('visitors have exactly these rights', async () => {
  expect(await visitorsRights()).toEqual([...VISITORS_RIGHTS].sort());
});

it.each([
  [`public.claim_email_job('inquiry', gen_random_uuid())`],
  ['public.claim_due_email_jobs(1)'],
  ['public.finish_email_job(1, true)'],
  [`public.fail_email_job(1, 1, 'x')`],
  [`public.accept_inquiry('{}')`],
  [`public.form_submission_id('x')`],
  [`public.unsubscribe('a@b.co')`],
  [`public.create_sign_in_code('a@b.co')`],
  [`public.redeem_sign_in_code('a@b.co', '12345678', 'x')`],
  [`public.count_sign_in('code', 'a@b.co')`],
  [`private.add_first_owner('a@b.co')`],
  [`private.log_event('opened')`],
  ['private.queue_digest()'],
  ['private.delete_short_lived()'],
])('visitors cannot call %s', async (call) => {
  for (const role of ['anon', 'authenticated'] as const) {
    expect((await refusal(database.as(role, `select ${call}`))).code).toBe('42501');
  }
});

it('only the owner reaches the private schema', async () => {
  for (const role of ['anon', 'authenticated', 'service_role'] as const) {
    for (const table of [
      'email_jobs',
      'flood_counters',
      'form_posts',
      'qr_days',
      'secrets',
      'subscribe_requests',
    ]) {
      expect((await refusal(database.as(role, `select * from private.${table}`))).code).toBe('42501');
    }
  }
});

it('every table that the API shows has row-level security', async () => {
  const open = await database.owner(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
  );
  expect(open).toEqual([]);
});

it('every security definer function has a fixed search path', async () => {
  const loose = await database.owner(
    `select proname from pg_proc where pronamespace::regnamespace::text in ('public', 'private') and prosecdef
     and not coalesce(proconfig::text[] @> array['search_path=""'], false)`,
  );
  expect(loose).toEqual([]);
});

it('row-level security shows visitors no row, even if everything were granted', async () => {
  await insert(database, 'anon', 'inquiries', anInquiry());
  await insert(database, 'anon', 'qr_analytics', aScan());
  const tables = [
    'inquiries',
    'qr_analytics',
    'email_subscribers',
    'staff',
    'inquiry_notes',
    'inquiry_events',
    'staff_presence',
  ];
  for (const role of ['anon', 'authenticated'] as const) {
    await database.runScript(`grant usage on schema private to ${role};
      grant execute on all functions in schema private to ${role};
      ${tables.map((table) => `grant all on public.${table} to ${role};`).join('\n')}`);
    for (const table of tables) {
      expect(await database.as(role, `select * from public.${table}`)).toEqual([]);
      expect(await outcome(database.as(role, `delete from public.${table} returning *`))).toEqual([]);
    }
  }
});
