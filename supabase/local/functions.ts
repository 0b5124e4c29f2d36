import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import path from 'node:path';
import readline from 'node:readline';
import { StartupError } from './startup-error.ts';

/** The edge functions, running in a Deno process that is started again whenever it ends. */
export interface Functions {
  /** `http://127.0.0.1:<port>` of the process that answers now; null while there is none. */
  url(): string | null;
  check(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface FunctionsOptions {
  projectRoot: string;
  /** All that the functions get to see of the environment. */
  env: Record<string, string>;
  log: (line: string) => void;
}

const FIRST_START_ATTEMPTS = 3;
const MAX_BACKOFF_MS = 10_000;
const START_TIMEOUT_MS = 60_000;

/**
 * Starts the functions and waits until they answer.
 * @throws StartRefused with the last lines of Deno's complaint when they don't after three attempts
 */
export async function startFunctions(options: FunctionsOptions): Promise<Functions> {
  const names = await functionNames(path.join(options.projectRoot, 'supabase', 'functions'));
  let url: string | null = null;
  let child: ChildProcess | null = null;
  let stopping = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Resolves when listening; rejects when the process ends before. */
  const launch = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const complaint: string[] = [];
      const started = Date.now();
      const process_ = spawn(denoBinary(options.projectRoot), denoArguments(options, names), {
        cwd: options.projectRoot,
        env: denoEnvironment(options),
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      child = process_;
      const slow = setTimeout(() => process_.kill('SIGKILL'), START_TIMEOUT_MS);
      // Writing is never attempted; the pipe is there to break.
      process_.stdin.on('error', () => {});
      readline.createInterface({ input: process_.stdout }).on('line', (line) => {
        const port = url === null ? announcedPort(line) : null;
        if (port === null) {
          options.log(`[functions] ${line}`);
          return;
        }
        clearTimeout(slow);
        url = `http://127.0.0.1:${port}`;
        resolve();
      });
      readline.createInterface({ input: process_.stderr }).on('line', (line) => {
        complaint.push(line);
        if (complaint.length > 20) complaint.shift();
        if (url !== null) options.log(`[functions] ${line}`);
      });
      const ended = (reason: string) => {
        clearTimeout(slow);
        if (child !== process_) return;
        child = null;
        const wasUp = url !== null;
        url = null;
        reject(new StartupError(`The edge functions did not start (${reason}).\n${complaint.join('\n')}`));
        if (stopping || !wasUp) return;
        failures = Date.now() - started > 60_000 ? 1 : failures + 1;
        options.log(`[functions] ended (${reason}); starting again`);
        relaunchSoon();
      };
      process_.once('error', (error) => ended(error.message));
      process_.once('close', (code, signal) => ended(signal ?? `exit code ${code}`));
    });

  const relaunchSoon = () => {
    const delay = Math.min(MAX_BACKOFF_MS, 100 * 2 ** Math.min(failures, 10));
    timer = setTimeout(() => {
      launch().catch((error: Error) => {
        if (stopping) return;
        failures += 1;
        options.log(`[functions] ${error.message}`);
        relaunchSoon();
      });
    }, delay);
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
    url: () => url,
    async check() {
      if (url === null) return false;
      try {
        const answer = await fetch(`${url}/_health`, { signal: AbortSignal.timeout(2000) });
        await answer.body?.cancel();
        return answer.ok;
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
  // End of the lifeline; a process that does not notice is killed.
  child.stdin?.end();
  const impatience = setTimeout(() => child.kill('SIGKILL'), 2000);
  await closed;
  clearTimeout(impatience);
}

async function functionNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'handler.ts')))
    .map((entry) => entry.name)
    .sort();
}

function announcedPort(line: string): number | null {
  const match = /^\{"port":(\d+)\}$/.exec(line.trim());
  return match === null ? null : Number(match[1]);
}

/** The real binary: the npm package's launcher script would stand between us and the process that is to be ended. */
function denoBinary(projectRoot: string): string {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const folder = path.dirname(require.resolve('deno/package.json'));
  const name = process.platform === 'win32' ? 'deno.exe' : 'deno';
  const linked = path.join(folder, name);
  if (existsSync(linked)) return linked;
  // Install scripts may have been off; then the package finds (and unpacks) its binary now.
  const { runInstall } = require('deno/install_api.cjs') as { runInstall(): string };
  return runInstall();
}

function denoArguments({ projectRoot, env }: FunctionsOptions, names: string[]): string[] {
  const inProject = (...parts: string[]) => path.join(projectRoot, ...parts);
  const reads = [
    inProject('node_modules'),
    // Where it is a link, Deno asks for the right to read what it leads to.
    realpathSync(inProject('node_modules')),
    inProject('package.json'),
    inProject('supabase', 'functions'),
    inProject('supabase', 'local', 'functions-host.ts'),
    inProject('src', 'content'),
    inProject('src', 'site', 'paths.ts'),
  ];
  return [
    'run',
    '--quiet',
    '--no-prompt',
    '--no-remote',
    '--cached-only',
    '--node-modules-dir=manual',
    '--no-lock',
    '--no-check',
    '--allow-env',
    '--allow-sys=hostname,networkInterfaces',
    `--allow-read=${reads.map((folder) => folder.replaceAll(',', ',,')).join(',')}`,
    networkPermission(env),
    inProject('supabase', 'local', 'functions-host.ts'),
    ...names,
  ];
}

/**
 * Loopback, the mail server and the mail provider; nothing else can be reached from a function. A mail server known by
 * name is the exception: nodemailer asks the name servers itself and then connects to whatever address they give, so
 * that no list made beforehand would do.
 */
function networkPermission(env: Record<string, string>): string {
  const targets = ['127.0.0.1'];
  const { SMTP_URL: smtp, MAIL_HTTP_URL: provider } = env;
  if (smtp !== undefined) {
    const url = new URL(smtp);
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0) return '--allow-net';
    targets.push(`${url.hostname}:${url.port || (url.protocol === 'smtps:' ? '465' : '587')}`);
  }
  if (provider !== undefined) {
    const url = new URL(provider);
    targets.push(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`);
  }
  return `--allow-net=${targets.join(',')}`;
}

/** Nothing of our own environment is inherited: it may hold secrets that are none of a function's business. */
function denoEnvironment({ projectRoot, env }: FunctionsOptions): Record<string, string> {
  const system = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'NODE_EXTRA_CA_CERTS'];
  return {
    ...Object.fromEntries(system.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    DENO_DIR: path.join(projectRoot, 'node_modules', '.cache', 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
    ...env,
  };
}
