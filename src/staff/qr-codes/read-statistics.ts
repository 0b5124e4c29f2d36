/** Reads the numbers of QR codes. Pure. */
import { countOf, isRaw, listOf, textOf, textOrNull, type Reader } from '../api/reading.ts';
import type { QrCodeVisits, QrStatistics } from '../api/types.ts';

const previousOf = (value: unknown) => (typeof value === 'number' ? countOf(value) : null);

const readCode: Reader<QrCodeVisits> = (value) =>
  isRaw(value)
    ? {
        code: textOf(value['code']),
        visits: countOf(value['visits']),
        previous: previousOf(value['previous']),
        campaigns:
          listOf((entry) =>
            isRaw(entry)
              ? { campaign: textOrNull(entry['campaign']), visits: countOf(entry['visits']) }
              : undefined,
          )(value['campaigns']) ?? [],
        days:
          listOf((entry) =>
            isRaw(entry) && isDay(entry['day'])
              ? { day: entry['day'], visits: countOf(entry['visits']) }
              : undefined,
          )(value['days']) ?? [],
      }
    : undefined;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(`${value.slice(0, 10)}T00:00:00Z`));

export const readStatistics: Reader<QrStatistics> = (value) => {
  if (!isRaw(value) || !isDay(value['from']) || !isDay(value['to'])) return undefined;
  const others = isRaw(value['others']) ? value['others'] : {};
  return {
    from: value['from'],
    to: value['to'],
    visits: countOf(value['visits']),
    previous: previousOf(value['previous']),
    codes: listOf(readCode)(value['codes']) ?? [],
    others: { codes: countOf(others['codes']), visits: countOf(others['visits']) },
  };
};
