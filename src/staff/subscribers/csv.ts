import { unparse } from 'papaparse';
import type { Subscriber } from '../api/types.ts';

/**
 * The list as CSV (RFC 4180: CRLF, quotes where needed). Spreadsheets would run cells that begin like a formula, so those
 * get a leading apostrophe. Pure.
 */
export function subscribersCsv(subscribers: readonly Subscriber[]): string {
  const columns = ['email', 'status', 'source', 'created_at', 'unsubscribed_at'] as const;
  const data = subscribers.map((row) => columns.map((column) => row[column] ?? ''));
  return `${unparse({ fields: [...columns], data }, { newline: '\r\n', escapeFormulae: /^\s*[=+\-@\t\r]/ })}\r\n`;
}
