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
