import { csvText } from '../subscribers/csv.ts';
import type { Figures, Report } from './read-report.ts';

const HEAD = [
  'part',
  'name',
  'came',
  'came_before',
  'answered',
  'answered_within_24_hours',
  'booked',
  'median_minutes',
  'nine_of_ten_minutes',
];

/** The report as CSV, all of its tables in one. Pure. */
export function reportCsv({ from, to, now, before, sources, services, codes, people, days }: Report): string {
  const minutes = (seconds: number | null) => (seconds === null ? '' : String(Math.round(seconds / 60)));
  const row = (part: string, name: string, figures: Figures, cameBefore: number | '' = '') => [
    part,
    name,
    ...[figures.came, cameBefore, figures.answered, figures.inTime, figures.booked].map(String),
    minutes(figures.median),
    minutes(figures.slow),
  ];
  return csvText([
    HEAD,
    row('all', `${from} to ${to}`, now, before.came),
    ...sources.map((one) => row('form', one.name, one, one.before)),
    ...services.map((one) => row('service', one.name, one, one.before)),
    ...codes.map((one) => row('printed code', one.name, one, one.before)),
    ...people.map((one) => row('person', one.name, one)),
    ...days.map((one) => row('day', one.day, one)),
  ]);
}
