import type { Session } from './auth.ts';
import type { FunctionReply } from './contract.ts';
import type { DatabaseFailure } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { visitorAddress } from './rate-limit.ts';
import type { Problem } from './site-settings.ts';

/** The largest request body, unless a function says otherwise: six times the longest possible inquiry. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * FunctionReply, with what a sweep counted and who called it, the address of film-link, what a sign-in gives the browser,
 * whether answers arrive by mail, the key for Web Push, and what is wrong with a setting of the site.
 */
export type ReplyBody = FunctionReply & {
  readonly sent?: number;
  readonly failed?: number;
  readonly visitor?: string;
  readonly signedUrl?: string;
  readonly session?: Session;
  readonly device?: string;
  readonly receives?: boolean;
  readonly problems?: readonly Problem[];
  readonly pushKey?: string | null;
};

/** A JSON reply. `retryAfter` in the body becomes the Retry-After header too. */
export function replyWith(status: number, body: ReplyBody, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(body.retryAfter !== undefined && { 'Retry-After': String(body.retryAfter) }),
      ...headers,
    },
  });
}

/** A reply that asks for a retry: 503, or 429 for a flood. `retryAfter` is in seconds. */
export function replyLater(
  id: string | null,
  code: 'unavailable' | 'in_progress' | 'rate_limited',
  retryAfter: number,
): Response {
  return replyWith(code === 'rate_limited' ? 429 : 503, { id, success: false, code, retryAfter });
}

/** The reply to a failed call of the database that a later one may mend. */
export const replyToFailure = (id: string | null, failure: DatabaseFailure): Response =>
  failure.reason === 'flood'
    ? replyLater(id, 'rate_limited', failure.retryAfter)
    : replyLater(id, 'unavailable', 10);

export interface FunctionOptions {
  readonly methods: readonly ('GET' | 'POST')[];
  /** Requests that prove themselves, so that any origin may send them. Only pages of the site may read the answers. */
  readonly isOpen?: (request: Request) => boolean;
}

/**
 * Wraps the work of a function: checks origin and method, limits calls per address, and answers an exception with 503
 * without details.
 */
export function serveFunction(
  deps: Dependencies,
  options: FunctionOptions,
  work: (request: Request, visitor: string) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const allow = [...options.methods, 'OPTIONS'].join(', ');
  const answer = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
    if (!options.methods.some((method) => method === request.method)) {
      return replyWith(405, { id: null, success: false, code: 'method_not_allowed' }, { Allow: allow });
    }
    const visitor = visitorAddress(request.headers, deps.settings.visitorHeader);
    const retryAfter = deps.rateLimit(visitor, deps.now());
    if (retryAfter !== null) return replyLater(null, 'rate_limited', retryAfter);
    try {
      return await work(request, visitor);
    } catch (error) {
      deps.log('bug', { name: error instanceof Error ? error.name : 'unknown' });
      return replyLater(null, 'unavailable', 30);
    }
  };
  return async (request) => {
    const origin = request.headers.get('origin');
    const isAllowed = origin !== null && originAllowed(origin, request, deps.settings.siteUrl);
    if (origin !== null && !isAllowed && !options.isOpen?.(request)) {
      return replyWith(403, { id: null, success: false, code: 'origin_not_allowed' }, { Vary: 'Origin' });
    }
    const response = await answer(request);
    response.headers.append('Vary', 'Origin');
    if (isAllowed) {
      response.headers.set('Access-Control-Allow-Origin', origin);
      response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
      if (request.method === 'OPTIONS') {
        response.headers.set('Access-Control-Allow-Methods', allow);
        response.headers.set(
          'Access-Control-Allow-Headers',
          'authorization, apikey, content-type, x-client-info',
        );
        response.headers.set('Access-Control-Max-Age', '86400');
      }
    }
    return response;
  };
}

/**
 * Allows the site's own origin and the origin that this request came through (localhost instead of 127.0.0.1, say). No
 * page can choose Host, and a preflight does not allow X-Forwarded-Host. If the site is on this computer, every local
 * origin is allowed, because proxies and dev servers are local too.
 */
function originAllowed(origin: string, request: Request, siteUrl: string): boolean {
  if (origin === new URL(siteUrl).origin) return true;
  if (!URL.canParse(origin)) return false;
  if (isLoopback(siteUrl) && isLoopback(origin)) return true;
  const host =
    request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? new URL(request.url).host;
  return new URL(origin).host === host;
}

export const isLoopback = (url: string) =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

export type BodyResult =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reply: Response };

/** The request's body, or null if it is larger than `maxBytes`, whatever its header claims. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The request's body as text, or null if it is larger than `maxBytes`. */
export async function readText(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string | null> {
  const bytes = await readBytes(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** The request's JSON object, or the reply that refuses it. `error` is the sentence for the visitor. */
export async function readJson(
  request: Request,
  error: string,
  maxBytes = MAX_BODY_BYTES,
): Promise<BodyResult> {
  const text = await readText(request, maxBytes);
  if (text === null) {
    return { ok: false, reply: replyWith(413, { id: null, success: false, code: 'too_large', error }) };
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ok: true, value: value as Record<string, unknown> };
    }
  } catch {
    // Refused below, like any body that is not an object.
  }
  return { ok: false, reply: replyWith(400, { id: null, success: false, code: 'invalid', error }) };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id to echo: the request's if it is a UUID, else null. */
export function echoId(value: unknown): string | null {
  return typeof value === 'string' && UUID.test(value) ? value : null;
}
