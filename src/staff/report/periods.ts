/** The periods of the report, and its numbers in words. Pure functions. */
import { isoDay } from '../inbox/times.ts';
import type { Report } from './read-report.ts';

const DAY_MS = 86_400_000;
const MONTHS_BACK = 12;
/** With more days than this, a bar of the chart is a week. */
const MAX_BARS = 62;

export interface Period {
  /** In the address of the page: a number of days, or a month. */
  value: string;
  label: string;
  /** ISO dates, both included. */
  first: string;
  last: string;
}

const dayMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What the report can be about: the last days, this month, and the months before. Days are those of the business. */
export function periodsOf(now: number): Period[] {
  const today = isoDay(now);
  const days = [7, 30, 90, 365].map((count) => ({
    value: String(count),
    label: count === 365 ? 'Last 12 months' : `Last ${count} days`,
    first: dayAt(dayMs(today) - (count - 1) * DAY_MS),
    last: today,
  }));
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = Array.from({ length: MONTHS_BACK + 1 }, (_, back) => {
    const start = Date.UTC(year, month - 1 - back, 1);
    return {
      value: dayAt(start).slice(0, 7),
      label: MONTH.format(start),
      first: dayAt(start),
      last: dayAt(Date.UTC(year, month - back, 0)),
    };
  });
  return [...days, ...months];
}

/** A bar of the chart: a day, or the week that begins with it. */
export interface CameBar {
  day: string;
  came: number;
  inTime: number;
}

/** How many came per day or week, days without inquiries included. */
export function barsOf({ from, to, days }: Pick<Report, 'from' | 'to' | 'days'>): {
  bars: CameBar[];
  isWeekly: boolean;
} {
  const first = dayMs(from);
  const isWeekly = (dayMs(to) - first) / DAY_MS >= MAX_BARS;
  const stepMs = (isWeekly ? 7 : 1) * DAY_MS;
  const bars: CameBar[] = [];
  for (let ms = first; ms <= dayMs(to); ms += stepMs) bars.push({ day: dayAt(ms), came: 0, inTime: 0 });
  for (const { day, came, inTime } of days) {
    const bar = bars[Math.floor((dayMs(day) - first) / stepMs)];
    if (bar) Object.assign(bar, { came: bar.came + came, inTime: bar.inTime + inTime });
  }
  return { bars, isWeekly };
}

/** A part as a percentage: "93%". 100% means all. Undefined of nothing. */
export const percentText = (part: number, whole: number): string | undefined =>
  whole === 0 ? undefined : `${part < whole ? Math.min(99, Math.round((part / whole) * 100)) : 100}%`;

/** How long something took: "40 min", "2 h 10 min", "3 d". */
export function durationText(seconds: number | null): string {
  if (seconds === null) return '–';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${Math.max(1, minutes)} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.round(hours / 24)} d`;
  return hours < 10 && minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${Math.round(minutes / 60)} h`;
}
