import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, vi } from 'vitest';
import { startLocal, type Stack } from '../../supabase/local/stack.ts';
import { createDatabase, type NewDatabase } from '../database/server.ts';

/** The stack of the test file that runs, once it has called `useStack`. */
export let stack: Stack;

/** Starts a stack on a new database for the tests of a file. */
export function useStack(): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'lumen-abuse-'));
  let temporary: NewDatabase;
  beforeAll(async () => {
    temporary = await createDatabase();
    const env = {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      STAFF_EMAIL: 'staff@spa.example.com',
      DATABASE_URL: temporary.url,
    };
    stack = await startLocal({ env, apiOnly: true, sweepEveryMs: 3_600_000 });
  }, 180_000);
  afterAll(async () => {
    await stack?.stop();
    await temporary?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);
}

export interface Reply {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

async function request(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const response = await fetch(stack.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text },
  };
}
export const call = (name: string, body: unknown, headers?: Record<string, string>) =>
  request(`/functions/v1/${name}`, body, headers);
export const rest = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  request(`/rest/v1/${path}`, body, { apikey: stack.keys.publishable, prefer: 'return=minimal', ...headers });

/** Calls a database function as the edge functions do: with the secret key, for the visitor at an address. */
export const rpcFor = (visitor: string, name: string, body: unknown) =>
  request(`/rest/v1/rpc/${name}`, body, { apikey: stack.keys.secret, 'x-visitor-address': visitor });

/** Headers that prove that the caller is the service. */
export const serviceHeaders = () => ({ authorization: `Bearer ${stack.keys.secret}` });
export const sweep = () => call('send-inquiry-email', { sweep: true }, serviceHeaders());
/** Makes all waiting mails due now. */
export const makeDue = () => stack.query('update private.email_jobs set next_attempt_at = now()');

export const inquiry = (fields: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  fullName: 'Eve',
  email: 'eve@example.com',
  message: 'Hello',
  sessionId: randomUUID(),
  submittedAt: new Date().toISOString(),
  ...fields,
});
export const row = (fields: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  email: 'eve@example.com',
  message: 'Hello',
  session_id: randomUUID(),
  ...fields,
});
export const stored = (id: string) => stack.query('select * from public.inquiries where id = $1', [id]);
export const subscriber = async (email: string) =>
  (
    await stack.query<{ status: string; unsubscribe_token: string }>(
      'select * from public.email_subscribers where email = $1',
      [email],
    )
  )[0];

/** Every mail that the mail server has received so far. */
export async function mails(): Promise<(Email & { raw: string })[]> {
  const files = readdirSync(stack.mailDir).filter((file) => file.endsWith('.eml'));
  return Promise.all(
    files.map(async (file) => {
      const raw = readFileSync(join(stack.mailDir, file), 'utf8');
      return { ...(await PostalMime.parse(raw)), raw };
    }),
  );
}
export const mailsAbout = async (text: string) =>
  (await mails()).filter(({ raw, text: body }) => `${raw}${body}`.includes(text));
export const recipients = (mail: Email) =>
  [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])].map(({ address }) => address);

/** The reply of the function that signs staff in, for a visitor at a network. */
export const signInCall = (body: unknown, network?: string) =>
  call('staff-sign-in', body, network === undefined ? {} : { 'x-forwarded-for': network });

/** The newest code in the mailbox of an address. */
export const codeFor = (email: string) =>
  // The mail follows the reply.
  vi.waitFor(
    async () => {
      const found = (await mails()).find((one) => recipients(one).includes(email));
      if (found === undefined) throw new Error('no code arrived');
      return found.subject!.slice(0, 8);
    },
    { timeout: 20_000, interval: 100 },
  );

/** Signs somebody in whom the staff list holds and who has had no code yet. Returns the access token. */
export async function signIn(email: string): Promise<string> {
  await signInCall({ email });
  const { status, body } = await signInCall({ email, code: await codeFor(email) });
  if (status !== 200) throw new Error(`the code was refused with ${status}`);
  return String((body['session'] as Record<string, unknown>)['access_token']);
}
/** Adds somebody to the staff list. */
export async function member(role: 'owner' | 'staff' = 'staff'): Promise<string> {
  const email = `${randomUUID()}@spa.example.com`;
  await stack.query('insert into public.staff (email, role) values ($1, $2)', [email, role]);
  return email;
}
