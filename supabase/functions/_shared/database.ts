/** One mail to send, as `claim_email_job` and `claim_due_email_jobs` answer it. */
export interface EmailJob {
  readonly jobId: number;
  readonly kind: 'inquiry' | 'welcome' | 'digest';
  readonly subjectId: string;
  readonly attempt: number;
  /** An earlier sender died while handing the mail over, so it may have arrived already. */
  readonly repeated?: boolean;
  readonly payload: Readonly<Record<string, unknown>>;
}

export type Claim =
  | { readonly outcome: 'claimed'; readonly job: EmailJob }
  | { readonly outcome: 'busy'; readonly retryAfter: number }
  | { readonly outcome: 'sent' | 'digest' | 'void' | 'failed' | 'missing' | 'postponed' };

/**
 * Why a call did not succeed. `refused`: the data itself, no repetition mends it. `flood`: wait. `unreachable`:
 * everything else (network, timeout, a wrong key, a missing migration), worth another try.
 */
export type DatabaseFailure =
  | { readonly ok: false; readonly reason: 'refused'; readonly code: string }
  | { readonly ok: false; readonly reason: 'flood'; readonly retryAfter: number }
  | { readonly ok: false; readonly reason: 'unreachable'; readonly code: string };
export type DatabaseResult<T> = { readonly ok: true; readonly value: T } | DatabaseFailure;

/** The functions of the database that the service role may call. */
export interface Database {
  /**
   * Calls the function `name`. `visitor` is the address of whom this call speaks for, for the flood limits.
   * Never throws.
   */
  rpc<T>(
    name: string,
    args: Readonly<Record<string, unknown>>,
    visitor?: string | null,
  ): Promise<DatabaseResult<T>>;
}

/** The key where both kinds are read: a legacy JWT also in Authorization, where a new secret key must not stand. */
export function serviceHeaders(serviceKey: string): Record<string, string> {
  const isJwt = serviceKey.split('.').length === 3;
  return { apikey: serviceKey, ...(isJwt && { Authorization: `Bearer ${serviceKey}` }) };
}

/** PostgREST through fetch: so few calls need no client library. */
export function createDatabase(
  { url, serviceKey }: { url: string; serviceKey: string },
  send: typeof fetch = fetch,
): Database {
  return {
    async rpc<T>(name: string, args: Readonly<Record<string, unknown>>, visitor: string | null = null) {
      try {
        const response = await send(`${url}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...serviceHeaders(serviceKey),
            ...(visitor && { 'x-visitor-address': visitor }),
          },
          body: JSON.stringify(args),
          redirect: 'error',
          signal: AbortSignal.timeout(8_000),
        });
        const text = await response.text();
        if (!response.ok) return failureOf(response.status, text);
        return { ok: true, value: (text ? JSON.parse(text) : null) as T };
      } catch (error) {
        return { ok: false, reason: 'unreachable', code: error instanceof Error ? error.name : 'unknown' };
      }
    },
  };
}

/** Exported for its test: what a status and PostgREST's error body mean. */
export function failureOf(status: number, body: string): DatabaseFailure {
  let code = `http_${status}`;
  let hint: unknown;
  try {
    const parsed = JSON.parse(body) as { code?: unknown; hint?: unknown };
    if (typeof parsed.code === 'string') code = parsed.code;
    if (typeof parsed.hint === 'string')
      hint = (JSON.parse(parsed.hint) as { retryAfter?: unknown }).retryAfter;
  } catch {
    // Not PostgREST's JSON, or a hint in words: the status speaks alone.
  }
  if (status === 429) return { ok: false, reason: 'flood', retryAfter: typeof hint === 'number' ? hint : 60 };
  // Classes 22 (data) and 23 (constraints). 23505 would be a bug of ours, and repeating it would not mend it.
  if (status < 500 && /^2[23][0-9A-Z]{3}$/.test(code)) return { ok: false, reason: 'refused', code };
  return { ok: false, reason: 'unreachable', code };
}
