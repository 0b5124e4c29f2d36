import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline';
import { promisify } from 'node:util';
import { StartupError } from './startup-error.ts';

const execute = promisify(execFile);

/** How PostgreSQL finds the folder that it runs in, even if its user may not enter the folders above. */
export const HERE = process.platform === 'linux' ? '/proc/self/cwd' : '.';

/**
 * A shell script that runs PostgreSQL and stops it when standard input ends, because a killed parent always closes that pipe.
 * The shell becomes PostgreSQL, and a subshell waits for the end of the input.
 */
const UNTIL_INPUT_ENDS =
  'exec 3<&0; { cat <&3; kill -INT $$; } >/dev/null 2>&1 & exec 3<&-; exec "$0" "$@" </dev/null';

/** Where programs run and as whom. Messages are in English, which readers of them rely on. */
export interface Surroundings {
  cwd: string;
  uid?: number;
  gid?: number;
}
const environment = () => ({ ...process.env, LC_ALL: 'C', TZ: 'UTC' });

/** Runs one of PostgreSQL's programs to its end. @throws StartupError with the reason that it gives */
export async function runProgram(
  program: string,
  parameters: string[],
  where: Surroundings,
  input = '',
): Promise<void> {
  const running = execute(program, parameters, { ...where, env: environment() });
  running.child.stdin?.on('error', () => {});
  running.child.stdin?.end(input);
  await running.catch((error: { stderr?: string; message: string }) => {
    const lines = (error.stderr?.trim() || error.message).split('\n');
    const reason = lines.find((line) => /FATAL|PANIC|error:|could not/.test(line)) ?? lines.at(-1)!;
    throw new StartupError(
      `PostgreSQL could not be set up (${reason.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '')}).`,
    );
  });
}

/**
 * Starts the server in a process group of its own: Ctrl-C reaches this process only, which finishes its requests first.
 * The server ends with this process.
 */
export function spawnServer(program: string, parameters: string[], where: Surroundings): ChildProcess {
  const [command, ...prefix] =
    process.platform === 'win32' ? [program] : ['/bin/sh', '-c', UNTIL_INPUT_ENDS, program];
  return spawn(command!, [...prefix, ...parameters], {
    ...where,
    env: environment(),
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

/** Resolves with null when the server accepts connections, with its last message if it ends instead. */
export function readiness(server: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let reason = '';
    readline.createInterface({ input: server.stderr! }).on('line', (line) => {
      if (line.includes('database system is ready to accept connections')) resolve(null);
      if (/FATAL|PANIC/.test(line)) reason ||= line.replace(/^.*(?:FATAL|PANIC):\s*/, '');
    });
    server.once('error', (error) => resolve(error.message));
    server.once('close', (code, signal) => resolve(reason || `it ended with ${signal ?? code}`));
  });
}

/** The process that PostgreSQL's own lock in the folder names, or null. */
export async function lockingProcess(folder: string): Promise<number | null> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || null;
}

/** Whether that process is a PostgreSQL server. Another program may have got its number after a restart. */
export async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const name =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/comm`, 'utf8')
      : execute('ps', ['-o', 'comm=', '-p', String(pid)]).then(({ stdout }) => stdout);
  return /postgres/.test(await name.catch(() => ''));
}
