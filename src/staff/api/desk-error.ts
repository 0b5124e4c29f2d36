/**
 * Why a request has failed.
 * - `offline`: no reply of our server
 * - `signed-out`: the session has ended
 * - `no-access`: signed in, but not allowed
 * - `server`: the server reports an error
 */
export type Failure = 'offline' | 'signed-out' | 'no-access' | 'server';

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

/** What a failed reply of the REST API means. `status` is 0 when no reply arrived. Pure. */
export function failureOf(status: number, code: string | undefined): Failure {
  if (status === 0 || (status >= 502 && status <= 504)) return 'offline';
  if (status === 401) return 'signed-out';
  if (status === 403 || code === '42501') return 'no-access';
  return 'server';
}

export const failed = (error: unknown, failure: Failure): boolean =>
  error instanceof DeskError && error.failure === failure;
