import { PGlite } from '@electric-sql/pglite';
import type { Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DurableFiles } from './durable-files.ts';
import { StartupError } from './startup-error.ts';

const CACHE = path.resolve(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'pglite');

/** The embedded database or a PostgreSQL server, with what the local stack needs of it. */
export interface Database {
  /** For `@supabase/lite`, which serves REST and storage from it. */
  connection: Connection;
  /** Runs one or more statements in one transaction: all of them or none. */
  runScript(sql: string): Promise<void>;
  /** Runs one statement with parameters `$1`, `$2`, ... and returns its rows. */
  query<Row>(sql: string, parameters?: string[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Opens PGlite in `folder`, which it creates at the first start. A commit returns after it is on disk. The caller must
 * hold the lock of the data folder.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  if (!existsSync(folder)) await initialize(folder);
  const connection = await createPgliteConnection({
    pgliteOptions: {
      fs: new DurableFiles(folder),
      relaxedDurability: false,
      // Without PGlite's -F, Postgres syncs at every commit. Its default method, fdatasync, never reaches the file
      // layer; fsync does.
      startParams: [
        ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
        '-c',
        'wal_sync_method=fsync',
      ],
    },
  });
  const database = connection.driver;
  await database.waitReady;
  return {
    connection,
    async runScript(sql) {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
      });
    },
    async query<Row>(sql: string, parameters: string[] = []) {
      return (await database.query<Row>(sql, parameters)).rows;
    },
    close: () => connection.close(),
  };
}

/** Prepares the cluster in another folder and renames it, so that a killed start leaves no half database. */
async function initialize(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(await emptyCluster(), draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const entries = await readdir(draft, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await syncFile(file);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  await rename(draft, folder);
}

/** A cached empty cluster of this PGlite version. Creating one takes seconds, copying it does not. */
async function emptyCluster(): Promise<string> {
  const pgliteFolder = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))));
  const { version } = JSON.parse(await readFile(path.join(pgliteFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cluster = path.join(CACHE, `empty-cluster-${version}`);
  if (existsSync(cluster)) return cluster;
  const draft = `${cluster}.${randomUUID()}`;
  await mkdir(CACHE, { recursive: true });
  const database = new PGlite({ dataDir: draft });
  await database.waitReady;
  await database.close();
  // Another start was faster. Its cluster is the same.
  await rename(draft, cluster).catch(() => rm(draft, { recursive: true, force: true }));
  return cluster;
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Lite passes JSON arguments of `rpc` as text. The driver's own serializers would turn that text into a JSON string, in
 * which the function finds no field.
 */
const toJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const fromJson = (text: string) => JSON.parse(text) as unknown;
const JSON_TYPES = {
  json: { to: 114, from: [114], serialize: toJson, parse: fromJson },
  jsonb: { to: 3802, from: [3802], serialize: toJson, parse: fromJson },
};

/**
 * Connects to a PostgreSQL server.
 * @throws StartupError if it does not answer. The message names DATABASE_URL but not its value.
 */
export async function openServer(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { max: 8, connect_timeout: 10, onnotice: () => {}, types: JSON_TYPES },
  });
  const sql = connection.driver;
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 1 });
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new StartupError(
      `The server in DATABASE_URL cannot be used (${reason}); start it, or correct DATABASE_URL.`,
    );
  }
  return {
    connection,
    async runScript(script) {
      await sql.begin((transaction) => transaction.unsafe(script));
    },
    async query<Row>(text: string, parameters: string[] = []) {
      return [...(await sql.unsafe(text, parameters))] as Row[];
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
