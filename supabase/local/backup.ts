/** Backups of the database: every row of ours in one file, read in one snapshot, with nothing but what npm installs. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Client } from 'pg';
import { StartupError } from './startup-error.ts';

/** How many rows of each table were written or read, by "schema.table". */
export type Counts = Readonly<Record<string, number>>;

/** A line of the file: first which database it is, then rows, at last how many there must be. */
interface Head {
  migrations: string[];
}
interface Batch {
  table: string;
  rows: Record<string, unknown>[];
}
interface End {
  counts: Counts;
}

const BATCH_ROWS = 1000;
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as table,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as identity
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'private')
  order by 1`;
interface Table {
  table: string;
  columns: string[];
  /** The column that numbers its rows, if there is one. */
  identity: string | null;
}

/** Runs `work` in one transaction of its own connection. An error undoes all of it. */
async function inTransaction<T>(url: string, mode: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  // The statement that waits rejects, too.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`begin ${mode}; set local statement_timeout = 0`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // Without the commit, the end of the connection undoes everything.
    await client.end();
  }
}

const migrationsOf = async (client: Client): Promise<string[]> =>
  (
    await client.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by 1',
    )
  ).rows.map(({ version }) => version);

/**
 * Writes every row of the schemas public and private into a new file that only its owner may read. The server may run.
 * @throws if the file exists
 */
export async function writeBackup(url: string, file: string): Promise<Counts> {
  const lines = new PassThrough();
  const written = pipeline(lines, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  const write = async (line: string) => {
    if (lines.write(`${line}\n`)) return;
    await Promise.race([new Promise((resolve) => lines.once('drain', resolve)), written]);
  };
  const reading = inTransaction(url, 'isolation level repeatable read read only', async (client) => {
    await write(JSON.stringify({ migrations: await migrationsOf(client) } satisfies Head));
    const counts: Record<string, number> = {};
    for (const { table } of (await client.query<Table>(TABLES)).rows) {
      counts[table] = 0;
      await client.query(`declare entries no scroll cursor for select to_jsonb(t) as entry from ${table} t`);
      for (;;) {
        const { rows } = await client.query<{ entry: Batch['rows'][number] }>(
          `fetch ${BATCH_ROWS} from entries`,
        );
        if (rows.length === 0) break;
        counts[table] += rows.length;
        await write(JSON.stringify({ table, rows: rows.map(({ entry }) => entry) } satisfies Batch));
      }
      await client.query('close entries');
    }
    await write(JSON.stringify({ counts } satisfies End));
    return counts;
  }).finally(() => lines.end());
  const [counts] = await Promise.all([reading, written]);
  return counts;
}

/**
 * Puts the rows of a backup in the place of those of the database: all of them or, after an error, none. The database
 * must have every migration that the backup has.
 * @param replace whether inquiries and subscribers that are there may go
 * @throws StartupError if it holds some and they may not, or if the backup is not whole or of a newer version
 */
export async function restoreBackup(url: string, file: string, { replace = false } = {}): Promise<Counts> {
  return inTransaction(url, '', async (client) => {
    const [held] = (
      await client.query<{ count: number }>(
        'select (select count(*) from public.inquiries) + (select count(*) from public.email_subscribers) as count',
      )
    ).rows;
    if (Number(held!.count) > 0 && !replace)
      throw new StartupError(
        `The database holds ${held!.count} inquiries and subscribers. Back them up first, then add --replace to put the backup in their place.`,
      );
    // Neither triggers nor foreign keys: the rows come back as they were.
    await client.query("set local session_replication_role = 'replica'");
    const tables = new Map((await client.query<Table>(TABLES)).rows.map((table) => [table.table, table]));
    for (const table of tables.keys()) await client.query(`delete from ${table}`);

    const counts: Record<string, number> = {};
    let end: End | undefined;
    for await (const line of linesOf(file)) {
      const entry = JSON.parse(line) as Head | Batch | End;
      if ('migrations' in entry) await refuseNewer(client, entry.migrations);
      else if ('counts' in entry) end = entry;
      else {
        await insert(client, tables.get(entry.table), entry);
        counts[entry.table] = (counts[entry.table] ?? 0) + entry.rows.length;
      }
    }
    const isWhole = end && Object.entries(end.counts).every(([name, count]) => (counts[name] ?? 0) === count);
    if (!isWhole) throw new StartupError(`${file} is not whole. Nothing was changed.`);
    for (const { table, identity } of tables.values())
      if (identity !== null)
        await client.query(
          `select setval(pg_get_serial_sequence($1, $2), greatest(max("${identity}"), 1)) from ${table}`,
          [table, identity],
        );
    return end!.counts;
  });
}

async function refuseNewer(client: Client, migrations: readonly string[]): Promise<void> {
  const known = await migrationsOf(client);
  const unknown = migrations.find((version) => !known.includes(version));
  if (unknown !== undefined)
    throw new StartupError(
      `The backup is of a version with the migration ${unknown}, which this database lacks. Apply it first.`,
    );
}

/** Columns that are newer than the backup keep their defaults. */
async function insert(client: Client, table: Table | undefined, { rows, ...batch }: Batch): Promise<void> {
  if (table === undefined) throw new StartupError(`The database has no table ${batch.table}.`);
  const columns = table.columns
    .filter((column) => column in rows[0]!)
    .map((column) => `"${column}"`)
    .join(', ');
  await client.query(
    `insert into ${table.table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table.table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** @throws StartupError if it is no file of ours, or ends too early */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = new PassThrough();
  const reading = pipeline(createReadStream(file), createGunzip(), text);
  // The loop below gets the same error.
  reading.catch(() => {});
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity });
    await reading;
  } catch (error) {
    throw new StartupError(`${file} cannot be read (${(error as Error).message}). Nothing was changed.`);
  }
}
