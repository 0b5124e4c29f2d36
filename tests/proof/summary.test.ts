import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Judged, Outcome } from './scenario.ts';
import { hasFewUndecided, hasFound, summaryOf } from './summary.ts';

const submission = (known: Partial<Judged>): Judged => ({
  surface: 'contact',
  mark: 'proof-1-0',
  disruption: 'none',
  promise: 'saved',
  stored: true,
  wiped: false,
  withdrawn: false,
  rows: 1,
  mails: 1,
  verdict: 'fine',
  recoveryMs: 0,
  ...known,
});
const outcome = (...submissions: Partial<Judged>[]): Outcome => ({
  seed: 1,
  engine: 'chromium',
  isCrossOrigin: false,
  submissions: submissions.map(submission),
  faults: { portal: 2 },
  unacknowledgedMails: 1,
});

it('finds every verdict but fine and undecided, and allows 3 % undecided', () => {
  const fine = Array.from({ length: 99 }, () => ({}));
  expect(hasFound(outcome(...fine, { verdict: 'undecided' }))).toBe(false);
  expect(hasFound(outcome(...fine, { verdict: 'missing mail' }))).toBe(true);
  expect(hasFewUndecided([outcome(...fine, { verdict: 'undecided' })])).toBe(true);
  expect(hasFewUndecided([outcome({}, { verdict: 'undecided' })])).toBe(false);
});

it('counts verdicts and faults, and measures only what had to recover', () => {
  const text = summaryOf([
    outcome({ recoveryMs: 2000 }, { recoveryMs: 0 }, { recoveryMs: null, verdict: 'lost' }),
    outcome({ recoveryMs: 8000, disruption: 'kill-server' }),
  ]);
  expect(text).toMatch(/Scenarios +2 \(chromium 2\)/);
  expect(text).toMatch(/Submissions +4/);
  expect(text).toMatch(/lost +1\n/);
  expect(text).toMatch(/portal +4\n/);
  expect(text).toMatch(/had without .* 2\n/);
  expect(text).toMatch(/kill-server \(1\) +8\.0, 8\.0, 8\.0; 1\n/);
  expect(text).toMatch(/all +2\.0, 8\.0, 8\.0; 2\n/);
  expect(text).toContain('lost: {');
});

it('docs/proof.md says what the recorded campaigns found', () => {
  const folder = join(import.meta.dirname, 'campaign');
  const document = readFileSync(join(import.meta.dirname, '../../docs/proof.md'), 'utf8');
  /** The last columns of the row that begins like this: November 24 and 25. */
  const row = (beginning: string) =>
    document
      .split('\n')
      .find((line) => line.startsWith(`| ${beginning}`))!
      .split('|')
      .slice(3, 5)
      .map((cell) => cell.replace(/(\d),(\d)/g, '$1$2').trim());
  const campaigns = [['8aa84eb'], ['903dcd6', '74ca513']].map((commits) =>
    readdirSync(folder)
      .filter((file) => commits.some((commit) => file.startsWith(commit)))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
      .map((line) => JSON.parse(line) as Outcome),
  );
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const inEach = (count: (outcomes: Outcome[]) => number | string) =>
    campaigns.map((outcomes) => String(count(outcomes)));
  const faults = (outcomes: Outcome[], isMail: boolean) =>
    sum(
      outcomes
        .flatMap((each) => Object.entries(each.faults))
        .filter(([fault]) => fault.startsWith('mail-') === isMail)
        .map(([, count]) => count),
    );
  expect(row('Scenarios ')).toEqual(inEach(({ length }) => length));
  expect(row('Submissions')).toEqual(inEach((all) => sum(all.map(({ submissions }) => submissions.length))));
  expect(row('Faults')).toEqual(inEach((all) => `${faults(all, false)}, ${faults(all, true)}`));
  expect(row('Mails that')).toEqual(inEach((all) => sum(all.map((each) => each.unacknowledgedMails))));
});
