/** Sends the desk's changes. Each is one insert, or for the site one call, whose id the device has created. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { classifyFunction, classifyInsert } from '../../outbox/classify.ts';
import type { Transport } from '../../outbox/flusher.ts';
import { UNREACHED, type Outcome } from '../../outbox/machine.ts';
import { signedIn } from '../api/client.ts';
import { failureOf } from '../api/desk-error.ts';
import { addressOf } from '../api/stored-session.ts';
import { isBy } from './author.ts';
import { currentPerson } from '../session/session-store.ts';
import { editOf } from './change.ts';
import { reached, unreached } from '../device/server-contact.ts';
import { isServerTimeKnown, serverTimeOf } from '../device/server-clock.ts';
import { isRaw } from '../api/reading.ts';
import { NO_NAME } from '../../../supabase/functions/_shared/no-name.ts';
import { rememberSending, tellLost } from './lost.ts';
import { isOnItsWay } from './leads-on-their-way.ts';
import type { StaffItem, StaffSetting } from './staff-kinds.ts';

/** The inquiry was erased in the meantime. */
const GONE = 'inquiry_gone';

/** When it was made by the server's clock. */
const madeAtOf = ({ madeAt, isDeviceTime }: StaffItem['payload']) =>
  isDeviceTime ? new Date(serverTimeOf(Date.parse(madeAt))).toISOString() : madeAt;

/** An item that is a row of a table. */
type Row = Exclude<StaffItem, { kind: 'staff-setting' }>;

/** The table and row of an item. */
export function rowOf({ kind, payload }: Row): { table: string; row: Record<string, unknown> } {
  const made_at = madeAtOf(payload);
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

/** What the reply to a change of the site means. Refused: an invalid value, no owner, or somebody else's newer change. */
export function settingOutcome(id: string, status: number, body: unknown): Outcome {
  const code = isRaw(body) && body['id'] === id ? body['code'] : undefined;
  if (code === 'stale' || code === 'owners_only') return { type: 'refused', reason: code };
  return classifyFunction(id, status, body);
}

async function sendSetting(
  client: SupabaseClient,
  payload: StaffSetting,
  signal: AbortSignal,
): Promise<Outcome> {
  const edit = editOf(payload);
  if (!edit) return { type: 'refused', reason: 'damaged' };
  const { id, setting, value, startsAt, replaces, photos } = edit;
  const { data, error, response } = await client.functions.invoke<unknown>('save-setting', {
    body: { id, setting, value, startsAt, replaces, photos, madeAt: madeAtOf(payload) },
    signal,
  });
  if (!response) return UNREACHED;
  const body: unknown = error ? await response.json().catch(() => null) : data;
  return settingOutcome(id, response.status, body);
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
      const isOfInquiry = item.kind !== 'staff-lead' && item.kind !== 'staff-setting';
      if (isOfInquiry && isOnItsWay(item.payload.inquiryId)) return UNREACHED;
      // Likewise what was changed of the site after another change.
      if (item.kind === 'staff-setting' && editOf(item.payload)?.replaces.some(isOnItsWay)) return UNREACHED;
      const connection = await signedIn().catch(() => undefined);
      // The change waits until its author signs in again, because the server logs it under the name of who is signed in. A desk
      // that was left has its session for another moment, in which nothing must be sent.
      const isAuthor = [addressOf(connection?.session.user), currentPerson()].every((one) => isBy(one, item));
      if (!connection || !isAuthor) return UNREACHED;
      // The first reply tells the server's time, without which a wrong clock would decide which change is the latest.
      if (!isServerTimeKnown()) await connection.client.rpc('desk_me').abortSignal(signal);
      if (!isServerTimeKnown()) return UNREACHED;
      if (item.kind === 'staff-setting')
        return noteContact(await sendSetting(connection.client, item.payload, signal));
      const { table, row } = rowOf(item);
      const insert = connection.client.from(table).insert(row);
      const event = 'action' in item.payload ? item.payload : undefined;
      if (event) rememberSending(event);
      const { status, error, data } = await (event ? insert.select('detail') : insert).abortSignal(signal);
      const outcome = outcomeOf(status, error?.code);
      if (event && hasLost(data)) tellLost(event);
      return noteContact(outcome);
    },
  };
}

function noteContact(outcome: Outcome): Outcome {
  if (outcome.type === 'done') reached();
  if (outcome.type === 'retry' && !outcome.reached) unreached();
  return outcome;
}
