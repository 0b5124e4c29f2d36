/**
 * `npx tsx tests/proof/planted.ts <bug>`: puts a bug into a copy of the repository and plays scenarios there until one
 * finds it. Exits with 0 if it is found within 50 scenarios.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { BUGS } from './bugs.ts';
import { FOUND, TOO_MANY_UNDECIDED } from './exit-codes.ts';

const SCENARIOS = 50;
const root = resolve(import.meta.dirname, '../..');

const bug = BUGS[process.argv[2] ?? ''];
if (!bug) {
  console.error(`Name a bug: ${Object.keys(BUGS).join(', ')}.`);
  process.exit(1);
}

const copy = mkdtempSync(join(tmpdir(), 'planted-'));
try {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true });
  copyPackages();
  const file = join(copy, bug.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(bug.from, bug.to));
  const played = spawnSync(
    'npm',
    ['run', '--silent', 'proof', '--', '--scenarios', String(SCENARIOS), '--until-found'],
    {
      cwd: copy,
      stdio: 'inherit',
    },
  );
  if (played.status !== FOUND && played.status !== 0 && played.status !== TOO_MANY_UNDECIDED)
    throw new Error(`The campaign ended with ${played.status}.`);
  console.log(played.status === FOUND ? 'The bug was found.' : 'The bug was not found.');
  process.exitCode = played.status === FOUND ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Copies the packages, but not the caches beside them: the copy has a build of its own. */
function copyPackages(): void {
  cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => dirname(source) !== join(root, 'node_modules') || !source.endsWith('.cache'),
  });
}
