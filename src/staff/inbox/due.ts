/** The promise to reply within 24 hours. Pure functions. */
import { business } from '../../content/business.ts';
import type { Inquiry } from '../api/types.ts';

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
  { status, created_at }: Pick<Inquiry, 'status' | 'created_at'>,
  now: number,
): Due | undefined {
  if (status !== 'new') return undefined;
  const leftMs = Date.parse(created_at) + PROMISE_MS - now;
  if (Number.isNaN(leftMs)) return undefined;
  if (leftMs <= 0) return { state: 'overdue', text: `Overdue by ${duration(-leftMs)}` };
  return { state: leftMs <= WARNING_MS ? 'soon' : 'later', text: `Due in ${duration(leftMs)}` };
}

function duration(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
  const hours = Math.floor(ms / HOUR_MS);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
