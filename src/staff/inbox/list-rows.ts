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
 * @param known all inquiries on this device, each as the server last sent it. A waiting change may move one into this list
 * @param isLocal whether the server can't be asked: then a search finds what is on this device
 * @param heldId the open inquiry, which stays until another one is opened, even if it was just closed
 */
export function rowsOf(
  listed: readonly Inquiry[],
  known: ReadonlyMap<string, Inquiry>,
  changes: readonly Change[],
  options: ListOptions,
  { heldId, isLocal = false }: { heldId?: string | undefined; isLocal?: boolean } = {},
): Inquiry[] {
  const rows = new Map<string, Inquiry>();
  const listedIds = new Set(listed.map(({ id }) => id));
  for (const inquiry of listed) rows.set(inquiry.id, withChanges(known.get(inquiry.id) ?? inquiry, changes));
  for (const [id, inquiry] of known) {
    const changed = withChanges(inquiry, changes);
    const isMissing = isLocal || changed.status !== inquiry.status;
    if (!listedIds.has(id) && ((isMissing && fits(changed, options)) || id === heldId)) rows.set(id, changed);
  }
  return [...rows.values()]
    .filter(({ id, status }) => [status, 'all'].includes(options.status) || id === heldId)
    .sort(compare(options.sort));
}
