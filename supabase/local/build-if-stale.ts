import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFrom } from '../../src/plugins/fingerprint.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { StartupError } from './startup-error.ts';

/**
 * Runs `npm run build` unless `dist` was built from the current sources. The build records what it was made
 * from (`src/plugins/fingerprint.ts`).
 * @returns whether a build was needed
 * @throws StartupError if the build fails
 */
export async function buildIfStale(
  projectRoot: string,
  dist: string,
  env: NodeJS.ProcessEnv = process.env,
  log: (line: string) => void = () => {},
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<boolean> {
  const isStale = () => !isBuildCurrent(projectRoot, dist, env);
  if (!isStale()) return false;
  const build = async () => {
    // Another process may have built the same meanwhile.
    if (!isStale()) return false;
    log('Site: building');
    const started = Date.now();
    await runBuild(projectRoot, env, output);
    log(`Site: built in ${Math.round((Date.now() - started) / 1000)} s`);
    return true;
  };
  const lock = path.join(projectRoot, 'node_modules', '.cache', 'building');
  return oneAtATime(lock, build, () => log('Site: waiting for another build'));
}

/** Whether nothing has changed since the last complete build. @param dist its folder */
export function isBuildCurrent(root: string, dist: string, env = process.env): boolean {
  try {
    const { siteUrl: _, ...built } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as {
      siteUrl: string;
    };
    return JSON.stringify(built) === JSON.stringify(builtFrom(root, env));
  } catch {
    return false;
  }
}

async function runBuild(
  projectRoot: string,
  env: NodeJS.ProcessEnv,
  output: 'inherit' | 'ignore',
): Promise<void> {
  const windows = process.platform === 'win32';
  // Errors and warnings only, with fast picture settings unless the caller chose others. A process that has loaded Vite has
  // NODE_ENV=development, which the build must not inherit.
  const child = spawn('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], {
    cwd: projectRoot,
    env: { PICTURES: 'fast', ...env, NODE_ENV: 'production' },
    stdio: ['ignore', output, output],
    // On Windows npm is a script, which only a shell finds.
    shell: windows,
    // A process group: a signal to npm alone would not reach the shell that npm runs the build in.
    detached: !windows,
  });
  const kill = () => {
    try {
      if (windows || child.pid === undefined) child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    } catch {
      // The build has already ended.
    }
  };
  process.once('exit', kill);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.removeListener('exit', kill);
  if (code !== 0)
    throw new StartupError('`npm run build` failed. Fix what its output above says, then start again.');
}
