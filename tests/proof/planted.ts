/**
 * `npx tsx tests/proof/planted.ts <bug>`: puts a bug into a copy of the repository and plays scenarios there until one
 * finds it. Exits with 0 if it is found within 50 scenarios.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { FOUND, TOO_MANY_UNDECIDED } from './exit-codes.ts';

interface Bug {
  file: string;
  from: string;
  to: string;
}

const BUGS: Record<string, Bug> = {
  /** The record is deleted although nobody knows whether the request arrives. */
  'delete-before-acknowledgment': {
    file: 'src/outbox/flusher.ts',
    from: 'outcome = await withTimeout(request(this.#transport), STEP_TIMEOUT_MS, clock);',
    to: "void request(this.#transport).catch(() => {}); outcome = { type: 'done' };",
  },
  /** A repeated request looks like a new submission. */
  'new-id-per-attempt': {
    file: 'src/outbox/visitor-transport.ts',
    from: 'insert(inquiryRow(inquiry!))',
    to: 'insert({ ...inquiryRow(inquiry!), id: crypto.randomUUID() })',
  },
  /** A job counts as done although the mail server may refuse the mail. */
  'finish-before-hand-over': {
    file: 'supabase/functions/_shared/jobs.ts',
    from: 'const mail = mailOf(job, deps);',
    to: "const mail = mailOf(job, deps); await database.rpc('finish_email_job', { job_id: job.jobId, confirm: false });",
  },
};

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
  if (text.split(bug.from).length !== 2) throw new Error(`${bug.file} has changed; update this bug.`);
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
