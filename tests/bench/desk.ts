/**
 * How long the staff desk's functions take in a big database: 50,000 inquiries, 200,000 messages and 1,000,000 scans. Run by
 * hand, on PostgreSQL from npm or the server of DATABASE_URL:
 *
 *   npx tsx tests/bench/desk.ts [--plans] [--inquiries=1000000]
 *
 * Creates a database of its own and drops it. Prints the median and the slowest of the runs of each call, measured in
 * the database, and exits with 1 if a median is over 100 ms. `--plans` prints the plan of each statement as well.
 */
import postgres from 'postgres';
import { createDatabase, startTestServer } from '../database/server.ts';

const INQUIRIES = Number(process.argv.find((word) => word.startsWith('--inquiries='))?.slice(12) ?? 50_000);
/** They arrive evenly over 694 days. */
const MINUTES_BETWEEN = 1_000_000 / INQUIRIES;
const SCANS = 1_000_000;
const MESSAGES = 200_000;
/** The index of a million texts takes half an hour. Without it the searches say nothing. */
const WITH_TEXTS = INQUIRIES <= 100_000;
const RUNS = 7;
const LIMIT_MS = 100;
const OWNER = 'owner@spa.example.com';
/** The owner's address in Auth, which a token names. */
const ACCOUNT = 'desk-owner@spa.example.com';

/** Words of real messages, so that trigrams and frequencies look like those of a real inbox. */
const FILL = `
  select setseed(0.5);
  alter table public.inquiries disable trigger user;
  with words as (
    select array['appointment', 'facial', 'Friday', 'morning', 'massage', 'scalp', 'treatment', 'price', 'please',
      'thank', 'you', 'would', 'like', 'know', 'whether', 'skin', 'sensitive', 'laser', 'first', 'visit', 'mother',
      'birthday', 'gift', 'card', 'available', 'weekend', 'evening', 'pregnant', 'allergy', 'peel', 'head', 'spa',
      'hair', 'loss', 'consultation', 'membership', 'package', 'before', 'wedding', 'together', 'friend'] as list
  )
  insert into public.inquiries (id, full_name, email, phone, service, message, form_source, session_id, status,
    created_at, submitted_at, opened_at, status_changed_at, answered_at, answered_by, booked_at, qr_code)
  select gen_random_uuid(),
    initcap(substr(md5(n::text), 1, 6)) || ' ' || initcap(substr(md5((n % 5000)::text), 1, 8)),
    'person' || (n % 30000) || '@example.com',
    case when n % 3 > 0 then format('(949) 555-%s', lpad((n % 10000)::text, 4, '0')) end,
    (array['Head Spa', 'HydraFacial', 'Botox', 'Laser hair removal', 'Microneedling', 'Chemical peel', null])[1 + n % 7],
    'No. ' || n || ': ' || array_to_string(array(
      select words.list[1 + floor(random() * cardinality(words.list))::integer]
      from generate_series(1, 30 + n % 40)), ' '),
    (array['main_form', 'contact_page', 'widget'])[1 + n % 3],
    md5('s' || n),
    case when n > ${INQUIRIES} - 60 or n % 400 = 0 then 'new' when n % 20 = 0 then 'spam' when n % 3 = 0 then 'answered'
      else 'closed' end,
    t.at, t.at, case when n % 2 = 0 then now() end, null,
    case when n % 20 > 0 then t.at + (n % 3000) * interval '1 minute' end,
    case when n % 20 > 0 then 'member' || (n % 6) || '@spa.example.com' end,
    case when n % 5 = 0 then t.at + interval '2 days' end,
    (array['business-card', 'bag', 'front-desk', null])[1 + n % 4]
  from words, generate_series(1, ${INQUIRIES}) n,
    lateral (select now() - (${INQUIRIES} - n) * ${MINUTES_BETWEEN} * interval '1 minute' as at) t;
  alter table public.inquiries enable trigger user;

  insert into public.inquiry_notes (id, inquiry_id, author, body)
  select gen_random_uuid(), i.id, '${OWNER}', 'Called back.' from public.inquiries i where i.phone like '%7';
  alter table public.inquiry_messages disable trigger user;
  insert into public.inquiry_messages (inquiry_id, kind, author, body, made_at)
  select i.id, (array['reply', 'answer', 'call'])[1 + n % 3], '${OWNER}', repeat('We look forward to seeing you. ', 10), now()
  from (select id, row_number() over () as place from public.inquiries limit ${MESSAGES}) i,
    generate_series(1, ${Math.max(1, Math.floor(MESSAGES / INQUIRIES))}) n;
  alter table public.inquiry_messages enable trigger user;
  insert into private.inquiry_texts (inquiry_id, who, everything)
  select i.id, t.who, t.who || ' ' || coalesce(private.phone_digits(i.phone), '') || ' '
    || private.searchable(coalesce(i.phone, '') || ' ' || i.message)
  from public.inquiries i, lateral (select private.searchable(i.full_name || ' ' || i.email) as who offset 0) t
  where ${WITH_TEXTS};
  insert into private.changed_days (day) select distinct private.day_of(created_at) from public.inquiries;
  insert into public.email_subscribers (email, created_at)
  select 'subscriber' || n || '@example.com', now() - n * interval '1 minute' from generate_series(1, 20000) n;

  alter table public.qr_analytics disable trigger b_limit;
  alter table public.qr_analytics disable trigger b_strip_referrer;
  insert into public.qr_analytics (id, qr_code, destination, session_id, utm_campaign, created_at)
  select gen_random_uuid(),
    (array['business-card', 'bag', 'front-desk', 'banner', 'junk-' || (n % 500)])[
      case when n % 100 = 0 then 5 else 1 + n % 4 end],
    '/', md5('q' || n), (array['spring', 'summer', null])[1 + n % 3],
    now() - random() * interval '700 days'
  from generate_series(1, ${SCANS}) n;
  alter table public.qr_analytics enable trigger b_limit;
  alter table public.qr_analytics enable trigger b_strip_referrer;
`;

