/**
 * Reads what the server has sent, or what an earlier page has stored. Both may differ from what this build expects, because of
 * another build, a proxy or a damaged disk. A damaged row is repaired or left out, and never hides the other rows. Pure.
 */
import { wellFormed, withoutOverrides } from '../parts/text.ts';

/** Undefined for a value that can't be read. */
export type Reader<T> = (value: unknown) => T | undefined;

export type Raw = Readonly<Record<string, unknown>>;
export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that may be shown. Empty for everything that is not a text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? wellFormed(withoutOverrides(value)) : '';
export const textOrNull = (value: unknown): string | null => textOf(value) || null;
/** A number of things. */
export const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
/** The value if it is one of `values`, or else the first of `values`. */
export const oneOf = <T>(values: readonly [T, ...T[]], value: unknown): T =>
  values.find((known) => known === value) ?? values[0];

/** All elements of a list that can be read. */
export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.flatMap((element) => read(element) ?? []) : undefined;

/** An object with an id. */
export function rowOf(value: unknown): (Raw & { id: string }) | undefined {
  return isRaw(value) && typeof value['id'] === 'string' ? (value as Raw & { id: string }) : undefined;
}

/** Where the next page of a list begins: after this row. */
export interface Cursor {
  created_at: string;
  /** Of inquiries, for the order in which they are due. */
  waiting_since?: string;
  id: string;
}
export interface Page<T> {
  rows: T[];
  /** Null on the last page. */
  next: Cursor | null;
}

/** A page of `size` rows. A row that is left out does not make it the last one. */
export const pageOf =
  <T>(read: Reader<T>, size: number): Reader<Page<T>> =>
  (value) => {
    const rows = listOf(read)(value);
    if (!rows) return undefined;
    const all = value as unknown[];
    const next = all.length < size ? null : (all.toReversed().map(cursorOf).find(Boolean) ?? null);
    return { rows, next };
  };

export function cursorOf(value: unknown): Cursor | undefined {
  const row = rowOf(value);
  const at = row?.['created_at'];
  const since = row?.['waiting_since'];
  return row && typeof at === 'string'
    ? { created_at: at, ...(typeof since === 'string' && { waiting_since: since }), id: row.id }
    : undefined;
}
