import { isAllowed, isSetting } from '../../supabase/functions/_shared/site-settings.ts';
import type { Row } from './read-settings.ts';

/**
 * The rows of the settings that this build knows. A setting with any value that its schema doesn't allow is left out: the page
 * keeps what it had.
 */
export function allowedRows(rows: readonly Row[]): Row[] {
  const refused = new Set(
    rows.filter(({ key, value }) => !isSetting(key) || !isAllowed(key, value)).map(({ key }) => key),
  );
  return rows.filter(({ key }) => !refused.has(key));
}
