/** Signing in with a one-time code. Expected failures are values. */
import { call } from '../api/call.ts';
import { connect, followConfig } from '../api/client.ts';
import { failed, isUnreached } from '../api/desk-error.ts';
import { readMe } from '../api/read-people.ts';
import { withStorage } from '../../ui/web-storage.ts';
import { forgetSession, sendRevocations } from './revoke.ts';

export type SignInFailure = 'offline' | 'too-many' | 'wrong-code' | 'not-staff' | 'server';
export type SignInResult =
  | { ok: true }
  | {
      ok: false;
      failure: SignInFailure;
      /** For `too-many`, where the server says it. */ waitSeconds?: number;
    };

/** The secret by which the server knows a device that has signed in before. It stays when somebody signs out. */
const DEVICE_KEY = 'staff-device';

interface Answer {
  session?: { access_token: string; refresh_token: string };
  device?: string;
}

/** What the status of a reply means; 0: there was none. Pure. */
export function signInFailureOf(status: number, step: 'email' | 'code'): SignInFailure {
  if (status === 429) return 'too-many';
  if (isUnreached(status)) return 'offline';
  return step === 'code' && status === 400 ? 'wrong-code' : 'server';
}

/** A reply that is no answer. Status 0: there was none. */
class Refusal {
  readonly status: number;
  readonly waitSeconds: number | undefined;
  constructor(status: number, waitSeconds?: number) {
    this.status = status;
    this.waitSeconds = waitSeconds;
  }
}

async function refusalOf(reply: unknown): Promise<Refusal> {
  if (!(reply instanceof Response)) return new Refusal(0);
  const body = (await reply.json().catch(() => null)) as { retryAfter?: unknown } | null;
  const seconds = body?.retryAfter;
  return new Refusal(reply.status, typeof seconds === 'number' ? seconds : undefined);
}

/** Calls the function that mails and checks codes. */
async function ask(body: { email: string; code?: string }): Promise<Answer | Refusal> {
  const { client } = await connect();
  const device = withStorage('localStorage', (storage) => storage.getItem(DEVICE_KEY)) ?? undefined;
  const { data, error } = await client.functions.invoke<Answer>('staff-sign-in', {
    body: { ...body, ...(device !== undefined && { device }) },
  });
  if (error === null) return data ?? {};
  return refusalOf((error as { context?: unknown }).context);
}

function refused({ status, waitSeconds }: Refusal, step: 'email' | 'code'): SignInResult {
  const failure = signInFailureOf(status, step);
  if (failure === 'offline') void followConfig();
  return { ok: false, failure, ...(waitSeconds !== undefined && { waitSeconds }) };
}

/** Asks for a code. The answer is the same whether the address is on the staff list or not. */
export async function requestCode(email: string): Promise<SignInResult> {
  try {
    const answer = await ask({ email });
    return answer instanceof Refusal ? refused(answer, 'email') : { ok: true };
  } catch (error) {
    return { ok: false, failure: failed(error, 'offline') ? 'offline' : 'server' };
  }
}

/**
 * Exchanges the code for a session, and checks that its owner is on the staff list. If that can't be checked now, each later
 * request checks it: the code can't be used twice.
 */
export async function enterCode(email: string, code: string): Promise<SignInResult> {
  try {
    const answer = await ask({ email, code });
    if (answer instanceof Refusal) return refused(answer, 'code');
    const { device } = answer;
    if (device !== undefined) withStorage('localStorage', (storage) => storage.setItem(DEVICE_KEY, device));
    const { client } = await connect();
    const { error } = await client.auth.setSession(answer.session!);
    if (error) return refused(new Refusal(error.status ?? 0), 'email');
  } catch (error) {
    return { ok: false, failure: failed(error, 'offline') ? 'offline' : 'server' };
  }
  const isRefused = await call('desk_me', readMe).catch((error: unknown) => failed(error, 'not-staff'));
  if (isRefused !== true) return { ok: true };
  await forgetSession('global');
  void sendRevocations(undefined);
  return { ok: false, failure: 'not-staff' };
}
