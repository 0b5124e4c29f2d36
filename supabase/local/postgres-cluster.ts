import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lchown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from './durable-write.ts';
import { HERE, runProgram } from './postgres-process.ts';
import { findPrograms, type SystemUser, unprivilegedUser } from './postgres-programs.ts';

/** PostgreSQL's files and how to run its programs on them. */
export interface Cluster {
  folder: string;
  /** The user that owns the files; empty for the user of this process. */
  user: SystemUser;
  /** The path of one of PostgreSQL's programs. */
  program(name: string): string;
  /** Of its database, with the password. The port is that of the last start. */
  url: URL;
}

const SUPERUSER = 'supabase_admin';
/** Which characters are letters, for pg_trgm. */
const LETTERS =
  { linux: ['--lc-ctype=C.UTF-8'], darwin: ['--lc-ctype=en_US.UTF-8'] }[process.platform as string] ?? [];
/** As in a hosted project, the owner of the database may create roles and is no superuser. */
const setup = (password: string) =>
  [
    'create role postgres login createrole createdb bypassrls',
    'alter database postgres owner to postgres',
    'grant set on parameter session_replication_role to postgres',
    `alter role postgres password '${password}'`,
  ].join(';\n');

/**
 * Opens the PostgreSQL cluster in `folder`, or creates it. Its URL stands beside it, in `<folder>.json`; if that file is
 * missing, the database gets a new password.
 * @throws StartupError if PostgreSQL does not run on this computer
 */
export async function openCluster(folder: string): Promise<Cluster> {
  const user = await ownerOf(folder);
  const programs = await findPrograms(user);
  const program = (name: string) => path.join(programs, name);
  const isNew = !existsSync(folder);
  if (isNew) await createCluster(folder, user, program('initdb'));
  const file = `${folder}.json`;
  const stored = isNew ? null : await readFile(file, 'utf8').catch(() => null);
  if (stored !== null)
    return { folder, user, program, url: new URL((JSON.parse(stored) as { url: string }).url) };
  const url = new URL('postgres://postgres@127.0.0.1/postgres');
  url.password = randomBytes(24).toString('base64url');
  const cluster = { folder, user, program, url };
  await runSetup(cluster);
  await storeUrl(cluster);
  return cluster;
}

/** Writes the URL where people and the next start find it, readable by the owner of this process only. */
export async function storeUrl({ folder, url }: Cluster): Promise<void> {
  await writeDurably(`${folder}.json`, `${JSON.stringify({ url: url.href })}\n`, 0o600);
}

/** Root runs PostgreSQL as the owner of its files. Files that root has copied back from a backup are handed over. */
async function ownerOf(folder: string): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(folder).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = await unprivilegedUser();
  if (owner !== null) await handOver(folder, user);
  return user;
}

async function handOver(folder: string, { uid, gid }: SystemUser): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  for (const name of await readdir(folder, { recursive: true }))
    await lchown(path.join(folder, name), uid, gid);
  await lchown(folder, uid, gid);
}

/** Prepares the files in another folder and renames it, so that a killed start leaves no half cluster. */
async function createCluster(folder: string, user: SystemUser, initdb: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await handOver(draft, user);
  await runProgram(
    initdb,
    [
      `--pgdata=${HERE}`,
      `--username=${SUPERUSER}`,
      '--encoding=UTF8',
      // Every connection needs a password. The superuser has none, so it cannot connect.
      '--auth-local=reject',
      '--auth-host=scram-sha-256',
      // Order and letter case of texts are the same on every system.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...LETTERS,
    ],
    { cwd: draft, ...user },
  );
  await rename(draft, folder);
}

/** Runs the setup without a server: PostgreSQL reads statements from its input, as the superuser. */
async function runSetup({ folder, user, program, url }: Cluster): Promise<void> {
  await runProgram(
    program('postgres'),
    ['--single', '-D', HERE, '-c', 'log_min_messages=fatal', 'postgres'],
    { cwd: folder, ...user },
    setup(url.password),
  );
}
