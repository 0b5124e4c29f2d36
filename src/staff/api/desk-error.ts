/**
 * Why a request has failed.
 * - `offline`: no reply of our server, or one that concerns the way there: a key, a token, a clock, a proxy
 * - `signed-out`: this device has no session
 * - `not-staff`: signed in, but not on the staff list
 * - `no-access`: not allowed for this member of the staff
 * - `server`: the server reports an error, or what it sent can't be read
 */
export type Failure = 'offline' | 'signed-out' | 'not-staff' | 'no-access' | 'server';

export class DeskError extends Error {
  readonly failure: Failure;
  /** The server's stable code, such as a SQLSTATE. */
  readonly code: string | undefined;

  constructor(failure: Failure, code?: string) {
    super(`${failure} ${code ?? ''}`.trim());
    this.failure = failure;
    this.code = code;
  }
}

/** An error as the REST API writes it. */
interface RestError {
  code?: string | undefined;
  message?: string | undefined;
}

/** Whether the status says that our server was not reached. It is 0 when no reply arrived. */
export const isUnreached = (status: number): boolean => status === 0 || (status >= 502 && status <= 504);

/**
 * What a failed reply of the REST API means. A 401 ends no session: only Auth can do
 * that, when it is asked to refresh it (`client.ts`). Pure.
 */
export function failureOf(status: number, { code, message }: RestError = {}): Failure {
  if (isUnreached(status) || status === 401) return 'offline';
  if (code === '42501') return message === 'not_staff' ? 'not-staff' : 'no-access';
  return status === 403 ? 'offline' : 'server';
}

export const failed = (error: unknown, failure: Failure): boolean =>
  error instanceof DeskError && error.failure === failure;
