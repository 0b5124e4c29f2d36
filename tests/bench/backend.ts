/**
 * What the database carries: inquiries accepted and mail jobs done per second at 1 to 200 clients, and how long the digest and
 * the retention jobs take, in an empty database and in a big one. Run by hand, with PostgreSQL 15 or newer:
 *
 *   npx tsx tests/bench/backend.ts [--inquiries 1000000 --scans 10000000]
 *
 * Each client is one visitor after the other: a transaction with the role, headers and checks of the API. Clients and
 * PostgreSQL share this machine. Creates a database of its own and drops it.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { createDatabase, startTestServer } from '../database/server.ts';

const CLIENTS = [1, 10, 50, 200];
/** A pool, as PostgREST and Supavisor have. PostgreSQL allows 100 connections unless it is told otherwise. */
const MAX_CONNECTIONS = 50;
const LOAD_MS = 5000;
const CLAIM = 20;
const SCANS_AT_ONCE = 1_000_000;

const { values } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '1000000' },
    scans: { type: 'string', default: '10000000' },
  },
});
const inquiries = Number(values.inquiries);
const scans = Number(values.scans);

/** The text search index is built afterwards: filling it row by row takes an hour. */
const FILL_INQUIRIES = `
  alter table public.inquiries disable trigger user;
  drop index if exists private.inquiry_texts_everything;
  insert into public.inquiries (id, full_name, email, phone, message, session_id, status, created_at, submitted_at)
  select gen_random_uuid(), 'Guest ' || n, 'person' || (n % 300000) || '@example.com', '(949) 555-0187',
    'No. ' || n || ': do you have time on Friday?', md5('s' || n),
    case when n > ${inquiries} - 100 then 'new' when n % 20 = 0 then 'spam' else 'answered' end,
    now() - interval '720 days' * ((${inquiries} - n)::float8 / ${inquiries}), now()
  from generate_series(1, ${inquiries}) n;
  alter table public.inquiries enable trigger user;
  insert into private.email_jobs (kind, subject_id, state, attempts, created_at, next_attempt_at, sent_at)
  select 'inquiry', id, 'sent', 1, created_at, created_at, created_at from public.inquiries
    on conflict do nothing;
`;
const fillScans = (from: number) => `
  alter table public.qr_analytics disable trigger b_limit;
  alter table public.qr_analytics disable trigger b_strip_referrer;
  insert into public.qr_analytics (id, qr_code, destination, session_id, created_at)
  select gen_random_uuid(), (array['business-card', 'bag', 'front-desk', 'banner'])[1 + n % 4], '/', md5('q' || n),
    now() - interval '720 days' * ((${scans} - n)::float8 / ${scans})
  from generate_series(${from + 1}, ${from + SCANS_AT_ONCE}) n;
  alter table public.qr_analytics enable trigger b_limit;
  alter table public.qr_analytics enable trigger b_strip_referrer;
`;

const stopServer = await startTestServer();
const database = await createDatabase();
const sql = postgres(database.url, { max: MAX_CONNECTIONS, onnotice: () => {} });

interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

