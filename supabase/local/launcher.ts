import { readFileSync } from 'node:fs';

/** How often the launcher is checked. */
const CHECK_INTERVAL_MS = 250;

/**
 * Calls `ended` once when the command that started this process has ended. `npm start` runs it in a shell and the `tsx`
 * command in a process of its own. A signal to one of those does not reach this process, which would keep the port and
 * the data folder. Does nothing for a server that was started directly.
 */
export function whenLauncherEnds(ended: () => void, env: NodeJS.ProcessEnv = process.env): void {
  const throughTsx = process.execArgv.some((argument) => /[\\/]tsx[\\/].*preflight/.test(argument));
  const throughNpm = env['npm_lifecycle_event'] !== undefined;
  if (!throughTsx && !throughNpm) return;
  const parent = process.ppid;
  const launchers = throughNpm ? ancestorsUpToNpm() : [];
  const timer = setInterval(() => {
    const gone =
      process.ppid !== parent || launchers.some(({ pid, started }) => readProcess(pid)?.started !== started);
    if (!gone) return;
    clearInterval(timer);
    ended();
  }, CHECK_INTERVAL_MS);
  timer.unref();
}

interface Ancestor {
  pid: number;
  parent: number;
  started: string;
  command: string;
}

/** The processes between this one and npm, npm included. Empty if the system does not tell or npm is not there. */
function ancestorsUpToNpm(): Ancestor[] {
  const found: Ancestor[] = [];
  for (let pid = process.ppid; pid > 1 && found.length < 6;) {
    const ancestor = readProcess(pid);
    if (ancestor === null) return [];
    found.push(ancestor);
    if (/\b(?:npm|pnpm|yarn)\b/.test(ancestor.command.split(' ').slice(0, 2).join(' '))) return found;
    pid = ancestor.parent;
  }
  return [];
}

/** Linux only. Null for a process that does not exist or is a zombie. */
function readProcess(pid: number): Ancestor | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, parent: Number(parent), started: rest[17] ?? '', command };
  } catch {
    return null;
  }
}
