/** Signing in with a one-time code. Expected failures are values. */
import { call } from '../api/call.ts';
import { connect } from '../api/client.ts';
import { failed, failureOf } from '../api/desk-error.ts';
import type { Me } from '../api/types.ts';

export type SignInFailure = 'offline' | 'too-many' | 'wrong-code' | 'no-access' | 'server';
export type SignInResult = { ok: true } | { ok: false; failure: SignInFailure };

interface AuthFailure {
  status?: number | undefined;
  code?: string | undefined;
}

/** What an error of Auth means. Pure. */
export function signInFailureOf({ status = 0, code }: AuthFailure, step: 'email' | 'code'): SignInFailure {
  if (status === 429 || code === 'over_email_send_rate_limit' || code === 'over_request_rate_limit')
    return 'too-many';
  if (failureOf(status, undefined) === 'offline') return 'offline';
  return step === 'code' && status >= 400 && status < 500 ? 'wrong-code' : 'server';
}

const failure = (error: AuthFailure, step: 'email' | 'code'): SignInResult => ({
  ok: false,
  failure: signInFailureOf(error, step),
});

/** Asks for a code. The answer is the same whether the address is on the staff list or not. */
export async function requestCode(email: string): Promise<SignInResult> {
  try {
    const { client } = await connect();
    const { error } = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: true } });
    return error ? failure(error, 'email') : { ok: true };
  } catch (error) {
    return { ok: false, failure: failed(error, 'offline') ? 'offline' : 'server' };
  }
}

/** Exchanges the code for a session, and checks that its owner is on the staff list. */
export async function enterCode(email: string, token: string): Promise<SignInResult> {
  try {
    const { client } = await connect();
    const { error } = await client.auth.verifyOtp({ email, token, type: 'email' });
    if (error) return failure(error, 'code');
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
