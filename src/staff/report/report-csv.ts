import { csvText } from '../subscribers/csv.ts';
import { business } from '../../content/business.ts';
import type { Figures, Origin, Report } from './read-report.ts';

const HEAD = [
  'part',
  'name',
  'came',
  'came_before',
  'answered',
  `answered_within_${business.replyWithinHours}_hours`,
  'booked',
  'half_within_minutes',
  'nine_of_ten_within_minutes',
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
  const origin = (part: string, { name, came, before, booked }: Origin) => [
    part,
    name,
    ...[came, before, '', '', booked, '', ''].map(String),
  ];
  return csvText([
    HEAD,
    row('all', `${from} to ${to}`, now, before.came),
    ...sources.map((one) => origin('form', one)),
    ...services.map((one) => origin('service', one)),
    ...codes.map((one) => origin('printed code', one)),
    ...people.map((one) => row('person', one.name, one)),
    ...days.map((one) => row('day', one.day, one)),
  ]);
}
