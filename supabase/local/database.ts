import type { Connection } from '@supabase/lite';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { createLiteConnection } from './lite-connection.ts';
import { StartupError } from './startup-error.ts';

const CLAIM_TIMEOUT_MS = 2_000;

/** A PostgreSQL database, with what the local stack needs of it. */
export interface Database {
  /** For `@supabase/lite`, which serves REST, storage and Auth from it. */
  connection: Connection;
  /** Runs one or more statements in one transaction, without a time limit: all of them or none. */
  runScript(sql: string): Promise<void>;
  /** Runs one statement with parameters `$1`, `$2`, ... and returns its rows. */
  query<Row>(sql: string, parameters?: string[]): Promise<Row[]>;
  /**
   * Makes this process the only server on a data folder, until it ends.
   * @throws StartupError if another running server has taken it
   */
  claimFolder(dataDir: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects to a PostgreSQL server.
 * @param name how an error calls its address, which may hold a password
 * @throws StartupError if it does not answer
 */
export async function openDatabase(url: string, name = 'DATABASE_URL'): Promise<Database> {
  const connection = createLiteConnection(url);
  const sql = connection.driver;
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 1 });
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new StartupError(`The server in ${name} cannot be used (${reason}); start it, or correct ${name}.`);
  }
  let claim: postgres.ReservedSql | undefined;
  return {
    connection,
    async runScript(script) {
      await sql.begin((transaction) => transaction.unsafe(`set local statement_timeout = 0;\n${script}`));
    },
    async query<Row>(text: string, parameters: string[] = []) {
      return [...(await sql.unsafe(text, parameters))] as Row[];
    },
    async claimFolder(dataDir) {
      // The server releases it when the connection ends: at once, or a moment after a process was killed.
      claim = await sql.reserve();
      for (const deadline = Date.now() + CLAIM_TIMEOUT_MS; ; await sleep(50)) {
        const [row] = await claim`select pg_try_advisory_lock(hashtextextended(${dataDir}, 0)) as free`;
        if (row?.['free']) return;
        if (Date.now() > deadline) throw folderInUse(dataDir);
      }
    },
    async close() {
      claim?.release();
      await sql.end({ timeout: 5 });
    },
  };
}

/** What a second start on a data folder is told. */
export function folderInUse(dataDir: string): StartupError {
  return new StartupError(
    `The data folder ${dataDir} is in use by another running server; stop that one first, or give this one its own DATA_DIR.`,
  );
}
