/** The promise to reply in time. Pure functions. */
import { business } from '../../content/business.ts';
import type { Inquiry } from '../api/types.ts';
import { isoDay } from './times.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PROMISE_MS = business.replyWithinHours * HOUR_MS;
/** This long before the promise ends, an inquiry is marked. */
const WARNING_MS = 4 * HOUR_MS;

export interface Due {
  state: 'later' | 'soon' | 'overdue';
  /** "Due in 3 h", "Overdue by 2 d". */
  text: string;
}

/** When an open inquiry is due; undefined for one that is done. */
export function dueOf(
  { status, waiting_since }: Pick<Inquiry, 'status' | 'waiting_since'>,
  now: number,
): Due | undefined {
  if (status !== 'new') return undefined;
  const leftMs = Date.parse(waiting_since) + PROMISE_MS - now;
  if (Number.isNaN(leftMs)) return undefined;
  if (leftMs <= 0) return { state: 'overdue', text: `Overdue by ${duration(-leftMs)}` };
  return { state: leftMs <= WARNING_MS ? 'soon' : 'later', text: `Due in ${duration(leftMs)}` };
}

/** The headings of a list that shows what is due first. */
export const DUE_GROUPS = { overdue: 'Overdue', today: 'Due today', later: 'Due later' } as const;
export type DueGroup = keyof typeof DUE_GROUPS;

/** When an inquiry is due: too late already, until the end of the business's day, or later. */
export function dueGroup({ waiting_since }: Pick<Inquiry, 'waiting_since'>, now: number): DueGroup {
  const dueMs = Date.parse(waiting_since) + PROMISE_MS;
  if (!(dueMs > now)) return 'overdue';
  return isoDay(dueMs) === isoDay(now) ? 'today' : 'later';
}

function duration(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
  const hours = Math.floor(ms / HOUR_MS);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