/** Lets so many clients repeat `work` for a while. `work` returns how much it has done. */
async function load(clients: number, work: () => Promise<number>): Promise<Load> {
  const times: number[] = [];
  let done = 0;
  const start = performance.now();
  const client = async () => {
    while (performance.now() - start < LOAD_MS) {
      const before = performance.now();
      const count = await work();
      times.push(performance.now() - before);
      done += count;
      if (count === 0) return;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = (done * 1000) / (performance.now() - start);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1]!;
  return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** One inquiry of a visitor whom nobody has seen before, as the API inserts it. */
async function insertInquiry(): Promise<number> {
  const id = randomUUID();
  const headers = JSON.stringify({ 'cf-connecting-ip': `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1` });
  await sql.begin((transaction) => [
    transaction`select set_config('request.headers', ${headers}, true), set_config('role', 'anon', true)`,
    transaction`insert into public.inquiries (id, full_name, email, message, form_source, session_id, submitted_at)
      values (${id}, 'Ada Sample', ${`${id}@example.org`}, 'Do you have time on Friday?', 'main_form', ${id}, now())`,
  ]);
  return 1;
}

/** Claims mails that are due and finishes them, as a sweep does whose mail server answers at once. */
async function drain(): Promise<number> {
  const as = `select set_config('role', 'service_role', true)`;
  const [, [claimed]] = (await sql.begin((transaction) => [
    transaction.unsafe(as),
    transaction`select public.claim_due_email_jobs(${CLAIM}) as jobs`,
  ])) as unknown as [unknown, [{ jobs: { jobId: number; attempt: number }[] }]];
  for (const { jobId, attempt } of claimed.jobs) {
    await sql.begin((transaction) => [
      transaction.unsafe(as),
      transaction`select public.begin_email_hand_over(${jobId}, ${attempt})`,
    ]);
    await sql.begin((transaction) => [
      transaction.unsafe(as),
      transaction`select public.finish_email_job(${jobId}, false)`,
    ]);
  }
  return claimed.jobs.length;
}

/** Milliseconds of one statement after another, whose changes are rolled back. The median of three. */
async function time(statement: string, before = ''): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    await sql
      .begin(async (transaction) => {
        await transaction.unsafe(before).simple();
        const start = performance.now();
        await transaction.unsafe(statement);
        times.push(performance.now() - start);
        throw new RollBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RollBack)) throw error;
      });
  }
  return times.toSorted((one, other) => one - other)[1]!;
}
class RollBack extends Error {}

/** What the daily job finds after two years: the rows of one day. */
const AGE_A_DAY = `
  select set_config('session_replication_role', 'replica', true);
  update public.inquiries set created_at = created_at - interval '12 days' where created_at < now() - interval '719 days';
  update public.qr_analytics set created_at = created_at - interval '12 days'
    where created_at < now() - interval '719 days';
  update private.email_jobs set created_at = created_at - interval '12 days'
    where created_at < now() - interval '719 days';
  select set_config('session_replication_role', 'origin', true);`;

const ms = (value: number) => value.toFixed(1).padStart(8);

async function measure(title: string): Promise<void> {
  console.log(`\n${title}`);
  console.log('clients   inquiries/s   p50 ms  p95 ms  p99 ms    mail jobs/s');
  for (const clients of CLIENTS) {
    const inserts = await load(clients, insertInquiry);
    await sql`update private.email_jobs set next_attempt_at = now() where state = 'waiting'`;
    const mails = await load(clients, drain);
    await sql`update private.email_jobs set state = 'sent', sent_at = now() where state <> 'sent'`;
    console.log(
      `${String(clients).padStart(7)} ${inserts.perSecond.toFixed(0).padStart(13)} ${ms(inserts.p50)}${ms(inserts.p95)}${ms(inserts.p99)} ${mails.perSecond.toFixed(0).padStart(14)}`,
    );
  }
  for (const [name, statement] of [
    ['digest of yesterday', `select public.digest_of(current_date - 1)`],
    ['queueing the digest', `select private.queue_digest()`],
    ['sweep without mails', `select public.claim_due_email_jobs(0)`],
    ['whether mails are due', `select private.has_due_email_jobs()`],
    ['deleting what is short-lived', `select private.delete_short_lived()`],
  ] as const)
    console.log(`${ms(await time(statement))} ms  ${name}`);
  console.log(
    `${ms(await time('select private.delete_expired()', AGE_A_DAY))} ms  deleting what has expired in a day`,
  );
}

try {
  await measure('Empty');
  console.log(`\nFilling ${inquiries} inquiries with their mail jobs, and ${scans} scans ...`);
  const [index] = await sql<
    { script: string }[]
  >`select pg_get_indexdef('private.inquiry_texts_everything'::regclass) as script`;
  await sql.unsafe(FILL_INQUIRIES).simple();
  for (let from = 0; from < scans; from += SCANS_AT_ONCE) await sql.unsafe(fillScans(from)).simple();
  await sql.unsafe(index!.script).simple();
  await sql.unsafe('vacuum analyze').simple();
  await measure(`${inquiries} inquiries, ${scans} scans`);
} finally {
  await sql.end();
  await database.drop();
  await stopServer();
}
