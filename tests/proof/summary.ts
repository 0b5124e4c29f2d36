import { VERDICTS, type Verdict } from './oracle.ts';
import type { Outcome } from './scenario.ts';

/** Undecided submissions above this share make a campaign worthless. */
const MAX_UNDECIDED = 0.03;

/** Whether a scenario found something wrong. */
export const hasFound = ({ submissions }: Outcome): boolean =>
  submissions.some(({ verdict }) => verdict !== 'fine' && verdict !== 'undecided');

/** Whether few enough submissions are undecided. */
export function hasFewUndecided(outcomes: readonly Outcome[]): boolean {
  const total = outcomes.flatMap(({ submissions }) => submissions).length;
  return countVerdicts(outcomes).undecided <= total * MAX_UNDECIDED;
}

/** The table of a campaign: verdicts, faults by kind, recovery times, and the seeds of what went wrong. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const submissions = outcomes.flatMap((outcome) => outcome.submissions);
  const verdicts = countVerdicts(outcomes);
  const faults = new Map<string, number>();
  for (const outcome of outcomes)
    for (const [fault, count] of Object.entries(outcome.faults))
      faults.set(fault, (faults.get(fault) ?? 0) + count);
  const engines = new Map<string, number>();
  for (const { engine } of outcomes) engines.set(engine, (engines.get(engine) ?? 0) + 1);
  const disruptions = [...new Set(submissions.map(({ disruption }) => disruption))].toSorted();
  const lines = [
    `Scenarios     ${outcomes.length} (${[...engines]
      .toSorted()
      .map(([engine, count]) => `${engine} ${count}`)
      .join(', ')})`,
    `Cross-origin  ${outcomes.filter(({ isCrossOrigin }) => isCrossOrigin).length}`,
    `Submissions   ${submissions.length}`,
    ...VERDICTS.map((verdict) => `  ${verdict.padEnd(14)}${verdicts[verdict]}`),
    `Faults        ${[...faults.values()].reduce((sum, count) => sum + count, 0)}`,
    ...[...faults].toSorted().map(([fault, count]) => `  ${fault.padEnd(20)} ${count}`),
    `Mails that the mailbox had without the sender knowing: ${outcomes.reduce((sum, { unacknowledgedMails }) => sum + unacknowledgedMails, 0)}`,
    'Recovery, from the end of the faults to the row (seconds: p50, p95, max; how many)',
    ...disruptions.map((kind) => {
      const of = submissions.filter(({ disruption }) => disruption === kind);
      return `  ${`${kind} (${of.length})`.padEnd(28)}${recovery(of)}`;
    }),
    `  ${'all'.padEnd(28)}${recovery(submissions)}`,
  ];
  const bad = submissions.filter(({ verdict }) => verdict !== 'fine');
  return [...lines, ...bad.map((each) => `${each.verdict}: ${JSON.stringify(each)}`)].join('\n');
}

function countVerdicts(outcomes: readonly Outcome[]): Record<Verdict, number> {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { submissions } of outcomes) for (const { verdict } of submissions) counts[verdict]++;
  return counts;
}

/** Only what was still missing when the faults ended has to recover. */
function recovery(submissions: Outcome['submissions']): string {
  const times = submissions
    .flatMap(({ recoveryMs }) => recoveryMs ?? 0)
    .filter((time) => time > 0)
    .toSorted((one, other) => one - other);
  if (times.length === 0) return 'none waited';
  const at = (share: number) => (times[Math.ceil(share * times.length) - 1]! / 1000).toFixed(1);
  return `${at(0.5)}, ${at(0.95)}, ${at(1)}; ${times.length}`;
}
