/** Which inquiries a list shows. Pure functions. */
import type { Inquiry, ListOptions, Sort } from '../api/types.ts';
import { isFound } from './search-text.ts';
import { withChanges, type Change } from '../changes/change.ts';

const compare = (sort: Sort) => (a: Inquiry, b: Inquiry) => {
  const newestFirst = b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);
  return sort === 'due' ? -newestFirst : newestFirst;
};

/** Whether an inquiry fits the search and the filters, for rows that the server has not listed here. */
function fits(inquiry: Inquiry, { search, service, source }: ListOptions): boolean {
  const { full_name, email, phone, message } = inquiry;
  return (
    isFound(search, [full_name, email, phone ?? '', message], phone) &&
    (!service || inquiry.service === service) &&
    (!source || inquiry.form_source === source)
  );
}

/**
 * The rows of a list, with the changes that the server does not know yet.
 * @param listed what the server lists
 * @param known other inquiries on this device: a waiting change may move them into this list
 * @param held the open inquiry, which stays until another one is opened, even if it was just closed
 */
export function rowsOf(
  listed: readonly Inquiry[],
  known: Iterable<Inquiry>,
  changes: readonly Change[],
  options: ListOptions,
  held?: Inquiry,
): Inquiry[] {
  const rows = new Map<string, Inquiry>();
  for (const inquiry of listed) rows.set(inquiry.id, withChanges(inquiry, changes));
  for (const inquiry of known) {
    const changed = withChanges(inquiry, changes);
    if (!rows.has(inquiry.id) && changed.status !== inquiry.status && fits(changed, options))
      rows.set(inquiry.id, changed);
  }
  if (held && !rows.has(held.id)) rows.set(held.id, withChanges(held, changes));
  return [...rows.values()]
    .filter(({ id, status }) => status === options.status || id === held?.id)
    .sort(compare(options.sort));
}
