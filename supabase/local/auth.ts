import { setTimeout as sleep } from 'node:timers/promises';
import { untilNextStep } from '../functions/_shared/steady-reply.ts';
import type { Database } from './database.ts';
import { json } from './responses.ts';

/** What the staff desk asks of Auth. Everything else that lite's Auth can do stays out of reach. */
const ROUTES = new Set(['POST /otp', 'POST /verify', 'POST /token', 'GET /user', 'POST /logout']);

export interface AuthRequest {
  /** For `/auth/v1/...`, as lite gets it. */
  request: Request;
  /** Of the caller. */
  address: string;
  database: Pick<Database, 'query'>;
  ask: (request: Request) => Promise<Response>;
  log: (line: string) => void;
}

/**
 * Answers a request to Auth. Asking for a code gets the same answer at the same time for every address; only those on
 * the staff list reach lite, so no account is created for anybody else. Lite takes an emailed code as the type
 * `magiclink`; here, as on Supabase, it is `email`.
 */
export async function askAuth(auth: AuthRequest): Promise<Response> {
  const { request, ask } = auth;
  const url = new URL(request.url);
  const route = `${request.method} ${url.pathname.slice('/auth/v1'.length)}`;
  if (!ROUTES.has(route)) return refuse(404, 'not_found', 'Not found');
  if (route === 'POST /otp') return sendCode(auth);
  if (route === 'POST /verify') return verifyCode(auth);
  if (route === 'POST /token' && url.searchParams.get('grant_type') !== 'refresh_token')
    return refuse(400, 'unsupported_grant_type', 'Only refresh_token is supported');
  return ask(request);
}

async function sendCode({ request, address, database, ask, log }: AuthRequest): Promise<Response> {
  const startedAt = new Date();
  const { email } = await bodyOf(request);
  if (!isAddress(email)) return refuse(400, 'validation_failed', 'The email address is invalid');
  const flood = await count(database, 'code', email, address);
  if (flood !== null) return flood;
  const [found] = await database.query<{ folded: string; listed: boolean }>(
    'select private.folded_address($1) as folded, private.is_staff($1) as listed',
    [email],
  );
  if (found?.listed) {
    const body = JSON.stringify({ email: found.folded, create_user: true });
    // Not awaited: how long it takes would tell who is on the list.
    ask(withBody(request, body)).then(
      (response) => {
        if (!response.ok) log(`[auth] no code was made: ${response.status}`);
      },
      (error: unknown) => log(`[auth] no code was made: ${(error as Error).name}`),
    );
  }
  await untilNextStep(startedAt, { now: () => new Date(), wait: (ms) => sleep(ms) });
  return json(200, {});
}

async function verifyCode({ request, address, database, ask }: AuthRequest): Promise<Response> {
  const { email, token, type } = await bodyOf(request);
  const isCode = typeof token === 'string' && /^\d{6,10}$/.test(token);
  if (!isAddress(email) || !isCode || (type !== 'email' && type !== 'magiclink'))
    return refuse(400, 'validation_failed', 'An email address and its code are needed');
  const flood = await count(database, 'attempt', email, address);
  if (flood !== null) return flood;
  const [found] = await database.query<{ folded: string }>('select private.folded_address($1) as folded', [
    email,
  ]);
  return ask(withBody(request, JSON.stringify({ email: found?.folded, token, type: 'magiclink' })));
}

/** No control characters: PostgreSQL refuses a NUL. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 254 &&
  /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(value.trim());

/** An empty object for anything that is not a JSON object. */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const value: unknown = await request.json().catch(() => null);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function withBody(request: Request, body: string): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body });
}

/** The 429 of a flood, or null. */
async function count(
  database: AuthRequest['database'],
  kind: 'code' | 'attempt',
  email: string,
  address: string,
): Promise<Response | null> {
  try {
    await database.query('select private.count_sign_in($1, $2, $3)', [kind, email, address]);
    return null;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code !== 'PGRST') throw error;
    const { hint } = JSON.parse(message) as { hint: string };
    const { retryAfter } = JSON.parse(hint) as { retryAfter: number };
    return refuse(429, 'over_request_rate_limit', 'Too many attempts', retryAfter);
  }
}

/** An error as Auth writes it, with the seconds to wait as in a flood of the database. */
function refuse(status: number, code: string, message: string, retryAfter?: number): Response {
  return json(
    status,
    { code: status, error_code: code, msg: message, ...(retryAfter !== undefined && { retryAfter }) },
    { 'x-sb-error-code': code, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
  );
}
