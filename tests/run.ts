/**
 * `npm test`: types, lint, format, unit, HTML and database tests side by side, then the core end-to-end tests (`@core`).
 * `npm run test:all`: every test.
 *
 * `-- unit` runs one stage, `-- widget` the test files whose path contains "widget". All other arguments go to the test
 * runner: `-- widget -g "closes"` (Playwright), `-t "closes"` (Vitest). `--changed` runs what the changes since the last
 * commit can affect, `--rest` only what `npm test` leaves out.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { startTestServer } from './database/server.ts';
import buildSite from './e2e/support/build-site.ts';
import { ensureEngines } from './engines/find.ts';

const root = resolve(import.meta.dirname, '..');
const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts'];
const playwright = ['playwright', 'test', '--config', 'tests/playwright.config.ts'];

interface Stage {
  name: string;
  /** Command for `npx`. */
  command: string[];
  kind?: 'vitest' | 'playwright';
}
const types: Stage = { name: 'types', command: ['tsx', 'tests/typecheck.ts'] };
// Through tsx, because Node 20 cannot read oxlint.config.ts by itself.
const lint: Stage = { name: 'lint', command: ['tsx', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'] };
const format: Stage = { name: 'format', command: ['oxfmt', '--check'] };
const ofVitest = (...projects: string[]): Stage => ({
  name: projects.filter((project) => project !== 'unit-isolated').join(', '),
  command: [...vitest, ...projects.flatMap((project) => ['--project', project])],
  kind: 'vitest',
});
const ofPlaywright = (name: string, ...options: string[]): Stage => ({
  name,
  command: [...playwright, ...options],
  kind: 'playwright',
});
const [unit, html, database] = [ofVitest('unit', 'unit-isolated'), ofVitest('html'), ofVitest('database')];
const fast = ofVitest('unit', 'unit-isolated', 'database', 'html');
const core = ofPlaywright('e2e', '--grep', '@core');
const rest = [ofVitest('thorough'), ofPlaywright('e2e, all but core', '--grep-invert', '@core')];
const single = [types, lint, format, unit, html, database, core, ...rest];

/** Lists of stages. The lists of one step run side by side, and the stages of one list one after the other. */
type Step = Stage[][];
const everything: Step[] = [[[types, lint, format], [fast]], [[core]]];

/** What the command-line arguments select. */
function select(args: string[]): Step[] {
  const [name, ...others] = args.filter((argument) => !['--all', '--rest', '--changed'].includes(argument));
  if (args.includes('--rest')) return [[rest]];
  if (args.includes('--changed')) return changed();
  if (name === undefined) return args.includes('--all') ? [...everything, [rest]] : everything;
  const stage = single.find((candidate) => candidate.name === name);
  if (stage) return [[[{ ...stage, command: [...stage.command, ...others] }]]];
  const files = testFiles().filter((file) => file.includes(name));
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const tests = files.filter((file) => !file.endsWith('.spec.ts'));
  const chosen: Step = [];
  if (tests.length)
    chosen.push([{ name: tests.join(', '), command: [...vitest, ...tests, ...others], kind: 'vitest' }]);
  if (specs.length) chosen.push([ofPlaywright(specs.join(', '), ...specs, ...others)]);
  if (chosen.length) return chosen.map((list) => [list]);
  console.error(
    `No stage is called "${name}" and no test file's path contains it. Stages: ${single.map((candidate) => candidate.name).join(', ')}.`,
  );
  process.exit(2);
}

/** Runs the unit tests that import a changed file, and the end-to-end tests if the site, the backend or a test has changed. */
function changed(): Step[] {
  const git = (...options: string[]) => spawnSync('git', options, { cwd: root, encoding: 'utf8' }).stdout;
  const files = [
    ...git('diff', '--name-only', 'HEAD').split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean);
  const specs = files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
  const touchesProduct = files.some(
    (file) =>
      /^(?:src|supabase|public|tests\/e2e\/support)\//.test(file) && !/\.test\.tsx?$|\.md$/.test(file),
  );
  const browser = touchesProduct ? [core] : specs.length > 0 ? [ofPlaywright('changed specs', ...specs)] : [];
  return [
    [[types, lint, format], [{ ...fast, command: [...fast.command, '--changed', '--passWithNoTests'] }]],
    [browser],
  ];
}

/** All test files, relative to the repository's root. */
const testFiles = (): string[] =>
  ['src', 'supabase', 'tests'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file))
      .map((file) => join(folder, file)),
  );

const times: string[] = [];
let passed = 0;
let failed = 0;

/** Runs a stage. Its output appears at once if the stage runs alone, or else at its end. @returns whether it passed */
async function run({ name, command }: Stage, alone: boolean): Promise<boolean> {
  const started = Date.now();
  if (alone) console.log(`\n── ${name}`);
  const child = spawn('npx', command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      if (alone) process.stdout.write(chunk);
      output += chunk.toString();
    });
  const code = await new Promise<number>((done) => child.once('close', (status) => done(status ?? 1)));
  if (!alone) console.log(`\n── ${name}\n${output}`);
  // eslint-disable-next-line no-control-regex -- terminal colors
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '');
  // Vitest ends with "Tests  3 failed | 120 passed (123)", Playwright with "  12 passed (1.2m)" and "  1 failed".
  const summary = /^\s*Tests\s.*$/m.exec(plain)?.[0] ?? plain.split('\n').slice(-12).join('\n');
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  passed += count('passed');
  failed += code === 0 ? 0 : count('failed') || 1;
  times.push(`${name}: ${Math.round((Date.now() - started) / 1000)} s${code === 0 ? '' : ', failed'}`);
  return code === 0;
}

/** Runs stages one after the other. Stops after the first that fails. */
async function runList(stages: Stage[], alone: boolean): Promise<boolean> {
  for (const stage of stages) if (!(await run(stage, alone))) return false;
  return true;
}

const started = Date.now();
const steps = select(process.argv.slice(2));
const stages = steps.flat(2);
if (stages.some(({ kind }) => kind === 'playwright')) {
  ensureChromium();
  ensureEngines();
}
const needsServer = stages.some(({ kind }) => kind !== undefined) && stages.length > 1;
const stopServer = needsServer ? await startTestServer() : async () => undefined;
if (stages.length > 1 && stages.some(({ kind }) => kind === 'playwright')) await buildSite();
for (const step of steps) {
  const results = await Promise.all(step.map((list) => runList(list, step.length === 1)));
  if (results.includes(false)) break;
}
await stopServer();
console.log(`\n${times.join('\n')}\nall: ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
