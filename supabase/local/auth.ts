import { randomUUID } from 'node:crypto';
import { json } from './responses.ts';

/** What the staff desk asks of Auth with the publishable key. */
const PUBLIC_ROUTES = new Set(['POST /token', 'GET /user', 'POST /logout']);
/** What the function staff-sign-in asks with the secret key. */
const SERVICE_ROUTES = new Set(['POST /admin/generate_link', 'POST /verify']);
const CODE_TIMEOUT_MS = 10_000;

/** Receives the codes that lite's Auth would mail, for whoever asked for them. */
export class CodeReceiver {
  readonly #waiting = new Map<string, (code: string) => void>();
  /** What the user of an account gets as metadata at the next sign-in. Lite ignores it when it makes the code. */
  readonly metadata = new Map<string, unknown>();

  /** Takes the place of lite's mail driver. */
  readonly receive = (account: string, code: string): void => this.#waiting.get(account)?.(code);

  /** The next code for an account. Rejects if none comes. */
  next(account: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('lite made no code')), CODE_TIMEOUT_MS);
      this.#waiting.set(account, (code) => {
        clearTimeout(timer);
        this.#waiting.delete(account);
        resolve(code);
      });
    });
  }
}

export interface AuthRequest {
  /** For `/auth/v1/...`, as lite gets it. */
  request: Request;
  /** Whether it carries the secret key. */
  isService: boolean;
  codes: CodeReceiver;
  ask: (request: Request) => Promise<Response>;
}

/**
 * Answers a request to Auth: the routes that the product uses, and nothing else that lite's Auth can do. Lite has no
 * admin API, so `generate_link` is made from the code that it would mail.
 */
export async function askAuth({ request, isService, codes, ask }: AuthRequest): Promise<Response> {
  const url = new URL(request.url);
  const route = `${request.method} ${url.pathname.slice('/auth/v1'.length)}`;
  if (route === 'POST /admin/generate_link' && isService) return generateLink(request, codes, ask);
  if (route === 'POST /verify' && isService) return verify(request, codes, ask);
  if (SERVICE_ROUTES.has(route) || !PUBLIC_ROUTES.has(route)) return refuse(404, 'not_found', 'Not found');
  if (route !== 'POST /token') return ask(request);
  // The query is parsed here and written anew, so that lite can't read it in another way.
  const grants = url.searchParams.getAll('grant_type');
  if (grants.length !== 1 || grants[0] !== 'refresh_token')
    return refuse(400, 'unsupported_grant_type', 'Only refresh_token is supported');
  return ask(new Request(`${url.origin}/auth/v1/token?grant_type=refresh_token`, request));
}

async function generateLink(
  request: Request,
  codes: CodeReceiver,
  ask: AuthRequest['ask'],
): Promise<Response> {
  const { email, data } = await bodyOf(request);
  const account = String(email);
  const code = codes.next(account);
  // Keeps a rejection from ending the process before it is handled below.
  code.catch(() => undefined);
  const otp = new Request(new URL('/auth/v1/otp', request.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: request.headers.get('apikey') ?? '' },
    body: JSON.stringify({ email: account, create_user: true, data }),
  });
  const response = await ask(otp);
  if (!response.ok) return response;
  codes.metadata.set(account, data);
  return json(200, { email_otp: await code, hashed_token: randomUUID(), verification_type: 'magiclink' });
}

/**
 * Exchanges a code for a session. Lite takes an emailed code as the type `magiclink`; on Supabase it is `email`. Then gives
 * the user the metadata of `generate_link`, as Supabase does.
 */
async function verify(request: Request, codes: CodeReceiver, ask: AuthRequest['ask']): Promise<Response> {
  const body = await bodyOf(request);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const post = { method: 'POST', headers, body: JSON.stringify({ ...body, type: 'magiclink' }) };
  const response = await ask(new Request(request.url, post));
  const data = codes.metadata.get(String(body['email']));
  if (!response.ok || data === undefined) return response;
  const session = (await response.json()) as { access_token: string };
  headers.set('authorization', `Bearer ${session.access_token}`);
  const put = { method: 'PUT', headers, body: JSON.stringify({ data }) };
  const updated = await ask(new Request(new URL('/auth/v1/user', request.url), put));
  if (!updated.ok) return updated;
  codes.metadata.delete(String(body['email']));
  return json(200, { ...session, user: await updated.json() });
}

/** An empty object for anything that is not a JSON object. */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const value: unknown = await request.json().catch(() => null);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** An error as Auth writes it. */
const refuse = (status: number, code: string, message: string): Response =>
  json(status, { code: status, error_code: code, msg: message }, { 'x-sb-error-code': code });
