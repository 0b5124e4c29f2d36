import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { DatabaseDisruption } from './plan.ts';

const DISRUPTION_MS = 3000;
/** Long enough for a request to take the other table. */
const BETWEEN_LOCKS_MS = 500;

/** A new database on a PostgreSQL server, and what can happen to it. The role must be a superuser. */
export class FaultyDatabase {
  readonly url: string;
  readonly #name = `proof_${randomUUID().replaceAll('-', '')}`;
  readonly #server: postgres.Sql;

  /** @param serverUrl any database on the server */
  constructor(serverUrl: string) {
    const target = new URL(serverUrl);
    target.pathname = `/${this.#name}`;
    this.url = target.href;
    this.#server = postgres(serverUrl, { max: 2, onnotice: () => {} });
  }

  async create(): Promise<void> {
    await this.#server.unsafe(`create database ${this.#name}`);
  }

  async drop(): Promise<void> {
    await this.#server.unsafe(`drop database if exists ${this.#name} with (force)`);
    await this.#server.end();
  }

  /** Resolves when the database is fine again. */
  async disturb(disruption: DatabaseDisruption): Promise<void> {
    switch (disruption) {
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

  async #disconnect(): Promise<void> {
    await this.#server`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${this.#name}`;
  }

  async #whileSet(setting: string, reset: string): Promise<void> {
    await this.#server.unsafe(`alter database ${this.#name} ${setting}`);
    await this.#disconnect();
    await sleep(DISRUPTION_MS);
    await this.#server.unsafe(`alter database ${this.#name} ${reset}`);
    await this.#disconnect();
  }

  async #holdLocks(...tables: string[]): Promise<void> {
    const session = postgres(this.url, { max: 1, onnotice: () => {} });
    try {
      await session.begin(async (transaction) => {
        for (const table of tables) {
          await transaction.unsafe(`lock table ${table} in access exclusive mode`);
          await sleep(BETWEEN_LOCKS_MS);
        }
        await sleep(DISRUPTION_MS);
      });
    } catch (error) {
      // PostgreSQL ends one of two sessions that wait for each other. It may have been this one.
      if ((error as { code?: string }).code !== '40P01') throw error;
    } finally {
      await session.end();
    }
  }
}
