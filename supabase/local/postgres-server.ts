import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Cluster, openCluster, storeUrl } from './postgres-cluster.ts';
import { HERE, isPostgres, lockingProcess, readiness, runProgram, spawnServer } from './postgres-process.ts';
import { folderInUse } from './database.ts';
import { CONNECTION_NAME } from './lite-connection.ts';
import { StartupError } from './startup-error.ts';

/** A running PostgreSQL server. */
export interface PostgresServer {
  /** Of its database `postgres`, as the role `postgres`, with the password. */
  url: string;
  /** Ends all sessions, writes everything to disk and stops. */
  stop(): Promise<void>;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=32MB',
  'timezone=UTC',
  // Statements and details of errors hold what visitors wrote.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
];
const STOP_TIMEOUT_MS = 10_000;
/** How long another server on the same folder may take to stop, or to show that it has an owner. */
const OTHER_TIMEOUT_MS = 3_000;
const MAX_BACKOFF_MS = 5_000;
const PORT_ATTEMPTS = 5;

/**
 * Starts PostgreSQL with its files in `folder` on a free port of this computer. If it crashes, it is started again at
 * the same address. It ends with this process, however that ends.
 * @param settings `name=value`, for tests
 * @throws StartupError if another running process uses the folder, or PostgreSQL cannot run
 */
export async function startPostgres(
  folder: string,
  log: (line: string) => void,
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const cluster = await openCluster(folder);
  const { url, user, program } = cluster;
  const where = { cwd: folder, ...user };
  const stopNow = () => runProgram(program('pg_ctl'), ['stop', '-D', HERE, '-m', 'fast'], where);
  let child: ChildProcess | undefined;
  const stopping = new AbortController();

  /** Null, or why it did not start. */
  const launch = async (): Promise<string | null> => {
    const options = [...SETTINGS, `port=${url.port}`, ...settings].flatMap((setting) => ['-c', setting]);
    const launched = spawnServer(program('postgres'), ['-D', HERE, ...options], where);
    child = launched;
    const problem = await readiness(launched);
    launched.once('exit', () => launched.stdin?.destroy());
    if (problem === null) launched.once('exit', () => void (stopping.signal.aborted || relaunch()));
    return problem;
  };
  const relaunch = async () => {
    log('[database] ended; restarting');
    let problem = await launch();
    for (
      let delayMs = 50;
      problem !== null && !stopping.signal.aborted;
      delayMs = Math.min(MAX_BACKOFF_MS, delayMs * 2)
    ) {
      log(`[database] ${problem}`);
      await sleep(delayMs);
      problem = await launch();
    }
  };

  const previous = url.href;
  for (let attempt = 1; ; attempt += 1) {
    url.port = String(await freePort());
    const problem = await launch();
    if (problem === null) break;
    if (problem.includes('postmaster.pid')) await replaceOther(cluster, previous, stopNow);
    else if (!/could not (?:bind|create any TCP)/.test(problem) || attempt === PORT_ATTEMPTS)
      throw new StartupError(`PostgreSQL does not start in ${folder}: ${problem}.`);
  }
  await storeUrl(cluster);

  return {
    url: url.href,
    async stop() {
      stopping.abort();
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      const timer = setTimeout(() => child?.kill('SIGQUIT'), STOP_TIMEOUT_MS);
      if (process.platform === 'win32') await stopNow();
      else child.stdin?.end();
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * Waits for another server on the same files to stop. Its owner may be stopping it, or may have been killed together
 * with the shell that would have stopped it; such a server is stopped here.
 * @throws StartupError if its owner is alive
 */
async function replaceOther({ folder }: Cluster, url: string, stopNow: () => Promise<void>): Promise<void> {
  const seen = new Set<boolean | null>();
  for (const deadline = Date.now() + OTHER_TIMEOUT_MS; Date.now() < deadline; await sleep(100)) {
    const pid = await lockingProcess(folder);
    if (pid === null) return;
    if (!(await isPostgres(pid))) return rm(path.join(folder, 'postmaster.pid'), { force: true });
    seen.add(await hasOwner(url));
  }
  if (!seen.has(true) && seen.has(false)) return stopNow();
  throw folderInUse(path.dirname(folder));
}

/** Whether an owner is connected; null if the server does not tell. */
async function hasOwner(url: string): Promise<boolean | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select from pg_stat_activity where application_name = $1', [
      CONNECTION_NAME,
    ]);
    return rows.length > 0;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
