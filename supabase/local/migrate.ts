import { appliedVersions, ensureHistoryTable, splitSqlStatements } from '@supabase/lite';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.ts';
import { StartupError } from './startup-error.ts';

const FILE = /^(\d{14})_(.+)\.sql$/;
/** Makes two starts on one PostgreSQL server wait for each other. The number is arbitrary. */
const LOCK = 'select pg_advisory_xact_lock(4173150915);';

interface Migration {
  file: string;
  version: string;
  name: string;
  sql: string;
}

/**
 * Creates Supabase's roles if they are missing, then applies the migrations that this database has not seen, each in
 * one transaction with its entry in the history table that the Supabase CLI and `@supabase/lite` share.
 *
 * Lite's own `applyPendingMigrations` sends BEGIN, the statements and COMMIT through a pool, so on a real server they
 * use different connections.
 *
 * @param place names the database in an error, for example "The database in /data/db"
 * @returns the names of the files that were applied now
 * @throws StartupError if a migration fails (nothing of it is applied), or if the database has migrations that this
 * version of the project does not have (nothing is changed)
 */
export async function migrate(database: Database, folder: string, place: string): Promise<string[]> {
  await ensureHistoryTable(database.connection);
  const migrations = await readMigrations(folder);
  const known = await appliedVersions(database.connection);
  const foreign = known.find((version) => !migrations.some((migration) => migration.version === version));
  if (foreign !== undefined) {
    throw new StartupError(
      `${place} was created by another version of this project (supabase/migrations has no ${foreign}), and may hold inquiries. Start that version, or begin with an empty database: set DATA_DIR or DATABASE_URL to another one.`,
    );
  }
  await runLocalScript(database, 'roles.sql');
  const applied: string[] = [];
  for (const { file, version, name, sql } of migrations) {
    if (known.includes(version)) continue;
    try {
      await database.runScript(
        // A migration may have changed the search path for its transaction.
        [LOCK, sql, ';set local search_path = public;', historyEntry(version, name, sql)].join('\n'),
      );
    } catch (error) {
      // Another start on the same server applied it first.
      if ((await appliedVersions(database.connection)).includes(version)) continue;
      throw new StartupError(`The migration ${file} failed: ${(error as Error).message}.`);
    }
    applied.push(file);
  }
  return applied;
}

/** Adds what `@supabase/lite` needs beside the migrations. Runs at every start, before the first request. */
export async function applyWorkarounds(database: Database): Promise<void> {
  await runLocalScript(database, 'lite-workarounds.sql');
  await runLocalScript(database, 'buckets.sql');
}

async function runLocalScript(database: Database, name: string): Promise<void> {
  const sql = await readFile(path.join(import.meta.dirname, name), 'utf8');
  await database.runScript([LOCK, sql].join('\n'));
}

/** What lite's `recordVersion` writes, as text, so that it shares the migration's transaction. */
function historyEntry(version: string, name: string, sql: string): string {
  const statements = splitSqlStatements(sql).map(quote).join(', ');
  return `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${quote(version)}, ${quote(name)}, array[${statements}]::text[]);`;
}

function quote(text: string): string {
  return `e'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const found: Migration[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = FILE.exec(file) ?? [];
    if (version === undefined || name === undefined) continue;
    found.push({ file, version, name, sql: await readFile(path.join(folder, file), 'utf8') });
  }
  return found;
}
