import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './harness.ts';
import { anInquiry, insert } from './rows.ts';

export const OWNER = 'owner@spa.example.com';
export const MEMBER = 'desk@spa.example.com';
export const STRANGER = 'stranger@example.com';

/** What the staff desk does in the database. */
export function desk(database: TestDatabase) {
  /** The value of a function that `email` calls. */
  const call = async <T>(email: string, expression: string, parameters: readonly unknown[] = []) => {
    const [row] = await database.signedIn<{ value: T }>(email, `select ${expression} as value`, parameters);
    return row?.value as T;
  };
  /** A visitor's inquiry. `created_at` and other columns of the server are set afterwards. */
  const inquiry = async (
    fields: Readonly<Record<string, unknown>> = {},
    server: Record<string, unknown> = {},
  ) => {
    const row = anInquiry(fields);
    await insert(database, 'anon', 'inquiries', row);
    for (const [column, value] of Object.entries(server))
      await database.owner(`update public.inquiries set ${column} = $2 where id = $1`, [row.id, value]);
    return row.id;
  };
  const addStaff = async () => {
    await database.owner('select private.add_first_owner($1)', [OWNER]);
    await database.owner(`insert into public.staff (email) values ($1) on conflict do nothing`, [MEMBER]);
  };
  const read = async (id: string) =>
    (await database.owner('select * from public.inquiries where id = $1', [id]))[0];
  const events = (id: string) =>
    database.owner<{
      id: string;
      actor: string;
      action: string;
      detail: Record<string, unknown>;
      made_at: Date;
    }>('select * from public.inquiry_events where inquiry_id = $1 order by created_at, made_at', [id]);
  /** A change, as the outbox of the desk delivers it. Returns the event's id. */
  const change = async (
    email: string,
    inquiryId: string,
    action: string,
    {
      id = randomUUID() as string,
      detail = {},
      madeAt = new Date(),
    }: {
      id?: string;
      detail?: unknown;
      madeAt?: Date;
    } = {},
  ) => {
    await database.signedIn(
      email,
      `insert into public.inquiry_events (id, inquiry_id, action, detail, made_at)
       values ($1, $2, $3, $4::text::jsonb, $5)`,
      [id, inquiryId, action, JSON.stringify(detail), madeAt.toISOString()],
    );
    return id;
  };
  const note = (email: string, inquiryId: string, body: string, id: string = randomUUID()) =>
    database.signedIn(
      email,
      'insert into public.inquiry_notes (id, inquiry_id, body, made_at) values ($1, $2, $3, now())',
      [id, inquiryId, body],
    );
  return { call, inquiry, addStaff, read, events, change, note };
}
