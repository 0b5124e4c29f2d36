import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Identifies one process: process ids are reused, but not with the same start time within one boot. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, in a unit of the system; null if the system cannot tell. */
  started: string | null;
  /** Where its process id is valid: machine, boot, process namespace. */
  world: string;
}

/** The identity of this process. */
export async function ownIdentity(): Promise<ProcessIdentity> {
  return { pid: process.pid, started: await startTime(process.pid), world: await ownWorld() };
}

/** Whether the process is still running; 'unknown' for a process of another machine or container. */
export async function isRunning(other: ProcessIdentity): Promise<boolean | 'unknown'> {
  if (other.world !== (await ownWorld())) return 'unknown';
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const started = await startTime(other.pid);
  return started === null || other.started === null || started === other.started;
}

async function startTime(pid: number): Promise<string | null> {
  try {
    if (process.platform === 'linux') {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      // The second field is the program's name, which may contain spaces and brackets: count from its last bracket.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie holds no files.
      return fields[0] === 'Z' ? 'zombie' : (fields[19] ?? null);
    }
    if (process.platform === 'win32') {
      const command = `(Get-Process -Id ${pid}).StartTime.Ticks`;
      const { stdout } = await run('powershell', ['-NoProfile', '-NonInteractive', '-Command', command]);
      return stdout.trim() || null;
    }
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C' },
    });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

async function ownWorld(): Promise<string> {
  const optional = (value: Promise<string>) => value.then((text) => text.trim()).catch(() => '');
  const [boot, namespace] = await Promise.all([
    optional(readFile('/proc/sys/kernel/random/boot_id', 'utf8')),
    optional(readlink('/proc/self/ns/pid')),
  ]);
  return [hostname(), boot, namespace].join('|');
}
