/** Signing in with a one-time code. Expected failures are values. */
import { call } from '../api/call.ts';
import { connect, followConfig } from '../api/client.ts';
import { failed, isUnreached } from '../api/desk-error.ts';
import { readMe } from '../api/read-people.ts';
import { forgetSession, sendRevocations } from './revoke.ts';

export type SignInFailure = 'offline' | 'too-many' | 'wrong-code' | 'not-staff' | 'server';
export type SignInResult = { ok: true } | { ok: false; failure: SignInFailure };

interface AuthFailure {
  status?: number | undefined;
  code?: string | undefined;
}

/** What an error of Auth means. Pure. */
export function signInFailureOf({ status = 0, code }: AuthFailure, step: 'email' | 'code'): SignInFailure {
  if (status === 429 || code === 'over_email_send_rate_limit' || code === 'over_request_rate_limit')
    return 'too-many';
  if (isUnreached(status)) return 'offline';
  return step === 'code' && status >= 400 && status < 500 ? 'wrong-code' : 'server';
}

function refused(error: AuthFailure, step: 'email' | 'code'): SignInResult {
  const failure = signInFailureOf(error, step);
  if (failure === 'offline') void followConfig();
  return { ok: false, failure };
}

/** Asks for a code. The answer is the same whether the address is on the staff list or not. */
export async function requestCode(email: string): Promise<SignInResult> {
  try {
    const { client } = await connect();
    const { error } = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: true } });
    return error ? refused(error, 'email') : { ok: true };
  } catch (error) {
    return { ok: false, failure: failed(error, 'offline') ? 'offline' : 'server' };
  }
}

/**
 * Exchanges the code for a session, and checks that its owner is on the staff list. If that can't be checked now, each later
 * request checks it: the code can't be used twice.
 */
export async function enterCode(email: string, token: string): Promise<SignInResult> {
  try {
    const { client } = await connect();
    const { error } = await client.auth.verifyOtp({ email, token, type: 'email' });
    if (error) return refused(error, 'code');
  } catch (error) {
    return { ok: false, failure: failed(error, 'offline') ? 'offline' : 'server' };
  }
  const isRefused = await call('desk_me', readMe).catch((error: unknown) => failed(error, 'not-staff'));
  if (isRefused !== true) return { ok: true };
  await forgetSession(true);
  void sendRevocations(undefined);
  return { ok: false, failure: 'not-staff' };
}
