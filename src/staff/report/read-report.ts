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
  /** Within how many seconds a half and nine of ten got their first answer, rounded up. Null if none was answered. */
  median: number | null;
  slow: number | null;
}

/** A form, a service or a printed code. */
export interface Origin {
  /** Empty: none. */
  name: string;
  came: number;
  /** How many came in the period before. */
  before: number;
  booked: number;
}

export interface Report {
  from: string;
  to: string;
  beforeFrom: string;
  now: Figures;
  before: Figures;
  days: (Figures & { day: string })[];
  sources: Origin[];
  services: Origin[];
  codes: Origin[];
  /** By who gave the first answer. */
  people: (Figures & { name: string })[];
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

const readOrigins = listOf<Origin>((row) =>
  isRaw(row)
    ? {
        name: textOf(row['name']),
        came: countOf(row['came']),
        before: countOf(row['before']),
        booked: countOf(row['booked']),
      }
    : undefined,
);
const readPeople = listOf((row) =>
  isRaw(row) ? { ...figuresOf(row), name: textOf(row['name']) } : undefined,
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
    sources: readOrigins(value['sources']) ?? [],
    services: readOrigins(value['services']) ?? [],
    codes: readOrigins(value['codes']) ?? [],
    people: readPeople(value['people']) ?? [],
  };
};
