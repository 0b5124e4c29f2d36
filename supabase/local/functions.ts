import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline';
import { denoArguments, denoBinary, denoEnvironment } from './deno.ts';
import { StartupError } from './startup-error.ts';

/** The edge functions, in a Deno process that is restarted whenever it ends. */
export interface Functions {
  names: readonly string[];
  /** `http://127.0.0.1:<port>` of the running process; null while there is none. */
  url(): string | null;
  check(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface FunctionsOptions {
  projectRoot: string;
  /** The environment that the functions see. */
  env: Record<string, string>;
  log: (line: string) => void;
}

const FIRST_START_ATTEMPTS = 3;
const MAX_BACKOFF_MS = 10_000;
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 2_000;
/** A process that ran this long resets the backoff. */
const STABLE_MS = 60_000;

/**
 * Starts the functions and waits until they listen.
 * @throws StartupError with the last lines of Deno's output if they do not after three attempts
 */
export async function startFunctions({ projectRoot, env, log }: FunctionsOptions): Promise<Functions> {
  const names = await functionNames(path.join(projectRoot, 'supabase', 'functions'));
  let url: string | null = null;
  let child: ChildProcess | null = null;
  let stopping = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Resolves when the process listens; rejects if it ends before. */
  const launch = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const errorLines: string[] = [];
      const started = Date.now();
      const launched = spawn(denoBinary(projectRoot), denoArguments(projectRoot, env, names), {
        cwd: projectRoot,
        env: denoEnvironment(projectRoot, env),
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      child = launched;
      const timeout = setTimeout(() => launched.kill('SIGKILL'), START_TIMEOUT_MS);
      // The pipe carries nothing: the child ends when it breaks.
      launched.stdin.on('error', () => {});
      readline.createInterface({ input: launched.stdout }).on('line', (line) => {
        const port = url === null ? announcedPort(line) : null;
        if (port === null) {
          log(`[functions] ${line}`);
          return;
        }
        clearTimeout(timeout);
        url = `http://127.0.0.1:${port}`;
        resolve();
      });
      readline.createInterface({ input: launched.stderr }).on('line', (line) => {
        errorLines.push(line);
        if (errorLines.length > 20) errorLines.shift();
        if (url !== null) log(`[functions] ${line}`);
      });
      const onEnd = (reason: string) => {
        clearTimeout(timeout);
        if (child !== launched) return;
        child = null;
        const wasRunning = url !== null;
        url = null;
        reject(new StartupError(`The edge functions did not start (${reason}).\n${errorLines.join('\n')}`));
        if (stopping || !wasRunning) return;
        failures = Date.now() - started > STABLE_MS ? 1 : failures + 1;
        log(`[functions] ended (${reason}); restarting`);
        relaunchSoon();
      };
      launched.once('error', (error) => onEnd(error.message));
      launched.once('close', (code, signal) => onEnd(signal ?? `exit code ${code}`));
    });

  const relaunchSoon = () => {
    const delayMs = Math.min(MAX_BACKOFF_MS, 100 * 2 ** Math.min(failures, 10));
    timer = setTimeout(() => {
      launch().catch((error: Error) => {
        if (stopping) return;
        failures += 1;
        log(`[functions] ${error.message}`);
        relaunchSoon();
      });
    }, delayMs);
  };

  for (let attempt = 1; ; attempt += 1) {
    try {
      await launch();
      break;
    } catch (error) {
      if (attempt === FIRST_START_ATTEMPTS) throw error;
    }
  }

  return {
    names,
    url: () => url,
    async check() {
      if (url === null) return false;
      try {
        const response = await fetch(`${url}/_health`, { signal: AbortSignal.timeout(2000) });
        await response.body?.cancel();
        return response.ok;
      } catch {
        return false;
      }
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (child !== null) await endProcess(child);
    },
  };
}

async function endProcess(child: ChildProcess): Promise<void> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // The child ends when its standard input does. If it does not, it is killed.
  child.stdin?.end();
  const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await closed;
  clearTimeout(timeout);
}

/** The folders that `supabase functions deploy` would deploy. */
async function functionNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'index.ts')))
    .map((entry) => entry.name)
    .sort();
}

function announcedPort(line: string): number | null {
  const match = /^\{"port":(\d+)\}$/.exec(line.trim());
  return match === null ? null : Number(match[1]);
}
