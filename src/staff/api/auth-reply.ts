const REFRESH = '/auth/v1/token?grant_type=refresh_token';

/** Codes of Auth that end a session for good. */
const ENDED: ReadonlySet<unknown> = new Set([
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_banned',
  'user_not_found',
]);

/**
 * Passes on what Auth itself has replied to the refresh of a session, and every reply to another request.
 *
 * supabase-js ends the session at each 4xx, and the desk then deletes the changes that wait on the device. But a captive portal,
 * a proxy or a rate limit answers 4xx, too.
 * @throws TypeError, as `fetch` without a connection, if the reply neither has a session nor ends it
 */
export async function requireAuthReply(url: string, reply: Response): Promise<Response> {
  if (!url.includes(REFRESH)) return reply;
  const body = (await reply
    .clone()
    .json()
    .catch(() => null)) as { access_token?: unknown; error_code?: unknown; code?: unknown } | null;
  const isFinal = reply.ok
    ? typeof body?.access_token === 'string'
    : ENDED.has(body?.error_code ?? body?.code);
  if (isFinal) return reply;
  throw new TypeError('Auth was not reached.');
}
