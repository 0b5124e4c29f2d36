/**
 * `npm run move-data`: copies the rows of an earlier version, which kept them in PGlite, into the PostgreSQL of this
 * version. Works on a copy of the old files and deletes nothing. Sessions of the staff are not copied.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { business } from '../../src/content/business.ts';
import { type Database, openDatabase } from './database.ts';
import { parseSettings } from './env.ts';
import { migrate } from './migrate.ts';
import { olderFolder } from './older-data.ts';
import { startPostgres } from './postgres-server.ts';
import { PROJECT_ROOT } from './stack.ts';
import { StartupError } from './startup-error.ts';

/** The part of PGlite that is used here. It comes with `@supabase/lite`. */
interface OldDatabase {
  query<Row>(sql: string): Promise<{ rows: Row[] }>;
  close(): Promise<void>;
}

const TABLES = `
  select n.nspname as schema, c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as identity
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'private')
  order by 1, 2`;
interface Table {
  schema: string;
  name: string;
  columns: string[];
  /** The column that numbers its rows, if there is one. */
  identity: string | null;
}

/** Copies what both databases have. Returns the number of rows per table. */
export async function copyRows(from: OldDatabase, to: Database): Promise<Map<string, number>> {
  const { rows: old } = await from.query<Table>(TABLES);
  const copied = new Map<string, number>();
  // Neither triggers nor foreign keys: the rows are moved as they are.
  const script = ["set local session_replication_role = 'replica';"];
  for (const table of await to.query<Table>(TABLES)) {
    const source = old.find(({ schema, name }) => schema === table.schema && name === table.name);
    if (source === undefined) continue;
    const place = `"${table.schema}"."${table.name}"`;
    const { rows } = await from.query<{ text: string; count: number }>(
      `select coalesce(jsonb_agg(t), '[]')::text as text, count(*)::int as count from ${place} t`,
    );
    const { text, count } = rows[0]!;
    const columns = table.columns.filter((column) => source.columns.includes(column)).map((c) => `"${c}"`);
    script.push(
      `delete from ${place};`,
      `insert into ${place} (${columns.join(', ')}) overriding system value
       select ${columns.join(', ')} from jsonb_populate_recordset(null::${place}, ${quote(text)}::jsonb);`,
    );
    if (table.identity !== null)
      script.push(
        `select setval(pg_get_serial_sequence(${quote(place)}, ${quote(table.identity)}), greatest(max("${table.identity}"), 1)) from ${place};`,
      );
    copied.set(`${table.schema}.${table.name}`, count);
  }
  await to.runScript(script.join('\n'));
  return copied;
}

const quote = (text: string) => `e'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

async function moveData(): Promise<void> {
  const { dataDir } = parseSettings(process.env, {
    projectRoot: PROJECT_ROOT,
    staffEmail: business.staffEmail,
    mailFrom: business.mailFrom,
  });
  const folder = path.join(dataDir, 'postgres');
  const older = olderFolder(dataDir);
  if (!existsSync(older)) throw new StartupError(`${older} does not exist: there is nothing to move.`);
  if (existsSync(folder))
    throw new StartupError(`${folder} exists already. This command only fills a new database.`);
  const { PGlite } = (await import('@electric-sql/pglite')) as unknown as {
    PGlite: new (folder: string) => OldDatabase;
  };
  const copy = await mkdtemp(path.join(tmpdir(), 'move-data-'));
  await cp(older, path.join(copy, 'db'), { recursive: true });
  const from = new PGlite(path.join(copy, 'db'));
  const server = await startPostgres(folder, console.log);
  const to = await openDatabase(server.url);
  try {
    await to.claimFolder(dataDir);
    await migrate(to, path.join(PROJECT_ROOT, 'supabase', 'migrations'), folder);
    for (const [table, count] of await copyRows(from, to)) console.log(`${table}: ${count}`);
    console.log(`Moved. ${older} is unchanged; delete it when you have seen that everything is there.`);
  } finally {
    await Promise.all([from.close(), to.close()]);
    await server.stop();
    await rm(copy, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  moveData().catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  });
}
