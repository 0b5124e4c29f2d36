/**
 * `npm run proof`: plays random scenarios with faults against the real stack and counts what arrived. See README.md in
 * this folder.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium.ts';
import { BuildCopy } from '../e2e/support/build-copy.ts';
import buildSite from '../e2e/support/build-site.ts';
import { LocalStack } from '../e2e/support/local-stack.ts';
import { StaticHost } from '../e2e/support/static-host.ts';
import { ENGINES } from '../engines/engine-browser.ts';
import { ensureEngines, missingReason } from '../engines/find.ts';
import { FaultyDatabase } from './faulty-database.ts';
import { FaultyMailbox } from './faulty-mailbox.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { judge } from './oracle.ts';
import { planOf } from './plan.ts';
import { raiseRecordVersion } from './record-version.ts';
import { type Outcome, play } from './scenario.ts';
import { FOUND, TOO_MANY_UNDECIDED } from './exit-codes.ts';
import { hasFewUndecided, hasFound, summaryOf } from './summary.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'chromium' },
    summary: { type: 'boolean', default: false },
    scenarios: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    'until-found': { type: 'boolean', default: false },
  },
});
const first = Number(values.seed);
const count = Number(values.scenarios);
if (!Number.isInteger(first) || !Number.isInteger(count) || count < 1)
  refuse('--seed and --scenarios must be whole numbers.');
const engine =
  ENGINES.find((each) => each === values.engine) ?? refuse(`--engine must be one of ${ENGINES.join(', ')}.`);

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** The rules may have changed since the outcome was written. */
function judgedAnew(outcome: Outcome): Outcome {
  const submissions = outcome.submissions.map((each) => ({ ...each, verdict: judge(each) }));
  return { ...outcome, submissions };
}

const read = (file: string): Outcome[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => judgedAnew(JSON.parse(line) as Outcome));

/** Scenarios that a failure of the campaign itself has ended, or a page that never answered. */
const unfinished: number[] = [];

if (values.summary) finish(positionals.flatMap(read));

/** What an earlier run with the same file has finished. */
const outcomes = values.out !== undefined && existsSync(values.out) ? read(values.out) : [];
const finished = new Set(outcomes.map(({ seed }) => seed));
ensureChromium();
if (engine !== 'chromium') ensureEngines();
const missing = engine === 'chromium' ? undefined : missingReason(engine);
if (missing !== undefined) refuse(`${missing}.`);
await buildSite();
const stack = new LocalStack();
const proxy = new FaultyProxy(() => stack.origin);
const mailbox = new FaultyMailbox();
const builds = [
  new BuildCopy().renameAssets('NEXT'),
  raiseRecordVersion(new BuildCopy()).renameAssets('RAISED'),
] as const;
const [sameRecords, otherRecords] = builds.map((build) => new StaticHost(build, () => stack.origin)) as [
  StaticHost,
  StaticHost,
];
const database = new FaultyDatabase(stack.dataDir);
try {
  // The stack runs a database of its own, which can be disturbed.
  process.env['DATABASE_URL'] = '';
  await mailbox.start(stack.dataDir);
  process.env['SMTP_URL'] = mailbox.url;
  await proxy.start();
  // Functions answer pages of the site only, also when they have another address.
  process.env['SITE_URL'] = proxy.origin;
  await stack.start();
  await sameRecords.start();
  await otherRecords.start();
  const newBuild = { sameRecords: sameRecords.origin, otherRecords: otherRecords.origin };
  for (let seed = first; seed < first + count; seed++) {
    if (finished.has(seed)) continue;
    await stack.ensureStarted();
    await stack.reset();
    const plan = planOf(seed, engine);
    const outcome = await play(plan, engine, { stack, proxy, mailbox, database, newBuild }).catch(
      (error: unknown) => {
        console.error(`seed ${seed}  did not finish:`, error);
        return undefined;
      },
    );
    if (!outcome) {
      unfinished.push(seed);
      continue;
    }
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
  await sameRecords.stop();
  await otherRecords.stop();
  for (const build of builds) build.dispose();
  await stack.dispose();
  await mailbox.stop();
}
finish(outcomes);

/** Prints the table and ends with the exit code of the campaign. */
function finish(played: readonly Outcome[]): never {
  console.log(summaryOf(played));
  if (unfinished.length > 0) console.log(`Did not finish: seeds ${unfinished.join(', ')}.`);
  if (played.some(hasFound)) process.exit(FOUND);
  // As after a crash of the campaign itself.
  if (unfinished.length > 0) process.exit(1);
  process.exit(hasFewUndecided(played) ? 0 : TOO_MANY_UNDECIDED);
}
