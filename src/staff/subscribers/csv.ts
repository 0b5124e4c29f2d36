import type { Subscriber } from '../api/types.ts';

/**
 * Where a spreadsheet could take what follows for a formula: at the beginning of a cell, and after whatever another reader
 * takes for the end of one. Excel splits at semicolons where the comma is the decimal sign, and then ignores the quotes in
 * the middle of a cell. In East Asia it reads the wide signs, too.
 */
const SIGN = String.raw`[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠﹦﹢﹣﹫]`;
const AFTER_SEPARATOR = new RegExp(String.raw`([,;|\t\r\n])(?=${SIGN})`, 'gu');
const AT_BEGINNING = new RegExp(String.raw`^(?=[\t\r]|${SIGN})`, 'u');
const guarded = (text: string) => text.replace(AFTER_SEPARATOR, "$1'").replace(AT_BEGINNING, "'");
/** Quotes a cell where RFC 4180 asks for it, where a reader with other separators would split it, and if it is guarded. */
const quoted = (cell: string) =>
  /^'|[",;|\t\r\n\uFEFF]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * A table as CSV (RFC 4180: CRLF, quotes where needed), with a byte order mark, without which Excel misreads everything but
 * ASCII. What looks like a formula gets an apostrophe before it. Pure.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`).join('')}`;

/** The list as CSV. Pure. */
export function subscribersCsv(subscribers: readonly Subscriber[]): string {
  const columns = ['email', 'status', 'source', 'created_at', 'unsubscribed_at'] as const;
  return csvText([columns, ...subscribers.map((row) => columns.map((column) => row[column] ?? ''))]);
}
