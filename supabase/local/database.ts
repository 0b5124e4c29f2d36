import type { Connection } from '@supabase/lite';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createLiteConnection, createPool } from './lite-connection.ts';
import { StartupError } from './startup-error.ts';

const CLAIM_TIMEOUT_MS = 2_000;

/** A PostgreSQL database, with what the local stack needs of it. */
export interface Database {
  /** For `@supabase/lite`, which serves REST, storage and Auth from it. */
  connection: Connection;
  /** Runs one or more statements in one transaction, without a time limit: all of them or none. */
  runScript(sql: string): Promise<void>;
  /** Runs one statement with parameters `$1`, `$2`, ... and returns its rows. */
  query<Row>(sql: string, parameters?: (string | number)[]): Promise<Row[]>;
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
  const pool = createPool(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new StartupError(`The server in ${name} cannot be used (${reason}); start it, or correct ${name}.`);
  }
  let claim: pg.PoolClient | undefined;
  return {
    connection: createLiteConnection(url, pool),
    async runScript(script) {
      const client = await pool.connect();
      try {
        await client.query(`begin; set local statement_timeout = 0;\n${script}\n; commit`);
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
    async query<Row>(text: string, parameters: (string | number)[] = []) {
      return (await pool.query(text, parameters)).rows as Row[];
    },
    async claimFolder(dataDir) {
      // PostgreSQL releases the claim when its connection ends: at once, or a moment after the process was killed.
      claim = await pool.connect();
      for (const deadline = Date.now() + CLAIM_TIMEOUT_MS; ; await sleep(50)) {
        const { rows } = await claim.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as free', [
          dataDir,
        ]);
        if (rows[0].free) return;
        if (Date.now() > deadline) throw folderInUse(dataDir);
      }
    },
    async close() {
      claim?.release(true);
      await pool.end();
    },
  };
}

/** What a second start on a data folder is told. */
export function folderInUse(dataDir: string): StartupError {
  return new StartupError(
    `The data folder ${dataDir} is in use by another running server; stop that one first, or give this one its own DATA_DIR.`,
  );
}
