/**
 * Reads the form of what the server has published, or of what an earlier page has stored: rows with a time and a value. Pages
 * check the values with their schemas (`allowed-rows.ts`). The service worker, which must start fast, doesn't load those.
 */

/** A value from a time on. */
export interface Row {
  key: string;
  starts_at: string;
  value: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in the database as the value that holds now began at some time before. */
const BEFORE = new Date(0).toISOString();

/** The rows of the table `site_settings`, or undefined if they are not those of our server. */
export function readAnswer(answer: unknown): Row[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  return readRows(
    answer.flatMap((setting: unknown): unknown[] => {
      if (!isObject(setting) || !Array.isArray(setting['later'])) return [undefined];
      const { key, value = null, later } = setting;
      return [
        ...(value === null ? [] : [{ key, starts_at: BEFORE, value }]),
        ...(later as unknown[]).map((row) => isObject(row) && { ...row, key }),
      ];
    }),
  );
}

/** Rows that are stored, or undefined if they can't be read. */
export function readRows(answer: unknown): Row[] | undefined {
  const isRow = (row: unknown): row is Row =>
    isObject(row) &&
    typeof row['key'] === 'string' &&
    !Number.isNaN(Date.parse(String(row['starts_at']))) &&
    row['value'] !== undefined;
  return Array.isArray(answer) && answer.every(isRow) ? answer : undefined;
}

/** The value of each setting at a time: the latest that has begun. */
export const valuesAt = (rows: readonly Row[], now: number): Record<string, unknown> =>
  Object.fromEntries(
    rows
      .filter(({ starts_at }) => Date.parse(starts_at) <= now)
      .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
      .map(({ key, value }) => [key, value]),
  );

/** When the next value begins; Infinity if none does. */
export const nextStart = (rows: readonly Row[], now: number): number =>
  Math.min(...rows.map(({ starts_at }) => Date.parse(starts_at)).filter((at) => at > now));
