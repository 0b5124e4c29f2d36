import type { SignInFailure, SignInResult } from './sign-in.ts';

const FAILURES: Record<Exclude<SignInFailure, 'too-many'>, string> = {
  offline: 'We can’t reach the server. Check your connection and try again.',
  'wrong-code': 'That code is wrong or has expired. Check the latest email, or request a new code.',
  'not-staff': 'This address isn’t on the staff list. Ask an owner to add it.',
  server: 'Something went wrong on our side. Try again in a minute.',
};

/** What somebody reads about a sign-in that failed. Pure. */
export function signInFailureText({ failure, waitSeconds }: Extract<SignInResult, { ok: false }>): string {
  if (failure !== 'too-many') return FAILURES[failure];
  const minutes = Math.ceil((waitSeconds ?? 0) / 60);
  const wait = minutes === 0 ? 'a few minutes' : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many attempts. Wait ${wait}, then try again.`;
}
