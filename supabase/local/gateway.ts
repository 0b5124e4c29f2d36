import { getRequestListener } from '@hono/node-server';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type KnownKeys, isSame, keyKind } from './api-key.ts';
import { askAuth } from './auth.ts';
import type { Backend } from './backend.ts';
import { clientAddress, forwardRequest, forwardResponse } from './forward.ts';
import type { Functions } from './functions.ts';
import { HttpError } from './http-error.ts';
import { listMails, readMail } from './mailbox.ts';
import { MAILBOX_HEADERS, renderMail, renderMailbox } from './mailbox-page.ts';
import { type BodyTimeouts, readBody } from './request-body.ts';
import { json, unavailable } from './responses.ts';
import type { Site } from './site.ts';
import { askStorage } from './storage-compat.ts';

/** What the gateway routes to. A part that is missing is answered with 503. */
export interface Parts extends KnownKeys {
  backend?: Backend;
  functions?: Functions;
  site?: Site;
  /** How long a body may take; see `request-body.ts`. */
  bodyTimeouts?: BodyTimeouts;
  mailFolder: string;
  /**
   * Host names that requests may be for, beside IP addresses and names of this computer. Any other name may be a stranger's
   * site, whose pages could reach this server under it (DNS rebinding).
   */
  hosts?: readonly string[];
  /** The origin of SITE_URL: pages there may call the API, also if another server serves them. */
  siteOrigin?: string;
  /** Whether every part is there and answers. */
  healthy: () => Promise<boolean>;
  log: (line: string) => void;
}

const KB = 1024;
/** Limits for request bodies. Only the secret key may upload files. */
const MAX_BYTES = {
  auth: 16 * KB,
  functions: 256 * KB,
  mail: 16 * KB * KB,
  rest: 1024 * KB,
  upload: 50 * KB * KB,
};
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const METHODS_WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Longer than the functions give a mail server, shorter than the outbox waits. */
const FUNCTION_TIMEOUT_MS = 18_000;

interface Exchange {
  request: Request;
  incoming: IncomingMessage;
  url: URL;
}
type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** One origin for everything: sends each request to the part that answers it. */
export function createGateway(parts: Parts): Listener {
  return toListener(async (request, incoming) => {
    // Not the Host header: the path alone decides, and a target such as //host/ must not become another host.
    const target = incoming.url?.startsWith('/') ? incoming.url : '/';
    const url = new URL(`http://localhost${target}`);
    try {
      return await route(parts, { request, incoming, url });
    } catch (error) {
      if (error instanceof HttpError) {
        const { status, code, message, headers } = error;
        return json(status, { code, message }, headers);
      }
      // A visitor who hung up is not an error.
      if (!incoming.destroyed || incoming.complete)
        parts.log(`[gateway] ${incoming.method} ${url.pathname}: ${String(error)}`);
      return json(500, { code: 'INTERNAL', message: 'Something went wrong' });
    }
  });
}

/**
 * Adapts a fetch-style handler to Node's HTTP server. If the handler responds before the request's body has arrived,
 * the adapter discards the rest for half a second and then closes the connection, so that the client can read the
 * response first.
 */
export function toListener(
  handle: (request: Request, incoming: IncomingMessage) => Promise<Response>,
): Listener {
  return getRequestListener((request, { incoming }) => handle(request, incoming as IncomingMessage), {
    overrideGlobalObjects: false,
  });
}

async function route(parts: Parts, exchange: Exchange): Promise<Response> {
  const { pathname } = exchange.url;
  if (!isKnownHost(new URL(exchange.request.url).hostname, parts.hosts))
    throw new HttpError(421, 'UNKNOWN_HOST', 'This server answers for the host of SITE_URL only');
  if (!METHODS.includes(exchange.incoming.method ?? '')) {
    const allow = METHODS.join(', ');
    throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'This method is not allowed', { allow });
  }
  const isBackend = /^\/(?:rest|storage|auth|functions|api|__mail)(?:\/|$)/.test(pathname);
  if (!isWellFormed(pathname)) {
    if (isBackend) throw new HttpError(400, 'BAD_PATH', 'The address is malformed');
    // A page that does not exist, for a visitor. The site decodes paths.
    return parts.site?.fetch(exchange.request, new URL('/%25', exchange.url)) ?? unavailable();
  }
  // PostgreSQL knows no NUL: one in a column's name breaks lite's message to it.
  if (isBackend && exchange.url.search.includes('%00'))
    throw new HttpError(400, 'BAD_PATH', 'The address is malformed');
  if (pathname === '/healthz') {
    const ok = await parts.healthy();
    return json(ok ? 200 : 503, { ok });
  }
  if (pathname === '/config.json') {
    const { publishableKey } = parts;
    // An empty URL means the origin that this file came from.
    return publishableKey === undefined ? unavailable() : json(200, { supabaseUrl: '', publishableKey });
  }
  if (/^\/(?:rest|storage)\/v1(?:\/|$)/.test(pathname)) return callApi(parts, exchange);
  if (/^\/auth\/v1(?:\/|$)/.test(pathname)) return callAuth(parts, exchange);
  const name = /^\/(?:functions\/v1|api)\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (name !== undefined) return callFunction(parts, exchange, name);
  if (pathname === '/__mail' || pathname.startsWith('/__mail/')) return showMailbox(parts, exchange);
  return parts.site?.fetch(exchange.request, exchange.url) ?? unavailable();
}

