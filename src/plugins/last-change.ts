import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Day of the last commit that changed content or media, as ISO date, or today where there is no git history. */
export function lastChange(): string {
  const git = ['log', '-1', '--format=%cs', '--', 'src/content', 'src/media'];
  const cwd = resolve(import.meta.dirname, '../..');
  const today = new Date().toISOString().slice(0, 10);
  try {
    return (
      execFileSync('git', git, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || today
    );
  } catch {
    return today;
  }
}
