import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseDisruption } from './plan.ts';

const DISRUPTION_MS = 3000;
/** Long enough for a request to take the other table. */
const BETWEEN_LOCKS_MS = 500;

/** The database of the local stack, and what can happen to it. */
export class FaultyDatabase {
  readonly #dataDir: string;

  /** @param dataDir the data folder of a stack that runs */
  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** As the stack's last start wrote it. Another database than the stack's can close that one. */
  #url(name = 'postgres'): string {
    const file = join(this.#dataDir, 'postgres.json');
    const url = new URL((JSON.parse(readFileSync(file, 'utf8')) as { url: string }).url);
    url.pathname = `/${name}`;
    return url.href;
  }

  async #run(statement: string): Promise<void> {
    const client = new Client({ connectionString: this.#url('template1') });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  /** Resolves when the database is fine again. */
  async disturb(disruption: DatabaseDisruption): Promise<void> {
    switch (disruption) {
      case 'database-killed':
        process.kill(this.#postmaster(), 'SIGKILL');
        return;
      case 'database-disconnected':
        return this.#disconnect();
      case 'database-closed':
        return this.#whileSet('allow_connections false', 'allow_connections true');
      case 'database-read-only':
        return this.#whileSet(
          'set default_transaction_read_only = on',
          'reset default_transaction_read_only',
        );
      case 'database-locked':
        return this.#holdLocks('public.inquiries, private.email_jobs');
      case 'database-deadlock':
        // A request inserts the inquiry first, then the jobs of its mails.
        return this.#holdLocks('private.email_jobs', 'public.inquiries');
    }
  }

  #postmaster(): number {
    return Number.parseInt(readFileSync(join(this.#dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  }

  async #disconnect(): Promise<void> {
    await this.#run("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'");
  }

  async #whileSet(setting: string, reset: string): Promise<void> {
    await this.#run(`alter database postgres ${setting}`);
    await this.#disconnect();
    await sleep(DISRUPTION_MS);
    await this.#run(`alter database postgres ${reset}`);
    await this.#disconnect();
  }

  async #holdLocks(...tables: string[]): Promise<void> {
    const client = new Client({ connectionString: this.#url() });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query('begin');
      for (const table of tables) {
        await client.query(`lock table ${table} in access exclusive mode`);
        await sleep(BETWEEN_LOCKS_MS);
      }
      await sleep(DISRUPTION_MS);
      await client.query('commit');
    } catch (error) {
      // PostgreSQL ends one of two sessions that wait for each other. It may have been this one.
      if ((error as { code?: string }).code !== '40P01') throw error;
    } finally {
      await client.end();
    }
  }
}
