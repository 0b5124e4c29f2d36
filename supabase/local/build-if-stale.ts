import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from './durable-write.ts';
import { StartRefused } from './refusal.ts';

/** What the built site is made from. */
const SOURCES = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'supabase/functions/_shared/contract.ts',
];
/** Build-time variables: another value is another build. */
const VARIABLES = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'];

/**
 * Runs `npm run build` unless `dist` was built from exactly the present sources.
 * @returns whether a build was needed
 * @throws StartRefused when the build fails
 */
export async function buildIfStale(
  projectRoot: string,
  dist: string,
  env: NodeJS.ProcessEnv = process.env,
  log: (line: string) => void = () => {},
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<boolean> {
  const stampFile = path.join(projectRoot, 'node_modules', '.cache', 'site-build.json');
  const stamp = await stampOf(projectRoot, env);
  const known = await readFile(stampFile, 'utf8').catch(() => '');
  if (known === stamp && existsSync(path.join(dist, 'index.html'))) return false;
  log('Building the site …');
  await runBuild(projectRoot, env, output);
  // Sources changed while building: the stamp of before makes the next start build again.
  await writeDurably(stampFile, stamp);
  return true;
}

async function runBuild(
  projectRoot: string,
  env: NodeJS.ProcessEnv,
  output: 'inherit' | 'ignore',
): Promise<void> {
  const windows = process.platform === 'win32';
  const child = spawn('npm', ['run', 'build'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', output, output],
    // npm is a script on Windows, which needs a shell to be found.
    shell: windows,
    // A process group of its own: a signal for npm would stop at the shell that it runs the build in.
    detached: !windows,
  });
  const abandon = () => {
    try {
      if (windows || child.pid === undefined) child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has just ended by itself.
    }
  };
  process.once('exit', abandon);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.removeListener('exit', abandon);
  if (code !== 0) throw new StartRefused('`npm run build` failed; its output above says why.');
}

/** Path, size and time of every source: touched but unchanged sources cost a build, changed ones never go unseen. */
async function stampOf(projectRoot: string, env: NodeJS.ProcessEnv): Promise<string> {
  const lines: string[] = VARIABLES.map((name) => `${name}=${env[name] ?? ''}`);
  for (const source of SOURCES) {
    const absolute = path.join(projectRoot, source);
    const info = await stat(absolute).catch(() => null);
    if (info === null) continue;
    if (info.isDirectory()) lines.push(...(await folderLines(absolute)));
    else lines.push(`${source} ${info.size} ${info.mtimeMs}`);
  }
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

async function folderLines(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const lines = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return `${path.relative(folder, file)} ${size} ${mtimeMs}`;
    }),
  );
  return lines.sort();
}
