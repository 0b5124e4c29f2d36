import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { TOOLS } from '../../supabase/deploy/command.ts';

const root = resolve(import.meta.dirname, '../..');
const tools = join(root, 'node_modules/.cache/hosts');

/** A static host's own server, with the built site. */
export interface Host {
  name: string;
  /** Whether its server on this computer answers as the host itself does: caching, capitals, and slashes at the end. */
  isExact: boolean;
  /** Starts it on a port, in a folder that holds the site as `dist`. */
  start(folder: string, port: number): ChildProcess;
}

/** Installs the servers of both hosts and the Supabase CLI, unless these versions are there. */
export function installTools(): void {
  const manifest = JSON.stringify({ private: true, dependencies: TOOLS });
  const file = join(tools, 'package.json');
  const installed = join(tools, 'installed');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === manifest) return;
  mkdirSync(tools, { recursive: true });
  writeFileSync(file, manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: tools,
    stdio: 'inherit',
  });
  writeFileSync(installed, manifest);
}

/** The program of an installed tool. */
export const toolPath = (tool: string): string => join(tools, 'node_modules/.bin', tool);

function run(folder: string, tool: string, args: readonly string[]): ChildProcess {
  return spawn(toolPath(tool), args, {
    cwd: folder,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NETLIFY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: both tools start servers as children.
    detached: true,
  });
}

/** The configuration of the repository, with the Worker at its place and the site at its copy. */
function writeWranglerFile(folder: string): void {
  const text = readFileSync(join(root, 'wrangler.jsonc'), 'utf8')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/,(\s*[}\]])/g, '$1');
  const config = JSON.parse(text) as { main: string };
  config.main = join(root, config.main);
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(config));
}

export const cloudflare: Host = {
  name: 'Cloudflare',
  isExact: true,
  start(folder, port) {
    writeWranglerFile(folder);
    return run(folder, 'wrangler', [
      'dev',
      '--local',
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      '0',
    ]);
  },
};

export const netlify: Host = {
  name: 'Netlify',
  isExact: false,
  start(folder, port) {
    const text = readFileSync(join(root, 'netlify.toml'), 'utf8').replace(/^command = .*$/m, '');
    writeFileSync(join(folder, 'netlify.toml'), `${text}\n[dev]\nframework = "#static"\n`);
    return run(folder, 'netlify', ['dev', '--offline', '--no-open', '--dir', 'dist', '--port', String(port)]);
  },
};

/**
 * Starts a host and waits until it answers.
 * @throws with its output if it ends before
 */
export async function startHost(host: Host, folder: string, port: number): Promise<() => void> {
  const child = host.start(folder, port);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const ended = new Promise<never>((_, fail) => {
    child.once('exit', (code) => fail(new Error(`${host.name} ended with code ${code}:\n${output}`)));
  });
  const answers = async () => {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => null);
      if (response?.ok) return;
      // A server tells nobody when it listens.
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.race([answers(), ended]);
  return stop;
}
