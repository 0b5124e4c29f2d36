/** Which inquiries a list shows. Pure functions. */
import type { Inquiry, ListOptions } from '../api/types.ts';
import { leadsOf, withChanges, type Change } from '../changes/change.ts';
import { dueGroup, type DueGroup } from './due.ts';
import { isFound } from './search-text.ts';

const compare =
  ({ sort, status }: ListOptions) =>
  (a: Inquiry, b: Inquiry) => {
    const time = sort === 'due' && status === 'new' ? 'waiting_since' : 'created_at';
    const newestFirst = b[time].localeCompare(a[time]) || b.id.localeCompare(a.id);
    return sort === 'due' ? -newestFirst : newestFirst;
  };

const isWhose = ({ assignee }: Inquiry, { whose }: ListOptions, me: string | undefined) =>
  whose === '' || (whose === 'nobody' ? assignee === null : assignee === me);

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
 * @param isLocal whether the server can't be asked: then a search or a filter finds what is on this device
 * @param me the signed-in person's address on the staff list
 * @param heldId the open inquiry, which stays until another one is opened, even if it was just closed
 */
export function rowsOf(
  listed: readonly Inquiry[],
  known: ReadonlyMap<string, Inquiry>,
  changes: readonly Change[],
  options: ListOptions,
  {
    heldId,
    isLocal = false,
    me,
  }: { heldId?: string | undefined; isLocal?: boolean; me?: string | undefined } = {},
): Inquiry[] {
  const rows = new Map<string, Inquiry>();
  const listedIds = new Set(listed.map(({ id }) => id));
  for (const inquiry of listed) rows.set(inquiry.id, withChanges(known.get(inquiry.id) ?? inquiry, changes));
  for (const [id, inquiry] of known) {
    const changed = withChanges(inquiry, changes);
    const isMissing = isLocal || changed.status !== inquiry.status || changed.assignee !== inquiry.assignee;
    if (!listedIds.has(id) && ((isMissing && fits(changed, options)) || id === heldId)) rows.set(id, changed);
  }
  for (const lead of leadsOf(changes)) {
    const changed = withChanges(lead, changes);
    if (!known.has(lead.id) && fits(changed, options)) rows.set(lead.id, changed);
  }
  return [...rows.values()]
    .filter(
      (inquiry) =>
        ([inquiry.status, 'all'].includes(options.status) && isWhose(inquiry, options, me)) ||
        inquiry.id === heldId,
    )
    .sort(compare(options));
}

/** A heading of the list, with how many inquiries it has so far. */
export interface Heading {
  group: DueGroup;
  count: number;
  /** The server has more of them. */
  hasMore: boolean;
}

/** The rows of a list that shows what is due first, under their headings. One that has just been answered is not counted. */
export function withHeadings(rows: readonly Inquiry[], now: number, hasMore: boolean): (Inquiry | Heading)[] {
  const groups = rows.map((inquiry) => dueGroup(inquiry, now));
  return rows.flatMap((inquiry, index): (Inquiry | Heading)[] => {
    const group = groups[index]!;
    if (groups[index - 1] === group) return [inquiry];
    const count = rows.filter(({ status }, at) => groups[at] === group && status === 'new').length;
    return [{ group, count, hasMore: hasMore && groups.at(-1) === group }, inquiry];
  });
}
