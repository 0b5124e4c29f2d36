/** Tells replies of our backend from those of a captive portal, a proxy or a gateway. */

/** Codes of Auth that end a session for good. */
const ENDED: ReadonlySet<unknown> = new Set([
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_banned',
  'user_not_found',
]);
const REFUSALS = new Set([400, 401, 403]);

export type RefreshAnswer = 'session' | 'ended' | undefined;
type Body = Record<string, unknown> | null;

const bodyOf = (reply: Response): Promise<Body> =>
  reply
    .clone()
    .json()
    .then(
      (body: unknown) => (typeof body === 'object' ? (body as Body) : null),
      () => null,
    );
const codeOf = (body: Body) =>
  [body?.['error_code'], body?.['code']].find((code) => typeof code === 'string');
const hasSession = (body: Body) =>
  typeof body?.['access_token'] === 'string' &&
  typeof body['refresh_token'] === 'string' &&
  typeof body['expires_in'] === 'number';

/** What Auth says about a session that was to be refreshed. Undefined if the reply is not one that only Auth could give. */
export async function refreshAnswer(reply: Response): Promise<RefreshAnswer> {
  const body = await bodyOf(reply);
  if (reply.ok) return hasSession(body) ? 'session' : undefined;
  return REFUSALS.has(reply.status) && ENDED.has(codeOf(body)) ? 'ended' : undefined;
}

/**
 * Whether a reply to a request to the database or to Auth comes from there. Both answer with JSON, or with nothing after a
 * change, and each refusal by Auth has a code.
 */
export async function isOwnReply(url: string, reply: Response): Promise<boolean> {
  // Some gateways name no type.
  const isNamed = /^application\/(?:[\w.]+\+)?json/.test(reply.headers.get('content-type') ?? '');
  if (!isNamed && (await bodyOf(reply)) === null)
    return reply.ok && (reply.status === 204 || (await reply.clone().text()) === '');
  if (!url.includes('/auth/v1/') || reply.ok || reply.status >= 500) return true;
  return codeOf(await bodyOf(reply)) !== undefined;
}

/**
 * The same reply without the time at which the token expires (`expires_at`). The server's clock sets that time, and
 * supabase-js would compare it with the device's clock. Without it, supabase-js adds the remaining seconds (`expires_in`) to
 * the device's clock.
 */
export async function withoutExpiry(reply: Response): Promise<Response> {
  const body = await bodyOf(reply);
  if (!reply.ok || !hasSession(body)) return reply;
  const { expires_at: _, ...rest } = body!;
  return Response.json(rest, { status: reply.status });
}
