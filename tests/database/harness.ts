import { PGlite } from '@electric-sql/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';

type Row = Record<string, unknown>;
export type Role = 'anon' | 'authenticated' | 'service_role';

interface Session {
  query<T extends Row>(sql: string, parameters?: readonly unknown[]): Promise<T[]>;
}

interface Driver extends Session {
  runScript(sql: string): Promise<void>;
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

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
const pglite = new URL('../../node_modules/@electric-sql/pglite/', import.meta.url);
const cache = new URL('../../node_modules/.cache/test-databases/', import.meta.url);

/**
 * A fresh database with all migrations: PGlite, or a new database on the server of DATABASE_URL (whose role may create
 * databases and roles), which `close` drops.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const temporary = await createDatabaseUrl();
  const driver = temporary ? await serverDriver(temporary) : await embeddedDriver();
  const as: TestDatabase['as'] = (role, sql, parameters = [], headers) =>
    driver.transaction(async (session) => {
      if (headers)
        await session.query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
      await session.query(`select set_config('role', $1, true)`, [role]);
      return session.query(sql, parameters);
    });
  return {
    runScript: (sql) => driver.runScript(sql),
    owner: (sql, parameters) => driver.query(sql, parameters),
    as,
    signedIn: (email, sql, parameters = [], claims = {}) =>
      driver.transaction(async (session) => {
        const token = { role: 'authenticated', email, amr: [{ method: 'otp' }], ...claims };
        await session.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(token)]);
        await session.query(`select set_config('role', 'authenticated', true)`);
        return session.query(sql, parameters);
      }),
    async call<T>(...call: Parameters<TestDatabase['as']>) {
      const [row] = await as(...call);
      return Object.values(row ?? {})[0] as T;
    },
    close: () => driver.close(),
  };
}

/** The migrations in order. Each is applied in a transaction of its own. */
export async function readMigrations(): Promise<string[]> {
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(files.map((file) => readFile(new URL(file, migrations), 'utf8')));
}

/** Supabase's roles, then the migrations. */
export async function setupScripts(): Promise<string[]> {
  return [await readFile(new URL('roles.sql', local), 'utf8'), ...(await readMigrations())];
}

/** What the local stack adds to the migrations for `@supabase/lite`. */
export const readWorkarounds = (): Promise<string> =>
  readFile(new URL('lite-workarounds.sql', local), 'utf8');

/** Creating a cluster takes ten times as long as loading one, so the first test file caches it for the others. */
async function migratedCluster(): Promise<PGlite> {
  const scripts = await setupScripts();
  const { version } = JSON.parse(await readFile(new URL('package.json', pglite), 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256')
    .update([version, ...scripts].join('\0'))
    .digest('hex')
    .slice(0, 16);
  const copy = new URL(`${hash}.tar`, cache);
  const loadDataDir = await readFile(copy).then(
    (bytes) => new Blob([bytes]),
    () => null,
  );
  if (loadDataDir) return PGlite.create({ loadDataDir });

  const database = await PGlite.create();
  for (const script of scripts) await database.transaction((transaction) => transaction.exec(script));
  const draft = new URL(`${randomUUID()}.tar`, cache);
  await mkdir(cache, { recursive: true });
  await writeFile(draft, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
  await rename(draft, copy);
  return database;
}

async function embeddedDriver(): Promise<Driver> {
  const database = await migratedCluster();
  return {
    runScript: async (sql) => void (await database.transaction((transaction) => transaction.exec(sql))),
    query: async <T extends Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await database.query<T>(sql, [...parameters])).rows,
    transaction: (work) =>
      database.transaction((transaction) =>
        work({
          query: async <T extends Row>(sql: string, parameters: readonly unknown[] = []) =>
            (await transaction.query<T>(sql, [...parameters])).rows,
        }),
      ),
    close: () => database.close(),
  };
}

/** A new database on the server of DATABASE_URL; null if the tests run on PGlite. */
export async function createDatabaseUrl(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const given = process.env['DATABASE_URL'];
  if (!given) return null;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = postgres(given, { max: 1, onnotice: () => undefined });
  await server.unsafe(`create database ${name}`);
  const target = new URL(given);
  target.pathname = `/${name}`;
  return {
    url: target.href,
    async drop() {
      await server.unsafe(`drop database ${name}`);
      await server.end();
    },
  };
}

async function serverDriver({ url, drop }: { url: string; drop(): Promise<void> }): Promise<Driver> {
  const sql = postgres(url, { max: 12, onnotice: () => undefined });
  for (const script of await setupScripts()) {
    await sql.begin((connection) => connection.unsafe(script).simple());
  }
  const sessionOf = (connection: Pick<postgres.Sql, 'unsafe'>): Session => ({
    query: async <T extends Row>(text: string, parameters: readonly unknown[] = []) =>
      (await connection.unsafe(text, parameters as never[])) as unknown as T[],
  });
  return {
    ...sessionOf(sql),
    runScript: async (script) => void (await sql.begin((connection) => connection.unsafe(script).simple())),
    transaction: async <T>(work: (session: Session) => Promise<T>) =>
      (await sql.begin((connection) => work(sessionOf(connection)))) as T,
    async close() {
      await sql.end();
      await drop();
    },
  };
}

/** A fresh database for the tests of this file or `describe`. `prepare` runs once. */
export function useDatabase(
  prepare: (database: TestDatabase) => Promise<unknown> = async () => undefined,
): TestDatabase {
  let opened: TestDatabase | undefined;
  // Creating a cluster may take long on a busy machine.
  beforeAll(async () => {
    opened = await freshDatabase();
    await prepare(opened);
  }, 120_000);
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

/**
 * The rows of a statement, or the code of its refusal. On a database that @supabase/lite has started on, grants are
 * wide and row-level security leaves nothing to read or change; elsewhere the grants refuse the statement.
 */
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

/**
 * What @supabase/lite does at every start to each schema that has a table with row-level security, with the local
 * stack's workarounds.
 */
export async function grantEverything(database: TestDatabase): Promise<void> {
  await database.runScript(await readWorkarounds());
  for (const role of ['anon', 'authenticated', 'service_role']) {
    await database.owner(`grant usage on schema public to ${role}`);
    await database.owner(`grant all on all tables in schema public to ${role}`);
    await database.owner(`grant all on all sequences in schema public to ${role}`);
  }
}
