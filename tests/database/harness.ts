import { readdir, readFile } from 'node:fs/promises';
import { type ClientBase, Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createDatabase } from './server.ts';

type Row = Record<string, unknown>;
export type Role = 'anon' | 'authenticated' | 'service_role';

export interface TestDatabase {
  /** Several statements as the owner, in one transaction. */
  runScript(sql: string): Promise<void>;
  /** As the owner, who may do everything. */
  owner<T extends Row>(sql: string, parameters?: readonly unknown[]): Promise<T[]>;
  /** One statement as the API runs it: in its own transaction, as the role, with the request's headers. */
  as<T extends Row>(
    role: Role,
    sql: string,
    parameters?: readonly unknown[],
    headers?: Readonly<Record<string, string>>,
  ): Promise<T[]>;
  /** The same for somebody who has signed in with a code: what the token proves is in the request's claims. */
  signedIn<T extends Row>(
    email: string,
    sql: string,
    parameters?: readonly unknown[],
    claims?: Readonly<Record<string, unknown>>,
  ): Promise<T[]>;
  /** The single value that a function returns. */
  call<T>(
    role: Role,
    sql: string,
    parameters?: readonly unknown[],
    headers?: Readonly<Record<string, string>>,
  ): Promise<T>;
  close(): Promise<void>;
}

const migrations = new URL('../../supabase/migrations/', import.meta.url);
const local = new URL('../../supabase/local/', import.meta.url);

/** A fresh database with all migrations, which `close` drops. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createDatabase();
  const pool = new Pool({ connectionString: url, max: 12 });
  // Closing a database ends connections that are being closed.
  pool.on('connect', (client) => client.on('error', () => {}));
  const query = async <T extends Row>(
    session: Pick<ClientBase, 'query'>,
    text: string,
    parameters: readonly unknown[] = [],
  ) => (await session.query(text, [...parameters])).rows as T[];
  const inTransaction = async <T>(work: (session: ClientBase) => Promise<T>) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
  const as: TestDatabase['as'] = (role, text, parameters, headers) =>
    inTransaction(async (session) => {
      if (headers)
        await query(session, `select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
      await query(session, `select set_config('role', $1, true)`, [role]);
      return query(session, text, parameters);
    });
  return {
    runScript: (script) => inTransaction(async (session) => void (await session.query(script))),
    owner: (text, parameters) => query(pool, text, parameters),
    as,
    signedIn: (email, text, parameters, claims = {}) =>
      inTransaction(async (session) => {
        // As the first sign-in does.
        await query(
          session,
          `insert into private.staff_accounts (email, account)
           select s.email, 'desk-' || gen_random_uuid() from public.staff s where s.email = private.folded_address($1)
           on conflict do nothing`,
          [email],
        );
        const [account] = await query<{ account: string }>(
          session,
          'select account from private.staff_accounts where email = private.folded_address($1)',
          [email],
        );
        const token = {
          role: 'authenticated',
          email: account?.account ?? email,
          amr: [{ method: 'otp' }],
          ...claims,
        };
        await query(session, `select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(token)]);
        await query(session, `select set_config('role', 'authenticated', true)`);
        return query(session, text, parameters);
      }),
    async call<T>(...call: Parameters<TestDatabase['as']>) {
      const [row] = await as(...call);
      return Object.values(row ?? {})[0] as T;
    },
    async close() {
      await pool.end();
      await drop();
    },
  };
}

/** The migrations in order. */
export async function readMigrations(): Promise<string[]> {
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(files.map((file) => readFile(new URL(file, migrations), 'utf8')));
}

/** What the local stack adds to the migrations for `@supabase/lite`. */
export const readWorkarounds = (): Promise<string> =>
  readFile(new URL('lite-workarounds.sql', local), 'utf8');

/** A fresh database for the tests of this file or `describe`. `prepare` runs once. */
export function useDatabase(
  prepare: (database: TestDatabase) => Promise<unknown> = async () => undefined,
): TestDatabase {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await freshDatabase();
    await prepare(opened);
  });
  afterAll(() => opened?.close());
  const database = () => {
    if (!opened) throw new Error('the database is opened by the tests, not while they are collected');
    return opened;
  };
  return {
    runScript: (...call) => database().runScript(...call),
    owner: (...call) => database().owner(...call),
    as: (...call) => database().as(...call),
    signedIn: (...call) => database().signedIn(...call),
    call: (...call) => database().call(...call),
    close: () => database().close(),
  };
}

export interface Refusal {
  /** SQLSTATE, or the code that the API shows for 'PGRST'. */
  readonly code: string;
  readonly message: string;
  /** For a refusal with a status of our own: the response of the API. The hint of a flood says how long to wait. */
  readonly http?: { status: number; headers: Record<string, string>; hint: { retryAfter: number } };
}

/** The rows of a statement, or the code of its refusal. */
export async function outcome(statement: Promise<unknown>): Promise<unknown> {
  try {
    return await statement;
  } catch (error) {
    return (error as { code?: string }).code ?? error;
  }
}

/** The error that a statement must cause. Fails if it succeeds. */
export async function refusal(statement: Promise<unknown>): Promise<Refusal> {
  const error = await statement.then(
    () => {
      throw new Error('expected a refusal, but the statement succeeded');
    },
    (reason: unknown) => reason as { code?: string; message: string; detail?: string },
  );
  if (error.code === undefined) throw error;
  if (error.code !== 'PGRST') return { code: error.code, message: error.message };
  const body = JSON.parse(error.message) as { code: string; message: string; hint: string | null };
  return {
    code: body.code,
    message: body.message,
    http: { ...JSON.parse(error.detail ?? '{}'), hint: JSON.parse(body.hint ?? 'null') },
  };
}
