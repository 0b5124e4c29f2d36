import { appliedVersions, ensureHistoryTable, splitSqlStatements } from '@supabase/lite';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.ts';
import { StartupError } from './startup-error.ts';

const FILE = /^(\d{14})_(.+)\.sql$/;
/** Two starts on one PostgreSQL server apply migrations one after the other. An arbitrary number, the same in all. */
const ADVISORY_LOCK = 4_173_150_915;

/**
 * Applies the migrations that this database has not seen, each in one transaction together with its entry in the
 * history table that the Supabase CLI and `lite` share.
 *
 * Lite's own `applyPendingMigrations` is not used: it splits a file into statements, and on a real server sends BEGIN,
 * the statements and COMMIT through a pool, that is over different connections.
 *
 * @returns the file names applied now
 * @throws StartRefused naming the file that failed; nothing of that file has been applied then
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  await ensureHistoryTable(database.connection);
  const applied: string[] = [];
  for (const { file, version, name, sql } of await pending(database, folder)) {
    try {
      await database.runScript(
        [
          `select pg_advisory_xact_lock(${ADVISORY_LOCK});`,
          sql,
          // A migration may have changed the search path for its transaction.
          ';set local search_path = public;',
          historyEntry(version, name, splitSqlStatements(sql)),
        ].join('\n'),
      );
    } catch (error) {
      // Another start on the same server was first.
      if ((await appliedVersions(database.connection)).includes(version)) continue;
      throw new StartupError(`The migration ${file} failed: ${(error as Error).message}.`);
    }
    applied.push(file);
  }
  return applied;
}

/** What lite's `recordVersion` writes, as text, so that it shares the migration's transaction. */
function historyEntry(version: string, name: string, statements: string[]): string {
  const array = statements.map(quote).join(', ');
  return `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${quote(version)}, ${quote(name)}, array[${array}]::text[]);`;
}

function quote(text: string): string {
  return `e'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

async function pending(database: Database, folder: string) {
  const known = new Set(await appliedVersions(database.connection));
  const found = [];
  for (const file of (await readdir(folder)).sort()) {
    const match = FILE.exec(file);
    if (match === null || known.has(match[1]!)) continue;
    const sql = await readFile(path.join(folder, file), 'utf8');
    found.push({ file, version: match[1]!, name: match[2]!, sql });
  }
  return found;
}
