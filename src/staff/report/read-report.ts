/** Reads the report of the server. Pure. */
import { countOf, isRaw, listOf, textOf, type Raw, type Reader } from '../api/reading.ts';

/** What is counted of some inquiries. */
export interface Figures {
  came: number;
  answered: number;
  /** Answered within the promised time. */
  inTime: number;
  /** Answered, or late. */
  due: number;
  booked: number;
  /** Seconds to the first answer: of a half, and of nine of ten. Null if none was answered. */
  median: number | null;
  slow: number | null;
}

/** A form, a service, a printed code, or a member of the staff. Empty: none. */
export interface NamedFigures extends Figures {
  name: string;
  /** How many came in the period before. */
  before: number;
}

export interface Report {
  from: string;
  to: string;
  beforeFrom: string;
  now: Figures;
  before: Figures;
  days: (Figures & { day: string })[];
  sources: NamedFigures[];
  services: NamedFigures[];
  codes: NamedFigures[];
  people: NamedFigures[];
}

const secondsOf = (value: unknown) => (typeof value === 'number' ? countOf(value) : null);

const figuresOf = (row: Raw): Figures => ({
  came: countOf(row['came']),
  answered: countOf(row['answered']),
  inTime: countOf(row['in_time']),
  due: countOf(row['due']),
  booked: countOf(row['booked']),
  median: secondsOf(row['median']),
  slow: secondsOf(row['slow']),
});

const readNamed = listOf<NamedFigures>((row) =>
  isRaw(row) ? { ...figuresOf(row), name: textOf(row['name']), before: countOf(row['before']) } : undefined,
);

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

export const readReport: Reader<Report> = (value) => {
  if (!isRaw(value) || !isDay(value['from']) || !isDay(value['to']) || !isRaw(value['now'])) return undefined;
  return {
    from: value['from'],
    to: value['to'],
    beforeFrom: textOf(value['before_from']),
    now: figuresOf(value['now']),
    before: figuresOf(isRaw(value['before']) ? value['before'] : {}),
    days:
      listOf((row) => (isRaw(row) && isDay(row['day']) ? { ...figuresOf(row), day: row['day'] } : undefined))(
        value['days'],
      ) ?? [],
    sources: readNamed(value['sources']) ?? [],
    services: readNamed(value['services']) ?? [],
    codes: readNamed(value['codes']) ?? [],
    people: readNamed(value['people']) ?? [],
  };
};
