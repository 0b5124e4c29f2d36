import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isCurrent, readRecord } from '../../src/plugins/inputs.ts';
import { StartupError } from './startup-error.ts';

/**
 * Runs `npm run build` unless `dist` was built from exactly the present sources: the build itself has recorded which
 * files those were (`src/plugins/inputs.ts`).
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
  const record = readRecord(projectRoot);
  if (record !== null && isCurrent(projectRoot, record, env) && existsSync(path.join(dist, 'index.html')))
    return false;
  log('Building the site …');
  await runBuild(projectRoot, env, output);
  return true;
}

async function runBuild(
  projectRoot: string,
  env: NodeJS.ProcessEnv,
  output: 'inherit' | 'ignore',
): Promise<void> {
  const windows = process.platform === 'win32';
  // Errors and warnings only, and the fast encoder settings unless the caller chose others.
  const child = spawn('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], {
    cwd: projectRoot,
    env: { PICTURES: 'fast', ...env },
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
  if (code !== 0) throw new StartupError('`npm run build` failed; its output above says why.');
}
