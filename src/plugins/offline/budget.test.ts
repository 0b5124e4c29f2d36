import { expect, it } from 'vitest';
import { BUDGET_BYTES, picturesProblem } from './budget.ts';

it('names the largest pictures when a device stores more than the budget', () => {
  expect(picturesProblem(BUDGET_BYTES.everything, ['spa-1 22000'])).toBeNull();
  const problem = picturesProblem(BUDGET_BYTES.everything + 1, ['spa-1 22000', 'about 21000']);
  expect(problem).toContain('1351001 bytes');
  expect(problem).toContain('  spa-1 22000\n  about 21000');
});
