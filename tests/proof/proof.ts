/**
 * `npm run proof`: plays random scenarios with faults against the real stack and counts what arrived. See README.md in
 * this folder.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium.ts';
import buildSite from '../e2e/support/build-site.ts';
import { LocalStack } from '../e2e/support/local-stack.ts';
import { FaultyMailbox } from './faulty-mailbox.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { judge } from './oracle.ts';
import { planOf } from './plan.ts';
import { type Outcome, play } from './scenario.ts';
import { FOUND, TOO_MANY_UNDECIDED } from './exit-codes.ts';
import { hasFewUndecided, hasFound, summaryOf } from './summary.ts';

const { values } = parseArgs({
  options: {
    scenarios: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    'until-found': { type: 'boolean', default: false },
  },
});
const first = Number(values.seed);
const count = Number(values.scenarios);
if (!Number.isInteger(first) || !Number.isInteger(count) || count < 1) {
  console.error('--seed and --scenarios must be whole numbers.');
  process.exit(1);
}

/** The rules may have changed since the outcome was written. */
function judgedAnew(outcome: Outcome): Outcome {
  const submissions = outcome.submissions.map((each) => ({ ...each, verdict: judge(each) }));
  return { ...outcome, submissions };
}

/** What an earlier run with the same file has finished. */
const outcomes: Outcome[] =
  values.out !== undefined && existsSync(values.out)
    ? readFileSync(values.out, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => judgedAnew(JSON.parse(line) as Outcome))
    : [];
const finished = new Set(outcomes.map(({ seed }) => seed));

ensureChromium();
await buildSite();
const stack = new LocalStack();
const proxy = new FaultyProxy(() => stack.origin);
const mailbox = new FaultyMailbox();
try {
  await mailbox.start(stack.dataDir);
  process.env['SMTP_URL'] = mailbox.url;
  await stack.start();
  await proxy.start();
  for (let seed = first; seed < first + count; seed++) {
    if (finished.has(seed)) continue;
    await stack.ensureStarted();
    await stack.reset();
    const outcome = await play(planOf(seed), { stack, proxy, mailbox });
    outcomes.push(outcome);
    if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(outcome)}\n`);
    const verdicts = outcome.submissions.map(
      ({ surface, disruption, promise, verdict }) => `${surface}/${disruption}/${promise ?? '-'}: ${verdict}`,
    );
    console.error(`seed ${seed}  ${verdicts.join(', ')}`);
    if (values['until-found'] && hasFound(outcome)) break;
  }
} finally {
  proxy.stop();
  await stack.dispose();
  await mailbox.stop();
}
console.log(summaryOf(outcomes));
// 1 means that the campaign itself has crashed.
if (outcomes.some(hasFound)) process.exit(FOUND);
process.exit(hasFewUndecided(outcomes) ? 0 : TOO_MANY_UNDECIDED);
