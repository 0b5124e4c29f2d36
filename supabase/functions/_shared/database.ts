import type { ServiceRpc } from './rpc.ts';

/**
 * Why a call failed. `refused`: the data is invalid, retrying is useless. `flood`: wait. `unreachable`: anything else
 * (network, timeout, a wrong key, a missing migration), retry.
 */
export type DatabaseFailure =
  | { readonly ok: false; readonly reason: 'refused'; readonly code: string }
  | { readonly ok: false; readonly reason: 'flood'; readonly retryAfter: number }
  | { readonly ok: false; readonly reason: 'unreachable'; readonly code: string };
export type DatabaseResult<T> = { readonly ok: true; readonly value: T } | DatabaseFailure;

/** The functions of the database that the service role may call. */
export interface Database {
  /** Calls the function `name` on behalf of the visitor at the address `visitor`, for the flood limits. Never throws. */
  rpc<N extends keyof ServiceRpc>(
    name: N,
    args: ServiceRpc[N]['args'],
    visitor?: string | null,
  ): Promise<DatabaseResult<ServiceRpc[N]['result']>>;
}

/** The key in the headers of both kinds of key: a legacy JWT also in Authorization, which refuses a secret key. */
export function serviceHeaders(serviceKey: string): Record<string, string> {
  const isJwt = serviceKey.split('.').length === 3;
  return { apikey: serviceKey, ...(isJwt && { Authorization: `Bearer ${serviceKey}` }) };
}

/** Calls PostgREST with fetch: so few calls need no client library. */
export function createDatabase(
  { url, serviceKey }: { url: string; serviceKey: string },
  send: typeof fetch = fetch,
): Database {
  return {
    async rpc(name, args, visitor = null) {
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
        return { ok: true, value: text ? JSON.parse(text) : null };
      } catch (error) {
        return { ok: false, reason: 'unreachable', code: error instanceof Error ? error.name : 'unknown' };
      }
    },
  };
}

/** Interprets a status and PostgREST's error body. Exported for its test. */
export function failureOf(status: number, body: string): DatabaseFailure {
  let code = `http_${status}`;
  let hint: unknown;
  try {
    const parsed = JSON.parse(body) as { code?: unknown; hint?: unknown };
    if (typeof parsed.code === 'string') code = parsed.code;
    if (typeof parsed.hint === 'string')
      hint = (JSON.parse(parsed.hint) as { retryAfter?: unknown }).retryAfter;
  } catch {
    // Not PostgREST's JSON, or a hint in words: only the status counts.
  }
  if (status === 429) return { ok: false, reason: 'flood', retryAfter: typeof hint === 'number' ? hint : 60 };
  // Classes 22 (data) and 23 (constraints). 23505 would be a bug of ours, which a retry does not fix.
  if (status < 500 && /^2[23][0-9A-Z]{3}$/.test(code)) return { ok: false, reason: 'refused', code };
  return { ok: false, reason: 'unreachable', code };
}
