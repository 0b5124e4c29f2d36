/** `npm run lighthouse`: starts a local stack and runs Lighthouse CI as lighthouserc.json configures it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureChromium } from '../chromium.ts';
import { LocalStack } from '../e2e/support/local-stack.ts';

const root = resolve(import.meta.dirname, '../..');
const rc = JSON.parse(readFileSync(resolve(root, 'lighthouserc.json'), 'utf8')) as {
  ci: { collect: { url: [string, ...string[]] } };
};

const stack = new LocalStack(Number(new URL(rc.ci.collect.url[0]).port));
const CHROME_PATH = ensureChromium();
let code = 1;
try {
  await stack.start();
  code = await run('collect');
  if (code === 0) code = await run('assert');
} finally {
  await stack.dispose();
}
process.exit(code);

/** Runs one command of Lighthouse CI. @returns its exit code */
function run(command: string): Promise<number> {
  const child = spawn('npx', ['lhci', command, '--config=lighthouserc.json'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH },
  });
  return new Promise((done) => child.once('close', (status) => done(status ?? 1)));
}
