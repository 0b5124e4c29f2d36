/**
 * `npm run lighthouse`: starts a local stack and runs Lighthouse CI on it. Home and contact get three runs each and a
 * performance score (lighthouserc.json). The other kinds of pages get one run and only what does not depend on the
 * machine's load: accessibility, best practices, SEO, bytes, and a layout shift of at most 0.04, which a line that breaks
 * differently once the web font has loaded can cause. Some documents must fit, with their headers, into the first ten
 * packets of a connection (14,600 bytes), which saves a round trip. Then compares every page with itself without scripts.
 * All start on a blank page of the same site, for the reason given in script-cost.ts.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureChromium } from '../chromium.ts';
import { LocalStack } from '../e2e/support/local-stack.ts';
import { pagesWithCostlyScripts } from './script-cost.ts';

const root = resolve(import.meta.dirname, '../..');
const CONFIGURATIONS = ['lighthouserc.json', 'tests/budgets/kinds-of-pages.json'];
/** The port of every URL in the configurations. */
const PORT = 4183;

const stack = new LocalStack(PORT);
const CHROME_PATH = ensureChromium();
let code = 1;
try {
  await stack.start();
  code = await runAll();
  const costly = await pagesWithCostlyScripts(stack.origin, CONFIGURATIONS.flatMap(pathsOf));
  if (costly.length > 0) {
    console.error(`Scripts block the main thread too long on: ${costly.join(', ')}`);
    code ||= 1;
  }
} finally {
  await stack.dispose();
}
process.exit(code);

/** The paths of the pages that a configuration measures. */
function pathsOf(configuration: string): string[] {
  const { ci } = JSON.parse(readFileSync(resolve(root, configuration), 'utf8')) as {
    ci: { collect: { url: string[] } };
  };
  return ci.collect.url.map((url) => new URL(url).pathname);
}

/** Runs every configuration, also after one has failed. @returns the first exit code that is not 0, or 0 */
async function runAll(): Promise<number> {
  const codes: number[] = [];
  for (const configuration of CONFIGURATIONS) {
    const collected = await run('collect', configuration);
    codes.push(collected || (await run('assert', configuration)));
  }
  return codes.find((each) => each !== 0) ?? 0;
}

/** Runs one command of Lighthouse CI. @returns its exit code */
function run(command: string, configuration: string): Promise<number> {
  const child = spawn('npx', ['lhci', command, `--config=${configuration}`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH },
  });
  return new Promise((done) => child.once('close', (status) => done(status ?? 1)));
}