const CALLS: [string, string][] = [
  ['list, new, newest first', `public.desk_inquiries()`],
  ['list, new, due first', `public.desk_inquiries(sort => 'due')`],
  ['list, all, newest first', `public.desk_inquiries('all')`],
  ['list, all, oldest first', `public.desk_inquiries('all', 'due')`],
  [
    'list, closed, page in the middle',
    `public.desk_inquiries('closed', after => (select jsonb_build_object('created_at',
    created_at, 'id', id) from public.inquiries order by created_at offset 25000 limit 1))`,
  ],
  [
    'list, closed, one service and source',
    `public.desk_inquiries('closed', service => 'Botox', source => 'widget')`,
  ],
  ['list, all, an unknown service', `public.desk_inquiries('all', service => 'Nothing')`],
  ['list, all, 200 rows', `public.desk_inquiries('all', page_size => 200)`],
  ['search, all, a common word', `public.desk_inquiries('all', search => 'wedding')`],
  ['search, all, one number in 50,000', `public.desk_inquiries('all', search => 'No. 31415:')`],
  ['search, all, an address', `public.desk_inquiries('all', search => 'person271@example.com')`],
  ['search, all, a phone number', `public.desk_inquiries('all', search => '(949) 555-0187')`],
  ['search, all, found nowhere', `public.desk_inquiries('all', search => 'xylophone')`],
  ['search, all, two words found nowhere', `public.desk_inquiries('all', search => 'spa wedding zebra')`],
  ['search, new, a common word', `public.desk_inquiries('new', search => 'wedding')`],
  ['search, spam, a word, due first', `public.desk_inquiries('spam', 'due', 'consultation')`],
  ['search, all, two letters', `public.desk_inquiries('all', search => 'zq')`],
  [
    'search, all, a word and a filter',
    `public.desk_inquiries('all', search => 'birthday', service => 'Botox')`,
  ],
  ['counts', 'public.desk_counts()'],
  ['filters', 'public.desk_filters()'],
  ['trouble', 'public.desk_trouble()'],
  [
    'colleagues',
    `public.desk_presence(is_writing => false,
    inquiry_id => (select id from public.inquiries order by created_at desc limit 1))`,
  ],
  ['one inquiry', `public.desk_inquiry((select id from public.inquiries order by created_at desc limit 1))`],
  ['report, 30 days', 'public.desk_report(current_date - 29, current_date)'],
  [
    'report, a month',
    `public.desk_report((date_trunc('month', now()) - interval '2 months')::date,
    (date_trunc('month', now()) - interval '1 month')::date - 1)`,
  ],
  ['report, 90 days', 'public.desk_report(current_date - 89, current_date)'],
  ['report, a year', 'public.desk_report(current_date - 364, current_date)'],
  ['subscribers', 'public.desk_subscribers()'],
  ['subscribers, search', `public.desk_subscribers('subscriber19999@')`],
  ['scans, 7 days', 'public.desk_qr_statistics(7)'],
  ['scans, 30 days', 'public.desk_qr_statistics(30)'],
  ['scans, 90 days', 'public.desk_qr_statistics(90)'],
  ['scans, all time', 'public.desk_qr_statistics()'],
  ['a person', `public.desk_person('person271@example.com')`],
  ['a person by phone', `public.desk_person('(949) 555-0187')`],
  [
    'a person by id',
    `public.desk_person(id => (select id from public.inquiries order by created_at desc limit 1))`,
  ],
];

