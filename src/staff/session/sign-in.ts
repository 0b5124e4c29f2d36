/** Signing in with a one-time code. Expected failures are values. */
import { call } from '../api/call.ts';
import { connect } from '../api/client.ts';
import { failed, failureOf } from '../api/desk-error.ts';
import type { Me } from '../api/types.ts';

export type SignInFailure = 'offline' | 'too-many' | 'wrong-code' | 'no-access' | 'server';
export type SignInResult = { ok: true } | { ok: false; failure: SignInFailure };

/** The secret by which the server knows a device that has signed in before. It stays when somebody signs out. */
const DEVICE_KEY = 'staff-device';

interface Answer {
  session?: { access_token: string; refresh_token: string };
  device?: string;
}

/** What the status of a reply means; 0: there was none. Pure. */
export function signInFailureOf(status: number, step: 'email' | 'code'): SignInFailure {
  if (status === 429) return 'too-many';
  if (failureOf(status, undefined) === 'offline') return 'offline';
  return step === 'code' && status === 400 ? 'wrong-code' : 'server';
}

/** Calls the function that mails and checks codes. @returns its answer, or the status of its refusal */
async function ask(body: { email: string; code?: string }): Promise<Answer | number> {
  const { client } = await connect();
  const device = localStorage.getItem(DEVICE_KEY) ?? undefined;
  const { data, error } = await client.functions.invoke<Answer>('staff-sign-in', {
    body: { ...body, ...(device !== undefined && { device }) },
  });
  if (error === null) return data ?? {};
  const { context } = error as { context?: unknown };
  return context instanceof Response ? context.status : 0;
}

/** Asks for a code. The answer is the same whether the address is on the staff list or not. */
export async function requestCode(email: string): Promise<SignInResult> {
  try {
    const answer = await ask({ email });
    return typeof answer === 'number'
      ? { ok: false, failure: signInFailureOf(answer, 'email') }
      : { ok: true };
  } catch (error) {
    return { ok: false, failure: failed(error, 'offline') ? 'offline' : 'server' };
  }
}

/** Exchanges the code for a session, and checks that its owner is on the staff list. */
export async function enterCode(email: string, code: string): Promise<SignInResult> {
  try {
    const answer = await ask({ email, code });
    if (typeof answer === 'number') return { ok: false, failure: signInFailureOf(answer, 'code') };
    if (answer.device !== undefined) localStorage.setItem(DEVICE_KEY, answer.device);
    const { client } = await connect();
    const { error } = await client.auth.setSession(answer.session!);
    if (error) return { ok: false, failure: signInFailureOf(error.status ?? 0, 'email') };
    await call<Me>('desk_me');
    return { ok: true };
  } catch (error) {
    if (failed(error, 'offline')) return { ok: false, failure: 'offline' };
    if (!failed(error, 'no-access')) return { ok: false, failure: 'server' };
    const { client } = await connect();
    await client.auth.signOut({ scope: 'local' });
    return { ok: false, failure: 'no-access' };
  }
}
