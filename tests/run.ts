/**
 * `npm test`: type check, lint, format, unit and database tests, end-to-end tests; stops at the first stage that
 * fails. `npm test -- unit` runs the stages whose name begins so.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensureEngines } from './engines/find.ts';

const root = resolve(import.meta.dirname, '..');
const npx = (...args: string[]) => ({ command: 'npx', args });

interface Stage {
  name: string;
  command: string;
  args: string[];
}
const stages: Stage[] = [
  { name: 'types', ...npx('tsx', 'tests/typecheck.ts') },
  { name: 'lint', ...npx('oxlint', '--deny-warnings') },
  { name: 'format', ...npx('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'unit and database', ...npx('vitest', 'run', '--config', 'tests/vitest.config.ts') },
  { name: 'end to end', ...npx('playwright', 'test', '--config', 'tests/playwright.config.ts') },
];

/** Runs one stage, showing what it prints. @returns exit code and how many tests it says it ran */
async function run({ command, args }: Stage): Promise<{ code: number; passed: number; failed: number }> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: process.env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += chunk.toString();
  });
  const code = await new Promise<number>((done) => child.once('close', (status) => done(status ?? 1)));
  // eslint-disable-next-line no-control-regex -- colours
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '');
  // vitest: «Tests  3 failed | 120 passed (123)»; Playwright: «  12 passed (1.2m)», «  1 failed».
  const summary = /^\s*Tests\s.*$/m.exec(plain)?.[0] ?? plain.split('\n').slice(-12).join('\n');
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  return { code, passed: count('passed'), failed: count('failed') };
}

const wanted = process.argv[2] ?? '';
if ('end to end'.startsWith(wanted)) {
  ensureChromium();
  ensureEngines();
}
let passed = 0;
let failed = 0;
for (const stage of stages.filter(({ name }) => name.startsWith(wanted))) {
  console.log(`\n── ${stage.name}`);
  const result = await run(stage);
  passed += result.passed;
  failed += result.failed;
  if (result.code !== 0) {
    failed ||= 1;
    console.log(`\n${stage.name} failed`);
    break;
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
