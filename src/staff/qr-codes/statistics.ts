/** The numbers of printed codes as the page shows them. Pure functions. */
import type { QrCodeVisits, QrStatistics } from '../api/types.ts';

/** One point of the chart: a day, or the first day of a week. */
export interface Point {
  day: string;
  [code: string]: number | string;
}

const DAY_MS = 86_400_000;
/** With more days than this, a point is a week. */
const MAX_DAYS = 120;

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const dayMs = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** Visits per code and day, days without visits included. Long periods are summed up by week. */
export function pointsOf({ from, to, codes }: QrStatistics): { points: Point[]; isWeekly: boolean } {
  const days = codes.flatMap((code) => code.days.map(({ day }) => day));
  const first = dayMs(days.length > 0 ? [from, ...days].sort()[from ? 0 : 1]! : from);
  const last = dayMs(to);
  const isWeekly = (last - first) / DAY_MS > MAX_DAYS;
  const stepMs = (isWeekly ? 7 : 1) * DAY_MS;
  const points = new Map<string, Point>();
  const startOf = (ms: number) => isoDay(first + Math.floor((ms - first) / stepMs) * stepMs);
  for (let ms = first; ms <= last; ms += stepMs) {
    const day = isoDay(ms);
    points.set(day, { day, ...Object.fromEntries(codes.map(({ code }) => [code, 0])) });
  }
  for (const { code, days: visited } of codes)
    for (const { day, visits } of visited) {
      const point = points.get(startOf(dayMs(day)));
      if (point) point[code] = Number(point[code]) + visits;
    }
  return { points: [...points.values()], isWeekly };
}

/** The change against the period before: "+12%", "new", "no change". Undefined where there is no such period. */
export function changeText({
  visits,
  previous,
}: Pick<QrCodeVisits, 'visits' | 'previous'>): string | undefined {
  if (previous === null) return undefined;
  if (previous === visits) return 'no change';
  if (previous === 0) return 'new';
  const percent = Math.round(((visits - previous) / previous) * 100);
  if (percent === 0) return 'no change';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('en-US')}%`;
}
