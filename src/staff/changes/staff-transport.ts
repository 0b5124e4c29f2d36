/** Sends the desk's changes. Each is one insert, whose id the device has created. */
import { classifyInsert } from '../../outbox/classify.ts';
import type { Transport } from '../../outbox/flusher.ts';
import { UNREACHED, type Outcome } from '../../outbox/machine.ts';
import { signedIn } from '../api/client.ts';
import { failureOf } from '../api/desk-error.ts';
import { addressOf } from '../api/stored-session.ts';
import { isBy } from './author.ts';
import { reached, unreached } from '../device/server-contact.ts';
import { isServerTimeKnown, serverTimeOf } from '../device/server-clock.ts';
import { isRaw } from '../api/reading.ts';
import { NO_NAME } from '../../../supabase/functions/_shared/no-name.ts';
import { rememberSending, tellLost } from './lost.ts';
import { isOnItsWay } from './leads-on-their-way.ts';
import type { StaffItem } from './staff-kinds.ts';

/** The inquiry was erased in the meantime. */
const GONE = 'inquiry_gone';

/** The table and row of an item. */
export function rowOf({ kind, payload }: StaffItem): { table: string; row: Record<string, unknown> } {
  const { madeAt, isDeviceTime } = payload;
  const made_at = isDeviceTime ? new Date(serverTimeOf(Date.parse(madeAt))).toISOString() : madeAt;
  if (kind === 'staff-note' || kind === 'staff-reply') {
    const { id, inquiryId, body } = payload;
    const table = kind === 'staff-note' ? 'inquiry_notes' : 'inquiry_messages';
    return { table, row: { id, inquiry_id: inquiryId, body, made_at } };
  }
  if (kind === 'staff-lead') {
    const { id, fullName, email, phone, service, message, source } = payload;
    const row = {
      id,
      full_name: fullName || NO_NAME,
      email: email ?? null,
      phone: phone ?? null,
      service: service ?? null,
      message,
      form_source: source,
      submitted_at: made_at,
    };
    return { table: 'inquiries', row };
  }
  const { id, inquiryId, action, assignee, outcome, reason } = payload;
  const detail =
    action === 'assigned'
      ? { assignee: assignee ?? null }
      : { ...(outcome && { outcome }), ...(reason && { reason }) };
  return {
    table: 'inquiry_events',
    row: { id, inquiry_id: inquiryId, action, detail, made_at },
  };
}

/** What the reply to an insert means. */
export function outcomeOf(status: number, code: string | undefined): Outcome {
  if (code === GONE) return { type: 'refused', reason: GONE };
  // A key, a token, a clock or a proxy stands between the desk and the database.
  if (failureOf(status, { code }) === 'offline') return UNREACHED;
  return classifyInsert({ status, code });
}

/** Whether the server has logged the change without applying it, because a later one counts. Pure. */
export function hasLost(reply: unknown): boolean {
  const [row] = Array.isArray(reply) ? (reply as unknown[]) : [];
  return isRaw(row) && isRaw(row['detail']) && row['detail']['applied'] === false;
}

export function createStaffTransport(): Transport {
  return {
    async send([item]: readonly StaffItem[], _step, signal) {
      if (!item) return UNREACHED;
      // What was changed about somebody whom the server doesn't know yet waits for them.
      if (item.kind !== 'staff-lead' && isOnItsWay(item.payload.inquiryId)) return UNREACHED;
      const connection = await signedIn().catch(() => undefined);
      // The change waits until its author signs in again, because the server logs it under the name of who is signed in.
      if (!connection || !isBy(addressOf(connection.session.user), item)) return UNREACHED;
      // The first reply tells the server's time, without which a wrong clock would decide which change is the latest.
      if (!isServerTimeKnown()) await connection.client.rpc('desk_me').abortSignal(signal);
      if (!isServerTimeKnown()) return UNREACHED;
      const { table, row } = rowOf(item);
      const insert = connection.client.from(table).insert(row);
      const event = 'action' in item.payload ? item.payload : undefined;
      if (event) rememberSending(event);
      const { status, error, data } = await (event ? insert.select('detail') : insert).abortSignal(signal);
      const outcome = outcomeOf(status, error?.code);
      if (event && hasLost(data)) tellLost(event);
      if (outcome.type === 'done') reached();
      if (outcome.type === 'retry' && !outcome.reached) unreached();
      return outcome;
    },
  };
}
