import type { Rewards } from '../../../content/rewards.schema.ts';

type Program = {
  rates: Rewards['rates'];
  redemption: { options: readonly { points: number; value: number }[] };
};

/** What an amount spent on qualifying services earns. */
export interface Earned {
  points: number;
  /** US dollars of credit that the points can be redeemed for. */
  credit: number;
  /** Points missing to the first redemption step; 0 once it is reached. */
  missing: number;
}

/**
 * Converts dollars spent to points and credit. Only whole dollars earn points. Points are redeemed in the program's
 * steps, the largest first; the rest stays as points. Invalid amounts count as 0.
 */
export function earned(dollars: number, { rates, redemption }: Program): Earned {
  const spent = Number.isFinite(dollars) && dollars > 0 ? Math.floor(dollars) : 0;
  const points = Math.floor(spent * rates.pointsPerDollar);
  let left = points;
  let credit = 0;
  for (const step of redemption.options.toSorted((a, b) => b.points - a.points)) {
    const times = Math.floor(left / step.points);
    left -= times * step.points;
    credit += times * step.value;
  }
  const first = Math.min(...redemption.options.map((step) => step.points));
  return { points, credit, missing: Math.max(0, first - points) };
}
