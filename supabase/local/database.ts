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

/** One database, embedded or not, with the few things the stack itself asks of it. */
export interface Database {
  /** What `@supabase/lite` serves REST and storage from. */
  connection: Connection;
  /** Runs SQL text, which may hold several statements, in one transaction; all of it or nothing. */
  runScript(sql: string): Promise<void>;
  /** One statement with `$1` parameters; its rows. */
  query<Row>(sql: string, parameters?: string[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Opens PGlite in `folder`, made at the first start. Commits wait for the disk.
 * The caller must hold the lock of the data folder.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  if (!existsSync(folder)) await initialise(folder);
  const connection = await createPgliteConnection({
    pgliteOptions: {
      fs: new DurableFiles(folder),
      relaxedDurability: false,
      // Without PGlite's own -F Postgres asks for fsync at every commit. Its default way of asking, fdatasync, never
      // reaches the file layer; fsync does.
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

/**
 * The cluster is put together beside its place and moved there when complete, so that a start killed halfway leaves
 * nothing that looks like a database.
 */
async function initialise(folder: string): Promise<void> {
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

/** An empty cluster of this PGlite version: making one takes seconds, copying it does not. */
async function emptyCluster(): Promise<string> {
  const pgliteFolder = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))));
  const { version } = JSON.parse(await readFile(path.join(pgliteFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cluster = path.join(CACHE, `empty-cluster-${version}`);
  if (existsSync(cluster)) return cluster;
  const draft = `${cluster}.${randomUUID()}`;
  await mkdir(CACHE, { recursive: true });
  const made = new PGlite({ dataDir: draft });
  await made.waitReady;
  await made.close();
  // Two first starts at once: the later one's is as good as the earlier's.
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
 * Lite hands the JSON arguments of `rpc` over as text. Its own serializers would make a JSON string of that text, and
 * the function would find no field in it; PGlite's leave text as it is.
 */
const toJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const fromJson = (text: string) => JSON.parse(text) as unknown;
const JSON_TYPES = {
  json: { to: 114, from: [114], serialize: toJson, parse: fromJson },
  jsonb: { to: 3802, from: [3802], serialize: toJson, parse: fromJson },
};

/**
 * Connects to a real PostgreSQL server.
 * @throws StartRefused, naming DATABASE_URL but not what it holds, when there is no answer.
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
    throw new StartupError(`DATABASE_URL names a server that can't be used: ${reason}.`);
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
