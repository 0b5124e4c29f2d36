/**
 * `npm run lighthouse`: starts a local stack and runs Lighthouse CI on it, for what does not depend on the machine's load:
 * accessibility, best practices, SEO, bytes, and the layout shift. Home and contact get three runs each
 * (lighthouserc.json), the other kinds of pages one, in which the layout may shift by at most 0.04, as a line that breaks
 * differently once the web font has loaded can cause. Some documents must fit, with their headers, into the first ten
 * packets of a connection (14,600 bytes), which saves a round trip. Then measures the performance and the largest paint of
 * every page, beside itself without scripts (performance.ts), and how soon a form answers (form-answers.ts). A slow
 * machine is slowed down less (cpu-slowdown.ts). All start on a blank page of the same site, for the reason given in
 * measure.ts.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { launch } from 'puppeteer-core';
import { ScriptlessSite } from '../bench/scriptless-site.ts';
import { chromiumArguments } from '../chromium-arguments.ts';
import { ensureChromium } from '../chromium.ts';
import { LocalStack } from '../e2e/support/local-stack.ts';
import { cpuSlowdown } from './cpu-slowdown.ts';
import { slowForms } from './form-answers.ts';
import { slowPages } from './performance.ts';

const root = resolve(import.meta.dirname, '../..');
const CONFIGURATIONS = ['lighthouserc.json', 'tests/budgets/kinds-of-pages.json'];
/** The port of every URL in the configurations. */
const PORT = 4183;

const stack = new LocalStack(PORT);
const CHROME_PATH = ensureChromium();
const browser = await launch({ executablePath: CHROME_PATH, args: chromiumArguments() });
let scriptless: ScriptlessSite | undefined;
let code = 1;
try {
  await stack.start();
  scriptless = new ScriptlessSite(stack.origin);
  await scriptless.start();
  const slowdown = await cpuSlowdown(browser, scriptless.origin);
  code = await runAll(slowdown);
  const site = {
    origin: stack.origin,
    scriptlessOrigin: scriptless.origin,
    paths: CONFIGURATIONS.flatMap(pathsOf),
  };
  const slow = [...(await slowPages(browser, site, slowdown)), ...(await slowForms(stack.origin, slowdown))];
  if (slow.length > 0) {
    console.error(`Too slow: ${slow.join(', ')}`);
    code ||= 1;
  }
} finally {
  await browser.close();
  await scriptless?.stop();
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
async function runAll(slowdown: number): Promise<number> {
  const codes: number[] = [];
  for (const configuration of CONFIGURATIONS) {
    const throttling = `--settings.throttling.cpuSlowdownMultiplier=${slowdown}`;
    const collected = await run('collect', configuration, throttling);
    codes.push(collected || (await run('assert', configuration)));
  }
  return codes.find((each) => each !== 0) ?? 0;
}

/** Runs one command of Lighthouse CI. @returns its exit code */
function run(command: string, configuration: string, ...options: string[]): Promise<number> {
  const child = spawn('npx', ['lhci', command, `--config=${configuration}`, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH },
  });
  return new Promise((done) => child.once('close', (status) => done(status ?? 1)));
}