const showPlans = process.argv.includes('--plans');
const stopServer = await startTestServer();
const database = await createDatabase();
const plans: string[] = [];
const sql = postgres(database.url, {
  max: 1,
  onnotice: ({ message }) => void (message?.startsWith('duration:') && plans.push(message)),
});
try {
  console.log(`Filling ${INQUIRIES} inquiries and ${SCANS} scans ...`);
  await sql.unsafe(FILL).simple();
  const counting = performance.now();
  await sql`select private.count_changed_days()`;
  console.log(`Counting all days took ${((performance.now() - counting) / 1000).toFixed(1)} s.`);
  // Changes of ten minutes, which are not counted yet.
  await sql.unsafe(`insert into private.changed_days (day)
    select private.day_of(now()) - (n % 10) from generate_series(1, 100) n`);
  // Autovacuum does this in a running database.
  await sql.unsafe('vacuum analyze').simple();
  await sql`select private.add_first_owner(${OWNER})`;
  await sql`insert into private.staff_accounts (email, account) values (${OWNER}, ${ACCOUNT})`;
  await checkCounts();

  let slow = 0;
  for (const [name, call] of CALLS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await measure(call));
    times.sort((one, other) => one - other);
    const median = times[Math.floor(RUNS / 2)]!;
    if (median > LIMIT_MS) slow += 1;
    console.log(`${median.toFixed(1).padStart(7)} ms  (slowest ${times.at(-1)!.toFixed(1)})  ${name}`);
    if (showPlans) console.log(await plansOf(call));
  }
  if (slow > 0) {
    console.error(`${slow} of ${CALLS.length} take longer than ${LIMIT_MS} ms.`);
    process.exitCode = 1;
  }
} finally {
  await sql.end();
  await database.drop();
  await stopServer();
}

/** Runs `work` as the owner's request, as the API does. */
function asOwner<T>(work: (connection: postgres.TransactionSql) => Promise<T>) {
  return sql.begin(async (connection) => {
    const claims = JSON.stringify({ role: 'authenticated', email: ACCOUNT, amr: [{ method: 'otp' }] });
    await connection`select set_config('request.jwt.claims', ${claims}, true)`;
    await connection`select set_config('role', 'authenticated', true)`;
    return work(connection);
  });
}

/** Milliseconds that the server needs, planning included. */
async function measure(call: string): Promise<number> {
  const argument = /\(select .*\)\)?$/s.exec(call);
  const [prepared, parameter] = argument ? await withValue(call, argument[0]) : [call, null];
  const rows = await asOwner((connection) =>
    connection.unsafe(
      `explain (analyze, timing off, format json) select ${prepared}`,
      parameter === null ? [] : [parameter],
    ),
  );
  const [plan] = (rows[0] as unknown as { 'QUERY PLAN': Record<string, number>[] })['QUERY PLAN'];
  return plan!['Planning Time']! + plan!['Execution Time']!;
}

/** Replaces a subquery in the arguments, which only the owner of the tables may run, by its value. */
async function withValue(call: string, tail: string): Promise<[string, string]> {
  const query = tail.slice(0, -1);
  const [row] = await sql.unsafe(`select (${query.replace(/^\(|\)$/g, '')})::text as value`);
  const type = call.includes('after =>') ? 'jsonb' : 'uuid';
  return [call.replace(tail, `$1::text::${type})`), (row as unknown as { value: string }).value];
}

/** The plans of the statements inside of the function, from auto_explain. */
async function plansOf(call: string): Promise<string> {
  await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
    set auto_explain.log_nested_statements = on; set auto_explain.log_level = 'notice';
    set client_min_messages = 'notice'`);
  plans.length = 0;
  await measure(call);
  await sql.unsafe('set auto_explain.log_min_duration = -1');
  return plans
    .filter((plan) => /public\.inquiries|email_subscribers|qr_days/.test(plan))
    .join('\n')
    .replace(/^/gm, '           ');
}

/** The counts per day must say what the scans say. */
async function checkCounts(): Promise<void> {
  const [row] = await sql<{ wrong: number }[]>`
    select count(*)::integer as wrong from (
      select private.day_of(created_at), qr_code, coalesce(utm_campaign, ''), count(*)
      from public.qr_analytics group by 1, 2, 3
      except select day, qr_code, campaign, visits from private.qr_days) x`;
  if (row?.wrong !== 0) throw new Error(`${row?.wrong} counts per day are wrong`);
}