/** Whether a request is for a known host. IP addresses and local names are safe, because no other site can have such a name. */
function isKnownHost(hostname: string, known: readonly string[] = []): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return isAddress || /^(?:.+\.)?localhost$/.test(hostname) || known.includes(hostname);
}

/** Whether every percent sign begins an escape of UTF-8 text. */
function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

async function bodyOf(parts: Parts, { incoming }: Exchange, maxBytes: () => number): Promise<Buffer | null> {
  if (METHODS_WITHOUT_BODY.has(incoming.method ?? '')) return null;
  return readBody(incoming, maxBytes(), parts.bodyTimeouts);
}

async function callApi(parts: Parts, exchange: Exchange): Promise<Response> {
  const { backend } = parts;
  if (backend === undefined) return unavailable();
  const { request, incoming, url } = exchange;
  if (isPreflight(request)) return restrictToSite(answerPreflight(), request, parts);
  // The key is checked before the body is read.
  const body = await bodyOf(parts, exchange, () => {
    const isUpload = url.pathname.startsWith('/storage/v1/object/');
    return keyKind(request, url, parts) === 'secret' && isUpload ? MAX_BYTES.upload : MAX_BYTES.rest;
  });
  const ask = (asked: Request) => backend.fetch(asked, clientAddress(incoming));
  const asked = forwardRequest(request, incoming, url, body);
  const isStorage = url.pathname.startsWith('/storage/');
  return restrictToSite(
    forwardResponse(await (isStorage ? askStorage(asked, ask) : ask(asked))),
    request,
    parts,
  );
}

async function callAuth(parts: Parts, exchange: Exchange): Promise<Response> {
  const { backend } = parts;
  if (backend === undefined) return unavailable();
  const { request, incoming, url } = exchange;
  if (isPreflight(request)) return restrictToSite(answerPreflight(), request, parts);
  const isService = keyKind(request, url, parts) === 'secret';
  const body = await bodyOf(parts, exchange, () => MAX_BYTES.auth);
  const address = clientAddress(incoming);
  const response = await askAuth({
    request: forwardRequest(request, incoming, url, body),
    isService,
    codes: backend.codes,
    ask: (asked) => backend.fetch(asked, address),
  });
  return restrictToSite(forwardResponse(response), request, parts);
}

/** A browser asks before it sends a request to another origin. It gives no key yet. */
const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers.has('access-control-request-method');

const answerPreflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': METHODS.join(', '),
      'access-control-allow-headers':
        'apikey, authorization, content-type, content-profile, accept-profile, prefer, range, x-client-info, x-retry-count, x-supabase-api-version',
      'access-control-max-age': '86400',
    },
  });

/** Lite lets pages of every origin read its responses. This allows the pages of this origin and of SITE_URL only. */
function restrictToSite(response: Response, { headers }: Request, { siteOrigin }: Parts): Response {
  const origin = headers.get('origin');
  const isOwn = origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host');
  if (origin !== null && (isOwn || origin === siteOrigin)) {
    response.headers.set('access-control-allow-origin', origin);
    // PostgREST exposes these. The desk takes the server's time from Date.
    response.headers.set('access-control-expose-headers', 'Content-Range, Content-Type, Date, Retry-After');
  } else response.headers.delete('access-control-allow-origin');
  response.headers.append('vary', 'Origin');
  return response;
}

async function callFunction(parts: Parts, exchange: Exchange, name: string): Promise<Response> {
  const { request, incoming, url } = exchange;
  const body = await bodyOf(
    parts,
    exchange,
    () => MAX_BYTES[name === 'receive-email' ? 'mail' : 'functions'],
  );
  const origin = parts.functions?.url();
  if (!origin) return unavailable();
  const forwarded = forwardRequest(request, incoming, new URL(`/${name}${url.search}`, origin), body);
  forwarded.headers.set('x-forwarded-host', request.headers.get('host') ?? '');
  forwarded.headers.delete('host');
  try {
    return forwardResponse(await fetch(forwarded, { signal: AbortSignal.timeout(FUNCTION_TIMEOUT_MS) }));
  } catch {
    return unavailable();
  }
}

/** Opens the mailbox: part of the link that a start prints. */
export const mailboxKey = (secretKey: string): string =>
  createHash('sha256').update(`mailbox:${secretKey}`).digest('base64url');

/**
 * Mails hold what visitors wrote, and sign-in codes. Who knows the key may read them, whatever a proxy makes of the
 * request. It moves from the link to a cookie, so that it stays in no history.
 */
async function showMailbox(parts: Parts, { request, url }: Exchange): Promise<Response> {
  const key = parts.secretKey === undefined ? undefined : mailboxKey(parts.secretKey);
  const given =
    url.searchParams.get('key') ?? /(?:^|; )mailbox=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (key === undefined || given === undefined || !isSame(given, key))
    return new Response('Open the link to the mailbox that the server printed when it started.', {
      status: 403,
    });
  if (url.searchParams.has('key'))
    return new Response(null, {
      status: 303,
      headers: {
        location: url.pathname,
        'cache-control': 'no-store',
        'set-cookie': `mailbox=${key}; Path=/__mail; HttpOnly; SameSite=Strict`,
      },
    });
  const file = url.pathname.slice('/__mail/'.length);
  if (file === '') {
    const mails = await listMails(parts.mailFolder, 500);
    return new Response(renderMailbox(mails), { headers: MAILBOX_HEADERS });
  }
  const mail = await readMail(parts.mailFolder, file);
  return mail === null
    ? new Response('No such mail', { status: 404 })
    : new Response(renderMail(mail), { headers: MAILBOX_HEADERS });
}
