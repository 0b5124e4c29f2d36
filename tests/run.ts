/**
 * `npm test`: types, lint, format, unit, database and end-to-end tests. Stops after the first stage that fails.
 *
 * `npm test -- unit` runs one stage. `npm test -- widget` runs the test files whose path contains "widget". Further
 * arguments go to the test runner: `npm test -- widget -g "closes"` (Playwright), `-t "closes"` (Vitest).
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensureEngines } from './engines/find.ts';

const root = resolve(import.meta.dirname, '..');
const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts'];
const playwright = ['playwright', 'test', '--config', 'tests/playwright.config.ts'];

interface Stage {
  name: string;
  /** Arguments of `npx`. */
  command: string[];
  needsBrowsers?: boolean;
}
const stages: Stage[] = [
  { name: 'types', command: ['tsx', 'tests/typecheck.ts'] },
  // Through tsx, because Node 20 cannot read oxlint.config.ts by itself.
  { name: 'lint', command: ['tsx', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unit', command: [...vitest, '--project', 'unit'] },
  { name: 'database', command: [...vitest, '--project', 'database'] },
  { name: 'e2e', command: playwright, needsBrowsers: true },
];

/** The stages to run for the command line's first argument. */
function select(name: string | undefined, rest: string[]): Stage[] {
  if (name === undefined) return stages;
  const stage = stages.find((candidate) => candidate.name === name);
  if (stage) return [{ ...stage, command: [...stage.command, ...rest] }];
  const files = testFiles().filter((file) => file.includes(name));
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const tests = files.filter((file) => !file.endsWith('.spec.ts'));
  const chosen: Stage[] = [];
  if (tests.length) chosen.push({ name: tests.join(', '), command: [...vitest, ...tests, ...rest] });
  if (specs.length)
    chosen.push({ name: specs.join(', '), command: [...playwright, ...specs, ...rest], needsBrowsers: true });
  if (chosen.length) return chosen;
  const names = stages.map((candidate) => candidate.name).join(', ');
  console.error(`No stage is called "${name}" and no test file's path contains it. Stages: ${names}.`);
  process.exit(2);
}

/** Every test file, relative to the project's folder. */
const testFiles = (): string[] =>
  ['src', 'supabase', 'tests'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file))
      .map((file) => join(folder, file)),
  );

interface Result {
  code: number;
  passed: number;
  failed: number;
}

/** Runs one stage and shows what it prints. @returns its exit code and how many tests it says it ran */
async function run({ command }: Stage): Promise<Result> {
  const child = spawn('npx', command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: process.env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += chunk.toString();
  });
  const code = await new Promise<number>((done) => child.once('close', (status) => done(status ?? 1)));
  // eslint-disable-next-line no-control-regex -- terminal colors
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '');
  // Vitest closes with "Tests  3 failed | 120 passed (123)", Playwright with "  12 passed (1.2m)" and "  1 failed".
  const summary = /^\s*Tests\s.*$/m.exec(plain)?.[0] ?? plain.split('\n').slice(-12).join('\n');
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  return { code, passed: count('passed'), failed: count('failed') };
}

const [name, ...rest] = process.argv.slice(2);
const selected = select(name, rest);
if (selected.some(({ needsBrowsers }) => needsBrowsers)) {
  ensureChromium();
  ensureEngines();
}
let passed = 0;
let failed = 0;
for (const stage of selected) {
  console.log(`\n── ${stage.name}`);
  const started = Date.now();
  const result = await run(stage);
  passed += result.passed;
  failed += result.failed;
  if (result.code !== 0) {
    failed ||= 1;
    console.log(`\n${stage.name} failed`);
    break;
  }
  console.log(`── ${stage.name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
